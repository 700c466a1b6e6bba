"""Sentences for what is asked, and words for what may be answered."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Protocol

from game.bigbook.rules.action_id import read
from game.bigbook.rules.kinds import KIND_OF
from game.bigbook.rules.place import SPELLS, read_option
from game.core.engine.decision import Decision
from game.core.text.phrases import Arg

from .wording import TIMES, Wording

SAID = {"ability": "ability_said", "end": "end_said"}
"""What buttons say more shortly than a sentence does."""
MANY = 60
"""A maximum above this means: as many as wanted."""


class Seated(Protocol):
    """Somebody at the table: a view of a player, or a screen's model of one."""

    @property
    def eliminated(self) -> bool:
        """Lost to Madness."""


def left_of(seats: Mapping[str, Seated], seat: str) -> str:
    """Who sits on the left of a seat: the next clockwise who is still in the game (BB-EXC.1)."""
    order = [name for name, one in seats.items() if not one.eliminated or name == seat]
    return order[(order.index(seat) + 1) % len(order)]


def sentence(words: Wording, decision: Decision, part: str, seats: Mapping[str, Seated]) -> str:
    """What is expected, naming the person; `part` of a page (Story.part) is what asks where a page does."""
    form = "exact" if decision.min == decision.max else ("any" if decision.max > MANY else "upto")
    key = f"prompts.{decision.prompt}"
    if not words.catalogue.has(f"bigbook.{key}.{form}"):
        form = next((one for one in ("upto", "exact", "any") if words.catalogue.has(f"bigbook.{key}.{one}")), "exact")
    args: dict[str, Arg] = dict(decision.args)
    args.setdefault("n", decision.max)
    args["left"] = words.seat(left_of(seats, decision.seat))
    if "curse" in args:
        args["curse"] = words.curse(str(args["curse"]))
    return words.t(
        f"{key}.{form}", **{**args, "seat": words.seat(decision.seat), "source": words.asker(decision.source, part)}
    )


def option_label(words: Wording, option: str, args: dict[str, int | str] | None = None) -> str:
    """An answer's option in words."""
    held = read_option(option)
    if held.zone and held.name in KIND_OF:
        return f"{words.card(held.name)} ({words.t(f'terms.held.{held.zone}', seat=words.seat(held.seat))})"
    if held.zone == SPELLS:
        return f"{words.spell(held.name)} ({words.seat(held.seat)})"
    key = f"bigbook.prompts.options.{option}"
    if words.catalogue.has(key):
        return words.catalogue.t(key, **{"n": 2, **(args or {})})
    return words.name(option)


def act_title(words: Wording, action: str) -> str:
    """The act with its target."""
    act = read(action)
    named: dict[str, Callable[[str], object]] = {
        "activate": words.spell,
        "learn": words.spell,
        "acquire": words.card,
        "destroy": words.curse,
        "cure": lambda place: words.card("madness"),
    }
    label = words.t(f"prompts.acts.{act.verb}")
    return f"{label}: {named[act.verb](act.target)}" if act.verb in named else label


def act_in_words(words: Wording, action: str, power: int = 0) -> str:
    """The act as part of a sentence: in small letters, spells and curses in the marks of the language, cards with their
    article, and the power (that of the action, or `power`) where it is more than one: *lanzar «Eco astral»*."""
    act = read(action)
    named: dict[str, Callable[[str], str]] = {
        "activate": lambda spell: words.catalogue.quoted(words.spell(spell)),
        "learn": lambda spell: words.catalogue.quoted(words.spell(spell)),
        "acquire": lambda kind: words.card(kind).form("indef"),
        "destroy": lambda curse: words.catalogue.quoted(words.curse(curse)),
        "cure": lambda place: words.card("madness").form("indef"),
    }
    label = words.t(f"prompts.acts.{SAID.get(act.verb, act.verb)}")
    parts = [label[:1].lower() + label[1:], named[act.verb](act.target) if act.verb in named else ""]
    power = power or act.power
    return " ".join(part for part in (*parts, f"{TIMES}{power}" if power > 1 else "") if part)
