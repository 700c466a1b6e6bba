"""Write the golden nights anew: `python -m tests.playthroughs.mansions.record`. Read the difference before keeping it.

`… record again` keeps the answers and writes only what is told: after a text of the log has changed. Each objective is
played with one to four investigators, by the stand-in party against the Keeper's script; everybody of the box comes.
"""

from __future__ import annotations

import sys
from pathlib import Path

from game.core.engine.decision import Answer
from game.mansions.cards.reading import catalogue
from game.mansions.entry import ENTRY
from game.mansions.rules.options import Character, Options
from game.mansions.rules.state import State
from game.mansions.verbs.compiled import mansions

from .script import again, written

FOLDER = Path(__file__).parent / "games"
GAMES = (
    ("the_clear_hour", 1, 42),
    ("the_clear_hour", 2, 102),
    ("the_clear_hour", 3, 202),
    ("the_clear_hour", 4, 307),
    ("the_borrowed_face", 1, 416),
    ("the_borrowed_face", 2, 504),
    ("the_borrowed_face", 3, 603),
    ("the_borrowed_face", 4, 703),
    ("no_door_opens", 1, 806),
    ("no_door_opens", 2, 966),
    ("no_door_opens", 3, 1008),
    ("no_door_opens", 4, 1106),
)
"""Objective, investigators, seed: seeds were looked for in which each side, and nobody, wins for several reasons."""
SWITCHES: tuple[dict[str, int], ...] = ({}, {"keeper_skill_tokens": 1}, {"longer_night": 1}, {})


def name_of(number: int) -> str:
    """The file of a golden night."""
    objective, players, _ = GAMES[number]
    return f"{objective}-{players}.txt"


def options_of(number: int) -> tuple[Options, int]:
    """The options and the seed of a golden night; the parties turn round so that everybody comes."""
    _, players, seed = GAMES[number]
    everybody = list(catalogue().investigators)
    party = tuple(
        Character(everybody[(number * 3 + step * 5) % len(everybody)], 1 + (number + step) % 2,
                  1 + (number // 2 + step) % 2)
        for step in range(players)
    )  # fmt: skip
    return Options(party, switches=dict(SWITCHES[number % len(SWITCHES)])), seed


def played(number: int) -> str:
    """The text of a night, played anew."""
    options, seed = options_of(number)
    table = ENTRY.policies["party"](seed)

    def answer(state: State) -> Answer:
        return table.answer(mansions(), state)

    return written(options, seed, answer)


def main() -> None:
    """Write every night."""
    FOLDER.mkdir(exist_ok=True)
    for number in range(len(GAMES)):
        path = FOLDER / name_of(number)
        text = again(path.read_text(encoding="utf-8")) if sys.argv[1:] == ["again"] else played(number)
        path.write_text(text, encoding="utf-8", newline="\n")
        answers = sum(line.startswith("= ") for line in text.splitlines())
        last = text.rstrip().rsplit("\n", 1)[-1]
        print(f"{path.name}: {len(text)} characters, {answers} answers, {last}")


if __name__ == "__main__":
    main()
