"""A state of Splendor as JSON, and reading one back, with every value checked."""

from __future__ import annotations

from typing import Any

from tripolis.engine.arrays import int16, zeros
from tripolis.engine.errors import BadPosition
from tripolis.engine.strict import Reader, number_within
from tripolis.games.splendor import (
    buying,
    components,
    orient,
    payment,
    phase,
    rules,
    strongholds,
    table,
)
from tripolis.games.splendor.knowledge import CARD_NUMBERS, card_text
from tripolis.games.splendor.notation import deck_text, slot_text
from tripolis.games.splendor.state import (
    CITIES,
    NOBODY,
    NOTHING,
    ORIENT,
    STRONGHOLDS,
    TRADING_POSTS,
    State,
)

_AT_REST = (*(decision.name for decision in rules.TURN.decisions), "end")
"""The phases a position can be in."""
_MOST_ROUNDS = 30_000
_PAYING = (phase.PAY, phase.PAY_GOLD, phase.DISCARD)
_CHAIN = (phase.PAIR, phase.FREE, phase.RESERVE_NOBLE)
_MOST_IN_A_TURN = 5
"""The most tokens a turn can add: three taken, and one from a post for a conquest; one to spare."""


def position(s: State) -> dict[str, Any]:
    """The whole state. Decks are listed from the top; places and tiles in their order."""
    return {
        "phase": rules.TURN.phase_names[s.phase],
        "round": int(s.round_number),
        "idle_rounds": int(s.idle_rounds),
        "start": int(s.start),
        "active": int(s.active),
        "final_round": bool(s.final_round),
        "passes": int(s.passes),
        "busy": bool(s.busy),
        "supply": [int(n) for n in s.supply],
        "decks": {
            deck_text(deck): [card_text(card) for card in s.deck[deck, : s.deck_size[deck]][::-1]]
            for deck in range(components.DECKS)
        },
        "face_up": {
            slot_text(slot): card_text(s.face_up[slot])
            for slot in range(components.SLOTS)
            if s.face_up[slot] != components.NO_CARD
        },
        "nobles": [
            {
                "tile": int(s.noble[i]) + 1,
                "owner": _owner(s.noble_owner[i]),
                "visited": bool(s.noble_visited[i]),
            }
            for i in range(components.MOST_NOBLES)
            if s.noble[i] != NOTHING
        ],
        "cities": [
            {"face": components.CITY_NAMES[s.city[i]], "owner": _owner(s.city_owner[i])}
            for i in range(components.CITIES_LAID_OUT)
            if s.city[i] != NOTHING
        ],
        "towers": [
            {"slot": slot_text(slot), "owner": int(s.tower_owner[slot]), "count": int(count)}
            for slot, count in enumerate(s.towers)
            if count
        ],
        "purchase": {
            "wanted": int(s.wanted),
            "kept": [int(n) for n in s.kept],
            "from_kind": int(s.from_kind),
            "discards": [int(cards) for cards in s.discards if cards != NOTHING],
            "gained": None if s.gained == components.NO_CARD else card_text(s.gained),
        },
        "seats": [_seat_position(s, seat) for seat in range(s.players)],
    }


def _owner(seat: int) -> int | None:
    return None if seat == NOBODY else int(seat)


def _seat_position(s: State, seat: int) -> dict[str, Any]:
    return {
        "tokens": [int(n) for n in s.tokens[seat]],
        "tableau": [
            {"card": card_text(card)}
            | (
                {
                    "copies": components.COLOUR_NAMES[table.bonus_colour(s, card)],
                    "value": _bag_value(s, card),
                }
                if components.is_bag(card) and table.bonus_colour(s, card) != components.NO_COLOUR
                else {}
            )
            for card in range(components.CARDS)
            if s.tableau[card] == seat
        ],
        "gold_cards": [card_text(card) for card in s.gold_card[seat] if card != components.NO_CARD],
        "reserved": [
            {"card": card_text(s.reserved[seat, i]), "blind": bool(s.blind[seat, i])}
            for i in range(s.reserved_count[seat])
        ],
        "shields": [post + 1 for post in range(components.POSTS) if s.shields[seat] >> post & 1],
    }


def _bag_value(s: State, card: int) -> int:
    return int(s.bag_value[components.BAG_NUMBER[card]])


