### Splendor. The terms are those of rules.md.
###
### $player, $players, $owner: names. $card: a card, said by splendor-card-…. $tokens, $price: numbers
### of tokens, said by splendor-count-…. $colour: a colour's name. $noble, $need: what is asked for,
### said by splendor-count-…; $missing: splendor-lack-…; $city: splendor-city-asks.

splendor-name = Splendor
splendor-about = Gems buy mines and workshops, each makes the next one cheaper, and the finest bring prestige and noble visitors.

## Colours, tokens and cards

splendor-white = white
splendor-blue = blue
splendor-green = green
splendor-red = red
splendor-black = black
splendor-gold = gold
# What stands on cards and signs, beside a shape. No two alike.
splendor-letter-white = W
splendor-letter-blue = U
splendor-letter-green = G
splendor-letter-red = R
splendor-letter-black = K
splendor-letter-gold = *

splendor-count-white = { $count } white
splendor-count-blue = { $count } blue
splendor-count-green = { $count } green
splendor-count-red = { $count } red
splendor-count-black = { $count } black
splendor-count-gold = { $count } gold
splendor-count-gold-card = { $count ->
        [one] { $count } “Two gold” card
       *[other] { $count } “Two gold” cards
    }
# What somebody is short of.
splendor-lack-white = { $count } white
splendor-lack-blue = { $count } blue
splendor-lack-green = { $count } green
splendor-lack-red = { $count } red
splendor-lack-black = { $count } black

# A card that somebody buys, takes or reserves.
splendor-card-white = a white level { $level } card{ $points ->
        [0] {""}
       *[other] {" "}(prestige { $points })
    }
splendor-card-blue = a blue level { $level } card{ $points ->
        [0] {""}
       *[other] {" "}(prestige { $points })
    }
splendor-card-green = a green level { $level } card{ $points ->
        [0] {""}
       *[other] {" "}(prestige { $points })
    }
splendor-card-red = a red level { $level } card{ $points ->
        [0] {""}
       *[other] {" "}(prestige { $points })
    }
splendor-card-black = a black level { $level } card{ $points ->
        [0] {""}
       *[other] {" "}(prestige { $points })
    }
splendor-card-orient = the Orient card “{ $ability }”
splendor-card-orient-coloured = the Orient card “{ $ability }” ({ $colour })
splendor-back-base = level { $level }
splendor-back-orient = Orient, level { $level }

splendor-ability-gold2 = Two gold
splendor-ability-pair = Pair
splendor-ability-pair_take1 = Pair and a free card
splendor-ability-double = Double bonus
splendor-ability-reserve_noble = Reserve a noble
splendor-ability-take2 = Free level 2 card
splendor-ability-discard2 = Paid with cards

splendor-ability-gold2-about = Worth two gold in one purchase, then it goes to the box.
splendor-ability-pair-about = Copies the colour of a card you already own.
splendor-ability-pair_take1-about = Copies the colour of a card you already own; then take a face-up level 1 card free.
splendor-ability-double-about = Two bonuses of its colour.
splendor-ability-reserve_noble-about = Hold a noble that only you can receive.
splendor-ability-take2-about = Take a face-up level 2 card free.
splendor-ability-discard2-about = Costs own cards worth two bonuses of the colour shown.

splendor-post-1 = a gem after each purchase
splendor-post-2 = a third gem with two alike
splendor-post-3 = gold may count as two gems of one colour
splendor-post-4 = 5 prestige
splendor-post-5 = 1 prestige for each own shield

## Areas of the table

splendor-area-supply = Supply
splendor-area-decks = Decks
splendor-area-face-up = Cards on the table
splendor-area-nobles = Nobles
splendor-area-cities = Cities
splendor-area-posts = Trading posts
splendor-area-tokens = Tokens
splendor-area-bonuses = Bonuses
splendor-area-tableau = Cards
splendor-area-reserved = Reserved
splendor-area-reserved-nobles = Reserved nobles
splendor-area-towers = Towers
splendor-area-shields = Shields
splendor-area-gold-cards = Card gold
splendor-area-boxed = In the box

## Labels on the table

