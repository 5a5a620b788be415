### Comparity.
###
### $player and $taker are players' names, $card, $one and $other landmarks, $cards several of them,
### $around says where a cell is, by the cards beside it, and $number is a height or a year.

comparity-name = Comparity
comparity-about = Which is taller, the cathedral or the minaret? Lay famous landmarks in order without seeing their numbers, and doubt what others lay.

## Numbers

comparity-metres = { $metres } m
comparity-year = { $year }
comparity-year-bc = { $year } BC
comparity-about-year = c. { $year }
comparity-about-year-bc = c. { $year } BC

## Areas and labels of the table

comparity-area-zone = Zone
comparity-area-row = Row
comparity-area-pile = Pile
comparity-area-box = Box
comparity-area-discarded = Discards
comparity-label-approximate = approximate year
comparity-label-open = open
comparity-label-closed = closed
comparity-label-height = Height
comparity-label-year = Year

## Options of a table

comparity-option-mode = What is compared
comparity-option-mode-about = The number on the open sides that has to climb to the right and upwards.
comparity-value-mode-height = Height
comparity-value-mode-height-about = From the ground or water to the very top, as of 2015.
comparity-value-mode-year = Year
comparity-value-mode-year-about = When the landmark came to look as it does now.

comparity-option-last_card = Last card
comparity-option-last_card-about = What happens when the pile is empty and somebody is asked for their only card.
comparity-value-last_card-protected = Protected
comparity-value-last_card-protected-about = Nobody has to give away their only card.
comparity-value-last_card-wins = Wins
comparity-value-last_card-wins-about = It is given too, and giving it wins the game at once.

comparity-option-fix_mode = Repair
comparity-option-fix_mode-about = How the zone is put in order after a violation was found.
comparity-value-fix_mode-rearrange = Rearrange
comparity-value-fix_mode-rearrange-about = All misplaced cards change places together, as few of them as possible.
comparity-value-fix_mode-pair_swap = Swap one pair
comparity-value-fix_mode-pair_swap-about = Only one offending pair may be swapped; if that does not help, a card is discarded.

comparity-option-pile_top_visible = Top of the pile
comparity-option-pile_top_visible-about = Whether everyone sees which landmark lies on top of the pile.
comparity-value-pile_top_visible-on = Visible
comparity-value-pile_top_visible-on-about = Its closed side lies open to all.
comparity-value-pile_top_visible-off = Hidden
comparity-value-pile_top_visible-off-about = It is known only when somebody has drawn it.

comparity-option-deck_memory = Deck memory
comparity-option-deck_memory-about = Whether landmarks seen in earlier games are put aside.
comparity-value-deck_memory-room = Room
comparity-value-deck_memory-room-about = What earlier games of the room have shown stays aside while there are enough others.
comparity-value-deck_memory-off = Off
comparity-value-deck_memory-off-about = Every game uses the whole deck.

comparity-option-deck = Deck
comparity-option-deck-about = Which landmarks are dealt.
comparity-value-deck-core = 100
comparity-value-deck-core-about = The hundred landmarks of the classic deck.
comparity-value-deck-all = All 155
comparity-value-deck-all-about = With the 55 additional ones; only the box gets bigger.

comparity-option-travellers = Bots’ memory
comparity-option-travellers-about = How well the bots remember the landmarks’ numbers. They never see them.
comparity-value-travellers-tourist = Tourist
comparity-value-travellers-tourist-about = Has seen the postcards.
comparity-value-travellers-traveller = Traveller
comparity-value-travellers-traveller-about = Has been there and listened to the guide.
comparity-value-travellers-guide = Guide
comparity-value-travellers-guide-about = Tells it to others every day.
comparity-value-travellers-author = Guidebook author
comparity-value-travellers-author-about = Has looked up nearly everything once.
comparity-value-travellers-person = Person
comparity-value-travellers-person-about = Plays by what is usual for a landmark of its kind: what a person remembers is their own.

comparity-option-seen = Seen landmarks
comparity-option-seen-about = The landmarks whose numbers earlier games of the room have shown.

## What is asked of you, or of others

