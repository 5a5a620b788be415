batch-bad-count = Gra zbiorcza wymaga co najmniej jednego stołu; liczba „{ $count }” nie pasuje.
batch-bad-device = Gra zbiorcza działa na jednym z urządzeń: { $known }; nie ma wśród nich „{ $device }”.
batch-no-cuda = Nie ma tu dostępnego urządzenia CUDA: potrzebne jest ono i pakiet numba-cuda.
batch-bad-policy = „{ $name }” nie gra zbiorczo. Grają: { $known }.
batch-policies = { $players ->
    [one] { $players } miejsce wymaga jednej strategii,
    [few] { $players } miejsca wymagają po jednej strategii,
   *[many] { $players } miejsc wymaga po jednej strategii,
} a podano { $count }.
batch-bad-rewards = Każde miejsce ma mieć swoją wartość, razem { $players }, a nie „{ $values }”.
batch-illegal-action = Ruch { $action } przy stole { $table } jest niedozwolony; niczego nie zagrano.
batch-bad-array = „{ $name }” to tablica { $kind ->
    [booleans] wartości logicznych
   *[integers] liczb całkowitych
} o kształcie { $shape }, a nie { $given }.
batch-bad-list = „{ $name }” to lista, a nie „{ $given }”.
batch-bad-amount = „{ $name }” to liczba całkowita od { $low } do { $high }, a nie „{ $value }”.
batch-bad-action-type = Ruch to liczba całkowita od 0 do { $last }, a nie „{ $action }” typu { $type }.
batch-no-such-action = Nie ma ruchu { $action }: ruchy mają numery od 0 do { $last }.
