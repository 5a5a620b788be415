### Stół w przeglądarce: wszystko, co otacza gry.
###
### $name, $names: imiona graczy. $level: poziom bota. $chance, $before, $after, $played:
### procenty. $card, $cards, $tokens, $colour, $place: rzeczy z gry, nazwane przez jej katalog.

## Strona główna

page-welcome = Trzy karciane gry o miastach przy jednym stole
page-welcome-about = Graj od razu z botami albo wyślij znajomym link. Bez konta i bez czekania.
page-players = Gracze: { $low }–{ $high }
page-play-now = Graj teraz
page-invite = Zaproś znajomych
page-device = Na tym urządzeniu
page-set-up = Więcej ustawień
page-own-games = Twoje niedokończone partie
page-lobby = Stoły dla wszystkich
page-lobby-game = Gra
page-lobby-all = Wszystkie gry
page-lobby-more = Pokaż więcej
page-open-tables = Otwarte stoły
page-no-open-tables = Nikt teraz nie szuka graczy. Otwórz publiczny stół, a pojawi się tutaj.
page-games-playing = Trwające partie
page-no-games-playing = Nie trwa teraz żadna publiczna partia.
page-your-turn = twój ruch
page-turn-of = { $count ->
        [one] ruch: { $names }
       *[other] ruch mają: { $names }
    }
page-seats-open = { $count ->
        [0] zaraz się zacznie
        [one] { $count } wolne miejsce
        [few] { $count } wolne miejsca
       *[other] { $count } wolnych miejsc
    }
page-status-waiting = czeka na graczy
page-status-playing = gra trwa
page-status-over = zakończona
page-status-closed = zamknięty
page-open-record = Obejrzyj zapisaną partię
page-no-account = Jesteś tu gościem: kluczem do twoich stołów jest ta przeglądarka.
page-to-games = Do gier
page-nothing-here = Pod tym adresem nic nie ma.
page-unreachable = Stół jest teraz nieosiągalny. Sprawdź połączenie.
page-site-about = Graj od razu przeciw botom albo z innymi na jednym urządzeniu: bez konta i nawet bez internetu.
page-site-yours = Wszystko zostaje w tej przeglądarce. Jej właściciel mógłby zajrzeć do jej pamięci, także do tajemnic gry; boty tego nie robią.
page-site-server = Gra z ludźmi na innych urządzeniach: { $server }.
page-site-opening = Przygotowujemy zasady. Za pierwszym razem trwa to trochę dłużej.
page-site-other-tab = Tripolis jest otwarty w innej karcie. Graj tam albo zamknij ją, żeby grać tutaj.
page-site-forgets = Przeglądarka nie może teraz zapisywać twoich gier. Możesz grać, dopóki nie zamkniesz tej karty.
page-again = Spróbuj ponownie
page-loading = Chwileczkę…

## Nowy stół

page-who-plays = Kto gra
page-how-many = Liczba graczy
page-seat-me = Ty
page-seat-friend = Ktoś znajomy, przez link
page-seat-local = Ktoś przy tym urządzeniu
page-seat-bot = Bot: { $level }
page-seat-open = Wolne miejsce
page-bot-lettered = { $name } { $letter }
page-letter = { $number ->
        [1] A
        [2] B
        [3] C
        [4] D
       *[other] E
    }
page-name-of = Imię gracza { $number }
page-friends-follow = { $count ->
        [one] Link i kod dla znajomej osoby będą na następnej stronie.
       *[other] Link i kod dla znajomych będą na następnej stronie.
    }
page-get-link = Pokaż link
page-start-playing = Zacznij grę
page-in-browser = Graj w tej przeglądarce
page-in-browser-about = Bez serwera: nie trzeba połączenia, a partia zostaje w tej przeglądarce.
page-house-rules = Zasady domowe
page-pace-and-guests = Tempo i goście
page-visibility = Kto znajdzie stół
page-visibility-link = Tylko przez link
page-visibility-link-about = Znajdzie go tylko ten, kto ma link.
page-visibility-public = Wszyscy
page-visibility-public-about = Widać go na stronie głównej; każdy może usiąść albo patrzeć.
page-clock = Zegar
page-clock-none = Brak
page-clock-none-about = Każdy myśli, ile chce.
page-clock-move = Sekundy
page-clock-move-about = Kilka sekund na ruch, potem biegnie zapas. Gdy się wyczerpie, ruch wykonuje bot.
page-clock-days = Dni
page-clock-days-about = Do partii na wiele dni, po ruchu od czasu do czasu.
page-clock-seconds = Sekundy na ruch
page-clock-reserve = Zapas w sekundach
page-clock-days-each = Dni na ruch
page-absent = Gdy kogoś nie ma
page-absent-wait = Czekać
page-absent-wait-about = Stół czeka na powrót.
page-absent-bot = Gra bot
page-absent-bot-about = Do powrotu miejsce trzyma bot.
page-absent-vote = Głosować
page-absent-vote-about = Pozostali decydują, czy bot może trzymać miejsce.
page-pace = Jak długo myślą boty
page-pace-none = Wcale
page-pace-fast = Krótko
page-pace-calm = Spokojnie
page-pace-slow = Długo

