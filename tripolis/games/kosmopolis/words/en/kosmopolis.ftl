### Kosmopolis. The terms are those of rules.md.
###
### $player, $players: names. $card, $cards: cards, said by kosmopolis-card or kosmopolis-taken-card.
### $colour, $colours: colours, said by kosmopolis-blue and so on, or in another case by kosmopolis-on-…,
### kosmopolis-of-… or kosmopolis-column-…. $value, $modifiers: texts such as +4.

kosmopolis-name = Kosmopolis
kosmopolis-about = Fill your city with agents, priests, scholars and merchants, but build no higher than the shared capital can bear.

## Colours, professions and cards

kosmopolis-blue = blue
kosmopolis-pink = pink
kosmopolis-green = green
kosmopolis-yellow = yellow
# What stands on cards and signs, beside a shape. No two alike.
kosmopolis-letter-blue = B
kosmopolis-letter-pink = P
kosmopolis-letter-green = G
kosmopolis-letter-yellow = Y
# Where a modifier is put.
kosmopolis-on-blue = on blue
kosmopolis-on-pink = on pink
kosmopolis-on-green = on green
kosmopolis-on-yellow = on yellow
# What a limit is of.
kosmopolis-of-blue = blue
kosmopolis-of-pink = pink
kosmopolis-of-green = green
kosmopolis-of-yellow = yellow
# A column that somebody keeps or loses.
kosmopolis-column-blue = the blue column
kosmopolis-column-pink = the pink column
kosmopolis-column-green = the green column
kosmopolis-column-yellow = the yellow column

kosmopolis-profession-blue = Agent
kosmopolis-profession-pink = Priest
kosmopolis-profession-green = Scholar
kosmopolis-profession-yellow = Merchant

# A card for a screen reader. $colour is the colour's name in the rules, $value a number from 2 to 6.
kosmopolis-card = { $colour ->
        [blue] blue
        [pink] pink
        [green] green
       *[yellow] yellow
    } { $value }
# A card that somebody plays or takes.
kosmopolis-taken-card = a { $colour ->
        [blue] blue
        [pink] pink
        [green] green
       *[yellow] yellow
    } { $value }

## Areas of the table

kosmopolis-area-capital = Capital
kosmopolis-area-city = City
kosmopolis-area-hand = Hand
kosmopolis-area-pack = Pack
kosmopolis-area-kept = Kept cards
kosmopolis-area-bonus = Bonus cards
kosmopolis-area-deck = Deck
kosmopolis-area-modifiers = Modifiers
kosmopolis-area-gold = Gold
kosmopolis-area-discarded = Discarded cards

## Labels on the table

kosmopolis-label-round = Round { $round } of 3
kosmopolis-label-limit = Limit
kosmopolis-label-total = Total
kosmopolis-label-start-player = Start player
# $count: turns left in this round, the current one included.
kosmopolis-label-last-turns = Last turns: { $count } to go
kosmopolis-label-passed-on = Cards you passed on
kosmopolis-label-points = Points
kosmopolis-label-unknown-modifiers = { $count ->
        [one] { $count } unknown modifier
       *[other] { $count } unknown modifiers
    }

## Options of a table

kosmopolis-option-edition = Edition
kosmopolis-option-edition-about = Sets only which bonus rule is the default; otherwise all editions play alike.
kosmopolis-value-edition-ru = Russian
kosmopolis-value-edition-ru-about = By default the highest total of a colour takes the bonus card.
kosmopolis-value-edition-pl = Polish
kosmopolis-value-edition-pl-about = By default the total closest to the limit, less the gold paid, takes the bonus card.
kosmopolis-value-edition-cs = Czech
kosmopolis-value-edition-cs-about = By default the total closest to the limit, less the gold paid, takes the bonus card.

kosmopolis-option-bonus_rule = Bonus rule
kosmopolis-option-bonus_rule-about = Decides who is first in a colour and takes a bonus card from the capital.
kosmopolis-value-bonus_rule-highest_total = Highest total
kosmopolis-value-bonus_rule-highest_total-about = The highest total is first; a column kept with gold counts in full.
kosmopolis-value-bonus_rule-closest_lowered = Closest, less gold paid
kosmopolis-value-bonus_rule-closest_lowered-about = The total closest to the limit is first; gold paid is subtracted from the total, so a payer counts as exactly at the limit.
kosmopolis-value-bonus_rule-closest_raw = Closest, as printed
kosmopolis-value-bonus_rule-closest_raw-about = The printed total closest to the limit is first, whether above or below; gold paid does not bring it closer.

