# Dlaczego podpowiedź radzi dany ruch. $chance i $points to całe procenty.
hint-only-move = To jedyny możliwy ruch; prowadzi do zwycięstwa w { $chance }% przypadków.
hint-clear = Prowadzi do zwycięstwa w { $chance }% przypadków, o { $points } pkt proc. częściej niż „{ $other }”.
hint-earns = Prowadzi do zwycięstwa w { $chance }% przypadków, o { $points } pkt proc. częściej niż „{ $other }”. { $unit } na koniec: około { $earned } zamiast { $instead }.
hint-leaves = Prowadzi do zwycięstwa w { $chance }% przypadków, o { $points } pkt proc. częściej niż „{ $other }”, po którym możliwa jest taka odpowiedź: { $reply }
hint-close = Prowadzi do zwycięstwa w { $chance }% przypadków; „{ $other }” jest prawie równie dobre.
hint-winning = Zwycięstwo jest blisko ({ $chance }%) i ten ruch go nie zaprzepaści; „{ $other }” też wystarczy.
hint-little-hope = Do zwycięstwa teraz daleko ({ $chance }%), ale gra trwa: ten ruch przyniesie najwięcej. { $unit } na koniec: około { $earned }.
hint-rival = Prowadzi do zwycięstwa w { $chance }% przypadków; po „{ $other }” { $rival } wygrywa o { $gain } pkt proc. częściej.
