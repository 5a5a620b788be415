### The browser's table of Splendor: its buttons, and the names a screen reader says.
###
### $price, $need: numbers of tokens, said by splendor-count-…. $kind, $colour: a colour's name.
### $place: a place such as 2c. $back: a card's back. $player, $players: names.

## Buttons

sboard-take = Взять
sboard-buy = Купить
sboard-reserve = Зарезервировать
sboard-pay = Заплатить
sboard-return = Вернуть
sboard-discard = Заплатить этими
sboard-conquer = Захватить
sboard-skip = Не сейчас
sboard-pass = Пропустить ход
sboard-cancel = Положить обратно
sboard-put-back = Положить обратно: { $kind }
sboard-pays-gem = В оплате: { $kind }. Заменить золотом
sboard-gold-stands-for = Золото вместо камня: { $kind }. Всё-таки заплатить камнем
sboard-pay-gold = Заплатить: золото { $gold }, карты «Два золотых» { $cards }

## Notes

sboard-tray = Ваш выбор
sboard-gold-note = Золото не берут из запаса: его дают за зарезервированную карту.
sboard-tower-lifted = Башня переходит на другую карту: выберите её.
sboard-goal = Последний раунд — когда у кого-то 15 престижа
sboard-goal-city = Последний раунд — когда кто-то берёт город
# Tokens in hand, and how many may stay at the end of a turn.
sboard-token-total = { $count }/10

## Things on the table

sboard-card-white = Белая карта { $level } уровня
sboard-card-blue = Синяя карта { $level } уровня
sboard-card-green = Зелёная карта { $level } уровня
sboard-card-red = Красная карта { $level } уровня
sboard-card-black = Чёрная карта { $level } уровня
sboard-card-orient = { $ability } (Восток, { $level } уровень)
sboard-prestige = престиж { $points }
sboard-printed = Цена на карте: { $price }
sboard-costs = цена: { $price }
sboard-costs-you = для вас цена: { $price }
sboard-costs-nothing = для вас даром
sboard-costs-cards = цена: свои карты с двумя бонусами, { $colour }
sboard-towers-on = { $count ->
        [one] { $count } башня ({ $player })
        [few] { $count } башни ({ $player })
       *[many] { $count } башен ({ $player })
    }
    .you = { $count ->
        [one] { $count } ваша башня
        [few] { $count } ваши башни
       *[many] { $count } ваших башен
    }
sboard-deck = Колода: { $back }, { $count ->
        [one] осталась { $count } карта
        [few] осталось { $count } карты
       *[many] осталось { $count } карт
    }
sboard-pile = Запас: { $kind }, { $count }
sboard-bonuses = Бонусы: { $kind }, { $count }
sboard-tokens = Жетоны: { $kind }, { $count }
sboard-noble = Вельможа { $number }, престиж { $points }
sboard-city = Город { $number }
sboard-post = Фактория { $number }
sboard-asks = нужны бонусы: { $need }
sboard-and-noble = и вельможа, который уже у вас побывал
sboard-held-by = щиты: { $players }
