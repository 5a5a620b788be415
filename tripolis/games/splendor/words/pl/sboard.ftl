### The browser's table of Splendor: its buttons, and the names a screen reader says.
###
### $price, $need: numbers of tokens, said by splendor-count-…. $kind, $colour: a colour's name.
### $place: a place such as 2c. $back: a card's back. $player, $players: names.

## Buttons

sboard-take = Weź
sboard-buy = Kup
sboard-reserve = Zarezerwuj
sboard-pay = Zapłać
sboard-return = Oddaj
sboard-discard = Zapłać tymi
sboard-conquer = Podbij
sboard-skip = Nie teraz
sboard-pass = Pas
sboard-cancel = Odłóż
sboard-put-back = Odłóż: { $kind }
sboard-pays-gem = W zapłacie: { $kind }. Zastąp złotem
sboard-gold-stands-for = Złoto zamiast klejnotu: { $kind }. Zapłać jednak klejnotem
sboard-pay-gold = Zapłać: złoto { $gold }, karty „Dwie sztuki złota” { $cards }

## Notes

sboard-tray = Twój wybór
sboard-gold-note = Złota się nie bierze: dostajesz je za zarezerwowaną kartę.
sboard-tower-lifted = Wieża przechodzi na inną kartę: wybierz ją.
sboard-goal = Ostatnia runda, gdy ktoś ma 15 prestiżu
sboard-goal-city = Ostatnia runda, gdy ktoś zdobędzie miasto
# Tokens in hand, and how many may stay at the end of a turn.
sboard-token-total = { $count }/10

## Things on the table

sboard-card-white = Biała karta { $level }. poziomu
sboard-card-blue = Niebieska karta { $level }. poziomu
sboard-card-green = Zielona karta { $level }. poziomu
sboard-card-red = Czerwona karta { $level }. poziomu
sboard-card-black = Czarna karta { $level }. poziomu
sboard-card-orient = { $ability } (Orient, poziom { $level })
sboard-prestige = prestiż { $points }
sboard-printed = Cena na karcie: { $price }
sboard-costs = cena: { $price }
sboard-costs-you = cena dla ciebie: { $price }
sboard-costs-nothing = dla ciebie za darmo
sboard-costs-cards = cena: własne karty warte dwa bonusy, { $colour }
sboard-towers-on = { $count ->
        [one] { $count } wieża ({ $player })
        [few] { $count } wieże ({ $player })
       *[many] { $count } wież ({ $player })
    }
    .you = { $count ->
        [one] { $count } twoja wieża
        [few] { $count } twoje wieże
       *[many] { $count } twoich wież
    }
sboard-deck = Talia: { $back }, { $count ->
        [one] została { $count } karta
        [few] zostały { $count } karty
       *[many] zostało { $count } kart
    }
sboard-pile = Zasoby: { $kind }, { $count }
sboard-bonuses = Bonusy: { $kind }, { $count }
sboard-tokens = Żetony: { $kind }, { $count }
sboard-noble = Arystokrata { $number }, prestiż { $points }
sboard-city = Miasto { $number }
sboard-post = Placówka { $number }
sboard-asks = wymaga bonusów: { $need }
sboard-and-noble = i arystokraty, który już cię odwiedził
sboard-held-by = tarcze: { $players }
