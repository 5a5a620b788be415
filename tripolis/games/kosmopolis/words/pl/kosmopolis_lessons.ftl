### Lekcje gry Kosmopolis. Pojęcia jak w kosmopolis.ftl; w jednej chwili najwyżej dwa zdania.

## Na co wskazuje lekcja. $name: które dokładnie.

kosmopolis_lessons-part-capital = { $name ->
        [blue] niebieska kolumna Kosmopolis
        [pink] różowa kolumna Kosmopolis
        [green] zielona kolumna Kosmopolis
        [yellow] żółta kolumna Kosmopolis
       *[other] Kosmopolis
    }
kosmopolis_lessons-part-city = { $name ->
        [blue] niebieska kolumna twojego miasta
        [pink] różowa kolumna twojego miasta
        [green] zielona kolumna twojego miasta
       *[yellow] żółta kolumna twojego miasta
    }
kosmopolis_lessons-part-hand = twoja karta { $name }
kosmopolis_lessons-part-gold = twoje znaczniki
kosmopolis_lessons-part-bonus = twoje karty bonusowe

## Pierwsza tura

kosmopolis_lessons-first = Pierwsza tura
kosmopolis_lessons-first-welcome = Budujesz swoje miasto, a pozostali swoje. Pośrodku rośnie Kosmopolis i od niego zależy, jak wysokie może być twoje miasto.
kosmopolis_lessons-first-draft = Najpierw wybierasz karty: dwie zatrzymujesz, resztę podajesz dalej. Zatrzymaj niebieską 6 i żółtą 2.
kosmopolis_lessons-first-draft-again = Też niezłe! Na potrzeby lekcji zatrzymaj niebieską 6 i żółtą 2.
kosmopolis_lessons-first-passed = Anna podała ci swój zestaw. Zatrzymaj różową 2 i zieloną 3.
kosmopolis_lessons-first-passed-again = Kusząca para. Dziś zatrzymaj jednak różową 2 i zieloną 3.
kosmopolis_lessons-first-city = W każdym ruchu zagrywasz jedną kartę, a karty w twoim mieście to na koniec punkty. Zagraj niebieską 6 do swojego miasta.
kosmopolis_lessons-first-city-here = Kosmopolis jeszcze swoje dostanie. Najpierw zagraj niebieską 6 do swojego miasta, bo to punkty.
kosmopolis_lessons-first-city-again = Zacznij z rozmachem: zagraj niebieską 6 do swojego miasta.
kosmopolis_lessons-first-limit = Uwaga: żaden kolor w twoim mieście nie może być wyższy niż ten sam kolor w Kosmopolis. Niebieskich kart jeszcze tam nie ma, więc jest co robić.
kosmopolis_lessons-first-merchant = Karta zagrana do Kosmopolis podnosi limit wszystkim, a jej zawód robi coś dla ciebie. Kupiec daje znacznik: zagraj żółtą 2 do Kosmopolis.
kosmopolis_lessons-first-merchant-there = W mieście to 2 punkty, ale Kupiec działa tylko w Kosmopolis. Zagraj żółtą 2 właśnie tam.
kosmopolis_lessons-first-merchant-again = Znacznik zaraz cię uratuje. Zagraj żółtą 2 do Kosmopolis.
kosmopolis_lessons-first-scholar = Jest znacznik! Teraz Uczony: zagraj zieloną 3 do Kosmopolis, a dobierzesz kartę.
kosmopolis_lessons-first-scholar-again = Po kolei: zagraj zieloną 3 do Kosmopolis.
kosmopolis_lessons-first-priest = Dobierasz zieloną 2. Teraz Kapłan: zagraj różową 2 do Kosmopolis.
kosmopolis_lessons-first-priest-again = Najpierw niech zadziała Kapłan: zagraj różową 2 do Kosmopolis.
kosmopolis_lessons-first-takes = Kapłan przenosi najniższą kartę wybranego koloru z Kosmopolis do twojego miasta. Wybierz żółty: dwójka wróci do ciebie, a żółty limit Anny spadnie.
kosmopolis_lessons-first-takes-green = Tak wzięłoby się zieloną 3. Wybierz żółty i zobacz, co na to Anna.
kosmopolis_lessons-first-agent = Anna podniosła żółty limit z powrotem. Twoja niebieska 6 wciąż się nie mieści, więc zagraj niebieską 3 do Kosmopolis: to Agent.
kosmopolis_lessons-first-agent-again = Niebieska 6 wciąż się nie mieści. Zagraj niebieską 3 do Kosmopolis.
kosmopolis_lessons-first-modifier = Tę kartę modyfikacji widzisz tylko ty: podnosi limit o 2. Połóż ją przy niebieskim.
kosmopolis_lessons-first-modifier-blue = Tam pomoże też Annie. Połóż ją przy niebieskim, gdzie jest ci potrzebna.
kosmopolis_lessons-first-room = Niebieski limit to teraz 5, ale tylko ty o tym wiesz. W żółtym jest miejsce: zagraj żółtą 4 do swojego miasta.
kosmopolis_lessons-first-room-again = Najpierw punkty: zagraj żółtą 4 do swojego miasta.
kosmopolis_lessons-first-last = Anna nie ma już kart, więc to twój ostatni ruch w tej turze. Zagraj zieloną 2 do swojego miasta.
kosmopolis_lessons-first-last-again = W twoim mieście się zmieści. Zagraj tam zieloną 2.
kosmopolis_lessons-first-over = Karty modyfikacji są odkryte: niebieski limit to 5, a ty masz 6. Jeden znacznik ratuje całą kolumnę, zapłać za niebieski.
kosmopolis_lessons-first-over-again = Bez znacznika przepadnie cała niebieska kolumna. Zapłać za niebieski!
kosmopolis_lessons-first-bonus = Anna nie miała czym zapłacić i straciła dwie kolumny. W każdym kolorze miasto z najwyższą sumą bierze z Kosmopolis najlepszą kartę jako bonus, i wszystkie trzy są twoje.
kosmopolis_lessons-first-end = Po trzech takich turach miasto, karty bonusowe i pozostałe znaczniki to twoje punkty. Zagramy naprawdę?

## Wydanie polskie i czeskie

kosmopolis_lessons-closest = Wydanie polskie i czeskie
kosmopolis_lessons-closest-compare = W tych wydaniach kartę bonusową bierze nie najwyższa suma, tylko najbliższa limitowi. Niebieski limit to 9: Anna ma dokładnie 9, a ty 11.
kosmopolis_lessons-closest-pay = Dwa znaczniki ratują kolumnę, a każdy z nich odejmuje się też od sumy. Zapłać za niebieski!
kosmopolis_lessons-closest-pay-again = Bez znaczników kolumna przepadnie. Zapłać za niebieski.
kosmopolis_lessons-closest-result = Po odjęciu znaczników masz dokładnie 9, tyle co Anna. Turę zaczynała ona, więc pierwsza wzięła piątkę, a tobie przypadła czwórka.
