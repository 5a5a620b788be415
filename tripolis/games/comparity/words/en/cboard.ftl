### The browser's table of Comparity.
###
### $card, $one and $other are landmarks, $cards several of them.

## Rows and piles

cboard-row-yours = Your row
cboard-row-of = { $name }’s row
cboard-show-row = Show { $name }’s row.
cboard-cards = { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
cboard-pile-top = on top: { $card }
cboard-close = Close

## The map

cboard-zone-keys = Arrow keys move from cell to cell, Shift with them moves the map, + and − zoom, 0 shows the whole zone, Escape puts a card back.
cboard-zoom-in = Zoom in
cboard-zoom-out = Zoom out
cboard-zoom-fit = Show the whole zone
cboard-order-height = taller
cboard-order-year = later
cboard-cell-free = a card may be laid here
cboard-cell-empty = empty
cboard-beside-left = { $card } to the left
cboard-beside-right = { $card } to the right
cboard-beside-above = { $card } above
cboard-beside-below = { $card } below
cboard-laid-by = laid by { $player }
    .you = laid by you
cboard-last-played = last played
cboard-checked = being checked
cboard-violation = in the wrong order

## What is being put together

cboard-choose-cell = Choose a cell on the map.
cboard-choose-card = Choose a card of your row for this cell.
cboard-claim-height-least = At least as tall as { $cards }
cboard-claim-height-most = No taller than { $cards }
cboard-claim-year-least = No earlier than { $cards }
cboard-claim-year-most = No later than { $cards }
cboard-lay-here = Lay it here
cboard-check = Check
cboard-cancel = Cancel
cboard-draw = Draw a card
cboard-or-check = … or choose a closed card to check.
cboard-open-none = Open no other card
cboard-or-open = … or choose a neighbour to open.
cboard-repair-choose = Rearrange like this
cboard-repair-swap = { $one } ↔ { $other }
cboard-repair-move = { $card } → { $other }
cboard-repair-arrows = The arrows on the map show it.
