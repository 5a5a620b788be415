"""What people are told: the log, the prompt, and where points come from, as keys with arguments."""

from __future__ import annotations

from functools import partial
from typing import Any

from tripolis.engine.event import Event, tell
from tripolis.engine.viewer import EVERYTHING, shared_part
from tripolis.games.splendor import components, phase, scoring, strongholds, table, trading_posts
from tripolis.games.splendor.notation import (
    colour_line,
    deck_text,
    place_text,
    slot_text,
    token_counts,
)
from tripolis.games.splendor.rules import TURN
from tripolis.games.splendor.state import CITIES, TRADING_POSTS, State
from tripolis.words import Line, Seat

# Things to speak of


def card_line(card: int) -> Line:
    """A card, as what somebody buys, takes or reserves."""
    card = int(card)
    args: dict[str, Any] = {
        "level": int(components.LEVEL[card]) + 1,
        "points": int(components.POINTS[card]),
    }
    if card < components.BASE_CARDS:
        return Line(f"splendor-card-{components.COLOUR_NAMES[components.BONUS[card]]}", args)
    args["ability"] = Line(f"splendor-ability-{components.ABILITY_NAMES[components.ABILITY[card]]}")
    if components.BONUS[card] == components.NO_COLOUR:
        return Line("splendor-card-orient", args)
    return Line(
        "splendor-card-orient-coloured", args | {"colour": colour_line(components.BONUS[card])}
    )


def back_line(deck: int) -> Line:
    """The back of a card."""
    kind = "base" if deck < components.LEVELS else "orient"
    return Line(f"splendor-back-{kind}", {"level": deck % components.LEVELS + 1})


def token_lines(counts: Any) -> list[Line]:
    """Tokens of each kind, with their number."""
    return [
        Line(f"splendor-count-{components.KIND_NAMES[kind]}", {"count": int(n)})
        for kind, n in enumerate(counts)
        if n
    ]


def noble_lines(tile: int) -> list[Line]:
    """What a noble asks for."""
    return token_lines(components.NOBLE_NEED[tile])


def city_line(face: int) -> Line:
    """What a city asks for: prestige, bonuses of some colours, and a group of one colour."""
    args = {
        "prestige": int(components.CITY_PRESTIGE[face]),
        "colours": int((components.CITY_NEED[face] > 0).sum()),
        "need": token_lines(components.CITY_NEED[face]),
        "group": int(components.CITY_ANY[face]),
    }
    return Line("splendor-city-asks", args)


# The log

_tell = partial(tell, "splendor")


def events(before: State, after: State, player: int, action: int, viewer: int) -> list[Event]:
    """What happened in one step, as far as the viewer may know, and how it is told."""
    seat = int(before.active)
    if player < 0:
        return _automatic(before, after, seat)
    if before.phase == phase.MAIN:
        return _main_action(before, after, seat, int(action), viewer)
    if before.phase == phase.CONQUEST:
        return [_conquest(before, seat, int(action))]
    if before.phase in (phase.PAY, phase.PAY_GOLD, phase.DISCARD):
        return []
    return _changes(before, after, seat)


@shared_part
def _automatic(before: State, after: State, seat: int) -> list[Event]:
    if before.phase == phase.ACQUIRE:
        return _acquired(before, after, seat)
    if before.phase == phase.REFILL:
        return _refilled(before, after)
    if before.phase == phase.END_CHECK:
        return _checked(before, after, seat)
    told = _changes(before, after, seat)
    if before.phase == phase.ABILITY and not told:
        return _no_noble_to_hold(before, after, seat)
    if before.phase == phase.OFFER_CARD and after.gained == components.NO_CARD and not told:
        return _no_free_card(before, seat)
    return told


def _main_action(before: State, after: State, seat: int, action: int, viewer: int) -> list[Event]:
    moves, number = TURN.find(action)
    who = {"player": Seat(seat)}
    gained = after.tokens[seat] - before.tokens[seat]
    match moves.name:
        case "take" | "take_same":
            return [_tell("takes", who | {"tokens": token_lines(gained)})]
        case "reserve":
            card, place = card_line(before.face_up[number]), slot_text(number)
            told = [_tell("reserves", who | {"card": card, "place": place})]
            return told + _towers_home(before, after, seat) + _gold(gained, who)
        case "reserve_top":
            told = [_reserved_top(after, seat, number, viewer)]
            return told + _gold(gained, who)
        case "buy":
            return []
    return [_tell("passes", who)]


def _gold(gained: Any, who: dict[str, Any]) -> list[Event]:
    return [_tell("receives-gold" if gained[components.GOLD] else "no-gold", who)]


def _reserved_top(after: State, seat: int, deck: int, viewer: int) -> Event:
    args: dict[str, Any] = {"player": Seat(seat), "back": back_line(deck), "deck": deck_text(deck)}
    if viewer not in (seat, EVERYTHING):
        return _tell("reserves-top", args, key="reserves-blind")
    card = after.reserved[seat, after.reserved_count[seat] - 1]
    return _tell("reserves-top", args | {"card": card_line(card)})


