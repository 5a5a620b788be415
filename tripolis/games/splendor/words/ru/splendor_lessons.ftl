### Уроки по «Splendor». Термины – из splendor.ftl; в одном моменте не больше двух предложений.
## На что показывает урок. $name: что именно.

splendor_lessons-part-market = открытые карты
splendor_lessons-part-supply = запас
splendor_lessons-part-card = карта { $name }
splendor_lessons-part-reserved = ваша карта в резерве
splendor_lessons-part-tokens = ваши жетоны
splendor_lessons-part-points = ваш престиж
splendor_lessons-part-noble = вельможа { $name }
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
