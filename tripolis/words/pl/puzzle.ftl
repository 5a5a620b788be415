### Zadania: pozycje, w których jeden ruch jest najlepszy.

puzzle-title = Zadania
puzzle-about = Jeden ruch jest tu wyraźnie najlepszy. Znajdź go.
puzzle-day = Zadanie dnia
puzzle-day-play = Rozwiąż dzisiejsze zadanie
puzzle-day-done = Dziś rozwiązane
puzzle-day-missed = Dzisiejsze masz za sobą, jutro będzie następne.
puzzle-find = Znajdź najlepszy ruch.
puzzle-right = Tak, to ten ruch.
puzzle-wrong = Nie ten: jest ruch wyraźnie lepszy. Spróbuj jeszcze raz.
puzzle-shown = Najlepszy ruch: { $move }.
# $move: w zapisie gry.
puzzle-answer = Najlepszy ruch: „{ $move }”.
puzzle-give-up = Pokaż odpowiedź
puzzle-follow = Pokaż, co może być dalej
puzzle-follow-next = Następny ruch
puzzle-again = Spróbuj jeszcze raz
puzzle-next = Następne zadanie
puzzle-strength = Twoja siła: { $points }
puzzle-strength-change = Twoja siła: { $points } ({ $change })
puzzle-difficulty = Trudność: { $points }
puzzle-solved = Rozwiązano { $solved } z { $count }
puzzle-found-by = Z naszych graczy ten ruch znajdują: { $levels }
puzzle-streak = { $days ->
    [one] { $days } dzień z rzędu
    [few] { $days } dni z rzędu
   *[many] { $days } dni z rzędu
}
puzzle-share = Udostępnij
puzzle-copied = Skopiowano
# Wiersz do udostępnienia: nie zdradza odpowiedzi. $marks: znak za każdą próbę.
puzzle-share-line = Tripolis, zadanie na { $date }: { $game } { $marks } · { $streak }

## Błędy

puzzle-unknown = Gra { $game } nie ma zadania „{ $name }”.
puzzle-none = Gra { $game } nie ma jeszcze zadań.
puzzle-unreadable = Nie można odczytać zadań z pliku { $file }: { $problem }.
