### Lekce Splendoru. Pojmy jako ve splendor.ftl; v jedné chvíli nejvýš dvě věty.
## Na co lekce ukazuje. $name: které přesně.

splendor_lessons-part-market = vyložené karty
splendor_lessons-part-supply = zásoba
splendor_lessons-part-card = karta { $name }
splendor_lessons-part-reserved = vaše rezervovaná karta
splendor_lessons-part-tokens = vaše žetony
splendor_lessons-part-points = vaše prestiž
splendor_lessons-part-noble = šlechtic { $name }
splendor_lessons-part-pile = { $name ->
        [white] bílé drahokamy
        [blue] modré drahokamy
        [green] zelené drahokamy
        [red] červené drahokamy
        [black] černé drahokamy
       *[gold] zlato
    }
splendor_lessons-part-bonus = { $name ->
        [white] váš bílý bonus
        [blue] váš modrý bonus
        [green] váš zelený bonus
        [red] váš červený bonus
       *[black] váš černý bonus
    }

## První partie

splendor_lessons-first = První partie
splendor_lessons-first-welcome = Jste klenotník: za drahokamy se kupují karty a ty nejlepší přinášejí prestiž. Vyhrává, kdo získá 15 bodů.
splendor_lessons-first-gems = Ve svém tahu uděláte jednu věc. Vezměte si tři drahokamy různých barev: bílý, modrý a zelený.
splendor_lessons-first-gems-colours = Přesně tak, tři různé! Tentokrát vezměte bílý, modrý a zelený, za chvíli se budou hodit.
splendor_lessons-first-gems-two = Dva stejné přijdou na řadu hned potom. Nejdřív si vezměte tři různé: bílý, modrý a zelený.
splendor_lessons-first-gems-again = To počká, zatím žádné drahokamy nemáte. Vezměte si bílý, modrý a zelený.
splendor_lessons-first-two = Můžete si vzít i dva drahokamy jedné barvy, pokud jich tam leží aspoň čtyři. Vezměte si dva červené.
splendor_lessons-first-two-red = Pěkné, ale teď potřebujete červené. Vezměte si dva červené drahokamy.
splendor_lessons-first-two-again = K tomu se dostaneme. Nejdřív si vezměte dva červené drahokamy.
splendor_lessons-first-card = Dole na kartě je její cena a vy máte všechno: bílý, modrý, zelený i červený drahokam. Kupte tuto kartu!
splendor_lessons-first-card-again = I to by šlo, ale na jednu kartu už máte. Kupte tu zvýrazněnou.
splendor_lessons-first-bonus = Ta karta vám odteď při každém nákupu nahradí černý drahokam, napořád. To je váš bonus a nikdy se neutratí.
splendor_lessons-first-towards = Další karta stojí dva červené a jeden černý, a černý už máte. Vezměte si tři různé drahokamy a mezi nimi červený.
splendor_lessons-first-towards-red = Dobré drahokamy, ale karta chce červený. Vezměte si tři různé a mezi nimi červený.
splendor_lessons-first-towards-later = Rezervace přijde brzy, slibuju. Zatím si vezměte tři různé drahokamy a mezi nimi červený.
splendor_lessons-first-towards-again = Zkuste vzít tři různé drahokamy a mezi nimi červený.
splendor_lessons-first-discount = Teď ji kupte: platíte jen dva červené. Černý zaplatí bonus.
splendor_lessons-first-discount-again = Nenechte si ji utéct: kupte zvýrazněnou kartu.
splendor_lessons-first-reserve = Ta zelená karta dává 2 body, ale dnes je moc drahá. Rezervujte si ji a nikdo vám ji nevyfoukne.
splendor_lessons-first-reserve-that = I ta by se dala odložit stranou. Rezervujte si ale raději tu zvýrazněnou.
splendor_lessons-first-reserve-again = Anna po ní asi taky pokukuje. Rezervujte si zvýrazněnou kartu.
splendor_lessons-first-gold = K rezervaci dostáváte zlato, to nahradí kteroukoli barvu. Rezervované smíte mít nejvýš tři karty a žetonů nejvýš deset.
splendor_lessons-first-later = Přeskočme kus dopředu: máte už devět karet a 10 bodů. Podívejte, kolik bonusů!
splendor_lessons-first-noble = Tento šlechtic navštíví toho, kdo první nasbírá po třech bílých, modrých a zelených bonusech, a přinese 3 body. Vám chybí jeden zelený.
splendor_lessons-first-wildcard = Vaše rezervovaná karta je zelená a chybějící drahokam zaplatí zlato. Kupte ji!
splendor_lessons-first-wildcard-again = Už jen kousek! Kupte rezervovanou kartu a uvidíte, kdo přijde.
splendor_lessons-first-won = Karta dává 2 body, šlechtic 3: máte 15. Když jich někdo tolik získá, kolo se dohraje a vyhrává ten, kdo má nejvíc bodů.
splendor_lessons-first-end = To je celý Splendor a tahle výhra je vaše. Zahrajeme si doopravdy?
