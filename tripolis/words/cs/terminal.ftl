### Příkazový řádek. Příkazy, volby, názvy her a botů jsou ve všech jazycích stejné.

# A person who gave no name.
terminal-you = Hráč
terminal-numbered = { $name } { $number }
# Where the results of a command go, named in the place of a file.
terminal-output = výstup
terminal-no-version = (není nainstalováno)
terminal-rules-way = Pravidla provádí { $way ->
    [numba] kód přeložený Numbou
    [wasm] WebAssembly
   *[plain] obyčejný Python
}.
terminal-rules-outdated = Chybí aktuální modul: { $games }. Zatím { $numba ->
    [yes] pravidla překládá Numba
   *[no] pravidla provádí obyčejný Python, a to pomalu
}. Modul sestaví `make modules`.

## Numbers

terminal-number = { $value }
terminal-percent = { $value } %
terminal-seconds = { $value } s
terminal-bytes = { $count ->
        [one] { $count } bajt
        [few] { $count } bajty
       *[other] { $count } bajtů
    }

## tripolis games

terminal-players = hráčů: { $low }–{ $high }
terminal-option = volba
terminal-values = hodnoty
terminal-default = výchozí
# The default of an option that depends on another one.
terminal-follows = podle { $option }
terminal-none = nic
# $shown: a list that goes on.
terminal-and-more = { $shown } a další ({ $count })
terminal-games-hint = Hrát: tripolis play HRA --volba hodnota · Pravidla: tripolis rules HRA · Volby: tripolis games HRA

## tripolis play

terminal-which-game = Co budeme hrát? Číslo nebo název:

## tripolis prepare

terminal-compiling = Překládají se pravidla: { $games }
terminal-prepared = Pravidla jsou přeložená a připravená ({ $seconds } s).
terminal-prepared-before = Pravidla už byla přeložena dříve a jsou připravená.
terminal-prepare-interpreted = Je nastaveno TRIPOLIS_INTERPRET nebo chybí Numba: pravidla provádí obyčejný Python a není co překládat.
terminal-prepare-failed = Pravidla hry { $game } nelze přeložit: { $reason }

## tripolis simulate

terminal-matches = { $count ->
        [one] { $count } partie
        [few] { $count } partie
       *[other] { $count } partií
    }
terminal-players-exactly = { $count ->
        [one] { $count } hráč
        [few] { $count } hráči
       *[other] { $count } hráčů
    }
terminal-seed = semínko { $seed }
terminal-player = hráč
terminal-seat-column = místo
terminal-seat = místo { $number }
terminal-wins = výhry
terminal-interval = interval 95 %
# The mean place a player took.
terminal-rank = prům. pořadí
terminal-points = prům. body
# The fewest and the most points.
terminal-range = min – max
# $verdict: more, less or none. $share, $low, $high, $fair: percentages.
terminal-first-seat = { $verdict ->
        [more] První místo je výhoda: vyhrává v { $share } partií ({ $low } – { $high }), rovným dílem by to bylo { $fair }.
        [less] První místo je nevýhoda: vyhrává v { $share } partií ({ $low } – { $high }), rovným dílem by to bylo { $fair }.
       *[none] První místo nemá zřejmou výhodu: vyhrává v { $share } partií ({ $low } – { $high }), rovným dílem by to bylo { $fair }.
    }
terminal-mechanisms = mechaniky
terminal-mechanism = mechanika
terminal-times = krát
terminal-per-match = na partii
terminal-no-mechanisms = Hra { $game } nemá mechaniky, které by šlo počítat: vše je v jejím záznamu.
# All three are numbers of moves.
terminal-lengths = Délka partie v tazích: v průměru { $mean }, nejkratší { $shortest }, nejdelší { $longest }.

## tripolis verify

terminal-verified-whole = Soubor je celý a beze změn.
terminal-verified-rules = Je to partie hry { $game } podle pravidel verze { $version }.
terminal-verified-deal = Karty jsou rozdané podle semínka.
terminal-verified-position = Partie navazuje na možnou pozici.
terminal-verified-moves = { $count ->
        [0] Zatím nebyl proveden žádný tah.
        [one] Jediný tah odpovídá pravidlům.
        [few] Všechny { $count } tahy odpovídají pravidlům.
       *[other] Všech { $count } tahů odpovídá pravidlům.
    }
terminal-verified-state = Konečná pozice souhlasí se záznamem.
terminal-verified-unfinished = Partie ještě neskončila a záznam neuvádí výsledek.
# $places: a list of terminal-place.
terminal-verified-result = Výsledek souhlasí: { $places }.
terminal-place = { $rank }. { $player } ({ $points })

## tripolis bench

terminal-game = hra
terminal-players-column = hráčů
terminal-bench-moves = Tahů za sekundu (boti { $policy })
terminal-bench-matches = Partií za sekundu (boti { $policy })
terminal-bench-way-interpreted = obyčejný Python
terminal-bench-way-module = jedno jádro, modul
terminal-bench-way-one_core = jedno jádro, Numba
terminal-bench-way-all_cores = { $cores ->
        [one] { $cores } jádro
        [few] { $cores } jádra
       *[other] { $cores } jader
    }
