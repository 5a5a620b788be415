# Poziomy botów: imię każdego i czego się po nim spodziewać, w jednym zdaniu.
level-newcomer = Nowicjusz
level-newcomer-about = Gra na wyczucie i często zadowala się drugim co do siły ruchem.
level-regular = Bywalec
level-regular-about = Zna wartość rzeczy i bierze najlepszą z tych, które widać, ale nie patrzy naprzód.
level-expert = Znawca
level-expert-about = Przed każdym ruchem sprawdza w myślach setki dalszych ciągów.
level-master = Mistrz
level-master-about = Nad każdym ruchem myśli całą sekundę i niewiele wybacza.
