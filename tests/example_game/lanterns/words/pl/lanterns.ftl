lanterns-name = Latarnie
lanterns-about = Pokaż kartę: najwyższa niepowtórzona liczba zabiera latarnię.

lanterns-option-unclaimed = Latarnie niczyje
lanterns-option-unclaimed-about = Co się dzieje z latarnią, gdy powtórzyły się wszystkie liczby.
lanterns-value-unclaimed-stays = Zostają
lanterns-value-unclaimed-goes_out = Gasną

lanterns-ask-choose = Wybierz kartę: do zdobycia { $lights ->
    [one] jest { $lights } światło
    [few] są { $lights } światła
   *[many] jest { $lights } świateł
}.
lanterns-ask-wait = { $count ->
    [one] Kartę wybiera { $players }.
   *[other] Kartę wybierają: { $players }.
}
lanterns-ask-over = Partia jest skończona.

lanterns-log-chose = { $player } wybiera { $number }.
    .you = Wybierasz { $number }.
lanterns-log-chose-secretly = { $player } wybiera kartę.
    .you = Wybierasz kartę.
lanterns-log-shows = { $player } pokazuje { $number }.
    .you = Pokazujesz { $number }.
lanterns-log-takes = { $player } zabiera { $lights ->
        [one] { $lights } światło
        [few] { $lights } światła
       *[many] { $lights } świateł
    }.
    .you = Zabierasz { $lights ->
        [one] { $lights } światło
        [few] { $lights } światła
       *[many] { $lights } świateł
    }.
lanterns-log-stays = Wszystkie liczby się powtórzyły: latarnia zostaje na następną rundę.
lanterns-log-goes-out = Wszystkie liczby się powtórzyły: latarnia gaśnie.
lanterns-log-next = Następna latarnia ma { $lights ->
    [one] { $lights } światło
    [few] { $lights } światła
   *[many] { $lights } świateł
}.
lanterns-log-end = Ostatnia latarnia jest rozegrana.

lanterns-score = Zebrane światła: { $lights }

lanterns-unreadable = „{ $text }” nie jest ruchem. Napisz show i liczbę od 1 do 10, na przykład: show 7.
lanterns-not-in-hand = Na ręce nie ma karty { $number }.

lanterns-position-lanterns = Cztery lampiony mają 1, 2, 3 i 4 światła.
lanterns-position-cards = Kart z liczbą { $number } jest tylko { $copies }.
lanterns-position-rounds = Liczba rozegranych rund nie pasuje do fazy.
lanterns-position-hand = Gracz { $player } powinien mieć na ręce tyle kart: { $count }, i po jednej pokazanej na rundę.

lanterns-move-show = Pokaż { $number }
lanterns-area-rounds-played = Rozegrane rundy
lanterns-area-lanterns = Odkryte latarnie
lanterns-area-at-stake = Światła do zdobycia
lanterns-area-hand = Ręka
lanterns-area-hand-size = Karty na ręce
lanterns-area-shown = Pokazane karty
lanterns-area-lights = Zdobyte światła
lanterns-label-answer = Wybór
lanterns-label-answered = Wybór dokonany
