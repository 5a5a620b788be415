### Comparity.
###
### $player and $taker are players' names, $card, $one and $other landmarks, $cards several of them,
### $around says where a cell is, by the cards beside it, and $number is a height or a year.

comparity-name = Comparity
comparity-about = Co je vyšší: katedrála, nebo minaret? Skládejte slavné stavby podle pořadí, aniž vidíte čísla, a nevěřte ostatním na slovo.

## Numbers

comparity-metres = { $metres } m
comparity-year = { $year }
comparity-year-bc = { $year } př. n. l.
comparity-about-year = asi { $year }
comparity-about-year-bc = asi { $year } př. n. l.

## Areas and labels of the table

comparity-area-zone = Plocha
comparity-area-row = Řada
comparity-area-pile = Hromádka
comparity-area-box = Krabice
comparity-area-discarded = Odhozené karty
comparity-label-approximate = přibližný rok
comparity-label-open = odkrytá
comparity-label-closed = zakrytá
comparity-label-height = Výška
comparity-label-year = Rok

## Options of a table

comparity-option-mode = Co se porovnává
comparity-option-mode-about = Číslo z odkryté strany, které musí růst doprava a nahoru.
comparity-value-mode-height = Výška
comparity-value-mode-height-about = Od země nebo hladiny po nejvyšší bod, podle stavu v roce 2015.
comparity-value-mode-year = Rok
comparity-value-mode-year-about = Kdy stavba získala dnešní podobu.

comparity-option-last_card = Poslední karta
comparity-option-last_card-about = Co se stane, když je hromádka prázdná a někdo má dát svou jedinou kartu.
comparity-value-last_card-protected = Chráněná
comparity-value-last_card-protected-about = Svou jedinou kartu nikdo dávat nemusí.
comparity-value-last_card-wins = Vyhrává
comparity-value-last_card-wins-about = Dává se i ta, a kdo ji dá, hned vyhrává.

comparity-option-fix_mode = Oprava
comparity-option-fix_mode-about = Jak se plocha uvede do pořádku, když se našlo porušení.
comparity-value-fix_mode-rearrange = Přemístění
comparity-value-fix_mode-rearrange-about = Všechny špatně ležící karty se přemístí společně, a to co nejméně z nich.
comparity-value-fix_mode-pair_swap = Prohození jedné dvojice
comparity-value-fix_mode-pair_swap-about = Prohodit lze jen jednu dvojici; když to nepomůže, jedna karta se odhodí.

comparity-option-pile_top_visible = Vršek hromádky
comparity-option-pile_top_visible-about = Zda všichni vidí, která stavba leží na vršku hromádky.
comparity-value-pile_top_visible-on = Viditelný
comparity-value-pile_top_visible-on-about = Zakrytou stranu vrchní karty vidí všichni.
comparity-value-pile_top_visible-off = Skrytý
comparity-value-pile_top_visible-off-about = Kartu poznáte, až když si ji někdo vezme.

comparity-option-deck_memory = Paměť balíčku
comparity-option-deck_memory-about = Zda se stavby odkryté v dřívějších hrách dávají stranou.
comparity-value-deck_memory-room = V místnosti
comparity-value-deck_memory-room-about = Karty odkryté v dřívějších hrách místnosti leží stranou, dokud stačí ostatní.
comparity-value-deck_memory-off = Vypnutá
comparity-value-deck_memory-off-about = V každé hře je celý balíček.

comparity-option-deck = Balíček
comparity-option-deck-about = Které stavby se rozdávají.
comparity-value-deck-core = 100 karet
comparity-value-deck-core-about = Sto staveb běžného balíčku.
comparity-value-deck-all = Všech 155
comparity-value-deck-all-about = I s 55 stavbami navíc; víc karet zůstane jen v krabici.

comparity-option-travellers = Paměť botů
comparity-option-travellers-about = Jak dobře si boti pamatují čísla staveb. Samotná čísla nevidí.
comparity-value-travellers-tourist = Turista
comparity-value-travellers-tourist-about = Zná je z pohlednic.
comparity-value-travellers-traveller = Cestovatel
comparity-value-travellers-traveller-about = Jezdí na místo a poslouchá průvodce.
comparity-value-travellers-guide = Průvodce
comparity-value-travellers-guide-about = Vypráví o nich každý den.
comparity-value-travellers-author = Autor průvodců
comparity-value-travellers-author-about = Skoro všechno má ověřené.
comparity-value-travellers-person = Člověk
comparity-value-travellers-person-about = Co si pamatuje člověk, ví jen on: toto místo vychází z toho, co je u staveb toho druhu obvyklé.

