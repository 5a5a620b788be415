"""The games as the environments researchers know: PettingZoo, Gymnasium and OpenSpiel.

Each is thin over the rules. Seats that choose at the same time are asked one after another, the
lowest first, and none sees what the others chose before all have.
"""
