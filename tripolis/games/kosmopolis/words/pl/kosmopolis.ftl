### Kosmopolis. The terms are those of rules.md.
###
### $player, $players: names. $card, $cards: cards, said by kosmopolis-card or kosmopolis-taken-card.
### $colour, $colours: colours, said by kosmopolis-blue and so on, or in another case by kosmopolis-on-…,
### kosmopolis-of-… or kosmopolis-column-…. $value, $modifiers: texts such as +4.

kosmopolis-name = Kosmopolis
kosmopolis-about = Zapełniaj swoje miasto Agentami, Kapłanami, Uczonymi i Kupcami, ale nie buduj wyżej, niż udźwignie Kosmopolis.

## Colours, professions and cards

kosmopolis-blue = niebieski
kosmopolis-pink = różowy
kosmopolis-green = zielony
kosmopolis-yellow = żółty
# What stands on cards and signs, beside a shape. No two alike.
kosmopolis-letter-blue = N
kosmopolis-letter-pink = R
kosmopolis-letter-green = Z
kosmopolis-letter-yellow = Ż
# Where a modifier is put.
kosmopolis-on-blue = przy kolorze niebieskim
kosmopolis-on-pink = przy kolorze różowym
kosmopolis-on-green = przy kolorze zielonym
kosmopolis-on-yellow = przy kolorze żółtym
# What a limit is of.
kosmopolis-of-blue = niebieskich
kosmopolis-of-pink = różowych
kosmopolis-of-green = zielonych
kosmopolis-of-yellow = żółtych
# A column that somebody keeps or loses.
kosmopolis-column-blue = niebieską kolumnę
kosmopolis-column-pink = różową kolumnę
kosmopolis-column-green = zieloną kolumnę
kosmopolis-column-yellow = żółtą kolumnę

kosmopolis-profession-blue = Agent
kosmopolis-profession-pink = Kapłan
kosmopolis-profession-green = Uczony
kosmopolis-profession-yellow = Kupiec

# A card for a screen reader. $colour is the colour's name in the rules, $value a number from 2 to 6.
kosmopolis-card = { $colour ->
        [blue] niebieska
        [pink] różowa
        [green] zielona
       *[yellow] żółta
    } { $value ->
        [2] dwójka
        [3] trójka
        [4] czwórka
        [5] piątka
        [6] szóstka
       *[other] karta { $value }
    }
# A card that somebody plays or takes.
kosmopolis-taken-card = { $colour ->
        [blue] niebieską
        [pink] różową
        [green] zieloną
       *[yellow] żółtą
    } { $value ->
        [2] dwójkę
        [3] trójkę
        [4] czwórkę
        [5] piątkę
        [6] szóstkę
       *[other] kartę { $value }
    }

## Areas of the table

kosmopolis-area-capital = Kosmopolis
kosmopolis-area-city = Miasto rodzinne
kosmopolis-area-hand = Ręka
kosmopolis-area-pack = Zestaw
kosmopolis-area-kept = Odłożone karty
kosmopolis-area-bonus = Karty bonusowe
kosmopolis-area-deck = Talia
kosmopolis-area-modifiers = Karty modyfikacji
kosmopolis-area-gold = Znaczniki
kosmopolis-area-discarded = Odrzucone karty

## Labels on the table

kosmopolis-label-round = Tura { $round } z 3
kosmopolis-label-limit = Limit
kosmopolis-label-total = Suma
kosmopolis-label-start-player = Gracz startowy
# $count: turns left in this round, the current one included.
kosmopolis-label-last-turns = Ostatnie ruchy: { $count ->
        [one] został { $count }
        [few] zostały { $count }
       *[many] zostało { $count }
    }
kosmopolis-label-passed-on = Karty podane dalej
kosmopolis-label-points = Punkty
kosmopolis-label-unknown-modifiers = { $count ->
        [one] { $count } nieznana karta modyfikacji
        [few] { $count } nieznane karty modyfikacji
       *[many] { $count } nieznanych kart modyfikacji
    }

