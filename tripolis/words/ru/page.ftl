### Стол в браузере: всё, что вокруг игр.
###
### $name, $names: имена игроков. $level: уровень бота. $chance, $before, $after, $played:
### проценты. $card, $cards, $tokens, $colour, $place: предметы игры, названные её каталогом.

## Первая страница

page-welcome = Три карточные игры о городах за одним столом
page-welcome-about = Играйте сразу против ботов или пришлите друзьям ссылку. Без регистрации и ожидания.
page-players = Игроков: { $low }–{ $high }
page-play-now = Играть
page-invite = Позвать друзей
page-device = На этом устройстве
page-set-up = Все настройки
page-own-games = Ваши неоконченные партии
page-lobby = Открытые для всех столы
page-lobby-game = Игра
page-lobby-all = Все игры
page-lobby-more = Показать ещё
page-open-tables = Открытые столы
page-no-open-tables = Сейчас никто не ищет игроков. Откройте общий стол, и он появится здесь.
page-games-playing = Идущие партии
page-no-games-playing = Сейчас не идёт ни одной общей партии.
page-your-turn = ваш ход
page-turn-of = { $count ->
        [one] ходит { $names }
       *[other] ходят { $names }
    }
page-seats-open = { $count ->
        [0] вот-вот начнётся
        [one] { $count } свободное место
        [few] { $count } свободных места
       *[other] { $count } свободных мест
    }
page-status-waiting = ждёт игроков
page-status-playing = идёт игра
page-status-over = окончена
page-status-closed = закрыт
page-open-record = Посмотреть сохранённую партию
page-no-account = Вы здесь гость: ключ к вашим столам — этот браузер.
page-to-games = К играм
page-nothing-here = По этому адресу ничего нет.
page-unreachable = Стол сейчас недоступен. Проверьте, пожалуйста, соединение.
page-site-about = Играйте сразу против ботов или вместе на одном устройстве: без регистрации и даже без интернета.
page-site-yours = Всё хранится в этом браузере. Его владелец может заглянуть в память, даже в тайны игры; боты этого не делают.
page-site-server = Игра с людьми на других устройствах: { $server }.
page-site-opening = Готовим правила. Первый раз это займёт чуть больше времени.
page-site-other-tab = Tripolis открыт в другой вкладке. Играйте там или закройте её, чтобы продолжить здесь.
page-site-forgets = Браузер сейчас не может сохранять ваши игры. Играть можно, пока не закрыта эта вкладка.
page-again = Ещё раз
page-loading = Минутку…

## Новый стол

page-who-plays = Кто играет
page-how-many = Игроков
page-seat-me = Вы
page-seat-friend = Друг, по ссылке
page-seat-local = Кто-то за этим устройством
page-seat-bot = Бот: { $level }
page-seat-open = Свободное место
page-bot-lettered = { $name } { $letter }
page-letter = { $number ->
        [1] А
        [2] Б
        [3] В
        [4] Г
       *[other] Д
    }
page-name-of = Имя игрока { $number }
page-friends-follow = { $count ->
        [one] Ссылка и код для друга будут на следующей странице.
       *[other] Ссылка и код для друзей будут на следующей странице.
    }
page-get-link = Получить ссылку
page-start-playing = Начать игру
page-in-browser = Играть в этом браузере
page-in-browser-about = Без сервера: связь не нужна, партия остаётся в этом браузере.
page-house-rules = Домашние правила
page-pace-and-guests = Темп и гости
page-visibility = Кто найдёт стол
page-visibility-link = Только по ссылке
page-visibility-link-about = Его найдут только те, у кого есть ссылка.
page-visibility-public = Все
page-visibility-public-about = Он виден на первой странице: любой может сесть или смотреть.
page-clock = Часы
page-clock-none = Нет
page-clock-none-about = Каждый думает сколько хочет.
page-clock-move = Секунды
page-clock-move-about = Несколько секунд на ход, затем идёт запас. Когда он исчерпан, ходит бот.
page-clock-days = Дни
page-clock-days-about = Для партии на много дней, по ходу время от времени.
page-clock-seconds = Секунд на ход
page-clock-reserve = Запас в секундах
page-clock-days-each = Дней на ход
page-absent = Если кто-то отошёл
page-absent-wait = Ждать
page-absent-wait-about = Стол ждёт возвращения.
page-absent-bot = Играет бот
page-absent-bot-about = До возвращения место держит бот.
page-absent-vote = Голосовать
page-absent-vote-about = Остальные решают, может ли бот держать место.
page-pace = Сколько думают боты
page-pace-none = Нисколько
page-pace-fast = Недолго
page-pace-calm = Спокойно
page-pace-slow = Долго

