### Lekcje „Splendoru”. Pojęcia jak w splendor.ftl; w jednej chwili najwyżej dwa zdania.
## Na co wskazuje lekcja. $name: które dokładnie.

splendor_lessons-part-market = odkryte karty
splendor_lessons-part-supply = zasoby
splendor_lessons-part-card = karta { $name }
splendor_lessons-part-reserved = twoja zarezerwowana karta
splendor_lessons-part-tokens = twoje żetony
splendor_lessons-part-points = twój prestiż
splendor_lessons-part-noble = arystokrata { $name }
splendor_lessons-part-city = miasto { $name }
splendor_lessons-part-post = placówka { $name }
splendor_lessons-part-pile = { $name ->
        [white] białe klejnoty
        [blue] niebieskie klejnoty
        [green] zielone klejnoty
        [red] czerwone klejnoty
        [black] czarne klejnoty
       *[gold] złoto
    }
splendor_lessons-part-bonus = { $name ->
        [white] twój biały bonus
        [blue] twój niebieski bonus
        [green] twój zielony bonus
        [red] twój czerwony bonus
       *[black] twój czarny bonus
    }

## Pierwsza partia

splendor_lessons-first = Pierwsza partia
splendor_lessons-first-welcome = Jesteś jubilerem: za klejnoty kupuje się karty, a najlepsze karty dają prestiż. Wygrywa, kto zdobędzie 15 punktów.
splendor_lessons-first-gems = W swojej turze robisz jedną rzecz. Weź trzy klejnoty w różnych kolorach: biały, niebieski i zielony.
splendor_lessons-first-gems-colours = Właśnie tak, trzy różne! Tym razem weź biały, niebieski i zielony, zaraz się przydadzą.
splendor_lessons-first-gems-two = Dwa takie same będą za chwilę. Najpierw weź trzy różne: biały, niebieski i zielony.
splendor_lessons-first-gems-again = To może poczekać, nie masz jeszcze klejnotów. Weź biały, niebieski i zielony.
splendor_lessons-first-two = Możesz też wziąć dwa klejnoty w jednym kolorze, jeśli leżą co najmniej cztery. Weź dwa czerwone.
splendor_lessons-first-two-red = Ładne, ale teraz potrzeba czerwonych. Weź dwa czerwone klejnoty.
splendor_lessons-first-two-again = Do tego jeszcze dojdziemy. Najpierw weź dwa czerwone klejnoty.
splendor_lessons-first-card = Na dole karty jest jej cena, a ty masz wszystko: biały, niebieski, zielony i czerwony klejnot. Kup tę kartę!
splendor_lessons-first-card-again = Można i tak, ale na jedną kartę już cię stać. Kup tę podświetloną.
splendor_lessons-first-bonus = Ta karta od teraz zastępuje czarny klejnot przy każdym zakupie, na zawsze. To twój bonus i nigdy się nie zużywa.
splendor_lessons-first-towards = Następna karta kosztuje dwa czerwone i jeden czarny, a czarny już masz. Weź trzy różne klejnoty, w tym czerwony.
splendor_lessons-first-towards-red = Dobre klejnoty, ale karta chce czerwonego. Weź trzy różne, w tym czerwony.
splendor_lessons-first-towards-later = Rezerwacja będzie niedługo, obiecuję. Na razie weź trzy różne klejnoty, w tym czerwony.
splendor_lessons-first-towards-again = Spróbuj wziąć trzy różne klejnoty, w tym czerwony.
splendor_lessons-first-discount = Teraz ją kup: płacisz tylko dwa czerwone. Za czarny zapłaci bonus.
splendor_lessons-first-discount-again = Nie daj jej sobie sprzątnąć: kup podświetloną kartę.
splendor_lessons-first-reserve = Ta zielona karta daje 2 punkty, ale dziś jest o wiele za droga. Zarezerwuj ją, a nikt ci jej nie podkupi.
splendor_lessons-first-reserve-that = Tę też można by odłożyć. Zarezerwujmy jednak podświetloną kartę.
splendor_lessons-first-reserve-again = Anna chyba też ma na nią oko. Zarezerwuj podświetloną kartę.
splendor_lessons-first-gold = Za rezerwację dostajesz złoto, które zastępuje dowolny kolor. Możesz mieć do trzech zarezerwowanych kart i do dziesięciu żetonów.
splendor_lessons-first-later = Przeskoczmy trochę dalej: masz już dziewięć kart i 10 punktów. Zobacz, ile bonusów!
splendor_lessons-first-noble = Ten arystokrata odwiedzi osobę, która pierwsza zbierze po trzy białe, niebieskie i zielone bonusy, i da jej 3 punkty. Brakuje ci jednego zielonego.
splendor_lessons-first-wildcard = Twoja zarezerwowana karta jest zielona, a za brakujący klejnot zapłaci złoto. Kup ją!
splendor_lessons-first-wildcard-again = Już prawie! Kup zarezerwowaną kartę i zobacz, kto przyjdzie.
splendor_lessons-first-won = Karta daje 2 punkty, arystokrata 3: masz 15. Gdy ktoś tyle zdobędzie, gra się rundę do końca i wygrywa ten, kto ma najwięcej punktów.
splendor_lessons-first-end = To już cały Splendor, a ta wygrana jest twoja. Zagramy naprawdę?

