#!/usr/bin/env python3
"""A bot that shows its view as text and asks a model, in any way you like, which move to make.

    burgh play suburbia --bots "cmd:time=60,examples/llm_bot.py"
    burgh simulate suburbia -n 5 --bots "cmd:time=60,examples/llm_bot.py,level:1"

Replace `ask`: a call of a language model, of a service elsewhere, or of a friend. As it stands it
asks nobody and takes the first move, so that the file runs by itself. Needs nothing but Python;
docs/bots.md tells what is said in every line.
"""

import json
import random
import re
import sys
from collections.abc import Callable

MOST_LEGAL = 60  # a model loses its way in longer lists


def ask(prompt: str) -> str:
    """Answer a prompt. This is the function to replace."""
    return "1"


def choose(question: dict, model: Callable[[str], str], rng: random.Random) -> str:
    """The text of one of the legal moves: the one whose number the model names first."""
    texts = [legal["text"] for legal in question["legal"]]
    if len(texts) > MOST_LEGAL:
        texts = rng.sample(texts, MOST_LEGAL)
    named = re.search(r"\d+", model(prompt_for(question, texts)))
    number = int(named[0]) if named else 0
    return texts[number - 1] if 1 <= number <= len(texts) else rng.choice(texts)


def prompt_for(question: dict, texts: list[str]) -> str:
    """All that the model is told: the table, and the moves with their numbers."""
    moves = "\n".join(f"{number}. {text}" for number, text in enumerate(texts, 1))
    return (
        f"You play the board game {question.get('title', 'this game')}. "
        f"The decision: {question['phase']}.\n\n"
        f"What you see:\n{as_text(question['view'])}\n\n"
        f"Your moves:\n{moves}\n\nAnswer with the number of one move."
    )


def as_text(value: object, indent: str = "") -> str:
    """A value of JSON as an outline; short lists stay on one line."""
    if isinstance(value, dict):
        lines = [f"{indent}{key}:{below(each, indent)}" for key, each in value.items() if each]
        return "\n".join(lines)
    if isinstance(value, list):
        return "\n".join(f"{indent}-{below(each, indent)}" for each in value)
    return f"{indent}{value}"


def below(value: object, indent: str) -> str:
    """What stands behind a key: on its line if it is short, else under it."""
    flat = json.dumps(value, ensure_ascii=False)
    if len(flat) <= 80 or not isinstance(value, dict | list):
        return f" {flat}"
    return "\n" + as_text(value, indent + "  ")


def main() -> None:
    """Answer every question with a line; stop when there are no more."""
    rng = random.Random()
    title = ""
    for line in sys.stdin:
        message = json.loads(line)
        if message["type"] == "hello":
            if message["protocol"] != 1:
                sys.exit("this bot speaks protocol 1")
            title = message["title"]
            rng.seed(message["seed"])  # the same seed, the same game
        elif message["type"] == "decide":
            move = choose({"title": title, **message}, ask, rng)
            print(json.dumps({"move": move}), flush=True)


if __name__ == "__main__":
    main()
