envs-opponents = { $others ->
    [one] Zbývá { $others } místo, je tedy potřeba jeden bot,
    [few] Zbývají { $others } místa, je tedy potřeba stejně botů,
   *[other] Zbývá { $others } míst, je tedy potřeba stejně botů,
} ale uvedeno bylo { $count }.