## Options of a table

kosmopolis-option-edition = Wydanie
kosmopolis-option-edition-about = Ustala tylko domyślną regułę bonusu; poza tym we wszystkie wydania gra się tak samo.
kosmopolis-value-edition-ru = Rosyjskie
kosmopolis-value-edition-ru-about = Domyślnie kartę bonusową daje najwyższa suma koloru.
kosmopolis-value-edition-pl = Polskie
kosmopolis-value-edition-pl-about = Domyślnie kartę bonusową daje suma, która po odjęciu wydanych znaczników jest najbliższa limitowi.
kosmopolis-value-edition-cs = Czeskie
kosmopolis-value-edition-cs-about = Domyślnie kartę bonusową daje suma, która po odjęciu wydanych znaczników jest najbliższa limitowi.

kosmopolis-option-bonus_rule = Reguła bonusu
kosmopolis-option-bonus_rule-about = Rozstrzyga, kto jest pierwszy w kolorze i bierze kartę bonusową z Kosmopolis.
kosmopolis-value-bonus_rule-highest_total = Najwyższa suma
kosmopolis-value-bonus_rule-highest_total-about = Pierwsza jest najwyższa suma; kolumna zachowana dzięki znacznikom liczy się w całości.
kosmopolis-value-bonus_rule-closest_lowered = Najbliżej limitu po odjęciu znaczników
kosmopolis-value-bonus_rule-closest_lowered-about = Pierwsza jest suma najbliższa limitowi; wydane znaczniki odejmuje się od sumy, więc kto zapłacił, stoi dokładnie na limicie.
kosmopolis-value-bonus_rule-closest_raw = Najbliżej limitu bez odejmowania
kosmopolis-value-bonus_rule-closest_raw-about = Pierwsza jest wydrukowana suma najbliższa limitowi, z góry czy z dołu; wydane znaczniki jej nie przybliżają.

kosmopolis-option-gold_order = Płacenie znacznikami
kosmopolis-option-gold_order-about = Jak zapadają decyzje, za które kolumny zapłacić.
kosmopolis-value-gold_order-sequential = Po kolei, jawnie
kosmopolis-value-gold_order-sequential-about = Gracze decydują zgodnie z ruchem wskazówek zegara od gracza startowego i widzą, za co zapłacono przed nimi.
kosmopolis-value-gold_order-simultaneous = Naraz, w tajemnicy
kosmopolis-value-gold_order-simultaneous-about = Każdy decyduje w tajemnicy, a wszystko pokazuje się naraz.

kosmopolis-option-bonus_visibility = Karty bonusowe innych
kosmopolis-option-bonus_visibility-about = Jak wyglądają na stole karty bonusowe innych graczy.
kosmopolis-value-bonus_visibility-owner_only = Zakryte
kosmopolis-value-bonus_visibility-owner_only-about = Inni widzą tylko rewersy i ich liczbę; w dzienniku zostaje, kto co wziął.
kosmopolis-value-bonus_visibility-public = Odkryte
kosmopolis-value-bonus_visibility-public-about = Wszyscy widzą wszystkie karty bonusowe.

kosmopolis-option-spectator_view = Widzowie widzą
kosmopolis-option-spectator_view-about = Co zobaczą osoby, które nie siedzą przy stole.
kosmopolis-value-spectator_view-public = Tylko to, co jawne
kosmopolis-value-spectator_view-public-about = Widzowie widzą tylko to, co przy stole jest jawne dla wszystkich.
kosmopolis-value-spectator_view-omniscient_delayed = Wszystko, ale z opóźnieniem
kosmopolis-value-spectator_view-omniscient_delayed-about = Widzowie widzą także wszystkie ukryte karty, ale dopiero wtedy, gdy nie są już tajemnicą.

