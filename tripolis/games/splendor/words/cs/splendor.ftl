### Splendor. The terms are those of rules.md.
###
### $player, $players, $owner: names. $card: a card, said by splendor-card-…. $tokens, $price: numbers
### of tokens, said by splendor-count-…. $colour: a colour's name. $noble, $need: what is asked for,
### said by splendor-count-…; $missing: splendor-lack-…; $city: splendor-city-asks.

splendor-name = Splendor
splendor-about = Drahokamy kupují doly a dílny, každá karta zlevní další a ty nejlepší přinesou prestiž a návštěvy šlechticů.

## Colours, tokens and cards

splendor-white = bílá
splendor-blue = modrá
splendor-green = zelená
splendor-red = červená
splendor-black = černá
splendor-gold = zlato
# What stands on cards and signs, beside a shape. No two alike.
splendor-letter-white = B
splendor-letter-blue = M
splendor-letter-green = Z
splendor-letter-red = Č
splendor-letter-black = K
splendor-letter-gold = *

splendor-count-white = { $count ->
        [one] { $count } bílý
        [few] { $count } bílé
       *[other] { $count } bílých
    }
splendor-count-blue = { $count ->
        [one] { $count } modrý
        [few] { $count } modré
       *[other] { $count } modrých
    }
splendor-count-green = { $count ->
        [one] { $count } zelený
        [few] { $count } zelené
       *[other] { $count } zelených
    }
splendor-count-red = { $count ->
        [one] { $count } červený
        [few] { $count } červené
       *[other] { $count } červených
    }
splendor-count-black = { $count ->
        [one] { $count } černý
        [few] { $count } černé
       *[other] { $count } černých
    }
splendor-count-gold = { $count ->
        [one] { $count } žeton zlata
        [few] { $count } žetony zlata
       *[other] { $count } žetonů zlata
    }
splendor-count-gold-card = { $count ->
        [one] { $count } kartu „Dva zlaťáky“
        [few] { $count } karty „Dva zlaťáky“
       *[other] { $count } karet „Dva zlaťáky“
    }
# What somebody is short of.
splendor-lack-white = { $count ->
        [one] { $count } bílý
        [few] { $count } bílé
       *[other] { $count } bílých
    }
splendor-lack-blue = { $count ->
        [one] { $count } modrý
        [few] { $count } modré
       *[other] { $count } modrých
    }
splendor-lack-green = { $count ->
        [one] { $count } zelený
        [few] { $count } zelené
       *[other] { $count } zelených
    }
splendor-lack-red = { $count ->
        [one] { $count } červený
        [few] { $count } červené
       *[other] { $count } červených
    }
splendor-lack-black = { $count ->
        [one] { $count } černý
        [few] { $count } černé
       *[other] { $count } černých
    }

# A card that somebody buys, takes or reserves.
splendor-card-white = bílou kartu { $level }. úrovně{ $points ->
        [0] {""}
       *[other] {" "}(prestiž { $points })
    }
splendor-card-blue = modrou kartu { $level }. úrovně{ $points ->
        [0] {""}
       *[other] {" "}(prestiž { $points })
    }
splendor-card-green = zelenou kartu { $level }. úrovně{ $points ->
        [0] {""}
       *[other] {" "}(prestiž { $points })
    }
splendor-card-red = červenou kartu { $level }. úrovně{ $points ->
        [0] {""}
       *[other] {" "}(prestiž { $points })
    }
splendor-card-black = černou kartu { $level }. úrovně{ $points ->
        [0] {""}
       *[other] {" "}(prestiž { $points })
    }
splendor-card-orient = kartu Orientu „{ $ability }“
splendor-card-orient-coloured = kartu Orientu „{ $ability }“ ({ $colour })
splendor-back-base = { $level }. úroveň
splendor-back-orient = Orient, { $level }. úroveň

splendor-ability-gold2 = Dva zlaťáky
splendor-ability-pair = Dvojice
splendor-ability-pair_take1 = Dvojice a karta zdarma
splendor-ability-double = Dvojitý bonus
splendor-ability-reserve_noble = Rezervace šlechtice
splendor-ability-take2 = Karta 2. úrovně zdarma
splendor-ability-discard2 = Nákup za karty

