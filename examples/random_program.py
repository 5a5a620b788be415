"""A program for the arena: it takes any legal move. See docs/arena.md."""

import json
import random
import sys

for line in sys.stdin:
    told = json.loads(line)
    if told["type"] == "start":
        dice = random.Random(told["luck"])
    elif told["type"] == "move":
        answer = {"number": told["number"], "move": dice.choice(told["legal"])}
        print(json.dumps(answer), flush=True)
