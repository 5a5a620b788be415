"""Who knows what: the worlds a viewer could be in, and the view that is sent to them.

Everything lies open but the order of the decks and the cards others have reserved unseen: of those
the back shows the level, and whether it is an Orient card. Any unseen card of that back is as
likely as any other.
"""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Any, NamedTuple

from tripolis.engine.derive import view_head
from tripolis.engine.game import seats_in
from tripolis.engine.luck import Luck, shuffle_unseen
from tripolis.engine.rule import rule
from tripolis.engine.viewer import EVERYTHING, SPECTATOR, shared_part
from tripolis.games.splendor import buying, payment, phase, scoring, table, trading_posts
from tripolis.games.splendor.components import (
    ABILITY,
    ABILITY_NAMES,
    BAG_NUMBER,
    BASE_CARDS,
    BONUS,
    BONUS_COUNT,
    CARDS,
    CITIES_LAID_OUT,
    CITY_ANY,
    CITY_NAMES,
    CITY_NEED,
    CITY_PRESTIGE,
    COLOUR_NAMES,
    COLOURS,
    COST,
    DECK_OF,
    DECKS,
    DISCARD_COLOUR,
    GOLD,
    LETTERS,
    LEVEL,
    LEVELS,
    MOST_NOBLES,
    NO_CARD,
    NO_COLOUR,
    NOBLE_NEED,
    NOBLE_POINTS,
    POINTS,
    POST_NEED,
    POST_NOBLES,
    POSTS,
    POWER_NAMES,
    is_bag,
)
from tripolis.games.splendor.notation import deck_text, place_text, slot_text, token_counts
from tripolis.games.splendor.rules import TURN
from tripolis.games.splendor.state import (
    CITIES,
    NOBODY,
    NOTHING,
    OPTIONS,
    ORIENT,
    STRONGHOLDS,
    State,
)
from tripolis.games.splendor.views import (
    Ability,
    City,
    Colour,
    Counts,
    Face,
    FaceUp,
    HiddenCard,
    Meaning,
    Noble,
    Post,
    Purchase,
    ReservedCard,
    SeatView,
    View,
)

# Worlds


@rule
def knows_reserved(s: State, viewer: int, seat: int, number: int) -> bool:
    """Does the viewer know a reserved card? All do if it was face up; its owner always does."""
    if viewer == EVERYTHING:
        return True
    return bool(s.blind[seat, number] == 0 or viewer == seat)


@rule
def reimagine(s: State, viewer: int, luck: Luck) -> None:
    """Deal the decks, and what others have reserved unseen from them, anew."""
    for deck in range(DECKS):
        gather_hidden(s, viewer, deck)
        shuffle_unseen(luck, s.deck[deck], s.deck_size[deck])
        deal_hidden(s, viewer, deck)


@rule
def is_hidden_from(s: State, viewer: int, seat: int, number: int, deck: int) -> bool:
    """Is a reserved card from this deck unknown to the viewer?"""
    return bool(
        DECK_OF[s.reserved[seat, number]] == deck and not knows_reserved(s, viewer, seat, number)
    )


@rule
def gather_hidden(s: State, viewer: int, deck: int) -> None:
    """Put the hidden cards of a deck on top of it."""
    for seat in range(s.players):
        for number in range(s.reserved_count[seat]):
            if is_hidden_from(s, viewer, seat, number, deck):
                s.deck[deck, s.deck_size[deck]] = s.reserved[seat, number]
                s.deck_size[deck] += 1


@rule
def deal_hidden(s: State, viewer: int, deck: int) -> None:
    """Give each hidden place a card of the deck again."""
    for seat in range(s.players):
        for number in range(s.reserved_count[seat]):
            if is_hidden_from(s, viewer, seat, number, deck):
                s.deck_size[deck] -= 1
                s.reserved[seat, number] = s.deck[deck, s.deck_size[deck]]
                s.deck[deck, s.deck_size[deck]] = NO_CARD


def secrets_are_out(then: State, now: State) -> bool:
    """Cards reserved unseen are public once they are bought, or the match is over."""
    if now.phase == phase.END:
        return True
    hidden_now = set(now.reserved[now.blind != 0].tolist())
    return not hidden_now & set(then.reserved[then.blind != 0].tolist())


# Cards as text and as JSON

_MARKS = {
    "none": "",
    "gold2": "**",
    "pair": "&",
    "pair_take1": "&1",
    "double": "",
    "reserve_noble": "!",
    "take2": "^2",
    "discard2": "",
}


