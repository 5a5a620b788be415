# Lekcje: to, co wspólne dla gier. Lekcje każdej gry są wśród jej słów, w GAME_lessons.

lesson-again = Tak wolno, ale zostaw to na prawdziwą partię. Teraz spróbuj tego, co jest podświetlone.
# Przeciwnicy w lekcjach.
lesson-friend-1 = Anna
lesson-friend-2 = Wiktor
lesson-friend-3 = Maria

## Błędy

lesson-unknown = Gra { $game } nie ma lekcji „{ $name }”. Ma: { $known }.
lesson-unreadable = Nie da się odczytać lekcji z pliku { $file }: { $problem }.
lesson-wants-move = Lekcja czeka na ruch.
lesson-no-move = Teraz nie trzeba ruchu: czytaj dalej.
lesson-nobody-replies = Nie ma komu odpowiedzieć „{ $reply }” w { $moment }.
lesson-bad-reply = Żadna odpowiedź z „{ $reply }” nie jest dozwolona w { $moment }.
