### Turnaje: co říká příkaz a co stojí ve zprávě.
###
### Názvy voleb, botů a programů jsou ve všech jazycích stejné.

## Numbers

arena-number = { $value }
arena-percent = { $value }{ "\u00A0" }%
arena-range = { $low }–{ $high }

arena-matches = { $count ->
        [one] { $count } partie
        [few] { $count } partie
       *[other] { $count } partií
    }
arena-deals = { $count ->
        [one] { $count } rozdání
       *[other] { $count } rozdání
    }
arena-line-ups = { $count ->
        [one] { $count } sestava
        [few] { $count } sestavy
       *[other] { $count } sestav
    }
arena-seatings = { $count ->
        [one] { $count } zasedací pořádek
        [few] { $count } zasedací pořádky
       *[other] { $count } zasedacích pořádků
    }
arena-players = { $count ->
        [one] { $count } hráč u stolu
        [few] { $count } hráči u stolu
       *[other] { $count } hráčů u stolu
    }
arena-seed = semínko { $seed }
arena-seat = Místo { $number }

## What the command says while it plays

arena-plan = { $matches } ({ $deals } × { $line_ups } × { $seatings })
arena-resumed = { $count ->
        [one] V deníku už je { $count } partie.
        [few] V deníku už jsou { $count } partie.
       *[other] V deníku už je { $count } partií.
    }
arena-interrupted = Přerušeno. Odehrané partie ({ $done } z { $all }) jsou uložené v { $path }. Stejný příkaz s --resume dohraje zbytek.
arena-interrupted-lost = Přerušeno a nic se nezachovalo: s volbou --journal SOUBOR by v turnaji šlo pokračovat.
arena-report-written = Zpráva: { $path }

## The report

arena-title = { $game }: aréna
arena-ratings = Hodnocení
arena-ratings-about = Síla hry, jak ji ukazují výsledky; na začátku turnaje má každý 25. Úsečka sahá dvě směrodatné odchylky na každou stranu: kde se dvě úsečky nepřekrývají, je jeden účastník zřetelně silnější.
arena-contestant = účastník
arena-rating = hodnocení
arena-interval = 2σ
arena-elo = Elo
arena-firsts = výhry
arena-firsts-interval = interval 95{ "\u00A0" }%
arena-mean-place = prům. pořadí
arena-mean-points = prům. body
arena-time = ms na tah
arena-rating-said = { $name }: { $rating }, od { $low } do { $high }

arena-times = Síla a čas
arena-times-about = Elo proti času procesoru na tah, v milisekundách; každý dílek doprava znamená stejný násobek. Čára je 95% interval. Programy tu nejsou: jejich čas se neměří.
arena-time-said = { $name }: Elo { $elo } při { $time } ms na tah

arena-duels = Vzájemné zápasy
arena-duels-about = V kolika partiích ze sta skončil účastník v řádku před účastníkem ve sloupci; remíza se počítá jako půl. Pod tím je 95% interval.
arena-duel-said = { $one } lépe než { $other }: { $share } ({ $low }–{ $high }), { $matches }

arena-seats = První místo u stolu
# $verdict: more, less or none. $share, $low, $high, $fair: percentages.
arena-seats-about = { $verdict ->
        [more] Sedět na prvním místě je výhoda: { $share } výher ({ $low }–{ $high }), rovným dílem by to bylo { $fair }.
        [less] Sedět na prvním místě je nevýhoda: { $share } výher ({ $low }–{ $high }), rovným dílem by to bylo { $fair }.
       *[none] Sedět na prvním místě nepřináší zřejmou výhodu: { $share } výher ({ $low }–{ $high }), rovným dílem by to bylo { $fair }.
    } Přerušovaná čára značí rovný díl.

arena-lengths = Jak dlouho trvá partie
arena-lengths-about = Tahy všech hráčů dohromady: v polovině partií jich je nejvýše { $median }, v nejkratší { $shortest }, v nejdelší { $longest }.
# One bar of a histogram. $range: a number or a range of numbers. $matches: arena-matches.
arena-bar = { $range }: { $matches }

arena-points = Body
arena-points-about = S kolika body a jak často účastníci partii končí. Čára je medián: na každé straně od něj leží polovina výsledků.
arena-median = medián { $value }

