### Splendor. The terms are those of rules.md.
###
### $player, $players, $owner: names. $card: a card, said by splendor-card-…. $tokens, $price: numbers
### of tokens, said by splendor-count-…. $colour: a colour's name. $noble, $need: what is asked for,
### said by splendor-count-…; $missing: splendor-lack-…; $city: splendor-city-asks.

splendor-name = Splendor
splendor-about = Klejnoty kupują kopalnie i warsztaty, każda karta obniża cenę następnej, a najlepsze przynoszą prestiż i wizyty arystokratów.

## Colours, tokens and cards

splendor-white = biały
splendor-blue = niebieski
splendor-green = zielony
splendor-red = czerwony
splendor-black = czarny
splendor-gold = złoto
# What stands on cards and signs, beside a shape. No two alike.
splendor-letter-white = B
splendor-letter-blue = N
splendor-letter-green = Z
splendor-letter-red = C
splendor-letter-black = K
splendor-letter-gold = *

splendor-count-white = { $count ->
        [one] { $count } biały
        [few] { $count } białe
       *[many] { $count } białych
    }
splendor-count-blue = { $count ->
        [one] { $count } niebieski
        [few] { $count } niebieskie
       *[many] { $count } niebieskich
    }
splendor-count-green = { $count ->
        [one] { $count } zielony
        [few] { $count } zielone
       *[many] { $count } zielonych
    }
splendor-count-red = { $count ->
        [one] { $count } czerwony
        [few] { $count } czerwone
       *[many] { $count } czerwonych
    }
splendor-count-black = { $count ->
        [one] { $count } czarny
        [few] { $count } czarne
       *[many] { $count } czarnych
    }
splendor-count-gold = { $count ->
        [one] { $count } żeton złota
        [few] { $count } żetony złota
       *[many] { $count } żetonów złota
    }
splendor-count-gold-card = { $count ->
        [one] { $count } kartę „Dwie sztuki złota”
        [few] { $count } karty „Dwie sztuki złota”
       *[many] { $count } kart „Dwie sztuki złota”
    }
# What somebody is short of.
splendor-lack-white = { $count ->
        [one] { $count } białego
       *[other] { $count } białych
    }
splendor-lack-blue = { $count ->
        [one] { $count } niebieskiego
       *[other] { $count } niebieskich
    }
splendor-lack-green = { $count ->
        [one] { $count } zielonego
       *[other] { $count } zielonych
    }
splendor-lack-red = { $count ->
        [one] { $count } czerwonego
       *[other] { $count } czerwonych
    }
splendor-lack-black = { $count ->
        [one] { $count } czarnego
       *[other] { $count } czarnych
    }

# A card that somebody buys, takes or reserves.
splendor-card-white = białą kartę { $level }. poziomu{ $points ->
        [0] {""}
       *[other] {" "}(prestiż { $points })
    }
splendor-card-blue = niebieską kartę { $level }. poziomu{ $points ->
        [0] {""}
       *[other] {" "}(prestiż { $points })
    }
splendor-card-green = zieloną kartę { $level }. poziomu{ $points ->
        [0] {""}
       *[other] {" "}(prestiż { $points })
    }
splendor-card-red = czerwoną kartę { $level }. poziomu{ $points ->
        [0] {""}
       *[other] {" "}(prestiż { $points })
    }
splendor-card-black = czarną kartę { $level }. poziomu{ $points ->
        [0] {""}
       *[other] {" "}(prestiż { $points })
    }
splendor-card-orient = kartę Orientu „{ $ability }”
splendor-card-orient-coloured = kartę Orientu „{ $ability }” ({ $colour })
splendor-back-base = poziom { $level }
splendor-back-orient = Orient, poziom { $level }

