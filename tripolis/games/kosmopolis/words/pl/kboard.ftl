### Stół Kosmopolis w przeglądarce. Terminy jak w kosmopolis.ftl.
###
### $card: karta, np. B4, albo jej nazwa (niebieska 4). $colour: nazwa koloru, jak w
### kosmopolis-blue. $limit, $low, $high, $total: liczby. $value: tekst, np. +4.

## Co robi profesja, gdy jej karta trafia do Kosmopolis

kboard-does-blue = Obejrzyj kartę modyfikacji i połóż ją przy dowolnym kolorze
kboard-does-pink = Zabierz do swojego miasta najniższą kartę innego koloru
kboard-does-green = Dobierz kartę
kboard-does-yellow = Weź 1 znacznik

## Wieże, limity i sumy

kboard-limit = Limit { $limit }
kboard-limit-between = Limit { $limit } bez nieznanych kart modyfikacji, z nimi od { $low } do { $high }
kboard-cards = Karty { $cards }
kboard-no-cards = Brak kart
kboard-over = Powyżej limitu o { $count }
kboard-at-limit = Dokładnie limit
kboard-room = Do limitu brakuje { $count }
kboard-paid = Opłacone
kboard-modifier-known = Karta modyfikacji { $value } od { $player-gen }
    .you = Twoja karta modyfikacji { $value }
kboard-modifier-unknown = Nieznana karta modyfikacji od { $player-gen }
    .you = Twoja zakryta karta modyfikacji

## Gracze

kboard-hand = { $count ->
        [one] { $count } karta na ręce
        [few] { $count } karty na ręce
       *[many] { $count } kart na ręce
    }
kboard-choosing = wybiera
kboard-ready = gotowe
kboard-to-move = ma ruch

## Co można zrobić

kboard-keep = Zatrzymaj te dwie
kboard-choose-more = { $count ->
        [one] Wybierz jeszcze jedną kartę
       *[other] Wybierz dwie karty
    }
kboard-chosen = Wybrano
kboard-put-back = Odłóż z powrotem: { $card }
kboard-to-city = { $card } do swojego miasta
kboard-to-capital = { $card } do Kosmopolis
kboard-play-here = Zagraj { $card } tutaj
kboard-place-here = Połóż { $value } tutaj
kboard-take-here = Weź { $card }
kboard-pay-for = Kolumny powyżej limitu
kboard-save = Zachowaj: { $colour }, koszt { $gold } { $gold ->
        [one] znacznik
        [few] znaczniki
       *[many] znaczników
    }
kboard-pay = Zapłać { $gold } { $gold ->
        [one] znacznik
        [few] znaczniki
       *[many] znaczników
    }
kboard-pay-none = Nic nie płać

## Koniec tury, krok po kroku

kboard-step-leftovers = Ostatnie karty trafiają do miast
kboard-step-limits = Limity są ustalone
kboard-step-gold = Znaczniki podtrzymują wieże
kboard-step-falls = Co za wysokie, to upada
kboard-step-bonus = Najlepsi biorą karty bonusowe
kboard-step-next = Następna tura
kboard-step-end = Koniec gry
kboard-go-on = Dalej
