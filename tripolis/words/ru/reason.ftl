# Что меняет ход. $unit — как в игре называются очки; $earned и $instead — сколько их примерно.
reason-points = { $unit } в конце: около { $earned } вместо { $instead }.
reason-rival = { $unit } в конце, { $player }: около { $earned } вместо { $instead }.
    .you = { $unit } в конце, вы: около { $earned } вместо { $instead }.
reason-leaves = После сделанного хода { $player } может ответить «{ $reply }», после лучшего — нет.
    .you = После сделанного хода вы можете ответить «{ $reply }», после лучшего — нет.
# Перелом: чего ждать после хода и чего до него.
reason-turned = { $unit } в конце, { $player }: около { $earned } вместо { $instead }.
    .you = { $unit } в конце, вы: около { $earned } вместо { $instead }.
