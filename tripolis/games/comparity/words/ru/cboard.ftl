### The browser's table of Comparity.
###
### $card, $one and $other are landmarks, $cards several of them.

## Rows and piles

cboard-row-yours = Ваш ряд
cboard-row-of = Ряд { $name-gen }
cboard-show-row = Показать ряд { $name-gen }.
cboard-cards = { $count ->
        [one] { $count } карта
        [few] { $count } карты
        [many] { $count } карт
       *[other] { $count } карты
    }
cboard-pile-top = сверху: { $card }
cboard-close = Закрыть

## The map

cboard-zone-keys = Стрелки ведут от клетки к клетке, с Shift они двигают карту местности, + и − меняют масштаб, 0 показывает всю зону, Escape возвращает карту в ряд.
cboard-zoom-in = Крупнее
cboard-zoom-out = Мельче
cboard-zoom-fit = Показать всю зону
cboard-order-height = выше
cboard-order-year = позже
cboard-cell-free = сюда можно положить карту
cboard-cell-empty = пусто
cboard-beside-left = слева { $card }
cboard-beside-right = справа { $card }
cboard-beside-above = сверху { $card }
cboard-beside-below = снизу { $card }
cboard-laid-by = карта { $player-gen }
    .you = ваша карта
cboard-last-played = сыграна последней
cboard-checked = проверяется
cboard-violation = нарушает порядок

## What is being put together

cboard-choose-cell = Выберите клетку на карте местности.
cboard-choose-card = Выберите карту из своего ряда для этой клетки.
cboard-claim-height-least = Не ниже, чем { $cards }
cboard-claim-height-most = Не выше, чем { $cards }
cboard-claim-year-least = Не раньше, чем { $cards }
cboard-claim-year-most = Не позже, чем { $cards }
cboard-lay-here = Положить сюда
cboard-check = Проверить
cboard-cancel = Отмена
cboard-draw = Взять карту
cboard-or-check = … или выберите закрытую карту для проверки.
cboard-open-none = Больше не вскрывать
cboard-or-open = … или выберите соседнюю карту, чтобы вскрыть.
cboard-repair-choose = Переставить так
cboard-repair-swap = { $one } ↔ { $other }
cboard-repair-move = { $card } → { $other }
cboard-repair-arrows = Стрелки на карте показывают как.
