"""Splendor for two to four players, with the four modules of Cities of Splendor."""

from tripolis.engine.game import Game, Glance
from tripolis.games.splendor import (
    judgement,
    knowledge,
    narration,
    notation,
    observation,
    position,
    rules,
    scoring,
)
from tripolis.games.splendor.actions import ACTIONS
from tripolis.games.splendor.mechanisms import MECHANISMS
from tripolis.games.splendor.state import OPTIONS, State

GAME = Game(
    name="splendor",
    rules_version=1,
    players=(2, 4),
    options=OPTIONS,
    state=State.layout,
    actions=ACTIONS,
    # A main action: 25 sets of one to three colours where fewer are allowed, 20 ways of two alike
    # and a third; 24 reservations and, with two cards in reserve at most, 20 purchases. All other
    # lists are shorter: towers come to 52 (18 to put and 2 x 17 to move), payments to 35.
    most_legal=89,
    setup=rules.setup,
    may_act=rules.may_act,
    must_act=rules.must_act,
    legal=rules.legal,
    decide=rules.decide,
    must_advance=rules.must_advance,
    advance=rules.advance,
    apply=rules.apply,
    over=rules.over,
    ranks=scoring.ranks,
    reimagine=knowledge.reimagine,
    observe=observation.observe,
    reveals=rules.reveals,
    appraise=judgement.appraise,
    glance=Glance(judgement.outlook, judgement.appraise_in),
    observation=observation.LAYOUT,
    view=knowledge.view,
    events=narration.events,
    secrets_are_out=knowledge.secrets_are_out,
    prompt=narration.prompt,
    section=narration.section,
    write_move=notation.write_move,
    read_move=notation.read_move,
    move_parts=notation.move_parts,
    why_not=notation.why_not,
    score=narration.score,
    position=position.position,
    from_position=position.from_position,
    mechanisms=MECHANISMS,
    place=2,
)
