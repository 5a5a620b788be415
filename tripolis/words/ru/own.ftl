### О чём говорит ваша игра: после партии и за все партии.

own-title = Ваша игра
own-about = О чём говорят ваши сыгранные партии. Эту страницу видите только вы.
own-nothing = Сыграйте партию до конца, и она появится здесь.
own-results = Побед: { $won } из { $played }
own-against = Соперники
own-players = Игроков
own-played = Партий
own-won = Побед
own-people = Люди
own-right = верно { $right } из { $count }
own-misjudged = Достопримечательности, в которых вы ошибаетесь
own-train = Потренироваться на них
own-train-about = Достопримечательности, в которых вы ошибаетесь, одна за другой. Кладите каждую на карту: вправо и вверх числа не убывают.
own-train-done = Готово: на своём месте { $score } из { $count }.
own-train-again = Ещё раз
own-puzzles = Задачи из ваших партий
own-puzzle = { $game }, задача { $number }
own-share = Поделиться результатами
own-share-line = { $game }: побед { $won } из { $played }
own-game = Ваша партия
own-good = В { $good } из { $count } решений явно лучшего хода не было.
own-best = Хорошо сыграно
own-rose = Ваши шансы: { $before } → { $after }
own-look = Стоит взглянуть ещё раз
own-make-puzzle = Сделать из этого задачу
own-more = Все ваши партии
