"""Codes that people give each other: what decides a game, its set-up and its seed, written and read for every game."""

from __future__ import annotations

import datetime
from typing import TYPE_CHECKING

from game.core.saves import share_code
from game.core.saves.save import SaveError, read_with_copies
from game.core.saves.share_code import CodeError
from game.core.text.i18n import TextKey
from scenes.kit.fit import escape, in_sentence
from scenes.shell import adapters, games, screens
from scenes.shell.adapters import Party, PartyT
from scenes.shell.naming import shown_name
from scenes.shell.run import party_in
from scenes.shell.saves.save_index import SaveEntry
from scenes.shell.screens import Face
from scenes.shell.storage import DataDir

if TYPE_CHECKING:
    from scenes.shell.app import App


def of_party(party: Party) -> str:
    """The code of a game with this party, '' where it has none (a scenario, a game without codes)."""
    sharing = adapters.of(party.game).sharing
    if sharing is None or party.seed is None or party.seed < 0:
        return ""
    return share_code.written(sharing.prefix, sharing.number(party))


def of_save(save: SaveEntry) -> str:
    """The code of a kept game, '' where it has none."""
    party = party_of_save(save)
    return of_party(party) if party is not None else ""


def party_of_save(save: SaveEntry) -> Party | None:
    """Who played a kept game, and how; None where it cannot be read."""
    try:
        party: Party = party_in(read_with_copies(save.path))
    except SaveError:
        return None
    return party


def party_of(data: DataDir, text: str) -> Party:
    """The party of a code, made of the group that played last. CodeError says what is wrong with it."""
    known = {kind.sharing.prefix: kind for kind in adapters.every() if kind.sharing is not None}
    prefix, number = share_code.read(text, known)
    kind = known[prefix]
    assert kind.sharing is not None
    party: Party = kind.sharing.party(number, kind.party(data.read(kind.group)))
    return party


def party_for(text: str, group: PartyT) -> PartyT:
    """The party of a code of a group's own game, made of that group. CodeError says what is wrong with it."""
    sharing = adapters.of(group.game).sharing
    assert sharing is not None
    party: PartyT = sharing.party(share_code.read(text, (sharing.prefix,))[1], group)
    return party


def begun(text: str, game: str) -> bool:
    """Whether what is typed is, or becomes, a code of this game."""
    sharing, typed = adapters.of(game).sharing, text.strip()
    if sharing is None or not typed:
        return False
    return typed[: len(sharing.prefix)].upper() == sharing.prefix[: len(typed)]


def of_the_day(
    data: DataDir, game: str, day: datetime.date, count: int | None = None, level: int | None = None
) -> Party | None:
    """The challenge of a day for the group that played last, or for `count` people, at the level that suits them, or at
    another; None where the game has none."""
    kind = adapters.of(game)
    if kind.sharing is None:
        return None
    fitting = kind.sharing.level_for(data) if level is None else level
    party: Party = kind.sharing.daily(day, kind.party(data.read(kind.group)), count, fitting)
    return party


def wrong_with(app: App, error: CodeError) -> str:
    """The sentence that says why a text is no code."""
    return app.t(f"kit.code.{error.key}", sign=escape(error.detail), prefix=app.catalogue.any_of(prefixes()))


def prefixes() -> list[str]:
    """How the codes of each game begin that has any."""
    return [kind.sharing.prefix for kind in adapters.every() if kind.sharing is not None]


def what(app: App) -> str:
    """What a code holds, in one line for each game that has any."""
    return "\n".join(app.t(kind.sharing.what) for kind in adapters.every() if kind.sharing is not None)


def told(app: App, party: Party) -> str:
    """What a code is of, in one line: how many play, how hard, in which mode, and the seed."""
    sharing = adapters.of(party.game).sharing
    kinds = [app.t(key) for key in sharing.kinds(party)] if sharing is not None else []
    seed = [] if party.seed is None else [app.t("kit.luck.seed", seed=str(party.seed))]
    return " · ".join([app.t("kit.setup.players", n=len(party.names)), *kinds, *seed])


def who_plays(app: App, party: Party) -> list[str]:
    """A line for everybody: what they are called, and whom they play; the same thing is said once."""
    sharing = adapters.of(party.game).sharing
    pairs = sharing.roles(party) if sharing is not None else ()
    shown = [(shown_name(app, name, role), app.t(role)) for name, role in pairs]
    return [" · ".join(dict.fromkeys((in_sentence(name), role))) for name, role in shown]


def faces(party: Party) -> list[Face | None]:
    """The drawn face of whom everybody plays; None for whoever has none."""
    sharing = adapters.of(party.game).sharing
    known = {face.name: face for face in screens.faces()}
    return [known.get(TextKey(role)) for _, role in sharing.roles(party)] if sharing is not None else []


def play_save(app: App, save: SaveEntry) -> None:
    """The game of a save once more from its deal: the same people, set-up and seed."""
    party = party_of_save(save)
    if party is not None:
        games.ask_new_game(app, party)
