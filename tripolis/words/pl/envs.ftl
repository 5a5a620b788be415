envs-opponents = { $others ->
    [one] Pozostaje { $others } miejsce, potrzebny jest więc jeden bot,
    [few] Pozostają { $others } miejsca, potrzeba więc tyle samo botów,
   *[many] Pozostaje { $others } miejsc, potrzeba więc tyle samo botów,
} a podano { $count }.
