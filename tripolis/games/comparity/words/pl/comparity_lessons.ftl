### Lekcje gry Comparity. Pojęcia jak w comparity.ftl; w jednej chwili najwyżej dwa zdania.

## Na co wskazuje lekcja. $name: które dokładnie.

comparity_lessons-part-laid = karty w strefie
comparity_lessons-part-row = twój rząd
comparity_lessons-part-cell = wolne miejsce obok kart
comparity_lessons-part-pile = stos
comparity_lessons-part-rival = rząd Anny

## Pierwsza partia

comparity_lessons-first = Pierwsza partia
comparity_lessons-first-welcome = Statua Wolności leży zakryta: nikt nie zna jej wysokości. W prawo i w górę budowle muszą być coraz wyższe, a wygrywa, kto pierwszy wyłoży ostatnią kartę.
comparity_lessons-first-lay = Twój Burdż Chalifa jest na pewno wyższy od Statui Wolności. Połóż go po prawej.
comparity_lessons-first-lay-above = Nad nią też dobrze, bo w górę rośnie! Tym razem połóż go jednak po prawej.
comparity_lessons-first-lay-smaller = Po lewej i poniżej leżą niższe. Burdż Chalifa jest wyższy: połóż go po prawej.
comparity_lessons-first-lay-burj = Merlion jest malutki, jego miejsce jest po lewej albo niżej. Zacznij od Burdż Chalify, po prawej.
comparity_lessons-first-lay-again = Może i tak! Na początek weź jednak pewniaka: Burdż Chalifa, po prawej.
comparity_lessons-first-doubt = Anna twierdzi, że Empire State Building jest jeszcze wyższy, ale czy na pewno? Sprawdź tę kartę!
comparity_lessons-first-doubt-other = Wątpliwa jest ta nowa karta: sprawdź Empire State Building.
comparity_lessons-first-doubt-again = Zagranie karty znaczyłoby, że wierzysz Annie. Sprawdź lepiej Empire State Building.
comparity_lessons-first-repair = Dobrze, że nie dajesz się nabrać! Karty zgodnie z zasadami zamieniły się miejscami, a Anna za karę bierze trzy.
comparity_lessons-first-duet = Karta, która dotyka dwóch naraz, to duet. Na zaznaczone miejsce potrzeba czegoś wyższego niż wieża w Pizie i niższego niż Empire State Building.
comparity_lessons-first-duet-small = Na to miejsce jest o wiele za niska. Powyżej 60 metrów będzie bezpiecznie.
comparity_lessons-first-duet-check = Tu nie ma w co wątpić. Zagraj duet na zaznaczone miejsce.
comparity_lessons-first-duet-again = Można, ale duet boli bardziej. Połóż kartę na zaznaczonym miejscu.
comparity_lessons-first-wrong = Po duecie następna osoba musi dobrać kartę albo sprawdzić. Anna sprawdziła, nie znalazła błędu i bierze za to dwie karty.
comparity_lessons-first-react = Teraz duet zagrała Anna i to ty reagujesz. CN Tower naprawdę jest ogromna, więc lepiej dobierz kartę.
comparity_lessons-first-react-true = CN Tower ma 553 metry: niesłuszne sprawdzenie kosztuje dwie karty. Dobierz lepiej jedną.
comparity_lessons-first-react-other = Raczej nie: niesłuszne sprawdzenie kosztuje dwie karty. Dobierz lepiej jedną.
comparity_lessons-first-last = Minęło wiele ruchów i została ci jedna karta. Połóż ją gdziekolwiek, a wygrasz, zanim ktoś ją sprawdzi!
comparity_lessons-first-last-again = Koniec wątpliwości: zagraj Wieżę Eiffla.
comparity_lessons-first-end = Wygrana! To już cała gra: kładź z kamienną twarzą i wątp w odpowiedniej chwili.

## Lata

comparity_lessons-year = Lata zamiast wysokości
comparity_lessons-year-years = Tu porównuje się lata: w prawo i w górę budowle są coraz młodsze. Reszta się nie zmienia.
comparity_lessons-year-older = Partenon jest starszy od Koloseum. Połóż go po lewej albo poniżej.
comparity_lessons-year-older-left = Tam leżą młodsze. Partenon jest starszy: po lewej albo poniżej.
comparity_lessons-year-older-stones = Stonehenge też by pasowało! Tym razem weźmy jednak Partenon.
comparity_lessons-year-older-again = Spróbuj z Partenonem: na lewo od Koloseum albo poniżej.
comparity_lessons-year-newer = Wieżę Eiffla zbudowano wiele wieków po Koloseum. Połóż ją powyżej.
comparity_lessons-year-newer-again = Spróbuj z Wieżą Eiffla, nad Koloseum.
comparity_lessons-year-done = Liczy się rok, w którym budowla zyskała dzisiejszy wygląd, a znak na karcie mówi, że rok jest przybliżony. Teraz znasz obie gry!
