### The browser's table of Splendor: its buttons, and the names a screen reader says.
###
### $price, $need: numbers of tokens, said by splendor-count-…. $kind, $colour: a colour's name.
### $place: a place such as 2c. $back: a card's back. $player, $players: names.

## Buttons

sboard-take = Vzít
sboard-buy = Koupit
sboard-reserve = Rezervovat
sboard-pay = Zaplatit
sboard-return = Vrátit
sboard-discard = Zaplatit těmito
sboard-conquer = Dobýt
sboard-skip = Teď ne
sboard-pass = Pas
sboard-cancel = Odložit
sboard-put-back = Vrátit zpět: { $kind }
sboard-pays-gem = V platbě: { $kind }. Nahradit zlatem
sboard-gold-stands-for = Zlato místo drahokamu: { $kind }. Přece jen zaplatit drahokamem
sboard-pay-gold = Zaplatit: zlato { $gold }, karty „Dva zlaťáky“ { $cards }

## Notes

sboard-tray = Vaše volba
sboard-gold-note = Zlato se nebere: dostanete ho za rezervovanou kartu.
sboard-tower-lifted = Věž se přesouvá na jinou kartu: vyberte ji.
sboard-goal = Poslední kolo, až bude mít někdo 15 prestiže
sboard-goal-city = Poslední kolo, až někdo získá město
# Tokens in hand, and how many may stay at the end of a turn.
sboard-token-total = { $count }/10

## Things on the table

sboard-card-white = Bílá karta { $level }. úrovně
sboard-card-blue = Modrá karta { $level }. úrovně
sboard-card-green = Zelená karta { $level }. úrovně
sboard-card-red = Červená karta { $level }. úrovně
sboard-card-black = Černá karta { $level }. úrovně
sboard-card-orient = { $ability } (Orient, { $level }. úroveň)
sboard-prestige = prestiž { $points }
sboard-printed = Cena na kartě: { $price }
sboard-costs = cena: { $price }
sboard-costs-you = cena pro vás: { $price }
sboard-costs-nothing = pro vás zdarma
sboard-costs-cards = cena: vlastní karty za dva bonusy, { $colour }
sboard-towers-on = { $count ->
        [one] { $count } věž ({ $player })
        [few] { $count } věže ({ $player })
       *[other] { $count } věží ({ $player })
    }
    .you = { $count ->
        [one] { $count } vaše věž
        [few] { $count } vaše věže
       *[other] { $count } vašich věží
    }
sboard-deck = Balíček: { $back }, { $count ->
        [one] zbývá { $count } karta
        [few] zbývají { $count } karty
       *[other] zbývá { $count } karet
    }
sboard-pile = Zásoba: { $kind }, { $count }
sboard-bonuses = Bonusy: { $kind }, { $count }
sboard-tokens = Žetony: { $kind }, { $count }
sboard-noble = Šlechtic { $number }, prestiž { $points }
sboard-city = Město { $number }
sboard-post = Stanice { $number }
sboard-asks = vyžaduje bonusy: { $need }
sboard-and-noble = a šlechtice, který vás už navštívil
sboard-held-by = štíty: { $players }
