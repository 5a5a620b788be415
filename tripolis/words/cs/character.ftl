# Postavy: jméno (s druhým a třetím pádem), věta o sobě a poznámky: když se něco povede, když se
# nepovede a na konci. Poznámky jsou krátké a nikdo není hrubý.

character-nina = Nina
    .gen = Niny
    .dat = Nině
character-nina-about = Studuju tady a sbírám všechno: pohlednice, knoflíky, kamínky.
character-nina-pleased = Jé, a tenhle je taky můj!
character-nina-stung = Ach ne. Zrovna jsem si zvykla.
character-nina-won = Já vyhrála? To spolubydlící neuvěří!
character-nina-lost = Pěkně zahrané. Sbírka mi aspoň zůstane.

character-emil = Emil
    .gen = Emila
    .dat = Emilovi
character-emil-about = Před svítáním peču chleba a přemýšlet začínám po obědě.
character-emil-pleased = Rovnou z pece!
character-emil-stung = Trochu se to připálilo.
character-emil-won = Ha! A já to chtěl jen zkusit.
character-emil-lost = Dobrá hra. Rohlíky platím já.

character-zuzana = Zuzana
    .gen = Zuzany
    .dat = Zuzaně
character-zuzana-about = Mám zahradu a na každý záhon zvláštní seznam.
character-zuzana-pleased = To jsem měla na seznamu!
character-zuzana-stung = Budu muset napsat nový seznam.
character-zuzana-won = Vyrostlo to! Opravdu vyrostlo!
character-zuzana-lost = Tak zase na jaře. Krásná hra.

character-max = Max
    .gen = Maxe
    .dat = Maxovi
character-max-about = Hodně se ptám. Určitě chcete hrát?
character-max-pleased = Vidíte? Zrovna jsem nad tím přemýšlel.
character-max-stung = Ale proč? Ne, vážně: proč?
character-max-won = Je jisté, že jsem vyhrál? Je? Paráda!
character-max-lost = Já to věděl. Ještě jednou?

character-klara = Klára
    .gen = Kláry
    .dat = Kláře
character-klara-about = Mám kavárnu na rohu a stůl pro vás už je zamluvený.
character-klara-pleased = Ten je pro mě, děkuju.
character-klara-stung = Někdo mi polil plány kávou.
character-klara-won = Dnes vyhrává podnik. Kávu?
character-klara-lost = Zasloužíte si kousek dortu.

character-oskar = Oskar
    .gen = Oskara
    .dat = Oskarovi
character-oskar-about = Řídím devítku. Jízdenky, prosím.
character-oskar-pleased = Všechno v pořádku, jak má být.
character-oskar-stung = Tohle v jízdním řádu nebylo.
character-oskar-won = Konečná. Děkuju za společnou jízdu.
character-oskar-lost = Dnes jedete zadarmo.

character-berta = Berta
    .gen = Berty
    .dat = Bertě
character-berta-about = Čtyřicet let jsem šila pro operu a nevyhodila jediný knoflík.
character-berta-pleased = Do krabičky s ním.
character-berta-stung = Tady se párá steh.
character-berta-won = Pěkně začištěné, když to smím říct.
character-berta-lost = Krásná práce, moji milí.

character-felix = Felix
    .gen = Felixe
    .dat = Felixovi
character-felix-about = Na nedělním trhu prodávám všechno, a rychle.
character-felix-pleased = Prodáno!
character-felix-stung = No, ne každé jablko je sladké.
character-felix-won = Na trhu se dnes dařilo!
character-felix-lost = S vámi se těžko smlouvá.

character-irena = Irena
    .gen = Ireny
    .dat = Ireně
character-irena-about = Jsem notářka. Čtu to, co ostatní podepisují.
character-irena-pleased = Zaznamenáno.
character-irena-stung = Přehlédla jsem jeden bod.
character-irena-won = Podpis a razítko.
character-irena-lost = Bez námitek. Poctivé vítězství.

character-roman = Roman
    .gen = Romana
    .dat = Romanovi
character-roman-about = Opravuju hodiny. Všechno má svůj čas.
character-roman-pleased = Na minutu přesně.
character-roman-stung = Přeskočilo kolečko.
character-roman-won = Šlo to jako hodinky.
character-roman-lost = Máte lepší načasování než já.

character-tamara = Tamara
    .gen = Tamary
    .dat = Tamaře
character-tamara-about = O víkendech lezu po horách. Tady odpočívám.
character-tamara-pleased = To je odsud výhled!
character-tamara-stung = Uvolněný kámen. To se stává.
character-tamara-won = Vrchol!
character-tamara-lost = Vaše cesta byla lepší.

character-konrad = Konrád
    .gen = Konráda
    .dat = Konrádovi
character-konrad-about = Starám se o starou knihovnu. Nic se nepůjčuje.
character-konrad-pleased = To patří do nejvyšší police.
character-konrad-stung = Někdo vytrhl stránku.
character-konrad-won = Kapitola uzavřena, a šťastně.
character-konrad-lost = Ten příběh bych si přečetl znovu.

character-olga = Olga
    .gen = Olgy
    .dat = Olze
character-olga-about = Stavím mosty. Nejdřív se dívám na druhý břeh.
character-olga-pleased = Zátěž to unese.
character-olga-stung = Nepočítala jsem s větrem.
character-olga-won = Most stojí. Děkuju všem.
character-olga-lost = Poctivá práce. Prostuduju si ji.

character-leon = Leon
    .gen = Leona
    .dat = Leonovi
character-leon-about = Diriguju. Orchestr nečeká a já taky ne.
character-leon-pleased = A teď žestě!
character-leon-stung = Falešný tón. Můj.
character-leon-won = Bravo všem, a přídavek!
character-leon-lost = Krásně zahrané.

character-adela = Adéla
    .gen = Adély
    .dat = Adéle
character-adela-about = Byla jsem vyšetřující soudkyně. Věřím tomu, co si mohu ověřit.
character-adela-pleased = Tušila jsem to.
character-adela-stung = Důkazy mluvily proti mně.
character-adela-won = Případ je uzavřen.
character-adela-lost = Přiznávám se: byli jste lepší.

character-stefan = Štefan
    .gen = Štefana
    .dat = Štefanovi
character-stefan-about = Obchoduju se starožitnostmi. Každý kus jednou najde své místo.
character-stefan-pleased = Tenhle kus je k nezaplacení.
character-stefan-stung = Drahá lekce.
character-stefan-won = Sbírka je kompletní.
character-stefan-lost = Vzácná partie. Tu bych neprodal.