splendor-label-round = Round { $round }
splendor-label-last-round = Last round
splendor-label-first-player = First player
splendor-label-prestige = Prestige
splendor-label-affordable = You can buy it
splendor-label-missing = Missing: { $missing }
splendor-label-hidden = Unseen: { $back }
splendor-label-one-colour = { $count } of one colour
splendor-label-house-combination = House combination

## Options of a table

splendor-option-modules = Modules
splendor-option-modules-about = What is added to the base game. More than one makes a house combination.
splendor-value-modules-cities = Cities
splendor-value-modules-cities-about = No nobles; taking a city brings the last round.
splendor-value-modules-strongholds = Strongholds
splendor-value-modules-strongholds-about = Towers guard cards; three on one card allow a second purchase.
splendor-value-modules-trading_posts = Trading Posts
splendor-value-modules-trading_posts-about = Five posts open with your bonuses and bring powers and prestige.
splendor-value-modules-orient = Orient
splendor-value-modules-orient-about = Thirty cards with abilities of their own.

splendor-option-allow_fewer_tokens = Fewer tokens
splendor-option-allow_fewer_tokens-about = If on, one or two different gems may be taken although three colours are there.
splendor-option-pair_on_double = Pair on a double
splendor-option-pair_on_double-about = How many bonuses a paired card has beside a double one.
splendor-option-discard_counts = Price in cards
splendor-option-discard_counts-about = What the price of a card “paid with cards” counts.
splendor-value-discard_counts-bonuses = Bonuses
splendor-value-discard_counts-bonuses-about = Own cards worth two bonuses; a double pays alone.
splendor-value-discard_counts-cards = Cards
splendor-value-discard_counts-cards-about = Exactly two own cards.
splendor-option-house_cities_with_nobles = Nobles with Cities
splendor-option-house_cities_with_nobles-about = In a house combination with Cities the nobles are laid out as well.
splendor-option-house_p3_doubles_virtual = Post 3 doubles card gold
splendor-option-house_p3_doubles_virtual-about = Post 3 doubles the gold of “Two gold” cards too.
splendor-option-max_idle_rounds = Idle rounds
splendor-option-max_idle_rounds-about = So many full rounds without a purchase or a reservation end the match.
splendor-option-spectator_view = Spectators see
splendor-option-spectator_view-about = What is shown to those who have no seat.
splendor-value-spectator_view-public = Open cards only
splendor-value-spectator_view-public-about = Spectators see only what is open to everybody.
splendor-value-spectator_view-omniscient_delayed = Everything, later
splendor-value-spectator_view-omniscient_delayed-about = Spectators also see cards reserved unseen, but only once they are public.

## What is asked of you, or of others

splendor-ask-main = Your turn: take gems, reserve a card, or buy one.
splendor-ask-main-last = Your last turn: take gems, reserve a card, or buy one.
splendor-ask-pay = You buy { $card }: pay, or let gold take the place of a gem.
splendor-ask-pay-gold = You buy { $card }: choose how much gold and card gold to pay.
splendor-ask-discard = Choose a { $colour } card of yours to pay with.
splendor-ask-pair = Choose the colour your new card copies.
splendor-ask-free = Take a face-up level { $level } card free.
splendor-ask-reserve-noble = Choose a noble to reserve for yourself.
splendor-ask-token = Take a gem: your trading post gives it.
splendor-ask-tower = Put a tower, move one, or send another player’s tower home.
splendor-ask-conquest = Conquer { $card }?
splendor-ask-noble = Choose which noble visits you.
splendor-ask-city = Choose the city you take.
splendor-ask-return = { $count ->
        [one] Return { $count } token.
       *[other] Return { $count } tokens, one after another.
    }
splendor-ask-over = The match is over.

splendor-ask-wait-main = { $players } is choosing an action.
splendor-ask-wait-pay = { $players } is paying.
splendor-ask-wait-pay-gold = { $players } is paying.
splendor-ask-wait-discard = { $players } is choosing cards to pay with.
splendor-ask-wait-pair = { $players } is choosing a colour to copy.
splendor-ask-wait-free = { $players } is choosing a free card.
splendor-ask-wait-reserve-noble = { $players } is choosing a noble to reserve.
splendor-ask-wait-token = { $players } is taking a gem for a trading post.
splendor-ask-wait-tower = { $players } is choosing a tower action.
splendor-ask-wait-conquest = { $players } is thinking about a conquest.
splendor-ask-wait-noble = { $players } is choosing a noble.
splendor-ask-wait-city = { $players } is choosing a city.
splendor-ask-wait-return = { $players } must return tokens.

