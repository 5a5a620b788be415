# Proč nápověda radí právě tento tah. $chance a $points jsou celá procenta.
hint-only-move = Jiný tah není; vede k vítězství v { $chance } % případů.
hint-clear = Vede k vítězství v { $chance } % případů, o { $points } p. b. častěji než „{ $other }“.
hint-close = Vede k vítězství v { $chance } % případů; „{ $other }“ je skoro stejně dobrý.
hint-winning = Vítězství je blízko ({ $chance } %) a tento tah ho nepustí; „{ $other }“ by posloužil také.
hint-little-hope = K vítězství je teď daleko ({ $chance } %), ale hra nekončí: tento tah ještě vynese nejvíc. { $unit } na konci: asi { $earned }.
hint-rival = Vede k vítězství v { $chance } % případů; po „{ $other }“ { $rival } vyhrává o { $gain } p. b. častěji.
