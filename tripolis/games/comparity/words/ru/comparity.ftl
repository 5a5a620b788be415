### Comparity.
###
### $player and $taker are players' names, $card, $one and $other landmarks, $cards several of them,
### $around says where a cell is, by the cards beside it, and $number is a height or a year.

comparity-name = Comparity
comparity-about = Что выше: собор или минарет? Раскладывайте знаменитые сооружения по порядку, не видя чисел, и не верьте соседям на слово.

## Numbers

comparity-metres = { $metres } м
comparity-year = { $year } г.
comparity-year-bc = { $year } г. до н. э.
comparity-about-year = ок. { $year } г.
comparity-about-year-bc = ок. { $year } г. до н. э.

## Areas and labels of the table

comparity-area-zone = Зона
comparity-area-row = Ряд
comparity-area-pile = Стопка
comparity-area-box = Коробка
comparity-area-discarded = Сброс
comparity-label-approximate = приблизительный год
comparity-label-open = открыта
comparity-label-closed = закрыта
comparity-label-height = Высота
comparity-label-year = Год

## Options of a table

comparity-option-mode = Что сравниваем
comparity-option-mode-about = Число с открытой стороны, которое должно расти вправо и вверх.
comparity-value-mode-height = Высоту
comparity-value-mode-height-about = От земли или воды до самой верхней точки, по состоянию на 2015 год.
comparity-value-mode-year = Год
comparity-value-mode-year-about = Когда сооружение приобрело нынешний вид.

comparity-option-last_card = Последняя карта
comparity-option-last_card-about = Что происходит, если стопка пуста и у игрока просят единственную карту.
comparity-value-last_card-protected = Не отдаётся
comparity-value-last_card-protected-about = Единственную карту отдавать не нужно.
comparity-value-last_card-wins = Приносит победу
comparity-value-last_card-wins-about = Её тоже отдают, и отдавший сразу побеждает.

comparity-option-fix_mode = Исправление
comparity-option-fix_mode-about = Как приводят зону в порядок, когда нашлось нарушение.
comparity-value-fix_mode-rearrange = Перестановка
comparity-value-fix_mode-rearrange-about = Все карты-нарушительницы переставляют вместе, двигая как можно меньше карт.
comparity-value-fix_mode-pair_swap = Обмен одной пары
comparity-value-fix_mode-pair_swap-about = Поменять местами можно только одну пару; если это не помогает, карту сбрасывают.

comparity-option-pile_top_visible = Верх стопки
comparity-option-pile_top_visible-about = Видят ли все, какое сооружение лежит на верху стопки.
comparity-value-pile_top_visible-on = Виден
comparity-value-pile_top_visible-on-about = Закрытая сторона верхней карты видна всем.
comparity-value-pile_top_visible-off = Скрыт
comparity-value-pile_top_visible-off-about = Карту узнают, только когда её возьмут.

comparity-option-deck_memory = Память колоды
comparity-option-deck_memory-about = Откладывают ли сооружения, открытые в прошлых партиях.
comparity-value-deck_memory-room = В комнате
comparity-value-deck_memory-room-about = Открытые в прошлых партиях комнаты карты лежат в стороне, пока хватает остальных.
comparity-value-deck_memory-off = Выключена
comparity-value-deck_memory-off-about = В каждой партии участвует вся колода.

comparity-option-deck = Колода
comparity-option-deck-about = Какие сооружения раздают.
comparity-value-deck-core = 100 карт
comparity-value-deck-core-about = Сто сооружений обычной колоды.
comparity-value-deck-all = Все 155
comparity-value-deck-all-about = Вместе с 55 дополнительными; больше становится только коробка.

comparity-option-travellers = Память ботов
comparity-option-travellers-about = Насколько хорошо боты помнят числа сооружений. Сами числа они не видят.
comparity-value-travellers-tourist = Турист
comparity-value-travellers-tourist-about = Видел на открытках.
comparity-value-travellers-traveller = Путешественник
comparity-value-travellers-traveller-about = Побывал на месте и слушал экскурсовода.
comparity-value-travellers-guide = Экскурсовод
comparity-value-travellers-guide-about = Рассказывает об этом каждый день.
comparity-value-travellers-author = Автор путеводителя
comparity-value-travellers-author-about = Почти всё хоть раз проверил.
comparity-value-travellers-person = Человек
comparity-value-travellers-person-about = Что помнит человек, знает только он: его место исходит из того, что обычно для такого рода сооружений.

