### Kosmopolis. The terms are those of rules.md.
###
### $player, $players: names. $card, $cards: cards, said by kosmopolis-card or kosmopolis-taken-card.
### $colour, $colours: colours, said by kosmopolis-blue and so on, or in another case by kosmopolis-on-…,
### kosmopolis-of-… or kosmopolis-column-…. $value, $modifiers: texts such as +4.

kosmopolis-name = Kosmopolis
kosmopolis-about = Zaplňujte své město agenty, kněžími, učenci a kupci, ale nestavte výš, než Kosmopolis unese.

## Colours, professions and cards

kosmopolis-blue = modrá
kosmopolis-pink = růžová
kosmopolis-green = zelená
kosmopolis-yellow = žlutá
# What stands on cards and signs, beside a shape. No two alike.
kosmopolis-letter-blue = M
kosmopolis-letter-pink = R
kosmopolis-letter-green = Z
kosmopolis-letter-yellow = Ž
# Where a modifier is put.
kosmopolis-on-blue = k modré barvě
kosmopolis-on-pink = k růžové barvě
kosmopolis-on-green = k zelené barvě
kosmopolis-on-yellow = ke žluté barvě
# What a limit is of.
kosmopolis-of-blue = modrých
kosmopolis-of-pink = růžových
kosmopolis-of-green = zelených
kosmopolis-of-yellow = žlutých
# A column that somebody keeps or loses.
kosmopolis-column-blue = modrý sloupec
kosmopolis-column-pink = růžový sloupec
kosmopolis-column-green = zelený sloupec
kosmopolis-column-yellow = žlutý sloupec

kosmopolis-profession-blue = agent
kosmopolis-profession-pink = kněz
kosmopolis-profession-green = učenec
kosmopolis-profession-yellow = kupec

# A card for a screen reader. $colour is the colour's name in the rules, $value a number from 2 to 6.
kosmopolis-card = { $colour ->
        [blue] modrá
        [pink] růžová
        [green] zelená
       *[yellow] žlutá
    } { $value ->
        [2] dvojka
        [3] trojka
        [4] čtyřka
        [5] pětka
        [6] šestka
       *[other] karta { $value }
    }
# A card that somebody plays or takes.
kosmopolis-taken-card = { $colour ->
        [blue] modrou
        [pink] růžovou
        [green] zelenou
       *[yellow] žlutou
    } { $value ->
        [2] dvojku
        [3] trojku
        [4] čtyřku
        [5] pětku
        [6] šestku
       *[other] kartu { $value }
    }

## Areas of the table

kosmopolis-area-capital = Kosmopolis
kosmopolis-area-city = Město
kosmopolis-area-hand = Ruka
kosmopolis-area-pack = Sada
kosmopolis-area-kept = Odložené karty
kosmopolis-area-bonus = Bonusové karty
kosmopolis-area-deck = Balíček
kosmopolis-area-modifiers = Karty modifikace
kosmopolis-area-gold = Žetony
kosmopolis-area-discarded = Vyřazené karty

## Labels on the table

kosmopolis-label-round = { $round }. kolo ze 3
kosmopolis-label-limit = Limit
kosmopolis-label-total = Součet
kosmopolis-label-start-player = Zahajující hráč
# $count: turns left in this round, the current one included.
kosmopolis-label-last-turns = Poslední tahy: { $count ->
        [few] zbývají { $count }
       *[other] zbývá { $count }
    }
kosmopolis-label-passed-on = Karty předané dál
kosmopolis-label-points = Body
kosmopolis-label-unknown-modifiers = { $count ->
        [one] { $count } neznámá karta modifikace
        [few] { $count } neznámé karty modifikace
       *[other] { $count } neznámých karet modifikace
    }

## Options of a table

kosmopolis-option-edition = Vydání
kosmopolis-option-edition-about = Určuje jen výchozí pravidlo bonusu; jinak se všechna vydání hrají stejně.
kosmopolis-value-edition-ru = Ruské
kosmopolis-value-edition-ru-about = Ve výchozím nastavení přináší bonusovou kartu nejvyšší součet barvy.
kosmopolis-value-edition-pl = Polské
kosmopolis-value-edition-pl-about = Ve výchozím nastavení přináší bonusovou kartu součet, který je po odečtení zaplacených žetonů nejblíž limitu.
kosmopolis-value-edition-cs = České
kosmopolis-value-edition-cs-about = Ve výchozím nastavení přináší bonusovou kartu součet, který je po odečtení zaplacených žetonů nejblíž limitu.

