# Stół w terminalu.

table-round = runda { $round }
table-turn-of = { $name }: { $prompt }

# Panele
table-log = Co się wydarzyło
table-moves = { $count ->
    [one] Masz { $count } możliwy ruch
    [few] Masz { $count } możliwe ruchy
   *[other] Masz { $count } możliwych ruchów
}
table-moves-matching = Ruchy: { $shown } z { $count }
table-no-moves = Teraz nie masz nic do wyboru
table-entry = Ruch albo jego numer
table-entry-done = Enter: przekaż urządzenie, teraz gra { $name }
table-entry-waiting = Poczekaj na innych albo wpisz help
table-entry-over = Koniec partii: again (jeszcze raz) albo quit (wyjście)

# Klawisze
table-key-rules = Zasady
table-key-help = Pomoc
table-key-theme = Tło
table-key-undo = Cofnij
table-key-save = Zapisz
table-key-hint = Rada
table-key-quit = Wyjdź
table-key-close = Zamknij
table-key-section = Rozdział
table-key-scroll = Przewijanie
table-key-step = Krok
table-key-move = Ruch
table-key-eyes = Oczy
table-key-play = Pokaz

# Co można wpisać oprócz ruchów
table-command-hint = podpowiedź
table-command-undo = cofnij
table-command-save = zapisz
table-command-help = pomoc
table-command-rules = zasady
table-command-quit = wyjdź
table-command-again = jeszcze raz

# Odpowiedzi na to, co wpisano
table-no-such-number = Nie ma ruchu { $number }: wybierz numer od 1 do { $count }.
table-saved = Zapisano w { $path }
table-save-failed = Nie udało się zapisać partii w { $path } ({ $problem }); można grać dalej.
table-memory-failed = Nie udało się zapisać w { $path } tego, co odkryto w tej partii ({ $problem }).
table-undone = Cofnięto: { $move }
table-nothing-to-undo = Nie masz jeszcze ruchu, który można cofnąć.
table-not-undone = Niczego nie cofnięto.
table-bots-alone = Przy stole siedzą same boty: usiądź wygodnie i patrz.
table-pace = { $seconds ->
    [0] Boty grają od razu.
   *[other] Boty myślą { $seconds } s.
}
table-not-over = Partia jeszcze się nie skończyła.
table-hint = Podpowiedź: { $move }. { $why }
table-hint-thinking = Zastanawiam się …
table-no-hint = Nie masz teraz nic do rozstrzygnięcia.

# Kurtyna
table-curtain-title = Przekaż urządzenie. Gra { $name }
table-curtain-ready = { $name }, naciśnij Enter, gdy zechcesz zacząć.
table-curtain-change = { $number }: najpierw { $name } zmienia odpowiedź

# Pytania
table-yes = Tak
table-no = Nie
table-ask-undo = Coś już zostało ujawnione. Cofnąć mimo to?
table-ask-undo-others = { $name } prosi o cofnięcie ruchu: „{ $move }” { $others }: { $count ->
    [one] zgadzasz się?
   *[other] wszyscy się zgadzają?
}

# Krok po kroku
table-show-title = Krok po kroku
table-show-next = Enter: dalej ({ $number } z { $count })
table-show-done = Enter: gramy dalej
table-show-skip = Esc: pomiń

# Koniec
table-result-winner = Wygrywa { $name }!
table-result-shared = { $names } dzielą się zwycięstwem!
table-result-place = Miejsce
table-result-player = Gracz
table-result-points = Punkty
table-result-saved = Zapis partii: { $path }
table-result-again = Zagraj jeszcze raz
table-result-look = Spójrz na stół
table-result-quit = Wyjdź

# W wierszu poleceń, gdy stołu już nie ma
table-left-resume = Partia jest zapisana. Możesz ją dokończyć: { $command }
table-left-replay = Partia jest zapisana. Możesz ją obejrzeć: { $command }

# Powtórka
table-replay-at = ruch { $number } z { $count }
table-replay-start = Partia się zaczyna.
table-replay-eyes = Tak widzi { $name }
table-replay-spectator = Tak widzi widz
table-replay-everything = Wszystko odkryte
table-replay-go = Do ruchu: { $number }_
table-replay-playing = trwa pokaz
table-replay-end = Tu kończy się partia.
table-replay-unfinished = Tu kończy się zapis; partii nie dograno do końca.

# Zasady
table-rules-missing = Zasady tej gry nie zostały jeszcze spisane.

