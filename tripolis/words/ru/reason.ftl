# Что меняет ход. $unit — как в игре называются очки; $earned и $instead — сколько их примерно.
reason-points = { $unit } в конце: около { $earned } вместо { $instead }.
reason-rival = { $unit } в конце, { $player }: около { $earned } вместо { $instead }.
    .you = { $unit } в конце, вы: около { $earned } вместо { $instead }.
reason-leaves = Сделанный ход позволяет такой ответ, а лучший — нет: { $reply }
# Перелом: чего ждать после хода и чего до него.
reason-turned = { $unit } в конце, { $player }: около { $earned } вместо { $instead }.
    .you = { $unit } в конце, вы: около { $earned } вместо { $instead }.
