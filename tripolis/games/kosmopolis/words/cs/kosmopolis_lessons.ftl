### Lekce hry Kosmopolis. Pojmy jako v kosmopolis.ftl; v jedné chvíli nejvýš dvě věty.

## Na co lekce ukazuje. $name: které přesně.

kosmopolis_lessons-part-capital = { $name ->
        [blue] modrý sloupec v Kosmopolis
        [pink] růžový sloupec v Kosmopolis
        [green] zelený sloupec v Kosmopolis
        [yellow] žlutý sloupec v Kosmopolis
       *[other] Kosmopolis
    }
kosmopolis_lessons-part-city = { $name ->
        [blue] modrý sloupec vašeho města
        [pink] růžový sloupec vašeho města
        [green] zelený sloupec vašeho města
       *[yellow] žlutý sloupec vašeho města
    }
kosmopolis_lessons-part-hand = vaše karta { $name }
kosmopolis_lessons-part-gold = vaše žetony
kosmopolis_lessons-part-bonus = vaše bonusové karty

## První kolo

kosmopolis_lessons-first = První kolo
kosmopolis_lessons-first-welcome = Stavíte si město a ostatní taky. Uprostřed roste Kosmopolis a to určuje, jak vysoké vaše město smí být.
kosmopolis_lessons-first-draft = Nejdřív si vybíráte karty: dvě si necháte, zbytek pošlete dál. Nechte si modrou 6 a žlutou 2.
kosmopolis_lessons-first-draft-again = Taky dobré! Pro tuto lekci si nechte modrou 6 a žlutou 2.
kosmopolis_lessons-first-passed = Anna vám předala svou sadu. Nechte si růžovou 2 a zelenou 3.
kosmopolis_lessons-first-passed-again = Lákavá dvojice. Dnes si ale nechte růžovou 2 a zelenou 3.
kosmopolis_lessons-first-city = V každém tahu hrajete jednu kartu a karty ve vašem městě jsou na konci body. Zahrajte modrou 6 do svého města.
kosmopolis_lessons-first-city-here = Kosmopolis si na své ještě přijde. Nejdřív zahrajte modrou 6 do svého města, kvůli bodům.
kosmopolis_lessons-first-city-again = Začněte ve velkém: zahrajte modrou 6 do svého města.
kosmopolis_lessons-first-limit = Pozor: žádná barva ve vašem městě nesmí být vyšší než táž barva v Kosmopolis. Modré tam zatím nejsou, takže je co dělat.
kosmopolis_lessons-first-merchant = Karta zahraná do Kosmopolis zvedne limit všem a její profese udělá něco pro vás. Kupec přináší žeton: zahrajte žlutou 2 do Kosmopolis.
kosmopolis_lessons-first-merchant-there = Ve městě jsou to 2 body, ale kupec pracuje jen v Kosmopolis. Zahrajte žlutou 2 tam.
kosmopolis_lessons-first-merchant-again = Žeton vás za chvíli zachrání. Zahrajte žlutou 2 do Kosmopolis.
kosmopolis_lessons-first-scholar = A žeton je tu! Teď učenec: zahrajte zelenou 3 do Kosmopolis a přiberete si kartu.
kosmopolis_lessons-first-scholar-again = Jedno po druhém: zahrajte zelenou 3 do Kosmopolis.
kosmopolis_lessons-first-priest = Přišla vám zelená 2. Teď kněz: zahrajte růžovou 2 do Kosmopolis.
kosmopolis_lessons-first-priest-again = Nejdřív ať pracuje kněz: zahrajte růžovou 2 do Kosmopolis.
kosmopolis_lessons-first-takes = Kněz odvede nejnižší kartu jedné barvy z Kosmopolis do vašeho města. Zvolte žlutou: dvojka se vrátí k vám a Annin žlutý limit klesne.
kosmopolis_lessons-first-takes-green = Tak byste získali zelenou 3. Zvolte žlutou a uvidíte, co to udělá s Annou.
kosmopolis_lessons-first-agent = Anna si žlutý limit zase zvedla. Vaše modrá 6 se pořád nevejde, zahrajte proto modrou 3 do Kosmopolis: to je agent.
kosmopolis_lessons-first-agent-again = Modrá 6 se pořád nevejde. Zahrajte modrou 3 do Kosmopolis.
kosmopolis_lessons-first-modifier = Tuto kartu modifikace vidíte jen vy: zvedá limit o 2. Přiložte ji k modré.
kosmopolis_lessons-first-modifier-blue = Tam by pomohla i Anně. Přiložte ji k modré, kde ji potřebujete.
kosmopolis_lessons-first-room = Modrý limit je teď 5, ale víte to jen vy. Ve žluté máte místo: zahrajte žlutou 4 do svého města.
kosmopolis_lessons-first-room-again = Nejdřív body: zahrajte žlutou 4 do svého města.
kosmopolis_lessons-first-last = Anně došly karty, takže tohle je váš poslední tah v kole. Zahrajte zelenou 2 do svého města.
kosmopolis_lessons-first-last-again = Do vašeho města se akorát vejde. Zahrajte zelenou 2 tam.
kosmopolis_lessons-first-over = Karty modifikace jsou odkryté: modrý limit je 5 a vy máte 6. Jeden žeton zachrání celý sloupec, zaplaťte za modrou.
kosmopolis_lessons-first-over-again = Bez žetonu přijdete o celý modrý sloupec. Zaplaťte za modrou!
kosmopolis_lessons-first-bonus = Anna neměla čím platit a přišla o dva sloupce. V každé barvě si město s nejvyšším součtem bere z Kosmopolis nejlepší kartu jako bonus a všechny tři jsou vaše.
kosmopolis_lessons-first-end = Po třech takových kolech jsou město, bonusové karty a zbylé žetony vaše body. Zahrajeme si doopravdy?

## Polské a české vydání

kosmopolis_lessons-closest = Polské a české vydání
kosmopolis_lessons-closest-compare = V těchto vydáních bere bonusovou kartu součet nejbližší limitu, ne ten nejvyšší. Modrý limit je 9: Anna má přesně 9 a vy 11.
kosmopolis_lessons-closest-pay = Dva žetony zachrání sloupec a každý se od součtu i odečte. Zaplaťte za modrou!
kosmopolis_lessons-closest-pay-again = Bez žetonů o sloupec přijdete. Zaplaťte za modrou.
kosmopolis_lessons-closest-result = Po odečtení žetonů máte přesně 9, stejně jako Anna. Kolo zahajovala ona, proto si první vzala pětku a na vás zbyla čtyřka.
