# Уроки: общее для всех игр. Уроки каждой игры – среди её слов, в GAME_lessons.

lesson-again = Так можно, но оставьте это для настоящей партии. Сейчас попробуйте то, что выделено.
# Соперники в уроках.
lesson-friend-1 = Анна
lesson-friend-2 = Виктор
lesson-friend-3 = Мария

## Ошибки

lesson-unknown = У игры { $game } нет урока «{ $name }». Есть: { $known }.
lesson-unreadable = Урок в файле { $file } не читается: { $problem }.
lesson-wants-move = Урок ждёт хода.
lesson-no-move = Сейчас ход не нужен: читайте дальше.
lesson-nobody-replies = Некому ответить «{ $reply }» в { $moment }.
lesson-bad-reply = Ни один ответ из «{ $reply }» не разрешён в { $moment }.