splendor-ability-gold2 = Dwie sztuki złota
splendor-ability-pair = Para
splendor-ability-pair_take1 = Para i darmowa karta
splendor-ability-double = Podwójny bonus
splendor-ability-reserve_noble = Rezerwacja arystokraty
splendor-ability-take2 = Darmowa karta 2. poziomu
splendor-ability-discard2 = Zakup za karty

splendor-ability-gold2-about = Warta dwie sztuki złota w jednym zakupie, potem trafia do pudełka.
splendor-ability-pair-about = Powtarza kolor karty, którą już masz.
splendor-ability-pair_take1-about = Powtarza kolor karty, którą już masz; potem weź za darmo odkrytą kartę 1. poziomu.
splendor-ability-double-about = Dwa bonusy swojego koloru.
splendor-ability-reserve_noble-about = Zarezerwuj arystokratę, którego tylko ty możesz przyjąć.
splendor-ability-take2-about = Weź za darmo odkrytą kartę 2. poziomu.
splendor-ability-discard2-about = Kosztuje własne karty o dwóch bonusach wskazanego koloru.

splendor-post-1 = klejnot po każdym zakupie
splendor-post-2 = trzeci klejnot do dwóch takich samych
splendor-post-3 = złoto może zastąpić dwa klejnoty jednego koloru
splendor-post-4 = 5 punktów prestiżu
splendor-post-5 = 1 punkt prestiżu za każdą własną tarczę

## Areas of the table

splendor-area-supply = Zasoby
splendor-area-decks = Talie
splendor-area-face-up = Odkryte karty
splendor-area-nobles = Arystokraci
splendor-area-cities = Miasta
splendor-area-posts = Placówki
splendor-area-tokens = Żetony
splendor-area-bonuses = Bonusy
splendor-area-tableau = Karty
splendor-area-reserved = Rezerwacja
splendor-area-reserved-nobles = Zarezerwowani arystokraci
splendor-area-towers = Wieże
splendor-area-shields = Tarcze
splendor-area-gold-cards = Złoto z kart
splendor-area-boxed = W pudełku

## Labels on the table

splendor-label-round = Runda { $round }
splendor-label-last-round = Ostatnia runda
splendor-label-first-player = Pierwszy gracz
splendor-label-prestige = Prestiż
splendor-label-affordable = Możesz kupić
splendor-label-missing = Brakuje: { $missing }
splendor-label-hidden = W ciemno: { $back }
splendor-label-one-colour = { $count } jednego koloru
splendor-label-house-combination = Kombinacja domowa

## Options of a table

splendor-option-modules = Moduły
splendor-option-modules-about = Co dochodzi do gry podstawowej. Więcej niż jeden to kombinacja domowa.
splendor-value-modules-cities = Miasta
splendor-value-modules-cities-about = Bez arystokratów; zdobyte miasto rozpoczyna ostatnią rundę.
splendor-value-modules-strongholds = Twierdze
splendor-value-modules-strongholds-about = Wieże strzegą kart; trzy na jednej karcie pozwalają na drugi zakup.
splendor-value-modules-trading_posts = Placówki handlowe
splendor-value-modules-trading_posts-about = Pięć placówek otwieranych bonusami daje zdolności i prestiż.
splendor-value-modules-orient = Orient
splendor-value-modules-orient-about = Trzydzieści kart z własnymi zdolnościami.

