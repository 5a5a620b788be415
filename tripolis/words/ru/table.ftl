# Стол в терминале.

table-round = раунд { $round }
table-turn-of = { $name }: { $prompt }

# Панели
table-log = Что произошло
table-moves = { $count ->
    [one] Возможен { $count } ход
    [few] Возможны { $count } хода
   *[other] Возможно { $count } ходов
}
table-moves-matching = Ходы: { $shown } из { $count }
table-no-moves = Сейчас решать нечего
table-entry = Ход или его номер
table-entry-done = Enter: дальше играет { $name }, передайте устройство
table-entry-waiting = Подождите остальных или введите help
table-entry-over = Партия окончена: again (ещё раз) или quit (выход)

# Клавиши
table-key-rules = Правила
table-key-help = Помощь
table-key-theme = Фон
table-key-undo = Назад
table-key-save = Запись
table-key-hint = Совет
table-key-quiet = Тихо
table-key-quit = Выход
table-key-close = Закрыть
table-key-section = Раздел
table-key-scroll = Прокрутка
table-key-step = Шаг
table-key-move = Ход
table-key-eyes = Глаза
table-key-play = Показ

# Что можно ввести, кроме ходов
table-command-hint = подсказка
table-command-undo = назад
table-command-save = сохранить
table-command-help = помощь
table-command-rules = правила
table-command-quit = выход
table-command-again = ещё
table-command-quiet = тихо

# Ответы на введённое
table-no-such-number = Хода { $number } нет: выберите номер от 1 до { $count }.
table-saved = Сохранено в { $path }
table-save-failed = Не удалось сохранить партию в { $path } ({ $problem }); играть можно дальше.
table-memory-failed = Не удалось сохранить увиденное в этой партии в { $path } ({ $problem }).
table-undone = Отменено: { $move }
table-nothing-to-undo = У вас ещё нет хода, который можно отменить.
table-not-undone = Ничего не отменено.
table-bots-alone = За столом одни боты: устраивайтесь поудобнее и смотрите.
table-pace = { $seconds ->
    [0] Боты ходят сразу.
   *[other] Боты думают { $seconds } с.
}
table-not-over = Партия ещё не окончена.
table-quiet = Теперь соперники молчат. F7 вернёт им слово.
table-not-quiet = Соперники снова разговаривают.
table-remark = { $name }: «{ $remark }»
table-hint = Подсказка: { $told } (наберите «{ $move }»). { $why }
table-move = { $move }
table-hint-thinking = Обдумываю …
table-no-hint = Сейчас вам нечего решать.

# Занавес
table-curtain-title = Передайте устройство. Играет { $name }
table-curtain-ready = { $name }, нажмите Enter, когда будете готовы.
table-curtain-change = { $number }: сначала { $name } меняет свой ответ

# Вопросы
table-yes = Да
table-no = Нет
table-ask-undo = Кое-что уже открылось. Всё равно отменить?
table-ask-undo-others = { $name } просит взять ход назад: «{ $move }» { $others }: { $count ->
    [one] вы согласны?
   *[other] все согласны?
}

# Шаг за шагом
table-show-title = Шаг за шагом
table-show-next = Enter: дальше ({ $number } из { $count })
table-show-done = Enter: продолжить
table-show-skip = Esc: пропустить

# Конец
table-result-winner = Побеждает { $player }!
    .you = Вы победили!
table-result-shared = { $names } делят победу!
table-result-place = Место
table-result-player = Игрок
table-result-points = Очки
table-result-saved = Запись партии: { $path }
table-result-again = Сыграть ещё
table-result-look = Взглянуть на стол
table-result-quit = Выйти

# В командной строке, когда стола уже нет
table-left-resume = Партия сохранена. Продолжить её: { $command }
table-left-replay = Партия сохранена. Посмотреть её снова: { $command }

# Повтор
table-replay-at = ход { $number } из { $count }
table-replay-start = Партия начинается.
table-replay-eyes = Так видит { $name }
table-replay-spectator = Так видит зритель
table-replay-everything = Всё открыто
table-replay-go = К ходу: { $number }_
table-replay-playing = идёт показ
table-replay-end = Здесь партия заканчивается.
table-replay-unfinished = Запись кончается здесь, партия не доиграна.

# Правила
table-rules-missing = Правила этой игры пока не записаны.

# Помощь
table-help-title = Как пользоваться столом
table-help =
    Ход вводится так, как он записан в списке («B4 city»), или по номеру, затем Enter.
    Пока вы печатаете, в списке остаются только подходящие ходы. Щелчок по ходу делает его.

    Tab | дописывает начатое
    ↑ ↓ | возвращает введённое раньше
    ? | правила, открытые на нужном месте
    F1 | эта справка
    F2 | следующий язык
    F3 | светлый или тёмный фон
    F4 | отменяет ваш последний ход (или: назад, undo)
    F5 | сохраняет партию (или: сохранить, save)
    F6 | хороший ход и почему он хорош (или: подсказка, hint)
    F7 | соперники молчат или снова говорят (или: тихо, quiet)
    F10 | сохраняет и выходит (или: выход, quit, Ctrl+C)
    + - | боты ходят медленнее или быстрее
    PgUp PgDn | прокручивает журнал
    Shift+↑ ↓ | прокручивает список ходов
    Ctrl+↑ ↓ | прокручивает картину
    Ctrl+← → | сдвигает слишком широкую картину

    Партия сохраняется после каждого вашего хода, поэтому ничего не пропадёт.
table-help-replay =
    → ← | на шаг вперёд или назад
    ↓ ↑ | на целый ход вперёд или назад
    Home End | начало и конец
    номер, Enter | переходит к этому ходу
    Tab | смотрит другими глазами
    Пробел | показывает само или останавливается
    + - | медленнее или быстрее
    ? | правила
    F2 | следующий язык
    F3 | светлый или тёмный фон
    PgUp PgDn | прокручивает журнал
    Ctrl+↑ ↓ | прокручивает картину
    Ctrl+← → | сдвигает слишком широкую картину
    F10 | выход

# Урок
table-key-go-on = Дальше
table-learn-at = Шаг { $number } из { $count }
table-learn-look = Смотрите: { $parts }
table-learn-enter = Enter: дальше
table-learn-move = Сделайте ход, как сказано в уроке.
table-puzzle = Задача
table-puzzle-follow = Enter: следующий ход
table-puzzle-give-up = Показать ответ
table-puzzle-move = Сделайте ход, который считаете лучшим.
