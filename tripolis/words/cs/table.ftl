# Stůl v terminálu.

table-round = kolo { $round }
table-turn-of = { $name }: { $prompt }

# Panely
table-log = Co se stalo
table-moves = { $count ->
    [one] Máte { $count } možný tah
    [few] Máte { $count } možné tahy
   *[other] Máte { $count } možných tahů
}
table-moves-matching = Tahy: { $shown } z { $count }
table-no-moves = Teď není o čem rozhodovat
table-entry = Tah nebo jeho číslo
table-entry-done = Enter: předejte zařízení, hraje { $name }
table-entry-waiting = Počkejte na ostatní, nebo napište help
table-entry-over = Partie skončila: again (znovu) nebo quit (konec)

# Klávesy
table-key-rules = Pravidla
table-key-help = Nápověda
table-key-theme = Pozadí
table-key-undo = Zpět
table-key-save = Uložit
table-key-hint = Rada
table-key-quiet = Ticho
table-key-quit = Konec
table-key-close = Zavřít
table-key-section = Oddíl
table-key-scroll = Posun
table-key-step = Krok
table-key-move = Tah
table-key-eyes = Oči
table-key-play = Přehrát

# Co lze napsat kromě tahů
table-command-hint = rada
table-command-undo = zpět
table-command-save = uložit
table-command-help = nápověda
table-command-rules = pravidla
table-command-quit = konec
table-command-again = znovu
table-command-quiet = ticho

# Odpovědi na to, co bylo napsáno
table-no-such-number = Tah číslo { $number } tu není: zvolte číslo od 1 do { $count }.
table-saved = Uloženo do { $path }
table-save-failed = Partii se nepodařilo uložit do { $path } ({ $problem }); hrát můžete dál.
table-memory-failed = To, co bylo v této partii odkryto, se nepodařilo uložit do { $path } ({ $problem }).
table-undone = Vzato zpět: { $move }
table-nothing-to-undo = Zatím nemáte žádný tah, který by šlo vzít zpět.
table-not-undone = Nic se zpět nevzalo.
table-bots-alone = U stolu sedí jen boti: pohodlně se usaďte a dívejte se.
table-pace = { $seconds ->
    [0] Boti hrají hned.
   *[other] Boti přemýšlejí { $seconds } s.
}
table-not-over = Partie ještě neskončila.
table-quiet = Soupeři teď mlčí. F7 jim vrátí slovo.
table-not-quiet = Soupeři zase mluví.
table-remark = { $name }: „{ $remark }“
table-hint = Rada: { $told } (napište „{ $move }“). { $why }
table-move = { $move }
table-hint-thinking = Přemýšlím …
table-no-hint = Teď nemáte o čem rozhodovat.

# Opona
table-curtain-title = Předejte zařízení. Hraje { $name }
table-curtain-ready = { $name }, až budete chtít začít, stiskněte Enter.
table-curtain-change = { $number }: nejdřív { $name } mění svou odpověď

# Otázky
table-yes = Ano
table-no = Ne
table-ask-undo = Něco se už odhalilo. Vzít to přesto zpět?
table-ask-undo-others = { $name } žádá o vrácení tahu: „{ $move }“ { $others }: { $count ->
    [one] souhlasíte?
   *[other] souhlasíte všichni?
}

# Krok za krokem
table-show-title = Krok za krokem
table-show-next = Enter: dál ({ $number } z { $count })
table-show-done = Enter: pokračovat
table-show-skip = Esc: přeskočit

# Konec
table-result-winner = Vítězí { $player }!
    .you = Vyhráli jste!
table-result-shared = { $names } se dělí o vítězství!
table-result-place = Místo
table-result-player = Hráč
table-result-points = Body
table-result-saved = Záznam partie: { $path }
table-result-again = Hrát znovu
table-result-look = Podívat se na stůl
table-result-quit = Odejít

# Na příkazové řádce, když už stůl zmizel
table-left-resume = Partie je uložena. Můžete v ní pokračovat: { $command }
table-left-replay = Partie je uložena. Můžete si ji přehrát: { $command }

# Přehrávání
table-replay-at = tah { $number } z { $count }
table-replay-start = Partie začíná.
table-replay-eyes = Tak to vidí { $name }
table-replay-spectator = Tak to vidí divák
table-replay-everything = Vše je odkryté
table-replay-go = K tahu: { $number }_
table-replay-playing = přehrává se
table-replay-end = Tady partie končí.
table-replay-unfinished = Tady záznam končí; partie nebyla dohrána.

# Pravidla
table-rules-missing = Pravidla této hry ještě nejsou sepsána.

# Nápověda
table-help-title = Jak stůl používat
table-help =
    Tah napište tak, jak je v seznamu („B4 city“), nebo zadejte jeho číslo, a pak Enter.
    Při psaní zůstávají v seznamu jen tahy, které odpovídají. Kliknutím na tah ho zahrajete.

    Tab | doplní, co jste začali psát
    ↑ ↓ | vrátí, co jste napsali dřív
    ? | pravidla otevřená tam, kde je to teď třeba
    F1 | tato nápověda
    F2 | další jazyk
    F3 | světlé nebo tmavé pozadí
    F4 | vezme zpět váš poslední tah (též: zpět, undo)
    F5 | uloží partii (též: uložit, save)
    F6 | dobrý tah a proč je dobrý (též: rada, hint)
    F7 | ztiší soupeře, nebo jim vrátí slovo (též: ticho, quiet)
    F10 | uloží a skončí (též: konec, quit, Ctrl+C)
    + - | boti hrají pomaleji nebo rychleji
    PgUp PgDn | posouvá záznam
    Shift+↑ ↓ | posouvá seznam tahů
    Ctrl+↑ ↓ | posouvá obraz
    Ctrl+← → | posouvá příliš široký obraz do stran

    Partie se ukládá po každém vašem tahu, takže se nic neztratí.
table-help-replay =
    → ← | o krok dál nebo zpět
    ↓ ↑ | o celý tah dál nebo zpět
    Home End | začátek a konec
    číslo, Enter | přejde k tomu tahu
    Tab | dívá se jinýma očima
    Mezerník | přehrává samo, nebo zastaví
    + - | pomaleji nebo rychleji
    ? | pravidla
    F2 | další jazyk
    F3 | světlé nebo tmavé pozadí
    PgUp PgDn | posouvá záznam
    Ctrl+↑ ↓ | posouvá obraz
    Ctrl+← → | posouvá příliš široký obraz do stran
    F10 | odejít

# Lekce
table-key-go-on = Dál
table-learn-at = Krok { $number } z { $count }
table-learn-look = Podívejte se: { $parts }
table-learn-enter = Enter: dál
table-learn-move = Zahrajte tah, o kterém lekce mluví.
table-puzzle = Úloha
table-puzzle-follow = Enter: další tah
table-puzzle-give-up = Ukázat odpověď
table-puzzle-move = Zahrajte tah, který považujete za nejlepší.