splendor-option-allow_fewer_tokens = Mniej żetonów
splendor-option-allow_fewer_tokens-about = Włączone pozwala wziąć jeden lub dwa różne klejnoty, choć są trzy kolory.
splendor-option-pair_on_double = Para przy podwójnej karcie
splendor-option-pair_on_double-about = Ile bonusów ma karta w parze z podwójną.
splendor-option-discard_counts = Cena w kartach
splendor-option-discard_counts-about = Co liczy się w cenie karty „Zakup za karty”.
splendor-value-discard_counts-bonuses = Bonusy
splendor-value-discard_counts-bonuses-about = Własne karty o dwóch bonusach; podwójna płaci sama.
splendor-value-discard_counts-cards = Karty
splendor-value-discard_counts-cards-about = Dokładnie dwie własne karty.
splendor-option-house_cities_with_nobles = Arystokraci przy Miastach
splendor-option-house_cities_with_nobles-about = W kombinacji domowej z Miastami wykłada się też arystokratów.
splendor-option-house_p3_doubles_virtual = Placówka 3 podwaja złoto z kart
splendor-option-house_p3_doubles_virtual-about = Placówka 3 podwaja także złoto kart „Dwie sztuki złota”.
splendor-option-max_idle_rounds = Puste rundy
splendor-option-max_idle_rounds-about = Tyle pełnych rund bez zakupu i rezerwacji kończy partię.
splendor-option-spectator_view = Widzowie widzą
splendor-option-spectator_view-about = Co widać spoza stołu.
splendor-value-spectator_view-public = Tylko to, co jawne
splendor-value-spectator_view-public-about = Widzowie widzą tylko to, co jawne dla wszystkich.
splendor-value-spectator_view-omniscient_delayed = Wszystko, z opóźnieniem
splendor-value-spectator_view-omniscient_delayed-about = Widzowie widzą też karty zarezerwowane w ciemno, gdy przestaną być tajemnicą.

## What is asked of you, or of others

splendor-ask-main = Twoja tura: weź klejnoty, zarezerwuj lub kup kartę.
splendor-ask-main-last = Twoja ostatnia tura: weź klejnoty, zarezerwuj lub kup kartę.
splendor-ask-pay = Kupujesz { $card }: zapłać albo zastąp klejnot złotem.
splendor-ask-pay-gold = Kupujesz { $card }: wybierz, ile złota i złota z kart płacisz.
splendor-ask-discard = Wybierz własną kartę na zapłatę, kolor: { $colour }.
splendor-ask-pair = Wybierz kolor, który powtórzy nowa karta.
splendor-ask-free = Weź za darmo odkrytą kartę { $level }. poziomu.
splendor-ask-reserve-noble = Wybierz arystokratę, którego rezerwujesz.
splendor-ask-token = Weź klejnot z placówki.
splendor-ask-tower = Postaw wieżę, przestaw ją albo odeślij cudzą.
splendor-ask-conquest = Podbić { $card }?
splendor-ask-noble = Wybierz, który arystokrata cię odwiedzi.
splendor-ask-city = Wybierz miasto, które bierzesz.
splendor-ask-return = { $count ->
        [one] Oddaj { $count } żeton.
        [few] Oddaj { $count } żetony, jeden po drugim.
       *[many] Oddaj { $count } żetonów, jeden po drugim.
    }
splendor-ask-over = Partia skończona.

splendor-ask-wait-main = { $players } wybiera akcję.
splendor-ask-wait-pay = { $players } płaci.
splendor-ask-wait-pay-gold = { $players } płaci.
splendor-ask-wait-discard = { $players } wybiera karty na zapłatę.
splendor-ask-wait-pair = { $players } wybiera kolor pary.
splendor-ask-wait-free = { $players } wybiera darmową kartę.
splendor-ask-wait-reserve-noble = { $players } wybiera arystokratę do rezerwacji.
splendor-ask-wait-token = { $players } bierze klejnot z placówki.
splendor-ask-wait-tower = { $players } wybiera akcję wieży.
splendor-ask-wait-conquest = { $players } zastanawia się nad podbojem.
splendor-ask-wait-noble = { $players } wybiera arystokratę.
splendor-ask-wait-city = { $players } wybiera miasto.
splendor-ask-wait-return = { $players } musi oddać żetony.

## The log

splendor-log-takes = { $player } bierze { $tokens }.
    .you = Bierzesz { $tokens }.
splendor-log-reserves = { $player } rezerwuje { $card }.
    .you = Rezerwujesz { $card }.
