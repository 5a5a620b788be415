### Splendor. The terms are those of rules.md.
###
### $player, $players, $owner: names. $card: a card, said by splendor-card-…. $tokens, $price: numbers
### of tokens, said by splendor-count-…. $colour: a colour's name. $noble, $need: what is asked for,
### said by splendor-count-…; $missing: splendor-lack-…; $city: splendor-city-asks.

splendor-name = Роскошь
splendor-about = Камни покупают рудники и мастерские, каждая карта удешевляет следующую, а лучшие приносят престиж и визиты вельмож.

## Colours, tokens and cards

splendor-white = белый
splendor-blue = синий
splendor-green = зелёный
splendor-red = красный
splendor-black = чёрный
splendor-gold = золото
# What stands on cards and signs, beside a shape. No two alike.
splendor-letter-white = Б
splendor-letter-blue = С
splendor-letter-green = З
splendor-letter-red = К
splendor-letter-black = Ч
splendor-letter-gold = *

splendor-count-white = { $count ->
        [one] { $count } белый
       *[other] { $count } белых
    }
splendor-count-blue = { $count ->
        [one] { $count } синий
       *[other] { $count } синих
    }
splendor-count-green = { $count ->
        [one] { $count } зелёный
       *[other] { $count } зелёных
    }
splendor-count-red = { $count ->
        [one] { $count } красный
       *[other] { $count } красных
    }
splendor-count-black = { $count ->
        [one] { $count } чёрный
       *[other] { $count } чёрных
    }
splendor-count-gold = { $count ->
        [one] { $count } жетон золота
        [few] { $count } жетона золота
       *[many] { $count } жетонов золота
    }
splendor-count-gold-card = { $count ->
        [one] { $count } карту «Два золотых»
        [few] { $count } карты «Два золотых»
       *[many] { $count } карт «Два золотых»
    }
# What somebody is short of.
splendor-lack-white = { $count ->
        [one] { $count } белого
       *[other] { $count } белых
    }
splendor-lack-blue = { $count ->
        [one] { $count } синего
       *[other] { $count } синих
    }
splendor-lack-green = { $count ->
        [one] { $count } зелёного
       *[other] { $count } зелёных
    }
splendor-lack-red = { $count ->
        [one] { $count } красного
       *[other] { $count } красных
    }
splendor-lack-black = { $count ->
        [one] { $count } чёрного
       *[other] { $count } чёрных
    }

# A card that somebody buys, takes or reserves.
splendor-card-white = белую карту { $level } уровня{ $points ->
        [0] {""}
       *[other] {" "}(престиж { $points })
    }
splendor-card-blue = синюю карту { $level } уровня{ $points ->
        [0] {""}
       *[other] {" "}(престиж { $points })
    }
splendor-card-green = зелёную карту { $level } уровня{ $points ->
        [0] {""}
       *[other] {" "}(престиж { $points })
    }
splendor-card-red = красную карту { $level } уровня{ $points ->
        [0] {""}
       *[other] {" "}(престиж { $points })
    }
splendor-card-black = чёрную карту { $level } уровня{ $points ->
        [0] {""}
       *[other] {" "}(престиж { $points })
    }
splendor-card-orient = карту Востока «{ $ability }»
splendor-card-orient-coloured = карту Востока «{ $ability }» ({ $colour })
splendor-back-base = { $level } уровень
splendor-back-orient = Восток, { $level } уровень

splendor-ability-gold2 = Два золотых
splendor-ability-pair = Пара
splendor-ability-pair_take1 = Пара и карта даром
splendor-ability-double = Двойной бонус
splendor-ability-reserve_noble = Резерв вельможи
splendor-ability-take2 = Карта 2 уровня даром
splendor-ability-discard2 = Покупка за карты

splendor-ability-gold2-about = Заменяет два золота в одной покупке и уходит в коробку.
splendor-ability-pair-about = Повторяет цвет карты, которая у вас уже есть.
splendor-ability-pair_take1-about = Повторяет цвет карты, которая у вас уже есть; затем возьмите даром открытую карту 1 уровня.
splendor-ability-double-about = Два бонуса своего цвета.
splendor-ability-reserve_noble-about = Зарезервируйте вельможу: к другим он уже не придёт.
splendor-ability-take2-about = Возьмите даром открытую карту 2 уровня.
splendor-ability-discard2-about = Стоит своих карт с двумя бонусами указанного цвета.

