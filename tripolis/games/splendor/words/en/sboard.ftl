### The browser's table of Splendor: its buttons, and the names a screen reader says.
###
### $price, $need: numbers of tokens, said by splendor-count-…. $kind, $colour: a colour's name.
### $place: a place such as 2c. $back: a card's back. $player, $players: names.

## Buttons

sboard-take = Take
sboard-buy = Buy
sboard-reserve = Reserve
sboard-pay = Pay
sboard-return = Return
sboard-discard = Pay with these
sboard-conquer = Conquer
sboard-skip = Not now
sboard-pass = Pass
sboard-cancel = Put down
sboard-put-back = Put back: { $kind }
sboard-pays-gem = Paid: { $kind }. Let gold take its place
sboard-gold-stands-for = Gold in the place of: { $kind }. Pay the gem after all
sboard-pay-gold = Pay { $gold } gold and { $cards } “Two gold” cards

## Notes

sboard-tray = Your choice
sboard-gold-note = Gold is never taken: it comes with a card you reserve.
sboard-tower-lifted = The tower goes to another card: choose it.
sboard-goal = Last round once somebody has 15 prestige
sboard-goal-city = Last round once somebody has a city
# Tokens in hand, and how many may stay at the end of a turn.
sboard-token-total = { $count }/10

## Things on the table

sboard-card-white = White card, level { $level }
sboard-card-blue = Blue card, level { $level }
sboard-card-green = Green card, level { $level }
sboard-card-red = Red card, level { $level }
sboard-card-black = Black card, level { $level }
sboard-card-orient = { $ability } (Orient, level { $level })
sboard-prestige = prestige { $points }
sboard-printed = Printed cost: { $price }
sboard-costs = costs { $price }
sboard-costs-you = costs you { $price }
sboard-costs-nothing = costs you nothing
sboard-costs-cards = costs own cards worth two bonuses: { $colour }
sboard-towers-on = { $count ->
        [one] { $count } tower of { $player }
       *[other] { $count } towers of { $player }
    }
    .you = { $count ->
        [one] { $count } tower of yours
       *[other] { $count } towers of yours
    }
sboard-deck = Deck: { $back }, { $count ->
        [one] { $count } card left
       *[other] { $count } cards left
    }
sboard-pile = Supply: { $kind }, { $count }
sboard-bonuses = Bonuses: { $kind }, { $count }
sboard-tokens = Tokens: { $kind }, { $count }
sboard-noble = Noble { $number }, prestige { $points }
sboard-city = City { $number }
sboard-post = Trading post { $number }
sboard-asks = asks for bonuses: { $need }
sboard-and-noble = and a noble who has visited you
sboard-held-by = held by { $players }
