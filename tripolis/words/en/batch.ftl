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