splendor-log-reserves-top = { $player } rezerwuje w ciemno z talii { $card } ({ $back }).
    .you = Rezerwujesz w ciemno z talii { $card } ({ $back }).
splendor-log-reserves-blind = { $player } rezerwuje w ciemno kartę z talii ({ $back }).
    .you = Rezerwujesz w ciemno kartę z talii ({ $back }).
splendor-log-receives-gold = { $player } dostaje żeton złota.
    .you = Dostajesz żeton złota.
splendor-log-no-gold = Nie ma już złota: { $player } go nie dostaje.
    .you = Nie ma już złota: nie dostajesz go.
splendor-log-passes = { $player } pasuje.
    .you = Pasujesz.
splendor-log-buys = { $player } kupuje { $card } za { $price }.
    .you = Kupujesz { $card } za { $price }.
splendor-log-buys-free = { $player } kupuje { $card } za same bonusy.
    .you = Kupujesz { $card } za same bonusy.
splendor-log-buys-with-cards = { $player } kupuje { $card } i odrzuca { $count ->
        [one] { $count } kartę
        [few] { $count } karty
       *[many] { $count } kart
    } ({ $colour }).
    .you = Kupujesz { $card } i odrzucasz { $count ->
        [one] { $count } kartę
        [few] { $count } karty
       *[many] { $count } kart
    } ({ $colour }).
splendor-log-towers-home = { $player } odzyskuje { $count ->
        [one] { $count } wieżę
        [few] { $count } wieże
       *[many] { $count } wież
    }.
    .you = Odzyskujesz { $count ->
        [one] { $count } wieżę
        [few] { $count } wieże
       *[many] { $count } wież
    }.
splendor-log-pairs = { $player } łączy kartę w parę: { $colour }.
    .you = Łączysz kartę w parę: { $colour }.
splendor-log-takes-free = { $player } bierze za darmo { $card }.
    .you = Bierzesz za darmo { $card }.
splendor-log-no-free-card = Nie ma karty { $level }. poziomu, którą { $player } może wziąć za darmo.
    .you = Nie ma karty { $level }. poziomu, którą możesz wziąć za darmo.
splendor-log-holds-noble = { $player } rezerwuje arystokratę ({ $noble }).
    .you = Rezerwujesz arystokratę ({ $noble }).
splendor-log-no-noble = Nie ma arystokraty, którego { $player } może zarezerwować.
    .you = Nie ma arystokraty, którego możesz zarezerwować.
splendor-log-post-token = { $player } bierze { $tokens } z placówki.
    .you = Bierzesz { $tokens } z placówki.
splendor-log-tower-put = { $player } zajmuje wieżą { $card }.
    .you = Zajmujesz wieżą { $card }.
splendor-log-tower-move = { $player } przestawia wieżę na { $card }.
    .you = Przestawiasz wieżę na { $card }.
splendor-log-tower-remove = { $player } uwalnia { $card }: wieża wraca do właściciela ({ $owner }).
    .you = Uwalniasz { $card }: wieża wraca do właściciela ({ $owner }).
    .you-owner = { $player } uwalnia { $card }: twoja wieża wraca do ciebie.
splendor-log-conquers = { $player } podbija { $card }.
    .you = Podbijasz { $card }.
splendor-log-skips = { $player } rezygnuje z podboju.
    .you = Rezygnujesz z podboju.
splendor-log-noble = Arystokrata ({ $noble }) składa wizytę, gości go { $player }: { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    } prestiżu.
    .you = Odwiedza cię arystokrata ({ $noble }): { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    } prestiżu.
splendor-log-shield = { $player } otwiera placówkę: { $power }.
    .you = Otwierasz placówkę: { $power }.
splendor-log-city = { $player } bierze miasto ({ $city }).
    .you = Bierzesz miasto ({ $city }).
