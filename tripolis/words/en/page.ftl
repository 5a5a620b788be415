### The browser's table: everything around the games.
###
### $name, $names: players' names. $level: a bot's level. $chance, $before, $after, $played:
### percents. $card, $cards, $tokens, $colour, $place: things of a game, said by its own catalogue.

## The front page

page-welcome = Three city card games at one table
page-welcome-about = Play at once against bots, or send your friends a link. No account, no waiting.
page-players = { $low }–{ $high } players
page-play-now = Play now
page-invite = Invite friends
page-device = On this device
page-set-up = More choices
page-own-games = Your unfinished games
page-lobby = Public tables
page-lobby-game = Game
page-lobby-all = All games
page-lobby-more = Show more
page-open-tables = Open tables
page-no-open-tables = Nobody is looking for players at the moment. Open a public table, and it appears here.
page-games-playing = Games in progress
page-no-games-playing = No public game is being played at the moment.
page-your-turn = your turn
page-turn-of = { $count ->
        [one] { $names } to move
       *[other] waiting for { $names }
    }
page-seats-open = { $count ->
        [0] about to begin
        [one] { $count } free seat
       *[other] { $count } free seats
    }
page-status-waiting = waiting for players
page-status-playing = being played
page-status-over = over
page-status-closed = closed
page-open-record = Look at a saved game
page-no-account = You are a guest here: this browser is your key to your tables.
page-to-games = To the games
page-nothing-here = There is nothing at this address.
page-unreachable = The table cannot be reached at the moment. Please check your connection.
page-site-about = Play at once against bots, or with others on this device: no account, and no connection needed.
page-site-yours = Everything stays in this browser. Its owner could look into its memory, secrets included; the bots never do.
page-site-server = Play with people elsewhere at { $server }.
page-site-opening = Getting the rules ready. The first visit takes a little longer.
page-site-other-tab = Tripolis is open in another tab. Play there, or close it to go on here.
page-site-forgets = This browser cannot save your games now. You can play on until you close this tab.
page-again = Try again
page-loading = One moment …

## Setting a table up

page-who-plays = Who plays
page-how-many = Players
page-seat-me = You
page-seat-friend = A friend, by link
page-seat-local = Someone at this device
page-seat-bot = Bot: { $level }
page-seat-open = Free seat
page-bot-lettered = { $name } { $letter }
page-letter = { $number ->
        [1] A
        [2] B
        [3] C
        [4] D
       *[other] E
    }
page-name-of = Name of player { $number }
page-friends-follow = { $count ->
        [one] You get a link and a code for your friend on the next page.
       *[other] You get a link and a code for your friends on the next page.
    }
page-get-link = Get the link
page-start-playing = Start playing
page-in-browser = Play in this browser
page-in-browser-about = Without the server: it needs no connection, and stays in this browser.
page-house-rules = House rules
page-pace-and-guests = Pace and guests
page-visibility = Who finds the table
page-visibility-link = Only by link
page-visibility-link-about = Only people who have the link can find it.
page-visibility-public = Everybody
page-visibility-public-about = It is listed on the front page; anybody may sit down or watch.
page-clock = Clock
page-clock-none = None
page-clock-none-about = Everyone thinks as long as they like.
page-clock-move = Seconds
page-clock-move-about = Some seconds for each move, then the reserve runs. When it is used up, a bot moves.
page-clock-days = Days
page-clock-days-about = For a game played over days, a move now and then.
page-clock-seconds = Seconds for a move
page-clock-reserve = Reserve in seconds
page-clock-days-each = Days for a move
page-absent = When somebody is away
page-absent-wait = Wait
page-absent-wait-about = The table waits until they come back.
page-absent-bot = A bot plays
page-absent-bot-about = A bot holds the seat until they come back.
page-absent-vote = Vote
page-absent-vote-about = The others decide whether a bot may hold the seat.
page-pace = How long bots think
page-pace-none = Not at all
page-pace-fast = Briefly
page-pace-calm = Calmly
page-pace-slow = Long

## Before the start

page-waiting-for = { $count ->
        [one] One seat is still free.
       *[other] { $count } seats are still free.
    }
page-dealing = The cards are being dealt …
page-invite-about = Anyone who opens this link types a name and sits down.
page-invited = { $name } invites you to play.
page-invite-link = Invite link
page-qr = The invite link as a QR code
page-copy-link = Copy
page-link-copied = The link is copied.
page-share = Share
page-sit-down = Sit down
page-only-looking = You are watching this table.
page-fill-with = Free seats go to:
page-start-now = Start now
page-close-table = Close the table
page-leave = Leave the table
page-sure-leave = Leave for good? Your seat becomes free for somebody else.
page-sure-close = End this game for good?
page-stay = Stay

## At the table

page-seats = Players
page-you = you
page-away = away
page-bot-holds = a bot is playing
page-thinking = thinking …
page-to-move = to move
page-days-left = { $days ->
        [one] { $days } day
       *[other] { $days } days
    }
page-onlookers = { $count ->
        [one] { $count } spectator
       *[other] { $count } spectators
    }
