### Comparity.
###
### $player and $taker are players' names, $card, $one and $other landmarks, $cards several of them,
### $around says where a cell is, by the cards beside it, and $number is a height or a year.

comparity-name = Comparity
comparity-about = Co jest wyższe: katedra czy minaret? Układaj słynne budowle po kolei, nie widząc liczb, i nie wierz innym na słowo.

## Numbers

comparity-metres = { $metres } m
comparity-year = { $year } r.
comparity-year-bc = { $year } r. p.n.e.
comparity-about-year = ok. { $year } r.
comparity-about-year-bc = ok. { $year } r. p.n.e.

## Areas and labels of the table

comparity-area-zone = Strefa
comparity-area-row = Rząd
comparity-area-pile = Stos
comparity-area-box = Pudełko
comparity-area-discarded = Karty odrzucone
comparity-label-approximate = rok przybliżony
comparity-label-open = odkryta
comparity-label-closed = zakryta
comparity-label-height = Wysokość
comparity-label-year = Rok

## Options of a table

comparity-option-mode = Co porównujemy
comparity-option-mode-about = Liczba z odkrytej strony, która musi rosnąć w prawo i w górę.
comparity-value-mode-height = Wysokość
comparity-value-mode-height-about = Od ziemi lub wody po sam szczyt, według stanu na 2015 rok.
comparity-value-mode-year = Rok
comparity-value-mode-year-about = Kiedy budowla zyskała dzisiejszy wygląd.

comparity-option-last_card = Ostatnia karta
comparity-option-last_card-about = Co się dzieje, gdy stos jest pusty, a ktoś ma oddać swoją jedyną kartę.
comparity-value-last_card-protected = Chroniona
comparity-value-last_card-protected-about = Nikt nie musi oddawać swojej jedynej karty.
comparity-value-last_card-wins = Wygrywa
comparity-value-last_card-wins-about = Ją też się oddaje, a kto ją odda, od razu wygrywa.

comparity-option-fix_mode = Naprawa
comparity-option-fix_mode-about = Jak porządkuje się strefę po znalezieniu naruszenia.
comparity-value-fix_mode-rearrange = Przestawienie
comparity-value-fix_mode-rearrange-about = Wszystkie źle położone karty przestawia się razem, ruszając jak najmniej kart.
comparity-value-fix_mode-pair_swap = Zamiana jednej pary
comparity-value-fix_mode-pair_swap-about = Można zamienić tylko jedną parę; jeśli to nie pomaga, odrzuca się kartę.

comparity-option-pile_top_visible = Wierzch stosu
comparity-option-pile_top_visible-about = Czy wszyscy widzą, jaka budowla leży na wierzchu stosu.
comparity-value-pile_top_visible-on = Widoczny
comparity-value-pile_top_visible-on-about = Zakrytą stronę wierzchniej karty widzą wszyscy.
comparity-value-pile_top_visible-off = Ukryty
comparity-value-pile_top_visible-off-about = Kartę poznaje się dopiero po dobraniu.

comparity-option-deck_memory = Pamięć talii
comparity-option-deck_memory-about = Czy budowle odkryte w poprzednich partiach odkłada się na bok.
comparity-value-deck_memory-room = W pokoju
comparity-value-deck_memory-room-about = Karty odkryte w poprzednich partiach pokoju leżą z boku, dopóki wystarcza innych.
comparity-value-deck_memory-off = Wyłączona
comparity-value-deck_memory-off-about = W każdej partii gra cała talia.

comparity-option-deck = Talia
comparity-option-deck-about = Które budowle się rozdaje.
comparity-value-deck-core = 100 kart
comparity-value-deck-core-about = Sto budowli zwykłej talii.
comparity-value-deck-all = Wszystkie 155
comparity-value-deck-all-about = Razem z 55 dodatkowymi; więcej kart zostaje tylko w pudełku.

comparity-option-travellers = Pamięć botów
comparity-option-travellers-about = Jak dobrze boty pamiętają liczby budowli. Samych liczb nie widzą.
comparity-value-travellers-tourist = Turysta
comparity-value-travellers-tourist-about = Zna to z pocztówek.
comparity-value-travellers-traveller = Podróżnik
comparity-value-travellers-traveller-about = Zwiedza na miejscu i słucha przewodnika.
comparity-value-travellers-guide = Przewodnik
comparity-value-travellers-guide-about = Opowiada o tym codziennie.
comparity-value-travellers-author = Autor przewodników
comparity-value-travellers-author-about = Prawie wszystko ma sprawdzone.
comparity-value-travellers-person = Człowiek
comparity-value-travellers-person-about = Co pamięta człowiek, wie tylko on: to miejsce wychodzi od tego, co zwykłe dla budowli tego rodzaju.

