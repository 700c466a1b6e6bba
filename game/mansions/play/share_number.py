"""What decides a night, as the number of a code that a friend can type (`game/core/saves/share_code.py`)."""

from __future__ import annotations

from game.core.saves.share_code import CodeError, Packed
from game.mansions.cards.reading import catalogue
from game.mansions.cards.story import stories
from game.mansions.rules.options import ALLOWED, KEEPERS, MOST, SWITCHES, Character, Options

PREFIX = "NH"
"""How a code of this game begins."""
VERSION, VERSIONS = 1, 8
"""Of what the numbers mean; a code of a later one is refused. Codes of version 0 know the first two Keepers only, and
are still written where one of these plays, so that a night keeps its code."""
OLD_KEEPERS, ROOM = 2, 16
"""How many Keepers codes of version 0 know, and room for so many in later ones."""
STORIES = 64
"""Room for so many stories, so that a code stays the same when one is added."""
LARGEST = (1 << 63) - 1
"""The largest seed."""


def number_of(options: Options, seed: int) -> int:
    """What decides a night in one number: story, Keeper, switches, who goes with which cards, and the seed."""
    packed = Packed()
    keeper = KEEPERS.index(options.keeper)
    old = keeper < OLD_KEEPERS
    packed.put(0 if old else VERSION, VERSIONS)
    packed.put(stories().index(options.story), STORIES)
    packed.put(keeper, OLD_KEEPERS if old else ROOM)
    for name in SWITCHES:
        packed.put(ALLOWED[name].index(options.switches.get(name, 0)), len(ALLOWED[name]))
    packed.put(len(options.characters) - 1, MOST)
    free = list(catalogue().investigators)
    for one in options.characters:
        packed.put(free.index(one.who), len(free))
        free.remove(one.who)
        packed.put(one.physical - 1, 2)
        packed.put(one.mental - 1, 2)
    packed.put_last(seed)
    return packed.number


def options_of_number(number: int) -> tuple[Options, int]:
    """The options and the seed of a code's number. CodeError: `newer` for a later version or an unknown story, `setup`
    for a number that no night has."""
    packed = Packed(number)
    version = packed.take(VERSIONS)
    if version > VERSION:
        raise CodeError("newer")
    story = packed.take(STORIES)
    if story >= len(stories()):
        raise CodeError("newer")
    keeper = packed.take(ROOM if version else OLD_KEEPERS)
    if keeper >= len(KEEPERS):
        raise CodeError("newer")
    chosen = {name: ALLOWED[name][packed.take(len(ALLOWED[name]))] for name in SWITCHES}
    count = packed.take(MOST) + 1
    free = list(catalogue().investigators)
    people = []
    for _ in range(count):
        who = free.pop(packed.take(len(free)))
        people.append(Character(who, packed.take(2) + 1, packed.take(2) + 1))
    seed = packed.take_last()
    if seed > LARGEST:
        raise CodeError("setup")
    switches = {name: value for name, value in chosen.items() if value}
    return Options(tuple(people), stories()[story], KEEPERS[keeper], switches), seed