splendor-city-asks = prestiż { $prestige }{ $colours ->
        [0] {""}
       *[other] , { $need }
    }{ $group ->
        [0] {""}
       *[other] { $colours ->
            [0] , { $group } w jednym kolorze
           *[other] , { $group } w jeszcze jednym kolorze
        }
    }
splendor-log-returns = { $player } oddaje { $tokens }.
    .you = Oddajesz { $tokens }.
splendor-log-last-round = { $player } ma { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    } prestiżu: zaczyna się ostatnia runda.
    .you = Masz { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    } prestiżu: zaczyna się ostatnia runda.
splendor-log-last-round-city = { $player } ma miasto: zaczyna się ostatnia runda.
    .you = Masz miasto: zaczyna się ostatnia runda.
splendor-log-end = Partia skończona.
splendor-log-end-passes = Wszyscy spasowali: partia skończona.
splendor-log-end-idle = { $rounds ->
        [one] { $rounds } runda
        [few] { $rounds } rundy
       *[many] { $rounds } rund
    } bez zakupu i rezerwacji: partia skończona.

## Why a move is refused

splendor-unreadable = „{ $text }” to nie ruch. Ruchy wyglądają tak: take WUG, take RR, reserve 3b, reserve deck2, buy 2c, buy r1.
splendor-no-main-now = Weź klejnoty, zarezerwuj lub kup kartę.
splendor-no-pay-now = Trwa zapłata: zapłać albo zastąp klejnot złotem.
splendor-no-pay-gold-now = Wybierz, ile złota płacisz.
splendor-no-discard-now = Wybierz własną kartę na zapłatę.
splendor-no-pair-now = Wybierz kolor, który powtórzy nowa karta.
splendor-no-free-now = Weź za darmo odkrytą kartę.
splendor-no-reserve-noble-now = Wybierz arystokratę do rezerwacji.
splendor-no-token-now = Weź klejnot ze swojej placówki.
splendor-no-tower-now = Najpierw akcja wieży.
splendor-no-conquest-now = Podbij kartę albo zrezygnuj.
splendor-no-noble-now = Wybierz, który arystokrata cię odwiedzi.
splendor-no-city-now = Wybierz miasto.
splendor-no-return-now = Masz więcej niż dziesięć żetonów: oddaj nadmiar.
splendor-no-end-now = Partia skończona.
splendor-no-pile = Nie ma już takich żetonów: { $colour }.
splendor-no-take-fewer = { $count ->
        [one] Weź { $count } żeton: innych kolorów nie ma.
        [few] Weź { $count } żetony różnych kolorów.
       *[many] Weź { $count } żetonów różnych kolorów.
    }
splendor-no-take-two = Dwa takie same można wziąć ze stosu, w którym jest ich co najmniej { $least }; { $colour }: { $pile }.
splendor-no-take-without-third = Twoja placówka dodaje trzeci klejnot innego koloru: weź go też.
splendor-no-third-gem = Trzeci klejnot daje tylko druga placówka.
splendor-no-deck = W tej talii nie ma już kart.
splendor-no-reserve-full = Możesz mieć najwyżej { $limit } zarezerwowane karty.
splendor-no-card-there = Nie ma tu karty.
splendor-no-guarded = Tę kartę może wziąć tylko { $owner }: strzeże jej wieża.
splendor-no-reserved = Nie masz takiej zarezerwowanej karty.
splendor-no-discard-price = Nie masz czym zapłacić, potrzeba dwóch bonusów, kolor: { $colour }.
splendor-no-host = Nie masz karty z bonusem, z którą można ją połączyć w parę.
splendor-no-money = Brakuje ci { $missing }{ $gold ->
        [0] {""}
       *[other] , a twoje złoto ({ $gold }) nie wystarczy
    }.