comparity-ask-turn = Your turn: play a card of your row, or check a closed card.
comparity-ask-play = Your turn: play a card of your row.
comparity-ask-duet = Duet! Draw 1 card, or check a closed card.
comparity-ask-trio = Trio! Draw 1 card, or check a closed card.
comparity-ask-must-check = Nobody can give you a card: check a closed card.
comparity-ask-extra = Your trio holds: play an extra card.
comparity-ask-neighbour = Choose a neighbour of { $card } to open: none is open yet.
comparity-ask-neighbour-or-none = Open one more neighbour of { $card }, or leave it at that.
comparity-ask-give = The pile is empty: give { $taker } a card of your row.
comparity-ask-repair = Choose how to rearrange the misplaced cards.
comparity-ask-discard = No rearrangement helps: discard one misplaced card.
comparity-ask-reconnect = The zone has fallen apart: reconnect it with a card of your row.
comparity-ask-over = The game is over. { $player } has won.
    .you = The game is over. You have won!

comparity-wait-turn = { $players } is to play a card or check one.
comparity-wait-react = { $players } has to answer: draw a card or check.
comparity-wait-extra = { $players } is to play an extra card.
comparity-wait-neighbour = { $players } is choosing whether to open a neighbour.
comparity-wait-give = { $players } is choosing a card to give.
comparity-wait-repair = { $players } is choosing how to rearrange the misplaced cards.
comparity-wait-discard = { $players } is choosing a card to discard.
comparity-wait-reconnect = { $players } has to reconnect the zone.

## The log

comparity-log-played = { $player } plays { $card } { $around }.
    .you = You play { $card } { $around }.
comparity-log-extra = { $player } plays an extra card, { $card }, { $around }.
    .you = You play an extra card, { $card }, { $around }.
comparity-log-reconnected = { $player } reconnects the zone with { $card } { $around }.
    .you = You reconnect the zone with { $card } { $around }.
comparity-log-duet = Duet! { $player } has to draw 1 card or check.
    .you = Duet! You have to draw 1 card or check.
comparity-log-trio = Trio! { $player } has to draw 1 card or check.
    .you = Trio! You have to draw 1 card or check.
comparity-log-decides-to-draw = { $player } prefers to draw.
    .you = You prefer to draw.
comparity-log-checks = { $player } checks { $card }.
    .you = You check { $card }.
comparity-log-opened = Revealed: { $card }, { $number }.
comparity-log-chooses-neighbour = { $player } also opens { $card }.
    .you = You also open { $card }.
comparity-log-opens-none = { $player } leaves it at that.
    .you = You leave it at that.
comparity-log-no-violation = No violation: { $player } gets { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }.
    .you = No violation: you get { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }.
comparity-log-violation-beside = Violation: { $one } ({ $one_number }) is to the left of { $other } ({ $other_number }).
comparity-log-violation-above = Violation: { $one } ({ $one_number }) is below { $other } ({ $other_number }).
comparity-log-penalty = The previous player, { $player }, gets { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }.
    .you = You played before, so you get { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }.
comparity-log-drew = { $player } draws { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }: { $cards }.
    .you = You draw { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }: { $cards }.
comparity-log-pile-empty = The pile is empty: the others give { $player } { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }.
    .you = The pile is empty: the others give you { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }.
comparity-log-gave = { $player } gives { $taker } { $card }.
    .you = You give { $taker } { $card }.
    .you-taker = { $player } gives you { $card }.
comparity-log-nobody-gives = Nobody has a card to spare: { $player } gets { $count ->
        [one] { $count } card
       *[other] { $count } cards
    } fewer.
    .you = Nobody has a card to spare: you get { $count ->
        [one] { $count } card
       *[other] { $count } cards
    } fewer.
comparity-log-swapped = { $player } swaps { $one } and { $other }.
    .you = You swap { $one } and { $other }.
comparity-log-rearranged = { $player } rearranges { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }: { $cards }.
    .you = You rearrange { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }: { $cards }.
comparity-log-no-cure = No rearrangement of the misplaced cards helps: { $player } has to discard one.
    .you = No rearrangement of the misplaced cards helps: you have to discard one.
comparity-log-discarded = { $player } discards { $card }.
    .you = You discard { $card }.
comparity-log-split = The zone falls apart: { $player } has to reconnect it.
    .you = The zone falls apart: you have to reconnect it.
comparity-log-extra-due = The trio holds: { $player } plays an extra card.
    .you = The trio holds: you play an extra card.
comparity-log-won = { $player } has no card left and wins!
    .you = You have no card left: you win!

## The result

comparity-score-cards = Cards left in the row: { $count }

## Refusals

