"""Who plays by themselves in a night: the Keeper, and friends in seats that nobody takes."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from game.core.engine.players import NOBODY, Automatic
from game.mansions.rules.options import Options
from game.mansions.rules.state import KEEPER_SEAT
from game.mansions.verbs.compiled import mansions

from .friend import Friend
from .judgment import FILE, judgment
from .keeper_mind import KeeperMind
from .keeper_script import KeeperScript
from .tempers import TEMPERS


def keeper_of(options: Options, weights: Path = FILE) -> Automatic:
    """Who plays the Keeper under these options: nobody where a person does, the script where there are no weights for a
    mind to judge by."""
    if options.keeper == "person":
        return NOBODY
    temper, judged = TEMPERS.get(options.keeper), judgment(weights)
    if temper is None or judged is None:
        return Automatic({KEEPER_SEAT: KeeperScript(options.story)})
    return Automatic({KEEPER_SEAT: KeeperMind(mansions(), options.story, temper, judged)})


def company_of(options: Options, friends: Iterable[str] = ()) -> Automatic:
    """The Keeper of these options, and friends in these seats."""
    seated = {seat: Friend(options.story) for seat in friends}
    return Automatic({**keeper_of(options).players, **seated})


def thinks(players: Automatic) -> bool:
    """Whether one of these takes its time: it searches."""
    return any(isinstance(one, KeeperMind) for one in players.players.values())