splendor-ability-gold2-about = V jednom nákupu platí za dvě zlata, pak jde do krabice.
splendor-ability-pair-about = Převezme barvu karty, kterou už máte.
splendor-ability-pair_take1-about = Převezme barvu karty, kterou už máte; pak si vezměte zdarma vyloženou kartu 1. úrovně.
splendor-ability-double-about = Dva bonusy své barvy.
splendor-ability-reserve_noble-about = Rezervujte si šlechtice, který může přijít jen k vám.
splendor-ability-take2-about = Vezměte si zdarma vyloženou kartu 2. úrovně.
splendor-ability-discard2-about = Stojí vlastní karty se dvěma bonusy uvedené barvy.

splendor-post-1 = drahokam po každém nákupu
splendor-post-2 = třetí drahokam ke dvěma stejným
splendor-post-3 = zlato smí platit za dva drahokamy jedné barvy
splendor-post-4 = 5 bodů prestiže
splendor-post-5 = 1 bod prestiže za každý vlastní štít

## Areas of the table

splendor-area-supply = Zásoba
splendor-area-decks = Balíčky
splendor-area-face-up = Vyložené karty
splendor-area-nobles = Šlechtici
splendor-area-cities = Města
splendor-area-posts = Stanice
splendor-area-tokens = Žetony
splendor-area-bonuses = Bonusy
splendor-area-tableau = Karty
splendor-area-reserved = Rezervace
splendor-area-reserved-nobles = Rezervovaní šlechtici
splendor-area-towers = Věže
splendor-area-shields = Štíty
splendor-area-gold-cards = Zlato z karet
splendor-area-boxed = V krabici

## Labels on the table

splendor-label-round = Kolo { $round }
splendor-label-last-round = Poslední kolo
splendor-label-first-player = První hráč
splendor-label-prestige = Prestiž
splendor-label-affordable = Můžete koupit
splendor-label-missing = Chybí: { $missing }
splendor-label-hidden = Naslepo: { $back }
splendor-label-one-colour = { $count } jedné barvy
splendor-label-house-combination = Domácí kombinace

## Options of a table

splendor-option-modules = Moduly
splendor-option-modules-about = Co se přidá k základní hře. Víc než jeden je domácí kombinace.
splendor-value-modules-cities = Města
splendor-value-modules-cities-about = Bez šlechticů; získané město zahájí poslední kolo.
splendor-value-modules-strongholds = Pevnosti
splendor-value-modules-strongholds-about = Věže hlídají karty; tři na jedné kartě dovolí druhý nákup.
splendor-value-modules-trading_posts = Obchodní stanice
splendor-value-modules-trading_posts-about = Pět stanic se otevírá bonusy a dává schopnosti a prestiž.
splendor-value-modules-orient = Orient
splendor-value-modules-orient-about = Třicet karet s vlastními schopnostmi.

splendor-option-allow_fewer_tokens = Méně žetonů
splendor-option-allow_fewer_tokens-about = Zapnuto: smíte si vzít jeden nebo dva různé drahokamy, i když jsou tři barvy.
splendor-option-pair_on_double = Dvojice u dvojité karty
splendor-option-pair_on_double-about = Kolik bonusů má karta přiložená k dvojité.
splendor-option-discard_counts = Cena v kartách
splendor-option-discard_counts-about = Co se počítá v ceně karty „Nákup za karty“.
splendor-value-discard_counts-bonuses = Bonusy
splendor-value-discard_counts-bonuses-about = Vlastní karty se dvěma bonusy; dvojitá zaplatí sama.
splendor-value-discard_counts-cards = Karty
splendor-value-discard_counts-cards-about = Přesně dvě vlastní karty.
splendor-option-house_cities_with_nobles = Šlechtici u Měst
splendor-option-house_cities_with_nobles-about = V domácí kombinaci s Městy se vykládají i šlechtici.
splendor-option-house_p3_doubles_virtual = Stanice 3 zdvojuje zlato z karet
splendor-option-house_p3_doubles_virtual-about = Stanice 3 zdvojuje i zlato karet „Dva zlaťáky“.
splendor-option-max_idle_rounds = Prázdná kola
splendor-option-max_idle_rounds-about = Tolik celých kol bez nákupu a rezervace ukončí partii.
splendor-option-spectator_view = Diváci vidí
splendor-option-spectator_view-about = Co vidí ti, kdo nesedí u stolu.
splendor-value-spectator_view-public = Jen to, co leží veřejně
splendor-value-spectator_view-public-about = Diváci vidí jen to, co je známé všem.
splendor-value-spectator_view-omniscient_delayed = Všechno, se zpožděním
splendor-value-spectator_view-omniscient_delayed-about = Diváci vidí i karty rezervované naslepo, jakmile už nejsou tajemstvím.

