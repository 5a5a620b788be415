### Splendor's lessons. The terms are those of splendor.ftl; no moment has more than two sentences.
## What a lesson points at. $name: which one.

splendor_lessons-part-market = the cards on the table
splendor_lessons-part-supply = the supply
splendor_lessons-part-card = card { $name }
splendor_lessons-part-reserved = your reserved card
splendor_lessons-part-tokens = your tokens
splendor_lessons-part-points = your prestige
splendor_lessons-part-noble = noble { $name }
splendor_lessons-part-city = city { $name }
splendor_lessons-part-post = trading post { $name }
splendor_lessons-part-pile = { $name ->
        [white] the white gems
        [blue] the blue gems
        [green] the green gems
        [red] the red gems
        [black] the black gems
       *[gold] the gold
    }
splendor_lessons-part-bonus = { $name ->
        [white] your white bonus
        [blue] your blue bonus
        [green] your green bonus
        [red] your red bonus
       *[black] your black bonus
    }

## The first game

splendor_lessons-first = Your first game
splendor_lessons-first-welcome = You are a jeweller: gems buy cards, and the best cards bring prestige. The first to 15 points wins.
splendor_lessons-first-gems = On your turn you do one thing. Take three gems of different colours: white, blue and green.
splendor_lessons-first-gems-colours = Three different ones, exactly! Today make it white, blue and green: you will need them in a moment.
splendor_lessons-first-gems-two = Two alike come next. First take three different ones: white, blue and green.
splendor_lessons-first-gems-again = That can wait: you have no gems yet. Take a white, a blue and a green one.
splendor_lessons-first-two = You can also take two of one colour, as long as four are there. Take two red ones.
splendor_lessons-first-two-red = Nice, but you need red now. Take two red gems.
splendor_lessons-first-two-again = We will get there. First take two red gems.
splendor_lessons-first-card = The numbers at the foot of a card are its price, and you have it all: a white, a blue, a green and a red gem. Buy this card!
splendor_lessons-first-card-again = You could, but a card you can pay for is waiting. Buy the highlighted one.
splendor_lessons-first-bonus = Your card now counts as a black gem in every purchase, for good. That is your bonus, and it is never spent.
splendor_lessons-first-towards = The next card costs two red and one black: the black one is already yours. Take three different gems, with a red one among them.
splendor_lessons-first-towards-red = Good gems, but the card asks for red. Take three different ones, with red among them.
splendor_lessons-first-towards-later = You will reserve soon, I promise. For now take three different gems, with red among them.
splendor_lessons-first-towards-again = Try three different gems, with a red one among them.
splendor_lessons-first-discount = Now buy it: you pay only the two red gems. Your bonus pays the black one.
splendor_lessons-first-discount-again = Don’t let it get away: buy the highlighted card.
splendor_lessons-first-reserve = That big green card is worth 2 points, but far too dear today. Reserve it, and nobody can buy it away from you.
splendor_lessons-first-reserve-that = You could hold that one too. Let us reserve the highlighted card.
splendor_lessons-first-reserve-again = Anna may have an eye on it as well. Reserve the highlighted card.
splendor_lessons-first-gold = With the reservation you got gold, which stands for any colour. You can hold up to three reserved cards and ten tokens.
splendor_lessons-first-later = Let us skip ahead: you have bought nine cards and have 10 points. Look at all those bonuses!
splendor_lessons-first-noble = This noble visits the first player with three white, three blue and three green bonuses, and brings 3 points. You are one green bonus short.
splendor_lessons-first-wildcard = Your reserved card is green, and your gold pays for the gem you lack. Buy it now!
splendor_lessons-first-wildcard-again = So close! Buy your reserved card, and see who comes.
splendor_lessons-first-won = The card brings 2 points, the noble 3: you have 15. When somebody gets there, the round is played to its end, and the most points win.
splendor_lessons-first-end = That is all of Splendor, and you just won. How about a real game?

## Cities

splendor_lessons-cities = Cities
splendor_lessons-cities-city = With Cities there are no nobles, and 15 points mean nothing. This city goes to the first player with 13 points, three blue and four green bonuses.
splendor_lessons-cities-buy = You have 11 points, and only one green bonus is missing. Buy the green card, and the city is yours.
splendor_lessons-cities-buy-again = The city is one card away. Buy the highlighted one.
splendor_lessons-cities-done = A city ends the game with this round, and without a city nobody can win. Well done!

## Strongholds

splendor_lessons-strongholds = Strongholds
splendor_lessons-strongholds-buy = With Strongholds everybody has three towers, and every purchase moves one. Buy this card first.
splendor_lessons-strongholds-buy-again = First comes a purchase: buy the highlighted card.
splendor_lessons-strongholds-tower = Now put a tower on any card you like. While it stands there, nobody else may buy or reserve that card.
splendor_lessons-strongholds-third = Later: two of your towers stand on a black card. Buy this white one to get the third there.
splendor_lessons-strongholds-third-again = That would cost you the conquest. Buy the highlighted card.
splendor_lessons-strongholds-stack = Put your third tower on the same card as the other two.
splendor_lessons-strongholds-stack-again = Keep them together: put it on the highlighted card.
splendor_lessons-strongholds-conquer = Three towers on one card: you may buy it at once, in the same turn. Conquer it!
splendor_lessons-strongholds-conquer-again = You can afford it, so why wait? Conquer it!
splendor_lessons-strongholds-done = Two cards in one turn, and your towers come home, ready for the next one. Instead of putting a tower you can also send somebody else’s home.

## Trading Posts

splendor_lessons-trading_posts = Trading Posts
splendor_lessons-trading_posts-posts = Five posts wait for your bonuses, and each brings a power. This one asks for two white bonuses, and you have one.
splendor_lessons-trading_posts-buy = Buy the white card, and your shield goes there by itself.
splendor_lessons-trading_posts-buy-again = A white bonus opens the post: buy the highlighted card.
splendor_lessons-trading_posts-power = Your post gives you a third gem whenever you take two alike. Take two red ones, and one of any other colour.
splendor_lessons-trading_posts-power-two = That is the usual way. Take two red ones and a third gem, thanks to your post.
splendor_lessons-trading_posts-power-red = You have got it! Make it two red ones this time, and any third.
splendor_lessons-trading_posts-power-again = Try your new power: two red gems, and one of any other colour.
splendor_lessons-trading_posts-done = A post stays yours, and others may open it too. Look at any of them to see what it asks for and what it gives.

## Orient

splendor_lessons-orient = Orient
splendor_lessons-orient-bazaar = The six cards of the Orient have abilities instead of many points. Buy this one: it is worth two gold, once.
splendor_lessons-orient-bazaar-again = Try an Orient card first: buy the highlighted one.
splendor_lessons-orient-spend = This card costs four red, and you have two. Your Orient card pays the rest, so buy it.
splendor_lessons-orient-spend-again = Spend your golden card: buy the highlighted one.
splendor_lessons-orient-done = The golden card is used up and leaves the game. Others copy a colour, count twice, bring a free card or hold a noble: look closely to read what a card does.
