### Comparity's lessons. The terms are those of comparity.ftl; no moment has more than two sentences.

## What a lesson points at. $name: which one.

comparity_lessons-part-laid = the cards in the zone
comparity_lessons-part-row = your row
comparity_lessons-part-cell = a free place beside the cards
comparity_lessons-part-pile = the pile
comparity_lessons-part-rival = Anna’s row

## The first game

comparity_lessons-first = Your first game
comparity_lessons-first-welcome = The Statue of Liberty lies closed: nobody knows its height. To the right and upwards landmarks must get taller, and the first to lay their last card wins.
comparity_lessons-first-lay = Your Burj Khalifa is surely taller than the Statue of Liberty. Lay it to the right of her.
comparity_lessons-first-lay-above = Above is right as well, since taller goes up! This time lay it to the right.
comparity_lessons-first-lay-smaller = To the left and below go the smaller ones. The Burj Khalifa is taller: lay it to the right.
comparity_lessons-first-lay-burj = The Merlion is tiny and belongs to the left or below. Start with the Burj Khalifa, to the right.
comparity_lessons-first-lay-again = Could be! But be quite sure to begin with: the Burj Khalifa, to the right.
comparity_lessons-first-doubt = Anna claims the Empire State Building is even taller, but is it? Check that card!
comparity_lessons-first-doubt-other = Doubt the newest card: check the Empire State Building.
comparity_lessons-first-doubt-again = Laying a card would mean that you believe Anna. Check the Empire State Building instead.
comparity_lessons-first-repair = Well doubted! By the rules the two cards swap places, and Anna takes three cards as a penalty.
comparity_lessons-first-duet = Touch two cards with one, and it is a duet. In the marked place you need something taller than the tower in Pisa and smaller than the Empire State Building.
comparity_lessons-first-duet-small = That one is far too small for this place. Taller than 60 metres would be safe.
comparity_lessons-first-duet-check = No reason to doubt that one. Make a duet in the marked place.
comparity_lessons-first-duet-again = Fair, but a duet hurts more. Lay a card in the marked place.
comparity_lessons-first-wrong = After a duet the next player has to draw a card or check. Anna checked, found nothing wrong, and takes two cards for it.
comparity_lessons-first-react = Now Anna has laid a duet, and you have to answer. The CN Tower really is huge, so better draw a card.
comparity_lessons-first-react-true = The CN Tower is 553 metres tall: a wrong doubt would cost you two cards. Draw one instead.
comparity_lessons-first-react-other = Hardly: a wrong doubt would cost you two cards. Draw one instead.
comparity_lessons-first-last = Much later: you have one card left. Lay it anywhere, and you win before anybody can check it!
comparity_lessons-first-last-again = No more doubts now: lay your Eiffel Tower.
comparity_lessons-first-end = You won! That is the whole game: lay with a straight face and doubt at the right moment.

## The years

comparity_lessons-year = Years instead of heights
comparity_lessons-year-years = Here years are compared: to the right and upwards landmarks get younger. All the rest stays as it was.
comparity_lessons-year-older = The Parthenon is older than the Colosseum. Lay it to the left of it, or below.
comparity_lessons-year-older-left = Younger ones go there. The Parthenon is older: to the left, or below.
comparity_lessons-year-older-stones = Stonehenge would be right too! Let us take the Parthenon this time.
comparity_lessons-year-older-again = Try the Parthenon: to the left of the Colosseum, or below.
comparity_lessons-year-newer = The Eiffel Tower was built many centuries after the Colosseum. Lay it above.
comparity_lessons-year-newer-again = Try the Eiffel Tower, above the Colosseum.
comparity_lessons-year-done = What counts is when a landmark got its present look, and a mark on a card says that its year is only approximate. Now you know both games!
