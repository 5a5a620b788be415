lanterns-name = Lanterns
lanterns-about = Show a card: the highest number that is alone takes the lantern.

lanterns-option-unclaimed = Lanterns nobody takes
lanterns-option-unclaimed-about = What happens to a lantern when no number is alone.
lanterns-value-unclaimed-stays = Stay
lanterns-value-unclaimed-goes_out = Go out

lanterns-ask-choose = Choose a card to show for { $lights ->
    [one] one light
   *[other] { $lights } lights
}.
lanterns-ask-wait = { $players } { $count ->
    [one] is
   *[other] are
} choosing a card.
lanterns-ask-over = The match is over.

lanterns-log-chose = { $player } chooses { $number }.
    .you = You choose { $number }.
lanterns-log-chose-secretly = { $player } chooses a card.
    .you = You choose a card.
lanterns-log-shows = { $player } shows { $number }.
    .you = You show { $number }.
lanterns-log-takes = { $player } takes { $lights ->
        [one] one light
       *[other] { $lights } lights
    }.
    .you = You take { $lights ->
        [one] one light
       *[other] { $lights } lights
    }.
lanterns-log-stays = No number is alone: the lantern stays for the next round.
lanterns-log-goes-out = No number is alone: the lantern goes out.
lanterns-log-next = The next lantern has { $lights ->
    [one] one light
   *[other] { $lights } lights
}.
lanterns-log-end = The last lantern has been shown for.

lanterns-score = Lights taken: { $lights }

lanterns-unreadable = “{ $text }” is not a move. Write “show” and a number from 1 to 10, as in “show 7”.
lanterns-not-in-hand = There is no { $number } in your hand.

lanterns-position-lanterns = The four lanterns have 1, 2, 3 and 4 lights.
lanterns-position-cards = There are only { $copies } cards with the number { $number }.
lanterns-position-rounds = The number of rounds played does not fit the phase.
lanterns-position-hand = Player { $player } should hold { $count } cards and have shown one a round.

lanterns-move-show = Show { $number }
lanterns-area-rounds-played = Rounds played
lanterns-area-lanterns = Lanterns so far
lanterns-area-at-stake = Lights at stake
lanterns-area-hand = Hand
lanterns-area-hand-size = Cards in hand
lanterns-area-shown = Cards shown
lanterns-area-lights = Lights taken
lanterns-label-answer = Chosen
lanterns-label-answered = Has chosen