## The log

splendor-log-takes = { $player } takes { $tokens }.
    .you = You take { $tokens }.
splendor-log-reserves = { $player } reserves { $card }.
    .you = You reserve { $card }.
splendor-log-reserves-top = { $player } reserves { $card } unseen from the deck ({ $back }).
    .you = You reserve { $card } unseen from the deck ({ $back }).
splendor-log-reserves-blind = { $player } reserves a card unseen from the deck ({ $back }).
    .you = You reserve a card unseen from the deck ({ $back }).
splendor-log-receives-gold = { $player } receives a gold token.
    .you = You receive a gold token.
splendor-log-no-gold = There is no gold left for { $player }.
    .you = There is no gold left for you.
splendor-log-passes = { $player } passes.
    .you = You pass.
splendor-log-buys = { $player } buys { $card } for { $price }.
    .you = You buy { $card } for { $price }.
splendor-log-buys-free = { $player } buys { $card } with bonuses alone.
    .you = You buy { $card } with bonuses alone.
splendor-log-buys-with-cards = { $player } buys { $card } and discards { $count ->
        [one] { $count } { $colour } card
       *[other] { $count } { $colour } cards
    }.
    .you = You buy { $card } and discard { $count ->
        [one] { $count } { $colour } card
       *[other] { $count } { $colour } cards
    }.
splendor-log-towers-home = { $count ->
        [one] { $count } tower comes
       *[other] { $count } towers come
    } home to { $player }.
    .you = { $count ->
        [one] { $count } of your towers comes home.
       *[other] { $count } of your towers come home.
    }
splendor-log-pairs = { $player } pairs the card: { $colour }.
    .you = You pair the card: { $colour }.
splendor-log-takes-free = { $player } takes { $card } free.
    .you = You take { $card } free.
splendor-log-no-free-card = There is no level { $level } card for { $player } to take free.
    .you = There is no level { $level } card for you to take free.
splendor-log-holds-noble = { $player } reserves a noble ({ $noble }).
    .you = You reserve a noble ({ $noble }).
splendor-log-no-noble = There is no noble for { $player } to reserve.
    .you = There is no noble for you to reserve.
splendor-log-post-token = { $player } takes { $tokens } for a trading post.
    .you = You take { $tokens } for your trading post.
splendor-log-tower-put = { $player } puts a tower on { $card }.
    .you = You put a tower on { $card }.
splendor-log-tower-move = { $player } moves a tower to { $card }.
    .you = You move a tower to { $card }.
splendor-log-tower-remove = { $player } sends { $owner }’s tower home from { $card }.
    .you = You send { $owner }’s tower home from { $card }.
    .you-owner = { $player } sends your tower home from { $card }.
splendor-log-conquers = { $player } conquers { $card }.
    .you = You conquer { $card }.
splendor-log-skips = { $player } declines the conquest.
    .you = You decline the conquest.
splendor-log-noble = A noble ({ $noble }) visits { $player }: { $points } prestige.
    .you = A noble ({ $noble }) visits you: { $points } prestige.
splendor-log-shield = { $player } opens a trading post: { $power }.
    .you = You open a trading post: { $power }.
splendor-log-city = { $player } takes a city ({ $city }).
    .you = You take a city ({ $city }).
splendor-city-asks = { $prestige } prestige{ $colours ->
        [0] {""}
       *[other] , { $need }
    }{ $group ->
        [0] {""}
       *[other] { $colours ->
            [0] , { $group } of one colour
           *[other] , { $group } of one other colour
        }
    }
splendor-log-returns = { $player } returns { $tokens }.
    .you = You return { $tokens }.
splendor-log-last-round = { $player } has { $points } prestige: the last round begins.
    .you = You have { $points } prestige: the last round begins.
splendor-log-last-round-city = { $player } has a city: the last round begins.
    .you = You have a city: the last round begins.
splendor-log-end = The match is over.
splendor-log-end-passes = Everybody has passed: the match is over.
splendor-log-end-idle = { $rounds ->
        [one] { $rounds } round
       *[other] { $rounds } rounds
    } without a purchase or a reservation: the match is over.

## Why a move is refused