# Pomoc
table-help-title = Jak korzystać ze stołu
table-help =
    Ruch wpisujesz tak, jak na liście („B4 city”), albo podajesz jego numer, potem Enter.
    Podczas pisania na liście zostają tylko pasujące ruchy. Kliknięcie ruchu wykonuje go.

    Tab | dopisuje to, co zaczęte
    ↑ ↓ | przywołuje wpisane wcześniej
    ? | zasady, otwarte na tym, co teraz ważne
    F1 | ta pomoc
    F2 | następny język
    F3 | jasne lub ciemne tło
    F4 | cofa twój ostatni ruch (także: cofnij, undo)
    F5 | zapisuje partię (także: zapisz, save)
    F6 | dobry ruch i jego powód (także: podpowiedź, hint)
    F10 | zapisuje i wychodzi (także: wyjdź, quit, Ctrl+C)
    + - | boty grają wolniej lub szybciej
    PgUp PgDn | przewija dziennik
    Shift+↑ ↓ | przewija listę ruchów
    Ctrl+↑ ↓ | przewija obraz
    Ctrl+← → | przesuwa zbyt szeroki obraz

    Partia jest zapisywana po każdym twoim ruchu, więc nic nie przepadnie.
table-help-replay =
    → ← | krok dalej lub wstecz
    ↓ ↑ | cały ruch dalej lub wstecz
    Home End | początek i koniec
    numer, Enter | przechodzi do tego ruchu
    Tab | patrzy innymi oczami
    Spacja | odtwarza samo albo zatrzymuje
    + - | wolniej lub szybciej
    ? | zasady
    F2 | następny język
    F3 | jasne lub ciemne tło
    PgUp PgDn | przewija dziennik
    Ctrl+↑ ↓ | przewija obraz
    Ctrl+← → | przesuwa zbyt szeroki obraz
    F10 | wyjście

# Obraz gry Kosmopolis
table-kosmopolis-round = tura { $round } z { $rounds }
table-kosmopolis-blue = Agent
table-kosmopolis-pink = Kapłan
table-kosmopolis-green = Uczony
table-kosmopolis-yellow = Kupiec
table-kosmopolis-capital = Kosmopolis
table-kosmopolis-deck = talia { $count }
table-kosmopolis-modifiers = modyf. { $count }
table-kosmopolis-gold = złoto { $count }
table-kosmopolis-limit = limit { $limit }
table-kosmopolis-sign-limit = limit
table-kosmopolis-sign-hand = ręka
table-kosmopolis-sign-bonus = bonus
table-kosmopolis-sign-start = zaczyna
table-kosmopolis-hand-size = ręka { $count }
table-kosmopolis-bonus = bonus { $count }
table-kosmopolis-bonus-cards = bonus
table-kosmopolis-answered = gotowe
table-kosmopolis-choosing = wybiera
table-kosmopolis-over = { $over } ponad
table-kosmopolis-at-limit = równo
table-kosmopolis-room = zapas { $room }
table-kosmopolis-paid = opłacone
table-kosmopolis-last-turns = { $left ->
    [one] ostatni ruch
   *[other] ost. ruchy: { $left }
}
table-kosmopolis-your-hand = Twoja ręka
table-kosmopolis-your-pack = Twój zestaw
table-kosmopolis-pack = zestaw
table-kosmopolis-kept = Zatrzymane
table-kosmopolis-passed-on = Oddane
table-kosmopolis-chosen = Wybrane
table-kosmopolis-looking-at = Widzisz modyfikację

# The picture of Comparity
table-comparity-order-height = ↗ W prawo i w górę coraz wyższe
table-comparity-order-year = ↗ W prawo i w górę coraz późniejsze
table-comparity-year-bc = { $year } p.n.e.
table-comparity-cards = { $count ->
    [one] { $count } karta
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
}
table-comparity-violations = { $count ->
    [0] Nie ma naruszeń.
    [one] { $count } naruszenie!
    [few] { $count } naruszenia!
    [many] { $count } naruszeń!
   *[other] { $count } naruszenia!
}
table-comparity-obtaining = { $player } dostaje { $count ->
    [one] { $count } kartę.
    [few] { $count } karty.
    [many] { $count } kart.
   *[other] { $count } karty.
}
table-comparity-sign-free = wolne pole i liczba sąsiadów
table-comparity-sign-played = ostatnio zagrana
table-comparity-sign-checked = sprawdzana
table-comparity-sign-violation = naruszenie

# The picture of Splendor
table-splendor-last-round = ostatnia runda
table-splendor-bank = Bank
table-splendor-legend = 2+1 bonusy+żetony · ▯ karty
table-splendor-sign-affordable = możesz kupić
table-splendor-sign-missing = brakuje
table-splendor-sign-prestige = prestiż
table-splendor-sign-tokens = żetony
table-splendor-sign-noble = arystokrata
table-splendor-sign-city = miasto
table-splendor-sign-any-colour = jeden dowolny kolor
table-splendor-sign-tower = wieża
table-splendor-sign-shield = tarcza
table-splendor-reserve = Twoja rezerwacja
table-splendor-paying = Zapłata za { $place }
# What an Orient card can do, in six or seven letters
table-splendor-ability-gold2 = złoto
table-splendor-ability-pair = para
table-splendor-ability-pair_take1 = para+1
table-splendor-ability-double = podwój.
table-splendor-ability-reserve_noble = aryst.
table-splendor-ability-take2 = gratis 2
table-splendor-ability-discard2 = karty
