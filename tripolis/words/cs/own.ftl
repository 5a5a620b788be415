### Co říká vaše hra: po partii a za všechny partie.

own-title = Vaše hra
own-about = Co říkají vaše dohrané partie. Tuto stránku vidíte jen vy.
own-nothing = Dohrajte partii a objeví se tady.
own-results = Výhry: { $won } z { $played }
own-against = Soupeři
own-players = Hráčů
own-played = Partií
own-won = Výhry
own-people = Lidé
own-right = správně { $right } z { $count }
own-misjudged = Památky, ve kterých se mýlíte
own-train = Procvičit tyto památky
own-train-about = Památky, ve kterých se mýlíte, jedna po druhé. Každou položte na mapu: doprava a nahoru čísla neklesají.
own-train-done = Hotovo: na správném místě { $score } z { $count }.
own-train-again = Ještě jednou
own-puzzles = Úlohy z vašich partií
own-puzzle = { $game }, úloha { $number }
own-share = Sdílet výsledky
own-share-line = { $game }: výhry { $won } z { $played }
own-game = Vaše partie
own-good = V { $good } z { $count } vašich rozhodnutí nebyl výrazně lepší tah.
own-best = Dobře zahráno
own-rose = Vaše šance: { $before } → { $after }
own-look = Stojí za další pohled
own-make-puzzle = Udělat z toho úlohu
own-more = Všechny vaše partie