splendor-unreadable = “{ $text }” is not a move. Moves look like this: take WUG, take RR, reserve 3b, reserve deck2, buy 2c, buy r1.
splendor-no-main-now = Take gems, reserve a card, or buy one.
splendor-no-pay-now = A purchase is being paid for: pay, or let gold take the place of a gem.
splendor-no-pay-gold-now = Choose how much gold to pay.
splendor-no-discard-now = Choose a card of yours to pay with.
splendor-no-pair-now = Choose the colour the new card copies.
splendor-no-free-now = Take a face-up card free.
splendor-no-reserve-noble-now = Choose a noble to reserve.
splendor-no-token-now = Take the gem of your trading post.
splendor-no-tower-now = A tower action comes first.
splendor-no-conquest-now = Conquer the card, or skip it.
splendor-no-noble-now = Choose which noble visits you.
splendor-no-city-now = Choose a city.
splendor-no-return-now = You have more than ten tokens: return some.
splendor-no-end-now = The match is over.
splendor-no-pile = There is no { $colour } token left.
splendor-no-take-fewer = { $count ->
        [one] Take one token: only one colour is left.
       *[other] Take { $count } tokens of different colours.
    }
splendor-no-take-two = Two of a colour need a pile of at least { $least }, and { $colour } has { $pile }.
splendor-no-take-without-third = Your trading post adds a third gem of another colour: take it too.
splendor-no-third-gem = A third gem comes only with the second trading post.
splendor-no-deck = There is no card left in that deck.
splendor-no-reserve-full = You can hold at most { $limit } reserved cards.
splendor-no-card-there = There is no card there.
splendor-no-guarded = Only { $owner } may take that card: a tower guards it.
splendor-no-reserved = You have no such reserved card.
splendor-no-discard-price = You do not have two { $colour } bonuses to pay with.
splendor-no-host = You have no card with a gem bonus to pair it with.
splendor-no-money = You are { $missing } short{ $gold ->
        [0] {""}
       *[other] , and your gold ({ $gold }) does not cover it
    }.
splendor-no-pass = You may pass only if nothing else is possible.
splendor-not-pay = Gold cannot take the place of that gem now: colours go in the order white, blue, green, red, black, and you need enough gold.
splendor-not-pay-gold = That much gold does not pay the price exactly.
splendor-not-discard = That card cannot be part of the price: bags go first, and no card may be superfluous.
splendor-not-pair = You have no card of that colour with so many bonuses.
splendor-not-free = That card cannot be taken free.
splendor-not-reserve-noble = That noble is not on the table.
splendor-not-token = There is no such gem in the supply.
splendor-not-conquest = Conquer the card, or skip it.
splendor-not-noble = That noble is not ready to visit you.
splendor-not-city = You do not meet what that city asks for.
splendor-no-foreign-tower = No other player has a tower on that card.
splendor-no-tower-left = All your towers are on the table.
splendor-no-own-tower = You have no tower on that card.
splendor-no-tower-there = A tower moves to a different card.
splendor-no-token = You have no { $colour } token.
splendor-no-return-order = Tokens go back in the order white, blue, green, red, black, gold; { $count ->
        [one] { $count } more has
       *[other] { $count } more have
    } to go.

## Where points come from

splendor-score-cards = Cards: { $points }
splendor-score-nobles = Nobles ({ $count }): { $points }
splendor-score-posts = Trading posts (shields: { $count }): { $points }
splendor-score-city = City: { $city }
splendor-score-no-city = No city
splendor-score-tie = Cards in the tableau, fewer is better in a tie: { $count }

## What is wrong with a position

splendor-position-phase = Nobody can be asked that here: { $phase }.
splendor-position-card = The card { $card } cannot be there, or is missing.
splendor-position-gold-cards = The “Two gold” cards of seat { $seat } do not match its tableau.
splendor-position-tokens = Token kind { $kind }: there must be { $expected } in all.
splendor-position-limit = Seat { $seat } has too many tokens.
splendor-position-towers = There cannot be such towers: { $place }.
splendor-position-tower-count = There are too many towers of seat { $seat }.
splendor-position-shields = Seat { $seat } cannot have shields.
splendor-position-tiles = Nobles or cities are not as they could be.

## What is counted