comparity-option-seen = Známé stavby
comparity-option-seen-about = Stavby, jejichž čísla už ukázaly dřívější hry místnosti.

## What is asked of you, or of others

comparity-ask-turn = Jste na tahu: zahrajte kartu ze své řady, nebo zkontrolujte zakrytou kartu.
comparity-ask-play = Jste na tahu: zahrajte kartu ze své řady.
comparity-ask-duet = Duet! Vezměte si 1 kartu, nebo zkontrolujte zakrytou.
comparity-ask-trio = Trio! Vezměte si 1 kartu, nebo zkontrolujte zakrytou.
comparity-ask-must-check = Nikdo vám nemůže dát kartu: zkontrolujte zakrytou kartu.
comparity-ask-extra = Trio vyšlo: zahrajte kartu navíc.
comparity-ask-neighbour = { $card } nemá odkrytou sousední kartu: vyberte, kterou odkrýt.
comparity-ask-neighbour-or-none = { $card }: odkryjte ještě jednu sousední kartu, nebo toho nechte.
comparity-ask-give = Hromádka je prázdná: dejte { $taker-dat } kartu ze své řady.
comparity-ask-repair = Vyberte, jak přemístit špatně ležící karty.
comparity-ask-discard = Přemístění nepomáhá: odhoďte jednu špatně ležící kartu.
comparity-ask-reconnect = Plocha se rozpadla: spojte ji kartou ze své řady.
comparity-ask-over = Konec hry. Vítězí { $player }.
    .you = Konec hry. Vyhráli jste!

comparity-wait-turn = { $players } hraje kartu, nebo kontroluje.
comparity-wait-react = { $players } reaguje: bere si kartu, nebo kontroluje.
comparity-wait-extra = { $players } hraje kartu navíc.
comparity-wait-neighbour = { $players } se rozhoduje, zda odkrýt sousední kartu.
comparity-wait-give = { $players } vybírá kartu, kterou dá.
comparity-wait-repair = { $players } vybírá přemístění.
comparity-wait-discard = { $players } vybírá kartu k odhození.
comparity-wait-reconnect = { $players } spojuje plochu.

## The log

comparity-log-played = { $player } hraje kartu „{ $card }“ { $around }.
    .you = Hrajete kartu „{ $card }“ { $around }.
comparity-log-extra = { $player } hraje kartu navíc, „{ $card }“, { $around }.
    .you = Hrajete kartu navíc, „{ $card }“, { $around }.
comparity-log-reconnected = { $player } spojuje plochu kartou „{ $card }“ { $around }.
    .you = Spojujete plochu kartou „{ $card }“ { $around }.
comparity-log-duet = Duet! Reaguje { $player }: vzít si 1 kartu, nebo kontrolovat.
    .you = Duet! Reagujete vy: vzít si 1 kartu, nebo kontrolovat.
comparity-log-trio = Trio! Reaguje { $player }: vzít si 1 kartu, nebo kontrolovat.
    .you = Trio! Reagujete vy: vzít si 1 kartu, nebo kontrolovat.
comparity-log-decides-to-draw = { $player } si raději bere kartu.
    .you = Raději si berete kartu.
comparity-log-checks = { $player } kontroluje kartu „{ $card }“.
    .you = Kontrolujete kartu „{ $card }“.
comparity-log-opened = { $card }: { $number }.
comparity-log-chooses-neighbour = { $player } odkrývá i sousední kartu „{ $card }“.
    .you = Odkrýváte i sousední kartu „{ $card }“.
comparity-log-opens-none = { $player } dál neodkrývá.
    .you = Dál neodkrýváte.
comparity-log-no-violation = Žádné porušení: { $player } dostává { $count ->
        [one] { $count } kartu
        [few] { $count } karty
       *[other] { $count } karet
    }.
    .you = Žádné porušení: dostáváte { $count ->
        [one] { $count } kartu
        [few] { $count } karty
       *[other] { $count } karet
    }.
comparity-log-violation-beside = Porušení: { $one } ({ $one_number }) stojí vlevo a { $other } ({ $other_number }) vpravo.
comparity-log-violation-above = Porušení: { $one } ({ $one_number }) stojí dole a { $other } ({ $other_number }) nahoře.
comparity-log-penalty = Trest pro předchozího hráče: { $player } dostává { $count ->
        [one] { $count } kartu
        [few] { $count } karty
       *[other] { $count } karet
    }.
    .you = Předchozí tah byl váš: dostáváte { $count ->
        [one] { $count } kartu
        [few] { $count } karty
       *[other] { $count } karet
    }.
