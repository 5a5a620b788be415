# Co tah mění. $unit je, jak se ve hře říká bodům; $earned a $instead je jich asi tolik.
reason-points = { $unit } na konci: asi { $earned } místo { $instead }.
reason-rival = { $unit } na konci, { $player }: asi { $earned } místo { $instead }.
    .you = { $unit } na konci, vy: asi { $earned } místo { $instead }.
reason-leaves = Po zahraném tahu může { $player } odpovědět „{ $reply }“, po lepším už ne.
    .you = Po zahraném tahu můžete odpovědět „{ $reply }“, po lepším už ne.
# Zvrat: co se dá čekat po tahu a co před ním.
reason-turned = { $unit } na konci, { $player }: asi { $earned } místo { $instead }.
    .you = { $unit } na konci, vy: asi { $earned } místo { $instead }.