def from_position(truth: Any, s: State) -> None:
    """Fill a state whose options are set; refuse anything impossible."""
    reader = Reader(truth, "state")
    rules.clear_table(s)
    _read_table(reader, s)
    for seat, own in enumerate(reader.objects("seats", s.players, s.players)):
        _read_seat(own, s, seat)
    _read_purchase(reader.object("purchase"), s)
    reader.done()
    _check(s)


def _read_card(item: object) -> int | None:
    return CARD_NUMBERS.get(item) if isinstance(item, str) else None


def _read_table(reader: Reader, s: State) -> None:
    s.phase = rules.TURN.phase_numbers[_AT_REST[reader.choice("phase", _AT_REST)]]
    s.round_number = reader.integer("round", 1, _MOST_ROUNDS)
    s.idle_rounds = reader.integer("idle_rounds", 0, int(s.max_idle_rounds))
    s.start = reader.integer("start", 0, s.players - 1)
    s.active = reader.integer("active", 0, s.players - 1)
    s.final_round = reader.boolean("final_round")
    s.passes = reader.integer("passes", 0, s.players)
    s.busy = reader.boolean("busy")
    most = number_within(0, int(components.GEMS.max()))
    s.supply[:] = reader.items("supply", most, components.KINDS, components.KINDS)
    decks = reader.object("decks")
    for deck in range(components.DECKS):
        cards = decks.items(deck_text(deck), _read_card, 0, int(components.FULL_DECK[deck]))
        s.deck_size[deck] = len(cards)
        s.deck[deck, : len(cards)] = cards[::-1]
    decks.done()
    _read_rows(reader, s)
    _read_tiles(reader, s)


def _read_rows(reader: Reader, s: State) -> None:
    face_up = reader.take("face_up")
    rows = Reader(face_up, "state.face_up")
    for slot in range(components.SLOTS):
        if slot_text(slot) in face_up:
            card = _read_card(rows.take(slot_text(slot)))
            if card is None:
                raise rows.wrong(slot_text(slot), "engine-position-item", item="?")
            s.face_up[slot] = card
    rows.done()
    slots = tuple(slot_text(slot) for slot in range(components.SLOTS))
    for stack in reader.objects("towers", 0, components.SLOTS):
        slot = stack.choice("slot", slots)
        s.tower_owner[slot] = stack.integer("owner", 0, s.players - 1)
        s.towers[slot] = stack.integer("count", 1, components.TOWERS)
        stack.done()


def _read_owner(reader: Reader, s: State) -> int:
    if reader.take("owner") is None:
        return NOBODY
    return reader.integer("owner", 0, int(s.players) - 1)


def _read_tiles(reader: Reader, s: State) -> None:
    nobles = int(s.players) + 1 if table.nobles_are_in_play(s) else 0
    for i, tile in enumerate(reader.objects("nobles", nobles, nobles)):
        s.noble[i] = tile.integer("tile", 1, components.NOBLE_TILES) - 1
        s.noble_owner[i] = _read_owner(tile, s)
        s.noble_visited[i] = tile.boolean("visited")
        tile.done()
    cities = components.CITIES_LAID_OUT if table.has(s, CITIES) else 0
    for i, tile in enumerate(reader.objects("cities", cities, cities)):
        s.city[i] = tile.choice("face", components.CITY_NAMES)
        s.city_owner[i] = _read_owner(tile, s)
        tile.done()


def _read_seat(own: Reader, s: State, seat: int) -> None:
    most = number_within(0, int(components.GEMS.max()))
    s.tokens[seat] = own.items("tokens", most, components.KINDS, components.KINDS)
    for shown in own.objects("tableau", 0, components.CARDS):
        _read_tableau_card(shown, s, seat)
    gold_cards = own.items("gold_cards", _read_card, 0, components.GOLD_CARDS)
    s.gold_cards[seat] = len(gold_cards)
    s.gold_card[seat, : len(gold_cards)] = gold_cards
    for i, reserved in enumerate(own.objects("reserved", 0, components.RESERVE_LIMIT)):
        card = _read_card(reserved.take("card"))
        if card is None:
            raise reserved.wrong("card", "engine-position-item", item="?")
        s.reserved[seat, i] = card
        s.blind[seat, i] = reserved.boolean("blind")
        s.reserved_count[seat] += 1
        reserved.done()
    for post in own.items("shields", number_within(1, components.POSTS), 0, components.POSTS):
        s.shields[seat] |= 1 << (post - 1)
    own.done()


