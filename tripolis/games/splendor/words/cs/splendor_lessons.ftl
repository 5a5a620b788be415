### Lekce Splendoru. Pojmy jako ve splendor.ftl; v jedné chvíli nejvýš dvě věty.
## Na co lekce ukazuje. $name: které přesně.

splendor_lessons-part-market = vyložené karty
splendor_lessons-part-supply = zásoba
splendor_lessons-part-card = karta { $name }
splendor_lessons-part-reserved = vaše rezervovaná karta
splendor_lessons-part-tokens = vaše žetony
splendor_lessons-part-points = vaše prestiž
splendor_lessons-part-noble = šlechtic { $name }
splendor_lessons-part-city = město { $name }
splendor_lessons-part-post = stanice { $name }
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

## Města

splendor_lessons-cities = Města
splendor_lessons-cities-city = S modulem Města nejsou šlechtici a 15 bodů nic neznamená. Toto město získá, kdo bude mít první 13 bodů, tři modré a čtyři zelené bonusy.
splendor_lessons-cities-buy = Máte 11 bodů a chybí vám jen zelený bonus. Kupte zelenou kartu a město je vaše.
splendor_lessons-cities-buy-again = K městu chybí jediná karta. Kupte tu zvýrazněnou.
splendor_lessons-cities-done = Město ukončí hru tímto kolem a bez města nikdo nevyhraje. Výborně!

## Pevnosti

splendor_lessons-strongholds = Pevnosti
splendor_lessons-strongholds-buy = S modulem Pevnosti má každý tři věže a po každém nákupu s jednou něco udělá. Nejdřív kupte tuto kartu.
splendor_lessons-strongholds-buy-again = Nejdřív nákup: kupte zvýrazněnou kartu.
splendor_lessons-strongholds-tower = Teď postavte věž na kteroukoli kartu. Dokud tam stojí, nikdo jiný tu kartu nekoupí ani si ji nerezervuje.
splendor_lessons-strongholds-third = Později: na černé kartě stojí dvě vaše věže. Kupte tuto bílou, abyste tam dostali třetí.
splendor_lessons-strongholds-third-again = Tak z dobytí nic nebude. Kupte zvýrazněnou kartu.
splendor_lessons-strongholds-stack = Postavte třetí věž na tutéž kartu, kde už stojí dvě.
splendor_lessons-strongholds-stack-again = Ať stojí pohromadě: postavte ji na zvýrazněnou kartu.
splendor_lessons-strongholds-conquer = Tři věže na jedné kartě: smíte ji hned koupit, ještě v tomto tahu. Dobyjte ji!
splendor_lessons-strongholds-conquer-again = Máte na ni, tak proč čekat? Dobyjte ji!
splendor_lessons-strongholds-done = Dvě karty v jednom tahu a věže se vracejí k vám, připravené na další. Místo stavění věže můžete také poslat domů cizí.

## Obchodní stanice

splendor_lessons-trading_posts = Obchodní stanice
splendor_lessons-trading_posts-posts = Pět stanic čeká na vaše bonusy a každá přináší schopnost. Tato chce dva bílé bonusy a jeden už máte.
splendor_lessons-trading_posts-buy = Kupte bílou kartu a váš štít se tam postaví sám.
splendor_lessons-trading_posts-buy-again = Stanici otevře bílý bonus: kupte zvýrazněnou kartu.
splendor_lessons-trading_posts-power = Stanice vám dá třetí drahokam, kdykoli si berete dva stejné. Vezměte si dva červené a jeden jakékoli jiné barvy.
splendor_lessons-trading_posts-power-two = Tak se bere obvykle. Vezměte si dva červené a třetí drahokam od stanice.
splendor_lessons-trading_posts-power-red = Přesně tak! Tentokrát ale dva červené a libovolný třetí.
splendor_lessons-trading_posts-power-again = Vyzkoušejte novou schopnost: dva červené drahokamy a jeden jiné barvy.
splendor_lessons-trading_posts-done = Stanice vám zůstane, ale otevřít ji mohou i ostatní. Podívejte se na kteroukoli, co žádá a co dává.

## Orient

splendor_lessons-orient = Orient
splendor_lessons-orient-bazaar = Šest karet Orientu má místo spousty bodů schopnosti. Kupte tuto: jednou nahradí dva zlaťáky.
splendor_lessons-orient-bazaar-again = Nejdřív vyzkoušejte kartu Orientu: kupte tu zvýrazněnou.
splendor_lessons-orient-spend = Tato karta stojí čtyři červené a vy máte dva. Zbytek zaplatí karta Orientu, kupujte.
splendor_lessons-orient-spend-again = Utraťte zlatou kartu: kupte tu zvýrazněnou.
splendor_lessons-orient-done = Zlatá karta je utracená a mizí ze hry. Jiné převezmou barvu, počítají se dvakrát, přinesou kartu zdarma nebo rezervují šlechtice: prohlédněte si kartu a uvidíte, co umí.
