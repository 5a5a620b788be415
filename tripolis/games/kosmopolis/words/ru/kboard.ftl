### Стол «Космополиса» в браузере. Термины те же, что в kosmopolis.ftl.
###
### $card: карта, например B4, или её название (синяя 4). $colour: название цвета, как в
### kosmopolis-blue. $limit, $low, $high, $total: числа. $value: текст, например +4.

## Что делает профессия, когда её карта сыграна в столицу

kboard-does-blue = Посмотрите модификатор и положите его на любой цвет
kboard-does-pink = Заберите в свой город младшую карту другого цвета
kboard-does-green = Возьмите карту из колоды
kboard-does-yellow = Возьмите жетон золота

## Башни, пределы и суммы

kboard-limit = Предел { $limit }
kboard-limit-between = Предел { $limit } без неизвестных модификаторов, с ними от { $low } до { $high }
kboard-cards = Карты { $cards }
kboard-no-cards = Карт нет
kboard-over = Выше предела на { $count }
kboard-at-limit = Ровно предел
kboard-room = До предела { $count }
kboard-paid = Оплачено
kboard-modifier-known = Модификатор { $value }, его кладёт { $player }
    .you = Ваш модификатор { $value }
kboard-modifier-unknown = Неизвестный модификатор, его кладёт { $player }
    .you = Ваш модификатор рубашкой вверх

## Игроки

kboard-hand = { $count ->
        [one] { $count } карта на руке
        [few] { $count } карты на руке
       *[many] { $count } карт на руке
    }
kboard-choosing = выбирает
kboard-ready = готово
kboard-to-move = ходит

## Что можно сделать

kboard-keep = Оставить эти две
kboard-choose-more = { $count ->
        [one] Выберите ещё одну карту
       *[other] Выберите две карты
    }
kboard-chosen = Выбрано
kboard-put-back = Вернуть: { $card }
kboard-to-city = { $card } в свой город
kboard-to-capital = { $card } в столицу
kboard-play-here = Сыграть { $card } сюда
kboard-place-here = Положить { $value } сюда
kboard-take-here = Взять { $card }
kboard-pay-for = Колонки выше предела
kboard-save = Сохранить: { $colour }, цена { $gold } зол.
kboard-pay = Заплатить { $gold } зол.
kboard-pay-none = Ничего не платить

## Конец раунда, шаг за шагом

kboard-step-leftovers = Последние карты уходят в города
kboard-step-limits = Пределы определены
kboard-step-gold = Золото держит башни
kboard-step-falls = Что выше предела, рушится
kboard-step-bonus = Лучшие берут бонусные карты
kboard-step-next = Следующий раунд
kboard-step-end = Партия окончена
kboard-go-on = Дальше
