"""The table of the first game as a picture of letters, as wide as the terminal, at most 100 columns."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from game.bigbook.catalogue import ROUNDS, catalogue
from game.bigbook.play.threats import danger_words, dangers
from game.bigbook.rules.kinds import ELEMENTS
from game.bigbook.text.wording import TIMES
from game.bigbook.view import CurseView, PlayerView, SpellView, TableView
from game.core.console.terminal import width, wrapped

from .words import PlainWords

HERE = "►"
"""Where the marker lies, and whose turn it is."""
SPACES = (1, 2, 3, 4, 5, 0)
"""The track in the order in which the marker walks it."""
LABEL = 12
"""Columns before a list."""
NONE = "-"


def board(words: PlainWords, view: TableView) -> Iterator[str]:
    """Book, track, library and supply, then everybody at the table."""
    yield from _book(words, view)
    for space in SPACES:
        yield from _space(words, view, space)
    yield from _shelves(words, view)
    for player in view.players:
        yield from _player(words, view, player)


def threats(words: PlainWords, view: TableView) -> Iterator[str]:
    """The worst certain things ahead, worst first."""
    for danger in dangers(view):
        curse = danger.args.get("curse")
        yield danger_words(words, danger) + (f": {words.curse_text(str(curse))}" if curse else "")


def _book(words: PlainWords, view: TableView) -> Iterator[str]:
    turn = words.t("prompts.status.turn_of", seat=words.seat(view.active))
    if view.round:
        begin = words.t("prompts.status.round", round=view.round, n=ROUNDS)
    else:
        begin = words.t("prompts.status.book_shut")
    parts = [begin, turn, words.t(f"terms.phases.{view.phase}"), words.t("prompts.status.stack", n=view.madness)]
    line = f"── {' · '.join(parts)} "
    yield line + "─" * (width() - len(line))
    if view.monster:
        parts = [words.monster(view.monster)]
        if view.preview:
            elements = words.catalogue.all_of([str(words.element(name)) for name in view.preview])
            parts.append(words.t("terms.card.next", list=elements))
        yield " · ".join(parts)


def _space(words: PlainWords, view: TableView, space: int) -> Iterator[str]:
    """One space of the track with the curses lying there."""
    lying = [curse for curse in view.curses if curse.position[0] == str(space)]
    told = "; ".join(_curse(words, curse) for curse in lying)
    name = f"{HERE if view.marker == space else ' '} {words.space(space)}"
    yield from wrapped(told, 4, f"{name}: ") if told else [name]


def _curse(words: PlainWords, curse: CurseView) -> str:
    """A curse with its id, what it takes to destroy it, and its state."""
    price = words.catalogue.all_of([f"{n} {words.element(element)}" for element, n in curse.cost.items()])
    parts = [f"{words.curse(curse.id)} [{curse.id}], {price}"]
    parts += [words.t("terms.states.neutralized")] if curse.neutralized else []
    parts += [words.t("terms.states.applied")] if curse.applied else []
    parts += [f"{curse.madness} {TIMES} {words.card('madness')}"] if curse.madness else []
    return ", ".join(parts)


def _shelves(words: PlainWords, view: TableView) -> Iterator[str]:
    """The open spell of each library, and what the supply still holds."""
    label = words.t("terms.zones.library")
    for element in ELEMENTS:
        library = view.library[element]
        told = NONE
        if library.top:
            level = words.t("terms.card.level", n=catalogue().spells[library.top].level)
            told = f"{words.spell(library.top)} [{library.top}], {level}, {TIMES}{library.count}"
        yield f"{label:{LABEL}}{words.element(element)}: {told}"
        label = ""
    left = [f"{words.card(kind)} {TIMES}{count}" for kind, count in view.supply.items()]
    yield from wrapped(" · ".join(left), LABEL, words.t("terms.zones.supply"))


def _player(words: PlainWords, view: TableView, player: PlayerView) -> Iterator[str]:
    """One player: counts and ability, hand, support, spells."""
    mark = HERE if player.seat == view.active else " "
    parts = [f"{words.seat(player.seat)} [{player.seat}], {words.magician(player.magician)}"]
    if player.eliminated:
        yield f"{mark} {parts[0]} · {words.t('terms.states.eliminated')}"
        return
    state = words.t("terms.states.used" if player.ability_used else "terms.states.ready")
    parts.append(f"{words.ability(player.magician)}: {state}")
    counts = words.t("tips.counts", deck=player.deck_count, discard=len(player.discard), hand=len(player.hand))
    yield from wrapped(" · ".join([*parts, counts]), 4, f"{mark} ")
    yield from _cards(words, words.t("terms.zones.hand"), player.hand)
    support = f"{words.t('terms.zones.support')} {len(player.support)}/{player.support_limit}"
    yield from _cards(words, support, player.support)
    told = ", ".join(_spell(words, spell) for spell in player.spells)
    yield from wrapped(told, LABEL + 4, f"    {words.t('terminal.spells')}")


def _cards(words: PlainWords, label: str, kinds: tuple[str, ...]) -> Iterator[str]:
    counted = [f"{n} {TIMES} {words.card(kind)}" if n > 1 else str(words.card(kind)) for kind, n in _sorted(kinds)]
    yield from wrapped(", ".join(counted) or NONE, LABEL + 4, f"    {label}")


def _sorted(kinds: tuple[str, ...]) -> list[tuple[str, int]]:
    """Kinds with their number, elements together, Madness last."""
    return sorted(Counter(kinds).items(), key=lambda item: (item[0] == "madness", item[0]))


def _spell(words: PlainWords, spell: SpellView) -> str:
    """A spell with what keeps it from being cast."""
    held = [name for name in ("exhausted", "neutralized") if getattr(spell, name)]
    return f"{words.spell(spell.id)}{' (' + words.t(f'terms.states.{held[-1]}') + ')' if held else ''}"