comparity-unreadable = “{ $text }” is not a move. Write for instance “eiffel_tower 2,-1”, “check eiffel_tower”, “open eiffel_tower”, “open none”, “draw”, “give eiffel_tower” or “discard eiffel_tower”.
comparity-no-card-in-row = Your row does not contain { $card }.
comparity-no-lay-covered = A card already lies in that cell.
comparity-no-lay-far = That cell touches no card of the zone.
comparity-no-lay-apart = A card in that cell would not join all the pieces of the zone.
comparity-no-check-absent = The zone does not contain { $card }.
comparity-no-check-open = There is nothing to check: { $card } is already open.
comparity-no-check-alone = You cannot check { $card }: it has no neighbour.
comparity-no-draw-nobody-gives = The pile is empty and nobody can give you a card, so you have to check.
comparity-no-open = You may only open closed neighbours of the checked card, and { $card } is not one.
comparity-no-open-none = The checked card has no open neighbour, so you have to open one.
comparity-no-repair = That is not one of the rearrangements that leave no violation and move the fewest cards.
comparity-no-discard = You may only discard a misplaced card, and { $card } is not one.
comparity-no-turn-now = It is your turn: play a card or check one.
comparity-no-react-now = You have to answer first: draw a card or check.
comparity-no-extra-now = You have to play an extra card now.
comparity-no-neighbour-now = You have to decide which neighbour of the checked card to open.
comparity-no-give-now = You have to give a card now.
comparity-no-repair-now = You have to choose a rearrangement now.
comparity-no-discard-now = You have to discard a misplaced card now.
comparity-no-reconnect-now = You have to reconnect the zone now.

## Positions and memory files

comparity-position-cell = Two cards lie in the cell { $x },{ $y }.
comparity-position-twice = The card “{ $card }” is in two places at once.
comparity-position-deck = The card “{ $card }” does not belong to this deck.
comparity-position-missing = The card “{ $card }” is missing.
comparity-position-count = There are { $count } cards where there should be { $needed }.
comparity-position-rows = Empty rows: { $count }. Only the winner’s row is empty, and only at the end.
comparity-position-connected = The zone must hang together, except when somebody has to reconnect it.
comparity-position-laid = The zone could not have been laid like this: only its first card is nobody’s, and the last card played lies there or was discarded.
comparity-position-phase = With these cards on the table, nobody could be asked for this: “{ $phase }”.
comparity-memory-foreign = The file “{ $path }” is not a deck memory of Comparity.
comparity-memory-unknown = The deck memory “{ $path }” names a landmark that does not exist: “{ $name }”.

## On the front page and after the game

comparity-minutes = 20 minutes
comparity-tie-break = The first player without a card wins.
comparity-points = Cards left
comparity-margin = { $player } had { $count ->
        [one] just { $count } card
       *[other] { $count } cards
    } left.
    .you = You had { $count ->
        [one] just { $count } card
       *[other] { $count } cards
    } left.

## The table in words

comparity-say-lay = { $card } { $around }
comparity-say-left = to the right of { $card }
comparity-say-right = to the left of { $card }
comparity-say-below = above { $card }
comparity-say-above = below { $card }
comparity-say-check = Check { $card }
comparity-say-open = Open { $card } too
comparity-say-open-none = Leave it at that
comparity-say-draw = Draw a card
comparity-say-give = Give { $card }
comparity-say-discard = Discard { $card }
comparity-say-repair = Rearrange: { $moves }
comparity-say-repair-move = { $card } to the place of { $other }
comparity-say-zone-open = { $card }, { $number }
comparity-say-zone-closed = { $card }, closed

## The picture in the terminal

comparity-picture-order-height = ↗ Taller to the right and upwards
comparity-picture-order-year = ↗ Later to the right and upwards
comparity-picture-year-bc = { $year } BC
comparity-picture-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
comparity-picture-violations = { $count ->
    [0] No violation.
    [one] { $count } violation!
   *[other] { $count } violations!
}
comparity-picture-obtaining = { $player } gets { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }.
    .you = You get { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }.
comparity-picture-sign-free = free cell and its neighbours
comparity-picture-sign-played = last played
comparity-picture-sign-checked = checked
comparity-picture-sign-violation = violation

## The first time something happens: said once to somebody who plays for the first time

comparity-first-checks = Instead of laying a card you may doubt one that lies there: it is opened, and its neighbours are compared.
comparity-first-violation = A violation: these two lie in the wrong order. The player before draws cards for it, and the map is mended.
comparity-first-no-violation = No violation: everything was in order, so the one who doubted draws.
comparity-first-duet = A duet: the card touches two others. The next player must draw, or check.
comparity-first-trio = A trio: the card touches three others. If it holds, its player lays one more card at once.
comparity-first-swapped = Misplaced cards change places until everything is right again.
comparity-first-split = The map has fallen into two parts: a card reconnects them.

## What your play says

comparity-habit-doubt = Your doubts
comparity-habit-doubts = checks
