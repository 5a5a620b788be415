### Co říká server stolů: odmítnutí, jména a řádky záznamu.

# Jméno hosta, dokud si nevybere vlastní.
server-guest = Host { $number }

server-log-undone = { $player } bere tah zpět.
    .you = Berete tah zpět.
server-no-page = Stránka pro prohlížeč tu není sestavená: spusť „npm run build“ ve složce web, nebo používej API na adrese /api.

## Kdo se ptá

server-no-person = Tento token nikomu nepatří. Nejdřív otevři stránku, nebo pošli platný token.
server-other-site = Tento požadavek přišel z jiného webu a nebyl proveden.
server-empty-name = Jméno musí mít aspoň jedno písmeno.
server-stacked-name = Jméno musí jít přečíst: u jednoho z písmen je příliš mnoho znamének.
server-guest-token-needed = Token hosta může obnovit jen prohlížeč, ve kterém otevřel stránku. Token pro programy nahradí POST /api/me/token.

## Požadavky

server-bad-request = Tomuto požadavku nelze rozumět: podívej se na „{ $place }“.
server-bad-method = Tato adresa takové požadavky nepřijímá.
server-not-found = Na této adrese nic není.
server-no-rules = Pravidla takové hry tu nejsou.
server-too-large = To je moc: přijímá se nejvýš { $most } bajtů.
server-too-many = Bylo toho moc najednou. Zkus to znovu za { $seconds ->
    [one] { $seconds } sekundu
    [few] { $seconds } sekundy
   *[other] { $seconds } sekund
}.
server-too-many-tables = Máš příliš mnoho nedohraných stolů. Nejdřív některé dohraj nebo opusť.
server-too-many-streams = Máš tento stůl otevřený příliš mnohokrát. Zavři některá okna a zkus to znovu.
server-key-used = Tento Idempotency-Key už byl použit pro jiný požadavek. Vezmi si nový.
server-store-failed = Server se teď nedostane ke svému úložišti. Nic se nezměnilo; zkus to za chvíli.
server-failed = Na serveru se něco nepovedlo a je to zapsáno. Zkus to znovu.
server-not-text = Zápis partie je text v UTF-8, tohle je něco jiného.

## Stoly

server-no-table = Takový stůl není.
server-no-such-level = Boti úrovně „{ $level }“ nejsou. Vyber si z těchto: { $known }.
server-no-such-seat = U tohoto stolu není místo { $seat }. Místa jsou číslovaná od 0 do { $last }.
server-too-many-seats = { $seats ->
    [one] Uvedeno je { $seats } místo
    [few] Uvedena jsou { $seats } místa
   *[other] Uvedeno je { $seats } míst
}, ale počet hráčů je { $players }.
server-no-seat-of-yours = Kdo otevírá stůl, ten u něj sedí: jedno z míst musí být tvoje.
server-invite-needed = K tomuto stolu se dá sednout jen s odkazem na pozvání.
server-table-full = Všechna místa u tohoto stolu jsou obsazená.
server-seat-taken = Toto místo je obsazené. Vyber si jiné.
server-only-your-old-seat = Tuto partii už znáš z jiného místa, proto se můžeš vrátit jen na něj.
server-not-your-seat = Místo { $seat } není tvoje.
server-not-seated = To mohou jen ti, kdo u stolu sedí.
server-not-host = To může jen hostitel stolu.
server-table-ended = U tohoto stolu už hra skončila.
server-others-play = Ostatní tu ještě hrají. Můžeš stůl prostě opustit.
server-not-started = Hra ještě nezačala.
server-not-over = To bude vidět, až hra skončí.
server-other-rules = Tato partie začala podle verze { $version } pravidel a tento server hraje podle verze { $ours }. Zůstane, jak je, dokud ji neotevře server se stejnými pravidly.

## Hra

server-moved-on = Od tvého rozhodnutí se něco stalo. Podívej se a rozhodni znovu.
server-nothing-to-decide = Teď nemáš o čem rozhodovat.
server-nothing-to-undo = Nemáš tah, který by šlo vzít zpět.
server-nothing-asked = Nikdo nežádá o vrácení tahu.
server-own-question = To je tvoje otázka; odpovědět musí ostatní.
server-own-vote = Jde o tvoje místo; rozhodují ostatní.
server-no-vote = O tomto místě není o čem hlasovat: hráč je tu, nebo za něj už hraje bot.
server-empty-chat = V této zprávě nic není.
server-no-such-moment = Tah { $at } v této partii není. Poslední je { $last }.
server-no-proof = Tato partie nebyla rozdána tady, takže důkaz rozdání není.

## Důkazy rozdání

server-proof-good = Rozdání je poctivé: plyne ze semínka, za které se server zaručil ({ $commitment }), a { $count ->
    [one] { $count } přídavku hráče
    [few] { $count } přídavků hráčů
   *[other] { $count } přídavků hráčů
}.
server-proof-unreadable = Tohle není důkaz rozdání ze serveru Tripolis.
server-proof-commitment = Důkaz je chybný: jeho semínko není to, za které se server zaručil.
server-proof-deal = Důkaz je chybný: jeho semínko a přídavky hráčů vedou k jinému rozdání.
server-proof-other-match = Důkaz je o jiné partii: v tomto zápisu je jiné rozdání.
server-proof-seats = Důkaz je o jiné partii: počet míst v něm: { $seats }, počet hráčů v zápisu: { $players }.

## Na příkazové řádce

server-listens = Tripolis běží na adrese { $address } (Ctrl+C ho ukončí).
server-cannot-listen = Na adrese { $address } nelze naslouchat ({ $problem }). Zvol jiný port: --port.
server-backup-exists = „{ $path }“ už existuje. Zvol jiné jméno, ať se nic nepřepíše.
server-backup-nothing = V „{ $path }“ není úložiště serveru stolů.
server-backup-no-folder = Složka „{ $path }“ neexistuje. Nejdřív ji vytvoř, nebo zvol jinou.
server-backup-failed = Úložiště se nepodařilo zkopírovat do „{ $path }“ ({ $problem }).
server-bad-folder = Složku „{ $path }“ nelze použít ({ $problem }).
server-folder-taken = Složku „{ $path }“ už používá jiný server. Nejdřív ho zastav, nebo zadej jinou složku pomocí --data.
server-newer-store = Toto úložiště změnila novější verze Tripolis. Nainstaluj ji, nebo se vrať ke starší záloze.
server-backup-done = Kopie úložiště je v { $path }.
server-works = Tripolis tu přemýšlí za boty (Ctrl+C ho ukončí).
server-no-database = Databázi nelze použít: { $reason }
server-bad-address = Adrese za --{ $part } nelze rozumět. Vypadá takto: { $part ->
    [redis] redis://host:6379
   *[database] postgresql://user@host/name
}.
server-needs-scale = --{ $part } vyžaduje balíčky, které nejsou nainstalované: pip install 'tripolis[scale]'.
