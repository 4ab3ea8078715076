#!/usr/bin/env python3
"""A bot in forty lines: in Suburbia it buys the dearest tile it can; elsewhere any move will do.

    burgh arena suburbia --bots cmd:examples/first_bot.py,random --games 20

Needs nothing but Python. docs/bots.md tells what is said in every line.
"""

import json
import random
import sys


def choose(question: dict, rng: random.Random) -> str:
    """The text of one of the legal moves."""
    texts = [legal["text"] for legal in question["legal"]]
    market = question["view"].get("market", [])

    def worth(text: str) -> float:
        verb, *rest = text.split()
        if verb == "buy" and rest and rest[0] in market:
            return 10 + market.index(rest[0])  # the market is laid out from cheap to dear
        return 5 if verb == "basic" else 0

    best = max(map(worth, texts))
    return rng.choice([text for text in texts if worth(text) == best])


def main() -> None:
    """Answer every question with a line; stop when there are no more."""
    rng = random.Random()
    for line in sys.stdin:
        message = json.loads(line)
        if message["type"] == "hello":
            if message["protocol"] != 1:
                sys.exit("this bot speaks protocol 1")
            rng.seed(message["seed"])  # the same seed, the same game
        elif message["type"] == "decide":
            print(json.dumps({"move": choose(message, rng)}), flush=True)


main()
