### Kosmopolis. The terms are those of rules.md.
###
### $player, $players: names. $card, $cards: cards, said by kosmopolis-card or kosmopolis-taken-card.
### $colour, $colours: colours, said by kosmopolis-blue and so on, or in another case by kosmopolis-on-…,
### kosmopolis-of-… or kosmopolis-column-…. $value, $modifiers: texts such as +4.

kosmopolis-name = Космополис
kosmopolis-about = Заселяйте свой город агентами, жрецами, учёными и торговцами, но не стройте выше, чем выдержит общая столица.

## Colours, professions and cards

kosmopolis-blue = синий
kosmopolis-pink = розовый
kosmopolis-green = зелёный
kosmopolis-yellow = жёлтый
# What stands on cards and signs, beside a shape. No two alike.
kosmopolis-letter-blue = С
kosmopolis-letter-pink = Р
kosmopolis-letter-green = З
kosmopolis-letter-yellow = Ж
# Where a modifier is put.
kosmopolis-on-blue = на синий цвет
kosmopolis-on-pink = на розовый цвет
kosmopolis-on-green = на зелёный цвет
kosmopolis-on-yellow = на жёлтый цвет
# What a limit is of.
kosmopolis-of-blue = синих
kosmopolis-of-pink = розовых
kosmopolis-of-green = зелёных
kosmopolis-of-yellow = жёлтых
# A column that somebody keeps or loses.
kosmopolis-column-blue = синюю колонку
kosmopolis-column-pink = розовую колонку
kosmopolis-column-green = зелёную колонку
kosmopolis-column-yellow = жёлтую колонку

kosmopolis-profession-blue = агент
kosmopolis-profession-pink = жрец
kosmopolis-profession-green = учёный
kosmopolis-profession-yellow = торговец

# A card for a screen reader. $colour is the colour's name in the rules, $value a number from 2 to 6.
kosmopolis-card = { $colour ->
        [blue] синяя
        [pink] розовая
        [green] зелёная
       *[yellow] жёлтая
    } { $value ->
        [2] двойка
        [3] тройка
        [4] четвёрка
        [5] пятёрка
        [6] шестёрка
       *[other] карта { $value }
    }
# A card that somebody plays or takes.
kosmopolis-taken-card = { $colour ->
        [blue] синюю
        [pink] розовую
        [green] зелёную
       *[yellow] жёлтую
    } { $value ->
        [2] двойку
        [3] тройку
        [4] четвёрку
        [5] пятёрку
        [6] шестёрку
       *[other] карту { $value }
    }

## Areas of the table

kosmopolis-area-capital = Столица
kosmopolis-area-city = Город
kosmopolis-area-hand = Рука
kosmopolis-area-pack = Набор
kosmopolis-area-kept = Отложенные карты
kosmopolis-area-bonus = Бонусные карты
kosmopolis-area-deck = Колода
kosmopolis-area-modifiers = Модификаторы
kosmopolis-area-gold = Золото
kosmopolis-area-discarded = Сброшенные карты

## Labels on the table

kosmopolis-label-round = Раунд { $round } из 3
kosmopolis-label-limit = Предел
kosmopolis-label-total = Сумма
kosmopolis-label-start-player = Первый игрок
# $count: turns left in this round, the current one included.
kosmopolis-label-last-turns = Последние ходы: { $count ->
        [one] остался { $count }
       *[other] осталось { $count }
    }
kosmopolis-label-passed-on = Карты, которые вы отдали
kosmopolis-label-points = Очки
kosmopolis-label-unknown-modifiers = { $count ->
        [one] { $count } неизвестный модификатор
        [few] { $count } неизвестных модификатора
       *[many] { $count } неизвестных модификаторов
    }

## Options of a table

kosmopolis-option-edition = Издание
kosmopolis-option-edition-about = Задаёт только исходное правило бонуса; в остальном все издания играются одинаково.
kosmopolis-value-edition-ru = Русское
kosmopolis-value-edition-ru-about = По умолчанию бонусную карту приносит наибольшая сумма цвета.
kosmopolis-value-edition-pl = Польское
kosmopolis-value-edition-pl-about = По умолчанию бонусную карту приносит сумма, которая за вычетом уплаченного золота ближе всех к пределу.
kosmopolis-value-edition-cs = Чешское
kosmopolis-value-edition-cs-about = По умолчанию бонусную карту приносит сумма, которая за вычетом уплаченного золота ближе всех к пределу.

