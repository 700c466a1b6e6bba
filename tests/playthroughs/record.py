"""Write the golden games anew: `python -m tests.playthroughs.record`. Read the difference before keeping it.

Every number of players in every mode, and the other difficulties. The players act by chance but destroy curses when
they can and seldom stop early, so that games are long and the cards come round.
"""

from __future__ import annotations

from pathlib import Path

from game.bigbook.rules.options import MAGICIANS, Options
from game.bigbook.rules.session import BigBookSession
from game.core.engine.chance import Chance
from game.core.engine.decision import Answer
from game.core.engine.rng import below

from .script import written

FOLDER = Path(__file__).parent / "games"
GAMES = (
    (2, "easy", "normal", 9),
    (2, "easy", "terror", 116),
    (2, "easy", "nightmare", 101),
    (3, "easy", "normal", 22),
    (3, "easy", "terror", 16),
    (3, "easy", "nightmare", 111),
    (4, "easy", "normal", 47),
    (4, "easy", "terror", 75),
    (4, "easy", "nightmare", 40),
    (5, "easy", "normal", 13),
    (5, "easy", "terror", 57),
    (5, "easy", "nightmare", 106),
    (2, "hard", "normal", 76),
    (3, "medium", "normal", 56),
    (4, "hard", "normal", 65),
)
"""Players, difficulty, mode, seed: seeds were looked for in which many monsters come and some are beaten."""


class Eager:
    """Chance with a leaning: destroy, cure, learn and cast before ending the turn."""

    def __init__(self, seed: int) -> None:
        self.chance = Chance(seed)

    def __call__(self, session: BigBookSession) -> Answer:
        decision = session.decision
        assert decision is not None
        if decision.kind == "action":
            options = [option.id for option in session.legal()]
            wanted = [id_ for id_ in options if id_.startswith("destroy:")]
            if not wanted and below(self.chance, 4):
                wanted = [id_ for id_ in options if ":" in id_ or id_ == "ability"]
            choice = wanted or options
            return (choice[below(self.chance, len(choice))],)
        return session.game.random_answer(session.state, self.chance)


def options_of(number: int) -> tuple[Options, int]:
    """The options and the seed of a golden game; the parties turn round so that every magician plays."""
    players, difficulty, mode, seed = GAMES[number]
    party = tuple(MAGICIANS[(number * 3 + step * 5) % 8] for step in range(players))
    return Options(party, difficulty, mode), seed


def name_of(number: int) -> str:
    """The file of a golden game."""
    players, difficulty, mode, _ = GAMES[number]
    return f"{players}-{difficulty}-{mode}.txt"


def main() -> None:
    """Write every game."""
    FOLDER.mkdir(exist_ok=True)
    for number in range(len(GAMES)):
        options, seed = options_of(number)
        text = written(options, seed, Eager(seed))
        (FOLDER / name_of(number)).write_text(text, encoding="utf-8", newline="\n")
        last = text.rstrip().rsplit("\n", 1)[-1]
        answers = sum(line.startswith("= ") for line in text.splitlines())
        print(f"{name_of(number)}: {len(text)} characters, {answers} answers, {last}")


if __name__ == "__main__":
    main()
