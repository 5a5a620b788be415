### Stůl v prohlížeči: vše kolem her.
###
### $name, $names: jména hráčů. $level: úroveň bota. $chance, $before, $after, $played:
### procenta. $card, $cards, $tokens, $colour, $place: věci ze hry, pojmenované jejím katalogem.

## Úvodní stránka

page-welcome = Tři karetní hry o městech u jednoho stolu
page-welcome-about = Hrajte hned proti botům, nebo pošlete přátelům odkaz. Bez účtu a bez čekání.
page-players = Hráči: { $low }–{ $high }
page-play-now = Hrát hned
page-invite = Pozvat přátele
page-device = Na tomto zařízení
page-set-up = Další volby
page-own-games = Vaše rozehrané hry
page-lobby = Veřejné stoly
page-lobby-game = Hra
page-lobby-all = Všechny hry
page-lobby-more = Zobrazit další
page-open-tables = Otevřené stoly
page-no-open-tables = Právě nikdo nehledá spoluhráče. Otevřete veřejný stůl a objeví se zde.
page-games-playing = Probíhající hry
page-no-games-playing = Právě se nehraje žádná veřejná hra.
page-your-turn = jste na tahu
page-turn-of = { $count ->
        [one] na tahu: { $names }
        [few] čeká se na: { $names }
       *[other] čeká se na: { $names }
    }
page-seats-open = { $count ->
        [0] za chvíli začne
        [one] { $count } volné místo
        [few] { $count } volná místa
       *[other] { $count } volných míst
    }
page-status-waiting = čeká na hráče
page-status-playing = hraje se
page-status-over = dohráno
page-status-closed = zavřeno
page-open-record = Podívat se na uloženou hru
page-no-account = Jste tu hostem: klíčem k vašim stolům je tento prohlížeč.
page-to-games = Ke hrám
page-nothing-here = Na této adrese nic není.
page-unreachable = Stůl teď není dostupný. Zkontrolujte prosím připojení.
page-site-about = Hrajte hned proti botům nebo s ostatními na jednom zařízení: bez účtu a třeba i bez internetu.
page-site-yours = Všechno zůstává v tomto prohlížeči. Jeho majitel by mohl nahlédnout do jeho paměti, i do tajemství hry; boti to nedělají.
page-site-server = Hra s lidmi na jiných zařízeních: { $server }.
page-site-opening = Připravujeme pravidla. Poprvé to trvá o něco déle.
page-site-other-tab = Tripolis je otevřený na jiné kartě. Hrajte tam, nebo ji zavřete a pokračujte tady.
page-site-forgets = Prohlížeč teď nemůže ukládat vaše hry. Hrát můžete, dokud tuto kartu nezavřete.
page-again = Zkusit znovu
page-loading = Okamžik…

## Nový stůl

page-who-plays = Kdo hraje
page-how-many = Počet hráčů
page-seat-me = Vy
page-seat-friend = Někdo z přátel, přes odkaz
page-seat-local = Někdo u tohoto zařízení
page-seat-bot = Bot: { $level }
page-seat-open = Volné místo
page-bot-lettered = { $name } { $letter }
page-letter = { $number ->
        [1] A
        [2] B
        [3] C
        [4] D
       *[other] E
    }
page-name-of = Jméno hráče { $number }
page-friends-follow = { $count ->
        [one] Odkaz a kód pro spoluhráče budou na další stránce.
       *[other] Odkaz a kód pro přátele budou na další stránce.
    }
page-get-link = Získat odkaz
page-start-playing = Začít hrát
page-in-browser = Hrát v tomto prohlížeči
page-in-browser-about = Bez serveru: není třeba připojení a partie zůstane v tomto prohlížeči.
page-house-rules = Domácí pravidla
page-pace-and-guests = Tempo a hosté
page-visibility = Kdo stůl najde
page-visibility-link = Jen přes odkaz
page-visibility-link-about = Najde ho jen ten, kdo má odkaz.
page-visibility-public = Všichni
page-visibility-public-about = Je vidět na úvodní stránce; kdokoli si může sednout nebo se dívat.
page-clock = Hodiny
page-clock-none = Žádné
page-clock-none-about = Každý přemýšlí, jak dlouho chce.
page-clock-move = Sekundy
page-clock-move-about = Několik sekund na tah, potom běží rezerva. Když dojde, táhne bot.
page-clock-days = Dny
page-clock-days-about = Pro hru na mnoho dní, občas jeden tah.
page-clock-seconds = Sekund na tah
page-clock-reserve = Rezerva v sekundách
page-clock-days-each = Dnů na tah
page-absent = Když je někdo pryč
page-absent-wait = Čekat
page-absent-wait-about = Stůl čeká na návrat.
page-absent-bot = Hraje bot
page-absent-bot-about = Do návratu drží místo bot.
page-absent-vote = Hlasovat
page-absent-vote-about = Ostatní rozhodnou, zda smí místo držet bot.
page-pace = Jak dlouho boti přemýšlejí
page-pace-none = Vůbec
page-pace-fast = Krátce
page-pace-calm = Klidně
page-pace-slow = Dlouho