arena-forfeits = Prohry kvůli selhání
arena-forfeits-about = Program partii prohraje, když sám skončí, příliš dlouho mlčí, zahltí arénu textem nebo odpoví něčím jiným než dovoleným tahem. Dál se za něj hraje náhodně, aby ostatní mohli dohrát. Taková partie je jeho prohrou a nepočítá se tam, kde se porovnávají místa u stolu, délky partií a jeho body.
arena-forfeits-none = Všechny programy dohrály všechny své partie.
# $lost and $all: numbers of matches. $moves: random moves made in the program's place.
arena-forfeits-count = Takto prohrané partie: { $lost } z { $all }; místo něj { $moves ->
        [one] { $moves } náhodný tah
        [few] { $moves } náhodné tahy
       *[other] { $moves } náhodných tahů
    }
arena-forfeits-example = například: { $detail }
arena-forfeit-crash = sám skončil: { $count }
arena-forfeit-silence = příliš dlouho mlčel: { $count }
arena-forfeit-nonsense = nesrozumitelná odpověď: { $count }
arena-forfeit-illegal = nedovolený tah: { $count }
arena-forfeit-flood = příliš mnoho textu: { $count }

arena-method = Jak se hrálo
arena-method-schedule = Každá skupina účastníků, která se vejde k jednomu stolu, hraje stejná rozdání ve všech zasedacích pořádcích vyváženého latinského čtverce. Každý tak má stejné karty na stejných místech proti stejným soupeřům a štěstí se vyruší, jak jen to jde.
arena-method-rating = Hodnocení vychází z modelu Plackett–Luce (openskill), partie se berou v pořadí rozpisu. Podíly výher mají Wilsonův 95% interval; dělená výhra se počítá zčásti.
arena-method-elo = Body Elo vycházejí z modelu Bradleyho a Terryho a nezávisejí na pořadí partií: 0 je průměr hráčů a 400 bodů znamená šance deset ku jedné. Jejich 95% interval pochází ze 400 opakovaných výběrů rozdání.
arena-method-clock = Na čas přemýšlí { $names }, takže stejný příkaz může dát trochu jiné výsledky.
arena-method-command = Takto se to dá odehrát znovu:

## What is wrong

arena-same-name = Jméno „{ $name }“ je tu dvakrát. Dejte jednomu účastníkovi jiné, třeba takto: other={ $name }
arena-no-such-contestant = Účastník „{ $name }“ tu není. Vybrat si můžete z těchto: { $known }
arena-bad-command = Z „program:{ $command }“ není jasné, jak program spustit. Napište to jako v terminálu, třeba takto: program:python3 my_bot.py
arena-no-program = Program „{ $command }“ nelze najít nebo spustit.
arena-too-few = Míst u stolu ({ $game }): { $players }, ale účastníků jen { $contestants }. Uveďte aspoň tolik účastníků, kolik je míst.
arena-bad-size = Turnaj potřebuje aspoň jednu partii a nějaký čas na tah; { $matches } a { $seconds } s nestačí.
arena-resume-what = Volba --resume potřebuje vědět, ve kterém turnaji pokračovat: uveďte jeho --journal nebo --report.
arena-journal-exists = V souboru „{ $path }“ už je turnaj. Přidejte --resume a pokračujte v něm, nebo vyberte jiný soubor.
arena-journal-in-use = Do souboru „{ $path }“ právě zapisuje jiná aréna. Počkejte, až skončí, nebo vyberte jiný soubor.
arena-journal-foreign = „{ $path }“ není deník této verze arény. Vyberte jiný soubor.
arena-journal-damaged = Řádek { $line } deníku „{ $path }“ nedává smysl. Obnovte neporušenou kopii, nebo začněte znovu s jiným souborem.
arena-journal-differs = V deníku „{ $path }“ je jiný turnaj: { $name } je tam „{ $theirs }“, ne „{ $ours }“. Zopakujte původní příkaz, nebo vyberte jiný soubor.
arena-worker-died = Proces, který hrál partie, skončil, možná kvůli nedostatku paměti. Stejný příkaz s --resume bude pokračovat.
arena-no-ray = Ray není nainstalován. Nainstalujte ho takto: pip install "tripolis[ray]"
arena-ray-unreachable = Ke clusteru Ray „{ $address }“ se nelze připojit. { $reason }
arena-bad-function = „python:{ $name }“ neurčuje funkci. Napište to takto: python:my_bot:choose
arena-no-function = Funkci „{ $name }“ nelze použít: { $reason }
arena-setup = sestava
arena-opponent = soupeř
arena-benchmark-matches = partie
arena-reward = průměrná odměna
arena-processor = sekundy procesoru
arena-no-setup = Sestava „{ $name }“ neexistuje. Existují: { $known }.
arena-no-opponent = Soupeř „{ $name }“ neexistuje. Jsou tito: { $known }.
arena-one-contestant = Najednou se měří jeden hráč. Začněte se samotným „{ $name }“.