def _read_tableau_card(shown: Reader, s: State, seat: int) -> None:
    card = _read_card(shown.take("card"))
    if card is None or s.tableau[card] != NOBODY:
        raise shown.wrong("card", "engine-position-item", item="?")
    table.add_to_tableau(s, seat, card)
    if components.is_bag(card) and not _is_unpaired(shown):
        colour = shown.choice("copies", components.COLOUR_NAMES)
        value = shown.integer("value", 1, int(s.pair_on_double))
        s.bag_colour[components.BAG_NUMBER[card]] = colour
        s.bag_value[components.BAG_NUMBER[card]] = value
        s.bonuses[seat, colour] += value
    shown.done()


def _is_unpaired(shown: Reader) -> bool:
    """A bag is without a colour only while its owner chooses one; `_check` sees to that."""
    try:
        shown.take("copies")
    except BadPosition:
        return True
    return False


def _read_purchase(reader: Reader, s: State) -> None:
    s.wanted = reader.integer("wanted", NOTHING, components.SLOTS + components.RESERVE_LIMIT - 1)
    s.kept[:] = reader.items(
        "kept", number_within(0, int(components.GEMS.max())), components.COLOURS, components.COLOURS
    )
    s.from_kind = reader.integer("from_kind", 0, components.KINDS - 1)
    classes = number_within(0, orient.DISCARD_CLASSES - 1)
    for i, cards in enumerate(reader.items("discards", classes, 0, 1)):
        s.discards[i] = cards
    gained = reader.take("gained")
    if gained is not None:
        card = _read_card(gained)
        if card is None:
            raise reader.wrong("gained", "engine-position-item", item=str(gained)[:40])
        s.gained = card
    reader.done()


# What must be true of every state


def _check(s: State) -> None:
    _check_cards(s)
    _check_tokens(s)
    _check_towers(s)
    _check_tiles(s)
    _check_purchase(s)
    _check_phase(s)


def _check_phase(s: State) -> None:
    """The phase can occur, and nobody is asked if there is nothing to choose."""
    if s.phase == phase.MAIN:
        return
    if s.phase == phase.END:
        good = _has_a_reason_to_end(s)
    elif not rules.TURN.is_asked(s):
        good = False
    else:
        out = zeros(rules.TURN.action_count, int16)
        good = rules.TURN.legal(s, int(s.active), out) > 1 and _can_pay_what_is_wanted(s)
        if s.phase == phase.CONQUEST:
            good = strongholds.is_offered(s)
    if not good:
        raise BadPosition("splendor-position-phase", phase=rules.TURN.phase_names[s.phase])


def _has_a_reason_to_end(s: State) -> bool:
    """A match ends with the last round, when everybody passes, or after too many idle rounds."""
    return bool(s.final_round or s.passes == s.players or s.idle_rounds >= s.max_idle_rounds)


def _can_pay_what_is_wanted(s: State) -> bool:
    if s.wanted == NOTHING:
        return True
    player = int(s.active)
    reach = payment.reach_of(s, player)
    if not buying.may_buy(s, player, int(s.wanted), reach):
        return False
    if s.phase == phase.DISCARD:
        return True
    return payment.covers(s, player, payment.total_gap(s, player), payment.odd_gaps(s, player))


def _check_cards(s: State) -> None:
    """Every card in one place at most, each deck's cards in its places; only Orient's are boxed."""
    seen: list[int] = [card for card in range(components.CARDS) if s.tableau[card] != NOBODY]
    for slot in range(components.SLOTS):
        card = int(s.face_up[slot])
        if card == components.NO_CARD:
            continue
        seen.append(card)
        if components.DECK_OF[card] != components.deck_of_slot(slot):
            raise BadPosition("splendor-position-card", card=card_text(card))
    for deck in range(components.DECKS):
        for card in s.deck[deck, : s.deck_size[deck]]:
            seen.append(int(card))
            if components.DECK_OF[card] != deck:
                raise BadPosition("splendor-position-card", card=card_text(card))
    seen += [int(card) for card in s.reserved.flat if card != components.NO_CARD]
    for card in seen:
        if seen.count(card) > 1 or (card >= components.BASE_CARDS and not table.has(s, ORIENT)):
            raise BadPosition("splendor-position-card", card=card_text(card))
    if not table.has(s, ORIENT):
        for card in range(components.BASE_CARDS):
            if card not in seen:
                raise BadPosition("splendor-position-card", card=card_text(card))
    _check_orient_cards(s)


