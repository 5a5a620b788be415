### Карта дня: наше собственное упражнение по правилам зоны в Comparity.

map-title = Карта дня
map-about = Двенадцать достопримечательностей, одна за другой. Кладите каждую на карту: вправо и вверх числа не убывают. Это наше собственное упражнение по правилам зоны в Comparity.
map-play = Разложить карту дня
map-lay-height = Куда по высоте ложится { $landmark }?
map-lay-year = Куда по году ложится { $landmark }?
map-number = { $number } из { $count }
map-right = Верно: { $landmark }, { $value }.
map-moved = Не сюда: { $landmark }, { $value }. Карта переехала на своё место.
map-score = верно: { $score }
map-done = Карта готова: { $score } из { $count }. Завтра будет новая.
map-cell = Положить сюда: { $beside }
map-beside-left = справа от «{ $landmark }»
map-beside-right = слева от «{ $landmark }»
map-beside-below = над «{ $landmark }»
map-beside-above = под «{ $landmark }»
map-here = Карта
# Чтобы поделиться, над маленькой картинкой. Достопримечательности не названы.
map-share-line = Tripolis, карта за { $date }: { $score }/{ $count }