kosmopolis-option-bonus_rule = Правило бонуса
kosmopolis-option-bonus_rule-about = Определяет, кто лидирует в цвете и забирает из столицы бонусную карту.
kosmopolis-value-bonus_rule-highest_total = Наибольшая сумма
kosmopolis-value-bonus_rule-highest_total-about = Лидирует наибольшая сумма; колонка, сохранённая за золото, засчитывается целиком.
kosmopolis-value-bonus_rule-closest_lowered = Ближе к пределу, за вычетом золота
kosmopolis-value-bonus_rule-closest_lowered-about = Лидирует сумма, ближайшая к пределу; уплаченное золото из неё вычитается, поэтому заплативший стоит ровно на пределе.
kosmopolis-value-bonus_rule-closest_raw = Ближе к пределу, без вычета
kosmopolis-value-bonus_rule-closest_raw-about = Лидирует напечатанная сумма, ближайшая к пределу, неважно, сверху или снизу; уплаченное золото ближе её не делает.

kosmopolis-option-gold_order = Оплата золотом
kosmopolis-option-gold_order-about = Как игроки решают, за какие колонки платить.
kosmopolis-value-gold_order-sequential = По очереди, открыто
kosmopolis-value-gold_order-sequential-about = Решают по часовой стрелке от первого игрока и видят, за что заплатили те, кто решал раньше.
kosmopolis-value-gold_order-simultaneous = Одновременно, втайне
kosmopolis-value-gold_order-simultaneous-about = Все решают втайне, а показывают оплату одновременно.

kosmopolis-option-bonus_visibility = Чужие бонусные карты
kosmopolis-option-bonus_visibility-about = Как бонусные карты других игроков выглядят на столе.
kosmopolis-value-bonus_visibility-owner_only = Рубашкой вверх
kosmopolis-value-bonus_visibility-owner_only-about = Другим видны только рубашки и число карт; в журнале остаётся, кто что взял.
kosmopolis-value-bonus_visibility-public = В открытую
kosmopolis-value-bonus_visibility-public-about = Все бонусные карты видны всем.

kosmopolis-option-spectator_view = Зрители видят
kosmopolis-option-spectator_view-about = Что показывают тем, кто не сидит за столом.
kosmopolis-value-spectator_view-public = Только открытое
kosmopolis-value-spectator_view-public-about = Зрители видят только то, что открыто всем за столом.
kosmopolis-value-spectator_view-omniscient_delayed = Всё, но с задержкой
kosmopolis-value-spectator_view-omniscient_delayed-about = Зрители видят и все скрытые карты, но не раньше, чем те перестанут быть тайной.

## What is asked of you, or of others

kosmopolis-ask-draft = Выберите две карты, которые оставите себе.
kosmopolis-ask-play = Ваш ход: сыграйте карту в свой город или в столицу.
kosmopolis-ask-last-play = Ваш последний ход в раунде: сыграйте карту в свой город или в столицу.
kosmopolis-ask-agent = Вам достался модификатор { $value }: положите его рубашкой вверх на любой цвет.
kosmopolis-ask-priest = Выберите цвет: его младшая карта перейдёт из столицы в ваш город.
kosmopolis-ask-pay = У вас { $gold ->
        [one] { $gold } жетон
        [few] { $gold } жетона
       *[many] { $gold } жетонов
    } золота: выберите, за какие колонки заплатить, или ни за что не платите.
kosmopolis-ask-over = Партия окончена.

kosmopolis-ask-wait-draft = { $players } { $count ->
        [one] выбирает
       *[other] выбирают
    } карты из набора.
kosmopolis-ask-wait-play = { $players } выбирает, какую карту сыграть.
kosmopolis-ask-wait-agent = { $players } выбирает цвет для модификатора.
kosmopolis-ask-wait-priest = { $players } выбирает цвет для жреца.
kosmopolis-ask-wait-pay = { $players } { $count ->
        [one] решает
       *[other] решают
    }, за что заплатить.