## What is asked of you, or of others

kosmopolis-ask-draft = Wybierz dwie karty, które zatrzymasz.
kosmopolis-ask-play = Twój ruch: zagraj kartę do swojego miasta albo do Kosmopolis.
kosmopolis-ask-last-play = Twój ostatni ruch w tej turze: zagraj kartę do swojego miasta albo do Kosmopolis.
kosmopolis-ask-agent = Twoja karta modyfikacji to { $value }: połóż ją zakrytą przy dowolnym kolorze.
kosmopolis-ask-priest = Wybierz kolor: jego najniższa karta przejdzie z Kosmopolis do twojego miasta.
kosmopolis-ask-pay = Masz { $gold ->
        [one] { $gold } znacznik
        [few] { $gold } znaczniki
       *[many] { $gold } znaczników
    }: wybierz kolumny, za które zapłacisz, albo za nic nie płać.
kosmopolis-ask-over = Gra skończona.

kosmopolis-ask-wait-draft = { $players } { $count ->
        [one] wybiera
       *[other] wybierają
    } karty z zestawu.
kosmopolis-ask-wait-play = { $players } wybiera kartę do zagrania.
kosmopolis-ask-wait-agent = { $players } wybiera kolor dla karty modyfikacji.
kosmopolis-ask-wait-priest = { $players } wybiera kolor dla Kapłana.
kosmopolis-ask-wait-pay = { $players } { $count ->
        [one] decyduje
       *[other] decydują
    }, za co zapłacić.
kosmopolis-ask-wait-or-change = Twój wybór jest przyjęty, ale możesz go jeszcze zmienić: { $players } wciąż { $count ->
        [one] wybiera
       *[other] wybierają
    }.

## The log

kosmopolis-log-deal = Zaczyna się tura { $round }: każdy dostaje { $cards ->
        [one] { $cards } kartę
        [few] { $cards } karty
       *[many] { $cards } kart
    }.
kosmopolis-log-drafted = { $player } zatrzymuje { $cards }.
    .you = Zatrzymujesz { $cards }.
kosmopolis-log-drafted-secretly = { $player } odkłada na bok dwie karty.
    .you = Odkładasz na bok dwie karty.
kosmopolis-log-passed = Wszyscy podają resztę zestawu w lewo.
kosmopolis-log-hands = Koniec wybierania kart. Zaczyna { $player }.
    .you = Koniec wybierania kart. Zaczynasz.

kosmopolis-log-to-city = { $player } zagrywa { $card } do swojego miasta.
    .you = Zagrywasz { $card } do swojego miasta.
kosmopolis-log-to-capital = { $player } zagrywa { $card } do Kosmopolis.
    .you = Zagrywasz { $card } do Kosmopolis.
kosmopolis-log-drew = Uczony: { $player } dobiera { $card }.
    .you = Uczony: dobierasz { $card }.
kosmopolis-log-drew-secretly = Uczony: { $player } dobiera kartę.
    .you = Uczony: dobierasz kartę.
kosmopolis-log-deck-empty = Uczony: talia jest pusta, { $player } nic nie dobiera.
    .you = Uczony: talia jest pusta, nic nie dobierasz.
kosmopolis-log-took-gold = Kupiec: { $player } bierze znacznik.
    .you = Kupiec: bierzesz znacznik.
kosmopolis-log-no-gold = Kupiec: pula jest pusta, { $player } nic nie dostaje.
    .you = Kupiec: pula jest pusta, nic nie dostajesz.
kosmopolis-log-sees = Agent: { $player } podgląda kartę modyfikacji i widzi { $value }.
    .you = Agent: podglądasz kartę modyfikacji i widzisz { $value }.
kosmopolis-log-looks = Agent: { $player } podgląda w tajemnicy kartę modyfikacji.
    .you = Agent: podglądasz w tajemnicy kartę modyfikacji.