kosmopolis-option-bonus_rule = Pravidlo bonusu
kosmopolis-option-bonus_rule-about = Určuje, kdo je v barvě první a vezme si z Kosmopolis bonusovou kartu.
kosmopolis-value-bonus_rule-highest_total = Nejvyšší součet
kosmopolis-value-bonus_rule-highest_total-about = První je nejvyšší součet; sloupec zachráněný žetony se počítá celý.
kosmopolis-value-bonus_rule-closest_lowered = Nejblíž limitu po odečtení žetonů
kosmopolis-value-bonus_rule-closest_lowered-about = První je součet nejbližší limitu; zaplacené žetony se od něj odečtou, takže kdo platil, stojí přesně na limitu.
kosmopolis-value-bonus_rule-closest_raw = Nejblíž limitu bez odečítání
kosmopolis-value-bonus_rule-closest_raw-about = První je vytištěný součet nejbližší limitu, ať shora, nebo zdola; zaplacené žetony ho nepřiblíží.

kosmopolis-option-gold_order = Placení žetony
kosmopolis-option-gold_order-about = Jak se hráči rozhodují, za které sloupce zaplatí.
kosmopolis-value-gold_order-sequential = Postupně a otevřeně
kosmopolis-value-gold_order-sequential-about = Hráči se rozhodují po směru hodinových ručiček od zahajujícího hráče a vidí, za co zaplatili ti před nimi.
kosmopolis-value-gold_order-simultaneous = Najednou a tajně
kosmopolis-value-gold_order-simultaneous-about = Všichni se rozhodnou tajně a vše se ukáže najednou.

kosmopolis-option-bonus_visibility = Bonusové karty ostatních
kosmopolis-option-bonus_visibility-about = Jak na stole vypadají bonusové karty ostatních hráčů.
kosmopolis-value-bonus_visibility-owner_only = Rubem nahoru
kosmopolis-value-bonus_visibility-owner_only-about = Ostatní vidí jen ruby a počet karet; v záznamu zůstává, kdo si co vzal.
kosmopolis-value-bonus_visibility-public = Lícem nahoru
kosmopolis-value-bonus_visibility-public-about = Všichni vidí všechny bonusové karty.

kosmopolis-option-spectator_view = Diváci vidí
kosmopolis-option-spectator_view-about = Co se ukazuje těm, kdo u stolu nesedí.
kosmopolis-value-spectator_view-public = Jen to, co je veřejné
kosmopolis-value-spectator_view-public-about = Diváci vidí jen to, co je u stolu přístupné všem.
kosmopolis-value-spectator_view-omniscient_delayed = Všechno, ale se zpožděním
kosmopolis-value-spectator_view-omniscient_delayed-about = Diváci vidí i všechny skryté karty, ale až ve chvíli, kdy už nejsou tajemstvím.

## What is asked of you, or of others

kosmopolis-ask-draft = Vyberte dvě karty, které si necháte.
kosmopolis-ask-play = Jste na tahu: zahrajte kartu do vlastního města, nebo do Kosmopolis.
kosmopolis-ask-last-play = Váš poslední tah v tomto kole: zahrajte kartu do vlastního města, nebo do Kosmopolis.
kosmopolis-ask-agent = Vaše karta modifikace je { $value }: přiložte ji rubem nahoru k libovolné barvě.
kosmopolis-ask-priest = Zvolte barvu: její nejnižší karta přejde z Kosmopolis do vašeho města.
kosmopolis-ask-pay = Máte { $gold ->
        [one] { $gold } žeton
        [few] { $gold } žetony
       *[other] { $gold } žetonů
    }: zvolte sloupce, za které zaplatíte, nebo neplaťte za nic.
kosmopolis-ask-over = Hra skončila.

kosmopolis-ask-wait-draft = { $players } { $count ->
        [one] vybírá
       *[other] vybírají
    } karty ze sady.
kosmopolis-ask-wait-play = { $players } vybírá kartu k zahrání.
kosmopolis-ask-wait-agent = { $players } vybírá barvu pro kartu modifikace.
kosmopolis-ask-wait-priest = { $players } vybírá barvu pro kněze.
kosmopolis-ask-wait-pay = { $players } se { $count ->
        [one] rozhoduje
       *[other] rozhodují
    }, za co zaplatit.
kosmopolis-ask-wait-or-change = Vaše volba je zapsaná, ale ještě ji můžete změnit: { $players } zatím { $count ->
        [one] vybírá
       *[other] vybírají
    }.