def _check_orient_cards(s: State) -> None:
    for seat in range(s.players):
        listed = [int(card) for card in s.gold_card[seat] if card != components.NO_CARD]
        held = [
            c
            for c in range(components.CARDS)
            if s.tableau[c] == seat and components.ABILITY[c] == components.GOLD2
        ]
        if sorted(listed) != held:
            raise BadPosition("splendor-position-gold-cards", seat=seat)
    for card in range(components.CARDS):
        if (
            components.is_bag(card)
            and s.tableau[card] != NOBODY
            and table.bonus_colour(s, card) == components.NO_COLOUR
        ):
            being_paired = s.phase == phase.PAIR and s.gained == card
            if not being_paired:
                raise BadPosition("splendor-position-card", card=card_text(card))


def _check_tokens(s: State) -> None:
    for kind in range(components.KINDS):
        total = int(s.supply[kind]) + int(s.tokens[:, kind].sum(dtype=int))
        expected = (
            int(components.GEMS[s.players]) if kind < components.COLOURS else components.GOLD_TOKENS
        )
        if total != expected:
            raise BadPosition("splendor-position-tokens", kind=kind + 1, expected=expected)
    for seat in range(s.players):
        during = seat == s.active and s.phase not in (phase.MAIN, phase.END)
        limit = components.TOKEN_LIMIT + (_MOST_IN_A_TURN if during else 0)
        if table.count_tokens(s, seat) > limit:
            raise BadPosition("splendor-position-limit", seat=seat)
    if s.phase == phase.RETURN and table.count_tokens(s, int(s.active)) <= components.TOKEN_LIMIT:
        raise BadPosition("splendor-position-phase", phase="return")


def _check_towers(s: State) -> None:
    for slot in range(components.SLOTS):
        if s.towers[slot] and (
            not table.has(s, STRONGHOLDS) or s.face_up[slot] == components.NO_CARD
        ):
            raise BadPosition("splendor-position-towers", place=slot_text(slot))
    for seat in range(s.players):
        if table.towers_in_supply(s, seat) < 0:
            raise BadPosition("splendor-position-tower-count", seat=seat)
        if s.shields[seat] and not table.has(s, TRADING_POSTS):
            raise BadPosition("splendor-position-shields", seat=seat)


def _check_tiles(s: State) -> None:
    tiles = [int(tile) for tile in s.noble if tile != NOTHING]
    boards = [int(face) // 2 for face in s.city if face != NOTHING]
    owners = [int(owner) for owner in s.city_owner if owner != NOBODY]
    if any(len(set(many)) < len(many) for many in (tiles, boards, owners)):
        raise BadPosition("splendor-position-tiles")
    for i in range(components.MOST_NOBLES):
        owner = int(s.noble_owner[i])
        if (s.noble_visited[i] and owner == NOBODY) or (
            owner != NOBODY and not s.noble_visited[i] and not table.has(s, ORIENT)
        ):
            raise BadPosition("splendor-position-tiles")


def _check_purchase(s: State) -> None:
    """A purchase is in progress exactly while it is paid, an ability while it is resolved."""
    wrong = BadPosition("splendor-position-phase", phase=rules.TURN.phase_names[s.phase])
    if (s.wanted != NOTHING) != (s.phase in _PAYING):
        raise wrong
    if s.wanted == NOTHING and (s.kept.any() or s.discards[0] != NOTHING):
        raise wrong
    if s.from_kind and s.phase not in (phase.PAY, phase.PAY_GOLD, phase.RETURN):
        raise wrong
    if (s.gained != components.NO_CARD) != (s.phase in _CHAIN):
        raise wrong
    if s.gained != components.NO_CARD and s.tableau[s.gained] != s.active:
        raise wrong
    if s.wanted != NOTHING:
        if table.is_reserved(int(s.wanted)) and (
            table.reserve_number(int(s.wanted)) >= s.reserved_count[s.active]
        ):
            raise wrong
        if table.card_at(s, int(s.active), int(s.wanted)) == components.NO_CARD:
            raise wrong
