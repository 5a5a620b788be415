# The guild, a module for Splendor that only tests play.

guild-name = Splendor with the Guild
guild-about = Buy a card of level 3 and take a gem.

guild-ask = Take a gem from the guild, or decline.
guild-ask-wait = { $players } is choosing a gem from the guild.
guild-log-gem = { $player } takes { $tokens } from the guild.
    .you = You take { $tokens } from the guild.
guild-log-none = { $player } takes no gem from the guild.
    .you = You take no gem from the guild.
guild-unreadable = “{ $text }” is not a move. Moves look like this: take WUG, buy 2c, guild W, decline.
guild-no-guild-now = Take a gem from the guild, or decline.
guild-not-guild = There is no such gem in the supply.
