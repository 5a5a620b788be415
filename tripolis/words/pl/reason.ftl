# Co zmienia ruch. $unit to nazwa punktów w grze; $earned i $instead to mniej więcej tyle.
reason-points = { $unit } na koniec: około { $earned } zamiast { $instead }.
reason-rival = { $unit } na koniec, { $player }: około { $earned } zamiast { $instead }.
    .you = { $unit } na koniec, ty: około { $earned } zamiast { $instead }.
reason-leaves = Po zagranym ruchu { $player } może odpowiedzieć „{ $reply }”, po lepszym już nie.
    .you = Po zagranym ruchu możesz odpowiedzieć „{ $reply }”, po lepszym już nie.
# Zwrot: czego można się spodziewać po ruchu, a czego przed nim.
reason-turned = { $unit } na koniec, { $player }: około { $earned } zamiast { $instead }.
    .you = { $unit } na koniec, ty: około { $earned } zamiast { $instead }.