splendor-no-pass = Spasować można tylko wtedy, gdy nic innego nie jest możliwe.
splendor-not-pay = Złoto nie zastąpi teraz tego klejnotu: kolory idą w kolejności biały, niebieski, zielony, czerwony, czarny, a złota musi wystarczyć.
splendor-not-pay-gold = Tyle złota nie pokrywa ceny dokładnie.
splendor-not-discard = Ta karta nie może być zapłatą: najpierw karty z sakiewką i żadnej zbędnej.
splendor-not-pair = Nie masz karty tego koloru z tyloma bonusami.
splendor-not-free = Tej karty nie można wziąć za darmo.
splendor-not-reserve-noble = Tego arystokraty nie ma na stole.
splendor-not-token = Takiego klejnotu nie ma w zasobach.
splendor-not-conquest = Podbij kartę albo zrezygnuj.
splendor-not-noble = Ten arystokrata cię nie odwiedzi.
splendor-not-city = Nie spełniasz warunków tego miasta.
splendor-no-foreign-tower = Na tej karcie nie ma cudzej wieży.
splendor-no-tower-left = Wszystkie twoje wieże są na stole.
splendor-no-own-tower = Na tej karcie nie ma twojej wieży.
splendor-no-tower-there = Wieża przechodzi na inną kartę.
splendor-no-token = Nie masz takiego żetonu: { $colour }.
splendor-no-return-order = Żetony oddaje się w kolejności biały, niebieski, zielony, czerwony, czarny, złoto; zostało do oddania: { $count }.

## Where points come from

splendor-score-cards = Karty: { $points }
splendor-score-nobles = Arystokraci ({ $count }): { $points }
splendor-score-posts = Placówki (tarcze: { $count }): { $points }
splendor-score-city = Miasto: { $city }
splendor-score-no-city = Bez miasta
splendor-score-tie = Kart przed graczem, przy remisie lepiej mniej: { $count }

## What is wrong with a position

splendor-position-phase = Tutaj nie można o to pytać: { $phase }.
splendor-position-card = Karty { $card } nie może tam być albo jej brakuje.
splendor-position-gold-cards = Karty „Dwie sztuki złota” miejsca { $seat } nie zgadzają się z jego kartami.
splendor-position-tokens = Żetony rodzaju { $kind }: razem musi ich być { $expected }.
splendor-position-limit = Miejsce { $seat } ma za dużo żetonów.
splendor-position-towers = Takich wież być nie może: { $place }.
splendor-position-tower-count = Miejsce { $seat } ma na stole za dużo wież.
splendor-position-shields = Miejsce { $seat } nie może mieć tarcz.
splendor-position-tiles = Arystokraci lub miasta nie mogą tak leżeć.

## What is counted

splendor-mechanism-return = Oddane żetony
splendor-mechanism-noble = Wizyta arystokraty
splendor-mechanism-choice-of-nobles = Wybór spośród kilku arystokratów
splendor-mechanism-city = Zdobyte miasto
splendor-mechanism-choice-of-cities = Wybór spośród kilku miast
splendor-mechanism-tower-put = Postawiona wieża
splendor-mechanism-tower-move = Przestawiona wieża
splendor-mechanism-tower-remove = Odesłana cudza wieża
splendor-mechanism-conquest = Podbój
splendor-mechanism-bags-first = Najpierw oddane karty z sakiewką
splendor-mechanism-chain-of-three = Łańcuch trzech kart

## On the front page and after the game

splendor-minutes = 30 minut
splendor-tie-break = Punktów jest po równo, więc decyduje mniejsza liczba kart na stole.
splendor-points = Prestiż
splendor-margin = { $player }: prestiż mniejszy o { $count }.
    .you = Zabrakło ci prestiżu: { $count }.

## The table in words

