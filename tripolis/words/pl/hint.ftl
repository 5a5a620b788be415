# Dlaczego podpowiedź radzi dany ruch. $chance i $points to całe procenty.
hint-only-move = To jedyny możliwy ruch; prowadzi do zwycięstwa w { $chance } % przypadków.
hint-clear = Prowadzi do zwycięstwa w { $chance } % przypadków, o { $points } p. p. częściej niż „{ $other }”.
hint-close = Prowadzi do zwycięstwa w { $chance } % przypadków; „{ $other }” jest prawie tak samo dobry.
hint-winning = Zwycięstwo jest blisko ({ $chance } %) i ten ruch go nie wypuszcza; „{ $other }” też się nada.
hint-little-hope = Nadziei jest mało ({ $chance } %), ale nic nie daje więcej.
hint-rival = Prowadzi do zwycięstwa w { $chance } % przypadków; po „{ $other }” { $player } wygrywa o { $gain } p. p. częściej.
