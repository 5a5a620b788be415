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
table-key-quiet = Cisza
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
table-command-quiet = cisza

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
table-quiet = Przeciwnicy już się nie odzywają. F7 przywróci im głos.
table-not-quiet = Przeciwnicy znów się odzywają.
table-remark = { $name }: „{ $remark }”
table-hint = Podpowiedź: { $told } (wpisz „{ $move }”). { $why }
table-move = { $move }
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
table-result-winner = Wygrywa { $player }!
    .you = Wygrywasz!
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
    F7 | wycisza przeciwników albo przywraca im głos (także: cisza, quiet)
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

# Lekcja
table-key-go-on = Dalej
table-learn-at = Krok { $number } z { $count }
table-learn-look = Spójrz: { $parts }
table-learn-enter = Enter: dalej
table-learn-move = Zrób ruch, o którym mowa w lekcji.
table-puzzle = Zadanie
table-puzzle-follow = Enter: następny ruch
table-puzzle-give-up = Pokaż odpowiedź
table-puzzle-move = Zrób ruch, który uważasz za najlepszy.