## What is asked of you, or of others

splendor-ask-main = Jste na tahu: vezměte si drahokamy, rezervujte si nebo kupte kartu.
splendor-ask-main-last = Váš poslední tah: vezměte si drahokamy, rezervujte si nebo kupte kartu.
splendor-ask-pay = Kupujete { $card }: zaplaťte, nebo nahraďte drahokam zlatem.
splendor-ask-pay-gold = Kupujete { $card }: zvolte, kolik zlata a zlata z karet zaplatíte.
splendor-ask-discard = Vyberte vlastní kartu na zaplacení, barva: { $colour }.
splendor-ask-pair = Vyberte barvu, kterou nová karta převezme.
splendor-ask-free = Vezměte si zdarma vyloženou kartu { $level }. úrovně.
splendor-ask-reserve-noble = Vyberte šlechtice, kterého si rezervujete.
splendor-ask-token = Vezměte si drahokam za stanici.
splendor-ask-tower = Postavte věž, přesuňte ji, nebo pošlete cizí zpět.
splendor-ask-conquest = Dobýt { $card }?
splendor-ask-noble = Vyberte, který šlechtic vás navštíví.
splendor-ask-city = Vyberte město, které si vezmete.
splendor-ask-return = { $count ->
        [one] Vraťte { $count } žeton.
        [few] Vraťte { $count } žetony, jeden po druhém.
       *[other] Vraťte { $count } žetonů, jeden po druhém.
    }
splendor-ask-over = Partie skončila.

splendor-ask-wait-main = { $players } vybírá akci.
splendor-ask-wait-pay = { $players } platí.
splendor-ask-wait-pay-gold = { $players } platí.
splendor-ask-wait-discard = { $players } vybírá karty na zaplacení.
splendor-ask-wait-pair = { $players } vybírá barvu dvojice.
splendor-ask-wait-free = { $players } vybírá kartu zdarma.
splendor-ask-wait-reserve-noble = { $players } vybírá šlechtice k rezervaci.
splendor-ask-wait-token = { $players } si bere drahokam za stanici.
splendor-ask-wait-tower = { $players } vybírá akci s věží.
splendor-ask-wait-conquest = { $players } zvažuje dobytí.
splendor-ask-wait-noble = { $players } vybírá šlechtice.
splendor-ask-wait-city = { $players } vybírá město.
splendor-ask-wait-return = { $players } musí vrátit žetony.

## The log

splendor-log-takes = { $player } si bere { $tokens }.
    .you = Berete si { $tokens }.
splendor-log-reserves = { $player } si rezervuje { $card }.
    .you = Rezervujete si { $card }.
splendor-log-reserves-top = { $player } si naslepo z balíčku rezervuje { $card } ({ $back }).
    .you = Naslepo z balíčku si rezervujete { $card } ({ $back }).
splendor-log-reserves-blind = { $player } si naslepo rezervuje kartu z balíčku ({ $back }).
    .you = Naslepo si rezervujete kartu z balíčku ({ $back }).
splendor-log-receives-gold = { $player } dostává žeton zlata.
    .you = Dostáváte žeton zlata.
splendor-log-no-gold = Zlato došlo: { $player } žádné nedostává.
    .you = Zlato došlo: žádné nedostáváte.
splendor-log-passes = { $player } pasuje.
    .you = Pasujete.
splendor-log-buys = { $player } kupuje { $card } za { $price }.
    .you = Kupujete { $card } za { $price }.
splendor-log-buys-free = { $player } kupuje { $card } jen za bonusy.
    .you = Kupujete { $card } jen za bonusy.
splendor-log-buys-with-cards = { $player } kupuje { $card } a odhazuje { $count ->
        [one] { $count } kartu
        [few] { $count } karty
       *[other] { $count } karet
    } ({ $colour }).
    .you = Kupujete { $card } a odhazujete { $count ->
        [one] { $count } kartu
        [few] { $count } karty
       *[other] { $count } karet
    } ({ $colour }).
splendor-log-towers-home = { $player } dostává zpět { $count ->
        [one] { $count } věž
        [few] { $count } věže
       *[other] { $count } věží
    }.
    .you = Dostáváte zpět { $count ->
        [one] { $count } věž
        [few] { $count } věže
       *[other] { $count } věží
    }.
