# Postacie: imię (z dopełniaczem i celownikiem), zdanie o sobie i odzywki: gdy się uda, gdy się nie
# uda i na koniec. Odzywki są krótkie i nikt nie jest niegrzeczny.

character-nina = Nina
    .gen = Niny
    .dat = Ninie
character-nina-about = Studiuję tu i zbieram wszystko: pocztówki, guziki, kamyki.
character-nina-pleased = O, i ten też mój!
character-nina-stung = No nie. Już się przyzwyczaiłam.
character-nina-won = Wygrałam? Współlokatorki nie uwierzą!
character-nina-lost = Ładnie zagrane. Kolekcja i tak zostaje ze mną.

character-emil = Emil
    .gen = Emila
    .dat = Emilowi
character-emil-about = Przed świtem piekę chleb, a myśleć zaczynam po obiedzie.
character-emil-pleased = Prosto z pieca!
character-emil-stung = Trochę się przypaliło.
character-emil-won = Ha! A chciałem tylko spróbować.
character-emil-lost = Dobra gra. Bułki stawiam ja.

character-zuzana = Zuzanna
    .gen = Zuzanny
    .dat = Zuzannie
character-zuzana-about = Mam ogród i osobną listę na każdą grządkę.
character-zuzana-pleased = To było na mojej liście!
character-zuzana-stung = Trzeba będzie napisać nową listę.
character-zuzana-won = Urosło! Naprawdę urosło!
character-zuzana-lost = To na wiosnę. Śliczna gra.

character-max = Maks
    .gen = Maksa
    .dat = Maksowi
character-max-about = Zadaję dużo pytań. Na pewno chcesz grać?
character-max-pleased = Widzisz? Właśnie się nad tym zastanawiałem.
character-max-stung = Ale dlaczego? Nie, serio: dlaczego?
character-max-won = Na pewno wygrałem? Na pewno? Super!
character-max-lost = Wiedziałem. Jeszcze raz?

character-klara = Klara
    .gen = Klary
    .dat = Klarze
character-klara-about = Prowadzę kawiarnię na rogu. Stolik już czeka.
character-klara-pleased = To dla mnie, dziękuję.
character-klara-stung = Ktoś wylał kawę na moje plany.
character-klara-won = Dziś wygrywa lokal. Kawy?
character-klara-lost = Należy się kawałek ciasta.

character-oskar = Oskar
    .gen = Oskara
    .dat = Oskarowi
character-oskar-about = Prowadzę tramwaj numer dziewięć. Bilety do kontroli.
character-oskar-pleased = Wszystko w porządku, jak trzeba.
character-oskar-stung = Tego nie było w rozkładzie.
character-oskar-won = Przystanek końcowy. Dziękuję za wspólną jazdę.
character-oskar-lost = Dziś jazda za darmo.

character-berta = Berta
    .gen = Berty
    .dat = Bercie
character-berta-about = Czterdzieści lat szyłam dla opery i żadnego guzika nie wyrzuciłam.
character-berta-pleased = Do pudełka z nim.
character-berta-stung = Tu poszło oczko.
character-berta-won = Równo obrębione, że się pochwalę.
character-berta-lost = Piękna robota, moi drodzy.

character-felix = Feliks
    .gen = Feliksa
    .dat = Feliksowi
character-felix-about = Na niedzielnym targu sprzedaję wszystko, i to szybko.
character-felix-pleased = Sprzedane!
character-felix-stung = Cóż, nie każde jabłko jest słodkie.
character-felix-won = Udany dzień na targu!
character-felix-lost = Twardo się targujesz.

character-irena = Irena
    .gen = Ireny
    .dat = Irenie
character-irena-about = Jestem notariuszką. Czytam to, co inni podpisują.
character-irena-pleased = Odnotowane.
character-irena-stung = Przeoczyłam jeden punkt.
character-irena-won = Podpis i pieczęć.
character-irena-lost = Bez zastrzeżeń. Uczciwe zwycięstwo.

character-roman = Roman
    .gen = Romana
    .dat = Romanowi
character-roman-about = Naprawiam zegary. Wszystko w swoim czasie.
character-roman-pleased = Co do minuty.
character-roman-stung = Trybik przeskoczył.
character-roman-won = Chodziło jak w zegarku.
character-roman-lost = Masz lepsze wyczucie czasu ode mnie.

character-tamara = Tamara
    .gen = Tamary
    .dat = Tamarze
character-tamara-about = W weekendy chodzę po górach. Tu odpoczywam.
character-tamara-pleased = Ależ stąd widok!
character-tamara-stung = Ruchomy kamień. Zdarza się.
character-tamara-won = Szczyt!
character-tamara-lost = Twoja droga była lepsza.

character-konrad = Konrad
    .gen = Konrada
    .dat = Konradowi
character-konrad-about = Opiekuję się starą biblioteką. Niczego nie wypożyczamy.
character-konrad-pleased = To na najwyższą półkę.
character-konrad-stung = Ktoś wyrwał stronę.
character-konrad-won = Rozdział zamknięty, i to szczęśliwie.
character-konrad-lost = Tę historię przeczytałbym jeszcze raz.

character-olga = Olga
    .gen = Olgi
    .dat = Oldze
character-olga-about = Buduję mosty. Najpierw patrzę na drugi brzeg.
character-olga-pleased = Wytrzyma obciążenie.
character-olga-stung = Nie doceniłam wiatru.
character-olga-won = Most stoi. Dziękuję wszystkim.
character-olga-lost = Solidna robota. Przestudiuję to.

character-leon = Leon
    .gen = Leona
    .dat = Leonowi
character-leon-about = Dyryguję. Orkiestra nie czeka i ja też nie.
character-leon-pleased = A teraz blacha!
character-leon-stung = Fałszywa nuta. Moja.
character-leon-won = Brawo dla wszystkich i bis!
character-leon-lost = Pięknie zagrane.

character-adela = Adela
    .gen = Adeli
    .dat = Adeli
character-adela-about = Byłam sędzią śledczą. Wierzę w to, co mogę sprawdzić.
character-adela-pleased = Tak podejrzewałam.
character-adela-stung = Dowody były przeciw mnie.
character-adela-won = Sprawa zamknięta.
character-adela-lost = Przyznaję się: lepsza gra była po twojej stronie.

character-stefan = Stefan
    .gen = Stefana
    .dat = Stefanowi
character-stefan-about = Handluję antykami. Każda rzecz znajdzie kiedyś swoje miejsce.
character-stefan-pleased = To jest bezcenne.
character-stefan-stung = Kosztowna lekcja.
character-stefan-won = Kolekcja kompletna.
character-stefan-lost = Rzadka partia. Takiej się nie sprzedaje.