def _conquest(before: State, seat: int, action: int) -> Event:
    kind = "conquers" if TURN.find(action)[0].name == "conquer" else "skips"
    slot = strongholds.conquest_slot(before, seat)
    args = {"card": card_line(before.face_up[slot]), "place": slot_text(slot)}
    return _tell(kind, {"player": Seat(seat)} | args, seat=seat, slot=slot_text(slot))


def _acquired(before: State, after: State, seat: int) -> list[Event]:
    card = table.card_at(before, seat, int(before.wanted))
    args: dict[str, Any] = {"player": Seat(seat), "card": card_line(card)}
    args["place"] = place_text(int(before.wanted))
    if components.ABILITY[card] == components.DISCARD2:
        count = int(before.cards[seat]) + 1 - int(after.cards[seat])
        args |= {"count": count, "colour": colour_line(components.DISCARD_COLOUR[card])}
        told = _tell("buys", args, key="buys-with-cards")
        return [told, *_towers_home(before, after, seat)]
    price = token_lines(before.tokens[seat] - after.tokens[seat])
    if before.paid_cards:
        price.append(Line("splendor-count-gold-card", {"count": int(before.paid_cards)}))
    told = _tell("buys", args | {"price": price}) if price else _tell("buys", args, key="buys-free")
    return [told, *_towers_home(before, after, seat)]


def _towers_home(before: State, after: State, seat: int) -> list[Event]:
    """The player's towers that came back from a card they took."""
    count = sum(
        int(before.towers[slot])
        for slot in range(components.SLOTS)
        if before.towers[slot] and after.face_up[slot] == components.NO_CARD != before.face_up[slot]
    )
    return [_tell("towers-home", {"player": Seat(seat), "count": count})] * (count > 0)


def _changes(before: State, after: State, seat: int) -> list[Event]:
    """What a step did to cards, tokens, towers and tiles: each of them can be seen."""
    return [
        *_paired(before, after, seat),
        *_taken_free(before, after, seat),
        *_tower_moved(before, after, seat),
        *_tiles(before, after, seat),
        *_tokens(before, after, seat),
    ]


def _paired(before: State, after: State, seat: int) -> list[Event]:
    card = int(before.gained)
    if (
        card == components.NO_CARD
        or not components.is_bag(card)
        or table.bonus_colour(before, card) != components.NO_COLOUR
    ):
        return []
    colour = table.bonus_colour(after, card)
    if colour == components.NO_COLOUR:
        return []
    return [_tell("pairs", {"player": Seat(seat), "colour": colour_line(colour)})]


def _taken_free(before: State, after: State, seat: int) -> list[Event]:
    if before.phase not in (phase.OFFER_CARD, phase.FREE):
        return []
    told = []
    for slot in range(components.SLOTS):
        card = int(before.face_up[slot])
        if card != components.NO_CARD and after.face_up[slot] == components.NO_CARD:
            args = {"player": Seat(seat), "card": card_line(card), "place": slot_text(slot)}
            told.append(_tell("takes-free", args))
    return told + _towers_home(before, after, seat) if told else []


def _no_free_card(before: State, seat: int) -> list[Event]:
    level = int(components.FREE_LEVEL[components.ABILITY[before.gained]])
    if level < 0:
        return []
    return [_tell("no-free-card", {"player": Seat(seat), "level": level + 1})]


def _no_noble_to_hold(before: State, after: State, seat: int) -> list[Event]:
    if (
        components.ABILITY[before.gained] != components.RESERVE_NOBLE
        or after.phase != phase.OFFER_CARD
    ):
        return []
    return [_tell("no-noble", {"player": Seat(seat)})]


def _tower_moved(before: State, after: State, seat: int) -> list[Event]:
    if before.phase != phase.OFFER_TOWER and before.phase != phase.TOWER:
        return []
    fewer = [slot for slot in range(components.SLOTS) if after.towers[slot] < before.towers[slot]]
    more = [slot for slot in range(components.SLOTS) if after.towers[slot] > before.towers[slot]]
    who: dict[str, Any] = {"player": Seat(seat)}
    if more:
        kind = "tower-move" if fewer else "tower-put"
        return [_tell(kind, who | {"card": card_line(before.face_up[more[0]])})]
    if fewer:
        owner = Seat(int(before.tower_owner[fewer[0]]))
        args = who | {"card": card_line(before.face_up[fewer[0]]), "owner": owner}
        return [_tell("tower-remove", args)]
    return []


