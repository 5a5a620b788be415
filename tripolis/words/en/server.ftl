### What the table server says: refusals, names, and lines of the log.

# The name a guest has until they choose one.
server-guest = Guest { $number }

server-log-undone = { $player } takes a move back.
    .you = You take a move back.
server-no-page = The browser table has not been built here: run “npm run build” in the folder web, or use the API under /api.

## Who asks

server-no-person = This token belongs to nobody. Open the page first, or send a token that is still valid.
server-other-site = This request comes from another site and was not carried out.
server-empty-name = A name needs at least one letter.
server-stacked-name = A name needs letters that can be read: there are too many marks on one of them.
server-guest-token-needed = Only the browser that a guest came with can renew its token. A program’s token is replaced by POST /api/me/token.

## Requests

server-bad-request = This request cannot be understood: look at “{ $place }”.
server-bad-method = This address does not take such requests.
server-map-no-cell = Nothing can be laid there. Choose a free cell beside the map.
server-training-none = There is nothing to train yet: you have misjudged no landmark.
server-no-puzzle-there = This move cannot become a puzzle. Choose one of yours for which the analysis found a better one.
server-not-found = There is nothing at this address.
server-no-rules = There are no rules for such a game here.
server-too-large = This is too large: at most { $most } bytes are accepted.
server-too-many = That was a lot at once. Please try again in { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}.
server-too-many-tables = You have too many unfinished tables. Finish or leave some of them first.
server-too-many-streams = You have this table open in too many windows. Close some and try again.
server-key-used = This Idempotency-Key was already used for another request. Use a new one.
server-store-failed = The server cannot reach its store at the moment. Nothing was changed; please try again soon.
server-failed = Something went wrong on the server, and the error was logged. Please try again.
server-not-text = A record is a text in UTF-8; this is something else.

## Tables

server-no-table = There is no such table.
server-no-such-level = There are no bots of the level “{ $level }”. Choose from: { $known }.
server-no-such-character = There is no { $level } called “{ $name }” among the bots. Choose from: { $known }.
server-no-such-seat = There is no seat { $seat } at this table. Seats are numbered from 0 to { $last }.
server-too-many-seats = { $seats ->
    [one] { $seats } seat was named
   *[other] { $seats } seats were named
}, but the number of players is { $players }.
server-no-seat-of-yours = You have to sit at a table you open: take one of its seats.
server-invite-needed = Only people with an invite link can sit down at this table.
server-table-full = All seats at this table are taken.
server-seat-taken = This seat is taken. Choose another one.
server-only-your-old-seat = You know this game from another seat, so you can only take that seat back.
server-not-your-seat = Seat { $seat } is not yours.
server-not-seated = Only those who sit at this table can do this.
server-not-host = Only the host of the table can do this.
server-table-ended = This table has ended.
server-others-play = Others are still playing here. You can leave the table instead.
server-not-started = The game has not begun yet.
server-not-over = This can be seen once the game is over.
server-other-rules = This game was begun under version { $version } of the rules, and this server plays version { $ours }. It is kept as it is until a server with the same rules opens it.

## Playing

server-moved-on = Something has happened since you decided. Have a look, and decide again.
server-nothing-to-decide = You have nothing to decide at the moment.
server-nothing-to-undo = You have not made a move that could be taken back.
server-nothing-asked = Nobody is asking to take a move back.
server-own-question = This is your own request; the others have to answer.
server-own-vote = This is about your own seat; the others have to decide.
server-no-vote = There is nothing to vote about for this seat: its player is there, or a bot plays already.
server-empty-chat = There is nothing in this message.
server-no-such-moment = There is no move { $at } in this game. The last one is { $last }.
server-no-proof = This game was not dealt here, so there is no proof of its deal.

## Proofs of the deal

server-proof-good = The deal is fair: it follows from the seed the server committed to ({ $commitment }) and { $count ->
    [one] { $count } player’s nonce
   *[other] { $count } players’ nonces
}.
server-proof-unreadable = This is not a proof of a deal from a Tripolis server.
server-proof-commitment = The proof is wrong: its seed is not the one the server committed to.
server-proof-deal = The proof is wrong: its seed and nonces lead to a different deal from the one it states.
server-proof-other-match = The proof is about another game: this record has another deal.
server-proof-seats = The proof is about another game: number of seats in it: { $seats }, number of players in the record: { $players }.

## On the command line

server-listens = Tripolis listens at { $address } (Ctrl+C ends it).
server-cannot-listen = The server cannot listen at { $address } ({ $problem }). Name another port with --port.
server-backup-exists = “{ $path }” already exists. Choose another name, so that nothing is overwritten.
server-backup-nothing = There is no store of a table server in “{ $path }”.
server-backup-no-folder = There is no folder “{ $path }”. Make it first, or choose another one.
server-backup-failed = The store could not be copied to “{ $path }” ({ $problem }).
server-bad-folder = The folder “{ $path }” cannot be used ({ $problem }).
server-folder-taken = Another server is using the folder “{ $path }”. Stop it first, or name another folder with --data.
server-newer-store = A newer version of Tripolis has changed this store. Install that version, or go back to a backup from before.
server-backup-done = The store was copied to { $path }.
server-works = Tripolis thinks for the bots here (Ctrl+C ends it).
server-no-database = The database cannot be used: { $reason }
server-bad-address = The address after --{ $part } cannot be understood. It should look like { $part ->
    [redis] redis://host:6379
   *[database] postgresql://user@host/name
}.
server-needs-scale = --{ $part } needs packages that are not installed: pip install 'tripolis[scale]'.