kosmopolis-option-gold_order = Paying with gold
kosmopolis-option-gold_order-about = How the players decide which columns to pay for.
kosmopolis-value-gold_order-sequential = In turn, in the open
kosmopolis-value-gold_order-sequential-about = The players decide clockwise from the start player and see what those before them paid.
kosmopolis-value-gold_order-simultaneous = All at once, in secret
kosmopolis-value-gold_order-simultaneous-about = Everyone decides in secret, and all payments are shown together.

kosmopolis-option-bonus_visibility = Others’ bonus cards
kosmopolis-option-bonus_visibility-about = How the bonus cards of other players look on the table.
kosmopolis-value-bonus_visibility-owner_only = Face down
kosmopolis-value-bonus_visibility-owner_only-about = Others see only the backs and their number; the log still says who took what.
kosmopolis-value-bonus_visibility-public = Face up
kosmopolis-value-bonus_visibility-public-about = Everyone sees all bonus cards.

kosmopolis-option-spectator_view = Spectators see
kosmopolis-option-spectator_view-about = What people without a seat are shown.
kosmopolis-value-spectator_view-public = Open cards only
kosmopolis-value-spectator_view-public-about = Spectators see only what is open to everybody at the table.
kosmopolis-value-spectator_view-omniscient_delayed = Everything, with a delay
kosmopolis-value-spectator_view-omniscient_delayed-about = Spectators see hidden cards too, but only once they are public.

## What is asked of you, or of others

kosmopolis-ask-draft = Choose two cards to keep.
kosmopolis-ask-play = Your turn: play a card to your city or to the capital.
kosmopolis-ask-last-play = Your last turn of the round: play a card to your city or to the capital.
kosmopolis-ask-agent = You have drawn the modifier { $value }: put it face down on a colour.
kosmopolis-ask-priest = Choose a colour: its lowest card moves from the capital to your city.
kosmopolis-ask-pay = You have { $gold } gold: choose which columns to pay for, or pay for nothing.
kosmopolis-ask-over = The game is over.

kosmopolis-ask-wait-draft = { $players } { $count ->
        [one] is
       *[other] are
    } choosing cards to keep.
kosmopolis-ask-wait-play = { $players } is choosing a card to play.
kosmopolis-ask-wait-agent = { $players } is choosing a colour for the modifier.
kosmopolis-ask-wait-priest = { $players } is choosing a colour for the Priest.
kosmopolis-ask-wait-pay = { $players } { $count ->
        [one] is
       *[other] are
    } deciding what to pay for.
kosmopolis-ask-wait-or-change = Your choice is in, and you may still change it: { $players } { $count ->
        [one] is
       *[other] are
    } still choosing.

## The log

kosmopolis-log-deal = Round { $round } begins: { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    } for each player.
kosmopolis-log-drafted = { $player } keeps { $cards }.
    .you = You keep { $cards }.
kosmopolis-log-drafted-secretly = { $player } sets two cards aside.
    .you = You set two cards aside.
kosmopolis-log-passed = Everyone passes the rest of their pack to the left.
kosmopolis-log-hands = The draft is over. { $player } begins.
    .you = The draft is over. You begin.

kosmopolis-log-to-city = { $player } plays { $card } to their city.
    .you = You play { $card } to your city.
kosmopolis-log-to-capital = { $player } plays { $card } to the capital.
    .you = You play { $card } to the capital.
kosmopolis-log-drew = Scholar: { $player } draws { $card }.
    .you = Scholar: you draw { $card }.
kosmopolis-log-drew-secretly = Scholar: { $player } draws a card.
    .you = Scholar: you draw a card.
kosmopolis-log-deck-empty = Scholar: the deck is empty, and { $player } draws nothing.
    .you = Scholar: the deck is empty, and you draw nothing.
kosmopolis-log-took-gold = Merchant: { $player } takes 1 gold.
    .you = Merchant: you take 1 gold.
kosmopolis-log-no-gold = Merchant: the supply is empty, and { $player } gets no gold.
    .you = Merchant: the supply is empty, and you get no gold.
kosmopolis-log-sees = Agent: { $player } looks at a modifier and sees { $value }.
    .you = Agent: you look at a modifier and see { $value }.
kosmopolis-log-looks = Agent: { $player } looks at a modifier in secret.
    .you = Agent: you look at a modifier in secret.
