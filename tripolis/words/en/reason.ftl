# What a move changes. $unit is what a game calls its points; $earned and $instead are about so many.
reason-points = { $unit } at the end: about { $earned } instead of { $instead }.
reason-rival = { $unit } at the end, { $player }: about { $earned } instead of { $instead }.
    .you = { $unit } at the end, you: about { $earned } instead of { $instead }.
reason-leaves = The move played allows this, the better one does not: { $reply }
# A turning point: expected after the move, and before it.
reason-turned = { $unit } at the end, { $player }: about { $earned } instead of { $instead }.
    .you = { $unit } at the end, you: about { $earned } instead of { $instead }.
