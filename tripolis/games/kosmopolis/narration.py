"""What people are told: the log, the prompt, and where points come from, as keys with arguments."""

from __future__ import annotations

from functools import partial
from typing import Any

from tripolis.engine.event import Event, tell
from tripolis.engine.game import seats_in
from tripolis.engine.turn import NO_ANSWER
from tripolis.engine.viewer import EVERYTHING, shared_part
from tripolis.games.kosmopolis import (
    components,
    drafting,
    phase,
    playing,
    round_end,
    scoring,
    table,
)
from tripolis.games.kosmopolis.notation import card_text, colours_of
from tripolis.games.kosmopolis.rules import TURN
from tripolis.games.kosmopolis.state import NOT_YET, SIMULTANEOUS, State
from tripolis.words import Line, Seat

# Things to speak of


def card_line(card: int) -> Line:
    """A card by its name: "blue 4"."""
    return Line("kosmopolis-card", _card(card))


def taken_card_line(card: int) -> Line:
    """A card as what somebody plays or takes: "a blue 4"."""
    return Line("kosmopolis-taken-card", _card(card))


def _card(card: int) -> dict[str, Any]:
    return {
        "colour": components.COLOUR_NAMES[components.colour_of(int(card))],
        "value": components.value_of(int(card)),
    }


def on_line(colour: int) -> Line:
    """Where a modifier is put: "on blue"."""
    return Line(f"kosmopolis-on-{components.COLOUR_NAMES[colour]}")


def of_line(colour: int) -> Line:
    """What a limit is of: "blue"."""
    return Line(f"kosmopolis-of-{components.COLOUR_NAMES[colour]}")


def column_line(colour: int) -> Line:
    """A column as what somebody keeps or loses: "the blue column"."""
    return Line(f"kosmopolis-column-{components.COLOUR_NAMES[colour]}")


def cards_in(area: Any) -> list[int]:
    """All cards of an area, in order."""
    return [card for card in range(components.KINDS) for _ in range(area[card])]


# The log

_tell = partial(tell, "kosmopolis")


def events(before: State, after: State, player: int, action: int, viewer: int) -> list[Event]:
    """What happened in one step, as far as the viewer may know, and how it is told."""
    if player < 0:
        return _automatic(before, after)
    knows = viewer in (player, EVERYTHING)
    if before.phase == phase.DRAFT:
        return [_drafted(player, action, knows)]
    if before.phase == phase.PLAY:
        return _played(before, after, player, action, knows)
    if before.phase == phase.AGENT:
        return [_placed(before, player, TURN.find(action)[1], knows)]
    if before.phase == phase.PRIEST:
        return [_priest_took(before, after, player)]
    return _paid(before, after, player, action, knows)


def _drafted(player: int, action: int, knows: bool) -> Event:
    if not knows:
        return _tell("drafted", {"player": Seat(player)}, key="drafted-secretly")
    cards = [taken_card_line(drafting.drafted_card(action, i)) for i in range(2)]
    return _tell("drafted", {"player": Seat(player), "cards": cards})


def _played(before: State, after: State, player: int, action: int, knows: bool) -> list[Event]:
    number = TURN.find(action)[1]
    card = playing.played_card(number)
    args = {"player": Seat(player), "card": taken_card_line(card)}
    if (
        after.city[player, card] > before.city[player, card]
        and after.capital[card] == before.capital[card]
    ):
        return [_tell("to-city", args)]
    return [
        _tell("to-capital", args),
        _acted(before, after, player, card, knows),
    ]


def _acted(before: State, after: State, player: int, card: int, knows: bool) -> Event:
    """What a card's action in the capital did."""
    who: dict[str, Any] = {"player": Seat(player)}
    colour = components.colour_of(card)
    if colour == components.GREEN:
        if after.deck_size == before.deck_size:
            return _tell("deck-empty", who)
        drawn = taken_card_line(before.deck[before.deck_size - 1])
        return (
            _tell("drew", who | {"card": drawn})
            if knows
            else _tell("drew", who, key="drew-secretly")
        )
    if colour == components.YELLOW:
        took = after.gold[player] > before.gold[player]
        kind = "took-gold" if took else "no-gold"
        return _tell(kind, who)
    if colour == components.BLUE:
        if after.phase != phase.AGENT:
            return _tell("no-modifier", who)
        value = int(after.modifiers[after.round_number - 1, after.modifiers_drawn - 1])
        return (
            _tell("sees", who | {"value": f"{value:+d}"})
            if knows
            else _tell("sees", who, key="looks")
        )
    if after.phase == phase.PRIEST:
        return _tell("priest-names", who)
    if components.count_cards(after.city[player]) == components.count_cards(before.city[player]):
        return _tell("no-priest", who)
    return _priest_took(before, after, player)