kosmopolis-log-no-modifier = Agent: all modifiers of the round are used up, and { $player } places none.
    .you = Agent: all modifiers of the round are used up, and you place none.
kosmopolis-log-placed = { $player } puts the modifier { $value } face down { $colour }.
    .you = You put the modifier { $value } face down { $colour }.
kosmopolis-log-placed-secretly = { $player } puts the modifier face down { $colour }.
    .you = You put the modifier face down { $colour }.
kosmopolis-log-priest-names = Priest: { $player } is choosing a colour.
    .you = Priest: you choose a colour.
kosmopolis-log-priest-took = Priest: { $player } takes { $card } from the capital into their city.
    .you = Priest: you take { $card } from the capital into your city.
kosmopolis-log-no-priest = Priest: the blue, green and yellow columns of the capital are empty, and { $player } takes nothing.
    .you = Priest: the blue, green and yellow columns of the capital are empty, and you take nothing.

kosmopolis-log-last-turns = { $player } has no cards left: everyone else has one last turn.
    .you = You have no cards left: everyone else has one last turn.
kosmopolis-log-leftovers = { $player } lays the leftover cards out in their city: { $cards }.
    .you = You lay your leftover cards out in your city: { $cards }.
kosmopolis-log-limit = The limit of { $colour }: { $limit }.
kosmopolis-log-limit-modified = The limit of { $colour }: { $limit } (cards { $cards }, modifiers { $modifiers }).
kosmopolis-log-paid-secretly = { $player } makes a secret choice about gold.
    .you = You make a secret choice about gold.
kosmopolis-log-pays = { $player } pays { $gold } gold and keeps { $colours }.
    .you = You pay { $gold } gold and keep { $colours }.
kosmopolis-log-pays-nothing = { $player } pays for nothing.
    .you = You pay for nothing.
kosmopolis-log-discards = { $player } loses { $colour }: { $total } in all, { $excess } over the limit of { $limit }.
    .you = You lose { $colour }: { $total } in all, { $excess } over the limit of { $limit }.
kosmopolis-log-bonus = { $player } takes { $card } from the capital as a bonus card.
    .you = You take { $card } from the capital as a bonus card.
kosmopolis-log-next-start = By the totals of the cities, { $player } is start player of the next round.
    .you = By the totals of the cities, you are start player of the next round.
kosmopolis-log-end = The third round is over, and so is the game.

## Why a move is refused

kosmopolis-unreadable = “{ $text }” is not a move of Kosmopolis. Moves look like this: draft B4 Y6, B4 city, B4 capital, agent Y, priest B, pay B Y, pay none.
kosmopolis-no-draft-now = This is the draft: choose two cards of your pack to keep.
kosmopolis-no-two-in-pack = You have only one such card in your pack. Choose another card to go with it.
kosmopolis-no-card-in-pack = That card is not in your pack. Choose two cards that are there.
kosmopolis-no-play-now = It is your turn to play a card: to your city or to the capital.
kosmopolis-no-card-in-hand = You do not hold that card. Play one of the cards in your hand.
kosmopolis-no-agent-now = Place your modifier first: on any of the four colours.
kosmopolis-no-priest-now = Choose a colour for your Priest first: blue, green or yellow.
kosmopolis-no-priest-pink = A Priest can never take pink cards. Choose blue, green or yellow.
kosmopolis-no-priest-empty = The capital has no card of this colour: { $colour }. Choose a column with cards; pink is never a choice.
kosmopolis-no-gold-now = It is time to decide about gold: choose the colours you pay for, or pay for nothing.
kosmopolis-no-pay-within-limit = You have no excess in { $colour }, so there is nothing to pay for. Name only colours above their limits.
kosmopolis-no-pay-gold = That would cost { $needed } gold, and you have { $gold }. Pay for fewer colours, or for nothing.

## The score

kosmopolis-score-city = City: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
kosmopolis-score-bonus = Bonus cards ({ $cards }): { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
kosmopolis-score-gold = Gold: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }

## Why a position is refused

kosmopolis-position-gold = This position has { $gold } gold, counting the supply and all players. It must be { $all }.
kosmopolis-position-cards = This position has too many { $card }. There are only { $copies } in the game.
kosmopolis-position-phase = The cards do not fit the phase “{ $phase }”. Check the hands and packs, and the cards kept and played.
kosmopolis-position-pack = “state.seats[{ $seat }].pack” must hold as many cards as every other pack: { $size }.
kosmopolis-position-hand = “state.seats[{ $seat }].hand” cannot be right. A hand is what was kept and drawn less what was played, and the player to move needs a card.
kosmopolis-position-turns = The turns do not fit together. Check “state.active”, “state.last_turns” and “state.asked”, and what every seat has played and paid for.
kosmopolis-position-answer = “state.seats[{ $seat }].answer” is not a choice this seat may make now. Write an allowed move, or null.