comparity-log-drew = { $player } si bere { $count ->
        [one] { $count } kartu
        [few] { $count } karty
       *[other] { $count } karet
    }: { $cards }.
    .you = Berete si { $count ->
        [one] { $count } kartu
        [few] { $count } karty
       *[other] { $count } karet
    }: { $cards }.
comparity-log-pile-empty = Hromádka je prázdná. Ostatní dávají { $count ->
        [one] { $count } kartu
        [few] { $count } karty
       *[other] { $count } karet
    }, dostává { $player }.
    .you = Hromádka je prázdná. Ostatní vám dávají { $count ->
        [one] { $count } kartu
        [few] { $count } karty
       *[other] { $count } karet
    }.
comparity-log-gave = { $player } dává { $taker-dat } kartu „{ $card }“.
    .you = Dáváte { $taker-dat } kartu „{ $card }“.
    .you-taker = { $player } vám dává kartu „{ $card }“.
comparity-log-nobody-gives = Nikdo nemá kartu nazbyt: { $player } dostává o { $count ->
        [one] { $count } kartu
        [few] { $count } karty
       *[other] { $count } karet
    } méně.
    .you = Nikdo nemá kartu nazbyt: dostáváte o { $count ->
        [one] { $count } kartu
        [few] { $count } karty
       *[other] { $count } karet
    } méně.
comparity-log-swapped = { $player } prohazuje karty „{ $one }“ a „{ $other }“.
    .you = Prohazujete karty „{ $one }“ a „{ $other }“.
comparity-log-rearranged = { $player } přemisťuje { $count ->
        [one] { $count } kartu
        [few] { $count } karty
       *[other] { $count } karet
    }: { $cards }.
    .you = Přemisťujete { $count ->
        [one] { $count } kartu
        [few] { $count } karty
       *[other] { $count } karet
    }: { $cards }.
comparity-log-no-cure = Přemístění špatně ležících karet nepomáhá: { $player } jednu z nich odhazuje.
    .you = Přemístění špatně ležících karet nepomáhá: jednu z nich odhazujete.
comparity-log-discarded = { $player } odhazuje kartu „{ $card }“.
    .you = Odhazujete kartu „{ $card }“.
comparity-log-split = Plocha se rozpadá: { $player } ji znovu spojuje.
    .you = Plocha se rozpadá: znovu ji spojujete.
comparity-log-extra-due = Trio vyšlo: { $player } hraje kartu navíc.
    .you = Trio vyšlo: hrajete kartu navíc.
comparity-log-won = { $player } už nemá žádnou kartu a vítězí!
    .you = Už nemáte žádnou kartu: vyhráli jste!

## The result

comparity-score-cards = Karty, které zbyly v řadě: { $count }

## Refusals

comparity-unreadable = „{ $text }“ není tah. Napište například „eiffel_tower 2,-1“, „check eiffel_tower“, „open eiffel_tower“, „open none“, „draw“, „give eiffel_tower“ nebo „discard eiffel_tower“.
comparity-no-card-in-row = Tato karta ve vaší řadě není: { $card }.
comparity-no-lay-covered = Na tom políčku už karta leží.
comparity-no-lay-far = To políčko se nedotýká žádné karty plochy.
comparity-no-lay-apart = Karta na tom políčku by nespojila všechny části plochy.
comparity-no-check-absent = Tato karta na ploše není: { $card }.
comparity-no-check-open = Tato karta už je odkrytá: { $card }.
comparity-no-check-alone = Tato karta nemá sousední kartu, takže ji nelze zkontrolovat: { $card }.
comparity-no-draw-nobody-gives = Hromádka je prázdná a nikdo vám nemůže dát kartu, takže musíte kontrolovat.
comparity-no-open = To není zakrytá karta vedle kontrolované: { $card }.
comparity-no-open-none = Kontrolovaná karta nemá odkrytou sousední kartu, takže musíte jednu odkrýt.
comparity-no-repair = Takové přemístění není mezi těmi, která nenechají žádné porušení a pohnou co nejméně kartami.
comparity-no-discard = Tato karta leží správně: { $card }.
comparity-no-turn-now = Jste na tahu: zahrajte kartu, nebo kontrolujte.
comparity-no-react-now = Nejdřív musíte zareagovat: vezměte si kartu, nebo kontrolujte.
comparity-no-extra-now = Teď musíte zahrát kartu navíc.
comparity-no-neighbour-now = Teď musíte rozhodnout, kterou sousední kartu odkrýt.
comparity-no-give-now = Teď musíte dát kartu.
comparity-no-repair-now = Teď musíte vybrat přemístění.
comparity-no-discard-now = Teď musíte odhodit špatně ležící kartu.
comparity-no-reconnect-now = Teď musíte spojit plochu.

