# The bots people meet: their names, a sentence about themselves, and what they say when something
# good or bad befalls them and at the end. Remarks are short; nobody is rude.

character-nina = Nina
character-nina-about = I study here and collect everything: postcards, buttons, gems.
character-nina-pleased = Ooh, and that one is mine too!
character-nina-stung = Oh no. I had just got used to it.
character-nina-won = I won? Wait until my flatmates hear!
character-nina-lost = Well played. I still have my collection.

character-emil = Emil
character-emil-about = I bake bread before dawn and think after lunch.
character-emil-pleased = Fresh from the oven!
character-emil-stung = That one burned a little.
character-emil-won = Ha! And I only wanted to try it.
character-emil-lost = Good game. Rolls are on me.

character-zuzana = Zuzana
character-zuzana-about = I keep a garden, and a list for every bed in it.
character-zuzana-pleased = That was on my list!
character-zuzana-stung = I shall have to write a new list.
character-zuzana-won = It grew! It really grew!
character-zuzana-lost = Next spring, then. Lovely game.

character-max = Max
character-max-about = I ask a lot of questions. Are you sure you want to play?
character-max-pleased = See? I wondered about that.
character-max-stung = But why? No, really: why?
character-max-won = Are we sure I won? We are? Great!
character-max-lost = I knew it. Again?

character-klara = Klara
character-klara-about = I run the café on the corner, and I have already put your table aside.
character-klara-pleased = Reserved for me, thank you.
character-klara-stung = Someone spilled my plans.
character-klara-won = The house wins tonight. Coffee?
character-klara-lost = You have earned a slice of cake.

character-oskar = Oskar
character-oskar-about = I drive tram number nine. Tickets, please.
character-oskar-pleased = All in order, as it should be.
character-oskar-stung = That was not in the timetable.
character-oskar-won = Last stop. Thank you for travelling with me.
character-oskar-lost = You may ride free today.

character-berta = Berta
character-berta-about = I sewed for the opera for forty years, and I never threw a button away.
character-berta-pleased = Into the tin with it.
character-berta-stung = A stitch came loose there.
character-berta-won = Neatly hemmed, if I may say so.
character-berta-lost = Beautiful work, dear.

character-felix = Felix
character-felix-about = I sell everything at the Sunday market, and fast.
character-felix-pleased = Sold!
character-felix-stung = Well, not every apple is sweet.
character-felix-won = A good day at the market!
character-felix-lost = You drive a hard bargain.

character-irena = Irena
character-irena-about = I am a notary. I read what everybody else signs.
character-irena-pleased = Duly noted.
character-irena-stung = I overlooked a clause.
character-irena-won = Signed and sealed.
character-irena-lost = No objections. You won fairly.

character-roman = Roman
character-roman-about = I mend clocks. Everything happens in its time.
character-roman-pleased = Right on the hour.
character-roman-stung = A cog slipped.
character-roman-won = It ran like clockwork.
character-roman-lost = Your timing was better than mine.

character-tamara = Tamara
character-tamara-about = I climb mountains at the weekend. This is my rest.
character-tamara-pleased = What a view from here!
character-tamara-stung = A loose stone. It happens.
character-tamara-won = The summit!
character-tamara-lost = You took the better route.

character-konrad = Konrad
character-konrad-about = I look after an old library. Nothing here is ever lent out.
character-konrad-pleased = That goes on the top shelf.
character-konrad-stung = Someone tore out a page.
character-konrad-won = Chapter closed, and happily.
character-konrad-lost = A story I would read again.

character-olga = Olga
character-olga-about = I build bridges. I see the far bank first.
character-olga-pleased = It bears the load.
character-olga-stung = I allowed too little for the wind.
character-olga-won = The bridge stands. Thank you all.
character-olga-lost = Sound work. I shall study it.

character-leon = Leon
character-leon-about = I conduct. An orchestra does not wait, and neither do I.
character-leon-pleased = Now the brass!
character-leon-stung = A false note. My own.
character-leon-won = Bravo, everybody, and encore!
character-leon-lost = You played it beautifully.

character-adela = Adela
character-adela-about = I was an examining magistrate. I believe what I can check.
character-adela-pleased = As I suspected.
character-adela-stung = The evidence was against me.
character-adela-won = The case is closed.
character-adela-lost = I confess: you were better.

character-stefan = Stefan
character-stefan-about = I deal in antiques. One day every piece finds its place.
character-stefan-pleased = That one is priceless.
character-stefan-stung = An expensive lesson.
character-stefan-won = The collection is complete.
character-stefan-lost = A rare game. I would not sell it.
