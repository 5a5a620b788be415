### Úlohy: pozice, kde je jeden tah nejlepší.

puzzle-title = Úlohy
puzzle-about = Jeden tah je tu jasně nejlepší. Najděte ho.
puzzle-day = Úloha dne
puzzle-day-play = Vyřešit dnešní úlohu
puzzle-day-done = Dnes vyřešeno
puzzle-day-missed = Dnešní máte za sebou, zítra bude další.
puzzle-find = Najděte nejlepší tah.
puzzle-right = Ano, to je ten tah.
puzzle-wrong = Tenhle ne: jiný tah je jasně lepší. Zkuste to znovu.
puzzle-shown = Nejlepší tah: { $move }.
# $move: v zápisu hry.
puzzle-answer = Nejlepší tah: „{ $move }“.
puzzle-give-up = Ukázat odpověď
puzzle-follow = Ukázat, co může následovat
puzzle-follow-next = Další tah
puzzle-again = Zkusit znovu
puzzle-next = Další úloha
puzzle-strength = Vaše síla: { $points }
puzzle-strength-change = Vaše síla: { $points } ({ $change })
puzzle-difficulty = Obtížnost: { $points }
puzzle-solved = Vyřešeno { $solved } z { $count }
puzzle-found-by = Z našich hráčů tento tah najdou: { $levels }
puzzle-streak = { $days ->
    [one] { $days } den v řadě
    [few] { $days } dny v řadě
   *[other] { $days } dní v řadě
}
puzzle-share = Sdílet
puzzle-copied = Zkopírováno
# Řádek ke sdílení: nic neprozradí. $marks: znak za každý pokus.
puzzle-share-line = Tripolis, úloha na { $date }: { $game } { $marks } · { $streak }

## Chyby

puzzle-unknown = Hra { $game } nemá úlohu „{ $name }“.
puzzle-none = Hra { $game } zatím nemá žádné úlohy.
puzzle-unreadable = Úlohy v souboru { $file } nelze přečíst: { $problem }.
