### The browser's table of Comparity.
###
### $card, $one and $other are landmarks, $cards several of them.

## Rows and piles

cboard-row-yours = Vaše řada
cboard-row-of = Řada { $name-gen }
cboard-show-row = Ukázat řadu { $name-gen }.
cboard-cards = { $count ->
        [one] { $count } karta
        [few] { $count } karty
       *[other] { $count } karet
    }
cboard-pile-top = navrchu: { $card }
cboard-close = Zavřít

## The map

cboard-zone-keys = Šipky vedou od pole k poli, se Shiftem posouvají mapu, + a − mění měřítko, 0 ukáže celou plochu, Escape vrátí kartu do řady.
cboard-zoom-in = Přiblížit
cboard-zoom-out = Oddálit
cboard-zoom-fit = Ukázat celou plochu
cboard-order-height = vyšší
cboard-order-year = pozdější
cboard-cell-free = sem lze položit kartu
cboard-cell-empty = prázdné pole
cboard-beside-left = vlevo { $card }
cboard-beside-right = vpravo { $card }
cboard-beside-above = nahoře { $card }
cboard-beside-below = dole { $card }
cboard-laid-by = karta { $player-gen }
    .you = vaše karta
cboard-last-played = naposledy zahraná
cboard-checked = právě se kontroluje
cboard-violation = ve špatném pořadí

## What is being put together

cboard-choose-cell = Vyberte pole na mapě.
cboard-choose-card = Vyberte ze své řady kartu pro toto pole.
cboard-claim-height-least = Ne nižší než { $cards }
cboard-claim-height-most = Ne vyšší než { $cards }
cboard-claim-year-least = Ne starší než { $cards }
cboard-claim-year-most = Ne mladší než { $cards }
cboard-lay-here = Položit sem
cboard-check = Zkontrolovat
cboard-cancel = Zrušit
cboard-draw = Vzít si kartu
cboard-or-check = … nebo vyberte zakrytou kartu ke kontrole.
cboard-open-none = Další neodkrývat
cboard-or-open = … nebo vyberte sousední kartu k odkrytí.
cboard-repair-choose = Přemístit takto
cboard-repair-swap = { $one } ↔ { $other }
cboard-repair-move = { $card } → { $other }
cboard-repair-arrows = Šipky na mapě ukazují jak.
