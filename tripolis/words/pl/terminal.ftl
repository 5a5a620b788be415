### Wiersz poleceń. Polecenia, opcje, nazwy gier i botów są takie same we wszystkich językach.

# A person who gave no name.
terminal-you = Gracz
terminal-numbered = { $name } { $number }
# Where the results of a command go, named in the place of a file.
terminal-output = wyjście
terminal-no-version = (nie zainstalowano)
terminal-rules-way = Zasady wykonuje { $way ->
    [numba] kod skompilowany przez Numbę
    [wasm] WebAssembly
   *[plain] zwykły Python
}.
terminal-rules-outdated = Brak aktualnego modułu: { $games }. Na razie { $numba ->
    [yes] zasady kompiluje Numba
   *[no] zasady wykonuje zwykły Python, a to trwa dłużej
}. Moduł zbuduje `make modules`.

## Numbers

terminal-number = { $value }
terminal-percent = { $value }%
terminal-seconds = { $value } s
terminal-bytes = { $count ->
        [one] { $count } bajt
        [few] { $count } bajty
       *[other] { $count } bajtów
    }

## tripolis games

terminal-players = graczy: { $low }–{ $high }
terminal-option = opcja
terminal-values = wartości
terminal-default = domyślnie
# The default of an option that depends on another one.
terminal-follows = zależy od { $option }
terminal-none = brak
# $shown: a list that goes on.
terminal-and-more = { $shown } i jeszcze { $count }
terminal-games-hint = Graj: tripolis play GRA --opcja wartość · Zasady: tripolis rules GRA · Opcje: tripolis games GRA

## tripolis play

terminal-which-game = W co gramy? Numer albo nazwa:

## tripolis prepare

terminal-compiling = Kompilacja zasad: { $games }
terminal-prepared = Zasady są skompilowane i gotowe ({ $seconds } s).
terminal-prepared-before = Zasady skompilowano już wcześniej i są gotowe.
terminal-prepare-interpreted = Ustawiono TRIPOLIS_INTERPRET albo brakuje pakietu Numba: zasady wykonuje zwykły Python, nie ma czego kompilować.
terminal-prepare-failed = Nie da się skompilować zasad gry { $game }: { $reason }

## tripolis simulate

terminal-matches = { $count ->
        [one] { $count } partia
        [few] { $count } partie
       *[other] { $count } partii
    }
terminal-players-exactly = { $count ->
        [one] { $count } gracz
        [few] { $count } graczy
       *[other] { $count } graczy
    }
terminal-seed = ziarno { $seed }
terminal-player = gracz
terminal-seat-column = miejsce
terminal-seat = miejsce { $number }
terminal-wins = wygrane
terminal-interval = przedział 95%
# The mean place a player took.
terminal-rank = śr. lokata
terminal-points = śr. punkty
# The fewest and the most points.
terminal-range = min – maks
# $verdict: more, less or none. $share, $low, $high, $fair: percentages.
terminal-first-seat = { $verdict ->
        [more] Pierwsze miejsce daje przewagę: wygrywa { $share } partii ({ $low } – { $high }), a po równo byłoby { $fair }.
        [less] Pierwsze miejsce jest niekorzystne: wygrywa { $share } partii ({ $low } – { $high }), a po równo byłoby { $fair }.
       *[none] Pierwsze miejsce nie daje wyraźnej przewagi: wygrywa { $share } partii ({ $low } – { $high }), a po równo byłoby { $fair }.
    }
terminal-mechanisms = mechaniki
terminal-mechanism = mechanika
terminal-times = razy
terminal-per-match = na partię
terminal-no-mechanisms = Gra { $game } nie ma mechanik do liczenia: wszystko jest w jej dzienniku.
# All three are numbers of moves.
terminal-lengths = Długość partii w ruchach: średnio { $mean }, najkrótsza { $shortest }, najdłuższa { $longest }.

## tripolis verify

terminal-verified-whole = Plik jest kompletny i niezmieniony.
terminal-verified-rules = To partia w grę { $game } według zasad w wersji { $version }.
terminal-verified-deal = Karty rozdano z podanego ziarna.
terminal-verified-position = Partia zaczyna się od możliwej pozycji.
terminal-verified-moves = { $count ->
        [0] Nie wykonano jeszcze żadnego ruchu.
        [one] Jedyny ruch jest zgodny z zasadami.
        [few] Wszystkie { $count } ruchy są zgodne z zasadami.
       *[other] Wszystkie ruchy są zgodne z zasadami: { $count }.
    }
terminal-verified-state = Pozycja końcowa zgadza się z zapisaną.
terminal-verified-unfinished = Partia jeszcze się nie skończyła, a zapis nie podaje wyniku.
# $places: a list of terminal-place.
terminal-verified-result = Wynik się zgadza: { $places }.
terminal-place = { $rank }. { $player } ({ $points })

## tripolis bench

terminal-game = gra
terminal-players-column = graczy
terminal-bench-moves = Ruchy na sekundę (boty { $policy })
terminal-bench-matches = Partie na sekundę (boty { $policy })
terminal-bench-way-interpreted = zwykły Python
terminal-bench-way-module = jeden rdzeń, moduł
terminal-bench-way-one_core = jeden rdzeń, Numba
terminal-bench-way-all_cores = { $cores ->
        [one] { $cores } rdzeń
        [few] { $cores } rdzenie
       *[other] { $cores } rdzeni
    }