kosmopolis-ask-wait-or-change = Ваш выбор принят, но его ещё можно изменить: { $players } пока { $count ->
        [one] думает
       *[other] думают
    }.

## The log

kosmopolis-log-deal = Начинается раунд { $round }: каждый получает { $cards ->
        [one] { $cards } карту
        [few] { $cards } карты
       *[many] { $cards } карт
    }.
kosmopolis-log-drafted = { $player } оставляет себе { $cards }.
    .you = Вы оставляете себе { $cards }.
kosmopolis-log-drafted-secretly = { $player } откладывает две карты.
    .you = Вы откладываете две карты.
kosmopolis-log-passed = Все передают остаток набора соседу слева.
kosmopolis-log-hands = Драфт окончен. Начинает { $player }.
    .you = Драфт окончен. Начинаете вы.

kosmopolis-log-to-city = { $player } играет { $card } в свой город.
    .you = Вы играете { $card } в свой город.
kosmopolis-log-to-capital = { $player } играет { $card } в столицу.
    .you = Вы играете { $card } в столицу.
kosmopolis-log-drew = Учёный: { $player } берёт { $card }.
    .you = Учёный: вы берёте { $card }.
kosmopolis-log-drew-secretly = Учёный: { $player } берёт карту.
    .you = Учёный: вы берёте карту.
kosmopolis-log-deck-empty = Учёный: колода пуста, { $player } ничего не берёт.
    .you = Учёный: колода пуста, вы ничего не берёте.
kosmopolis-log-took-gold = Торговец: { $player } берёт жетон золота.
    .you = Торговец: вы берёте жетон золота.
kosmopolis-log-no-gold = Торговец: запас пуст, { $player } ничего не получает.
    .you = Торговец: запас пуст, вы ничего не получаете.
kosmopolis-log-sees = Агент: { $player } смотрит модификатор и видит { $value }.
    .you = Агент: вы смотрите модификатор и видите { $value }.
kosmopolis-log-looks = Агент: { $player } тайком смотрит модификатор.
    .you = Агент: вы тайком смотрите модификатор.
kosmopolis-log-no-modifier = Агент: модификаторы этого раунда кончились, { $player } ничего не кладёт.
    .you = Агент: модификаторы этого раунда кончились, вы ничего не кладёте.
kosmopolis-log-placed = { $player } кладёт модификатор { $value } рубашкой вверх { $colour }.
    .you = Вы кладёте модификатор { $value } рубашкой вверх { $colour }.
kosmopolis-log-placed-secretly = { $player } кладёт модификатор рубашкой вверх { $colour }.
    .you = Вы кладёте модификатор рубашкой вверх { $colour }.
kosmopolis-log-priest-names = Жрец: { $player } выбирает цвет.
    .you = Жрец: вы выбираете цвет.
kosmopolis-log-priest-took = Жрец: { $player } забирает { $card } из столицы в свой город.
    .you = Жрец: вы забираете { $card } из столицы в свой город.
kosmopolis-log-no-priest = Жрец: синяя, зелёная и жёлтая колонки столицы пусты, { $player } ничего не забирает.
    .you = Жрец: синяя, зелёная и жёлтая колонки столицы пусты, вы ничего не забираете.

kosmopolis-log-last-turns = { $player } остаётся без карт: остальные делают ещё по одному ходу.
    .you = Вы остаётесь без карт: остальные делают ещё по одному ходу.
kosmopolis-log-leftovers = { $player } выкладывает остатки руки в свой город: { $cards }.
    .you = Вы выкладываете остатки руки в свой город: { $cards }.
kosmopolis-log-limit = Предел { $colour }: { $limit }.
kosmopolis-log-limit-modified = Предел { $colour }: { $limit } (карты { $cards }, модификаторы { $modifiers }).
kosmopolis-log-paid-secretly = { $player } втайне решает, за что заплатить.
    .you = Вы втайне решаете, за что заплатить.
kosmopolis-log-pays = { $player } платит { $gold ->
        [one] { $gold } жетон
        [few] { $gold } жетона
       *[many] { $gold } жетонов
    } золота и сохраняет { $colours }.
    .you = Вы платите { $gold ->
        [one] { $gold } жетон
        [few] { $gold } жетона
       *[many] { $gold } жетонов
    } золота и сохраняете { $colours }.
