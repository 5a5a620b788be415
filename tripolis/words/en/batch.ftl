batch-bad-count = A batch needs at least one table; “{ $count }” is no such number.
batch-bad-device = A batch is played on one of { $known }; “{ $device }” is none of them.
batch-no-cuda = No CUDA device can be used here: that needs one, and the package numba-cuda.
batch-bad-policy = “{ $name }” plays in no batch. These do: { $known }.
batch-policies = { $players ->
    [one] One seat needs one policy,
   *[other] { $players } seats need a policy each,
} but { $count } were named.
batch-bad-rewards = There must be a value for each of { $players } places, not “{ $values }”.
batch-illegal-action = Action { $action } is not legal at table { $table }; nothing was played.
