"""Lanterns: two to five players show a card at once, and the highest that is alone takes a lantern.

The smallest honest game: hidden hands, a simultaneous choice, a little luck, one option.
docs/adding-a-game.md goes through it file by file.
"""

from tests.example_game.lanterns import (
    judgement,
    knowledge,
    narration,
    notation,
    observation,
    position,
    rules,
)
from tests.example_game.lanterns.components import HAND, HIGHEST
from tests.example_game.lanterns.state import OPTIONS, STATE
from tripolis.engine.game import Game

GAME = Game(
    name="lanterns",
    rules_version=1,
    players=(2, 5),
    options=OPTIONS,
    state=STATE,
    actions=HIGHEST + 1,
    most_legal=HAND,
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
    reveals=knowledge.reveals,
    appraise=judgement.appraise,
    observation=observation.LAYOUT,
    view=knowledge.view,
    narrate=narration.narrate,
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
)
