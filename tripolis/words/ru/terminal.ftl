### Командная строка. Команды, настройки, имена игр и ботов одинаковы на всех языках.

# A person who gave no name.
terminal-you = Игрок
terminal-numbered = { $name } { $number }
# Where the results of a command go, named in the place of a file.
terminal-output = вывод
terminal-no-version = (не установлена)
terminal-rules-way = Правила исполняет { $way ->
    [numba] код, скомпилированный Numba
    [wasm] WebAssembly
   *[plain] обычный Python
}.
terminal-rules-outdated = Нет свежего модуля: { $games }. Пока { $numba ->
    [yes] правила компилирует Numba
   *[no] правила исполняет обычный Python, а это медленно
}. Модуль соберёт `make modules`.

## Numbers

terminal-number = { $value }
terminal-percent = { $value } %
terminal-seconds = { $value } с
terminal-bytes = { $count ->
        [one] { $count } байт
        [few] { $count } байта
       *[other] { $count } байт
    }

## tripolis games

terminal-players = игроков: { $low }–{ $high }
terminal-option = настройка
terminal-values = значения
terminal-default = по умолчанию
# The default of an option that depends on another one.
terminal-follows = зависит от { $option }
terminal-none = ничего
# $shown: a list that goes on.
terminal-and-more = { $shown } и ещё { $count }
terminal-games-hint = Играть: tripolis play ИГРА --настройка значение · Правила: tripolis rules ИГРА · Настройки: tripolis games ИГРА

## tripolis play

terminal-which-game = Во что играем? Номер или название:

## tripolis prepare

terminal-compiling = Правила компилируются: { $games }
terminal-prepared = Правила скомпилированы и готовы ({ $seconds } с).
terminal-prepared-before = Правила уже были скомпилированы и готовы.
terminal-prepare-interpreted = Задана переменная TRIPOLIS_INTERPRET или нет Numba: правила исполняет обычный Python, компилировать нечего.
terminal-prepare-failed = Правила игры { $game } не компилируются: { $reason }

## tripolis simulate

terminal-matches = { $count ->
        [one] { $count } партия
        [few] { $count } партии
       *[other] { $count } партий
    }
terminal-players-exactly = { $count ->
        [one] { $count } игрок
        [few] { $count } игрока
       *[other] { $count } игроков
    }
terminal-seed = зерно { $seed }
terminal-player = игрок
terminal-seat-column = место
terminal-seat = место { $number }
terminal-wins = победы
terminal-interval = интервал 95 %
# The mean place a player took.
terminal-rank = ср. место
terminal-points = ср. очки
# The fewest and the most points.
terminal-range = мин. – макс.
# $verdict: more, less or none. $share, $low, $high, $fair: percentages.
terminal-first-seat = { $verdict ->
        [more] Первое место даёт преимущество: за ним { $share } побед ({ $low } – { $high }), поровну было бы { $fair }.
        [less] Первое место невыгодно: за ним { $share } побед ({ $low } – { $high }), поровну было бы { $fair }.
       *[none] Явного преимущества у первого места нет: за ним { $share } побед ({ $low } – { $high }), поровну было бы { $fair }.
    }
terminal-mechanisms = механики
terminal-mechanism = механика
terminal-times = раз
terminal-per-match = на партию
terminal-no-mechanisms = В игре «{ $game }» нет механик для подсчёта: всё есть в её журнале.
# All three are numbers of moves.
terminal-lengths = Длина партии в ходах: в среднем { $mean }, самая короткая { $shortest }, самая длинная { $longest }.

## tripolis verify

terminal-verified-whole = Файл цел и не изменён.
terminal-verified-rules = Это партия в игру { $game } по правилам версии { $version }.
terminal-verified-deal = Раздача соответствует зерну.
terminal-verified-position = Партия продолжает возможную позицию.
terminal-verified-moves = { $count ->
        [0] Ходов ещё не было.
        [one] Проверен { $count } ход: всё по правилам.
        [few] Проверены { $count } хода: все по правилам.
       *[other] Проверено { $count } ходов: все по правилам.
    }
terminal-verified-state = Конечная позиция совпадает с записанной.
terminal-verified-unfinished = Партия не окончена, и результата в записи нет.
# $places: a list of terminal-place.
terminal-verified-result = Результат верен: { $places }.
terminal-place = { $rank }. { $player } ({ $points })

## tripolis bench

terminal-game = игра
terminal-players-column = игроков
terminal-bench-moves = Ходов в секунду (боты { $policy })
terminal-bench-matches = Партий в секунду (боты { $policy })
terminal-bench-way-interpreted = обычный Python
terminal-bench-way-module = одно ядро, модуль
terminal-bench-way-one_core = одно ядро, Numba
terminal-bench-way-all_cores = { $cores ->
        [one] { $cores } ядро
        [few] { $cores } ядра
       *[other] { $cores } ядер
    }
