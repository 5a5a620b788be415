# Úrovně botů: jméno každé z nich a co od ní čekat, jednou větou.
level-newcomer = Nováček
level-newcomer-about = Hraje podle citu a často se spokojí s druhým nejlepším tahem.
level-regular = Štamgast
level-regular-about = Ví, co má jakou cenu, a bere to nejlepší, co vidí, ale nepřemýšlí dopředu.
level-expert = Znalec
level-expert-about = Před každým tahem v duchu vyzkouší stovky pokračování.
level-master = Mistr
level-master-about = Nad každým tahem přemýšlí celou vteřinu a máloco odpustí.
