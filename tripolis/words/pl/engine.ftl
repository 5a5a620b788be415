### What every game shares: seats, refusals, positions and record files.
###
### $reason is a whole sentence of its own. $place is a path inside a position, such as
### state.seats[0].hand; option names, values and moves are the same in every language.

# A seat whose player has no name. $number counts from 1.
engine-seat = Gracz { $number }
    .gen = gracza { $number }
    .dat = graczowi { $number }
# Imię osoby: samo się nie odmienia, przypadek pokazuje słowo „gracz”.
engine-named = { $name }
    .gen = gracza { $name }
    .dat = graczowi { $name }

## Starting a game

engine-unknown-game = Nie ma gry „{ $name }”. Możesz zagrać w: { $known }.
engine-broken-game = Nie można wczytać gry „{ $name }” z pakietu „{ $package }”: { $problem }.
engine-not-a-game = W pakiecie „{ $package }” nie ma GAME o nazwie „{ $name }”.
engine-unknown-option = Gra „{ $game }” nie ma opcji „{ $option }”. Ma takie: { $allowed }.
engine-bad-choice = Opcja „{ $option }” nie może mieć wartości „{ $value }”. Wybierz jedną z tych: { $allowed }.
engine-too-many-seats = Opcja „{ $option }” ma po jednej wartości na każde miejsce. Podane wartości: { $count }, a miejsc przy stole jest najwyżej { $most }.
engine-bad-switch = Opcja „{ $option }” nie może mieć wartości „{ $value }”. Może to być true albo false.
engine-bad-number = Opcja „{ $option }” nie może mieć wartości „{ $value }”. Podaj liczbę całkowitą od { $low } do { $high }.
engine-bad-players = Liczba graczy „{ $players }” nie pasuje do tej gry. Podaj liczbę od { $low } do { $high }.
engine-bad-players-type = Liczba graczy to liczba całkowita od { $low } do { $high }, a nie „{ $players }” typu { $type }.
engine-unknown-player = Nie ma bota „{ $name }”. Możesz wybrać spośród takich: { $known }.
engine-bad-seed = „{ $seed }” nie nadaje się na ziarno losowania. Podaj liczbę całkowitą mniejszą niż 2 do potęgi 256 albo tekst złożony z najwyżej 64 cyfr szesnastkowych.

## Playing

engine-match-over = Gra jest skończona, nie można już wykonać żadnego ruchu.
engine-wrong-seat = Przy tym stole nie ma miejsca „{ $seat }”. Miejsca mają numery od 0 do { $last }.
engine-wrong-seat-type = Miejsce to liczba całkowita od 0 do { $last }, a nie „{ $seat }” typu { $type }.
engine-not-your-turn = { $player } nie ma teraz ruchu.
    .you = To nie twój ruch.
engine-illegal-move = Ruch „{ $move }” jest niemożliwy. { $reason }
engine-nothing-to-undo = Nie ma czego cofnąć: nie wykonano jeszcze żadnego ruchu.

## Positions

engine-position-rules = Ta pozycja jest zapisana według zasad w wersji { $version }, a program gra według wersji { $ours }. Otwórz ją w Tripolis z tą samą wersją zasad.
engine-position-object = „{ $place }” musi być obiektem JSON: nazwy i wartości w nawiasach klamrowych.
engine-position-missing = W pozycji brakuje „{ $place }”. Dodaj tę wartość.
engine-position-unknown = Zbędna wartość w pozycji: „{ $place }”. Usuń ją.
engine-position-number = „{ $place }” musi być liczbą całkowitą od { $low } do { $high }.
engine-position-boolean = „{ $place }” musi mieć wartość true albo false.
engine-position-choice = „{ $place }” musi mieć jedną z tych wartości: { $allowed }.
engine-position-list = „{ $place }” musi być listą; liczba elementów: od { $low } do { $high }.
engine-position-item = W „{ $place }” nie może być „{ $item }”. Zapisz to tak, jak robi to program, zachowując pozycję.

## Record files

engine-record-unreadable = Nie można odczytać pliku „{ $path }” ({ $problem }). Sprawdź, czy plik istnieje i czy masz do niego dostęp.
engine-record-too-large = Plik „{ $path }” jest o wiele za duży jak na zapis gry. Wybierz inny plik.
engine-record-foreign = To nie jest zapis gry Tripolis. Taki plik to zwykły tekst, który zaczyna się od słów „Tripolis record”.
engine-record-newer = Ten zapis ma format { $version }, a program czyta formaty do { $ours } włącznie. Otworzy go nowsza wersja Tripolis.
engine-record-newer-rules = Wiersz { $line }: tę grę rozegrano według zasad w wersji { $version }, a program gra według wersji { $ours }. Zapis otworzy nowsza wersja Tripolis.
engine-record-older-rules = Wiersz { $line }: tę grę rozegrano według zasad w wersji { $version }, a program gra według wersji { $ours }. Zapis otworzy ta wersja Tripolis, w której powstał.
engine-record-truncated = Zapis urywa się w wierszu { $line }. Użyj pełnej kopii pliku.
engine-record-damaged = Ten plik zmienił się po utworzeniu: treść zapisu nie zgadza się z jego ostatnim wierszem, numer { $line }. Użyj nienaruszonej kopii pliku.
engine-record-expected = Wiersz { $line } musi zaczynać się od „{ $name }:”.
engine-record-value = Wiersz { $line }: wartość „{ $name }” jest niezrozumiała. Zapisz ją tak, jak robi to program, zachowując grę.
engine-record-left-over = Wiersz { $line } jest zbędny: zapis powinien skończyć się wcześniej.
engine-record-line = W wierszu { $line } jest błąd. { $reason }
engine-record-start = Nie można zacząć gry z tego zapisu. { $reason }
engine-record-move = W wierszu { $line } jest błędny ruch. { $reason }
engine-record-state = Wiersz { $line }: ruchy prowadzą do innej pozycji końcowej, niż podaje zapis. Użyj nienaruszonej kopii pliku.
engine-record-result = Wiersz { $line }: ruchy prowadzą do innego wyniku, niż podaje zapis. Użyj nienaruszonej kopii pliku.
engine-position-question = Pytanie, które stawia ta pozycja, nie może się w niej pojawić.
engine-bad-view = Żadna pozycja tak nie wygląda. Podaj widok dokładnie taki, jaki pokazała gra, z obserwacją i dozwolonymi ruchami lub bez nich.
engine-no-from-view = Nie można odtworzyć partii { $game } z widoku: gra nie ma modułu „from_view”.