terminal-bench-way-cuda = CUDA
terminal-bench-state = размер состояния
terminal-bench-compile = компиляция с нуля
terminal-bench-started = { $command }: от вызова до конца { $seconds } с.
terminal-bench-no-cuda = Здесь нет устройства CUDA или не установлен numba-cuda: CUDA не измерялась.
terminal-bench-doing-interpreted = { $game }: обычный Python
terminal-bench-doing-compiled = { $game }, { $players ->
        [one] { $players } игрок
        [few] { $players } игрока
       *[other] { $players } игроков
    }: скомпилированные правила
terminal-bench-doing-cold = { $game }: компиляция с нуля
terminal-bench-doing-start = { $command }: запуск
terminal-bench-interpreted = Задана переменная TRIPOLIS_INTERPRET или нет Numba, поэтому скомпилированные правила здесь не измерить.
terminal-bench-failed = Измерение не удалось довести до конца: { $reason }

## What is wrong

terminal-missing-extra = Для этой команды нужны пакеты, которые не установлены: pip install "tripolis[{ $extra }]"
terminal-no-such-command = Команды «{ $command }» нет; есть { $known }.
terminal-no-such-option = Параметра «{ $option }» нет; все параметры покажет «{ $command } --help».
terminal-no-game-option = Параметра «{ $option }» нет; настройки игры { $game }: { $known }, остальное покажет «{ $command } --help».
terminal-option-value = Параметру «{ $option }» нужно значение (без него пишутся только переключатели); см. «{ $command } --help».
terminal-missing-argument = Не хватает { $name }; см. «{ $command } --help».
terminal-bad-value = Такое значение { $name } не подходит; см. «{ $command } --help».
terminal-bad-usage = В команде есть лишнее слово или какого-то не хватает; см. «{ $command } --help».
terminal-extra-argument = Слово «{ $word }» лишнее; см. «{ $command } --help».
terminal-no-such-language = Языка «{ $named }» нет; выберите один из { $known }.
terminal-no-such-section = В правилах игры { $game } нет раздела «{ $section }»; есть { $known }.
terminal-no-such-bot = Бота «{ $name }» нет; выберите из { $known }.
terminal-bad-pair = «{ $pair }» не похоже на настройку вида ИМЯ=ЗНАЧЕНИЕ.
terminal-empty-seat = В «{ $seats }» есть место без имени; разделяйте имена одной запятой.
terminal-seats-differ = Названо мест: { $seats }, а игроков: { $players }; назовите столько же или не указывайте --players.
terminal-long-name = Имя «{ $name }…» слишком длинное; в имени может быть { $most ->
        [one] не больше { $most } буквы
       *[other] не больше { $most } букв
    }.
terminal-resume-alone = С --resume продолжается начатая партия, поэтому «{ $name }» вместе с ним указать нельзя.
terminal-no-terminal = Команде «tripolis { $command }» нужны экран и клавиши терминала, а ввод или вывод здесь идёт не через терминал.
terminal-file-exists = Файл «{ $path }» уже есть; продолжите партию через --resume или выберите другое имя.
terminal-no-memory = { $game } ничего не запоминает от партии к партии, поэтому --memory здесь не нужен.
terminal-file-missing = Не удаётся найти «{ $path }».
terminal-file-forbidden = Нет прав на чтение или запись «{ $path }».
terminal-file-folder = «{ $path }» — это папка, а нужен файл.
terminal-file-full = Не хватает места, чтобы записать { $path }.
terminal-file-problem = Система не даёт работать с «{ $path }»: { $problem }.

# Урок
terminal-lesson-right = все пути пройдены
terminal-lesson-wrong = { $count ->
    [one] { $count } ошибка
    [few] { $count } ошибки
   *[other] { $count } ошибок
}

## tripolis site

terminal-site-bad-server = «{ $address }» — не адрес сервера: он начинается с http:// или https://.
terminal-site-no-page = Нет страницы, из которой можно сделать сайт: соберите её командой «make site» или установите пакет, в котором она есть.
terminal-site-written = Сайт записан в { $folder }: его может раздавать любой веб-сервер.

## tripolis puzzles

terminal-puzzles-name = задача
terminal-puzzles-difficulty = не находят
terminal-puzzles-answer = ответ
terminal-puzzles-idea = первая мысль
terminal-puzzles-checked = { $game }: { $count ->
    [one] проверена { $count } задача
    [few] проверены { $count } задачи
   *[many] проверено { $count } задач
}
terminal-puzzles-agree = { $game }: другой поиск согласен в { $same } из { $count }, отвечает иначе в { $other }, не уверен в { $unsure }.
terminal-puzzles-unsure = другой поиск не уверен
terminal-puzzles-other = у другого поиска другой ответ
