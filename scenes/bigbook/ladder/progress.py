"""How far up the ladder whoever plays here has come, read from the chronicle, and the words that tell of an evening."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from game.bigbook.play.ladder import Evening, Look, climbed, ladder, opened, suggested
from game.bigbook.play.summary import Summary
from game.bigbook.rules.options import WHOLE
from scenes.bigbook.party import last_group
from scenes.bigbook.settings import settings_of
from scenes.bigbook.statistics import kept
from scenes.shell.games import day_words

if TYPE_CHECKING:
    from scenes.shell.app import App

COUPLE = 2
"""So many play where nobody has played before."""
BETWEEN = " · "


@dataclass(frozen=True, slots=True)
class Progress:
    """What the games that were kept come to."""

    done: Mapping[str, Summary]
    """The evenings that were climbed, by id, and the first game that did."""
    open: frozenset[Look]
    """The looks that may be chosen."""
    next: Evening | None
    """The evening that is suggested to whoever played last; None from the top of the ladder."""

    @classmethod
    def of(cls, app: App) -> Progress:
        """As the chronicle has it now."""
        return cls.after(app, kept.chronicle(app).pages())

    @classmethod
    def after(cls, app: App, games: Sequence[Summary]) -> Progress:
        """What these games come to for whoever played last, with the settings as they are."""
        done, group = climbed(games), last_group(app.data)
        open_ones = frozenset(ladder().every) if settings_of(app).open_looks else opened(done)
        return cls(done, open_ones, suggested(done, len(group.people) if group is not None else COUPLE))


def name_of(app: App, one: Evening) -> str:
    """What an evening is called."""
    return app.t(f"bigbook.ladder.list.{one.id}.name")


def kind_of(app: App, one: Evening) -> str:
    """What an evening is: how hard, in which mode, for how many, and how much of the book."""
    t, fewest, most = app.t, one.players[0], one.players[-1]
    return BETWEEN.join((
        t(f"bigbook.terms.difficulties.{one.difficulty}.name"),
        t(f"bigbook.terms.modes.{one.mode}.name"),
        t("kit.setup.players", n=fewest) if fewest == most else t("bigbook.ladder.players", n=fewest, m=most),
        t("bigbook.ladder.whole") if one.pages == WHOLE else t("bigbook.terms.evenings.short.name"),
    ))  # fmt: skip


def look_of(app: App, look: Look) -> str:
    """What a look is called, for a sentence: what it is, and which of its looks."""
    return app.t("bigbook.ladder.look", kind=app.t(f"bigbook.ladder.kinds.{look.kind}"), name=look_name(app, look))


def look_name(app: App, look: Look) -> str:
    """The name of a look by itself; the picture of a monster is called what the monster is."""
    if look.kind == "portrait" and look not in ladder().free:
        return app.t(f"bigbook.cards.monsters.{look.name}.name")
    return app.t(f"bigbook.ladder.looks.{look.kind}.{look.name}")


def told_of(app: App, one: Evening, progress: Progress, *, brief: bool = False) -> str:
    """Whether an evening was climbed, and what it opens or has opened; `brief`: not that it has to be won, nor when it
    was."""
    t, list_ = app.t, look_of(app, one.opens)
    if one.id in progress.done:
        opened_now = t("bigbook.ladder.opened", list=list_)
        return opened_now if brief else f"{climbed_words(app, progress.done[one.id])}. {opened_now}"
    opens = t("bigbook.ladder.opens", list=list_)
    if brief and not one.gentle:
        return opens
    return f"{t('bigbook.ladder.finish' if one.gentle else 'bigbook.ladder.win')} {opens}"


def climbed_words(app: App, game: Summary) -> str:
    """That an evening was climbed, and on which day, where that is known."""
    return (
        app.t("bigbook.ladder.climbed_on", day=day_words(app, game.day))
        if game.day
        else app.t("bigbook.ladder.climbed")
    )