terminal-bench-way-cuda = CUDA
terminal-bench-state = velikost stavu
terminal-bench-compile = překlad od nuly
terminal-bench-started = { $command }: od zavolání do konce { $seconds } s.
terminal-bench-no-cuda = Není tu zařízení CUDA nebo není nainstalováno numba-cuda: CUDA se neměřila.
terminal-bench-doing-interpreted = { $game }: obyčejný Python
terminal-bench-doing-compiled = { $game }, { $players ->
        [one] { $players } hráč
        [few] { $players } hráči
       *[other] { $players } hráčů
    }: přeložená pravidla
terminal-bench-doing-cold = { $game }: překlad od nuly
terminal-bench-doing-start = { $command }: spuštění
terminal-bench-interpreted = Je nastaveno TRIPOLIS_INTERPRET nebo chybí Numba, takže přeložená pravidla tu nelze změřit.
terminal-bench-failed = Měření nedoběhlo do konce: { $reason }

## What is wrong

terminal-missing-extra = Tento příkaz vyžaduje balíčky, které nejsou nainstalované: pip install "tripolis[{ $extra }]"
terminal-no-such-command = Příkaz „{ $command }“ neexistuje; k dispozici jsou { $known }.
terminal-no-such-option = Volba „{ $option }“ neexistuje; všechny vypíše „{ $command } --help“.
terminal-no-game-option = Volba „{ $option }“ neexistuje; hra { $game } má { $known } a ostatní vypíše „{ $command } --help“.
terminal-option-value = Volba „{ $option }“ potřebuje hodnotu (jen přepínač se píše bez ní); viz „{ $command } --help“.
terminal-missing-argument = Chybí { $name }; viz „{ $command } --help“.
terminal-bad-value = { $name } nemůže mít tuto hodnotu; viz „{ $command } --help“.
terminal-bad-usage = V příkazu je slovo navíc nebo nějaké chybí; viz „{ $command } --help“.
terminal-extra-argument = Slovo „{ $word }“ je navíc; viz „{ $command } --help“.
terminal-no-such-language = Jazyk „{ $named }“ tu není; vyberte si z { $known }.
terminal-no-such-section = Pravidla hry { $game } nemají oddíl „{ $section }“; mají { $known }.
terminal-no-such-bot = Bot „{ $name }“ tu není; vyberte si z { $known }.
terminal-bad-pair = „{ $pair }“ není volba ve tvaru NÁZEV=HODNOTA.
terminal-empty-seat = V „{ $seats }“ je místo beze jména; oddělujte jména jednou čárkou.
terminal-seats-differ = Uvedených míst: { $seats }, ale hráčů: { $players }; uveďte jich stejně, nebo vynechte --players.
terminal-long-name = Jméno „{ $name }…“ je příliš dlouhé; může mít nejvýše { $most ->
        [one] { $most } písmeno
        [few] { $most } písmena
       *[other] { $most } písmen
    }.
terminal-resume-alone = --resume pokračuje v rozehrané partii, proto k němu nelze přidat „{ $name }“.
terminal-no-terminal = Příkaz „tripolis { $command }“ potřebuje obrazovku a klávesy terminálu, ale vstup nebo výstup tu nejde přes terminál.
terminal-file-exists = „{ $path }“ už existuje; pokračujte v té partii pomocí --resume, nebo zvolte jiný název.
terminal-no-memory = { $game } si z dřívějších partií nic nepamatuje, takže --memory tu k ničemu není.
terminal-file-missing = „{ $path }“ nelze najít.
terminal-file-forbidden = „{ $path }“ nesmíte číst ani zapisovat.
terminal-file-folder = „{ $path }“ je složka, ne soubor.
terminal-file-full = Není dost místa pro zápis: { $path }.
terminal-file-problem = Systém nedovoluje použít „{ $path }“: { $problem }.

# Lekce
terminal-lesson-right = všechny cesty prošly
terminal-lesson-wrong = { $count ->
    [one] { $count } chyba
    [few] { $count } chyby
   *[other] { $count } chyb
}

## tripolis site

terminal-site-bad-server = „{ $address }“ není adresa serveru: začíná http:// nebo https://.
terminal-site-no-page = Chybí stránka, ze které by šel web vytvořit: sestavte ji příkazem „make site“, nebo nainstalujte balíček, který ji obsahuje.
terminal-site-written = Web je v { $folder }: může ho nabízet kterýkoli webový server.

## tripolis puzzles

terminal-puzzles-name = úloha
terminal-puzzles-difficulty = nenajde
terminal-puzzles-answer = odpověď
terminal-puzzles-idea = první nápad
terminal-puzzles-checked = { $game }: { $count ->
    [one] zkontrolována { $count } úloha
    [few] zkontrolovány { $count } úlohy
   *[other] zkontrolováno { $count } úloh
}
terminal-puzzles-agree = { $game }: jiné hledání souhlasí u { $same } z { $count }, u { $other } má jinou odpověď, u { $unsure } si není jisté.
terminal-puzzles-unsure = jiné hledání si není jisté
terminal-puzzles-other = jiné hledání má jinou odpověď