comparity-option-seen = Znane budowle
comparity-option-seen-about = Budowle, których liczby odkryto już w poprzednich partiach pokoju.

## What is asked of you, or of others

comparity-ask-turn = Twoja tura: zagraj kartę ze swojego rzędu albo sprawdź zakrytą kartę.
comparity-ask-play = Twoja tura: zagraj kartę ze swojego rzędu.
comparity-ask-duet = Duet! Dobierz 1 kartę albo sprawdź zakrytą kartę.
comparity-ask-trio = Trio! Dobierz 1 kartę albo sprawdź zakrytą kartę.
comparity-ask-must-check = Nikt nie może oddać ci karty: sprawdź zakrytą kartę.
comparity-ask-extra = Trio się udało: zagraj dodatkową kartę.
comparity-ask-neighbour = { $card } nie ma odkrytej sąsiedniej karty: wybierz, którą odkryć.
comparity-ask-neighbour-or-none = { $card }: odkryj jeszcze jedną sąsiednią kartę albo poprzestań na tym.
comparity-ask-give = Stos jest pusty: oddaj { $taker-dat } kartę ze swojego rzędu.
comparity-ask-repair = Wybierz, jak przestawić źle położone karty.
comparity-ask-discard = Przestawienie nie pomaga: odrzuć jedną źle położoną kartę.
comparity-ask-reconnect = Strefa się rozpadła: połącz ją kartą ze swojego rzędu.
comparity-ask-over = Koniec partii. Wygrywa { $player }.
    .you = Koniec partii. Wygrywasz!

comparity-wait-turn = { $players } zagrywa kartę albo sprawdza.
comparity-wait-react = { $players } reaguje: dobiera kartę albo sprawdza.
comparity-wait-extra = { $players } zagrywa dodatkową kartę.
comparity-wait-neighbour = { $players } decyduje, czy odkryć sąsiednią kartę.
comparity-wait-give = { $players } wybiera kartę do oddania.
comparity-wait-repair = { $players } wybiera przestawienie.
comparity-wait-discard = { $players } wybiera kartę do odrzucenia.
comparity-wait-reconnect = { $players } łączy strefę.

## The log

comparity-log-played = { $player } zagrywa kartę „{ $card }” { $around }.
    .you = Zagrywasz kartę „{ $card }” { $around }.
comparity-log-extra = { $player } zagrywa dodatkową kartę „{ $card }” { $around }.
    .you = Zagrywasz dodatkową kartę „{ $card }” { $around }.
comparity-log-reconnected = { $player } łączy strefę kartą „{ $card }” { $around }.
    .you = Łączysz strefę kartą „{ $card }” { $around }.
comparity-log-duet = Duet! Reaguje { $player }: dobrać 1 kartę albo sprawdzić.
    .you = Duet! Reagujesz: dobierz 1 kartę albo sprawdź.
comparity-log-trio = Trio! Reaguje { $player }: dobrać 1 kartę albo sprawdzić.
    .you = Trio! Reagujesz: dobierz 1 kartę albo sprawdź.
comparity-log-decides-to-draw = { $player } woli dobrać kartę.
    .you = Wolisz dobrać kartę.
comparity-log-checks = { $player } sprawdza kartę „{ $card }”.
    .you = Sprawdzasz kartę „{ $card }”.
comparity-log-opened = { $card }: { $number }.
comparity-log-chooses-neighbour = { $player } odkrywa też sąsiednią kartę „{ $card }”.
    .you = Odkrywasz też sąsiednią kartę „{ $card }”.
comparity-log-opens-none = { $player } poprzestaje na tym.
    .you = Poprzestajesz na tym.
comparity-log-no-violation = Brak naruszeń: { $player } dostaje { $count ->
        [one] { $count } kartę
        [few] { $count } karty
       *[many] { $count } kart
    }.
    .you = Brak naruszeń: dostajesz { $count ->
        [one] { $count } kartę
        [few] { $count } karty
       *[many] { $count } kart
    }.
comparity-log-violation-beside = Naruszenie: { $one } ({ $one_number }) stoi po lewej, a { $other } ({ $other_number }) po prawej.
comparity-log-violation-above = Naruszenie: { $one } ({ $one_number }) stoi na dole, a { $other } ({ $other_number }) na górze.
comparity-log-penalty = Kara dla poprzedniego gracza: { $player } dostaje { $count ->
        [one] { $count } kartę
        [few] { $count } karty
       *[many] { $count } kart
    }.
    .you = Poprzedni ruch był twój: dostajesz { $count ->
        [one] { $count } kartę
        [few] { $count } karty
       *[many] { $count } kart
    }.