## The log

kosmopolis-log-deal = Začíná { $round }. kolo: každý dostává { $cards ->
        [one] { $cards } kartu
        [few] { $cards } karty
       *[other] { $cards } karet
    }.
kosmopolis-log-drafted = { $player } si nechává { $cards }.
    .you = Necháváte si { $cards }.
kosmopolis-log-drafted-secretly = { $player } odkládá stranou dvě karty.
    .you = Odkládáte stranou dvě karty.
kosmopolis-log-passed = Všichni předávají zbytek sady doleva.
kosmopolis-log-hands = Výběr karet skončil. Začíná { $player }.
    .you = Výběr karet skončil. Začínáte vy.

kosmopolis-log-to-city = { $player } hraje { $card } do vlastního města.
    .you = Hrajete { $card } do vlastního města.
kosmopolis-log-to-capital = { $player } hraje { $card } do Kosmopolis.
    .you = Hrajete { $card } do Kosmopolis.
kosmopolis-log-drew = Učenec: { $player } si přibírá { $card }.
    .you = Učenec: přibíráte si { $card }.
kosmopolis-log-drew-secretly = Učenec: { $player } si přibírá kartu.
    .you = Učenec: přibíráte si kartu.
kosmopolis-log-deck-empty = Učenec: balíček je prázdný, { $player } nepřibírá nic.
    .you = Učenec: balíček je prázdný, nepřibíráte nic.
kosmopolis-log-took-gold = Kupec: { $player } si bere žeton.
    .you = Kupec: berete si žeton.
kosmopolis-log-no-gold = Kupec: zásoba je prázdná, { $player } nedostává nic.
    .you = Kupec: zásoba je prázdná, nedostáváte nic.
kosmopolis-log-sees = Agent: { $player } se dívá na kartu modifikace a vidí { $value }.
    .you = Agent: díváte se na kartu modifikace a vidíte { $value }.
kosmopolis-log-looks = Agent: { $player } se tajně dívá na kartu modifikace.
    .you = Agent: tajně se díváte na kartu modifikace.
kosmopolis-log-no-modifier = Agent: karty modifikace na toto kolo došly, { $player } nic nepřikládá.
    .you = Agent: karty modifikace na toto kolo došly, nepřikládáte nic.
kosmopolis-log-placed = { $player } přikládá kartu modifikace { $value } rubem nahoru { $colour }.
    .you = Přikládáte kartu modifikace { $value } rubem nahoru { $colour }.
kosmopolis-log-placed-secretly = { $player } přikládá kartu modifikace rubem nahoru { $colour }.
    .you = Přikládáte kartu modifikace rubem nahoru { $colour }.
kosmopolis-log-priest-names = Kněz: { $player } vybírá barvu.
    .you = Kněz: vybíráte barvu.
kosmopolis-log-priest-took = Kněz: { $player } si bere { $card } z Kosmopolis do vlastního města.
    .you = Kněz: berete si { $card } z Kosmopolis do vlastního města.
kosmopolis-log-no-priest = Kněz: modrý, zelený i žlutý sloupec v Kosmopolis jsou prázdné, { $player } si nebere nic.
    .you = Kněz: modrý, zelený i žlutý sloupec v Kosmopolis jsou prázdné, neberete si nic.

kosmopolis-log-last-turns = { $player } už nemá karty: každý z ostatních má ještě jeden tah.
    .you = Už nemáte karty: každý z ostatních má ještě jeden tah.
kosmopolis-log-leftovers = { $player } vykládá nezahrané karty do vlastního města: { $cards }.
    .you = Vykládáte nezahrané karty do vlastního města: { $cards }.
kosmopolis-log-limit = Limit { $colour }: { $limit }.
kosmopolis-log-limit-modified = Limit { $colour }: { $limit } (karty { $cards }, modifikace { $modifiers }).
kosmopolis-log-paid-secretly = { $player } se tajně rozhoduje, za co zaplatit.
    .you = Tajně se rozhodujete, za co zaplatit.
kosmopolis-log-pays = { $player } platí { $gold ->
        [one] { $gold } žeton
        [few] { $gold } žetony
       *[other] { $gold } žetonů
    } a zachraňuje { $colours }.
    .you = Platíte { $gold ->
        [one] { $gold } žeton
        [few] { $gold } žetony
       *[other] { $gold } žetonů
    } a zachraňujete { $colours }.
kosmopolis-log-pays-nothing = { $player } neplatí za nic.
    .you = Neplatíte za nic.
