### The map of the day: an exercise of our own, built on Comparity’s zone.

map-title = Map of the day
map-about = Twelve landmarks, one after another. Lay each into the map: no number falls to the right or upwards. An exercise of our own, on the rules of Comparity’s zone.
map-play = Lay today’s map
map-lay-height = Where does { $landmark } belong, by height?
map-lay-year = Where does { $landmark } belong, by year?
map-number = { $number } of { $count }
map-right = Right: { $landmark }, { $value }.
map-moved = Not there: { $landmark }, { $value }. It has moved to where it belongs.
map-score = { $score } right so far
map-done = Your map is finished: { $score } of { $count }. Tomorrow brings another.
map-cell = Lay it here: { $beside }
map-beside-left = right of { $landmark }
map-beside-right = left of { $landmark }
map-beside-below = above { $landmark }
map-beside-above = below { $landmark }
map-here = The map
# To share, above a small picture. It names no landmark.
map-share-line = Tripolis, map of { $date }: { $score }/{ $count }
