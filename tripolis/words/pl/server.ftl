### Co mówi serwer stołów: odmowy, imiona i wpisy dziennika.

# Imię gościa, dopóki nie wybierze własnego.
server-guest = Gość { $number }

server-log-undone = { $player } cofa ruch.
    .you = Cofasz ruch.
server-no-page = Strona dla przeglądarki nie została tu zbudowana: uruchom „npm run build” w folderze web albo korzystaj z API pod adresem /api.

## Kto pyta

server-no-person = Ten token do nikogo nie należy. Najpierw otwórz stronę albo wyślij ważny token.
server-other-site = To żądanie pochodzi z innej witryny i nie zostało wykonane.
server-empty-name = Imię musi mieć przynajmniej jedną literę.
server-stacked-name = Imię musi dać się przeczytać: nad lub pod jedną z liter jest za dużo znaczków.
server-guest-token-needed = Token gościa może odnowić tylko przeglądarka, w której otwarto stronę. Token dla programów zastępuje POST /api/me/token.

## Żądania

server-bad-request = To żądanie jest niezrozumiałe: sprawdź „{ $place }”.
server-bad-method = Ten adres nie przyjmuje takich żądań.
server-map-no-cell = Tu nie można nic położyć. Wybierz wolne pole obok mapy.
server-training-none = Na razie nie ma czego ćwiczyć: żadna z twoich budowli nie leży tam, gdzie nie powinna.
server-no-puzzle-there = Z tego ruchu nie da się zrobić zadania. Wybierz swój ruch, dla którego analiza znalazła lepszy.
server-not-found = Pod tym adresem nic nie ma.
server-no-rules = Nie ma tu zasad takiej gry.
server-too-large = To za dużo: przyjmujemy najwyżej { $most } bajtów.
server-too-many = Za dużo naraz. Spróbuj ponownie za { $seconds ->
    [one] { $seconds } sekundę
    [few] { $seconds } sekundy
   *[many] { $seconds } sekund
}.
server-too-many-tables = Masz zbyt wiele niedokończonych partii. Najpierw dokończ niektóre z nich albo odejdź od stołu.
server-too-many-streams = Masz ten stół otwarty zbyt wiele razy. Zamknij kilka okien i spróbuj ponownie.
server-key-used = Ten Idempotency-Key został już użyty do innego żądania. Użyj nowego.
server-store-failed = Serwer nie może się teraz dostać do magazynu danych. Nic się nie zmieniło; spróbuj za chwilę.
server-failed = Na serwerze coś poszło nie tak i zostało to zapisane. Spróbuj ponownie.
server-not-text = Zapis partii to tekst w UTF-8, a to jest coś innego.

## Stoły

server-no-table = Nie ma takiego stołu.
server-no-such-level = Nie ma botów o poziomie „{ $level }”. Do wyboru są: { $known }.
server-no-such-character = Wśród botów o poziomie „{ $level }” nie ma postaci „{ $name }”. Do wyboru są: { $known }.
server-no-such-seat = Przy tym stole nie ma miejsca { $seat }. Miejsca mają numery od 0 do { $last }.
server-too-many-seats = { $seats ->
    [one] Podano { $seats } miejsce
    [few] Podano { $seats } miejsca
   *[many] Podano { $seats } miejsc
}, a liczba graczy to { $players }.
server-no-seat-of-yours = Kto otwiera stół, ten przy nim siada: jedno z miejsc musi być twoje.
server-invite-needed = Przy tym stole można usiąść tylko z linkiem zaproszenia.
server-table-full = Wszystkie miejsca przy tym stole są zajęte.
server-seat-taken = To miejsce jest zajęte. Wybierz inne.
server-only-your-old-seat = Znasz tę partię z innego miejsca, więc możesz wrócić tylko na nie.
server-not-your-seat = Miejsce { $seat } nie jest twoje.
server-not-seated = Mogą to zrobić tylko osoby siedzące przy tym stole.
server-not-host = Może to zrobić tylko gospodarz stołu.
server-table-ended = Przy tym stole gra już się skończyła.
server-others-play = Inni jeszcze tu grają. Możesz po prostu odejść od stołu.
server-not-started = Gra jeszcze się nie zaczęła.
server-not-over = Będzie to można zobaczyć po zakończeniu gry.
server-other-rules = Ta partia zaczęła się według zasad w wersji { $version }, a ten serwer gra według wersji { $ours }. Czeka bez zmian, aż otworzy ją serwer z tymi samymi zasadami.