kosmopolis-log-discards = { $player } přichází o { $colour }: součet { $total } překračuje limit { $limit } o { $excess }.
    .you = Přicházíte o { $colour }: součet { $total } překračuje limit { $limit } o { $excess }.
kosmopolis-log-bonus = { $player } si bere { $card } z Kosmopolis jako bonusovou kartu.
    .you = Berete si { $card } z Kosmopolis jako bonusovou kartu.
kosmopolis-log-next-start = Rozhodují součty měst: další kolo zahajuje { $player }.
    .you = Rozhodují součty měst: další kolo zahajujete vy.
kosmopolis-log-end = Třetí kolo skončilo a s ním i hra.

## Why a move is refused

kosmopolis-unreadable = „{ $text }“ není tah hry Kosmopolis. Tahy se zapisují takto: draft B4 Y6, B4 city, B4 capital, agent Y, priest B, pay B Y, pay none.
kosmopolis-no-draft-now = Právě probíhá výběr karet: vyberte dvě karty ze sady, které si necháte.
kosmopolis-no-two-in-pack = Taková karta je ve vaší sadě jen jedna. Vyberte k ní jinou.
kosmopolis-no-card-in-pack = Taková karta ve vaší sadě není. Vyberte dvě z těch, které v ní jsou.
kosmopolis-no-play-now = Teď je třeba zahrát kartu: do vlastního města, nebo do Kosmopolis.
kosmopolis-no-card-in-hand = Takovou kartu v ruce nemáte. Zahrajte jednu z těch, které držíte.
kosmopolis-no-agent-now = Nejdřív přiložte kartu modifikace k jedné ze čtyř barev.
kosmopolis-no-priest-now = Nejdřív zvolte barvu pro kněze: modrou, zelenou, nebo žlutou.
kosmopolis-no-priest-pink = Kněz si růžové karty nebere nikdy. Zvolte modrou, zelenou, nebo žlutou.
kosmopolis-no-priest-empty = V Kosmopolis není žádná karta této barvy: { $colour }. Zvolte neprázdný sloupec, ale ne růžový.
kosmopolis-no-gold-now = Teď je třeba rozhodnout o placení: zvolte barvy, za které platíte, nebo neplaťte za nic.
kosmopolis-no-pay-within-limit = V této barvě nemáte přebytek: { $colour }. Platit lze jen za barvy, které překročily limit.
kosmopolis-no-pay-gold = Žetony nestačí: je jich třeba { $needed }, ale máte { $gold }. Zaplaťte za méně barev, nebo za nic.

## The score

kosmopolis-score-city = Město: { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }
kosmopolis-score-bonus = Bonusové karty ({ $cards }): { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }
kosmopolis-score-gold = Žetony: { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }

## Why a position is refused

kosmopolis-position-gold = Počet žetonů v této pozici i se zásobou: { $gold }. Má jich být { $all }.
kosmopolis-position-cards = V této pozici je příliš mnoho karet { $card }. Ve hře je jich jen { $copies }.
kosmopolis-position-phase = Karty neodpovídají fázi „{ $phase }“. Zkontrolujte ruce a sady, odložené i zahrané karty.
kosmopolis-position-pack = V sadě „state.seats[{ $seat }].pack“ musí být tolik karet jako v ostatních: { $size }.
kosmopolis-position-hand = Ruka „state.seats[{ $seat }].hand“ taková být nemůže. V ruce jsou odložené a přibrané karty bez zahraných a ten, kdo je na tahu, musí mít kartu.
kosmopolis-position-turns = Tahy na sebe nenavazují. Zkontrolujte „state.active“, „state.last_turns“ a „state.asked“ a také to, co které místo zahrálo a za co zaplatilo.
kosmopolis-position-answer = „state.seats[{ $seat }].answer“ je volba, kterou toto místo teď nemá. Napište povolený tah, nebo null.

## On the front page and after the game

kosmopolis-minutes = 20–30 minut
kosmopolis-tie-break = Bodů je stejně, rozhodují tedy karty: více šestek, potom pětek a tak dále.
kosmopolis-points = Body
kosmopolis-margin = { $player }: o { $count ->
        [one] pouhý { $count } bod
        [few] { $count } body
       *[other] { $count } bodů
    } méně.
    .you = { $count ->
        [one] Chyběl vám jen { $count } bod
        [few] Chyběly vám { $count } body
       *[other] Chybělo vám { $count } bodů
    }.