terminal-bench-way-cuda = CUDA
terminal-bench-state = rozmiar stanu
terminal-bench-compile = kompilacja od zera
terminal-bench-started = { $command }: od wywołania do końca { $seconds } s.
terminal-bench-no-cuda = Nie ma tu urządzenia CUDA albo nie zainstalowano numba-cuda: CUDA nie zmierzono.
terminal-bench-doing-interpreted = { $game }: zwykły Python
terminal-bench-doing-compiled = { $game }, { $players ->
        [one] { $players } gracz
       *[other] { $players } graczy
    }: skompilowane zasady
terminal-bench-doing-cold = { $game }: kompilacja od zera
terminal-bench-doing-start = { $command }: uruchamianie
terminal-bench-interpreted = Ustawiono TRIPOLIS_INTERPRET albo brakuje pakietu Numba, więc nie da się tu zmierzyć skompilowanych zasad.
terminal-bench-failed = Pomiar nie dobiegł końca: { $reason }

## What is wrong

terminal-missing-extra = To polecenie wymaga pakietów, które nie są zainstalowane: pip install "tripolis[{ $extra }]"
terminal-no-such-command = Nie ma polecenia „{ $command }”; są { $known }.
terminal-no-such-option = Nie ma opcji „{ $option }”; wszystkie pokaże „{ $command } --help”.
terminal-no-game-option = Nie ma opcji „{ $option }”; opcje gry { $game } to { $known }, a pozostałe pokaże „{ $command } --help”.
terminal-option-value = Opcja „{ $option }” wymaga wartości (bez niej podaje się tylko przełączniki); zobacz „{ $command } --help”.
terminal-missing-argument = Brakuje { $name }; zobacz „{ $command } --help”.
terminal-bad-value = { $name } nie może mieć takiej wartości; zobacz „{ $command } --help”.
terminal-bad-usage = W poleceniu jest o słowo za dużo albo za mało; zobacz „{ $command } --help”.
terminal-extra-argument = Słowo „{ $word }” jest zbędne; zobacz „{ $command } --help”.
terminal-no-such-language = Nie ma języka „{ $named }”; do wyboru są { $known }.
terminal-no-such-section = Zasady gry { $game } nie mają rozdziału „{ $section }”; mają { $known }.
terminal-no-such-bot = Nie ma bota „{ $name }”; do wyboru są { $known }.
terminal-bad-pair = „{ $pair }” nie jest opcją w postaci NAZWA=WARTOŚĆ.
terminal-empty-seat = W „{ $seats }” jest miejsce bez imienia; oddzielaj imiona jednym przecinkiem.
terminal-seats-differ = Podano miejsc: { $seats }, a graczy: { $players }; podaj tyle samo albo pomiń --players.
terminal-long-name = Imię „{ $name }…” jest za długie; może mieć najwyżej { $most ->
        [one] { $most } literę
        [few] { $most } litery
       *[other] { $most } liter
    }.
terminal-resume-alone = --resume wznawia rozpoczętą partię, więc nie można z nim podać „{ $name }”.
terminal-no-terminal = Polecenie „tripolis { $command }” potrzebuje ekranu i klawiszy terminala, a wejście lub wyjście nie jest tu terminalem.
terminal-file-exists = „{ $path }” już istnieje; wznów tę partię przez --resume albo wybierz inną nazwę.
terminal-no-memory = { $game } niczego nie pamięta z poprzednich partii, więc --memory na nic się tu nie przyda.
terminal-file-missing = Nie można znaleźć „{ $path }”.
terminal-file-forbidden = Brak uprawnień do odczytu lub zapisu „{ $path }”.
terminal-file-folder = „{ $path }” to folder, a nie plik.
terminal-file-full = Brakuje miejsca, żeby zapisać { $path }.
terminal-file-problem = System nie pozwala użyć „{ $path }”: { $problem }.

# Lekcja
terminal-lesson-right = przeszliśmy wszystkie ścieżki
terminal-lesson-wrong = { $count ->
    [one] { $count } błąd
    [few] { $count } błędy
   *[other] { $count } błędów
}

## tripolis site

terminal-site-bad-server = „{ $address }” to nie adres serwera: zaczyna się on od http:// lub https://.
terminal-site-no-page = Nie ma strony, z której można zrobić witrynę: zbuduj ją poleceniem „make site” albo zainstaluj pakiet, który ją zawiera.
terminal-site-written = Witryna jest w { $folder }: może ją udostępniać dowolny serwer WWW.

## tripolis puzzles

terminal-puzzles-name = zadanie
terminal-puzzles-difficulty = nie znajduje
terminal-puzzles-answer = odpowiedź
terminal-puzzles-idea = pierwszy pomysł
terminal-puzzles-checked = { $game }: { $count ->
    [one] sprawdzono { $count } zadanie
    [few] sprawdzono { $count } zadania
   *[many] sprawdzono { $count } zadań
}
terminal-puzzles-agree = { $game }: drugie poszukiwanie zgadza się w { $same } z { $count }, w { $other } ma inną odpowiedź, w { $unsure } nie jest pewne.
terminal-puzzles-unsure = drugie poszukiwanie nie jest pewne
terminal-puzzles-other = drugie poszukiwanie ma inną odpowiedź