splendor-log-pairs = { $player } přikládá kartu do dvojice: { $colour }.
    .you = Přikládáte kartu do dvojice: { $colour }.
splendor-log-takes-free = { $player } si bere zdarma { $card }.
    .you = Berete si zdarma { $card }.
splendor-log-no-free-card = Není karta { $level }. úrovně, kterou si { $player } může vzít zdarma.
    .you = Není karta { $level }. úrovně, kterou si můžete vzít zdarma.
splendor-log-holds-noble = { $player } si rezervuje šlechtice ({ $noble }).
    .you = Rezervujete si šlechtice ({ $noble }).
splendor-log-no-noble = Není šlechtic, kterého si { $player } může rezervovat.
    .you = Není šlechtic, kterého si můžete rezervovat.
splendor-log-post-token = { $player } si bere { $tokens } za stanici.
    .you = Berete si { $tokens } za stanici.
splendor-log-tower-put = { $player } staví věž na { $card }.
    .you = Stavíte věž na { $card }.
splendor-log-tower-move = { $player } přesouvá věž na { $card }.
    .you = Přesouváte věž na { $card }.
splendor-log-tower-remove = { $player } uvolňuje { $card }: věž se vrací, její majitel: { $owner }.
    .you = Uvolňujete { $card }: věž se vrací, její majitel: { $owner }.
    .you-owner = { $player } uvolňuje { $card }: vaše věž se vám vrací.
splendor-log-conquers = { $player } dobývá { $card }.
    .you = Dobýváte { $card }.
splendor-log-skips = { $player } dobytí odmítá.
    .you = Dobytí odmítáte.
splendor-log-noble = Přichází šlechtic ({ $noble }), hostitel: { $player }, { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    } prestiže.
    .you = Přichází k vám šlechtic ({ $noble }): { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    } prestiže.
splendor-log-shield = { $player } otevírá stanici: { $power }.
    .you = Otevíráte stanici: { $power }.
splendor-log-city = { $player } si bere město ({ $city }).
    .you = Berete si město ({ $city }).
splendor-city-asks = prestiž { $prestige }{ $colours ->
        [0] {""}
       *[other] , { $need }
    }{ $group ->
        [0] {""}
       *[other] { $colours ->
            [0] , { $group } v jedné barvě
           *[other] , { $group } v jedné další barvě
        }
    }
splendor-log-returns = { $player } vrací { $tokens }.
    .you = Vracíte { $tokens }.
splendor-log-last-round = { $player } má { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    } prestiže: začíná poslední kolo.
    .you = Máte { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    } prestiže: začíná poslední kolo.
splendor-log-last-round-city = { $player } má město: začíná poslední kolo.
    .you = Máte město: začíná poslední kolo.
splendor-log-end = Partie skončila.
splendor-log-end-passes = Všichni pasovali: partie skončila.
splendor-log-end-idle = { $rounds ->
        [one] { $rounds } kolo
        [few] { $rounds } kola
       *[other] { $rounds } kol
    } bez nákupu a rezervace: partie skončila.

## Why a move is refused

splendor-unreadable = „{ $text }“ není tah. Tahy vypadají takto: take WUG, take RR, reserve 3b, reserve deck2, buy 2c, buy r1.
splendor-no-main-now = Vezměte si drahokamy, rezervujte si nebo kupte kartu.
splendor-no-pay-now = Právě se platí: zaplaťte, nebo nahraďte drahokam zlatem.
splendor-no-pay-gold-now = Zvolte, kolik zlata zaplatíte.
splendor-no-discard-now = Vyberte vlastní kartu na zaplacení.
splendor-no-pair-now = Vyberte barvu, kterou nová karta převezme.
splendor-no-free-now = Vezměte si zdarma vyloženou kartu.
splendor-no-reserve-noble-now = Vyberte šlechtice k rezervaci.
splendor-no-token-now = Vezměte si drahokam své stanice.
splendor-no-tower-now = Nejdřív akce s věží.
splendor-no-conquest-now = Dobyjte kartu, nebo odmítněte.
splendor-no-noble-now = Vyberte, který šlechtic vás navštíví.
splendor-no-city-now = Vyberte město.
splendor-no-return-now = Máte víc než deset žetonů: vraťte přebytek.
splendor-no-end-now = Partie skončila.
splendor-no-pile = Takový žeton už není: { $colour }.
splendor-no-take-fewer = { $count ->
        [one] Vezměte si { $count } žeton: jiné barvy nejsou.
        [few] Vezměte si { $count } žetony různých barev.
       *[other] Vezměte si { $count } žetonů různých barev.
    }
