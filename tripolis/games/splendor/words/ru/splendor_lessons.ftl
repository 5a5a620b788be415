### Уроки по «Splendor». Термины – из splendor.ftl; в одном моменте не больше двух предложений.
## На что показывает урок. $name: что именно.

splendor_lessons-part-market = открытые карты
splendor_lessons-part-supply = запас
splendor_lessons-part-card = карта { $name }
splendor_lessons-part-reserved = ваша карта в резерве
splendor_lessons-part-tokens = ваши жетоны
splendor_lessons-part-points = ваш престиж
splendor_lessons-part-noble = вельможа { $name }
splendor_lessons-part-city = город { $name }
splendor_lessons-part-post = фактория { $name }
splendor_lessons-part-pile = { $name ->
        [white] белые камни
        [blue] синие камни
        [green] зелёные камни
        [red] красные камни
        [black] чёрные камни
       *[gold] золото
    }
splendor_lessons-part-bonus = { $name ->
        [white] ваш белый бонус
        [blue] ваш синий бонус
        [green] ваш зелёный бонус
        [red] ваш красный бонус
       *[black] ваш чёрный бонус
    }

## Первая партия

splendor_lessons-first = Первая партия
splendor_lessons-first-welcome = Вы ювелир: за камни покупают карты, а лучшие карты приносят престиж. Кто набирает 15 очков, тот и побеждает.
splendor_lessons-first-gems = За ход делают что-то одно. Возьмите три камня разных цветов: белый, синий и зелёный.
splendor_lessons-first-gems-colours = Именно так, три разных! Но сейчас возьмите белый, синий и зелёный: они вам скоро пригодятся.
splendor_lessons-first-gems-two = Два одинаковых будут следующим ходом. Сначала возьмите три разных: белый, синий и зелёный.
splendor_lessons-first-gems-again = Это подождёт: у вас ещё нет камней. Возьмите белый, синий и зелёный.
splendor_lessons-first-two = Можно взять и два камня одного цвета, если их в запасе не меньше четырёх. Возьмите два красных.
splendor_lessons-first-two-red = Хорошие камни, но сейчас нужны красные. Возьмите два красных.
splendor_lessons-first-two-again = До этого ещё дойдём. Сначала возьмите два красных камня.
splendor_lessons-first-card = Внизу карты стоит цена, и у вас всё есть: белый, синий, зелёный и красный камень. Купите эту карту!
splendor_lessons-first-card-again = Можно и так, но вас уже ждёт карта по карману. Купите выделенную.
splendor_lessons-first-bonus = Теперь эта карта заменяет чёрный камень в каждой покупке, навсегда. Это ваш бонус, и он не тратится.
splendor_lessons-first-towards = Следующая карта стоит два красных и один чёрный, а чёрный у вас уже есть. Возьмите три разных камня, и чтобы среди них был красный.
splendor_lessons-first-towards-red = Камни хорошие, но карте нужен красный. Возьмите три разных, и чтобы среди них был красный.
splendor_lessons-first-towards-later = До резерва дойдём совсем скоро, обещаю. Пока возьмите три разных камня, и чтобы среди них был красный.
splendor_lessons-first-towards-again = Попробуйте взять три разных камня, и чтобы среди них был красный.
splendor_lessons-first-discount = А теперь покупайте: вы платите только два красных. Чёрный оплатит бонус.
splendor_lessons-first-discount-again = Не упустите её: купите выделенную карту.
splendor_lessons-first-reserve = Эта зелёная карта даёт 2 очка, но пока слишком дорогая. Зарезервируйте её, и никто её у вас не перехватит.
splendor_lessons-first-reserve-that = Можно придержать и эту. Но давайте зарезервируем выделенную карту.
splendor_lessons-first-reserve-again = Анна, похоже, тоже на неё смотрит. Зарезервируйте выделенную карту.
splendor_lessons-first-gold = За резерв вы получили золото, оно заменяет камень любого цвета. В резерве может лежать до трёх карт, а жетонов – не больше десяти.
splendor_lessons-first-later = Перенесёмся вперёд: у вас уже девять карт и 10 очков. Смотрите, сколько бонусов!
splendor_lessons-first-noble = Этот вельможа придёт к тому, кто первым соберёт по три белых, синих и зелёных бонуса, и принесёт 3 очка. Вам не хватает одного зелёного.
splendor_lessons-first-wildcard = Карта у вас в резерве как раз зелёная, а недостающий камень заменит золото. Покупайте!
splendor_lessons-first-wildcard-again = Осталось совсем чуть-чуть! Купите карту из резерва и посмотрите, кто придёт.
splendor_lessons-first-won = Карта дала 2 очка, вельможа 3: у вас 15. Когда кто-то их набирает, раунд доигрывают, и побеждает тот, у кого очков больше.
splendor_lessons-first-end = Вот и весь «Splendor», и эта победа ваша. Сыграем по-настоящему?