## Przed początkiem

page-waiting-for = { $count ->
        [one] Wolne jest jeszcze { $count } miejsce.
        [few] Wolne są jeszcze { $count } miejsca.
       *[other] Wolnych jest jeszcze { $count } miejsc.
    }
page-dealing = Rozdajemy karty…
page-invite-about = Kto otworzy ten link, wpisuje imię i siada.
page-invited = { $name } zaprasza cię do gry.
page-invite-link = Link z zaproszeniem
page-qr = Link z zaproszeniem jako kod QR
page-copy-link = Skopiuj
page-link-copied = Link jest skopiowany.
page-share = Udostępnij
page-sit-down = Usiądź
page-only-looking = Jesteś przy tym stole widzem.
page-fill-with = Wolne miejsca zajmie:
page-start-now = Zacznij teraz
page-close-table = Zamknij stół
page-leave = Odejdź od stołu
page-sure-leave = Odejść na dobre? Twoje miejsce się zwolni.
page-sure-close = Zakończyć tę grę na dobre?
page-stay = Zostań

## Przy stole

page-seats = Gracze
page-you = ty
page-away = poza stołem
page-bot-holds = gra bot
page-thinking = myśli…
page-to-move = ma ruch
page-days-left = { $days ->
        [one] { $days } dzień
       *[other] { $days } dni
    }
page-onlookers = { $count ->
        [one] { $count } widz
        [few] { $count } widzów
       *[other] { $count } widzów
    }
page-onlooker = widz
page-undo = Cofnij
page-hint = Podpowiedź
page-hint-thinking = Szukamy dobrego ruchu…
page-hint-do = Zrób to
page-drawer = Dziennik, czat, zasady, ustawienia
page-log = Dziennik
page-log-empty = Jeszcze nic się nie wydarzyło.
page-show-moment = Pokaż ten moment
page-chat = Czat
page-chat-empty = Przywitaj się!
page-chat-write = Napisz wiadomość
page-send = Wyślij
page-mute = Wycisz
page-unmute = Słuchaj znowu: { $name }
page-unread = nieprzeczytanych wiadomości
page-rules = Zasady
page-settings = Ustawienia
page-close = Zamknij
page-this-table = Ten stół
page-none = brak
page-past = Oglądasz wcześniejszy moment gry.
page-now = Wróć do gry
page-lost = Połączenie przerwane; wróci samo i nic nie przepadnie.
page-lost-sending = Połączenie przerwane. Twój ruch czeka i zostanie wysłany, gdy tylko wróci.
page-undo-asked = Prosisz o cofnięcie ruchu. Pozostali odpowiadają.
page-undo-question = { $name } prosi o cofnięcie ruchu. Zgoda?
page-undo-agree = Tak, zgoda
page-undo-refuse = Nie
page-bot-holds-you = Gra za ciebie bot.
page-back = Już jestem
page-vote = Przy stole nie ma { $name-gen }. Czy na razie może grać bot?
page-vote-agree = Niech gra bot
page-vote-given = Zgoda zapisana; pozostali decydują.
page-closed = Ten stół jest zamknięty.
page-outdated = Ta partia zaczęła się według starszych zasad i nie można jej tu dokończyć; po zamknięciu stołu można zapisać jej przebieg.
page-outdated-closed = Ta partia jest zamknięta; można zapisać jej przebieg.
page-curtain = Przekaż urządzenie: { $name }
page-curtain-about = Pozostali, odwróćcie się na chwilę.
page-curtain-ready = To ja, { $name }

## Ustawienia

