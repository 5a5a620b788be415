### Kosmopolis' lessons. The terms are those of kosmopolis.ftl; no moment has more than two sentences.

## What a lesson points at. $name: which one.

kosmopolis_lessons-part-capital = { $name ->
        [blue] the blue column of the capital
        [pink] the pink column of the capital
        [green] the green column of the capital
        [yellow] the yellow column of the capital
       *[other] the capital
    }
kosmopolis_lessons-part-city = { $name ->
        [blue] the blue column of your city
        [pink] the pink column of your city
        [green] the green column of your city
       *[yellow] the yellow column of your city
    }
kosmopolis_lessons-part-hand = your card { $name }
kosmopolis_lessons-part-gold = your gold
kosmopolis_lessons-part-bonus = your bonus cards

## The first round

kosmopolis_lessons-first = Your first round
kosmopolis_lessons-first-welcome = You build a city, and so does everybody else. In the middle grows the capital, and it decides how high your city may go.
kosmopolis_lessons-first-draft = First you choose your cards: keep two, pass the rest on. Keep the blue 6 and the yellow 2.
kosmopolis_lessons-first-draft-again = Not bad either! For this lesson keep the blue 6 and the yellow 2.
kosmopolis_lessons-first-passed = Anna has passed you her pack. Keep the pink 2 and the green 3.
kosmopolis_lessons-first-passed-again = A tempting pair. Today keep the pink 2 and the green 3.
kosmopolis_lessons-first-city = Each turn you play one card, and cards in your own city are points in the end. Play the blue 6 to your city.
kosmopolis_lessons-first-city-here = The capital will have its share soon. First play the blue 6 to your own city, for its points.
kosmopolis_lessons-first-city-again = Start big: play the blue 6 to your city.
kosmopolis_lessons-first-limit = Careful: no colour of your city may be higher than the same colour of the capital. Blue has nothing there yet, so you have work to do.
kosmopolis_lessons-first-merchant = A card played to the capital raises the limit for all, and its profession does something for you. The Merchant brings gold: play the yellow 2 to the capital.
kosmopolis_lessons-first-merchant-there = In your city it is 2 points, but the Merchant works only in the capital. Play the yellow 2 there.
kosmopolis_lessons-first-merchant-again = Gold will save you soon. Play the yellow 2 to the capital.
kosmopolis_lessons-first-scholar = There is your gold! Now the Scholar: play the green 3 to the capital, and you draw a card.
kosmopolis_lessons-first-scholar-again = One thing at a time: play the green 3 to the capital.
kosmopolis_lessons-first-priest = A green 2 is yours. Next the Priest: play the pink 2 to the capital.
kosmopolis_lessons-first-priest-again = First let the Priest work: play the pink 2 to the capital.
kosmopolis_lessons-first-takes = The Priest leads the lowest card of a colour from the capital to your city. Choose yellow: the 2 comes home, and Anna’s yellow limit drops.
kosmopolis_lessons-first-takes-green = That would take the green 3. Choose yellow, and see what it does to Anna.
kosmopolis_lessons-first-agent = Anna has repaired her yellow limit. Your blue 6 still needs room, so play the blue 3 to the capital: the Agent.
kosmopolis_lessons-first-agent-again = Your blue 6 still has no room. Play the blue 3 to the capital.
kosmopolis_lessons-first-modifier = Only you have seen this modifier: it raises a limit by 2. Put it on blue.
kosmopolis_lessons-first-modifier-blue = There it would help Anna as well. Put it on blue, where you need it.
kosmopolis_lessons-first-room = The blue limit is 5 now, but only you know it. In yellow you have room: play the yellow 4 to your city.
kosmopolis_lessons-first-room-again = Points first: play the yellow 4 to your city.
kosmopolis_lessons-first-last = Anna is out of cards, so this is your last turn of the round. Play the green 2 to your city.
kosmopolis_lessons-first-last-again = It fits your city just fine. Play the green 2 there.
kosmopolis_lessons-first-over = The modifiers are shown: blue may reach 5, and you have 6. One gold saves the whole column, so pay for blue.
kosmopolis_lessons-first-over-again = Without gold you would lose the whole blue column. Pay for blue!
kosmopolis_lessons-first-bonus = Anna could not pay and lost two columns. In each colour the highest city takes the best card of the capital as a bonus, and all three are yours.
kosmopolis_lessons-first-end = After three such rounds the city, the bonus cards and the gold left over are your points. Ready for a real game?

## The Polish and the Czech edition

kosmopolis_lessons-closest = The Polish and Czech editions
kosmopolis_lessons-closest-compare = In these editions the bonus card goes to the city closest to the limit, not to the highest one. The blue limit is 9: Anna has exactly 9, and you have 11.
kosmopolis_lessons-closest-pay = Two gold save your column, and each gold also counts as one less. Pay for blue!
kosmopolis_lessons-closest-pay-again = Without gold the column is lost. Pay for blue.
kosmopolis_lessons-closest-result = With the gold taken off you count as exactly 9, level with Anna. She started, so she chose first and took the 5, and you took the 4.