def _priest_took(before: State, after: State, player: int) -> Event:
    card = next(
        card
        for card in range(components.KINDS)
        if after.city[player, card] > before.city[player, card]
    )
    return _tell("priest-took", {"player": Seat(player), "card": taken_card_line(card)})


def _placed(before: State, player: int, colour: int, knows: bool) -> Event:
    args = {"player": Seat(player), "colour": on_line(colour)}
    if not knows:
        return _tell("placed", args, key="placed-secretly")
    value = int(before.modifiers[before.round_number - 1, before.modifiers_drawn - 1])
    return _tell("placed", args | {"value": f"{value:+d}"})


def _paid(before: State, after: State, player: int, action: int, knows: bool) -> list[Event]:
    if before.gold_order != SIMULTANEOUS:
        return [_payment(before, player, TURN.find(action)[1])]
    told = [_tell("decided-payment", {"player": Seat(player)}, key="paid-secretly")]
    if after.phase != phase.GOLD:
        for seat in seats_in(TURN.may_act(before)):
            answer = action if seat == player else int(before.answer[seat])
            told.append(_payment(before, seat, TURN.find(answer)[1]))
    return told


def _payment(s: State, player: int, colours: int) -> Event:
    if colours == 0:
        return _tell("pays", {"player": Seat(player)}, key="pays-nothing", seat=player)
    gold = round_end.price(s, player, colours)
    columns = [column_line(colour) for colour in colours_of(colours)]
    return _tell(
        "pays",
        {"player": Seat(player), "gold": gold, "colours": columns},
        seat=player,
        gold=gold,
        colours=[components.COLOUR_NAMES[colour] for colour in colours_of(colours)],
    )


@shared_part
def _automatic(before: State, after: State) -> list[Event]:
    match before.phase:
        case _ if before.phase == phase.DEAL:
            args = {"round": int(after.round_number), "cards": int(after.pack_size)}
            return [_tell("deal", args | {"player": Seat(int(after.start))})]
        case _ if before.phase == phase.PASS_PACKS:
            return [_tell("passed")]
        case _ if before.phase == phase.KEEP_LAST:
            return [_tell("hands", {"player": Seat(int(after.start))})]
        case _ if before.phase == phase.TURN_END:
            return _turn_ended(before, after)
        case _ if before.phase == phase.LEFTOVERS:
            return _leftovers(before)
        case _ if before.phase == phase.REVEAL:
            return [_limit(before, colour) for colour in range(components.COLOURS)]
        case _ if before.phase == phase.DISCARD:
            return _discards(before, after)
        case _ if before.phase == phase.BONUS:
            return _bonus_cards(before, after)
        case _ if before.phase == phase.NEXT_ROUND:
            return [_tell("next-start", {"player": Seat(int(round_end.next_start_player(before)))})]
    return []


def _turn_ended(before: State, after: State) -> list[Event]:
    if before.last_turns == NOT_YET and after.last_turns != NOT_YET:
        return [_tell("last-turns", {"player": Seat(int(before.active))})]
    return []


def _leftovers(before: State) -> list[Event]:
    return [
        _tell(
            "leftovers",
            {
                "player": Seat(seat),
                "cards": [card_line(card) for card in cards_in(before.hand[seat])],
            },
            seat=seat,
            cards=[card_text(card) for card in cards_in(before.hand[seat])],
        )
        for seat in range(before.players)
        if components.count_cards(before.hand[seat]) > 0
    ]


