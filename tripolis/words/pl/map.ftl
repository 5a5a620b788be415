### Mapa dnia: nasze własne ćwiczenie według zasad strefy w Comparity.

map-title = Mapa dnia
map-about = Dwanaście zabytków, jeden po drugim. Kładź każdy na mapę: w prawo i w górę liczby nie maleją. To nasze własne ćwiczenie według zasad strefy w Comparity.
map-play = Ułóż dzisiejszą mapę
map-lay-height = Gdzie według wysokości pasuje { $landmark }?
map-lay-year = Gdzie według roku pasuje { $landmark }?
map-number = { $number } z { $count }
map-right = Dobrze: { $landmark }, { $value }.
map-moved = Nie tutaj: { $landmark }, { $value }. Karta trafiła na swoje miejsce.
map-score = dobrze: { $score }
map-done = Mapa gotowa: { $score } z { $count }. Jutro będzie następna.
map-cell = Połóż tutaj: { $beside }
map-beside-left = na prawo od „{ $landmark }”
map-beside-right = na lewo od „{ $landmark }”
map-beside-below = nad „{ $landmark }”
map-beside-above = pod „{ $landmark }”
map-here = Mapa
# Do udostępnienia, nad małym obrazkiem. Nie wymienia żadnego zabytku.
map-share-line = Tripolis, mapa na { $date }: { $score }/{ $count }