comparity-log-drew = { $player } dobiera { $count ->
        [one] { $count } kartę
        [few] { $count } karty
       *[many] { $count } kart
    }: { $cards }.
    .you = Dobierasz { $count ->
        [one] { $count } kartę
        [few] { $count } karty
       *[many] { $count } kart
    }: { $cards }.
comparity-log-pile-empty = Stos jest pusty. Pozostali oddają { $count ->
        [one] { $count } kartę
        [few] { $count } karty
       *[many] { $count } kart
    }, dostaje { $player }.
    .you = Stos jest pusty. Pozostali oddają ci { $count ->
        [one] { $count } kartę
        [few] { $count } karty
       *[many] { $count } kart
    }.
comparity-log-gave = { $player } oddaje { $taker-dat } kartę „{ $card }”.
    .you = Oddajesz { $taker-dat } kartę „{ $card }”.
    .you-taker = { $player } oddaje ci kartę „{ $card }”.
comparity-log-nobody-gives = Nikt nie ma karty do oddania: { $player } dostaje o { $count ->
        [one] { $count } kartę
        [few] { $count } karty
       *[many] { $count } kart
    } mniej.
    .you = Nikt nie ma karty do oddania: dostajesz o { $count ->
        [one] { $count } kartę
        [few] { $count } karty
       *[many] { $count } kart
    } mniej.
comparity-log-swapped = { $player } zamienia miejscami karty „{ $one }” i „{ $other }”.
    .you = Zamieniasz miejscami karty „{ $one }” i „{ $other }”.
comparity-log-rearranged = { $player } przestawia { $count ->
        [one] { $count } kartę
        [few] { $count } karty
       *[many] { $count } kart
    }: { $cards }.
    .you = Przestawiasz { $count ->
        [one] { $count } kartę
        [few] { $count } karty
       *[many] { $count } kart
    }: { $cards }.
comparity-log-no-cure = Przestawienie źle położonych kart nie pomaga: { $player } odrzuca jedną z nich.
    .you = Przestawienie źle położonych kart nie pomaga: odrzucasz jedną z nich.
comparity-log-discarded = { $player } odrzuca kartę „{ $card }”.
    .you = Odrzucasz kartę „{ $card }”.
comparity-log-split = Strefa się rozpada: { $player } łączy ją na nowo.
    .you = Strefa się rozpada: łączysz ją na nowo.
comparity-log-extra-due = Trio się udało: { $player } zagrywa dodatkową kartę.
    .you = Trio się udało: zagrywasz dodatkową kartę.
comparity-log-won = { $player } nie ma już kart i wygrywa!
    .you = Nie masz już kart: wygrywasz!

## The result

comparity-score-cards = Karty, które zostały w rzędzie: { $count }

## Refusals

comparity-unreadable = „{ $text }” to nie ruch. Napisz na przykład „eiffel_tower 2,-1”, „check eiffel_tower”, „open eiffel_tower”, „open none”, „draw”, „give eiffel_tower” albo „discard eiffel_tower”.
comparity-no-card-in-row = Tej karty nie ma w twoim rzędzie: { $card }.
comparity-no-lay-covered = Na tym polu leży już karta.
comparity-no-lay-far = To pole nie dotyka żadnej karty strefy.
comparity-no-lay-apart = Karta na tym polu nie połączyłaby wszystkich części strefy.
comparity-no-check-absent = Tej karty nie ma w strefie: { $card }.
comparity-no-check-open = Ta karta jest już odkryta: { $card }.
comparity-no-check-alone = Ta karta nie ma sąsiednich kart, więc nie można jej sprawdzić: { $card }.
comparity-no-draw-nobody-gives = Stos jest pusty i nikt nie może oddać ci karty, więc musisz sprawdzić.
comparity-no-open = To nie jest zakryta karta sąsiadująca ze sprawdzaną: { $card }.
comparity-no-open-none = Sprawdzana karta nie ma odkrytej sąsiedniej karty, więc musisz jakąś odkryć.
comparity-no-repair = Tego przestawienia nie ma wśród tych, które usuwają wszystkie naruszenia i ruszają najmniej kart.
comparity-no-discard = Ta karta leży dobrze: { $card }.
comparity-no-turn-now = To twoja tura: zagraj kartę albo sprawdź.
comparity-no-react-now = Najpierw musisz zareagować: dobierz kartę albo sprawdź.
comparity-no-extra-now = Teraz musisz zagrać dodatkową kartę.
comparity-no-neighbour-now = Teraz musisz zdecydować, którą sąsiednią kartę odkryć.
comparity-no-give-now = Teraz musisz oddać kartę.
comparity-no-repair-now = Teraz musisz wybrać przestawienie.
comparity-no-discard-now = Teraz musisz odrzucić źle położoną kartę.
comparity-no-reconnect-now = Teraz musisz połączyć strefę.

