### Stůl Kosmopolis v prohlížeči. Pojmy jako v kosmopolis.ftl.
###
### $card: karta, např. B4, nebo její název (modrá 4). $colour: název barvy, jak jej říká
### kosmopolis-blue. $limit, $low, $high, $total: čísla. $value: text, např. +4.

## Co povolání dělá, když se jeho karta zahraje do Kosmopolis

kboard-does-blue = Podívejte se na kartu modifikace a přiložte ji k libovolné barvě
kboard-does-pink = Vezměte do svého města nejnižší kartu jiné barvy
kboard-does-green = Lízněte si kartu
kboard-does-yellow = Vezměte si 1 žeton

## Věže, limity a součty

kboard-limit = Limit { $limit }
kboard-limit-between = Limit { $limit } bez neznámých karet modifikace, s nimi od { $low } do { $high }
kboard-cards = Karty { $cards }
kboard-no-cards = Žádné karty
kboard-over = Nad limitem o { $count }
kboard-at-limit = Přesně na limitu
kboard-room = Do limitu zbývá { $count }
kboard-paid = Zaplaceno
kboard-modifier-known = Karta modifikace { $value } od { $player-gen }
    .you = Vaše karta modifikace { $value }
kboard-modifier-unknown = Neznámá karta modifikace od { $player-gen }
    .you = Vaše zakrytá karta modifikace

## Hráči

kboard-hand = { $count ->
        [one] { $count } karta v ruce
        [few] { $count } karty v ruce
       *[other] { $count } karet v ruce
    }
kboard-choosing = vybírá
kboard-ready = hotovo
kboard-to-move = na tahu

## Co lze udělat

kboard-keep = Nechat si tyto dvě
kboard-choose-more = { $count ->
        [one] Vyberte ještě jednu kartu
       *[other] Vyberte dvě karty
    }
kboard-chosen = Vybráno
kboard-put-back = Vrátit zpět: { $card }
kboard-to-city = { $card } do svého města
kboard-to-capital = { $card } do Kosmopolis
kboard-play-here = Zahrát { $card } sem
kboard-place-here = Přiložit { $value } sem
kboard-take-here = Vzít { $card }
kboard-pay-for = Sloupce nad limitem
kboard-save = Zachovat: { $colour }, cena { $gold } { $gold ->
        [one] žeton
        [few] žetony
       *[other] žetonů
    }
kboard-pay = Zaplatit { $gold } { $gold ->
        [one] žeton
        [few] žetony
       *[other] žetonů
    }
kboard-pay-none = Nic neplatit

## Konec kola, krok za krokem

kboard-step-leftovers = Poslední karty jdou do měst
kboard-step-limits = Limity jsou dané
kboard-step-gold = Žetony drží věže
kboard-step-falls = Co je příliš vysoké, padá
kboard-step-bonus = Nejlepší berou bonusové karty
kboard-step-next = Další kolo
kboard-step-end = Hra skončila
kboard-go-on = Dál
