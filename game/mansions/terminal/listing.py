"""The whole box as text: every card by kind, with what it says and its program."""

from __future__ import annotations

from collections.abc import Iterator

from game.core.text.i18n import Catalogue as Words
from game.mansions.cards.reading import catalogue
from game.mansions.cards.story import NOTHINGS, stories, story
from game.mansions.catalogue import Catalogue
from game.mansions.text.card_texts import CARDS
from game.mansions.text.sheets import Sheets
from game.mansions.text.story_texts import StoryTexts

from .notation import notation


def listing(words: Words) -> Iterator[str]:
    """Every card of the game as lines; `words` must know the texts."""
    box = catalogue()
    sheets = Sheets(words, box)
    for kind, ids in sheets.ids().items():
        for id_ in ids:
            head, *lines = sheets.card(id_)
            yield f"{id_}: {head}"
            yield from (f"  {line}" for line in lines)
            yield from (f"  = {line}" for line in programs(box, kind, id_))
    for number in range(1, NOTHINGS + 1):
        yield f"nothing_{number:02}: {words.t(f'{CARDS}.nothing.nothing_{number:02}')}"
    for name in stories():
        yield from _story(words, name)


def programs(box: Catalogue, kind: str, id_: str) -> list[str]:
    """The programs of a card in one line each, those of its parts with their names."""
    registry = box.registry
    if kind == "spells":
        backs = [(notation(registry, back.passed), notation(registry, back.failed)) for back in box.spells[id_].backs]
        return [f"{id_}_{number} pass{{ {passed} }} fail{{ {failed} }}"
                for number, (passed, failed) in enumerate(backs, start=1)]  # fmt: skip
    if id_ in box.combat:
        card = box.combat[id_]
        return [f"{card.kind}: {notation(registry, card.upper)}", f"{card.lower}: {notation(registry, card.program)}"]
    if id_ in box.figures:
        return [notation(registry, box.figures[id_].special)]
    if kind in ("locks", "obstacles"):
        barred = {**box.locks, **box.obstacles}[id_]
        return [f"fail{{ {notation(registry, barred.failed)} }}"] if barred.failed else []
    found = getattr(box, kind, {}).get(id_)
    program = str(getattr(found, "program", ""))
    return [notation(registry, program)] if program else []


def _story(words: Words, name: str) -> Iterator[str]:
    told, tale = StoryTexts(words, story(name)), story(name)
    yield f"{name}: {told.name()}"
    yield f"  {told.introduction()}"
    for number, clue in tale.clues.items():
        for letter in tale.choices[clue.letter]:
            card = f"clue_{number}{letter.lower()}"
            yield f"{card}: {told.clue_name(card)}"
            yield f"  {told.clue(card)}"
    for event in tale.events:
        yield f"{event.id}: {told.event_name(event)} · {event.stage}"
        for key in event.effects:
            text, effect = told.part(event, key)
            yield from (f"  {key}: {text}", f"  {effect}", f"  = {notation(tale.registry, event.effects[key])}")
    for token, objective in tale.objectives.items():
        yield f"{objective.id}: {told.objective_name(objective)} · {token}"
        yield from (f"  {told.objective(objective, part, 1)}" for part in ("reveal", "keeper", "investigators", "rule"))