page-onlooker = spectator
page-undo = Undo
page-hint = Hint
page-hint-thinking = Looking for a good move …
page-hint-do = Do it
page-drawer = Log, chat, rules, settings
page-log = Log
page-log-empty = Nothing has happened yet.
page-show-moment = Show this moment
page-chat = Chat
page-chat-empty = Say hello!
page-chat-write = Write a message
page-send = Send
page-mute = Mute
page-unmute = Hear { $name } again
page-unread = unread messages
page-rules = Rules
page-settings = Settings
page-close = Close
page-this-table = This table
page-none = none
page-past = You are looking at an earlier moment.
page-now = Back to now
page-lost = The connection is lost; it comes back by itself, and nothing is lost.
page-lost-sending = The connection is lost. Your move is kept and sent as soon as it is back.
page-undo-asked = You asked to take your move back. The others are answering.
page-undo-question = { $name } would like to take a move back. Is that all right?
page-undo-agree = Yes, all right
page-undo-refuse = No
page-bot-holds-you = A bot is playing for you.
page-back = I am back
page-vote = { $name } is away. May a bot play on?
page-vote-agree = Let a bot play
page-vote-given = You have agreed; the others are deciding.
page-closed = This table is closed.
page-outdated = This game began under older rules and cannot go on here; once it is closed, you can save its record.
page-outdated-closed = This game is closed; you can save its record.
page-curtain = Pass the device to { $name }
page-curtain-about = Everyone else, look away for a moment.
page-curtain-ready = I am { $name }

## Settings

page-your-name = Your name
page-keep = Save
page-name-kept = Your name is saved.
page-language = Language
page-theme = Colours
page-theme-system = As on the device
page-theme-light = Light
page-theme-dark = Dark
page-motion = Animation
page-motion-system = As on the device
page-motion-full = Full
page-motion-none = None
page-sound = Sound
page-on = On
page-off = Off
page-table-shown = The table as
page-table-shown-about = The table in words suits screen readers: the position in sentences and your moves as a list.
page-table-board = Board
page-table-words = Words
page-help = Help in first games
page-help-about = Explains what happens for the first time, and offers a hint when you think for long.
page-help-ok = Got it
page-help-off = No more of these
page-ponder = Not sure? A hint shows a good move and why.
page-ponder-hint = Show me
page-characters = Your opponents
page-remarks = Opponents’ remarks
page-remarks-silence = Silence the opponents
page-remarks-silenced = The opponents keep quiet now. The settings let them speak again.
page-notation = Notation
page-notation-about = Shows moves as experts write them, too, lets you type them, and explains how in the rules.
page-yes = yes
page-no = no

## The table in words

page-words-moves = { $count ->
        [0] Nothing to do now
        [one] Your move
       *[other] Your { $count } moves
    }
page-words-filter = Show only moves with
page-words-type = Or type a move
page-words-do = Do it
page-words-happened = What just happened
page-words-nothing = Nothing yet.
page-words-position = The position
page-words-table = The table

## After the game

page-won = { $player } wins!
    .you = You win!
page-won-shared = { $names } share the victory!
page-won-with = You share the victory with { $names }!
page-came = You came { $place ->
        [1] first
        [2] second
        [3] third
        [4] fourth
       *[other] fifth
    } of { $players }.
page-equal = You had as many points: only the tie-break decided.
page-margin = { $count ->
        [one] Just { $count } point
       *[other] { $count } points
    } ahead of { $player }.
    .you = You were { $count ->
        [one] just { $count } point
       *[other] { $count } points
    } short.
page-tie-break = The points are equal; the rules say who comes first.
page-place = Place
page-player = Player
page-points = Points
page-rematch = Rematch
page-rematch-join = To the rematch
page-replay = Replay
page-replay-leave = Leave the replay
page-record = Save the record
page-share-about = Everyone who has this link can look at the finished game.
page-share-link = Link to this game
page-curve = Winning chances over the game
page-curve-about = Winning chances over the game, as the cards truly lay. A click shows that moment.
page-turning-points = Turning points
page-turning-point = Move { $number }: { $what }
page-turned = { $name }: { $before } → { $after }
page-better = Better: { $move }, { $chance } instead of { $played }
page-better-yours = Better moves you had
page-better-others = Better moves the others had
page-better-all = Better moves
page-better-none = The analysis found no clearly better move.
page-analysis-working = The winning chances are being worked out …
page-analysis-failed = The winning chances could not be worked out.
page-first = To the beginning
page-previous = One move back
page-run = Play it
page-pause = Pause
page-next = One move on
page-last = To the end
page-slider = Moment of the game
page-moment = { $at } of { $last }
page-moment-start = The beginning of the game.
page-eyes = Seen by
page-eyes-all = Everything revealed
page-eyes-of = Seen by { $name }
page-eyes-spectator = Seen by a spectator
page-proof = Proof of a fair deal
page-proof-about = Before the deal the server showed the fingerprint of a secret number, and only then everybody’s device added a random word. The deal follows from both, so nobody could choose it. Your browser has just checked it:
page-proof-commitment = The secret number has the fingerprint shown before the deal:
page-proof-deal = The deal follows from it and everybody’s words:
page-proof-word = Your word is among them:
page-proof-good = true
page-proof-bad = NOT true
page-proof-secret = The secret number
page-proof-hash = Its fingerprint (SHA-256)
page-proof-download = Save the proof

## Lessons

page-learn = How to play
page-learn-offer = New here? Learn it in five minutes
page-learn-go-on = Go on
page-learn-leave = Leave the lesson
page-learn-at = Step { $number } of { $count }
page-learn-look = Look at: { $parts }
page-learn-play = Play a real game