splendor-post-1 = камень после каждой покупки
splendor-post-2 = третий камень к двум одинаковым
splendor-post-3 = золото может заменить два камня одного цвета
splendor-post-4 = 5 очков престижа
splendor-post-5 = 1 очко престижа за каждый свой щит

## Areas of the table

splendor-area-supply = Запас
splendor-area-decks = Колоды
splendor-area-face-up = Открытые карты
splendor-area-nobles = Вельможи
splendor-area-cities = Города
splendor-area-posts = Фактории
splendor-area-tokens = Жетоны
splendor-area-bonuses = Бонусы
splendor-area-tableau = Карты
splendor-area-reserved = Резерв
splendor-area-reserved-nobles = Зарезервированные вельможи
splendor-area-towers = Башни
splendor-area-shields = Щиты
splendor-area-gold-cards = Золото с карт
splendor-area-boxed = В коробке

## Labels on the table

splendor-label-round = Раунд { $round }
splendor-label-last-round = Последний раунд
splendor-label-first-player = Первый игрок
splendor-label-prestige = Престиж
splendor-label-affordable = Можно купить
splendor-label-missing = Не хватает: { $missing }
splendor-label-hidden = Вслепую: { $back }
splendor-label-one-colour = { $count } одного цвета
splendor-label-house-combination = Домашнее сочетание

## Options of a table

splendor-option-modules = Модули
splendor-option-modules-about = Что добавляется к базовой игре. Больше одного – домашнее сочетание.
splendor-value-modules-cities = Города
splendor-value-modules-cities-about = Вельмож нет; взятый город приносит последний раунд.
splendor-value-modules-strongholds = Башни
splendor-value-modules-strongholds-about = Башни сторожат карты; три на одной карте дают вторую покупку.
splendor-value-modules-trading_posts = Фактории
splendor-value-modules-trading_posts-about = Пять факторий открываются бонусами и дают свойства и престиж.
splendor-value-modules-orient = Восток
splendor-value-modules-orient-about = Тридцать карт с особыми свойствами.

splendor-option-allow_fewer_tokens = Меньше жетонов
splendor-option-allow_fewer_tokens-about = Если включено, можно взять один или два разных камня, хотя есть три цвета.
splendor-option-pair_on_double = Пара к двойной карте
splendor-option-pair_on_double-about = Сколько бонусов у карты в паре с двойной.
splendor-option-discard_counts = Цена в картах
splendor-option-discard_counts-about = Что считается в цене карты «Покупка за карты».
splendor-value-discard_counts-bonuses = Бонусы
splendor-value-discard_counts-bonuses-about = Свои карты с двумя бонусами; двойная платит одна.
splendor-value-discard_counts-cards = Карты
splendor-value-discard_counts-cards-about = Ровно две свои карты.
splendor-option-house_cities_with_nobles = Вельможи при «Городах»
splendor-option-house_cities_with_nobles-about = В домашнем сочетании с «Городами» выкладываются и вельможи.
splendor-option-house_p3_doubles_virtual = Фактория 3 удваивает золото карт
splendor-option-house_p3_doubles_virtual-about = Фактория 3 удваивает и золото карт «Два золотых».
splendor-option-max_idle_rounds = Пустые раунды
splendor-option-max_idle_rounds-about = Столько полных раундов без покупки и резерва заканчивают партию.
splendor-option-spectator_view = Зрители видят
splendor-option-spectator_view-about = Что показывают тем, кто не сидит за столом.
splendor-value-spectator_view-public = Только открытое
splendor-value-spectator_view-public-about = Зрители видят только то, что открыто всем.
splendor-value-spectator_view-omniscient_delayed = Всё, но с задержкой
splendor-value-spectator_view-omniscient_delayed-about = Зрители видят и карты, зарезервированные вслепую, когда те уже не тайна.

## What is asked of you, or of others

