envs-opponents = { $others ->
    [one] Zbývá { $others } místo, je tedy třeba jeden bot,
    [few] Zbývají { $others } místa, je tedy třeba stejně botů,
   *[other] Zbývá { $others } míst, je tedy třeba stejně botů,
} ale uvedeno bylo { $count }.
