### Co říká server stolů: odmítnutí, jména a řádky záznamu.

# Jméno hosta, dokud si nevybere vlastní.
server-guest = Host { $number }

server-log-undone = { $player } bere tah zpět.
    .you = Berete tah zpět.
server-no-page = Stránka pro prohlížeč tu není sestavená: spusťte „npm run build“ ve složce web, nebo používejte API na adrese /api.

## Kdo se ptá

server-no-person = Tento token nikomu nepatří. Nejdřív otevřete stránku, nebo pošlete platný token.
server-other-site = Tento požadavek přišel z jiného webu a nebyl proveden.
server-empty-name = Jméno musí mít aspoň jedno písmeno.
server-stacked-name = Jméno musí jít přečíst: u jednoho z písmen je příliš mnoho znamének.
server-guest-token-needed = Token hosta může obnovit jen prohlížeč, ve kterém otevřel stránku. Token pro programy nahradí POST /api/me/token.

## Požadavky

server-bad-request = Tomuto požadavku nelze rozumět: podívejte se na „{ $place }“.
server-bad-method = Tato adresa takové požadavky nepřijímá.
server-map-no-cell = Sem nelze nic položit. Vyberte volné pole vedle mapy.
server-training-none = Zatím není co trénovat: s žádnou památkou jste se nespletli.
server-no-puzzle-there = Z tohoto tahu úloha nevznikne. Vyberte svůj tah, ke kterému rozbor našel lepší.
server-not-found = Na této adrese nic není.
server-no-rules = Pravidla takové hry tu nejsou.
server-too-large = To je moc: přijímá se nejvýš { $most } bajtů.
server-too-many = Bylo toho moc najednou. Zkuste to znovu za { $seconds ->
    [one] { $seconds } sekundu
    [few] { $seconds } sekundy
   *[other] { $seconds } sekund
}.
server-too-many-tables = Máte příliš mnoho nedohraných stolů. Nejdřív některé dohrajte nebo opusťte.
server-too-many-streams = Máte tento stůl otevřený příliš mnohokrát. Zavřete některá okna a zkuste to znovu.
server-key-used = Tento Idempotency-Key už byl použit pro jiný požadavek. Použijte nový.
server-store-failed = Server se teď nedostane ke svému úložišti. Nic se nezměnilo; zkuste to za chvíli.
server-failed = Na serveru se něco nepovedlo a je to zapsáno. Zkuste to znovu.
server-not-text = Záznam partie je text v UTF-8, tohle je něco jiného.

## Stoly

server-no-table = Takový stůl neexistuje.
server-no-such-level = Boti úrovně „{ $level }“ nejsou. Vyberte si z těchto: { $known }.
server-no-such-character = Mezi boty úrovně „{ $level }“ není postava „{ $name }“. Vyberte si z těchto: { $known }.
server-no-such-seat = U tohoto stolu není místo { $seat }. Místa jsou číslovaná od 0 do { $last }.
server-too-many-seats = { $seats ->
    [one] Uvedeno je { $seats } místo
    [few] Uvedena jsou { $seats } místa
   *[other] Uvedeno je { $seats } míst
}, ale počet hráčů je { $players }.
server-no-seat-of-yours = Kdo otevírá stůl, ten u něj sedí: jedno z míst musí být vaše.
server-invite-needed = K tomuto stolu se dá sednout jen s odkazem z pozvánky.
server-table-full = Všechna místa u tohoto stolu jsou obsazená.
server-seat-taken = Toto místo je obsazené. Vyberte si jiné.
server-only-your-old-seat = Tuto partii už znáte z jiného místa, proto se můžete vrátit jen na ně.
server-not-your-seat = Místo { $seat } není vaše.
server-not-seated = To mohou jen ti, kdo u stolu sedí.
server-not-host = To může jen hostitel stolu.
server-table-ended = U tohoto stolu už hra skončila.
server-others-play = Ostatní tu ještě hrají. Můžete od stolu prostě odejít.
server-not-started = Hra ještě nezačala.
server-not-over = To bude vidět, až hra skončí.
server-other-rules = Tato partie začala podle pravidel verze { $version }, ale tento server hraje podle verze { $ours }. Zůstane tak, jak je, dokud ji neotevře server se stejnými pravidly.

## Hra

server-moved-on = Než jste se rozhodli, něco se stalo. Podívejte se a rozhodněte se znovu.
server-nothing-to-decide = Teď nemáte o čem rozhodovat.
server-nothing-to-undo = Nemáte tah, který by šlo vzít zpět.
server-nothing-asked = Nikdo nežádá o vrácení tahu.
server-own-question = To je vaše otázka; odpovědět musí ostatní.
server-own-vote = Jde o vaše místo; rozhodují ostatní.
server-no-vote = O tomto místě není o čem hlasovat: hráč je tu, nebo za něj už hraje bot.
server-empty-chat = V této zprávě nic není.
server-no-such-moment = Tah { $at } v této partii není. Poslední je { $last }.
server-no-proof = Tato partie nebyla rozdána tady, takže k ní důkaz rozdání není.

## Důkazy rozdání

server-proof-good = Rozdání je poctivé: plyne ze semínka, za které se server zaručil ({ $commitment }), a { $count ->
    [one] { $count } přídavku hráče
    [few] { $count } přídavků hráčů
   *[other] { $count } přídavků hráčů
}.
server-proof-unreadable = Tohle není důkaz rozdání ze serveru Tripolis.
server-proof-commitment = Důkaz je chybný: jeho semínko není to, za které se server zaručil.
server-proof-deal = Důkaz je chybný: jeho semínko a přídavky hráčů vedou k jinému rozdání.
server-proof-other-match = Důkaz je o jiné partii: v tomto záznamu je jiné rozdání.
server-proof-seats = Důkaz je o jiné partii: počet míst v něm: { $seats }, počet hráčů v záznamu: { $players }.

## Na příkazové řádce

server-listens = Tripolis běží na adrese { $address } (Ctrl+C ho ukončí).
server-cannot-listen = Na adrese { $address } nelze naslouchat ({ $problem }). Zvolte jiný port: --port.
server-backup-exists = „{ $path }“ už existuje. Zvolte jiný název, ať se nic nepřepíše.
server-backup-nothing = V „{ $path }“ není úložiště serveru stolů.
server-backup-no-folder = Složka „{ $path }“ neexistuje. Nejdřív ji vytvořte, nebo zvolte jinou.
server-backup-failed = Úložiště se nepodařilo zkopírovat do „{ $path }“ ({ $problem }).
server-bad-folder = Složku „{ $path }“ nelze použít ({ $problem }).
server-folder-taken = Složku „{ $path }“ už používá jiný server. Nejdřív ho zastavte, nebo zadejte jinou složku pomocí --data.
server-newer-store = Toto úložiště změnila novější verze Tripolis. Nainstalujte ji, nebo se vraťte ke starší záloze.
server-backup-done = Kopie úložiště je v { $path }.
server-works = Tripolis tu přemýšlí za boty (Ctrl+C ho ukončí).
server-no-database = Databázi nelze použít: { $reason }
server-bad-address = Adrese za --{ $part } nelze rozumět. Má vypadat takto: { $part ->
    [redis] redis://host:6379
   *[database] postgresql://user@host/name
}.
server-needs-scale = --{ $part } vyžaduje balíčky, které nejsou nainstalované: pip install 'tripolis[scale]'.
