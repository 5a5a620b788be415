"""The games as the environments researchers know: PettingZoo, Gymnasium and OpenSpiel.

Each is a thin layer over the rules. Seats that choose at the same time are asked one after another,
the lowest first, and none sees the others' choices before all have chosen.
"""
