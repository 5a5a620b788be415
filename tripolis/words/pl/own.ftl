### Co mówi twoja gra: po partii i po wszystkich partiach.

own-title = Twoja gra
own-about = Co mówią twoje rozegrane partie. Tę stronę widzisz tylko ty.
own-nothing = Dokończ jakąś partię, a pojawi się tutaj.
own-results = Wygrane: { $won } z { $played }
own-against = Przeciwnicy
own-players = Graczy
own-played = Partii
own-won = Wygrane
own-people = Ludzie
own-right = trafne { $right } z { $count }
own-misjudged = Budowle, co do których się mylisz
own-train = Poćwicz te budowle
own-train-about = Budowle, co do których się mylisz, jedna po drugiej. Kładź każdą na mapę: w prawo i w górę liczby nie maleją.
own-train-done = Gotowe: na właściwym miejscu { $score } z { $count }.
own-train-again = Jeszcze raz
own-puzzles = Zadania z twoich partii
own-puzzle = { $game }, zadanie { $number }
own-share = Udostępnij wyniki
own-share-line = { $game }: wygrane { $won } z { $played }
own-game = Twoja partia
own-good = W { $good } z { $count } twoich decyzji nie było wyraźnie lepszego ruchu.
own-best = Dobrze zagrane
own-rose = Twoje szanse: { $before } → { $after }
own-look = Warto spojrzeć jeszcze raz
own-make-puzzle = Zrób z tego zadanie
own-more = Wszystkie twoje partie