## Positions and memory files

comparity-position-cell = Na políčku { $x },{ $y } leží dvě karty.
comparity-position-twice = Karta „{ $card }“ leží na dvou místech zároveň.
comparity-position-deck = Karta „{ $card }“ do tohoto balíčku nepatří.
comparity-position-missing = Chybí karta „{ $card }“.
comparity-position-count = Počet karet: { $count }, a má jich být { $needed }.
comparity-position-rows = Prázdné řady: { $count }. Prázdná bývá jen řada vítěze, a to až na konci.
comparity-position-connected = Plocha musí držet pohromadě, ledaže ji má někdo právě spojit.
comparity-position-laid = Takhle plocha vzniknout nemohla: nikomu nepatří jen její první karta a poslední zahraná na ní leží, nebo byla odhozena.
comparity-position-phase = S těmito kartami na stole nelze čekat na takové rozhodnutí: „{ $phase }“.
comparity-memory-foreign = Soubor „{ $path }“ není paměť balíčku hry Comparity.
comparity-memory-unknown = Paměť balíčku „{ $path }“ uvádí stavbu, která neexistuje: „{ $name }“.

## On the front page and after the game

comparity-minutes = 20 minut
comparity-tie-break = Vítězí, kdo jako první nemá žádnou kartu.
comparity-points = Zbylo karet
comparity-margin = { $player }: { $count ->
        [one] zbyla jen { $count } karta
        [few] zbyly { $count } karty
       *[other] zbylo { $count } karet
    }.
    .you = { $count ->
        [one] Zbyla vám jen { $count } karta
        [few] Zbyly vám { $count } karty
       *[other] Zbylo vám { $count } karet
    }.

## The table in words

comparity-say-lay = { $card } — { $around }
comparity-say-left = vpravo od karty „{ $card }“
comparity-say-right = vlevo od karty „{ $card }“
comparity-say-below = nad kartou „{ $card }“
comparity-say-above = pod kartou „{ $card }“
comparity-say-check = Zkontrolovat: { $card }
comparity-say-open = Odkrýt také: { $card }
comparity-say-open-none = Nechat to tak
comparity-say-draw = Vzít si kartu
comparity-say-give = Dát: { $card }
comparity-say-discard = Odhodit: { $card }
comparity-say-repair = Přeskládat: { $moves }
comparity-say-repair-move = { $card } na místo karty „{ $other }“
comparity-say-zone-open = { $card }, { $number }
comparity-say-zone-closed = { $card }, zakrytá

## The picture in the terminal

comparity-picture-order-height = ↗ Doprava a nahoru jsou vyšší
comparity-picture-order-year = ↗ Doprava a nahoru jsou mladší
comparity-picture-year-bc = { $year } př. n. l.
comparity-picture-cards = { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[other] { $count } karet
}
comparity-picture-violations = { $count ->
    [0] Porušení není žádné.
    [one] { $count } porušení!
   *[other] { $count } porušení!
}
comparity-picture-obtaining = { $player } dostává { $count ->
        [one] { $count } kartu
        [few] { $count } karty
       *[other] { $count } karet
    }.
    .you = Dostáváte { $count ->
        [one] { $count } kartu
        [few] { $count } karty
       *[other] { $count } karet
    }.
comparity-picture-sign-free = volné pole a počet sousedů
comparity-picture-sign-played = naposledy zahraná
comparity-picture-sign-checked = kontrolovaná
comparity-picture-sign-violation = porušení

## Když se něco stane poprvé: řekne se to jednou

comparity-first-checks = Místo vyložení karty můžete zpochybnit ležící: odkryje se a porovná se sousedními.
comparity-first-violation = Chyba: tyhle dvě leží ve špatném pořadí. Předchozí hráč si za ni lízne karty a mapa se opraví.
comparity-first-no-violation = Bez chyby: všechno sedělo, takže si líže ten, kdo pochyboval.
comparity-first-duet = Duet: karta se dotýká dvou dalších. Další hráč si musí líznout, nebo kontrolovat.
comparity-first-trio = Trio: karta se dotýká tří dalších. Když obstojí, její hráč hned vyloží ještě jednu.
comparity-first-swapped = Špatně položené karty si vymění místa, dokud vše nesouhlasí.
comparity-first-split = Mapa se rozpadla na dvě části: spojí je další karta.

## Co říká vaše hra

comparity-habit-doubt = Vaše pochybnosti
comparity-habit-doubts = kontroly