## The table in words

kosmopolis-say-draft = Nechat si: { $cards }
kosmopolis-say-to-city = { $card } do svého města
kosmopolis-say-to-capital = { $card } do Kosmopolis ({ $profession })
kosmopolis-say-agent = Přiložit kartu modifikace { $colour }
kosmopolis-say-priest = Vzít si nejnižší kartu: { $colour }
kosmopolis-say-pay = Zaplatit { $gold ->
        [one] { $gold } žeton
        [few] { $gold } žetony
       *[other] { $gold } žetonů
    } a zachránit { $colours }
kosmopolis-say-pay-none = Za nic neplatit
kosmopolis-say-limit = { $colour }: limit { $limit }, karty { $cards }
kosmopolis-say-limit-unknown = { $colour }: limit { $limit } bez: { $unknown }; karty { $cards }
kosmopolis-say-column = { $colour }: součet { $total }, karty { $cards }
kosmopolis-say-modifier = Karta modifikace { $value } { $colour }, od { $player-gen }
    .you = Vaše karta modifikace { $value } { $colour }
kosmopolis-say-modifier-hidden = Zakrytá karta modifikace { $colour }, od { $player-gen }
    .you = Vaše zakrytá karta modifikace { $colour }
kosmopolis-say-cards-hidden = { $area }: { $count ->
        [one] { $count } zakrytá karta
        [few] { $count } zakryté karty
       *[other] { $count } zakrytých karet
    }

## The picture in the terminal

# Obraz hry Kosmopolis
kosmopolis-picture-round = { $round }. kolo ze { $rounds }
kosmopolis-picture-blue = Agent
kosmopolis-picture-pink = Kněz
kosmopolis-picture-green = Učenec
kosmopolis-picture-yellow = Kupec
kosmopolis-picture-capital = Kosmopolis
kosmopolis-picture-deck = balíček { $count }
kosmopolis-picture-modifiers = modif. { $count }
kosmopolis-picture-gold = zlato { $count }
kosmopolis-picture-limit = limit { $limit }
kosmopolis-picture-sign-limit = limit
kosmopolis-picture-sign-hand = ruka
kosmopolis-picture-sign-bonus = bonus
kosmopolis-picture-sign-start = začíná
kosmopolis-picture-hand-size = ruka { $count }
kosmopolis-picture-bonus = bonus { $count }
kosmopolis-picture-bonus-cards = bonus
kosmopolis-picture-answered = hotovo
kosmopolis-picture-choosing = vybírá
kosmopolis-picture-over = { $over } navíc
kosmopolis-picture-at-limit = přesně
kosmopolis-picture-room = volno { $room }
kosmopolis-picture-paid = zaplaceno
kosmopolis-picture-last-turns = { $left ->
    [one] poslední tah
   *[other] posl. tahy: { $left }
}
kosmopolis-picture-your-hand = Vaše ruka
kosmopolis-picture-your-pack = Vaše sada
kosmopolis-picture-pack = sada
kosmopolis-picture-kept = Necháno
kosmopolis-picture-passed-on = Předáno
kosmopolis-picture-chosen = Vybráno
kosmopolis-picture-looking-at = Vidíte modifikaci

## Když se něco stane poprvé: řekne se to jednou

kosmopolis-first-to-capital = Karta v hlavním městě zvyšuje limit své barvy pro všechny a udělá, co říká její profese.
kosmopolis-first-took-gold = Zlato se hodí na konci kola: zachrání věž, která vyrostla příliš vysoko.
kosmopolis-first-placed = Karta modifikace leží zakrytá do konce kola a pak posune limit své barvy nahoru nebo dolů.
kosmopolis-first-priest-took = Kněz vezme nejnižší kartu barvy z hlavního města do svého: limit tím klesne.
kosmopolis-first-limit = Teď se počítá kolo. Limit barvy je součet jejích karet v hlavním městě i s modifikacemi.
kosmopolis-first-discards = Věž nad limitem se celá odstraní, pokud majitel nezaplatí zlatem za to, co přebývá.
kosmopolis-first-bonus = Z věží, které zůstaly, získá nejlepší v každé barvě bonusovou kartu z hlavního města.
kosmopolis-first-last-turns = Někdo zahrál poslední kartu. Ostatní mají v tomto kole ještě jeden tah.

## Co říká vaše hra

kosmopolis-habit-draft = Koho berete jako první
kosmopolis-habit-city = Ve vašem městě
kosmopolis-habit-capital = V hlavním městě
