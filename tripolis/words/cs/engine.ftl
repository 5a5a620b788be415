### What every game shares: seats, refusals, positions and record files.
###
### $reason is a whole sentence of its own. $place is a path inside a position, such as
### state.seats[0].hand; option names, values and moves are the same in every language.

# A seat whose player has no name. $number counts from 1.
engine-seat = Hráč { $number }
    .gen = hráče { $number }
    .dat = hráči { $number }
# Jméno člověka: samo se neskloňuje, pád ukazuje slovo „hráč“.
engine-named = { $name }
    .gen = hráče { $name }
    .dat = hráči { $name }

## Starting a game

engine-unknown-game = Hra „{ $name }“ tu není. Zahrát si můžete tyto: { $known }.
engine-broken-game = Hru „{ $name }“ nelze načíst z balíčku „{ $package }“: { $problem }.
engine-not-a-game = V balíčku „{ $package }“ není GAME se jménem „{ $name }“.
engine-unknown-option = Hra „{ $game }“ nemá volbu „{ $option }“. Má tyto: { $allowed }.
engine-bad-choice = Volba „{ $option }“ nemůže mít hodnotu „{ $value }“. Vyberte jednu z těchto: { $allowed }.
engine-too-many-seats = Volba „{ $option }“ má po jedné hodnotě pro každé místo. Zadaných hodnot: { $count }, míst u stolu je nejvýše { $most }.
engine-bad-switch = Volba „{ $option }“ nemůže mít hodnotu „{ $value }“. Může být jen true, nebo false.
engine-bad-number = Volba „{ $option }“ nemůže mít hodnotu „{ $value }“. Zadejte celé číslo od { $low } do { $high }.
engine-bad-players = Počet hráčů „{ $players }“ se k této hře nehodí. Zadejte číslo od { $low } do { $high }.
engine-bad-players-type = Počet hráčů je celé číslo od { $low } do { $high }, ne „{ $players }“ typu { $type }.
engine-unknown-player = Bot „{ $name }“ tu není. Vybrat si můžete z těchto: { $known }.
engine-bad-seed = „{ $seed }“ není semínko, podle kterého by šlo zamíchat. Zadejte celé číslo menší než 2 na 256 nebo text o nejvýše 64 šestnáctkových číslicích.

## Playing

engine-match-over = Hra skončila, další tahy už nejsou možné.
engine-wrong-seat = U tohoto stolu není místo „{ $seat }“. Místa mají čísla od 0 do { $last }.
engine-wrong-seat-type = Místo je celé číslo od 0 do { $last }, ne „{ $seat }“ typu { $type }.
engine-not-your-turn = { $player } teď není na tahu.
    .you = Nejste na tahu.
engine-illegal-move = Tah „{ $move }“ není možný. { $reason }
engine-nothing-to-undo = Není co vracet: ještě nebyl proveden žádný tah.

## Positions

engine-position-rules = Tato pozice je zapsána podle pravidel verze { $version }, ale program hraje podle verze { $ours }. Otevřete ji v Tripolis se stejnou verzí pravidel.
engine-position-object = „{ $place }“ musí být objekt JSON: názvy a hodnoty ve složených závorkách.
engine-position-missing = V pozici chybí „{ $place }“. Doplňte tuto hodnotu.
engine-position-unknown = „{ $place }“ do této pozice nepatří. Odstraňte tuto hodnotu.
engine-position-number = „{ $place }“ musí být celé číslo od { $low } do { $high }.
engine-position-boolean = „{ $place }“ musí být true, nebo false.
engine-position-choice = „{ $place }“ musí mít jednu z těchto hodnot: { $allowed }.
engine-position-list = „{ $place }“ musí být seznam; počet položek: od { $low } do { $high }.
engine-position-item = V „{ $place }“ nemůže být „{ $item }“. Zapište to tak, jak to dělá program, když pozici ukládá.

## Record files

engine-record-unreadable = Soubor „{ $path }“ nelze přečíst ({ $problem }). Ověřte, že existuje a že k němu máte přístup.
engine-record-too-large = Soubor „{ $path }“ je na záznam hry příliš velký. Vyberte jiný soubor.
engine-record-foreign = Toto není záznam hry Tripolis. Takový soubor je prostý text a začíná slovy „Tripolis record“.
engine-record-newer = Tento záznam má formát { $version }, ale program čte formáty nejvýše { $ours }. Otevře ho novější verze Tripolis.
engine-record-newer-rules = Řádek { $line }: hrálo se podle pravidel verze { $version }, ale program hraje podle verze { $ours }. Záznam otevře novější verze Tripolis.
engine-record-older-rules = Řádek { $line }: hrálo se podle pravidel verze { $version }, ale program hraje podle verze { $ours }. Záznam otevře ta verze Tripolis, ve které byl uložen.
engine-record-truncated = Záznam je useknutý na řádku { $line }. Použijte úplnou kopii souboru.
engine-record-damaged = Záznam se od uložení změnil: jeho obsah nesouhlasí s posledním řádkem, číslo { $line }. Použijte neporušenou kopii souboru.
engine-record-expected = Řádek { $line } musí začínat „{ $name }:“.
engine-record-value = Řádek { $line }: hodnota „{ $name }“ nedává smysl. Zapište ji tak, jak to dělá program, když hru ukládá.
engine-record-left-over = Řádek { $line } je navíc: záznam měl skončit dřív.
engine-record-line = Na řádku { $line } je chyba. { $reason }
engine-record-start = Hru z tohoto záznamu nelze začít. { $reason }
engine-record-move = Na řádku { $line } je chybný tah. { $reason }
engine-record-state = Řádek { $line }: tahy vedou k jiné konečné pozici, než uvádí záznam. Použijte neporušenou kopii souboru.
engine-record-result = Řádek { $line }: tahy vedou k jinému výsledku, než uvádí záznam. Použijte neporušenou kopii souboru.
engine-position-question = Otázka, kterou tato pozice klade, v ní nemůže nastat.
engine-bad-view = Takto žádná pozice nevypadá. Předejte pohled přesně tak, jak ho hra ukázala, s pozorováním a možnými tahy, nebo bez nich.
engine-no-from-view = Partii { $game } nelze obnovit z pohledu: hra nemá modul „from_view“.
