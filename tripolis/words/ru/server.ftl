### Что говорит сервер столов: отказы, имена и строки журнала.

# Имя гостя, пока он не выбрал своё.
server-guest = Гость { $number }

server-log-undone = { $player } берёт ход назад.
server-no-page = Страница для браузера здесь не собрана: запустите «npm run build» в папке web или пользуйтесь API по адресу /api.

## Кто обращается

server-no-person = Такой ключ доступа никому не принадлежит. Сначала откройте страницу или пришлите действующий ключ.
server-other-site = Запрос пришёл с другого сайта и не выполнен.
server-empty-name = В имени должна быть хотя бы одна буква.

## Запросы

server-bad-request = Запрос непонятен: посмотрите на «{ $place }».
server-bad-method = Такие запросы по этому адресу не принимаются.
server-not-found = По этому адресу ничего нет.
server-no-rules = Правил такой игры здесь нет.
server-too-large = Это слишком много: принимается не больше { $most } байт.
server-too-many = Слишком много сразу. Попробуйте ещё раз через { $seconds ->
    [one] { $seconds } секунду
    [few] { $seconds } секунды
   *[many] { $seconds } секунд
}.
server-too-many-tables = У вас слишком много неоконченных столов. Сначала доиграйте или покиньте какие-нибудь из них.
server-too-many-streams = Этот стол открыт у вас слишком много раз. Закройте лишние окна и попробуйте снова.
server-key-used = Этот Idempotency-Key уже использован для другого запроса. Возьмите новый.
server-store-failed = Сервер сейчас не может добраться до хранилища. Ничего не изменилось; попробуйте чуть позже.
server-failed = На сервере что-то пошло не так, и это записано. Попробуйте ещё раз.
server-not-text = Запись партии — это текст в UTF-8, а здесь что-то другое.

## Столы

server-no-table = Такого стола нет.
server-no-such-level = Ботов уровня «{ $level }» нет. Выберите из этих: { $known }.
server-no-such-seat = Места { $seat } за этим столом нет. Места пронумерованы от 0 до { $last }.
server-too-many-seats = { $seats ->
    [one] Названо { $seats } место
    [few] Названо { $seats } места
   *[many] Названо { $seats } мест
}, а число игроков — { $players }.
server-no-seat-of-yours = Кто открывает стол, тот за ним и сидит: одно из мест должно быть вашим.
server-invite-needed = За этот стол садятся только по ссылке-приглашению.
server-table-full = Все места за этим столом заняты.
server-seat-taken = Это место занято. Выберите другое.
server-not-your-seat = Место { $seat } не ваше.
server-not-seated = Это могут только те, кто сидит за столом.
server-not-host = Это может только хозяин стола.
server-table-ended = За этим столом игра уже закончена.
server-others-play = Здесь ещё играют другие. Вы можете просто покинуть стол.
server-not-started = Игра ещё не началась.
server-not-over = Это можно будет увидеть, когда игра закончится.
server-other-rules = Эта партия начата по правилам версии { $version }, а сервер играет по версии { $ours }. Она хранится как есть, пока её не откроет сервер с теми же правилами.

## Игра

server-moved-on = Пока вы решали, кое-что произошло. Взгляните и решите заново.
server-nothing-to-decide = Сейчас вам нечего решать.
server-nothing-to-undo = У вас нет хода, который можно взять назад.
server-nothing-asked = Никто не просит вернуть ход.
server-own-question = Вы спросили сами; отвечать должны другие.
server-own-vote = Речь о вашем месте; решают другие.
server-no-vote = Голосовать об этом месте незачем: игрок здесь или за него уже играет бот.
server-empty-chat = В сообщении ничего нет.
server-no-such-moment = Хода { $at } в этой партии нет. Последний — { $last }.
server-no-proof = Эта партия сдана не здесь, поэтому доказательства раздачи нет.

## Доказательства раздачи

server-proof-good = Раздача честная: она следует из зерна, за которое поручился сервер ({ $commitment }), и { $count ->
    [one] { $count } добавки игрока
    [few] { $count } добавок игроков
   *[many] { $count } добавок игроков
}.
server-proof-unreadable = Это не доказательство раздачи с сервера Tripolis.
server-proof-commitment = Доказательство неверно: его зерно — не то, за которое поручился сервер.
server-proof-deal = Доказательство неверно: его зерно и добавки игроков дают другую раздачу.
server-proof-other-match = Доказательство о другой партии: в этой записи другая раздача.
server-proof-seats = Доказательство о другой партии: мест в нём { $seats }, игроков в записи { $players }.

## В командной строке

server-listens = Tripolis работает по адресу { $address } (Ctrl+C — остановить).
server-cannot-listen = По адресу { $address } слушать нельзя ({ $problem }). Выберите другой порт: --port.
server-backup-exists = «{ $path }» уже есть. Выберите другое имя, чтобы ничего не затереть.
server-backup-nothing = В «{ $path }» нет хранилища сервера столов.
server-backup-done = Копия хранилища записана в { $path }.
server-works = Tripolis думает здесь за ботов (Ctrl+C — остановить).
server-no-database = Базой данных нельзя воспользоваться: { $reason }
server-bad-address = Адрес после --{ $part } непонятен. Он выглядит так: { $part ->
    [redis] redis://host:6379
   *[database] postgresql://user@host/name
}.
server-needs-scale = Для --{ $part } нужны пакеты, которые не установлены: pip install 'tripolis[scale]'.
