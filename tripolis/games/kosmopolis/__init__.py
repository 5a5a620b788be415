"""Kosmopolis: two to four players fill their cities without outgrowing the capital."""

from tripolis.engine.game import Game
from tripolis.games.kosmopolis import (
    judgement,
    knowledge,
    narration,
    notation,
    observation,
    position,
    rules,
)
from tripolis.games.kosmopolis.actions import ACTIONS
from tripolis.games.kosmopolis.state import OPTIONS, State

GAME = Game(
    name="kosmopolis",
    rules_version=1,
    players=(2, 4),
    options=OPTIONS,
    state=State.layout,
    actions=ACTIONS,
    most_legal=48,
    setup=rules.setup,
    may_act=rules.may_act,
    must_act=rules.must_act,
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
    place=1,
    copied_on_cuda=False,
)