kosmopolis-log-no-modifier = Agent: karty modyfikacji na tę turę się skończyły, { $player } nic nie kładzie.
    .you = Agent: karty modyfikacji na tę turę się skończyły, nic nie kładziesz.
kosmopolis-log-placed = { $player } kładzie zakrytą kartę modyfikacji { $value } { $colour }.
    .you = Kładziesz zakrytą kartę modyfikacji { $value } { $colour }.
kosmopolis-log-placed-secretly = { $player } kładzie zakrytą kartę modyfikacji { $colour }.
    .you = Kładziesz zakrytą kartę modyfikacji { $colour }.
kosmopolis-log-priest-names = Kapłan: { $player } wybiera kolor.
    .you = Kapłan: wybierasz kolor.
kosmopolis-log-priest-took = Kapłan: { $player } bierze { $card } z Kosmopolis do swojego miasta.
    .you = Kapłan: bierzesz { $card } z Kosmopolis do swojego miasta.
kosmopolis-log-no-priest = Kapłan: kolumny niebieska, zielona i żółta w Kosmopolis są puste, { $player } nic nie bierze.
    .you = Kapłan: kolumny niebieska, zielona i żółta w Kosmopolis są puste, nic nie bierzesz.

kosmopolis-log-last-turns = { $player } nie ma już kart: każdy z pozostałych ma jeszcze jeden ruch.
    .you = Nie masz już kart: każdy z pozostałych ma jeszcze jeden ruch.
kosmopolis-log-leftovers = { $player } wykłada niezagrane karty do swojego miasta: { $cards }.
    .you = Wykładasz niezagrane karty do swojego miasta: { $cards }.
kosmopolis-log-limit = Limit { $colour }: { $limit }.
kosmopolis-log-limit-modified = Limit { $colour }: { $limit } (karty { $cards }, modyfikacje { $modifiers }).
kosmopolis-log-paid-secretly = { $player } decyduje w tajemnicy, za co zapłacić.
    .you = Decydujesz w tajemnicy, za co zapłacić.
kosmopolis-log-pays = { $player } płaci { $gold ->
        [one] { $gold } znacznik
        [few] { $gold } znaczniki
       *[many] { $gold } znaczników
    } i zachowuje { $colours }.
    .you = Płacisz { $gold ->
        [one] { $gold } znacznik
        [few] { $gold } znaczniki
       *[many] { $gold } znaczników
    } i zachowujesz { $colours }.
kosmopolis-log-pays-nothing = { $player } za nic nie płaci.
    .you = Za nic nie płacisz.
kosmopolis-log-discards = { $player } traci { $colour }: suma { $total } przekracza limit { $limit } o { $excess }.
    .you = Tracisz { $colour }: suma { $total } przekracza limit { $limit } o { $excess }.
kosmopolis-log-bonus = { $player } bierze { $card } z Kosmopolis jako kartę bonusową.
    .you = Bierzesz { $card } z Kosmopolis jako kartę bonusową.
kosmopolis-log-next-start = Decydują sumy miast: następną turę zaczyna { $player }.
    .you = Decydują sumy miast: zaczynasz następną turę.
kosmopolis-log-end = Trzecia tura za nami, gra skończona.

## Why a move is refused