## Перед началом

page-waiting-for = { $count ->
        [one] Свободно ещё { $count } место.
        [few] Свободно ещё { $count } места.
       *[other] Свободно ещё { $count } мест.
    }
page-dealing = Раздаём карты…
page-invite-about = Кто откроет эту ссылку, впишет имя и сядет за стол.
page-invited = { $name } приглашает вас сыграть.
page-invite-link = Ссылка-приглашение
page-qr = Ссылка-приглашение в виде QR-кода
page-copy-link = Скопировать
page-link-copied = Ссылка скопирована.
page-share = Поделиться
page-sit-down = Сесть за стол
page-only-looking = Вы за этим столом зритель.
page-fill-with = Свободные места займут:
page-start-now = Начать сейчас
page-close-table = Закрыть стол
page-leave = Выйти из-за стола
page-sure-leave = Выйти насовсем? Ваше место освободится для других.
page-sure-close = Закончить эту партию насовсем?
page-stay = Остаться

## За столом

page-seats = Игроки
page-you = вы
page-away = нет на месте
page-bot-holds = играет бот
page-thinking = думает…
page-to-move = ходит
page-days-left = { $days ->
        [one] { $days } день
        [few] { $days } дня
       *[other] { $days } дней
    }
page-onlookers = { $count ->
        [one] { $count } зритель
        [few] { $count } зрителя
       *[other] { $count } зрителей
    }
page-onlooker = зритель
page-undo = Отменить
page-hint = Подсказка
page-hint-thinking = Ищем хороший ход…
page-hint-do = Так и сделать
page-drawer = Журнал, чат, правила, настройки
page-log = Журнал
page-log-empty = Пока ничего не произошло.
page-show-moment = Показать этот момент
page-chat = Чат
page-chat-empty = Поздоровайтесь!
page-chat-write = Написать сообщение
page-send = Отправить
page-mute = Заглушить
page-unmute = Снова читать: { $name }
page-unread = непрочитанных сообщений
page-rules = Правила
page-settings = Настройки
page-close = Закрыть
page-this-table = Этот стол
page-none = нет
page-past = Перед вами более ранний момент партии.
page-now = Вернуться к игре
page-lost = Связь прервалась; она вернётся сама, и ничего не пропадёт.
page-lost-sending = Связь прервалась. Ваш ход сохранён и уйдёт, как только она вернётся.
page-undo-asked = Вы просите отменить ход. Остальные отвечают.
page-undo-question = { $name } просит отменить ход. Вы не против?
page-undo-agree = Не против
page-undo-refuse = Против
page-bot-holds-you = За вас играет бот.
page-back = Я здесь
page-vote = { $name } отсутствует. Пусть пока играет бот?
page-vote-agree = Пусть играет бот
page-vote-given = Вы согласились; остальные решают.
page-closed = Этот стол закрыт.
page-outdated = Эта партия начата по старым правилам, и продолжить её здесь нельзя; когда стол закроют, можно будет сохранить запись.
page-outdated-closed = Эта партия закрыта; её запись можно сохранить.
page-curtain = Передайте устройство: { $name }
page-curtain-about = Остальные, отвернитесь на минуту.
page-curtain-ready = Это я, { $name }

## Настройки

