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
from tripolis.games.comparity.state import OPTIONS, STATE

GAME = Game(
    name="comparity",
    rules_version=1,
    players=(2, 5),
    options=OPTIONS,
    state=STATE,
    actions=ACTIONS,
    most_legal=MOST_LEGAL,
    setup=rules.setup,
    acting=rules.acting,
    awaited=rules.acting,
    legal=rules.legal,
    answer=rules.answer,
    automatic=rules.automatic,
    advance=rules.advance,
    apply=rules.apply,
    over=rules.over,
    ranks=rules.ranks,
    reimagine=knowledge.reimagine,
    observe=observation.observe,
    revealed=rules.revealed,
    appraise=judgement.appraise,
    observation=observation.LAYOUT,
    view=knowledge.view,
    narrate=narration.narrate,
    settled=knowledge.settled,
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
)
