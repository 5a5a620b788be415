### Mapa dne: naše vlastní cvičení podle pravidel zóny v Comparity.

map-title = Mapa dne
map-about = Dvanáct památek, jedna po druhé. Každou položte na mapu: doprava a nahoru čísla neklesají. Je to naše vlastní cvičení podle pravidel zóny v Comparity.
map-play = Složit dnešní mapu
map-lay-height = Kam podle výšky patří { $landmark }?
map-lay-year = Kam podle roku patří { $landmark }?
map-number = { $number } z { $count }
map-right = Správně: { $landmark }, { $value }.
map-moved = Sem ne: { $landmark }, { $value }. Karta se přesunula tam, kam patří.
map-score = správně: { $score }
map-done = Mapa je hotová: { $score } z { $count }. Zítra bude další.
map-cell = Položit sem: { $beside }
map-beside-left = vpravo od „{ $landmark }“
map-beside-right = vlevo od „{ $landmark }“
map-beside-below = nad „{ $landmark }“
map-beside-above = pod „{ $landmark }“
map-here = Mapa
# Ke sdílení, nad malým obrázkem. Žádnou památku nejmenuje.
map-share-line = Tripolis, mapa na { $date }: { $score }/{ $count }