page-your-name = Ваше имя
page-keep = Сохранить
page-name-kept = Имя сохранено.
page-language = Язык
page-theme = Оформление
page-theme-system = Как на устройстве
page-theme-light = Светлое
page-theme-dark = Тёмное
page-motion = Анимация
page-motion-system = Как на устройстве
page-motion-full = Полная
page-motion-none = Без неё
page-sound = Звук
page-on = Вкл.
page-off = Выкл.
page-table-shown = Вид стола
page-table-shown-about = Стол словами удобен для программ чтения с экрана: позиция фразами, ходы списком.
page-table-board = Поле
page-table-words = Словами
page-help = Помощь в первых партиях
page-help-about = Объясняет то, что происходит впервые, и предлагает подсказку, если вы долго думаете.
page-help-ok = Понятно
page-help-off = Больше не объяснять
page-ponder = Не уверены? Подсказка покажет хороший ход и почему он хорош.
page-ponder-hint = Показать
page-characters = Ваши соперники
page-remarks = Реплики соперников
page-remarks-silence = Пусть соперники помолчат
page-remarks-silenced = Теперь соперники молчат. Вернуть реплики можно в настройках.
page-notation = Запись ходов
page-notation-about = Показывает ходы и в короткой записи, позволяет их печатать, а правила объясняют как.
page-yes = да
page-no = нет

## Стол словами

page-words-moves = { $count ->
        [0] Сейчас делать нечего
        [one] У вас { $count } ход
        [few] У вас { $count } хода
       *[other] У вас { $count } ходов
    }
page-words-filter = Показать только ходы со словом
page-words-type = Или впишите ход
page-words-do = Сделать
page-words-happened = Что только что произошло
page-words-nothing = Пока ничего.
page-words-position = Позиция
page-words-table = Стол

## После игры

page-won = Победа: { $player }!
    .you = Вы победили!
page-won-shared = Общая победа: { $names }!
page-won-with = Общая победа: { $names } и вы!
page-came = Ваше место: { $place } из { $players }.
page-equal = Очков у вас столько же: решило только правило на случай равенства.
page-margin = { $player }: меньше { $count ->
        [one] всего на { $count } очко
        [few] на { $count } очка
       *[other] на { $count } очков
    }.
    .you = Вам не хватило { $count ->
        [one] всего { $count } очка
        [few] { $count } очков
       *[other] { $count } очков
    }.
page-tie-break = Очков поровну; кто впереди, решают правила.
page-place = Место
page-player = Игрок
page-points = Очки
page-rematch = Реванш
page-rematch-join = К реваншу
page-replay = Просмотр
page-replay-leave = Выйти из просмотра
page-record = Сохранить запись
page-share-about = Оконченную партию увидит каждый, у кого есть эта ссылка.
page-share-link = Ссылка на эту партию
page-curve = Шансы на победу по ходу партии
page-curve-about = Шансы на победу по ходу партии, при том, как карты лежали на самом деле. Щёлкните по кривой, чтобы увидеть этот момент.
page-turning-points = Переломные моменты
page-turning-point = Ход { $number }: { $what }
page-turned = { $name }: { $before } → { $after }
page-better = Лучше: { $move }, { $chance } вместо { $played }
page-better-yours = Где вы могли сыграть лучше
page-better-others = Где другие могли сыграть лучше
page-better-all = Более сильные ходы
page-better-none = Явно лучших ходов анализ не нашёл.
page-analysis-working = Считаем шансы на победу…
page-analysis-failed = Шансы на победу посчитать не удалось.
page-first = В начало
page-previous = На ход назад
page-run = Воспроизвести
page-pause = Пауза
page-next = На ход вперёд
page-last = В конец
page-slider = Момент партии
page-moment = { $at } из { $last }
page-moment-start = Начало партии.
page-eyes = Чьими глазами
page-eyes-all = Всё открыто
page-eyes-of = Глазами { $name-gen }
page-eyes-spectator = Глазами зрителя
page-proof = Доказательство честной раздачи
page-proof-about = До раздачи сервер показал отпечаток тайного числа, и только потом устройство каждого добавило случайное слово. Раздача следует из того и другого, так что выбрать её не мог никто. Ваш браузер только что это проверил:
page-proof-commitment = У тайного числа тот самый отпечаток, что был показан до раздачи:
page-proof-deal = Раздача следует из него и из слов всех игроков:
page-proof-word = Ваше слово среди них:
page-proof-good = верно
page-proof-bad = НЕВЕРНО
page-proof-secret = Тайное число
page-proof-hash = Его отпечаток (SHA-256)
page-proof-download = Сохранить доказательство

## Уроки

page-learn = Как играть
page-learn-offer = Впервые здесь? Научитесь за пять минут
page-learn-go-on = Дальше
page-learn-leave = Выйти из урока
page-learn-at = Шаг { $number } из { $count }
page-learn-look = Смотрите: { $parts }
page-learn-play = Сыграть партию