## Před začátkem

page-waiting-for = { $count ->
        [one] Ještě je { $count } volné místo.
        [few] Ještě jsou { $count } volná místa.
       *[other] Ještě je { $count } volných míst.
    }
page-dealing = Rozdávají se karty…
page-invite-about = Kdo otevře tento odkaz, napíše jméno a posadí se.
page-invited = { $name } vás zve ke hře.
page-invite-link = Odkaz s pozvánkou
page-qr = Odkaz s pozvánkou jako QR kód
page-copy-link = Kopírovat
page-link-copied = Odkaz je zkopírován.
page-share = Sdílet
page-sit-down = Posadit se
page-only-looking = U tohoto stolu jste divák.
page-fill-with = Volná místa obsadí:
page-start-now = Začít hned
page-close-table = Zavřít stůl
page-leave = Odejít od stolu
page-sure-leave = Odejít nadobro? Vaše místo se uvolní.
page-sure-close = Ukončit tuto hru nadobro?
page-stay = Zůstat

## U stolu

page-seats = Hráči
page-you = vy
page-away = není tu
page-bot-holds = hraje bot
page-thinking = přemýšlí…
page-to-move = na tahu
page-days-left = { $days ->
        [one] { $days } den
        [few] { $days } dny
       *[other] { $days } dní
    }
page-onlookers = { $count ->
        [one] { $count } divák
        [few] { $count } diváci
       *[other] { $count } diváků
    }
page-onlooker = divák
page-undo = Zpět
page-hint = Nápověda
page-hint-thinking = Hledáme dobrý tah…
page-hint-do = Udělat to
page-drawer = Záznam, chat, pravidla, nastavení
page-log = Záznam
page-log-empty = Zatím se nic nestalo.
page-show-moment = Ukázat tento okamžik
page-chat = Chat
page-chat-empty = Pozdravte se!
page-chat-write = Napsat zprávu
page-send = Odeslat
page-mute = Ztišit
page-unmute = Znovu slyšet: { $name }
page-unread = nepřečtených zpráv
page-rules = Pravidla
page-settings = Nastavení
page-close = Zavřít
page-this-table = Tento stůl
page-none = nic
page-past = Díváte se na dřívější okamžik hry.
page-now = Zpět do hry
page-lost = Spojení je přerušené; vrátí se samo a nic se neztratí.
page-lost-sending = Spojení je přerušené. Váš tah čeká a odešle se, jakmile se vrátí.
page-undo-asked = Žádáte o vrácení tahu. Ostatní odpovídají.
page-undo-question = { $name } žádá o vrácení tahu. Souhlasíte?
page-undo-agree = Ano, souhlasím
page-undo-refuse = Ne
page-bot-holds-you = Hraje za vás bot.
page-back = Už jsem tu
page-vote = { $name } tu není. Smí zatím hrát bot?
page-vote-agree = Ať hraje bot
page-vote-given = Váš souhlas platí; ostatní se rozhodují.
page-closed = Tento stůl je zavřený.
page-outdated = Tato partie začala podle starších pravidel a nelze ji tu dohrát; po zavření stolu si můžete uložit její záznam.
page-outdated-closed = Tato partie je uzavřena; její záznam si můžete uložit.
page-curtain = Předejte zařízení: { $name }
page-curtain-about = Ostatní, odvraťte se na chvíli.
page-curtain-ready = Jsem { $name }

## Nastavení

