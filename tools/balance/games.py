"""Whole games by companions, each a line of JSON in a file: what was at the table, what was done, how it ended."""

from __future__ import annotations

import gzip
from collections import Counter
from collections.abc import Callable, Iterable
from pathlib import Path

import msgspec
from msgspec import Struct

from game.bigbook.ai.planner import Planner
from game.bigbook.ai.thinking import HINT_SEED, Thinking
from game.bigbook.rules.options import DEFAULT_PARTY, MAGICIANS, Options
from game.bigbook.rules.rules import BigBook, big_book
from game.bigbook.rules.state import State
from game.core.engine.chance import Chance
from game.core.engine.decision import Answer
from game.core.engine.event import Event
from game.core.engine.rng import Luck, shuffle

Cell = tuple[str, int, str, str, str]
"""Who plays, how many, difficulty, mode, and which party: `usual`, or `mixed` by seed. Who plays as their magicians
like to (`game/bigbook/ai/styles.py`) has STYLED behind the temper's name."""
STYLED = "+style"
HINT = "hint"
"""Instead of a temper: people who ask for the hint before each answer, and do what it says."""


class Played(Struct):
    """A finished game. What was there: the party, spells that lay open in a library, curses that were laid; what was
    done: abilities, spells learned and cast, curses destroyed and suffered, each with how often."""

    policy: str
    players: int
    difficulty: str
    mode: str
    party: str
    seed: int
    won: bool
    magicians: tuple[str, ...]
    abilities: dict[str, int]
    offered: dict[str, int]
    learned: dict[str, int]
    cast: dict[str, int]
    laid: dict[str, int]
    destroyed: dict[str, int]
    struck: dict[str, int]

    @property
    def cell(self) -> Cell:
        """Games of one cell differ by seed only."""
        return (self.policy, self.players, self.difficulty, self.mode, self.party)


def party_of(name: str, players: int, seed: int) -> tuple[str, ...]:
    """The magicians of a game; a mixed party has any of the eight, by seed."""
    if name == "usual":
        return DEFAULT_PARTY[:players]
    everybody = list(MAGICIANS)
    shuffle(Luck(seed), everybody)
    return tuple(everybody[:players])


def dealt(cell: Cell, seed: int) -> frozenset[str]:
    """What a game has by chance, before anybody does anything: its magicians, the spells in its libraries, the curses
    on its first page. Found by dealing it again; what its arrival asks is answered by chance."""
    _, players, difficulty, mode, party = cell
    game = big_book()
    state = game.new(Options(party_of(party, players, seed), difficulty, mode), seed)
    spells = [spell for library in state.libraries for spell in library]
    game.start(state)
    chance = Chance(seed)
    while not state.curses and not state.over:
        game.step(state, game.random_answer(state, chance))
    return frozenset((*(player.magician for player in state.players), *spells, *(one.id for one in state.curses)))


KEPT = {
    "ability_used": ("abilities", "magician"), "ability_triggered": ("abilities", "magician"),
    "library_revealed": ("offered", "spell"), "spell_learned": ("learned", "spell"),
    "spell_activated": ("cast", "spell"), "curse_laid": ("laid", "curse"),
    "curse_destroyed": ("destroyed", "curse"), "curse_applied": ("struck", "curse"),
}  # fmt: skip
"""What is counted of the events that tell it: (where, by which argument)."""


def play(cell: Cell, seed: int) -> Played:
    """One game from its deal to its end."""
    policy, players, difficulty, mode, party = cell
    game, answer = big_book(), _player(policy, seed)
    magicians = party_of(party, players, seed)
    state = game.new(Options(magicians, difficulty, mode), seed)
    counts: dict[str, Counter[str]] = {where: Counter() for where, _ in KEPT.values()}
    counts["offered"].update(library[-1] for library in state.libraries)
    state.log = []
    game.start(state)
    while not state.over:
        _count(state.log, counts)
        state.log.clear()
        game.step(state, answer(game, state))
    _count(state.log, counts)
    kept = [dict(counts[where]) for where in ("abilities", "offered", "learned", "cast", "laid", "destroyed", "struck")]
    return Played(policy, players, difficulty, mode, party, seed, state.result == "won", magicians, *kept)


def _player(policy: str, seed: int) -> Callable[[BigBook, State], Answer]:
    """Who answers every question of a game."""
    if policy == HINT:
        return hinted
    return Planner(seed, policy.removesuffix(STYLED), style=policy.endswith(STYLED)).answer


def hinted(game: BigBook, state: State) -> Answer:
    """What the hint at the table says: thought out anew for each question, by the same dice, without a plan."""
    return Thinking(game, state, HINT_SEED).ranked()[0][1]


def _count(events: Iterable[Event], counts: dict[str, Counter[str]]) -> None:
    for event in events:
        if event.type in KEPT:
            where, name = KEPT[event.type]
            counts[where][event[name]] += 1


def read(paths: Iterable[Path]) -> list[Played]:
    """The games in some files, packed or not, each once; a line that was cut off while it was written is left out."""
    found: dict[tuple[Cell, int], Played] = {}
    for path in paths:
        raw = path.read_bytes() if path.exists() else b""
        for line in (gzip.decompress(raw) if path.suffix == ".gz" else raw).splitlines(keepends=True):
            if line.endswith(b"\n"):
                one = msgspec.json.decode(line, type=Played)
                found[one.cell, one.seed] = one
    return list(found.values())


def keep(path: Path, games: Iterable[Played]) -> None:
    """Write games into one packed file, cell by cell and seed by seed: the same games give the same bytes."""
    lines = (msgspec.json.encode(one) + b"\n" for one in sorted(games, key=lambda one: (one.cell, one.seed)))
    path.write_bytes(gzip.compress(b"".join(lines), mtime=0))


def go_on(path: Path, cells: Iterable[Cell], seeds: range, beside: Iterable[Path] = ()) -> int:
    """Play what neither a file nor those `beside` it have yet, seed after seed in all cells, and append each game to it
    as soon as it is over; the number of games played. It may be stopped at any time."""
    known = {(one.cell, one.seed) for one in read([path, *beside])}
    wanted, number = list(cells), 0
    if path.exists() and (raw := path.read_bytes()) and not raw.endswith(b"\n"):
        path.write_bytes(raw[: raw.rfind(b"\n") + 1])
    for seed in seeds:
        for cell in wanted:
            if (cell, seed) not in known:
                with path.open("ab") as file:
                    file.write(msgspec.json.encode(play(cell, seed)) + b"\n")
                number += 1
    return number