kosmopolis-unreadable = „{ $text }” nie jest ruchem w grze Kosmopolis. Ruchy zapisuje się tak: draft B4 Y6, B4 city, B4 capital, agent Y, priest B, pay B Y, pay none.
kosmopolis-no-draft-now = Trwa wybieranie kart: wybierz dwie karty z zestawu, które zatrzymasz.
kosmopolis-no-two-in-pack = Taka karta jest w twoim zestawie tylko jedna. Wybierz do niej inną.
kosmopolis-no-card-in-pack = Nie ma takiej karty w twoim zestawie. Wybierz dwie z tych, które w nim są.
kosmopolis-no-play-now = Teraz trzeba zagrać kartę: do swojego miasta albo do Kosmopolis.
kosmopolis-no-card-in-hand = Nie masz na ręce takiej karty. Zagraj jedną z tych, które masz.
kosmopolis-no-agent-now = Najpierw połóż kartę modyfikacji przy jednym z czterech kolorów.
kosmopolis-no-priest-now = Najpierw wybierz kolor dla Kapłana: niebieski, zielony albo żółty.
kosmopolis-no-priest-pink = Kapłan nigdy nie bierze różowych kart. Wybierz niebieski, zielony albo żółty.
kosmopolis-no-priest-empty = W Kosmopolis nie ma kart w tym kolorze: { $colour }. Wybierz niepustą kolumnę, ale nie różową.
kosmopolis-no-gold-now = Czas zdecydować o płaceniu: wybierz kolory, za które płacisz, albo za nic nie płać.
kosmopolis-no-pay-within-limit = W tym kolorze nie masz nadwyżki: { $colour }. Możesz płacić tylko za kolory, które przekroczyły limit.
kosmopolis-no-pay-gold = To za mało znaczników: potrzeba { $needed }, a masz { $gold }. Zapłać za mniej kolorów albo za nic.

## The score

kosmopolis-score-city = Miasto: { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }
kosmopolis-score-bonus = Karty bonusowe ({ $cards }): { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }
kosmopolis-score-gold = Znaczniki: { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }

## Why a position is refused

kosmopolis-position-gold = Liczba znaczników w tej pozycji, razem z pulą: { $gold }. Powinno być { $all }.
kosmopolis-position-cards = W tej pozycji jest za dużo kart { $card }. W grze jest ich tylko { $copies }.
kosmopolis-position-phase = Karty nie pasują do fazy „{ $phase }”. Sprawdź ręce i zestawy oraz karty odłożone i zagrane.
kosmopolis-position-pack = W zestawie „state.seats[{ $seat }].pack” musi być tyle kart, ile w pozostałych: { $size }.
kosmopolis-position-hand = Ręka „state.seats[{ $seat }].hand” nie może być taka. Na ręce są karty odłożone i dobrane bez zagranych, a kto ma ruch, musi mieć kartę.
kosmopolis-position-turns = Ruchy do siebie nie pasują. Sprawdź „state.active”, „state.last_turns” i „state.asked” oraz to, co każde miejsce zagrało i za co zapłaciło.
kosmopolis-position-answer = „state.seats[{ $seat }].answer” to wybór, którego to miejsce nie może teraz dokonać. Wpisz dozwolony ruch albo null.

## On the front page and after the game

kosmopolis-minutes = 20–30 minut
kosmopolis-tie-break = Punktów jest po równo, więc decydują karty: więcej szóstek, potem piątek i tak dalej.
kosmopolis-points = Punkty
kosmopolis-margin = { $player }: mniej o { $count ->
        [one] tylko { $count } punkt
        [few] { $count } punkty
       *[many] { $count } punktów
    }.
    .you = Zabrakło ci { $count ->
        [one] tylko { $count } punktu
        [few] { $count } punktów
       *[many] { $count } punktów
    }.

## The table in words

kosmopolis-say-draft = Zatrzymaj: { $cards }
kosmopolis-say-to-city = { $card } do swojego miasta
kosmopolis-say-to-capital = { $card } do Kosmopolis ({ $profession })
kosmopolis-say-agent = Połóż kartę modyfikacji { $colour }
kosmopolis-say-priest = Weź najniższą kartę: { $colour }
kosmopolis-say-pay = Zapłać { $gold ->
        [one] { $gold } znacznik
        [few] { $gold } znaczniki
       *[many] { $gold } znaczników
    } i zachowaj { $colours }