kosmopolis-log-pays-nothing = { $player } ни за что не платит.
    .you = Вы ни за что не платите.
kosmopolis-log-discards = { $player } теряет { $colour }: сумма { $total }, это на { $excess } больше предела { $limit }.
    .you = Вы теряете { $colour }: сумма { $total }, это на { $excess } больше предела { $limit }.
kosmopolis-log-bonus = { $player } забирает { $card } из столицы как бонусную карту.
    .you = Вы забираете { $card } из столицы как бонусную карту.
kosmopolis-log-next-start = По сумме карт в городах следующий раунд начинает { $player }.
    .you = По сумме карт в городах следующий раунд начинаете вы.
kosmopolis-log-end = Третий раунд сыгран, партия окончена.

## Why a move is refused

kosmopolis-unreadable = «{ $text }» — не ход Космополиса. Ходы пишут так: draft B4 Y6, B4 city, B4 capital, agent Y, priest B, pay B Y, pay none.
kosmopolis-no-draft-now = Сейчас драфт: выберите две карты из набора, которые оставите себе.
kosmopolis-no-two-in-pack = Такая карта в вашем наборе только одна. Выберите к ней другую.
kosmopolis-no-card-in-pack = Такой карты в вашем наборе нет. Выберите две карты из тех, что в нём есть.
kosmopolis-no-play-now = Сейчас надо сыграть карту: в свой город или в столицу.
kosmopolis-no-card-in-hand = Такой карты у вас на руке нет. Сыграйте одну из тех, что есть.
kosmopolis-no-agent-now = Сначала положите модификатор на один из четырёх цветов.
kosmopolis-no-priest-now = Сначала выберите цвет для жреца: синий, зелёный или жёлтый.
kosmopolis-no-priest-pink = Розовые карты жрец не забирает никогда. Выберите синий, зелёный или жёлтый.
kosmopolis-no-priest-empty = В столице нет карт этого цвета: { $colour }. Выберите непустую колонку, но не розовую.
kosmopolis-no-gold-now = Сейчас надо решить об оплате: выберите цвета, за которые платите, или не платите ни за что.
kosmopolis-no-pay-within-limit = Здесь у вас нет превышения: { $colour }. Платить можно только за цвета, превысившие предел.
kosmopolis-no-pay-gold = Золота не хватает: нужно { $needed }, а у вас { $gold }. Заплатите за меньшее число цветов или ни за что.

## The score

kosmopolis-score-city = Город: { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }
kosmopolis-score-bonus = Бонусные карты ({ $cards }): { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }
kosmopolis-score-gold = Золото: { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }

## Why a position is refused

kosmopolis-position-gold = Жетонов золота в этой позиции, считая запас и всех игроков: { $gold }. Должно быть { $all }.
kosmopolis-position-cards = В этой позиции слишком много карт { $card }. В игре их всего { $copies }.
kosmopolis-position-phase = Карты не подходят к фазе «{ $phase }». Проверьте руки и наборы, отложенные и сыгранные карты.
kosmopolis-position-pack = В наборе «state.seats[{ $seat }].pack» должно быть столько же карт, сколько в остальных: { $size }.
kosmopolis-position-hand = Рука «state.seats[{ $seat }].hand» не может быть такой. На руке — отложенные и взятые карты без сыгранных, и у того, кто ходит, должна быть карта.
kosmopolis-position-turns = Ходы не сходятся. Проверьте «state.active», «state.last_turns» и «state.asked», а также что сыграло каждое место и за что оно заплатило.
kosmopolis-position-answer = «state.seats[{ $seat }].answer» — такого выбора у этого места сейчас нет. Напишите разрешённый ход или null.

## On the front page and after the game

kosmopolis-minutes = 20–30 минут
kosmopolis-tie-break = Очков поровну, поэтому решают карты: больше шестёрок, затем пятёрок и так далее.
kosmopolis-points = Очки
kosmopolis-margin = { $player }: меньше { $count ->
        [one] всего на { $count } очко
        [few] на { $count } очка
       *[other] на { $count } очков
    }.
    .you = Вам не хватило { $count ->
        [one] всего { $count } очка
        [few] { $count } очков
       *[other] { $count } очков
    }.

## The table in words