page-your-name = Twoje imię
page-keep = Zapisz
page-name-kept = Imię jest zapisane.
page-language = Język
page-theme = Kolory
page-theme-system = Jak w urządzeniu
page-theme-light = Jasne
page-theme-dark = Ciemne
page-motion = Animacje
page-motion-system = Jak w urządzeniu
page-motion-full = Pełne
page-motion-none = Brak
page-sound = Dźwięk
page-on = Wł.
page-off = Wył.
page-table-shown = Stół jako
page-table-shown-about = Stół słowami służy czytnikom ekranu: pozycja zdaniami, ruchy jako lista.
page-table-board = Plansza
page-table-words = Słowami
page-help = Pomoc w pierwszych grach
page-help-about = Wyjaśnia to, co dzieje się po raz pierwszy, i proponuje podpowiedź, gdy długo myślisz.
page-help-ok = Jasne
page-help-off = Bez wyjaśnień
page-ponder = Nie wiesz, co zrobić? Podpowiedź pokaże dobry ruch i powód.
page-ponder-hint = Pokaż
page-characters = Twoi przeciwnicy
page-remarks = Odzywki przeciwników
page-remarks-silence = Wycisz przeciwników
page-remarks-silenced = Przeciwnicy już się nie odzywają. W ustawieniach możesz to zmienić.
page-notation = Zapis ruchów
page-notation-about = Pokazuje ruchy także w krótkim zapisie, pozwala je wpisywać, a zasady wyjaśniają jak.
page-yes = tak
page-no = nie

## Stół słowami

page-words-moves = { $count ->
        [0] Teraz nie masz nic do zrobienia
        [one] Masz { $count } ruch
        [few] Masz { $count } ruchy
       *[other] Masz { $count } ruchów
    }
page-words-filter = Pokaż tylko ruchy ze słowem
page-words-type = Albo wpisz ruch
page-words-do = Zrób to
page-words-happened = Co się właśnie stało
page-words-nothing = Jeszcze nic.
page-words-position = Pozycja
page-words-table = Stół

## Po grze

page-won = Wygrywa { $player }!
    .you = Wygrywasz!
page-won-shared = Wspólne zwycięstwo: { $names }!
page-won-with = Wspólne zwycięstwo: { $names } i ty!
page-came = Twoje miejsce: { $place } z { $players }.
page-equal = Masz tyle samo punktów: zdecydowała tylko zasada remisu.
page-margin = { $player }: mniej o { $count ->
        [one] tylko { $count } punkt
        [few] { $count } punkty
       *[many] { $count } punktów
    }.
    .you = Zabrakło ci { $count ->
        [one] tylko { $count } punktu
        [few] { $count } punktów
       *[many] { $count } punktów
    }.
page-tie-break = Punktów jest po równo; o kolejności decydują zasady.
page-place = Miejsce
page-player = Gracz
page-points = Punkty
page-rematch = Rewanż
page-rematch-join = Do rewanżu
page-replay = Powtórka
page-replay-leave = Wyjdź z powtórki
page-record = Zapisz przebieg
page-share-about = Kto ma ten link, może obejrzeć zakończoną partię.
page-share-link = Link do tej partii
page-curve = Szanse wygranej w trakcie partii
page-curve-about = Szanse wygranej w trakcie partii, przy kartach takich, jakie były naprawdę. Kliknięcie pokazuje ten moment.
page-turning-points = Punkty zwrotne
page-turning-point = Ruch { $number }: { $what }
page-turned = { $name }: { $before } → { $after }
page-better = Lepiej: { $move }, { $chance } zamiast { $played }
page-better-yours = Twoje przeoczenia
page-better-others = Przeoczenia innych
page-better-all = Lepsze ruchy
page-better-none = Analiza nie znalazła wyraźnie lepszych ruchów.
page-analysis-working = Liczymy szanse wygranej…
page-analysis-failed = Nie udało się policzyć szans wygranej.
page-first = Na początek
page-previous = Ruch wstecz
page-run = Odtwarzaj
page-pause = Pauza
page-next = Ruch dalej
page-last = Na koniec
page-slider = Moment partii
page-moment = { $at } z { $last }
page-moment-start = Początek partii.
page-eyes = Czyimi oczami
page-eyes-all = Wszystko odkryte
page-eyes-of = Oczami { $name-gen }
page-eyes-spectator = Oczami widza
page-proof = Dowód uczciwego rozdania
page-proof-about = Przed rozdaniem serwer pokazał odcisk tajnej liczby, a dopiero potem urządzenie każdej osoby dodało losowe słowo. Rozdanie wynika z obu, więc nikt nie mógł go wybrać. Twoja przeglądarka właśnie to sprawdziła:
page-proof-commitment = Tajna liczba ma odcisk pokazany przed rozdaniem:
page-proof-deal = Rozdanie wynika z niej i ze słów wszystkich:
page-proof-word = Twoje słowo jest wśród nich:
page-proof-good = prawda
page-proof-bad = NIEPRAWDA
page-proof-secret = Tajna liczba
page-proof-hash = Jej odcisk (SHA-256)
page-proof-download = Zapisz dowód

## Lekcje

page-learn = Jak grać
page-learn-offer = Pierwszy raz? Naucz się w pięć minut
page-learn-go-on = Dalej
page-learn-leave = Wyjdź z lekcji
page-learn-at = Krok { $number } z { $count }
page-learn-look = Spójrz: { $parts }
page-learn-play = Zagraj prawdziwą partię