@cache
def card_text(card: int) -> str:
    """A card in short: level, bonus, points, cost. No two cards have the same."""
    letter = LETTERS[BONUS[card]] * BONUS_COUNT[card] if BONUS[card] != NO_COLOUR else ""
    mark = _MARKS[ABILITY_NAMES[ABILITY[card]]]
    points = str(POINTS[card]) if POINTS[card] else ""
    cost = "".join(f"{n}{LETTERS[colour]}" for colour, n in enumerate(COST[card]) if n)
    if DISCARD_COLOUR[card] != NO_COLOUR:
        cost = LETTERS[DISCARD_COLOUR[card]] * 2
    return f"{LEVEL[card] + 1}{letter}{mark}{points}/{cost}"


CARD_NUMBERS = {card_text(card): card for card in range(CARDS)}


def colour_name(colour: int) -> Colour | None:
    """A colour's name; None for no colour."""
    return None if colour == NO_COLOUR else COLOUR_NAMES[colour]


def ability_name(card: int) -> Ability | None:
    """The name of a card's ability; None for a card without."""
    name = ABILITY_NAMES[ABILITY[card]]
    return None if name == "none" else name


def show_card(card: int) -> Face:
    """All that is printed on a card."""
    return _printed(card).copy()


@cache
def _printed(card: int) -> Face:
    return {
        "card": card_text(card),
        "level": int(LEVEL[card]) + 1,
        "orient": card >= BASE_CARDS,
        "bonus": colour_name(BONUS[card]),
        "bonus_count": int(BONUS_COUNT[card]),
        "points": int(POINTS[card]),
        "cost": token_counts(COST[card]),
        "ability": ability_name(card),
        "discard": colour_name(DISCARD_COLOUR[card]),
    }


def boxed(s: State) -> list[int]:
    """The cards out of the game: all that are nowhere else."""
    elsewhere = {*s.face_up.tolist(), *s.reserved.flat, *s.deck.flat}
    last = CARDS if table.has(s, ORIENT) else BASE_CARDS
    owners = s.tableau.tolist()[:last]
    return [card for card, owner in enumerate(owners) if owner == NOBODY and card not in elsewhere]


# The view


def view(s: State, viewer: int) -> View:
    """Everything a viewer may know of a state: what lies open, and what it means for a player."""
    seen = view_open(s)
    if viewer == SPECTATOR:
        return {**seen}
    means = means_of(s, viewer) if viewer >= 0 else None
    return {
        **seen,
        "viewer": viewer if viewer >= 0 else None,
        "face_up": view_face_up(s, viewer, seen["face_up"], means),
        "nobles": view_nobles(s, viewer, seen["nobles"]),
        "cities": view_cities(s, viewer),
        "posts": view_posts(s, viewer),
        "seats": [view_seat(s, viewer, seat, means) for seat in seen["seats"]],
    }


@shared_part
def view_open(s: State) -> View:
    """What lies open to everybody, built from scratch field by field."""
    return {
        **view_head("splendor", OPTIONS, s, SPECTATOR),
        "phase": TURN.phase_names[s.phase],
        "round": int(s.round_number),
        "start": int(s.start),
        "active": int(s.active),
        "acting": seats_in(TURN.may_act(s)),
        "awaited": seats_in(TURN.must_act(s)),
        "final_round": bool(s.final_round),
        "idle_rounds": int(s.idle_rounds),
        "passes": int(s.passes),
        "supply": token_counts(s.supply),
        "decks": {
            deck_text(deck): int(s.deck_size[deck])
            for deck in range(DECKS)
            if deck < LEVELS or table.has(s, ORIENT)
        },
        "face_up": view_slots(s),
        "nobles": [view_noble(s, i) for i in range(MOST_NOBLES) if s.noble[i] != NOTHING],
        "cities": view_cities(s, SPECTATOR),
        "posts": view_posts(s, SPECTATOR),
        "boxed": [card_text(card) for card in boxed(s)],
        "purchase": view_purchase(s),
        "gained": None if s.gained == NO_CARD else card_text(s.gained),
        "seats": [view_open_seat(s, seat) for seat in range(s.players)],
    }


class Means(NamedTuple):
    """What a player has for any card, as `payment` packs it."""

    bonuses: int
    reach: int
    most_gold: int


def means_of(s: State, player: int) -> Means:
    """What a player has for any card."""
    return Means(
        payment.bonuses_of(s, player), payment.reach_of(s, player), payment.most_gold(s, player)
    )


