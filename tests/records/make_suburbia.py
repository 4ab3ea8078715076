"""Makes the golden records of Suburbia: `python -m tests.records.make_suburbia`.

They are made once and then kept: a change of the rules or of the data shows as a disagreement.
Make them again only together with the ruling that explains why.
"""

from __future__ import annotations

from pathlib import Path

import burgh
from burgh.bots.match import make_bots, play
from tests.every_title.tables import name

FOLDER = Path(__file__).parent / "suburbia"
PLAYERS = (["random"], ["greedy"], ["greedy", "random"], ["random", "greedy"])


def main() -> None:
    """Write a record for every sample of options and every pairing of players."""
    FOLDER.mkdir(exist_ok=True)
    title = burgh.title("suburbia")
    for number, options in enumerate(title.options.samples):
        chosen = title.options.read(options)
        for pairing, bots in enumerate(PLAYERS):
            seed = 100 * number + pairing
            game = play(
                title, chosen, make_bots(bots, title.deal(chosen, burgh.Rng(0)).seats(), seed), seed
            )
            file = FOLDER / f"{name(('suburbia', options))}-{'-'.join(bots)}.txt"
            file.write_text(str(game.record()), encoding="utf-8")


if __name__ == "__main__":
    main()
