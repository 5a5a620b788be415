# Poziomy botów: imię każdego i czego się po nim spodziewać, w jednym zdaniu.
level-newcomer = Nowicjusz
level-newcomer-about = Gra na wyczucie i często zadowala się drugim najlepszym ruchem.
level-regular = Bywalec
level-regular-about = Wie, co ile jest warte, i bierze najlepsze z tego, co widać, ale nie myśli naprzód.
level-expert = Znawca
level-expert-about = Przed każdym ruchem sprawdza w myślach setki wariantów.
level-master = Mistrz
level-master-about = Nad każdym ruchem myśli całą sekundę i niewiele wybacza.
