lanterns-name = Фонари
lanterns-about = Покажите карту: самое большое из неповторившихся чисел забирает фонарь.

lanterns-option-unclaimed = Ничьи фонари
lanterns-option-unclaimed-about = Что происходит с фонарём, если повторились все числа.
lanterns-value-unclaimed-stays = Остаются
lanterns-value-unclaimed-goes_out = Гаснут

lanterns-ask-choose = Выберите карту: на кону { $lights ->
    [one] { $lights } огонёк
    [few] { $lights } огонька
   *[many] { $lights } огоньков
}.
lanterns-ask-wait = { $count ->
    [one] Карту выбирает { $players }.
   *[other] Карту выбирают: { $players }.
}
lanterns-ask-over = Партия окончена.

lanterns-log-chose = { $player } выбирает { $number }.
    .you = Вы выбираете { $number }.
lanterns-log-chose-secretly = { $player } выбирает карту.
    .you = Вы выбираете карту.
lanterns-log-shows = { $player } показывает { $number }.
    .you = Вы показываете { $number }.
lanterns-log-takes = { $player } забирает { $lights ->
        [one] { $lights } огонёк
        [few] { $lights } огонька
       *[many] { $lights } огоньков
    }.
    .you = Вы забираете { $lights ->
        [one] { $lights } огонёк
        [few] { $lights } огонька
       *[many] { $lights } огоньков
    }.
lanterns-log-stays = Все числа повторились: фонарь остаётся на следующий раунд.
lanterns-log-goes-out = Все числа повторились: фонарь гаснет.
lanterns-log-next = В следующем фонаре { $lights ->
    [one] { $lights } огонёк
    [few] { $lights } огонька
   *[many] { $lights } огоньков
}.
lanterns-log-end = Последний фонарь разыгран.

lanterns-score = Огоньков собрано: { $lights }

lanterns-unreadable = «{ $text }» — не ход. Напишите show и число от 1 до 10, например: show 7.
lanterns-not-in-hand = На руке нет карты { $number }.

lanterns-position-lanterns = У четырёх фонарей 1, 2, 3 и 4 огня.
lanterns-position-cards = Карт с числом { $number } всего { $copies }.
lanterns-position-rounds = Число сыгранных раундов не подходит к фазе.
lanterns-position-hand = У игрока { $player } должно быть карт: { $count }, и по одной показанной за раунд.

lanterns-move-show = Показать { $number }
lanterns-area-rounds-played = Сыграно раундов
lanterns-area-lanterns = Открытые фонари
lanterns-area-at-stake = Огоньков на кону
lanterns-area-hand = Рука
lanterns-area-hand-size = Карт на руке
lanterns-area-shown = Показанные карты
lanterns-area-lights = Взято огоньков
lanterns-label-answer = Выбор
lanterns-label-answered = Выбор сделан
