batch-bad-count = В пакете нужен хотя бы один стол; «{ $count }» не подходит.
batch-bad-device = Пакет играет на одном из устройств: { $known }; «{ $device }» среди них нет.
batch-no-cuda = Здесь нет доступного устройства CUDA: нужны само устройство и пакет numba-cuda.
batch-bad-policy = «{ $name }» в пакете не играет. Играют: { $known }.
batch-policies = { $players ->
    [one] На { $players } место нужна одна стратегия,
    [few] На { $players } места нужно по стратегии,
   *[many] На { $players } мест нужно по стратегии,
} а названо { $count }.
batch-bad-rewards = Нужна награда за каждое место, всего { $players }, а не «{ $values }».
batch-illegal-action = Действие { $action } за столом { $table } недопустимо; ничего не сыграно.
batch-bad-array = «{ $name }» — это массив { $kind ->
    [booleans] булевых значений
   *[integers] целых чисел
} формы { $shape }, а не { $given }.
batch-bad-list = «{ $name }» — это список, а не «{ $given }».
batch-bad-amount = «{ $name }» — целое число от { $low } до { $high }, а не «{ $value }».
batch-bad-action-type = Действие — целое число от 0 до { $last }, а не «{ $action }» типа { $type }.
batch-no-such-action = Действия { $action } нет: действия пронумерованы от 0 до { $last }.