splendor-mechanism-return = Tokens given back
splendor-mechanism-noble = A noble’s visit
splendor-mechanism-choice-of-nobles = A choice of several nobles
splendor-mechanism-city = A city taken
splendor-mechanism-choice-of-cities = A choice of several cities
splendor-mechanism-tower-put = A tower put
splendor-mechanism-tower-move = A tower moved
splendor-mechanism-tower-remove = A rival’s tower sent home
splendor-mechanism-conquest = A conquest
splendor-mechanism-bags-first = Bag cards that had to pay first
splendor-mechanism-chain-of-three = A chain of three cards

## On the front page and after the game

splendor-minutes = 30 minutes
splendor-tie-break = The points are equal, so fewer cards on the table decide.
splendor-points = Prestige
splendor-margin = { $count } prestige ahead of { $player }.
    .you = You were { $count } prestige short.

## The table in words

splendor-say-take = Take { $tokens }
splendor-say-buy = Buy { $card }
splendor-say-reserve = Reserve { $card }
splendor-say-reserve-top = Reserve the top card of the deck: { $back }
splendor-say-pass = Pass
splendor-say-pay-now = Pay
splendor-say-pay-gold = Pay { $gold } gold and { $cards } “Two gold” cards
splendor-say-gold-for = Let gold take the place of a gem: { $colour }
splendor-say-return = Give back: { $colour }
splendor-say-token = Take a gem: { $colour }
splendor-say-pair = Copy the colour: { $colour }
splendor-say-free = Take { $card } free
splendor-say-noble = Noble: { $need }
splendor-say-city = City: { $need }
splendor-say-tower-put = Put a tower on { $card }
splendor-say-tower-move = Move the tower: { $from } → { $to }
splendor-say-tower-remove = Send the tower home: { $card }
splendor-say-conquer = Conquer the card
splendor-say-skip = Do not conquer it
splendor-say-card = { $card }, costs { $price }
splendor-say-card-nothing = { $card }, costs you nothing
splendor-say-towers = towers: { $count } ({ $player })
    .you = towers: { $count } (yours)
splendor-say-can-buy = you can buy it
splendor-say-guest = { $need }: { $points } prestige

## The picture in the terminal

splendor-picture-last-round = the last round
splendor-picture-bank = Bank
splendor-picture-legend = 2+1 bonuses+tokens · ▯ cards
splendor-picture-sign-affordable = you can buy it
splendor-picture-sign-missing = missing
splendor-picture-sign-prestige = prestige
splendor-picture-sign-tokens = tokens
splendor-picture-sign-noble = noble
splendor-picture-sign-city = city
splendor-picture-sign-any-colour = one colour, any
splendor-picture-sign-tower = tower
splendor-picture-sign-shield = shield
splendor-picture-reserve = Your reserve
splendor-picture-paying = Paying for { $place }
# What an Orient card can do, in six or seven letters
splendor-picture-ability-gold2 = gold
splendor-picture-ability-pair = pair
splendor-picture-ability-pair_take1 = pair+1
splendor-picture-ability-double = double
splendor-picture-ability-reserve_noble = noble
splendor-picture-ability-take2 = free 2
splendor-picture-ability-discard2 = cards

## The first time something happens: said once to somebody who plays for the first time

splendor-first-reserves = A reserved card is kept for its owner alone, and brings a gold token that counts as any colour. Nobody may hold more than three.
splendor-first-buys = A bought card stays: its gem is a discount of one on every later purchase, and its number is prestige.
splendor-first-returns = Ten tokens are the most you may hold at the end of a turn; the rest goes back.
splendor-first-noble = A noble comes by themselves to the first player with enough cards of their colours, and brings 3 prestige. It costs nothing.
splendor-first-tower-put = After each purchase a player may put a tower on a card: only they may take it then. Three towers on one card, and they may conquer it.
splendor-first-tower-remove = Instead of putting a tower, a player may send somebody else’s tower home. The card is free for everybody again.
splendor-first-shield = A trading post opens by itself once you have the cards it asks for, and its power is yours from now on.
splendor-first-city = With cities nobody wins without one. Taking a city starts the last round.
splendor-first-last-round = The end has come in sight: everybody finishes this round, so that all have the same number of turns.

## What your play says

splendor-habit-gems = Gems you take
splendor-habit-first = Your first three cards