def _limit(s: State, colour: int) -> Event:
    cards, limit = components.column_total(s.capital, colour), round_end.limit(s, colour)
    values = [
        int(s.modifiers[s.round_number - 1, i])
        for i in range(s.modifiers_drawn)
        if s.placed_on[i] == colour
    ]
    args = {"colour": of_line(colour), "limit": limit, "cards": cards}
    if values:
        args["modifiers"] = ", ".join(f"{value:+d}" for value in values)
    return _tell(
        "limit",
        args,
        key="limit-modified" if values else "limit",
        colours=[components.COLOUR_NAMES[colour]],
        total=cards,
        limit=limit,
        modifiers=values,
    )


def _discards(before: State, after: State) -> list[Event]:
    return [
        _discard(before, seat, colour)
        for seat in range(before.players)
        for colour in range(components.COLOURS)
        if components.column_is_empty(after.city[seat], colour)
        and not components.column_is_empty(before.city[seat], colour)
    ]


def _discard(s: State, seat: int, colour: int) -> Event:
    heights: dict[str, Any] = {
        "total": components.column_total(s.city[seat], colour),
        "limit": round_end.limit(s, colour),
        "excess": round_end.excess(s, seat, colour),
    }
    args = {"player": Seat(seat), "colour": column_line(colour), **heights}
    return _tell("discards", args, seat=seat, colours=[components.COLOUR_NAMES[colour]], **heights)


def _bonus_cards(before: State, after: State) -> list[Event]:
    clockwise = [table.left_of(before, int(before.start), steps) for steps in range(before.players)]
    told = [
        _tell(
            "bonus",
            {"player": Seat(seat), "card": taken_card_line(card)},
            seat=seat,
            cards=[card_text(card)],
        )
        for colour in range(components.COLOURS)
        for seat in clockwise
        for card in range(components.KINDS)
        if components.colour_of(card) == colour
        and after.bonus[seat, card] > before.bonus[seat, card]
    ]
    if after.phase == phase.END:
        told.append(_tell("end"))
    return told


# The prompt


def prompt(s: State, viewer: int) -> Line:
    """Whose turn it is and what is asked, in one sentence."""
    if s.phase == phase.END:
        return Line("kosmopolis-ask-over")
    if viewer >= 0 and TURN.must_act(s) >> viewer & 1:
        return _ask(s, viewer)
    waiting = [Seat(seat) for seat in seats_in(TURN.must_act(s))]
    changeable = viewer >= 0 and s.answer[viewer] != NO_ANSWER
    key = "kosmopolis-ask-wait-or-change" if changeable else f"kosmopolis-ask-wait-{_asked(s)}"
    return Line(key, {"players": waiting, "count": len(waiting)})


_ASKED = {"gold": "pay"}
"""Questions whose words are not named after their phase."""


def _asked(s: State) -> str:
    name = TURN.phase_names[s.phase]
    return _ASKED.get(name, name)


def _ask(s: State, viewer: int) -> Line:
    """What is asked of somebody who has to decide."""
    if s.phase == phase.AGENT:
        value = int(s.modifiers[s.round_number - 1, s.modifiers_drawn - 1])
        return Line("kosmopolis-ask-agent", {"value": f"{value:+d}"})
    if s.phase == phase.GOLD:
        return Line("kosmopolis-ask-pay", {"gold": int(s.gold[viewer])})
    if s.phase == phase.PLAY and s.last_turns != NOT_YET:
        return Line("kosmopolis-ask-last-play")
    return Line(f"kosmopolis-ask-{_asked(s)}")


def section(s: State) -> str:
    """The section of the rules that matters now."""
    if s.phase == phase.PLAY and s.last_turns != NOT_YET:
        return "last-turns"
    return TURN.section(s)


# The score


def score(s: State, player: int) -> tuple[int, list[Line]]:
    """The player's points, and where they come from."""
    bonus = [card_line(card) for card in cards_in(s.bonus[player])] or "–"
    return scoring.final_score(s, player), [
        Line("kosmopolis-score-city", {"points": components.area_total(s.city[player])}),
        Line(
            "kosmopolis-score-bonus",
            {"points": components.area_total(s.bonus[player]), "cards": bonus},
        ),
        Line("kosmopolis-score-gold", {"points": int(s.gold[player])}),
    ]