splendor-ask-main = Ваш ход: возьмите камни, зарезервируйте или купите карту.
splendor-ask-main-last = Ваш последний ход: возьмите камни, зарезервируйте или купите карту.
splendor-ask-pay = Вы покупаете { $card }: заплатите или замените камень золотом.
splendor-ask-pay-gold = Вы покупаете { $card }: выберите, сколько золота и золота с карт заплатить.
splendor-ask-discard = Выберите свою карту в уплату, цвет: { $colour }.
splendor-ask-pair = Выберите цвет, который повторит новая карта.
splendor-ask-free = Возьмите даром открытую карту { $level } уровня.
splendor-ask-reserve-noble = Выберите вельможу, которого зарезервируете.
splendor-ask-token = Возьмите камень: его даёт ваша фактория.
splendor-ask-tower = Поставьте башню, переставьте её или верните чужую башню хозяину.
splendor-ask-conquest = Захватить { $card }?
splendor-ask-noble = Выберите, какой вельможа придёт к вам.
splendor-ask-city = Выберите город, который возьмёте.
splendor-ask-return = { $count ->
        [one] Верните { $count } жетон.
        [few] Верните { $count } жетона, один за другим.
       *[many] Верните { $count } жетонов, один за другим.
    }
splendor-ask-over = Партия окончена.

splendor-ask-wait-main = { $players } выбирает действие.
splendor-ask-wait-pay = { $players } платит.
splendor-ask-wait-pay-gold = { $players } платит.
splendor-ask-wait-discard = { $players } выбирает карты в уплату.
splendor-ask-wait-pair = { $players } выбирает цвет для пары.
splendor-ask-wait-free = { $players } выбирает карту даром.
splendor-ask-wait-reserve-noble = { $players } выбирает вельможу для резерва.
splendor-ask-wait-token = { $players } берёт камень фактории.
splendor-ask-wait-tower = { $players } выбирает действие с башней.
splendor-ask-wait-conquest = { $players } думает о захвате.
splendor-ask-wait-noble = { $players } выбирает вельможу.
splendor-ask-wait-city = { $players } выбирает город.
splendor-ask-wait-return = { $players } возвращает жетоны.

## The log

splendor-log-takes = { $player } берёт { $tokens }.
    .you = Вы берёте { $tokens }.
splendor-log-reserves = { $player } резервирует { $card }.
    .you = Вы резервируете { $card }.
splendor-log-reserves-top = { $player } резервирует вслепую из колоды { $card } ({ $back }).
    .you = Вы резервируете вслепую из колоды { $card } ({ $back }).
splendor-log-reserves-blind = { $player } резервирует вслепую карту из колоды ({ $back }).
    .you = Вы резервируете вслепую карту из колоды ({ $back }).
splendor-log-receives-gold = { $player } получает жетон золота.
    .you = Вы получаете жетон золота.
splendor-log-no-gold = Золота не осталось: { $player } его не получает.
    .you = Золота не осталось: вы его не получаете.
splendor-log-passes = { $player } пропускает ход.
    .you = Вы пропускаете ход.
splendor-log-buys = { $player } покупает { $card } за { $price }.
    .you = Вы покупаете { $card } за { $price }.
splendor-log-buys-free = { $player } покупает { $card } за одни бонусы.
    .you = Вы покупаете { $card } за одни бонусы.
splendor-log-buys-with-cards = { $player } покупает { $card } и сбрасывает { $count ->
        [one] { $count } карту
        [few] { $count } карты
       *[many] { $count } карт
    } ({ $colour }).
    .you = Вы покупаете { $card } и сбрасываете { $count ->
        [one] { $count } карту
        [few] { $count } карты
       *[many] { $count } карт
    } ({ $colour }).
splendor-log-towers-home = { $player } получает назад { $count ->
        [one] { $count } башню
        [few] { $count } башни
       *[many] { $count } башен
    }.
    .you = Вы получаете назад { $count ->
        [one] { $count } башню
        [few] { $count } башни
       *[many] { $count } башен
    }.
splendor-log-pairs = { $player } кладёт карту в пару: { $colour }.
    .you = Вы кладёте карту в пару: { $colour }.
