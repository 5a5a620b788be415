# Poziomy botów: imię każdego i czego się po nim spodziewać, w jednym zdaniu.
level-visitor = Przypadkowy gość
level-visitor-about = Gra pierwszy raz: ma swojego faworyta, a reszty nie dostrzega.
level-newcomer = Nowicjusz
level-newcomer-about = Widzi prawie wszystko, co leży na stole, ale ma swoją słabość.
level-regular = Bywalec
level-regular-about = Wie, co ile jest warte, i bierze najlepsze z tego, co widać, ale nie myśli naprzód.
level-advanced = Zaawansowany
level-advanced-about = Ma wprawne oko do dobrych ruchów i rzadko któryś przeoczy.
level-expert = Znawca
level-expert-about = Zna niuanse gry i myli się co najwyżej w drobiazgach.
level-candidate = Kandydat na mistrza
level-candidate-about = Widzi więcej niż znawca i niewiele zostawia przypadkowi.
level-master = Mistrz
level-master-about = Nad każdym ruchem myśli całą sekundę i niewiele wybacza.
