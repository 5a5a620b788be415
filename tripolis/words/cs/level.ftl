# Úrovně botů: jméno každé z nich a co od ní čekat, jednou větou.
level-visitor = Náhodný host
level-visitor-about = Hraje poprvé: má svého oblíbence a ostatního si nevšímá.
level-newcomer = Nováček
level-newcomer-about = Vidí skoro všechno, co leží na stole, ale má svou slabost.
level-regular = Štamgast
level-regular-about = Ví, co má jakou cenu, a bere to nejlepší, co vidí, ale nepřemýšlí dopředu.
level-advanced = Pokročilý
level-advanced-about = Dobré tahy pozná od oka a málokterý mu uteče.
level-expert = Znalec
level-expert-about = Zná jemnosti hry a chybuje nanejvýš v maličkostech.
level-candidate = Kandidát mistra
level-candidate-about = Vidí víc než znalec a náhodě nechá jen málo.
level-master = Mistr
level-master-about = Nad každým tahem přemýšlí celou vteřinu a máloco odpustí.