## Miasta

splendor_lessons-cities = Miasta
splendor_lessons-cities-city = Z modułem Miasta nie ma arystokratów, a 15 punktów nic nie znaczy. To miasto dostanie osoba, która pierwsza będzie mieć 13 punktów, trzy niebieskie i cztery zielone bonusy.
splendor_lessons-cities-buy = Masz 11 punktów i brakuje ci tylko zielonego bonusu. Kup zieloną kartę, a miasto będzie twoje.
splendor_lessons-cities-buy-again = Do miasta brakuje jednej karty. Kup podświetloną.
splendor_lessons-cities-done = Miasto kończy grę wraz z tą rundą, a bez miasta nikt nie wygra. Brawo!

## Twierdze

splendor_lessons-strongholds = Twierdze
splendor_lessons-strongholds-buy = Z modułem Twierdze każdy ma trzy wieże i po każdym zakupie rusza jedną. Najpierw kup tę kartę.
splendor_lessons-strongholds-buy-again = Najpierw zakup: kup podświetloną kartę.
splendor_lessons-strongholds-tower = Teraz postaw wieżę na dowolnej karcie. Dopóki tam stoi, nikt inny nie kupi ani nie zarezerwuje tej karty.
splendor_lessons-strongholds-third = Później: dwie twoje wieże stoją na czarnej karcie. Kup tę białą, żeby postawić tam trzecią.
splendor_lessons-strongholds-third-again = Wtedy nie będzie podboju. Kup podświetloną kartę.
splendor_lessons-strongholds-stack = Postaw trzecią wieżę na tej samej karcie co dwie pozostałe.
splendor_lessons-strongholds-stack-again = Niech stoją razem: postaw ją na podświetlonej karcie.
splendor_lessons-strongholds-conquer = Trzy wieże na jednej karcie: możesz ją od razu kupić, w tej samej turze. Podbij ją!
splendor_lessons-strongholds-conquer-again = Stać cię na nią, więc po co czekać? Podbij ją!
splendor_lessons-strongholds-done = Dwie karty w jednej turze, a wieże wracają i są znów gotowe. Zamiast stawiać własną wieżę, możesz też odesłać cudzą.

## Placówki handlowe

splendor_lessons-trading_posts = Placówki handlowe
splendor_lessons-trading_posts-posts = Pięć placówek czeka na twoje bonusy i każda daje zdolność. Ta chce dwóch białych bonusów, a jeden już masz.
splendor_lessons-trading_posts-buy = Kup białą kartę, a twoja tarcza sama tam trafi.
splendor_lessons-trading_posts-buy-again = Placówkę otworzy biały bonus: kup podświetloną kartę.
splendor_lessons-trading_posts-power = Placówka daje ci trzeci klejnot, gdy bierzesz dwa takie same. Weź dwa czerwone i jeden w dowolnym innym kolorze.
splendor_lessons-trading_posts-power-two = Tak bierze się zwykle. Weź dwa czerwone i trzeci klejnot od placówki.
splendor_lessons-trading_posts-power-red = Właśnie o to chodzi! Tym razem niech będą dwa czerwone i dowolny trzeci.
splendor_lessons-trading_posts-power-again = Wypróbuj nową zdolność: dwa czerwone klejnoty i jeden w innym kolorze.
splendor_lessons-trading_posts-done = Placówka zostaje twoja, ale inni też mogą ją otworzyć. Spójrz na dowolną, żeby zobaczyć, czego chce i co daje.

## Orient

splendor_lessons-orient = Orient
splendor_lessons-orient-bazaar = Sześć kart Orientu zamiast wielu punktów ma zdolności. Kup tę: raz zastąpi dwie sztuki złota.
splendor_lessons-orient-bazaar-again = Najpierw wypróbuj kartę Orientu: kup podświetloną.
splendor_lessons-orient-spend = Ta karta kosztuje cztery czerwone, a masz dwa. Resztę zapłaci karta Orientu, więc kupuj.
splendor_lessons-orient-spend-again = Wydaj złotą kartę: kup podświetloną.
splendor_lessons-orient-done = Złota karta jest zużyta i wypada z gry. Inne powtarzają kolor, liczą się podwójnie, dają darmową kartę albo rezerwują arystokratę: przyjrzyj się karcie, żeby zobaczyć, co robi.