## On the front page and after the game

kosmopolis-minutes = 20–30 minutes
kosmopolis-tie-break = The points are equal, so the cards decide: more 6s, then more 5s, and so on.
kosmopolis-points = Points
kosmopolis-margin = { $count ->
        [one] Just { $count } point
       *[other] { $count } points
    } ahead of { $player }.
    .you = You were { $count ->
        [one] just { $count } point
       *[other] { $count } points
    } short.

## The table in words

kosmopolis-say-draft = Keep { $cards }
kosmopolis-say-to-city = { $card } to your city
kosmopolis-say-to-capital = { $card } to the capital ({ $profession })
kosmopolis-say-agent = Put the modifier { $colour }
kosmopolis-say-priest = Take the lowest card of { $colour }
kosmopolis-say-pay = Pay { $gold } gold and keep { $colours }
kosmopolis-say-pay-none = Pay for nothing
kosmopolis-say-limit = { $colour }: limit { $limit }, cards { $cards }
kosmopolis-say-limit-unknown = { $colour }: limit { $limit } without { $unknown }, cards { $cards }
kosmopolis-say-column = { $colour }: total { $total }, cards { $cards }
kosmopolis-say-modifier = Modifier { $value } { $colour }, put by { $player }
    .you = Your modifier { $value } { $colour }
kosmopolis-say-modifier-hidden = Modifier { $colour }, put by { $player }, face down
    .you = Your modifier { $colour }, face down
kosmopolis-say-cards-hidden = { $area }: { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }, face down

## The picture in the terminal

kosmopolis-picture-round = round { $round } of { $rounds }
kosmopolis-picture-blue = Agent
kosmopolis-picture-pink = Priest
kosmopolis-picture-green = Scholar
kosmopolis-picture-yellow = Merchant
kosmopolis-picture-capital = Capital
kosmopolis-picture-deck = deck { $count }
kosmopolis-picture-modifiers = modifiers { $count }
kosmopolis-picture-gold = gold { $count }
kosmopolis-picture-limit = limit { $limit }
kosmopolis-picture-sign-limit = limit
kosmopolis-picture-sign-hand = hand
kosmopolis-picture-sign-bonus = bonus
kosmopolis-picture-sign-start = begins
kosmopolis-picture-hand-size = hand { $count }
kosmopolis-picture-bonus = bonus { $count }
kosmopolis-picture-bonus-cards = bonus
kosmopolis-picture-answered = ready
kosmopolis-picture-choosing = choosing
kosmopolis-picture-over = { $over } over
kosmopolis-picture-at-limit = full
kosmopolis-picture-room = { $room } free
kosmopolis-picture-paid = paid
kosmopolis-picture-last-turns = { $left ->
    [one] last turn
   *[other] last turns: { $left }
}
kosmopolis-picture-your-hand = Your hand
kosmopolis-picture-your-pack = Your pack
kosmopolis-picture-pack = pack
kosmopolis-picture-kept = Kept
kosmopolis-picture-passed-on = Passed on
kosmopolis-picture-chosen = Chosen
kosmopolis-picture-looking-at = The modifier you see

## The first time something happens: said once to somebody who plays for the first time

kosmopolis-first-to-capital = A card in the capital raises the limit of its colour for everybody, and does what its profession says.
kosmopolis-first-took-gold = Gold is kept for the end of a round: with it you can save a tower that has grown too high.
kosmopolis-first-placed = A modifier lies face down until the end of the round, and then moves the limit of its colour up or down.
kosmopolis-first-priest-took = A Priest takes the lowest card of a colour out of the capital into their city: that lowers the limit.
kosmopolis-first-limit = Now the round is counted. The limit of a colour is the total of its cards in the capital, with the modifiers.
kosmopolis-first-discards = A tower above the limit is removed completely, unless its owner pays gold for what is too much.
kosmopolis-first-bonus = Of the towers that stay, the best one of each colour earns a bonus card from the capital.
kosmopolis-first-last-turns = Somebody has played their last card. Everybody else has one turn left in this round.

## What your play says

kosmopolis-habit-draft = Drafted first
kosmopolis-habit-city = In your city
kosmopolis-habit-capital = In the capital
