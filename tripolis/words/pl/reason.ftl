# Co zmienia ruch. $unit to nazwa punktów w grze; $earned i $instead to mniej więcej tyle.
reason-points = { $unit } na koniec: około { $earned } zamiast { $instead }.
reason-rival = { $unit } na koniec, { $player }: około { $earned } zamiast { $instead }.
    .you = { $unit } na koniec, ty: około { $earned } zamiast { $instead }.
reason-leaves = Zagrany ruch pozwala na taką odpowiedź, a lepszy nie: { $reply }
# Zwrot: czego można się spodziewać po ruchu, a czego przed nim.
reason-turned = { $unit } na koniec, { $player }: około { $earned } zamiast { $instead }.
    .you = { $unit } na koniec, ty: około { $earned } zamiast { $instead }.
