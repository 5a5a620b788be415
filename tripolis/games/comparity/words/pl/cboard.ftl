### The browser's table of Comparity.
###
### $card, $one and $other are landmarks, $cards several of them.

## Rows and piles

cboard-row-yours = Twój rząd
cboard-row-of = Rząd { $name-gen }
cboard-show-row = Pokaż rząd { $name-gen }.
cboard-cards = { $count ->
        [one] { $count } karta
        [few] { $count } karty
        [many] { $count } kart
       *[other] { $count } karty
    }
cboard-pile-top = na wierzchu: { $card }
cboard-close = Zamknij

## The map

cboard-zone-keys = Strzałki prowadzą od pola do pola, z klawiszem Shift przesuwają mapę, + i − zmieniają skalę, 0 pokazuje całą strefę, Escape odkłada kartę.
cboard-zoom-in = Powiększ
cboard-zoom-out = Pomniejsz
cboard-zoom-fit = Pokaż całą strefę
cboard-order-height = wyżej
cboard-order-year = później
cboard-cell-free = tu można położyć kartę
cboard-cell-empty = puste pole
cboard-beside-left = z lewej { $card }
cboard-beside-right = z prawej { $card }
cboard-beside-above = u góry { $card }
cboard-beside-below = u dołu { $card }
cboard-laid-by = karta { $player-gen }
    .you = twoja karta
cboard-last-played = zagrana jako ostatnia
cboard-checked = właśnie sprawdzana
cboard-violation = w złej kolejności

## What is being put together

cboard-choose-cell = Wybierz pole na mapie.
cboard-choose-card = Wybierz kartę ze swojego rzędu na to pole.
cboard-claim-height-least = Nie niżej niż { $cards }
cboard-claim-height-most = Nie wyżej niż { $cards }
cboard-claim-year-least = Nie wcześniej niż { $cards }
cboard-claim-year-most = Nie później niż { $cards }
cboard-lay-here = Połóż tutaj
cboard-check = Sprawdź
cboard-cancel = Anuluj
cboard-draw = Dobierz kartę
cboard-or-check = … albo wybierz zakrytą kartę do sprawdzenia.
cboard-open-none = Nie odkrywaj więcej
cboard-or-open = … albo wybierz sąsiednią kartę do odkrycia.
cboard-repair-choose = Przestaw w ten sposób
cboard-repair-swap = { $one } ↔ { $other }
cboard-repair-move = { $card } → { $other }
cboard-repair-arrows = Strzałki na mapie pokazują jak.
