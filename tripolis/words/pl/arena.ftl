### Turnieje: co mówi polecenie i co jest w raporcie.
###
### Nazwy opcji, botów i programów są takie same we wszystkich językach.

## Numbers

arena-number = { $value }
arena-percent = { $value }%
arena-range = { $low }–{ $high }

arena-matches = { $count ->
        [one] { $count } partia
        [few] { $count } partie
       *[other] { $count } partii
    }
arena-deals = { $count ->
        [one] { $count } rozdanie
        [few] { $count } rozdania
       *[other] { $count } rozdań
    }
arena-line-ups = { $count ->
        [one] { $count } skład
        [few] { $count } składy
       *[other] { $count } składów
    }
arena-seatings = { $count ->
        [one] { $count } ustawienie przy stole
        [few] { $count } ustawienia przy stole
       *[other] { $count } ustawień przy stole
    }
arena-players = { $count ->
        [one] { $count } gracz przy stole
       *[other] { $count } graczy przy stole
    }
arena-seed = ziarno { $seed }
arena-seat = Miejsce { $number }

## What the command says while it plays

arena-plan = { $matches } ({ $deals } × { $line_ups } × { $seatings })
arena-resumed = { $count ->
        [one] W dzienniku jest już { $count } partia.
        [few] W dzienniku są już { $count } partie.
       *[other] W dzienniku jest już { $count } partii.
    }
arena-interrupted = Przerwano. Rozegrane partie ({ $done } z { $all }) są zachowane w { $path }. To samo polecenie z --resume rozegra resztę.
arena-interrupted-lost = Przerwano i niczego nie zachowano: z opcją --journal PLIK można by turniej wznowić.
arena-report-written = Raport: { $path }

## The report

arena-title = { $game }: arena
arena-ratings = Ranking
arena-ratings-about = Siła gry, jaką pokazują wyniki; na początku turnieju każdy ma 25. Odcinek sięga dwóch odchyleń standardowych w każdą stronę: jeśli dwa odcinki na siebie nie zachodzą, jeden z uczestników jest wyraźnie silniejszy.
arena-contestant = uczestnik
arena-rating = ranking
arena-interval = 2σ
arena-elo = Elo
arena-firsts = wygrane
arena-firsts-interval = przedział 95%
arena-mean-place = śr. lokata
arena-mean-points = śr. punkty
arena-time = ms na ruch
arena-rating-said = { $name }: { $rating }, od { $low } do { $high }

arena-times = Siła a czas
arena-times-about = Elo wobec czasu procesora na ruch, w milisekundach; każda podziałka w prawo to tyle samo razy więcej. Kreska to przedział 95%. Programów tu nie ma: ich czasu się nie mierzy.
arena-time-said = { $name }: Elo { $elo } przy { $time } ms na ruch

arena-duels = Bezpośrednie pojedynki
arena-duels-about = W ilu partiach na sto uczestnik z wiersza był wyżej niż uczestnik z kolumny; remis liczy się za pół. Pod spodem przedział 95%.
arena-duel-said = { $one } wyżej niż { $other }: { $share } ({ $low }–{ $high }), { $matches }

arena-seats = Pierwsze miejsce przy stole
# $verdict: more, less or none. $share, $low, $high, $fair: percentages.
arena-seats-about = { $verdict ->
        [more] Pierwsze miejsce daje przewagę: { $share } wygranych ({ $low }–{ $high }), a po równo byłoby { $fair }.
        [less] Pierwsze miejsce jest niekorzystne: { $share } wygranych ({ $low }–{ $high }), a po równo byłoby { $fair }.
       *[none] Pierwsze miejsce nie daje wyraźnej przewagi: { $share } wygranych ({ $low }–{ $high }), a po równo byłoby { $fair }.
    } Linia przerywana oznacza równy udział.

arena-lengths = Jak długo trwa partia
arena-lengths-about = Ruchy wszystkich graczy razem: w połowie partii jest ich najwyżej { $median }, w najkrótszej { $shortest }, w najdłuższej { $longest }.
# One bar of a histogram. $range: a number or a range of numbers. $matches: arena-matches.
arena-bar = { $range }: { $matches }

arena-points = Punkty
arena-points-about = Z iloma punktami i jak często uczestnicy kończą partię. Kreska to mediana: po obu jej stronach leży tyle samo wyników.
arena-median = mediana { $value }