splendor-log-takes-free = { $player } берёт даром { $card }.
    .you = Вы берёте даром { $card }.
splendor-log-no-free-card = Нет карты { $level } уровня, которую { $player } может взять даром.
    .you = Нет карты { $level } уровня, которую вы можете взять даром.
splendor-log-holds-noble = { $player } резервирует вельможу ({ $noble }).
    .you = Вы резервируете вельможу ({ $noble }).
splendor-log-no-noble = Нет вельможи, которого { $player } может зарезервировать.
    .you = Нет вельможи, которого вы можете зарезервировать.
splendor-log-post-token = { $player } берёт { $tokens } за факторию.
    .you = Вы берёте { $tokens } за факторию.
splendor-log-tower-put = { $player } ставит башню на { $card }.
    .you = Вы ставите башню на { $card }.
splendor-log-tower-move = { $player } переставляет башню на { $card }.
    .you = Вы переставляете башню на { $card }.
splendor-log-tower-remove = { $player } освобождает { $card }: башня возвращается, её хозяин — { $owner }.
    .you = Вы освобождаете { $card }: башня возвращается, её хозяин — { $owner }.
    .you-owner = { $player } освобождает { $card }: ваша башня возвращается к вам.
splendor-log-conquers = { $player } захватывает { $card }.
    .you = Вы захватываете { $card }.
splendor-log-skips = { $player } отказывается от захвата.
    .you = Вы отказываетесь от захвата.
splendor-log-noble = Вельможа ({ $noble }) наносит визит, принимает { $player }: { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    } престижа.
    .you = К вам приходит вельможа ({ $noble }): { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    } престижа.
splendor-log-shield = { $player } открывает факторию: { $power }.
    .you = Вы открываете факторию: { $power }.
splendor-log-city = { $player } берёт город ({ $city }).
    .you = Вы берёте город ({ $city }).
splendor-city-asks = престиж { $prestige }{ $colours ->
        [0] {""}
       *[other] , { $need }
    }{ $group ->
        [0] {""}
       *[other] { $colours ->
            [0] , { $group } одного цвета
           *[other] , { $group } ещё одного цвета
        }
    }
splendor-log-returns = { $player } возвращает { $tokens }.
    .you = Вы возвращаете { $tokens }.
splendor-log-last-round = { $player } набирает { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    } престижа: начинается последний раунд.
    .you = Вы набираете { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    } престижа: начинается последний раунд.
splendor-log-last-round-city = { $player } берёт город: начинается последний раунд.
    .you = У вас есть город: начинается последний раунд.
splendor-log-end = Партия окончена.
splendor-log-end-passes = Все пропустили ход: партия окончена.
splendor-log-end-idle = { $rounds ->
        [one] { $rounds } раунд
        [few] { $rounds } раунда
       *[many] { $rounds } раундов
    } без покупки и резерва: партия окончена.

## Why a move is refused

splendor-unreadable = «{ $text }» — не ход. Ходы выглядят так: take WUG, take RR, reserve 3b, reserve deck2, buy 2c, buy r1.
splendor-no-main-now = Возьмите камни, зарезервируйте или купите карту.
splendor-no-pay-now = Идёт оплата: заплатите или замените камень золотом.
splendor-no-pay-gold-now = Выберите, сколько золота заплатить.
splendor-no-discard-now = Выберите свою карту в уплату.
splendor-no-pair-now = Выберите цвет, который повторит новая карта.
splendor-no-free-now = Возьмите даром открытую карту.
splendor-no-reserve-noble-now = Выберите вельможу для резерва.
splendor-no-token-now = Возьмите камень своей фактории.
splendor-no-tower-now = Сначала действие с башней.
splendor-no-conquest-now = Захватите карту или откажитесь.
splendor-no-noble-now = Выберите, какой вельможа придёт к вам.
splendor-no-city-now = Выберите город.
splendor-no-return-now = У вас больше десяти жетонов: верните лишние.
splendor-no-end-now = Партия окончена.
splendor-no-pile = Таких жетонов не осталось: { $colour }.
splendor-no-take-fewer = { $count ->
        [one] Возьмите { $count } жетон: других цветов нет.
        [few] Возьмите { $count } жетона разных цветов.
       *[many] Возьмите { $count } жетонов разных цветов.
    }
