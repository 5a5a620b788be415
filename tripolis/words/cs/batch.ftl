batch-bad-count = Dávka potřebuje aspoň jeden stůl; počet „{ $count }“ nejde použít.
batch-bad-device = Dávka se hraje na jednom z těchto zařízení: { $known }; „{ $device }“ mezi nimi není.
batch-no-cuda = Zařízení CUDA tu není k dispozici: je potřeba zařízení i balíček numba-cuda.
batch-bad-policy = „{ $name }“ v dávce nehraje. Hrají: { $known }.
batch-policies = { $players ->
    [one] { $players } místo potřebuje jednu strategii,
    [few] { $players } místa potřebují po jedné strategii,
   *[other] { $players } míst potřebuje po jedné strategii,
} ale uvedeno bylo { $count }.
batch-bad-rewards = Každé místo musí mít svou hodnotu, celkem { $players }, ne „{ $values }“.
batch-illegal-action = Tah { $action } u stolu { $table } není dovolen; nic se neprovedlo.
batch-bad-array = „{ $name }“ musí být pole { $kind ->
    [booleans] logických hodnot
   *[integers] celých čísel
} s tvarem { $shape }, ne { $given }.
batch-bad-list = „{ $name }“ musí být seznam, ne „{ $given }“.
batch-bad-amount = „{ $name }“ musí být celé číslo od { $low } do { $high }, ne „{ $value }“.
batch-bad-action-type = Tah je celé číslo od 0 do { $last }, ne „{ $action }“ typu { $type }.
batch-no-such-action = Tah { $action } neexistuje: tahy mají čísla od 0 do { $last }.
