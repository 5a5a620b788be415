### Lekce hry Comparity. Pojmy jako v comparity.ftl; v jedné chvíli nejvýš dvě věty.

## Na co lekce ukazuje. $name: které přesně.

comparity_lessons-part-laid = karty na ploše
comparity_lessons-part-row = vaše řada
comparity_lessons-part-cell = volné místo vedle karet
comparity_lessons-part-pile = hromádka
comparity_lessons-part-rival = Annina řada

## První partie

comparity_lessons-first = První partie
comparity_lessons-first-welcome = Socha Svobody leží zakrytá: její výšku nikdo nezná. Doprava a nahoru musí být stavby čím dál vyšší a vyhrává, kdo první vyloží poslední kartu.
comparity_lessons-first-lay = Váš Burdž Chalífa je určitě vyšší než Socha Svobody. Položte ho napravo od ní.
comparity_lessons-first-lay-above = Nad ni je to taky správně, nahoru se roste! Tentokrát ho ale položte napravo.
comparity_lessons-first-lay-smaller = Vlevo a dole leží ty nižší. Burdž Chalífa je vyšší: položte ho napravo.
comparity_lessons-first-lay-burj = Merlion je maličký a patří vlevo nebo dolů. Začněte Burdž Chalífou, napravo.
comparity_lessons-first-lay-again = I to je možné! Na začátek ale radši něco jistého: Burdž Chalífa, napravo.
comparity_lessons-first-doubt = Anna tvrdí, že Empire State Building je ještě vyšší, ale je to pravda? Zkontrolujte tu kartu!
comparity_lessons-first-doubt-other = Pochybujte o té nové kartě: zkontrolujte Empire State Building.
comparity_lessons-first-doubt-again = Zahrát kartu by znamenalo Anně věřit. Zkontrolujte radši Empire State Building.
comparity_lessons-first-repair = Pochybovat se vyplatilo! Karty si podle pravidel vyměnily místa a Anna si za trest bere tři.
comparity_lessons-first-duet = Karta, která se dotýká dvou najednou, je duet. Na označené místo patří něco vyššího než věž v Pise a nižšího než Empire State Building.
comparity_lessons-first-duet-small = Na to místo je příliš nízká. Nad 60 metrů to bude bezpečné.
comparity_lessons-first-duet-check = Tady není o čem pochybovat. Zahrajte duet na označené místo.
comparity_lessons-first-duet-again = Jde to, ale duet bolí víc. Položte kartu na označené místo.
comparity_lessons-first-wrong = Po duetu si další hráč musí vzít kartu, nebo kontrolovat. Anna kontrolovala, chybu nenašla a bere si za to dvě karty.
comparity_lessons-first-react = Teď duet zahrála Anna a reagujete vy. CN Tower je opravdu obrovská, radši si vezměte kartu.
comparity_lessons-first-react-true = CN Tower měří 553 metrů: zbytečná kontrola stojí dvě karty. Vezměte si radši jednu.
comparity_lessons-first-react-other = To sotva: zbytečná kontrola stojí dvě karty. Vezměte si radši jednu.
comparity_lessons-first-last = O mnoho tahů později vám zbývá jediná karta. Položte ji kamkoli a vyhrajete dřív, než ji někdo zkontroluje!
comparity_lessons-first-last-again = Pochybnosti stranou: zahrajte Eiffelovu věž.
comparity_lessons-first-end = Výhra! To je celá hra: pokládejte s kamennou tváří a pochybujte v pravou chvíli.

## Roky

comparity_lessons-year = Roky místo výšek
comparity_lessons-year-years = Tady se srovnávají roky: doprava a nahoru jsou stavby čím dál mladší. Všechno ostatní zůstává.
comparity_lessons-year-older = Parthenón je starší než Koloseum. Položte ho vlevo, nebo dolů.
comparity_lessons-year-older-left = Tam patří mladší. Parthenón je starší: vlevo, nebo dolů.
comparity_lessons-year-older-stones = Stonehenge by sedělo taky! Tentokrát ale vezměme Parthenón.
comparity_lessons-year-older-again = Zkuste Parthenón: vlevo od Kolosea, nebo pod něj.
comparity_lessons-year-newer = Eiffelova věž vznikla mnoho staletí po Koloseu. Položte ji nad něj.
comparity_lessons-year-newer-again = Zkuste Eiffelovu věž, nad Koloseum.
comparity_lessons-year-done = Počítá se rok, kdy stavba získala dnešní podobu, a značka na kartě říká, že je rok jen přibližný. Teď znáte obě hry!