## Gra

server-moved-on = W międzyczasie coś się wydarzyło. Spójrz i zdecyduj jeszcze raz.
server-nothing-to-decide = Nie masz teraz o czym decydować.
server-nothing-to-undo = Nie masz ruchu, który można by cofnąć.
server-nothing-asked = Nikt nie prosi o cofnięcie ruchu.
server-own-question = To twoja prośba; odpowiedzieć muszą inni.
server-own-vote = Chodzi o twoje miejsce; decydują inni.
server-no-vote = Nad tym miejscem nie ma co głosować: gracz jest obecny albo bot już za niego gra.
server-empty-chat = Ta wiadomość jest pusta.
server-no-such-moment = W tej partii nie ma ruchu { $at }. Ostatni ma numer { $last }.
server-no-proof = Kart do tej partii nie rozdano tutaj, więc nie ma dowodu rozdania.

## Dowody rozdania

server-proof-good = Rozdanie jest uczciwe: wynika z ziarna, za które poręczył serwer ({ $commitment }), i { $count ->
    [one] { $count } dodatku gracza
    [few] { $count } dodatków graczy
   *[many] { $count } dodatków graczy
}.
server-proof-unreadable = To nie jest dowód rozdania z serwera Tripolis.
server-proof-commitment = Dowód jest błędny: jego ziarno nie jest tym, za które poręczył serwer.
server-proof-deal = Dowód jest błędny: jego ziarno i dodatki graczy prowadzą do innego rozdania.
server-proof-other-match = Dowód dotyczy innej partii: w tym zapisie jest inne rozdanie.
server-proof-seats = Dowód dotyczy innej partii: liczba miejsc w nim: { $seats }, liczba graczy w zapisie: { $players }.

## W wierszu poleceń

server-listens = Tripolis działa pod adresem { $address } (Ctrl+C kończy).
server-cannot-listen = Pod adresem { $address } nie można nasłuchiwać ({ $problem }). Wybierz inny port: --port.
server-backup-exists = „{ $path }” już istnieje. Wybierz inną nazwę, żeby niczego nie nadpisać.
server-backup-nothing = W „{ $path }” nie ma magazynu danych serwera stołów.
server-backup-no-folder = Nie ma folderu „{ $path }”. Najpierw go utwórz albo wybierz inny.
server-backup-failed = Nie udało się skopiować magazynu danych do „{ $path }” ({ $problem }).
server-bad-folder = Folderu „{ $path }” nie można użyć ({ $problem }).
server-folder-taken = Z folderu „{ $path }” korzysta już inny serwer. Najpierw go zatrzymaj albo podaj inny folder w --data.
server-newer-store = Ten magazyn danych zmieniła nowsza wersja Tripolis. Zainstaluj ją albo wróć do wcześniejszej kopii.
server-backup-done = Kopia magazynu danych jest w { $path }.
server-works = Tripolis myśli tu za boty (Ctrl+C kończy).
server-no-database = Nie można użyć bazy danych: { $reason }
server-bad-address = Adres po --{ $part } jest niezrozumiały. Powinien wyglądać tak: { $part ->
    [redis] redis://host:6379
   *[database] postgresql://user@host/name
}.
server-needs-scale = --{ $part } wymaga pakietów, które nie są zainstalowane: pip install 'tripolis[scale]'.
