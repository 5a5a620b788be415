### Турниры: что говорит команда и что написано в отчёте.
###
### Названия параметров, имена ботов и программ одинаковы на всех языках.

## Numbers

arena-number = { $value }
arena-percent = { $value }{ "\u00A0" }%
arena-range = { $low }–{ $high }

arena-matches = { $count ->
        [one] { $count } партия
        [few] { $count } партии
       *[other] { $count } партий
    }
arena-deals = { $count ->
        [one] { $count } раздача
        [few] { $count } раздачи
       *[other] { $count } раздач
    }
arena-line-ups = { $count ->
        [one] { $count } состав
        [few] { $count } состава
       *[other] { $count } составов
    }
arena-seatings = { $count ->
        [one] { $count } рассадка
        [few] { $count } рассадки
       *[other] { $count } рассадок
    }
arena-players = { $count ->
        [one] { $count } игрок за столом
        [few] { $count } игрока за столом
       *[other] { $count } игроков за столом
    }
arena-seed = зерно { $seed }
arena-seat = Место { $number }

## What the command says while it plays

arena-plan = { $matches } ({ $deals } × { $line_ups } × { $seatings })
arena-resumed = { $count ->
        [one] В журнале уже { $count } партия.
        [few] В журнале уже { $count } партии.
       *[other] В журнале уже { $count } партий.
    }
arena-interrupted = Турнир прерван. Сыграно партий: { $done } из { $all }, все они сохранены в { $path }. Та же команда с --resume доиграет остальные.
arena-interrupted-lost = Турнир прерван, ничего не сохранено. С параметром --journal ФАЙЛ его можно было бы продолжить.
arena-report-written = Отчёт: { $path }

## The report

arena-title = { $game }: арена
arena-ratings = Рейтинг
arena-ratings-about = Сила игры, какой она видна по результатам; в начале турнира у всех 25. Отрезок — два стандартных отклонения в каждую сторону: если отрезки не пересекаются, один участник явно сильнее другого.
arena-contestant = участник
arena-rating = рейтинг
arena-interval = 2σ
arena-elo = Эло
arena-firsts = первые места
arena-firsts-interval = интервал 95{ "\u00A0" }%
arena-mean-place = ср. место
arena-mean-points = ср. очки
arena-time = мс на ход
arena-rating-said = { $name }: { $rating }, от { $low } до { $high }

arena-times = Сила и время
arena-times-about = Эло против процессорного времени на ход, в миллисекундах; каждое деление вправо — во столько же раз больше. Черта — 95-процентный интервал. Программ здесь нет: их время не измеряется.
arena-time-said = { $name }: Эло { $elo } при { $time } мс на ход

arena-duels = Личные встречи
arena-duels-about = В скольких партиях из ста участник в строке оказался выше участника в столбце; ничья — половина. Ниже — 95-процентный интервал.
arena-duel-said = { $one } выше, чем { $other }: { $share } ({ $low }–{ $high }), { $matches }

arena-seats = Первое место за столом
# $verdict: more, less or none. $share, $low, $high, $fair: percentages.
arena-seats-about = { $verdict ->
        [more] Первое место за столом выгодно: { $share } побед ({ $low }–{ $high }), поровну было бы { $fair }.
        [less] Первое место за столом невыгодно: { $share } побед ({ $low }–{ $high }), поровну было бы { $fair }.
       *[none] Явного преимущества у первого места нет: { $share } побед ({ $low }–{ $high }), поровну было бы { $fair }.
    } Пунктир — равная доля.

arena-lengths = Сколько длится партия
arena-lengths-about = Ходы всех игроков вместе: в половине партий их не больше { $median }, в самой короткой { $shortest }, в самой длинной { $longest }.
# One bar of a histogram. $range: a number or a range of numbers. $matches: arena-matches.
arena-bar = { $range }: { $matches }

arena-points = Очки
arena-points-about = С каким числом очков и как часто участники заканчивают партию. Черта — медиана: по обе стороны от неё поровну результатов.
arena-median = медиана { $value }

