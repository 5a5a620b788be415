### Задачи: позиции, где один ход лучше всех.

puzzle-title = Задачи
puzzle-about = Здесь один ход явно лучше остальных. Найдите его.
puzzle-day = Задача дня
puzzle-day-play = Решить задачу дня
puzzle-day-done = Сегодня решено
puzzle-day-missed = Сегодняшняя позади, завтра будет новая.
puzzle-find = Найдите лучший ход.
puzzle-right = Да, это тот самый ход.
puzzle-wrong = Не этот: есть ход явно лучше. Попробуйте ещё раз.
puzzle-shown = Лучший ход: { $move }.
# $move: в записи игры.
puzzle-answer = Лучший ход: «{ $move }».
puzzle-give-up = Показать ответ
puzzle-follow = Показать, что может быть дальше
puzzle-follow-next = Следующий ход
puzzle-again = Попробовать ещё раз
puzzle-next = Следующая задача
puzzle-strength = Ваша сила: { $points }
puzzle-strength-change = Ваша сила: { $points } ({ $change })
puzzle-difficulty = Сложность: { $points }
puzzle-solved = Решено { $solved } из { $count }
puzzle-found-by = Из наших игроков этот ход находят: { $levels }
puzzle-streak = { $days ->
    [one] { $days } день подряд
    [few] { $days } дня подряд
   *[many] { $days } дней подряд
}
puzzle-share = Поделиться
puzzle-copied = Скопировано
# Строка, которой делятся: ответа она не выдаёт. $marks: знак за каждую попытку.
puzzle-share-line = Tripolis, задача за { $date }: { $game } { $marks } · { $streak }

## Ошибки

puzzle-unknown = В игре { $game } нет задачи «{ $name }».
puzzle-none = В игре { $game } пока нет задач.
puzzle-unreadable = Не удаётся прочитать задачи в { $file }: { $problem }.