page-your-name = Vaše jméno
page-keep = Uložit
page-name-kept = Jméno je uloženo.
page-language = Jazyk
page-theme = Barvy
page-theme-system = Podle zařízení
page-theme-light = Světlé
page-theme-dark = Tmavé
page-motion = Animace
page-motion-system = Podle zařízení
page-motion-full = Plné
page-motion-none = Žádné
page-sound = Zvuk
page-on = Zap.
page-off = Vyp.
page-table-shown = Stůl jako
page-table-shown-about = Stůl slovy se hodí pro čtečky obrazovky: pozice ve větách, tahy jako seznam.
page-table-board = Plán
page-table-words = Slovy
page-help = Pomoc v prvních hrách
page-help-about = Vysvětlí, co se děje poprvé, a nabídne radu, když dlouho přemýšlíte.
page-help-ok = Rozumím
page-help-off = Už nevysvětlovat
page-ponder = Nejste si jistí? Rada ukáže dobrý tah a proč je dobrý.
page-ponder-hint = Ukázat
page-characters = Vaši soupeři
page-remarks = Poznámky soupeřů
page-remarks-silence = Ztišit soupeře
page-remarks-silenced = Soupeři teď mlčí. V nastavení jim můžete znovu dát slovo.
page-notation = Zápis tahů
page-notation-about = Ukazuje tahy i ve zkráceném zápisu, umožní je psát a pravidla vysvětlí jak.
page-yes = ano
page-no = ne

## Stůl slovy

page-words-moves = { $count ->
        [0] Teď není co dělat
        [one] Máte { $count } tah
        [few] Máte { $count } tahy
       *[other] Máte { $count } tahů
    }
page-words-filter = Ukázat jen tahy se slovem
page-words-type = Nebo tah napište
page-words-do = Udělat to
page-words-happened = Co se právě stalo
page-words-nothing = Zatím nic.
page-words-position = Pozice
page-words-table = Stůl

## Po hře

page-won = Vítězí { $player }!
    .you = Vyhráváte!
page-won-shared = Společné vítězství: { $names }!
page-won-with = Společné vítězství: { $names } a vy!
page-came = Vaše místo: { $place } z { $players }.
page-equal = Bodů máte stejně: rozhodlo jen pravidlo pro shodu.
page-margin = { $player }: o { $count ->
        [one] pouhý { $count } bod
        [few] { $count } body
       *[other] { $count } bodů
    } méně.
    .you = { $count ->
        [one] Chyběl vám jen { $count } bod
        [few] Chyběly vám { $count } body
       *[other] Chybělo vám { $count } bodů
    }.
page-tie-break = Bodů je stejně; o pořadí rozhodují pravidla.
page-place = Místo
page-player = Hráč
page-points = Body
page-rematch = Odveta
page-rematch-join = K odvetě
page-replay = Přehrání
page-replay-leave = Ukončit přehrání
page-record = Uložit záznam
page-share-about = Kdo má tento odkaz, může si dohranou hru prohlédnout.
page-share-link = Odkaz na tuto hru
page-curve = Šance na výhru v průběhu hry
page-curve-about = Šance na výhru v průběhu hry, s kartami tak, jak doopravdy ležely. Kliknutí ukáže daný okamžik.
page-turning-points = Zlomové okamžiky
page-turning-point = Tah { $number }: { $what }
page-turned = { $name }: { $before } → { $after }
page-better = Lepší: { $move }, { $chance } místo { $played }
page-better-yours = Kde jste mohli hrát lépe
page-better-others = Kde mohli ostatní hrát lépe
page-better-all = Lepší tahy
page-better-none = Výrazně lepší tahy rozbor nenašel.
page-analysis-working = Počítají se šance na výhru…
page-analysis-failed = Šance na výhru se nepodařilo spočítat.
page-first = Na začátek
page-previous = O tah zpět
page-run = Přehrát
page-pause = Pauza
page-next = O tah dál
page-last = Na konec
page-slider = Okamžik hry
page-moment = { $at } z { $last }
page-moment-start = Začátek hry.
page-eyes = Čí očima
page-eyes-all = Vše odkryto
page-eyes-of = Očima { $name-gen }
page-eyes-spectator = Očima diváka
page-proof = Důkaz poctivého rozdání
page-proof-about = Před rozdáním ukázal server otisk tajného čísla a teprve potom přidalo zařízení každého hráče náhodné slovo. Rozdání plyne z obojího, takže si ho nikdo nemohl vybrat. Váš prohlížeč to právě ověřil:
page-proof-commitment = Tajné číslo má otisk ukázaný před rozdáním:
page-proof-deal = Rozdání plyne z něj a ze slov všech hráčů:
page-proof-word = Vaše slovo je mezi nimi:
page-proof-good = pravda
page-proof-bad = NEPRAVDA
page-proof-secret = Tajné číslo
page-proof-hash = Jeho otisk (SHA-256)
page-proof-download = Uložit důkaz

## Lekce

page-learn = Jak se hraje
page-learn-offer = Poprvé tady? Naučte se to za pět minut
page-learn-go-on = Dál
page-learn-leave = Odejít z lekce
page-learn-at = Krok { $number } z { $count }
page-learn-look = Podívejte se: { $parts }
page-learn-play = Zahrát opravdovou partii