arena-forfeits = Поражения из-за сбоев
arena-forfeits-about = Программа проигрывает партию, если аварийно завершается, слишком долго молчит, засыпает арену текстом или отвечает чем угодно, кроме допустимого хода. Дальше за неё делаются случайные ходы, чтобы остальные могли доиграть. Такая партия считается её поражением; при сравнении мест за столом, длины партий и её очков она не учитывается.
arena-forfeits-none = Все программы доиграли все свои партии.
# $lost and $all: numbers of matches. $moves: random moves made in the program's place.
arena-forfeits-count = Так проиграно партий: { $lost } из { $all }; { $moves ->
        [one] взамен сделан { $moves } случайный ход
        [few] взамен сделано { $moves } случайных хода
       *[other] взамен сделано { $moves } случайных ходов
    }
arena-forfeits-example = например: { $detail }
arena-forfeit-crash = завершилась сама: { $count }
arena-forfeit-silence = слишком долго молчала: { $count }
arena-forfeit-nonsense = ответ нельзя понять: { $count }
arena-forfeit-illegal = недопустимый ход: { $count }
arena-forfeit-flood = слишком много текста: { $count }

arena-method = Как это сыграно
arena-method-schedule = Каждый набор участников, который помещается за одним столом, играет одни и те же раздачи во всех рассадках сбалансированного латинского квадрата. Так у всех те же карты на тех же местах против тех же соперников, и влияние везения сведено к минимуму.
arena-method-rating = Рейтинг считается по модели Плакетта — Льюса (openskill), партии берутся в порядке расписания. Доли побед даны с 95-процентным интервалом Уилсона; разделённая победа засчитывается частично.
arena-method-elo = Очки Эло считаются по модели Брэдли — Терри и не зависят от порядка партий: 0 — среднее по игрокам, 400 очков — шансы десять к одному. Их 95%-й интервал получен 400 повторными выборками раздач.
arena-method-clock = На время думает { $names }, поэтому при повторе команды результаты могут немного отличаться.
arena-method-command = Чтобы сыграть ещё раз:

## What is wrong

arena-same-name = Имя «{ $name }» встречается дважды. Дайте одному участнику другое, например так: other={ $name }
arena-no-such-contestant = Участника «{ $name }» нет. Можно выбрать: { $known }
arena-bad-command = Из «program:{ $command }» неясно, как запустить программу. Напишите команду так же, как в терминале: program:python3 my_bot.py
arena-no-program = Программу «{ $command }» не удаётся найти или запустить.
arena-too-few = Мест за столом ({ $game }): { $players }, а участников всего { $contestants }. Назовите не меньше участников, чем мест за столом.
arena-bad-size = Для турнира нужна хотя бы одна партия и сколько-нибудь времени на ход; { $matches } и { $seconds } с не подходят.
arena-resume-what = Для --resume нужно знать, какой турнир продолжать: укажите его --journal или --report.
arena-journal-exists = В файле «{ $path }» уже есть турнир. Добавьте --resume, чтобы его продолжить, или выберите другой файл.
arena-journal-in-use = В файл «{ $path }» сейчас пишет другая арена. Дождитесь, пока она закончит, или выберите другой файл.
arena-journal-foreign = «{ $path }» — не журнал этой версии арены. Выберите другой файл.
arena-journal-damaged = Строка { $line } журнала «{ $path }» непонятна. Восстановите неповреждённую копию или начните заново с другим файлом.
arena-journal-differs = В журнале «{ $path }» другой турнир: { $name } там «{ $theirs }», а не «{ $ours }». Повторите прежнюю команду или выберите другой файл.
arena-worker-died = Один из процессов, игравших партии, аварийно завершился: возможно, не хватило памяти. Та же команда с --resume продолжит турнир.
arena-no-ray = Ray не установлен. Установите его: pip install "tripolis[ray]"
arena-ray-unreachable = Кластер Ray «{ $address }» недоступен. { $reason }
arena-bad-function = «python:{ $name }» не называет функцию. Пишите так: python:my_bot:choose
arena-no-function = Функцию «{ $name }» не удаётся использовать: { $reason }
arena-setup = условия
arena-opponent = соперник
arena-benchmark-matches = партии
arena-reward = средняя награда
arena-processor = секунды процессора
arena-no-setup = Условий «{ $name }» нет. Есть такие: { $known }.
arena-no-opponent = Соперника «{ $name }» нет. Есть такие: { $known }.
arena-one-contestant = За один раз измеряется один игрок. Начните с одного «{ $name }».
