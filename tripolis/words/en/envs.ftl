envs-opponents = { $others ->
    [one] There is one other seat, so it needs one bot,
   *[other] There are { $others } other seats, so they need as many bots,
} but { $count } were named.