arena-forfeits = Przegrane z powodu awarii
arena-forfeits-about = Program przegrywa partię, gdy sam się zakończy, zbyt długo milczy, zasypuje arenę tekstem albo odpowiada czymś innym niż dozwolony ruch. Dalej zastępują go losowe ruchy, żeby inni mogli dokończyć grę. Taka partia jest jego przegraną; pomija się ją przy porównywaniu miejsc, długości partii i jego punktów.
arena-forfeits-none = Wszystkie programy dokończyły wszystkie swoje partie.
# $lost and $all: numbers of matches. $moves: random moves made in the program's place.
arena-forfeits-count = Tak przegrane partie: { $lost } z { $all }; w zastępstwie { $moves ->
        [one] { $moves } losowy ruch
        [few] { $moves } losowe ruchy
       *[other] { $moves } losowych ruchów
    }
arena-forfeits-example = na przykład: { $detail }
arena-forfeit-crash = sam się zakończył: { $count }
arena-forfeit-silence = milczał zbyt długo: { $count }
arena-forfeit-nonsense = niezrozumiała odpowiedź: { $count }
arena-forfeit-illegal = niedozwolony ruch: { $count }
arena-forfeit-flood = o wiele za dużo tekstu: { $count }

arena-method = Jak to rozegrano
arena-method-schedule = Każdy zestaw uczestników, który mieści się przy jednym stole, gra te same rozdania we wszystkich układach miejsc zrównoważonego kwadratu łacińskiego. Każdy ma więc te same karty na tych samych miejscach przeciw tym samym rywalom, a szczęście w miarę możliwości się znosi.
arena-method-rating = Ranking liczony jest według modelu Placketta–Luce’a (openskill), partie brane są w kolejności terminarza. Udziały wygranych podano z przedziałem 95% Wilsona; wygrana dzielona liczy się w części.
arena-method-elo = Punkty Elo pochodzą z modelu Bradleya–Terry’ego i nie zależą od kolejności partii: 0 to średnia graczy, a 400 punktów to szanse dziesięć do jednego. Ich przedział 95% pochodzi z 400 powtórnych losowań rozdań.
arena-method-clock = Na czas myśli { $names }, więc to samo polecenie może dać nieco inne wyniki.
arena-method-command = Aby rozegrać to jeszcze raz:

## What is wrong

arena-same-name = Nazwa „{ $name }” występuje dwa razy. Nadaj jednemu uczestnikowi inną, na przykład tak: other={ $name }
arena-no-such-contestant = Nie ma uczestnika „{ $name }”. Do wyboru: { $known }
arena-bad-command = Z „program:{ $command }” nie wynika, jak uruchomić program. Napisz to tak jak w terminalu, na przykład: program:python3 my_bot.py
arena-no-program = Nie można znaleźć ani uruchomić programu „{ $command }”.
arena-too-few = Miejsc przy stole ({ $game }): { $players }, a uczestników tylko { $contestants }. Podaj co najmniej tylu uczestników, ile jest miejsc.
arena-bad-size = Turniej potrzebuje co najmniej jednej partii i trochę czasu na ruch; { $matches } i { $seconds } s nie wystarczy.
arena-resume-what = Opcja --resume musi wiedzieć, który turniej wznowić: podaj jego --journal albo --report.
arena-journal-exists = W pliku „{ $path }” jest już turniej. Dodaj --resume, żeby go wznowić, albo wybierz inny plik.
arena-journal-in-use = Do pliku „{ $path }” pisze właśnie inna arena. Poczekaj, aż skończy, albo wybierz inny plik.
arena-journal-foreign = „{ $path }” nie jest dziennikiem tej wersji areny. Wybierz inny plik.
arena-journal-damaged = Wiersz { $line } dziennika „{ $path }” jest niezrozumiały. Przywróć nienaruszoną kopię albo zacznij od nowa z innym plikiem.
arena-journal-differs = W dzienniku „{ $path }” jest inny turniej: { $name } to tam „{ $theirs }”, a nie „{ $ours }”. Powtórz polecenie bez zmian albo wybierz inny plik.
arena-worker-died = Proces rozgrywający partie przestał działać, być może zabrakło pamięci. To samo polecenie z --resume wznowi turniej.
arena-no-ray = Ray nie jest zainstalowany. Zainstaluj go: pip install "tripolis[ray]"
arena-ray-unreachable = Nie można połączyć się z klastrem Ray „{ $address }”. { $reason }
arena-bad-function = „python:{ $name }” nie wskazuje funkcji. Zapisz to tak: python:my_bot:choose
arena-no-function = Nie można użyć funkcji „{ $name }”: { $reason }
arena-setup = zestaw
arena-opponent = przeciwnik
arena-benchmark-matches = partie
arena-reward = średnia nagroda
arena-processor = sekundy procesora
arena-no-setup = Nie ma zestawu „{ $name }”. Są takie: { $known }.
arena-no-opponent = Nie ma przeciwnika „{ $name }”. Są tacy: { $known }.
arena-one-contestant = Za jednym razem mierzy się jednego gracza. Zacznij od samego „{ $name }”.
