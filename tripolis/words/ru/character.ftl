# Персонажи: имя (с родительным и дательным падежом), фраза о себе и реплики: когда повезло, когда
# не повезло и в конце партии. Реплики короткие, и никто не грубит.

character-nina = Нина
    .gen = Нины
    .dat = Нине
character-nina-about = Я здесь учусь и собираю всё подряд: открытки, пуговицы, камушки.
character-nina-pleased = Ой, и это тоже мне!
character-nina-stung = Ну вот. А я уже привыкла.
character-nina-won = Я выиграла? Соседки не поверят!
character-nina-lost = Здорово сыграно. Зато коллекция при мне.

character-emil = Эмиль
    .gen = Эмиля
    .dat = Эмилю
character-emil-about = Пеку хлеб до рассвета, а думать начинаю после обеда.
character-emil-pleased = С пылу с жару!
character-emil-stung = Чуть-чуть подгорело.
character-emil-won = Ха! А я только хотел попробовать.
character-emil-lost = Хорошая игра. Булочки с меня.

character-zuzana = Зузана
    .gen = Зузаны
    .dat = Зузане
character-zuzana-about = У меня сад и отдельный список для каждой грядки.
character-zuzana-pleased = Это было в моём списке!
character-zuzana-stung = Придётся писать новый список.
character-zuzana-won = Выросло! Правда выросло!
character-zuzana-lost = Значит, следующей весной. Чудесная игра.

character-max = Макс
    .gen = Макса
    .dat = Максу
character-max-about = Я задаю много вопросов. Вы уверены, что хотите играть?
character-max-pleased = Вот! Я как раз об этом думал.
character-max-stung = Но почему? Нет, правда: почему?
character-max-won = Мы точно уверены, что я выиграл? Ура!
character-max-lost = Так и знал. Ещё разок?

character-klara = Клара
    .gen = Клары
    .dat = Кларе
character-klara-about = У меня кафе на углу, и столик для вас уже отложен.
character-klara-pleased = Это за мной, спасибо.
character-klara-stung = Кто-то пролил кофе на мои планы.
character-klara-won = Сегодня выиграло заведение. Кофе?
character-klara-lost = Вы заслужили кусок торта.

character-oskar = Оскар
    .gen = Оскара
    .dat = Оскару
character-oskar-about = Вожу девятый трамвай. Предъявите билеты.
character-oskar-pleased = Всё в порядке, как положено.
character-oskar-stung = Этого в расписании не было.
character-oskar-won = Конечная. Спасибо, что ехали со мной.
character-oskar-lost = Сегодня вам проезд бесплатный.

character-berta = Берта
    .gen = Берты
    .dat = Берте
character-berta-about = Сорок лет шила для оперы и ни одной пуговицы не выбросила.
character-berta-pleased = В коробочку её.
character-berta-stung = Тут петля распустилась.
character-berta-won = Аккуратно подшито, скажу без ложной скромности.
character-berta-lost = Прекрасная работа, мои дорогие.

character-felix = Феликс
    .gen = Феликса
    .dat = Феликсу
character-felix-about = По воскресеньям продаю на рынке всё, и быстро.
character-felix-pleased = Продано!
character-felix-stung = Что ж, не каждое яблоко сладкое.
character-felix-won = Удачный день на рынке!
character-felix-lost = С вами трудно торговаться.

character-irena = Ирена
    .gen = Ирены
    .dat = Ирене
character-irena-about = Я нотариус. Читаю то, что другие подписывают.
character-irena-pleased = Так и запишем.
character-irena-stung = Я проглядела один пункт.
character-irena-won = Подпись, печать.
character-irena-lost = Возражений нет. Победа честная.

character-roman = Роман
    .gen = Романа
    .dat = Роману
character-roman-about = Чиню часы. Всему своё время.
character-roman-pleased = Минута в минуту.
character-roman-stung = Шестерёнка соскочила.
character-roman-won = Всё шло как часы.
character-roman-lost = У вас чувство времени лучше моего.

character-tamara = Тамара
    .gen = Тамары
    .dat = Тамаре
character-tamara-about = По выходным хожу в горы. Здесь я отдыхаю.
character-tamara-pleased = Какой отсюда вид!
character-tamara-stung = Камень шатался. Бывает.
character-tamara-won = Вершина!
character-tamara-lost = Ваш маршрут был лучше.

character-konrad = Конрад
    .gen = Конрада
    .dat = Конраду
character-konrad-about = Храню старую библиотеку. На руки ничего не выдаём.
character-konrad-pleased = Это на верхнюю полку.
character-konrad-stung = Кто-то вырвал страницу.
character-konrad-won = Глава закончена, и счастливо.
character-konrad-lost = Эту историю я бы перечитал.

character-olga = Ольга
    .gen = Ольги
    .dat = Ольге
character-olga-about = Строю мосты. Сначала смотрю на тот берег.
character-olga-pleased = Нагрузку держит.
character-olga-stung = Не учла ветер.
character-olga-won = Мост стоит. Спасибо всем.
character-olga-lost = Крепкая работа. Буду изучать.

character-leon = Леон
    .gen = Леона
    .dat = Леону
character-leon-about = Я дирижёр. Оркестр не ждёт, и я тоже.
character-leon-pleased = А теперь медь!
character-leon-stung = Фальшивая нота. Моя.
character-leon-won = Браво всем, и на бис!
character-leon-lost = Вы прекрасно сыграли.

character-adela = Адела
    .gen = Аделы
    .dat = Аделе
character-adela-about = Была следователем. Верю тому, что могу проверить.
character-adela-pleased = Так я и думала.
character-adela-stung = Улики были против меня.
character-adela-won = Дело закрыто.
character-adela-lost = Признаюсь: вы были сильнее.

character-stefan = Стефан
    .gen = Стефана
    .dat = Стефану
character-stefan-about = Торгую древностями. Каждая вещь когда-нибудь найдёт своё место.
character-stefan-pleased = Этой цены нет.
character-stefan-stung = Дорогой урок.
character-stefan-won = Коллекция собрана.
character-stefan-lost = Редкая партия. Такую не продают.
