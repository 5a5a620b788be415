envs-opponents = { $others ->
    [one] Zbývá { $others } místo, je tedy potřeba jeden bot,
    [few] Zbývají { $others } místa, je tedy potřeba stejně botů,
   *[other] Zbývá { $others } míst, je tedy potřeba stejně botů,
} ale uvedeno bylo { $count }.
envs-reset-first = Není co hrát: nejdřív zavolejte `reset`.
envs-unequal-opponents = V této hře si tito soupeři pamatují různě. Zvolte místo žáka, nebo uveďte paměť každého místa ve volbě.
envs-render-mode = Způsob zobrazení „{ $mode }“ neexistuje. Jsou tyto: { $known }.
