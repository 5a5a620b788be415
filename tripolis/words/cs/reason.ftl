# Co tah mění. $unit je, jak se ve hře říká bodům; $earned a $instead je jich asi tolik.
reason-points = { $unit } na konci: asi { $earned } místo { $instead }.
reason-rival = { $unit } na konci, { $player }: asi { $earned } místo { $instead }.
    .you = { $unit } na konci, vy: asi { $earned } místo { $instead }.
reason-leaves = Zahraný tah dovolí tuto odpověď, lepší tah ne: { $reply }
# Zvrat: co se dá čekat po tahu a co před ním.
reason-turned = { $unit } na konci, { $player }: asi { $earned } místo { $instead }.
    .you = { $unit } na konci, vy: asi { $earned } místo { $instead }.