splendor-no-take-two = Два одинаковых берут из стопки, в которой их не меньше { $least }; { $colour }: { $pile }.
splendor-no-take-without-third = Ваша фактория добавляет третий камень другого цвета: возьмите и его.
splendor-no-third-gem = Третий камень даёт только вторая фактория.
splendor-no-deck = В этой колоде карт не осталось.
splendor-no-reserve-full = В резерве может быть не больше { $limit } карт.
splendor-no-card-there = Карты здесь нет.
splendor-no-guarded = Эту карту может взять только { $owner }: на ней башня.
splendor-no-reserved = Такой зарезервированной карты у вас нет.
splendor-no-discard-price = Вам нечем заплатить, нужны два бонуса, цвет: { $colour }.
splendor-no-host = У вас нет карты с бонусом, к которой её положить в пару.
splendor-no-money = Вам не хватает { $missing }{ $gold ->
        [0] {""}
       *[other] , и вашего золота ({ $gold }) мало
    }.
splendor-no-pass = Пропустить ход можно, только если больше ничего сделать нельзя.
splendor-not-pay = Этот камень сейчас золотом не заменить: цвета идут в порядке белый, синий, зелёный, красный, чёрный, и золота должно хватить.
splendor-not-pay-gold = Столько золота не покрывает цену ровно.
splendor-not-discard = Эта карта не подходит в уплату: сначала карты с мешком, и ни одной лишней.
splendor-not-pair = У вас нет карты этого цвета с таким числом бонусов.
splendor-not-free = Эту карту нельзя взять даром.
splendor-not-reserve-noble = Этого вельможи нет на столе.
splendor-not-token = Такого камня в запасе нет.
splendor-not-conquest = Захватите карту или откажитесь.
splendor-not-noble = Этот вельможа к вам не придёт.
splendor-not-city = Условия этого города вы не выполняете.
splendor-no-foreign-tower = На этой карте нет чужой башни.
splendor-no-tower-left = Все ваши башни на столе.
splendor-no-own-tower = На этой карте нет вашей башни.
splendor-no-tower-there = Башня переходит на другую карту.
splendor-no-token = У вас нет такого жетона: { $colour }.
splendor-no-return-order = Жетоны возвращают в порядке белый, синий, зелёный, красный, чёрный, золото; осталось вернуть { $count }.

## Where points come from

splendor-score-cards = Карты: { $points }
splendor-score-nobles = Вельможи ({ $count }): { $points }
splendor-score-posts = Фактории (щитов: { $count }): { $points }
splendor-score-city = Город: { $city }
splendor-score-no-city = Без города
splendor-score-tie = Карт перед игроком, при ничьей лучше меньше: { $count }

## What is wrong with a position

splendor-position-phase = Здесь этого спросить нельзя: { $phase }.
splendor-position-card = Карты { $card } там быть не может, или её не хватает.
splendor-position-gold-cards = Карты «Два золотых» места { $seat } не совпадают с его картами.
splendor-position-tokens = Жетоны вида { $kind }: всего должно быть { $expected }.
splendor-position-limit = На месте { $seat } слишком много жетонов.
splendor-position-towers = Таких башен быть не может: { $place }.
splendor-position-tower-count = На столе слишком много башен места { $seat }.
splendor-position-shields = На месте { $seat } не может быть щитов.
splendor-position-tiles = С вельможами или городами так быть не может.

## What is counted

splendor-mechanism-return = Возврат жетонов
splendor-mechanism-noble = Визит вельможи
splendor-mechanism-choice-of-nobles = Выбор из нескольких вельмож
splendor-mechanism-city = Город получен
splendor-mechanism-choice-of-cities = Выбор из нескольких городов
splendor-mechanism-tower-put = Башня поставлена
splendor-mechanism-tower-move = Башня переставлена
splendor-mechanism-tower-remove = Чужая башня убрана
splendor-mechanism-conquest = Захват
splendor-mechanism-bags-first = Сначала ушли карты с мешком
splendor-mechanism-chain-of-three = Цепочка из трёх карт

