envs-opponents = { $others ->
    [one] Pozostaje { $others } miejsce, potrzebny jest więc jeden bot,
    [few] Pozostają { $others } miejsca, potrzeba więc tylu botów,
   *[many] Pozostaje { $others } miejsc, potrzeba więc tylu botów,
} a podano { $count }.