comparity-option-seen = Знакомые сооружения
comparity-option-seen-about = Сооружения, числа которых уже открывали в прошлых партиях комнаты.

## What is asked of you, or of others

comparity-ask-turn = Ваш ход: сыграйте карту из своего ряда или проверьте закрытую карту.
comparity-ask-play = Ваш ход: сыграйте карту из своего ряда.
comparity-ask-duet = «Дуэт»! Возьмите 1 карту или проверьте закрытую.
comparity-ask-trio = «Трио»! Возьмите 1 карту или проверьте закрытую.
comparity-ask-must-check = Отдать вам карту никто не может: проверьте закрытую карту.
comparity-ask-extra = «Трио» удалось: сыграйте дополнительную карту.
comparity-ask-neighbour = { $card }: открытых соседних карт нет, выберите, какую вскрыть.
comparity-ask-neighbour-or-none = { $card }: вскройте ещё одну соседнюю карту или остановитесь.
comparity-ask-give = Стопка пуста: отдайте { $taker-dat } карту из своего ряда.
comparity-ask-repair = Выберите, как переставить карты-нарушительницы.
comparity-ask-discard = Перестановка не помогает: сбросьте одну из нарушительниц.
comparity-ask-reconnect = Зона распалась: соедините её картой из своего ряда.
comparity-ask-over = Партия окончена. Побеждает { $player }.
    .you = Партия окончена. Вы победили!

comparity-wait-turn = { $players } играет карту или проверяет.
comparity-wait-react = { $players } отвечает: берёт карту или проверяет.
comparity-wait-extra = { $players } играет дополнительную карту.
comparity-wait-neighbour = { $players } решает, вскрывать ли соседнюю карту.
comparity-wait-give = { $players } выбирает, какую карту отдать.
comparity-wait-repair = { $players } выбирает перестановку.
comparity-wait-discard = { $players } выбирает, какую карту сбросить.
comparity-wait-reconnect = { $players } соединяет зону.

## The log

comparity-log-played = { $player } играет карту «{ $card }» { $around }.
    .you = Вы играете карту «{ $card }» { $around }.
comparity-log-extra = { $player } играет дополнительную карту «{ $card }» { $around }.
    .you = Вы играете дополнительную карту «{ $card }» { $around }.
comparity-log-reconnected = { $player } соединяет зону картой «{ $card }» { $around }.
    .you = Вы соединяете зону картой «{ $card }» { $around }.
comparity-log-duet = «Дуэт»! Отвечает { $player }: взять 1 карту или проверить.
    .you = «Дуэт»! Отвечаете вы: взять 1 карту или проверить.
comparity-log-trio = «Трио»! Отвечает { $player }: взять 1 карту или проверить.
    .you = «Трио»! Отвечаете вы: взять 1 карту или проверить.
comparity-log-decides-to-draw = { $player } предпочитает взять карту.
    .you = Вы предпочитаете взять карту.
comparity-log-checks = { $player } проверяет карту «{ $card }».
    .you = Вы проверяете карту «{ $card }».
comparity-log-opened = { $card }: { $number }.
comparity-log-chooses-neighbour = { $player } вскрывает и соседнюю карту «{ $card }».
    .you = Вы вскрываете и соседнюю карту «{ $card }».
comparity-log-opens-none = { $player } больше ничего не вскрывает.
    .you = Вы больше ничего не вскрываете.
comparity-log-no-violation = Нарушений нет: { $player } получает { $count ->
        [one] { $count } карту
        [few] { $count } карты
       *[many] { $count } карт
    }.
    .you = Нарушений нет: вы получаете { $count ->
        [one] { $count } карту
        [few] { $count } карты
       *[many] { $count } карт
    }.
comparity-log-violation-beside = Нарушение: { $one } ({ $one_number }) стоит слева, а { $other } ({ $other_number }) — справа.
comparity-log-violation-above = Нарушение: { $one } ({ $one_number }) стоит снизу, а { $other } ({ $other_number }) — сверху.
comparity-log-penalty = Штраф предыдущему игроку: { $player } получает { $count ->
        [one] { $count } карту
        [few] { $count } карты
       *[many] { $count } карт
    }.
    .you = Предыдущий ход был ваш: вы получаете { $count ->
        [one] { $count } карту
        [few] { $count } карты
       *[many] { $count } карт
    }.