## On the front page and after the game

splendor-minutes = 30 минут
splendor-tie-break = Очков поровну, поэтому решает меньшее число карт на столе.
splendor-points = Престиж
splendor-margin = { $player }: престижа меньше на { $count }.
    .you = Вам не хватило престижа: { $count }.

## The table in words

splendor-say-take = Взять { $tokens }
splendor-say-buy = Купить { $card }
splendor-say-reserve = Зарезервировать { $card }
splendor-say-reserve-top = Зарезервировать верхнюю карту колоды: { $back }
splendor-say-pass = Пропустить ход
splendor-say-pay-now = Заплатить
splendor-say-pay-gold = Заплатить золотом: { $gold }, картами «Два золотых»: { $cards }
splendor-say-gold-for = Заменить камень золотом: { $colour }
splendor-say-return = Вернуть: { $colour }
splendor-say-token = Взять камень: { $colour }
splendor-say-pair = Повторить цвет: { $colour }
splendor-say-free = Взять даром { $card }
splendor-say-noble = Вельможа: { $need }
splendor-say-city = Город: { $need }
splendor-say-tower-put = Поставить башню на { $card }
splendor-say-tower-move = Переставить башню: { $from } → { $to }
splendor-say-tower-remove = Вернуть башню хозяину: { $card }
splendor-say-conquer = Захватить карту
splendor-say-skip = Не захватывать
splendor-say-card = { $card }, цена { $price }
splendor-say-card-nothing = { $card }, для вас даром
splendor-say-towers = башен: { $count } ({ $player })
    .you = ваших башен: { $count }
splendor-say-can-buy = вы можете её купить
splendor-say-guest = { $need }: престиж { $points }

## The picture in the terminal

splendor-picture-last-round = последний раунд
splendor-picture-bank = Банк
splendor-picture-legend = 2+1 бонусы+жетоны · ▯ карты
splendor-picture-sign-affordable = можно купить
splendor-picture-sign-missing = не хватает
splendor-picture-sign-prestige = престиж
splendor-picture-sign-tokens = жетоны
splendor-picture-sign-noble = вельможа
splendor-picture-sign-city = город
splendor-picture-sign-any-colour = один любой цвет
splendor-picture-sign-tower = башня
splendor-picture-sign-shield = щит
splendor-picture-reserve = Ваш резерв
splendor-picture-paying = Оплата { $place }
# What an Orient card can do, in six or seven letters
splendor-picture-ability-gold2 = золото
splendor-picture-ability-pair = пара
splendor-picture-ability-pair_take1 = пара+1
splendor-picture-ability-double = двойной
splendor-picture-ability-reserve_noble = вельм.
splendor-picture-ability-take2 = даром 2
splendor-picture-ability-discard2 = карты

## Когда что-то случается впервые: говорится один раз

splendor-first-reserves = Зарезервированную карту может купить только её владелец; с ней берут золото, которое заменяет любой цвет. Больше трёх таких карт держать нельзя.
splendor-first-buys = Купленная карта остаётся: её камень даёт скидку в один на все следующие покупки, а число на ней — престиж.
splendor-first-returns = В конце хода можно держать не больше десяти жетонов; лишние возвращаются.
splendor-first-noble = Вельможа сам приходит к первому, у кого хватает карт его цветов, и приносит 3 престижа. Это ничего не стоит.
splendor-first-tower-put = После покупки можно поставить башню на карту: тогда взять её может только владелец башни. С тремя башнями карту можно завоевать.
splendor-first-tower-remove = Вместо того чтобы ставить башню, можно отправить домой чужую. Карта снова доступна всем.
splendor-first-shield = Торговый пост открывается сам, как только у вас есть нужные карты, и его свойство теперь ваше.
splendor-first-city = С городами без города не победить. Кто взял город, начинает последний круг.
splendor-first-last-round = Финиш близко: круг доигрывают до конца, чтобы у всех было поровну ходов.

## О чём говорит ваша игра

splendor-habit-gems = Камни, которые вы берёте
splendor-habit-first = Ваши первые три карты