def view_price(s: State, viewer: int, card: int, means: Means) -> Meaning:
    """What a card would cost a player now, and what is missing before gold."""
    price, missing, too_dear = _priced(card, means)
    return {
        "price": price.copy(),
        "missing": missing.copy(),
        "affordable": not too_dear and bool(buying.can_buy(s, viewer, card, means.reach)),
    }


@lru_cache(maxsize=1 << 14)
def _priced(card: int, means: Means) -> tuple[Counts, Counts, bool]:
    """A card's price, what is missing for it, and whether it is too dear at first sight.

    Kept, because while others move a player's means stay the same.
    """
    price, missing = payment.gaps_of(card, means.bonuses), payment.gaps_of(card, means.reach)
    too_dear = payment.is_out_of_reach(card, means.reach, means.most_gold)
    return (
        token_counts(payment.unpacked(price)),
        token_counts(payment.unpacked(missing)),
        bool(too_dear),
    )


def slots_with_cards(s: State) -> list[int]:
    """The slots of the face-up cards."""
    return [slot for slot, card in enumerate(s.face_up.tolist()) if card != NO_CARD]


def view_slots(s: State) -> list[FaceUp]:
    """The face-up cards and the towers on them."""
    cards, towers, owners = s.face_up.tolist(), s.towers.tolist(), s.tower_owner.tolist()
    return [
        {
            "slot": slot_text(slot),
            **_printed(card),
            "price": None,
            "missing": None,
            "affordable": None,
            "towers": towers[slot],
            "tower_owner": owners[slot] if towers[slot] else None,
        }
        for slot, card in enumerate(cards)
        if card != NO_CARD
    ]


def view_face_up(s: State, viewer: int, cards: list[FaceUp], means: Means | None) -> list[FaceUp]:
    """The face-up cards, and what they mean for a player."""
    if means is None:
        return cards
    return [
        {**card, **view_meaning(s, viewer, slot, means)}
        for slot, card in zip(slots_with_cards(s), cards, strict=True)
    ]


def view_meaning(s: State, viewer: int, slot: int, means: Means) -> Meaning:
    """What a face-up card means for a player."""
    meaning = view_price(s, viewer, int(s.face_up[slot]), means)
    if table.is_guarded(s, viewer, slot):
        meaning["affordable"] = False
    return meaning


def bonuses_missing(s: State, viewer: int, needed: Any) -> Counts | None:
    """The bonuses that the viewer lacks for a tile; None for a viewer without a seat."""
    if viewer < 0:
        return None
    own = s.bonuses[viewer].tolist()
    return token_counts([max(0, n - have) for n, have in zip(needed.tolist(), own, strict=True)])


def view_nobles(s: State, viewer: int, nobles: list[Noble]) -> list[Noble]:
    """The nobles, and what a player lacks for each."""
    if viewer < 0:
        return nobles
    return [
        {**noble, "missing": bonuses_missing(s, viewer, NOBLE_NEED[s.noble[noble["number"] - 1]])}
        for noble in nobles
    ]


def view_noble(s: State, i: int) -> Noble:
    """A noble: on the table, reserved by somebody, or with somebody."""
    owner = int(s.noble_owner[i])
    return {
        "number": i + 1,
        "need": token_counts(NOBLE_NEED[s.noble[i]]),
        "missing": None,
        "points": int(NOBLE_POINTS[s.noble[i]]),
        "owner": None if owner == NOBODY else owner,
        "visited": bool(s.noble_visited[i]),
    }


def any_same_missing(s: State, viewer: int, face: int) -> int | None:
    """What the viewer's best colour lacks of a city's bonuses "of one colour"."""
    if viewer < 0:
        return None
    own = s.bonuses[viewer]
    most = max((int(own[c]) for c in range(COLOURS) if CITY_NEED[face, c] == 0), default=0)
    return max(0, int(CITY_ANY[face]) - most)


def prestige_missing(s: State, viewer: int, face: int) -> int | None:
    """The prestige that the viewer lacks for a city."""
    return max(0, int(CITY_PRESTIGE[face]) - scoring.prestige(s, viewer)) if viewer >= 0 else None


def view_cities(s: State, viewer: int) -> list[City]:
    """The cities, if the table plays with them."""
    return [view_city(s, viewer, i) for i in range(CITIES_LAID_OUT) if s.city[i] != NOTHING]