comparity-log-drew = { $player } берёт { $count ->
        [one] { $count } карту
        [few] { $count } карты
       *[many] { $count } карт
    }: { $cards }.
    .you = Вы берёте { $count ->
        [one] { $count } карту
        [few] { $count } карты
       *[many] { $count } карт
    }: { $cards }.
comparity-log-pile-empty = Стопка пуста. Остальные отдают { $count ->
        [one] { $count } карту
        [few] { $count } карты
       *[many] { $count } карт
    }, получает { $player }.
    .you = Стопка пуста. Остальные отдают вам { $count ->
        [one] { $count } карту
        [few] { $count } карты
       *[many] { $count } карт
    }.
comparity-log-gave = { $player } отдаёт { $taker-dat } карту «{ $card }».
    .you = Вы отдаёте { $taker-dat } карту «{ $card }».
    .you-taker = { $player } отдаёт вам карту «{ $card }».
comparity-log-nobody-gives = Лишних карт ни у кого нет: { $player } недополучает { $count ->
        [one] { $count } карту
        [few] { $count } карты
       *[many] { $count } карт
    }.
    .you = Лишних карт ни у кого нет: вы недополучаете { $count ->
        [one] { $count } карту
        [few] { $count } карты
       *[many] { $count } карт
    }.
comparity-log-swapped = { $player } меняет местами карты «{ $one }» и «{ $other }».
    .you = Вы меняете местами карты «{ $one }» и «{ $other }».
comparity-log-rearranged = { $player } переставляет { $count ->
        [one] { $count } карту
        [few] { $count } карты
       *[many] { $count } карт
    }: { $cards }.
    .you = Вы переставляете { $count ->
        [one] { $count } карту
        [few] { $count } карты
       *[many] { $count } карт
    }: { $cards }.
comparity-log-no-cure = Перестановка нарушительниц не помогает: { $player } сбрасывает одну из них.
    .you = Перестановка нарушительниц не помогает: вы сбрасываете одну из них.
comparity-log-discarded = { $player } сбрасывает карту «{ $card }».
    .you = Вы сбрасываете карту «{ $card }».
comparity-log-split = Зона распадается: { $player } соединяет её.
    .you = Зона распадается: вы соединяете её.
comparity-log-extra-due = «Трио» удалось: { $player } играет дополнительную карту.
    .you = «Трио» удалось: вы играете дополнительную карту.
comparity-log-won = { $player } остаётся без карт и побеждает!
    .you = У вас не осталось карт: вы победили!

## The result

comparity-score-cards = Осталось карт в ряду: { $count }

## Refusals

comparity-unreadable = «{ $text }» — не ход. Пишите, например, «eiffel_tower 2,-1», «check eiffel_tower», «open eiffel_tower», «open none», «draw», «give eiffel_tower» или «discard eiffel_tower».
comparity-no-card-in-row = В вашем ряду нет такой карты: { $card }.
comparity-no-lay-covered = В этой клетке уже лежит карта.
comparity-no-lay-far = Эта клетка не касается ни одной карты зоны.
comparity-no-lay-apart = Карта в этой клетке не соединит все части зоны.
comparity-no-check-absent = В зоне нет такой карты: { $card }.
comparity-no-check-open = { $card }: эта карта уже открыта.
comparity-no-check-alone = { $card }: соседних карт нет, проверить нельзя.
comparity-no-draw-nobody-gives = Стопка пуста, и отдать вам карту никто не может, поэтому придётся проверять.
comparity-no-open = { $card }: это не закрытая карта по соседству с проверяемой.
comparity-no-open-none = У проверяемой карты нет открытых соседних карт, поэтому одну надо вскрыть.
comparity-no-repair = Такой перестановки нет среди тех, что не оставляют нарушений и двигают меньше всего карт.
comparity-no-discard = { $card }: эта карта лежит верно.
comparity-no-turn-now = Сейчас ваш ход: сыграйте карту или проверьте.
comparity-no-react-now = Сначала надо ответить: возьмите карту или проверьте.
comparity-no-extra-now = Сейчас надо сыграть дополнительную карту.
comparity-no-neighbour-now = Сейчас надо решить, какую соседнюю карту вскрыть.
comparity-no-give-now = Сейчас надо отдать карту.
comparity-no-repair-now = Сейчас надо выбрать перестановку.
comparity-no-discard-now = Сейчас надо сбросить одну из нарушительниц.
comparity-no-reconnect-now = Сейчас надо соединить зону.