## Positions and memory files

comparity-position-cell = Na polu { $x },{ $y } leżą dwie karty.
comparity-position-twice = Karta „{ $card }” leży w dwóch miejscach naraz.
comparity-position-deck = Karta „{ $card }” nie należy do tej talii.
comparity-position-missing = Brakuje karty „{ $card }”.
comparity-position-count = Liczba kart: { $count }, a powinno być { $needed }.
comparity-position-rows = Puste rzędy: { $count }. Pusty bywa tylko rząd zwycięzcy, i to dopiero na końcu.
comparity-position-connected = Strefa musi być w jednym kawałku, chyba że ktoś ma ją właśnie połączyć.
comparity-position-laid = Strefa nie mogła tak powstać: niczyja jest w niej tylko pierwsza karta, a ostatnia zagrana leży w niej albo została odrzucona.
comparity-position-phase = Przy takich kartach na stole nie można czekać na taką decyzję: „{ $phase }”.
comparity-memory-foreign = Plik „{ $path }” nie jest pamięcią talii gry Comparity.
comparity-memory-unknown = Pamięć talii „{ $path }” wymienia budowlę, której nie ma: „{ $name }”.

## On the front page and after the game

comparity-minutes = 20 minut
comparity-tie-break = Wygrywa ten, kto pierwszy nie ma już kart.
comparity-points = Zostało kart
comparity-margin = { $player }: { $count ->
        [one] została tylko { $count } karta
        [few] zostały { $count } karty
       *[many] zostało { $count } kart
    }.
    .you = { $count ->
        [one] Została ci tylko { $count } karta
        [few] Zostały ci { $count } karty
       *[many] Zostało ci { $count } kart
    }.

## The table in words

comparity-say-lay = { $card } — { $around }
comparity-say-left = na prawo od karty „{ $card }”
comparity-say-right = na lewo od karty „{ $card }”
comparity-say-below = nad kartą „{ $card }”
comparity-say-above = pod kartą „{ $card }”
comparity-say-check = Sprawdź: { $card }
comparity-say-open = Odkryj też: { $card }
comparity-say-open-none = Na tym poprzestań
comparity-say-draw = Dobierz kartę
comparity-say-give = Oddaj: { $card }
comparity-say-discard = Odrzuć: { $card }
comparity-say-repair = Przełóż: { $moves }
comparity-say-repair-move = { $card } na miejsce karty „{ $other }”
comparity-say-zone-open = { $card }, { $number }
comparity-say-zone-closed = { $card }, zakryta

## The picture in the terminal

comparity-picture-order-height = ↗ W prawo i w górę coraz wyższe
comparity-picture-order-year = ↗ W prawo i w górę coraz późniejsze
comparity-picture-year-bc = { $year } p.n.e.
comparity-picture-cards = { $count ->
    [one] { $count } karta
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
}
comparity-picture-violations = { $count ->
    [0] Nie ma naruszeń.
    [one] { $count } naruszenie!
    [few] { $count } naruszenia!
    [many] { $count } naruszeń!
   *[other] { $count } naruszenia!
}
comparity-picture-obtaining = { $player } dostaje { $count ->
        [one] { $count } kartę
        [few] { $count } karty
       *[many] { $count } kart
    }.
    .you = Dostajesz { $count ->
        [one] { $count } kartę
        [few] { $count } karty
       *[many] { $count } kart
    }.
comparity-picture-sign-free = wolne pole i liczba sąsiadów
comparity-picture-sign-played = ostatnio zagrana
comparity-picture-sign-checked = sprawdzana
comparity-picture-sign-violation = naruszenie

## Gdy coś zdarza się po raz pierwszy: mówi się to raz

comparity-first-checks = Zamiast zagrywać kartę, możesz zakwestionować leżącą: odkrywa się ją i porównuje z sąsiednimi.
comparity-first-violation = Naruszenie: te dwie leżą w złej kolejności. Poprzedni gracz dobiera za to karty, a mapę się poprawia.
comparity-first-no-violation = Bez naruszenia: wszystko się zgadza, więc dobiera ten, kto wątpił.
comparity-first-duet = Duet: karta dotyka dwóch innych. Następny gracz musi dobrać albo sprawdzić.
comparity-first-trio = Trio: karta dotyka trzech innych. Jeśli się obroni, jej gracz od razu zagrywa jeszcze jedną.
comparity-first-swapped = Źle położone karty zamienia się miejscami, aż wszystko będzie się zgadzać.
comparity-first-split = Mapa rozpadła się na dwie części: łączy je kolejna karta.

## Co mówi twoja gra

comparity-habit-doubt = Twoje wątpliwości
comparity-habit-doubts = sprawdzenia
