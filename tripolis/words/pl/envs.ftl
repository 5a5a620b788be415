envs-opponents = { $others ->
    [one] Pozostaje { $others } miejsce, potrzebny jest więc jeden bot,
    [few] Pozostają { $others } miejsca, potrzeba więc tyle samo botów,
   *[many] Pozostaje { $others } miejsc, potrzeba więc tyle samo botów,
} a podano { $count }.
envs-reset-first = Nie ma w co grać: najpierw wywołaj `reset`.
envs-unequal-opponents = W tej grze ci przeciwnicy mają różną pamięć. Wybierz miejsce ucznia albo podaj pamięć każdego miejsca w opcji.
envs-render-mode = Nie ma sposobu wyświetlania „{ $mode }”. Są takie: { $known }.
