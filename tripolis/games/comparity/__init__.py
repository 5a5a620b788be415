"""Comparity: two to five players lay landmarks in order without knowing their numbers."""

from tripolis.engine.game import Game
from tripolis.games.comparity import (
    judgement,
    knowledge,
    memory,
    narration,
    notation,
    observation,
    position,
    rules,
)
from tripolis.games.comparity.actions import ACTIONS, MOST_LEGAL
from tripolis.games.comparity.company import company
from tripolis.games.comparity.state import OPTIONS, State

GAME = Game(
    name="comparity",
    rules_version=1,
    players=(2, 5),
    options=OPTIONS,
    state=State.layout,
    actions=ACTIONS,
    most_legal=MOST_LEGAL,
    setup=rules.setup,
    may_act=rules.may_act,
    must_act=rules.may_act,
    legal=rules.legal,
    decide=rules.decide,
    must_advance=rules.must_advance,
    advance=rules.advance,
    apply=rules.apply,
    over=rules.over,
    ranks=rules.ranks,
    reimagine=knowledge.reimagine,
    observe=observation.observe,
    reveals=rules.reveals,
    appraise=judgement.appraise,
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
    memory=memory.MEMORY,
    company=company,
    place=3,
)