kosmopolis-say-pay-none = Za nic nie płać
kosmopolis-say-limit = { $colour }: limit { $limit }, karty { $cards }
kosmopolis-say-limit-unknown = { $colour }: limit { $limit } bez: { $unknown }; karty { $cards }
kosmopolis-say-column = { $colour }: suma { $total }, karty { $cards }
kosmopolis-say-modifier = Karta modyfikacji { $value } { $colour }, od { $player-gen }
    .you = Twoja karta modyfikacji { $value } { $colour }
kosmopolis-say-modifier-hidden = Zakryta karta modyfikacji { $colour }, od { $player-gen }
    .you = Twoja zakryta karta modyfikacji { $colour }
kosmopolis-say-cards-hidden = { $area }: { $count ->
        [one] { $count } zakryta karta
        [few] { $count } zakryte karty
       *[other] { $count } zakrytych kart
    }

## The picture in the terminal

# Obraz gry Kosmopolis
kosmopolis-picture-round = tura { $round } z { $rounds }
kosmopolis-picture-blue = Agent
kosmopolis-picture-pink = Kapłan
kosmopolis-picture-green = Uczony
kosmopolis-picture-yellow = Kupiec
kosmopolis-picture-capital = Kosmopolis
kosmopolis-picture-deck = talia { $count }
kosmopolis-picture-modifiers = modyf. { $count }
kosmopolis-picture-gold = złoto { $count }
kosmopolis-picture-limit = limit { $limit }
kosmopolis-picture-sign-limit = limit
kosmopolis-picture-sign-hand = ręka
kosmopolis-picture-sign-bonus = bonus
kosmopolis-picture-sign-start = zaczyna
kosmopolis-picture-hand-size = ręka { $count }
kosmopolis-picture-bonus = bonus { $count }
kosmopolis-picture-bonus-cards = bonus
kosmopolis-picture-answered = gotowe
kosmopolis-picture-choosing = wybiera
kosmopolis-picture-over = { $over } ponad
kosmopolis-picture-at-limit = równo
kosmopolis-picture-room = zapas { $room }
kosmopolis-picture-paid = opłacone
kosmopolis-picture-last-turns = { $left ->
    [one] ostatni ruch
   *[other] ost. ruchy: { $left }
}
kosmopolis-picture-your-hand = Twoja ręka
kosmopolis-picture-your-pack = Twój zestaw
kosmopolis-picture-pack = zestaw
kosmopolis-picture-kept = Zatrzymane
kosmopolis-picture-passed-on = Oddane
kosmopolis-picture-chosen = Wybrane
kosmopolis-picture-looking-at = Widzisz modyfikację

## Gdy coś zdarza się po raz pierwszy: mówi się to raz

kosmopolis-first-to-capital = Karta w stolicy podnosi limit swojego koloru dla wszystkich i działa tak, jak mówi jej profesja.
kosmopolis-first-took-gold = Złoto przyda się na koniec rundy: ratuje wieżę, która urosła za wysoko.
kosmopolis-first-placed = Karta modyfikacji leży zakryta do końca rundy, a potem podnosi lub obniża limit swojego koloru.
kosmopolis-first-priest-took = Kapłan zabiera najniższą kartę koloru ze stolicy do swojego miasta: limit przez to spada.
kosmopolis-first-limit = Teraz liczy się rundę. Limit koloru to suma jego kart w stolicy razem z modyfikacjami.
kosmopolis-first-discards = Wieża powyżej limitu znika w całości, chyba że właściciel zapłaci złotem za nadmiar.
kosmopolis-first-bonus = Spośród wież, które zostały, najlepsza w każdym kolorze dostaje kartę premiową ze stolicy.
kosmopolis-first-last-turns = Ktoś zagrał ostatnią kartę. Pozostali mają w tej rundzie jeszcze po jednym ruchu.

## Co mówi twoja gra

kosmopolis-habit-draft = Kogo wybierasz najpierw
kosmopolis-habit-city = W twoim mieście
kosmopolis-habit-capital = W stolicy