splendor-no-take-two = Dva stejné lze vzít z hromádky, ve které jsou aspoň { $least }; { $colour }: { $pile }.
splendor-no-take-without-third = Vaše stanice přidává třetí drahokam jiné barvy: vezměte si ho také.
splendor-no-third-gem = Třetí drahokam dává jen druhá stanice.
splendor-no-deck = V tomto balíčku už není karta.
splendor-no-reserve-full = Rezervované karty můžete mít nejvýš { $limit }.
splendor-no-card-there = Karta tu není.
splendor-no-guarded = Tuto kartu smí vzít jen { $owner }: hlídá ji věž.
splendor-no-reserved = Takovou rezervovanou kartu nemáte.
splendor-no-discard-price = Nemáte čím zaplatit, potřebujete dva bonusy, barva: { $colour }.
splendor-no-host = Nemáte kartu s bonusem, ke které by se dala přiložit.
splendor-no-money = Chybí vám { $missing }{ $gold ->
        [0] {""}
       *[other] {" "}a vaše zlato ({ $gold }) nestačí
    }.
splendor-no-pass = Pasovat smíte, jen když nic jiného není možné.
splendor-not-pay = Tento drahokam teď zlatem nenahradíte: barvy jdou v pořadí bílá, modrá, zelená, červená, černá a zlata musí být dost.
splendor-not-pay-gold = Tolik zlata cenu přesně nepokryje.
splendor-not-discard = Tato karta do ceny nepatří: nejdřív karty s váčkem a žádná navíc.
splendor-not-pair = Nemáte kartu této barvy s tolika bonusy.
splendor-not-free = Tuto kartu si zdarma vzít nemůžete.
splendor-not-reserve-noble = Tento šlechtic neleží na stole.
splendor-not-token = Takový drahokam v zásobě není.
splendor-not-conquest = Dobyjte kartu, nebo odmítněte.
splendor-not-noble = Tento šlechtic k vám nepřijde.
splendor-not-city = Podmínky tohoto města nesplňujete.
splendor-no-foreign-tower = Na této kartě není cizí věž.
splendor-no-tower-left = Všechny vaše věže jsou na stole.
splendor-no-own-tower = Na této kartě není vaše věž.
splendor-no-tower-there = Věž se přesouvá na jinou kartu.
splendor-no-token = Takový žeton nemáte: { $colour }.
splendor-no-return-order = Žetony se vracejí v pořadí bílá, modrá, zelená, červená, černá, zlato; zbývá vrátit: { $count }.

## Where points come from

splendor-score-cards = Karty: { $points }
splendor-score-nobles = Šlechtici ({ $count }): { $points }
splendor-score-posts = Stanice (štítů: { $count }): { $points }
splendor-score-city = Město: { $city }
splendor-score-no-city = Bez města
splendor-score-tie = Karet před hráčem, při shodě je lépe méně: { $count }

## What is wrong with a position

splendor-position-phase = Na to se tady ptát nelze: { $phase }.
splendor-position-card = Karta { $card } tam být nemůže, nebo chybí.
splendor-position-gold-cards = Karty „Dva zlaťáky“ místa { $seat } nesouhlasí s jeho kartami.
splendor-position-tokens = Žetony druhu { $kind }: celkem jich musí být { $expected }.
splendor-position-limit = Místo { $seat } má příliš mnoho žetonů.
splendor-position-towers = Takové věže tu být nemohou: { $place }.
splendor-position-tower-count = Místo { $seat } má na stole příliš mnoho věží.
splendor-position-shields = Místo { $seat } nemůže mít štíty.
splendor-position-tiles = Šlechtici nebo města takto ležet nemohou.

## What is counted

splendor-mechanism-return = Vrácené žetony
splendor-mechanism-noble = Návštěva šlechtice
splendor-mechanism-choice-of-nobles = Volba z několika šlechticů
splendor-mechanism-city = Získané město
splendor-mechanism-choice-of-cities = Volba z několika měst
splendor-mechanism-tower-put = Postavená věž
splendor-mechanism-tower-move = Přesunutá věž
splendor-mechanism-tower-remove = Odeslaná cizí věž
splendor-mechanism-conquest = Dobytí
splendor-mechanism-bags-first = Nejdřív odevzdané karty s váčkem
splendor-mechanism-chain-of-three = Řetěz tří karet