splendor-say-take = Weź { $tokens }
splendor-say-buy = Kup { $card }
splendor-say-reserve = Zarezerwuj { $card }
splendor-say-reserve-top = Zarezerwuj wierzchnią kartę talii: { $back }
splendor-say-pass = Spasuj
splendor-say-pay-now = Zapłać
splendor-say-pay-gold = Zapłać złotem: { $gold }, kartami „Dwie sztuki złota”: { $cards }
splendor-say-gold-for = Zastąp klejnot złotem: { $colour }
splendor-say-return = Oddaj: { $colour }
splendor-say-token = Weź klejnot: { $colour }
splendor-say-pair = Powtórz kolor: { $colour }
splendor-say-free = Weź za darmo { $card }
splendor-say-noble = Arystokrata: { $need }
splendor-say-city = Miasto: { $need }
splendor-say-tower-put = Zajmij wieżą { $card }
splendor-say-tower-move = Przestaw wieżę: { $from } → { $to }
splendor-say-tower-remove = Odeślij wieżę: { $card }
splendor-say-conquer = Podbij kartę
splendor-say-skip = Nie podbijaj
splendor-say-card = { $card }, cena { $price }
splendor-say-card-nothing = { $card }, dla ciebie za darmo
splendor-say-towers = wieże: { $count } ({ $player })
    .you = twoje wieże: { $count }
splendor-say-can-buy = możesz ją kupić
splendor-say-guest = { $need }: prestiż { $points }

## The picture in the terminal

splendor-picture-last-round = ostatnia runda
splendor-picture-bank = Bank
splendor-picture-legend = 2+1 bonusy+żetony · ▯ karty
splendor-picture-sign-affordable = możesz kupić
splendor-picture-sign-missing = brakuje
splendor-picture-sign-prestige = prestiż
splendor-picture-sign-tokens = żetony
splendor-picture-sign-noble = arystokrata
splendor-picture-sign-city = miasto
splendor-picture-sign-any-colour = jeden dowolny kolor
splendor-picture-sign-tower = wieża
splendor-picture-sign-shield = tarcza
splendor-picture-reserve = Twoja rezerwacja
splendor-picture-paying = Zapłata za { $place }
# What an Orient card can do, in six or seven letters
splendor-picture-ability-gold2 = złoto
splendor-picture-ability-pair = para
splendor-picture-ability-pair_take1 = para+1
splendor-picture-ability-double = podwój.
splendor-picture-ability-reserve_noble = aryst.
splendor-picture-ability-take2 = gratis 2
splendor-picture-ability-discard2 = karty

## Gdy coś zdarza się po raz pierwszy: mówi się to raz

splendor-first-reserves = Zarezerwowaną kartę może kupić tylko jej właściciel; daje też złoto, które zastępuje dowolny kolor. Można mieć najwyżej trzy.
splendor-first-buys = Kupiona karta zostaje: jej klejnot to zniżka o jeden przy każdym kolejnym zakupie, a liczba to prestiż.
splendor-first-returns = Na koniec tury można mieć najwyżej dziesięć żetonów; reszta wraca do puli.
splendor-first-noble = Arystokrata sam przychodzi do pierwszego gracza z wystarczającą liczbą kart w jego kolorach i daje 3 punkty prestiżu. Nic to nie kosztuje.
splendor-first-tower-put = Po zakupie można postawić wieżę na karcie: wtedy tylko jej właściciel może ją wziąć. Trzy wieże pozwalają ją zdobyć.
splendor-first-tower-remove = Zamiast stawiać wieżę, można odesłać do domu cudzą. Karta znów jest dostępna dla wszystkich.
splendor-first-shield = Placówka handlowa otwiera się sama, gdy masz potrzebne karty, i od tej chwili działa dla ciebie.
splendor-first-city = Z miastami nikt nie wygra bez miasta. Zdobycie miasta rozpoczyna ostatnią rundę.
splendor-first-last-round = Koniec już blisko: wszyscy kończą tę rundę, by każdy miał tyle samo tur.

## Co mówi twoja gra

splendor-habit-gems = Klejnoty, które bierzesz
splendor-habit-first = Twoje pierwsze trzy karty