## Positions and memory files

comparity-position-cell = В клетке { $x },{ $y } лежат две карты.
comparity-position-twice = Карта «{ $card }» лежит сразу в двух местах.
comparity-position-deck = Карта «{ $card }» не из этой колоды.
comparity-position-missing = Не хватает карты «{ $card }».
comparity-position-count = Число карт: { $count }, а должно быть { $needed }.
comparity-position-rows = Пустых рядов: { $count }. Пустым бывает только ряд победителя, и только в конце.
comparity-position-connected = Зона должна быть цельной, если только её не нужно соединять.
comparity-position-laid = Зона не могла сложиться так: ничья в ней только первая карта, а последняя сыгранная лежит в ней или сброшена.
comparity-position-phase = При таких картах на столе нельзя ждать такого решения: «{ $phase }».
comparity-memory-foreign = Файл «{ $path }» — не память колоды Comparity.
comparity-memory-unknown = В памяти колоды «{ $path }» названо сооружение, которого нет: «{ $name }».

## On the front page and after the game

comparity-minutes = 20 минут
comparity-tie-break = Побеждает тот, у кого первым не осталось карт.
comparity-points = Осталось карт
comparity-margin = { $player }: { $count ->
        [one] осталась всего { $count } карта
        [few] осталось { $count } карты
       *[other] осталось { $count } карт
    }.
    .you = У вас осталось { $count ->
        [one] всего { $count } карта
        [few] { $count } карты
       *[other] { $count } карт
    }.

## The table in words

comparity-say-lay = { $card } — { $around }
comparity-say-left = справа от карты «{ $card }»
comparity-say-right = слева от карты «{ $card }»
comparity-say-below = над картой «{ $card }»
comparity-say-above = под картой «{ $card }»
comparity-say-check = Проверить: { $card }
comparity-say-open = Открыть ещё: { $card }
comparity-say-open-none = На этом остановиться
comparity-say-draw = Взять карту
comparity-say-give = Отдать: { $card }
comparity-say-discard = Сбросить: { $card }
comparity-say-repair = Переставить: { $moves }
comparity-say-repair-move = { $card } на место карты «{ $other }»
comparity-say-zone-open = { $card }, { $number }
comparity-say-zone-closed = { $card }, закрыта

## The picture in the terminal

comparity-picture-order-height = ↗ Вправо и вверх — выше
comparity-picture-order-year = ↗ Вправо и вверх — позже
comparity-picture-year-bc = { $year } до н. э.
comparity-picture-cards = { $count ->
    [one] { $count } карта
    [few] { $count } карты
    [many] { $count } карт
   *[other] { $count } карты
}
comparity-picture-violations = { $count ->
    [0] Нарушений нет.
    [one] { $count } нарушение!
    [few] { $count } нарушения!
    [many] { $count } нарушений!
   *[other] { $count } нарушения!
}
comparity-picture-obtaining = { $player } получает { $count ->
        [one] { $count } карту
        [few] { $count } карты
       *[many] { $count } карт
    }.
    .you = Вы получаете { $count ->
        [one] { $count } карту
        [few] { $count } карты
       *[many] { $count } карт
    }.
comparity-picture-sign-free = свободная клетка и число соседей
comparity-picture-sign-played = последняя карта
comparity-picture-sign-checked = проверяется
comparity-picture-sign-violation = нарушение

## Когда что-то случается впервые: говорится один раз

comparity-first-checks = Вместо своей карты можно проверить чужую: её открывают и сравнивают с соседними.
comparity-first-violation = Нарушение: эти две лежат не в том порядке. Предыдущий игрок берёт за это карты, а карту мест исправляют.
comparity-first-no-violation = Нарушения нет: всё лежало верно, и карты берёт тот, кто сомневался.
comparity-first-duet = Дуэт: карта касается двух других. Следующий должен взять карту или проверить.
comparity-first-trio = Трио: карта касается трёх других. Если всё верно, её игрок сразу выкладывает ещё одну.
comparity-first-swapped = Карты, лежавшие неверно, меняют местами, пока всё не станет верно.
comparity-first-split = Карта мест распалась на две части: их соединяет ещё одна карта.

## О чём говорит ваша игра

comparity-habit-doubt = Ваши сомнения
comparity-habit-doubts = проверки