## On the front page and after the game

splendor-minutes = 30 minut
splendor-tie-break = Bodů je stejně, rozhoduje tedy méně karet na stole.
splendor-points = Prestiž
splendor-margin = { $player }: prestiž o { $count } menší.
    .you = Chyběla vám prestiž: { $count }.

## The table in words

splendor-say-take = Vzít si { $tokens }
splendor-say-buy = Koupit { $card }
splendor-say-reserve = Rezervovat si { $card }
splendor-say-reserve-top = Rezervovat vrchní kartu balíčku: { $back }
splendor-say-pass = Pasovat
splendor-say-pay-now = Zaplatit
splendor-say-pay-gold = Zaplatit zlatem: { $gold }, kartami „Dva zlaťáky“: { $cards }
splendor-say-gold-for = Nahradit drahokam zlatem: { $colour }
splendor-say-return = Vrátit: { $colour }
splendor-say-token = Vzít si drahokam: { $colour }
splendor-say-pair = Převzít barvu: { $colour }
splendor-say-free = Vzít si zdarma { $card }
splendor-say-noble = Šlechtic: { $need }
splendor-say-city = Město: { $need }
splendor-say-tower-put = Postavit věž na { $card }
splendor-say-tower-move = Přesunout věž: { $from } → { $to }
splendor-say-tower-remove = Poslat věž zpět: { $card }
splendor-say-conquer = Dobýt kartu
splendor-say-skip = Nedobývat
splendor-say-card = { $card }, cena { $price }
splendor-say-card-nothing = { $card }, pro vás zdarma
splendor-say-towers = věže: { $count } ({ $player })
    .you = vaše věže: { $count }
splendor-say-can-buy = můžete ji koupit
splendor-say-guest = { $need }: prestiž { $points }

## The picture in the terminal

splendor-picture-last-round = poslední kolo
splendor-picture-bank = Banka
splendor-picture-legend = 2+1 bonusy+žetony · ▯ karty
splendor-picture-sign-affordable = můžete koupit
splendor-picture-sign-missing = chybí
splendor-picture-sign-prestige = prestiž
splendor-picture-sign-tokens = žetony
splendor-picture-sign-noble = šlechtic
splendor-picture-sign-city = město
splendor-picture-sign-any-colour = jedna libovolná barva
splendor-picture-sign-tower = věž
splendor-picture-sign-shield = štít
splendor-picture-reserve = Vaše rezervace
splendor-picture-paying = Platba za { $place }
# What an Orient card can do, in six or seven letters
splendor-picture-ability-gold2 = zlato
splendor-picture-ability-pair = dvojice
splendor-picture-ability-pair_take1 = dvoj.+1
splendor-picture-ability-double = dvojitý
splendor-picture-ability-reserve_noble = šlech.
splendor-picture-ability-take2 = zdarma 2
splendor-picture-ability-discard2 = karty

## Když se něco stane poprvé: řekne se to jednou

splendor-first-reserves = Rezervovanou kartu smí koupit jen její majitel; přinese i zlato, které nahradí libovolnou barvu. Mít je možné nejvýš tři.
splendor-first-buys = Koupená karta zůstává: její drahokam je sleva o jeden při každém dalším nákupu a číslo je prestiž.
splendor-first-returns = Na konci tahu smíte mít nejvýš deset žetonů; zbytek se vrací.
splendor-first-noble = Šlechtic přijde sám k prvnímu, kdo má dost karet jeho barev, a přinese 3 body prestiže. Nic to nestojí.
splendor-first-tower-put = Po nákupu smíte na kartu postavit věž: pak ji smí vzít jen majitel věže. Se třemi věžemi ji lze dobýt.
splendor-first-tower-remove = Místo postavení věže smíte poslat domů cizí. Karta je zase volná pro všechny.
splendor-first-shield = Obchodní stanice se otevře sama, jakmile máte potřebné karty, a její výhoda je odteď vaše.
splendor-first-city = S městy nikdo nevyhraje bez města. Získání města začíná poslední kolo.
splendor-first-last-round = Konec je na dohled: kolo se dohraje, aby měli všichni stejně tahů.

## Co říká vaše hra

splendor-habit-gems = Drahokamy, které berete
splendor-habit-first = Vaše první tři karty
