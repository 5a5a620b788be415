### The table of Kosmopolis in the browser. The terms are those of kosmopolis.ftl.
###
### $card: a card's text such as B4, or its name (blue 4). $colour: a colour's name, as
### kosmopolis-blue says it. $limit, $low, $high, $total: numbers. $value: a text such as +4.

## What a profession does when its card is played to the capital

kboard-does-blue = Look at a modifier and put it on a colour
kboard-does-pink = Take the lowest card of another colour into your city
kboard-does-green = Draw a card
kboard-does-yellow = Take 1 gold

## Towers, limits and totals

kboard-limit = Limit { $limit }
kboard-limit-between = Limit { $limit } without the unknown modifiers, between { $low } and { $high } with them
kboard-cards = Cards { $cards }
kboard-no-cards = No cards
kboard-over = { $count } over the limit
kboard-at-limit = Exactly at the limit
kboard-room = { $count } below the limit
kboard-paid = Paid for
kboard-modifier-known = Modifier { $value } from { $player }
    .you = Your modifier { $value }
kboard-modifier-unknown = Unknown modifier from { $player }
    .you = Your modifier, face down

## Players

kboard-hand = { $count ->
        [one] { $count } card in hand
       *[other] { $count } cards in hand
    }
kboard-choosing = choosing
kboard-ready = ready
kboard-to-move = to move

## What can be done

kboard-keep = Keep these two
kboard-choose-more = { $count ->
        [one] Choose one more card
       *[other] Choose two cards
    }
kboard-chosen = Chosen
kboard-put-back = Put back: { $card }
kboard-to-city = { $card } to your city
kboard-to-capital = { $card } to the capital
kboard-play-here = Play { $card } here
kboard-place-here = Put { $value } here
kboard-take-here = Take { $card }
kboard-pay-for = Columns above their limits
kboard-save = Keep { $colour } for { $gold } gold
kboard-pay = Pay { $gold } gold
kboard-pay-none = Pay for nothing

## The end of a round, step by step

kboard-step-leftovers = The last cards go to the cities
kboard-step-limits = The limits are set
kboard-step-gold = Gold holds up towers
kboard-step-falls = What is too high falls
kboard-step-bonus = The highest take bonus cards
kboard-step-next = The next round
kboard-step-end = The game is over
kboard-go-on = Go on
