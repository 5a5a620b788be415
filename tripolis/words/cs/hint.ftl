# Proč nápověda radí právě tento tah. $chance a $points jsou celá procenta.
hint-only-move = Jiný tah nemáte; tento vede k vítězství v { $chance } % případů.
hint-clear = Vede k vítězství v { $chance } % případů, o { $points } p. b. častěji než „{ $other }“.
hint-earns = Vede k vítězství v { $chance } % případů, o { $points } p. b. častěji než „{ $other }“. { $unit } na konci: asi { $earned } místo { $instead }.
hint-leaves = Vede k vítězství v { $chance } % případů, o { $points } p. b. častěji než „{ $other }“, po kterém je možná tato odpověď: { $reply }
hint-close = Vede k vítězství v { $chance } % případů; „{ $other }“ je skoro stejně dobré.
hint-winning = Vítězství je blízko ({ $chance } %) a tento tah si ho nenechá ujít; „{ $other }“ by také stačilo.
hint-little-hope = K vítězství je teď daleko ({ $chance } %), ale hra ještě nekončí: tento tah vynese nejvíc. { $unit } na konci: asi { $earned }.
hint-rival = Vede k vítězství v { $chance } % případů; po „{ $other }“ { $rival } vyhrává o { $gain } p. b. častěji.
