envs-opponents = { $others ->
    [one] There is one other seat, so it needs one bot,
   *[other] There are { $others } other seats, so they need as many bots,
} but { $count } were named.
envs-reset-first = There is no match to play: call `reset` first.
envs-unequal-opponents = In this game these opponents remember differently. Choose the learner’s seat, or say with an option what every seat remembers.
envs-render-mode = There is no way “{ $mode }” to render. These exist: { $known }.