def _tiles(before: State, after: State, seat: int) -> list[Event]:
    """Nobles, shields and cities."""
    who: dict[str, Any] = {"player": Seat(seat)}
    told = []
    for i in range(components.MOST_NOBLES):
        if after.noble_visited[i] and not before.noble_visited[i]:
            tile = int(after.noble[i])
            args = {"noble": noble_lines(tile), "points": int(components.NOBLE_POINTS[tile])}
            need = token_counts(components.NOBLE_NEED[tile])
            told.append(_tell("noble", who | args, seat=seat, need=need))
        elif after.noble_owner[i] != before.noble_owner[i]:
            noble = noble_lines(int(after.noble[i]))
            told.append(_tell("holds-noble", who | {"noble": noble}))
    for post in range(components.POSTS):
        if (int(after.shields[seat]) & ~int(before.shields[seat])) >> post & 1:
            power = Line(f"splendor-post-{post + 1}")
            args = {"post": post + 1, "power": power}
            told.append(_tell("shield", who | args, seat=seat, post=post + 1))
    for i in range(components.CITIES_LAID_OUT):
        if after.city_owner[i] != before.city_owner[i]:
            city = city_line(int(after.city[i]))
            told.append(_tell("city", who | {"city": city}, seat=seat))
    return told


def _tokens(before: State, after: State, seat: int) -> list[Event]:
    """A token from a post, or tokens given back."""
    change = after.tokens[seat] - before.tokens[seat]
    who: dict[str, Any] = {"player": Seat(seat)}
    if change.any() and before.phase in (phase.END_TOKENS, phase.RETURN):
        return [_tell("returns", who | {"tokens": token_lines(-change)})]
    if change.any():
        return [_tell("post-token", who | {"tokens": token_lines(change)})]
    return []


def _refilled(before: State, after: State) -> list[Event]:
    """New cards are seen, but not worth a sentence."""
    refilled = any(
        before.face_up[slot] == components.NO_CARD != after.face_up[slot]
        for slot in range(components.SLOTS)
    )
    return [Event("refill")] if refilled else []


def _checked(before: State, after: State, seat: int) -> list[Event]:
    told = []
    if after.final_round and not before.final_round:
        points = scoring.prestige(before, seat)
        key = "last-round-city" if table.has(before, CITIES) else "last-round"
        args = {"player": Seat(seat), "points": points}
        told.append(_tell("last-round", args, key=key, seat=seat))
    if after.phase == phase.END:
        if after.final_round:
            told.append(_tell("end"))
        elif after.passes == after.players:
            told.append(_tell("end", key="end-passes"))
        else:
            told.append(_tell("end", {"rounds": int(after.idle_rounds)}, key="end-idle"))
    return told


# The prompt


def prompt(s: State, viewer: int) -> Line:
    """Whose turn it is and what is asked, in one sentence."""
    if s.phase == phase.END:
        return Line("splendor-ask-over")
    asked = TURN.phase_names[s.phase].replace("_", "-")
    if viewer >= 0 and TURN.may_act(s) >> viewer & 1:
        return _ask(s, viewer, asked)
    return Line(f"splendor-ask-wait-{asked}", {"players": [Seat(int(s.active))], "count": 1})


def _ask(s: State, viewer: int, asked: str) -> Line:
    """What is asked of somebody who has to decide."""
    key = f"splendor-ask-{asked}"
    if s.phase == phase.MAIN and s.final_round:
        return Line("splendor-ask-main-last")
    if s.phase in (phase.PAY, phase.PAY_GOLD):
        return Line(key, {"card": card_line(table.card_at(s, viewer, int(s.wanted)))})
    if s.phase == phase.DISCARD:
        colour = components.DISCARD_COLOUR[table.card_at(s, viewer, int(s.wanted))]
        return Line(key, {"colour": colour_line(colour)})
    if s.phase == phase.FREE:
        return Line(key, {"level": int(components.FREE_LEVEL[components.ABILITY[s.gained]]) + 1})
    if s.phase == phase.CONQUEST:
        slot = strongholds.conquest_slot(s, viewer)
        return Line(key, {"card": card_line(s.face_up[slot]), "place": slot_text(slot)})
    if s.phase == phase.RETURN:
        return Line(key, {"count": table.count_tokens(s, viewer) - components.TOKEN_LIMIT})
    return Line(key)


# The score


def score(s: State, player: int) -> tuple[int, list[Line]]:
    """The player's prestige, and where it comes from."""
    nobles = trading_posts.nobles_received(s, player)
    lines = [
        Line("splendor-score-cards", {"points": int(s.card_points[player])}),
        Line("splendor-score-nobles", {"points": scoring.noble_points(s, player), "count": nobles}),
    ]
    if table.has(s, TRADING_POSTS):
        points, count = trading_posts.post_points(s, player), trading_posts.count_shields(s, player)
        lines.append(Line("splendor-score-posts", {"points": points, "count": count}))
    if table.has(s, CITIES):
        city = scoring.city_of(s, player)
        if city >= 0:
            lines.append(Line("splendor-score-city", {"city": city_line(int(s.city[city]))}))
        else:
            lines.append(Line("splendor-score-no-city"))
    lines.append(Line("splendor-score-tie", {"count": int(s.cards[player])}))
    return scoring.prestige(s, player), lines
