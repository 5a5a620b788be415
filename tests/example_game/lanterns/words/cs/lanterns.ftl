lanterns-name = Lucerny
lanterns-about = Ukažte kartu: nejvyšší číslo, které se neopakuje, bere lucernu.

lanterns-option-unclaimed = Lucerny, které nikdo nevzal
lanterns-option-unclaimed-about = Co se stane s lucernou, když se opakují všechna čísla.
lanterns-value-unclaimed-stays = Zůstávají
lanterns-value-unclaimed-goes_out = Zhasínají

lanterns-ask-choose = Vyberte kartu: ve hře { $lights ->
    [one] je { $lights } světlo
    [few] jsou { $lights } světla
   *[other] je { $lights } světel
}.
lanterns-ask-wait = { $count ->
    [one] Kartu vybírá { $players }.
   *[other] Kartu vybírají: { $players }.
}
lanterns-ask-over = Partie skončila.

lanterns-log-chose = { $player } vybírá { $number }.
    .you = Vybíráte { $number }.
lanterns-log-chose-secretly = { $player } vybírá kartu.
    .you = Vybíráte kartu.
lanterns-log-shows = { $player } ukazuje { $number }.
    .you = Ukazujete { $number }.
lanterns-log-takes = { $player } bere { $lights ->
        [one] { $lights } světlo
        [few] { $lights } světla
       *[other] { $lights } světel
    }.
    .you = Berete { $lights ->
        [one] { $lights } světlo
        [few] { $lights } světla
       *[other] { $lights } světel
    }.
lanterns-log-stays = Všechna čísla se opakují: lucerna zůstává do dalšího kola.
lanterns-log-goes-out = Všechna čísla se opakují: lucerna zhasíná.
lanterns-log-next = Další lucerna má { $lights ->
    [one] { $lights } světlo
    [few] { $lights } světla
   *[other] { $lights } světel
}.
lanterns-log-end = O poslední lucernu je rozhodnuto.

lanterns-score = Získaná světla: { $lights }

lanterns-unreadable = „{ $text }“ není tah. Napište show a číslo od 1 do 10, například: show 7.
lanterns-not-in-hand = V ruce není karta { $number }.

lanterns-position-lanterns = Čtyři lucerny mají 1, 2, 3 a 4 světla.
lanterns-position-cards = Karty s číslem { $number } jsou jen { $copies }.
lanterns-position-rounds = Počet odehraných kol neodpovídá fázi.
lanterns-position-hand = Hráč { $player } má mít v ruce tolik karet: { $count }, a jednu ukázanou za každé kolo.

lanterns-move-show = Ukázat { $number }
lanterns-area-rounds-played = Odehraná kola
lanterns-area-lanterns = Odkryté lucerny
lanterns-area-at-stake = Světla ve hře
lanterns-area-hand = Ruka
lanterns-area-hand-size = Karet v ruce
lanterns-area-shown = Ukázané karty
lanterns-area-lights = Získaná světla
lanterns-label-answer = Volba
lanterns-label-answered = Zvoleno
