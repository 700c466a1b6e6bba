"""What the set-up screen tells about a group: the elements of its decks, what it is short of, who opens the book."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.bigbook.catalogue import catalogue
from game.bigbook.rules.kinds import ELEMENTS as KINDS
from game.bigbook.rules.options import NAMES
from game.bigbook.rules.session import BigBookSession
from scenes.kit.names import in_sentence
from scenes.shell.run import GameSetup, Person, namesakes

if TYPE_CHECKING:
    from scenes.shell.app import App

POOR = 0.75
"""A group is short of an element when it holds less than this share of the average."""


HARD = {
    "lakekeeper": "easy",  # always at work, nothing to decide
    "firebrand": "easy",
    "archivist": "easy",
    "stoker": "some",  # once a turn, and it pays to wait for the right moment
    "bellringer": "some",
    "quarryman": "some",  # the card it turns over is luck
    "ferryman": "practice",  # exactly two for two, support kept ready for it
    "windwright": "practice",  # thought of while paying, and the table has to plan for it
}
"""How hard each magician is to play: a key below `kit.setup.hard`."""


def deck_elements(magician: str, mode: str = "normal") -> dict[str, int]:
    """How many elements of each kind a magician's starting deck pays: value-1 cards plus the value-2 card, which in
    Nightmare mode is a value-1 card too (BB-MOD.5)."""
    facts = catalogue().magicians[magician]
    out = dict(zip(KINDS, facts.deck, strict=True))
    out[KINDS[facts.element]] += 1 if mode == "nightmare" else 2
    return out


def balance(people: list[Person], mode: str = "normal") -> dict[str, int]:
    """The elements of all starting decks together."""
    decks = [deck_elements(person.magician, mode) for person in people]
    return {element: sum(deck[element] for deck in decks) for element in KINDS}


def short_of(people: list[Person], mode: str = "normal") -> list[str]:
    """The elements a group has too little of."""
    totals = balance(people, mode)
    average = sum(totals.values()) / len(totals)
    return [element for element, total in totals.items() if total < average * POOR]


def opener(setup: GameSetup) -> Person | None:
    """Who opens the book: known beforehand only where the seed is."""
    if setup.seed is None:
        return None
    return setup.person(BigBookSession.start(setup.options, setup.seed).view().active)


def opens(app: App, setup: GameSetup) -> str:
    """The line below the title: that two have the same name; else who opens the book, or that chance decides."""
    same = namesakes(setup.people)
    if same:
        index, other = min(same.items())
        name = setup.people[index].name or NAMES[index]
        return app.t("kit.setup.same_name", name=in_sentence(name), other=in_sentence(other))
    first = opener(setup)
    if first is None:
        return app.t("kit.setup.first_player")
    return app.t("kit.setup.opens", seat=in_sentence(first.name or "…"))
