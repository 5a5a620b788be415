# Lekce: to, co mají hry společné. Lekce každé hry jsou mezi jejími slovy, v GAME_lessons.

lesson-again = To se smí, ale nechte si to na opravdovou partii. Teď zkuste, co je zvýrazněné.
# Soupeři v lekcích.
lesson-friend-1 = Anna
lesson-friend-2 = Viktor
lesson-friend-3 = Marie

## Chyby

lesson-unknown = { $game } nemá lekci „{ $name }“. Má: { $known }.
lesson-unreadable = Lekci v souboru { $file } nelze přečíst: { $problem }.
lesson-wants-move = Lekce čeká na tah.
lesson-no-move = Teď není třeba tah: čtěte dál.
lesson-nobody-replies = Nemá kdo odpovědět „{ $reply }“ v { $moment }.
lesson-bad-reply = Žádná odpověď z „{ $reply }“ není v { $moment } dovolená.