def view_city(s: State, viewer: int, i: int) -> City:
    """A city, what it asks for, and who has taken it."""
    face, owner = s.city[i], int(s.city_owner[i])
    return {
        "number": i + 1,
        "face": CITY_NAMES[face],
        "prestige": int(CITY_PRESTIGE[face]),
        "need": token_counts(CITY_NEED[face]),
        "any_same": int(CITY_ANY[face]),
        "missing": bonuses_missing(s, viewer, CITY_NEED[face]),
        "any_same_missing": any_same_missing(s, viewer, face),
        "prestige_missing": prestige_missing(s, viewer, face),
        "owner": None if owner == NOBODY else owner,
    }


def view_posts(s: State, viewer: int) -> list[Post]:
    """The trading posts, if the table plays with them."""
    if not trading_posts.in_play(s):
        return []
    return [view_post(s, viewer, post) for post in range(POSTS)]


def view_post(s: State, viewer: int, post: int) -> Post:
    """A trading post as it is printed, and what the viewer lacks for it."""
    return {
        "number": post + 1,
        "need": token_counts(POST_NEED[post]),
        "missing": bonuses_missing(s, viewer, POST_NEED[post]),
        "nobles": int(POST_NOBLES[post]),
        "power": POWER_NAMES[post],
    }


def view_purchase(s: State) -> Purchase | None:
    """The purchase that is being paid for; the buyer shows the card."""
    if s.wanted == NOTHING:
        return None
    player = int(s.active)
    card = table.card_at(s, player, int(s.wanted))
    return {
        "place": place_text(int(s.wanted)),
        "card": show_card(card),
        "gems": token_counts(
            payment.gems_paid(s, player, card, colour) for colour in range(COLOURS)
        ),
        "kept": token_counts(s.kept),
    }


def view_reserved(
    s: State, viewer: int, seat: int, number: int, means: Means | None
) -> HiddenCard | ReservedCard:
    """A reserved card; of one reserved unseen others see only the back."""
    card = int(s.reserved[seat, number])
    back = deck_text(DECK_OF[card])
    place = f"r{number + 1}"
    if not knows_reserved(s, viewer, seat, number):
        return {"place": place, "back": back, "hidden": True}
    meaning: Meaning = view_price(s, viewer, card, means) if means and viewer == seat else {}
    return {
        "place": place,
        "back": back,
        "hidden": False,
        **show_card(card),
        "blind": bool(s.blind[seat, number]),
        **meaning,
    }


def view_tableau_card(s: State, card: int) -> Face:
    """A card in a tableau, with the colour it copies if it is a paired one."""
    shown = show_card(card)
    if is_bag(card) and s.bag_colour[BAG_NUMBER[card]] != NO_COLOUR:
        shown["bonus"] = colour_name(table.bonus_colour(s, card))
        shown["bonus_count"] = table.bonus_value(s, card)
    return shown


def view_seat(s: State, viewer: int, seen: SeatView, means: Means | None) -> SeatView:
    """A player's things, and of the cards reserved unseen those that the viewer knows."""
    if viewer not in (seen["seat"], EVERYTHING):
        return seen
    return {**seen, "reserved": view_reserve(s, viewer, seen["seat"], means)}


def view_reserve(
    s: State, viewer: int, seat: int, means: Means | None
) -> list[HiddenCard | ReservedCard]:
    """The cards a player has reserved."""
    return [view_reserved(s, viewer, seat, i, means) for i in range(s.reserved_count[seat])]


def view_open_seat(s: State, seat: int) -> SeatView:
    """A player's things; all are open except cards reserved unseen."""
    city, tokens = scoring.city_of(s, seat), s.tokens[seat].tolist()
    nobles = [i for i, owner in enumerate(s.noble_owner.tolist()) if owner == seat]
    return {
        "seat": seat,
        "prestige": scoring.prestige(s, seat),
        "tokens": token_counts(tokens),
        "token_count": sum(tokens),
        "gold": tokens[GOLD],
        "bonuses": token_counts(s.bonuses[seat]),
        "cards": int(s.cards[seat]),
        "tableau": [
            view_tableau_card(s, card)
            for card, owner in enumerate(s.tableau.tolist())
            if owner == seat
        ],
        "reserved": view_reserve(s, SPECTATOR, seat, None),
        "nobles": [i + 1 for i in nobles if s.noble_visited[i]],
        "reserved_nobles": [i + 1 for i in nobles if not s.noble_visited[i]],
        "city": city + 1 if table.has(s, CITIES) and city >= 0 else None,
        "towers": table.towers_in_supply(s, seat) if table.has(s, STRONGHOLDS) else None,
        "shields": [post + 1 for post in range(POSTS) if trading_posts.has_shield(s, seat, post)],
        "gold_cards": [card_text(card) for card in s.gold_card[seat].tolist() if card != NO_CARD],
    }