## Города

splendor_lessons-cities = Города
splendor_lessons-cities-city = С модулем «Города» вельмож нет, а 15 очков ничего не значат. Этот город получит тот, у кого первым будет 13 очков, три синих и четыре зелёных бонуса.
splendor_lessons-cities-buy = У вас 11 очков и не хватает одного зелёного бонуса. Купите зелёную карту, и город ваш.
splendor_lessons-cities-buy-again = До города одна карта. Купите выделенную.
splendor_lessons-cities-done = Город заканчивает партию этим раундом, а без города никто не побеждает. Отлично!

## Башни

splendor_lessons-strongholds = Башни
splendor_lessons-strongholds-buy = С модулем «Башни» у каждого три башни, и после каждой покупки ставят или двигают одну. Сначала купите эту карту.
splendor_lessons-strongholds-buy-again = Сначала покупка: купите выделенную карту.
splendor_lessons-strongholds-tower = Теперь поставьте башню на любую карту. Пока она там стоит, никто другой не купит и не зарезервирует эту карту.
splendor_lessons-strongholds-third = Позже: две ваши башни стоят на чёрной карте. Купите эту белую, чтобы поставить туда третью.
splendor_lessons-strongholds-third-again = Так захват сорвётся. Купите выделенную карту.
splendor_lessons-strongholds-stack = Поставьте третью башню на ту же карту, где стоят две.
splendor_lessons-strongholds-stack-again = Пусть стоят вместе: поставьте её на выделенную карту.
splendor_lessons-strongholds-conquer = Три башни на одной карте: её можно купить сразу же, в тот же ход. Захватите её!
splendor_lessons-strongholds-conquer-again = Камней хватает, чего же ждать? Захватите её!
splendor_lessons-strongholds-done = Две карты за один ход, а башни вернулись к вам и снова готовы. Вместо того чтобы ставить свою башню, можно отправить домой чужую.

## Фактории

splendor_lessons-trading_posts = Фактории
splendor_lessons-trading_posts-posts = Пять факторий ждут ваших бонусов, и каждая даёт свойство. Этой нужны два белых бонуса, а один у вас уже есть.
splendor_lessons-trading_posts-buy = Купите белую карту, и ваш щит сам встанет на место.
splendor_lessons-trading_posts-buy-again = Факторию откроет белый бонус: купите выделенную карту.
splendor_lessons-trading_posts-power = Теперь фактория даёт вам третий камень, когда вы берёте два одинаковых. Возьмите два красных и один любого другого цвета.
splendor_lessons-trading_posts-power-two = Так берут обычно. Возьмите два красных и третий камень, его даёт фактория.
splendor_lessons-trading_posts-power-red = Всё верно! Но на этот раз возьмите два красных и любой третий.
splendor_lessons-trading_posts-power-again = Попробуйте новое свойство: два красных камня и один любого другого цвета.
splendor_lessons-trading_posts-done = Фактория остаётся за вами, но открыть её могут и другие. Посмотрите на любую, чтобы узнать, чего она требует и что даёт.

## Восток

splendor_lessons-orient = Восток
splendor_lessons-orient-bazaar = У шести карт Востока вместо множества очков особые свойства. Купите эту: она один раз заменит два золотых.
splendor_lessons-orient-bazaar-again = Сначала попробуйте карту Востока: купите выделенную.
splendor_lessons-orient-spend = Эта карта стоит четыре красных, а у вас два. Остальное оплатит карта Востока, покупайте.
splendor_lessons-orient-spend-again = Потратьте золотую карту: купите выделенную.
splendor_lessons-orient-done = Золотая карта потрачена и выходит из игры. Другие повторяют цвет, считаются за две, приносят карту даром или придерживают вельможу: присмотритесь к карте, чтобы узнать её свойство.