kosmopolis-say-draft = Оставить: { $cards }
kosmopolis-say-to-city = { $card } в свой город
kosmopolis-say-to-capital = { $card } в столицу ({ $profession })
kosmopolis-say-agent = Положить модификатор { $colour }
kosmopolis-say-priest = Взять младшую карту: { $colour }
kosmopolis-say-pay = Заплатить { $gold ->
        [one] { $gold } жетон
        [few] { $gold } жетона
       *[many] { $gold } жетонов
    } золота и сохранить { $colours }
kosmopolis-say-pay-none = Ни за что не платить
kosmopolis-say-limit = { $colour }: предел { $limit }, карты { $cards }
kosmopolis-say-limit-unknown = { $colour }: предел { $limit } без учёта: { $unknown }; карты { $cards }
kosmopolis-say-column = { $colour }: сумма { $total }, карты { $cards }
kosmopolis-say-modifier = Модификатор { $value } { $colour }, его кладёт { $player }
    .you = Ваш модификатор { $value } { $colour }
kosmopolis-say-modifier-hidden = Закрытый модификатор { $colour }, его кладёт { $player }
    .you = Ваш закрытый модификатор { $colour }
kosmopolis-say-cards-hidden = { $area }: { $count ->
        [one] { $count } карта
        [few] { $count } карты
       *[other] { $count } карт
    } рубашкой вверх

## The picture in the terminal

# Картина «Космополиса»
kosmopolis-picture-round = раунд { $round } из { $rounds }
kosmopolis-picture-blue = Агент
kosmopolis-picture-pink = Жрец
kosmopolis-picture-green = Учёный
kosmopolis-picture-yellow = Торговец
kosmopolis-picture-capital = Столица
kosmopolis-picture-deck = колода { $count }
kosmopolis-picture-modifiers = модиф. { $count }
kosmopolis-picture-gold = золото { $count }
kosmopolis-picture-limit = предел { $limit }
kosmopolis-picture-sign-limit = предел
kosmopolis-picture-sign-hand = рука
kosmopolis-picture-sign-bonus = бонус
kosmopolis-picture-sign-start = начинает
kosmopolis-picture-hand-size = рука { $count }
kosmopolis-picture-bonus = бонус { $count }
kosmopolis-picture-bonus-cards = бонус
kosmopolis-picture-answered = готово
kosmopolis-picture-choosing = выбор
kosmopolis-picture-over = сверх { $over }
kosmopolis-picture-at-limit = ровно
kosmopolis-picture-room = ещё { $room }
kosmopolis-picture-paid = оплачено
kosmopolis-picture-last-turns = { $left ->
    [one] последний ход
   *[other] посл. ходы: { $left }
}
kosmopolis-picture-your-hand = Ваша рука
kosmopolis-picture-your-pack = Ваш набор
kosmopolis-picture-pack = набор
kosmopolis-picture-kept = Отложено
kosmopolis-picture-passed-on = Отдано
kosmopolis-picture-chosen = Выбрано
kosmopolis-picture-looking-at = Вы видите модификатор

## Когда что-то случается впервые: говорится один раз

kosmopolis-first-to-capital = Карта в столице поднимает предел своего цвета для всех и делает то, что велит её профессия.
kosmopolis-first-took-gold = Золото пригодится в конце раунда: им можно спасти башню, которая выросла выше предела.
kosmopolis-first-placed = Модификатор лежит закрытым до конца раунда, а потом сдвигает предел своего цвета вверх или вниз.
kosmopolis-first-priest-took = Жрец забирает из столицы младшую карту цвета в свой город: предел при этом падает.
kosmopolis-first-limit = Теперь считают раунд. Предел цвета — сумма его карт в столице вместе с модификаторами.
kosmopolis-first-discards = Башню выше предела убирают целиком, если владелец не заплатит золотом за лишнее.
kosmopolis-first-bonus = Из оставшихся башен лучшая в каждом цвете получает бонусную карту из столицы.
kosmopolis-first-last-turns = Кто-то сыграл последнюю карту. У остальных в этом раунде остался один ход.

## О чём говорит ваша игра

kosmopolis-habit-draft = Кого вы берёте первыми
kosmopolis-habit-city = В вашем городе
kosmopolis-habit-capital = В столице
