batch-bad-count = A batch needs at least one table, not “{ $count }”.
batch-bad-device = A batch is played on one of { $known }; “{ $device }” is none of them.
batch-no-cuda = CUDA cannot be used here: it needs a CUDA device and the package numba-cuda.
batch-bad-policy = “{ $name }” plays in no batch. These do: { $known }.
batch-policies = { $players ->
    [one] One seat needs one policy,
   *[other] { $players } seats need a policy each,
} but { $count } were named.
batch-bad-rewards = There must be a value for each of { $players } places, not “{ $values }”.
batch-illegal-action = Action { $action } is not legal at table { $table }; nothing was played.
batch-bad-array = “{ $name }” must be an array of { $kind ->
    [booleans] booleans
   *[integers] integers
} with the shape { $shape }, not { $given }.
batch-bad-list = “{ $name }” must be a list, not “{ $given }”.
batch-bad-amount = “{ $name }” must be a whole number from { $low } to { $high }, not “{ $value }”.
batch-bad-action-type = An action is a whole number from 0 to { $last }, not “{ $action }” of type { $type }.
batch-no-such-action = There is no action { $action }: actions are numbered from 0 to { $last }.
