# Dlaczego podpowiedź radzi dany ruch. $chance i $points to całe procenty.
hint-only-move = To jedyny możliwy ruch; prowadzi do zwycięstwa w { $chance } % przypadków.
hint-clear = Prowadzi do zwycięstwa w { $chance } % przypadków, o { $points } p. p. częściej niż „{ $other }”.
hint-close = Prowadzi do zwycięstwa w { $chance } % przypadków; „{ $other }” jest prawie tak samo dobry.
hint-winning = Zwycięstwo jest blisko ({ $chance } %) i ten ruch go nie wypuszcza; „{ $other }” też się nada.
hint-little-hope = Do zwycięstwa teraz daleko ({ $chance } %), ale gra trwa: ten ruch da jeszcze najwięcej. { $unit } na koniec: około { $earned }.
hint-rival = Prowadzi do zwycięstwa w { $chance } % przypadków; po „{ $other }” { $rival } wygrywa o { $gain } p. p. częściej.
