"""What is wrong with the words of the card set and the stories in a language, one clear line each.

Every card, room, clue, event and ending has its text, and no text belongs to nothing; numbers come from programs; rooms
are named by placeholder only; a clue names the room it points to and no other.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping

from game.core.text.i18n import Catalogue as Words
from game.core.text.phrases import PLACEHOLDER, Template, bare
from game.mansions.cards.story import Story
from game.mansions.catalogue import Catalogue
from game.mansions.text import text_keys
from game.mansions.text.card_texts import CardTexts
from game.mansions.text.story_texts import objective_numbers
from game.mansions.text.wording import numbers

OF_DATA = ("cards", "rooms", "monsters", "stories")
"""The folders whose keys come from the data; labels are named by code."""
BY_CODE = re.compile(r"mansions\.cards\.labels\..+")
MISSING = "the text is missing"
DIGIT = re.compile(r"\d")
CLUE = re.compile(r"mansions\.stories\.(\w+)\.clues\.(clue_(\d)(\w))\.text")


def text_problems(cards: Catalogue, tales: tuple[Story, ...], words: Words) -> list[str]:
    """Everything that is wrong with the texts of a language; empty when all is well."""
    keys = {key for key in words.keys() if key.startswith("mansions.")}  # noqa: SIM118 - keys() is a method
    templates = {key: template for key in sorted(keys) if (template := words.template(key)) is not None}
    found = [*_keys(cards, tales, keys), *_figures(templates), *_rooms(tales, templates, words)]
    found += [*_by_hand(cards, tales, templates), *_clues(tales, templates, words), *_forms(templates)]
    return found or list(_silent(cards, words))


def _keys(cards: Catalogue, tales: tuple[Story, ...], keys: set[str]) -> Iterator[str]:
    wanted, may = text_keys.required(cards, tales), text_keys.allowed(cards, tales)
    articles = {f"mansions.{key}" for key in text_keys.articles(cards)}
    if articles & keys:  # a language has its things with their articles, or none of them
        wanted |= articles
    yield from (f"{key}: {MISSING}" for key in sorted(wanted - keys))
    for key in sorted(keys - wanted - may):
        if key.split(".")[1] in OF_DATA and not BY_CODE.fullmatch(key):
            yield f"{key}: there is nothing of this name"


def _figures(templates: Mapping[str, Template]) -> Iterator[str]:
    """A number in a text would stay when the program is changed; the help of the command line may name its own."""
    for key, template in templates.items():
        if ".command_line." in key:
            continue
        for text in template.variants.values():
            if DIGIT.search(PLACEHOLDER.sub("", text)):
                yield f"{key}: a number stands in the text; numbers come from the program: {text}"


def things(template: Template) -> set[str]:
    """The things that a text names by placeholder: `room:library`."""
    found = (match for text in template.variants.values() for match in PLACEHOLDER.finditer(text))
    return {match.group(1) for match in found if ":" in match.group(1)}


def _rooms(tales: tuple[Story, ...], templates: Mapping[str, Template], words: Words) -> Iterator[str]:
    known = {room for tale in tales for room in tale.house.rooms}
    named = [room for room in sorted(known) if words.has(f"mansions.rooms.{room}.singular")]
    names = {words.t(f"mansions.rooms.{room}.singular"): room for room in named}
    loose = re.compile(rf"\b(?:{'|'.join(map(re.escape, names))})\b")
    for key, template in templates.items():
        for thing in sorted(things(template)):
            kind, _, id_ = thing.partition(":")
            if kind != "room" or id_ not in known:
                yield f"{key}: there is no {thing}"
        if key.startswith("mansions.rooms."):
            continue
        for text in template.variants.values():
            if found := loose.search(PLACEHOLDER.sub("", text)):
                yield f"{key}: {found[0]} stands in the text; a room is named {{room:{names[found[0]]}}}"


def _by_hand(cards: Catalogue, tales: tuple[Story, ...], templates: Mapping[str, Template]) -> Iterator[str]:
    """A text told by hand shows every number of its program that is more than one, and no other."""
    told = {f"mansions.cards.{card}": numbers(cards.registry, program) for card, program in
            text_keys.programs(cards).items()}  # fmt: skip
    for tale in tales:
        for event in tale.events:
            told |= {f"mansions.stories.{tale.id}.events.{event.stage.lower()}.{key.lower()}":
                     numbers(tale.registry, program) for key, program in event.effects.items()}  # fmt: skip
    for card, given in told.items():
        own, rule = templates.get(f"{card}.effect"), templates.get(f"{card}.rule")
        yield from _shown(card, given, [one for one in (own, rule) if one], whole=own is not None)
    for tale in tales:
        for objective in tale.objectives.values():
            root = f"mansions.stories.{tale.id}.objectives.{objective.id}"
            parts = [templates[key] for key in templates if key.startswith(f"{root}.")]
            yield from _shown(root, objective_numbers(objective, 4), parts, whole=True)


def _shown(card: str, given: Mapping[str, int], texts: list[Template], *, whole: bool) -> Iterator[str]:
    found = {match.group(1) for template in texts for text in template.variants.values()
             for match in PLACEHOLDER.finditer(text) if ":" not in match.group(1)}  # fmt: skip
    for name in sorted(found):
        if name.removesuffix("_bonus") not in given and name not in ("n", "cost"):
            yield f"{card}: the text has {{{name}}}, which is no number of its program"
    for name, number in given.items():
        if whole and abs(number) > 1 and not {name, f"{name}_bonus"} & found:
            yield f"{card}: the number {name} ({number}) is not in the text"


NOUNS = {"rooms": ("room", "next", "start"), "monsters": ("monster",)}
"""Files of nouns, and the arguments of texts that are such nouns."""


def _forms(templates: Mapping[str, Template]) -> Iterator[str]:
    """Every noun has the forms that some sentence of its language asks for."""
    texts = [text for one in templates.values() for text in one.variants.values()]
    asked = {(found[1].partition(":")[0], found[2]) for text in texts for found in PLACEHOLDER.finditer(text)}
    for file, places in NOUNS.items():
        forms = {form for place, form in asked if place in places and form}
        nouns = {key.rpartition(".")[0] for key in templates if key.startswith(f"mansions.{file}.")}
        lacking = sorted(f"{noun}.{form}" for noun in nouns for form in forms if f"{noun}.{form}" not in templates)
        yield from (f"{key}: a sentence asks for this form" for key in lacking)


def _clues(tales: tuple[Story, ...], templates: Mapping[str, Template], words: Words) -> Iterator[str]:
    for one in tales:
        key = f"mansions.stories.{one.id}.story.introduction"
        if key not in templates:
            continue
        named = things(templates[key])
        first = {f"room:{clue.where['']}" for clue in one.clues.values() if not clue.by}
        yield from (f"{key}: it does not name {room}, where the trail begins" for room in sorted(first - named))
    for key, template in templates.items():
        found = CLUE.fullmatch(key)
        tale = next((one for one in tales if found and one.id == found[1]), None)
        if not found or tale is None:
            continue
        own = tale.clues[int(found[3])]
        wanted = {f"room:{after.where[found[4].upper()]}" for after in tale.led_to_by(own)}
        if things(template) != wanted:
            yield f"{key}: it names {sorted(things(template))}, but points to {sorted(wanted)}"
        loose = [bare(PLACEHOLDER.sub("", text)) for text in template.variants.values()]
        for room in sorted(set(tale.house.rooms) - set(own.where.values())):
            name = bare(words.t(singular)) if words.has(singular := f"mansions.rooms.{room}.singular") else ""
            if name and any(re.search(rf"\b{re.escape(name)}\b", text) for text in loose):
                yield f"{key}: it speaks of {name}, which is a room that it does not point to"


def _silent(cards: Catalogue, words: Words) -> Iterator[str]:
    """Every rule that is put together from clauses finds all of them."""
    for name, text in every_rule(cards, words):
        if "[" in text or not text:
            yield f"{name}: the clauses do not say it: {text}"


def every_rule(cards: Catalogue, words: Words) -> Iterator[tuple[str, str]]:
    """The rules of every card as they are shown, with the card's name in the data."""
    texts = CardTexts(words, cards)
    yield from ((f"ability {id_}", texts.ability(id_)) for id_ in cards.abilities)
    yield from ((f"item {id_}", texts.item("items", item)) for id_, item in cards.items.items())
    yield from ((f"find {id_}", texts.item("finds", item)) for id_, item in cards.finds.items())
    for id_, spell in cards.spells.items():
        yield f"spell {id_}", texts.spell(spell)
        yield from ((f"spell {id_}_{n}", texts.back(spell, n)) for n in range(1, len(spell.backs) + 1))
    yield from ((f"lock {id_}", texts.barred(lock)) for id_, lock in cards.locks.items())
    yield from ((f"obstacle {id_}", texts.barred(one)) for id_, one in cards.obstacles.items())
    yield from ((f"mythos {id_}", texts.mythos(card)) for id_, card in cards.mythos.items())
    yield from ((f"trauma {id_}", texts.trauma(card)) for id_, card in cards.trauma.items())
    yield from ((f"action {id_}", texts.keeper_action(card)) for id_, card in cards.keeper_actions.items())
    for id_, half in cards.combat.items():
        yield f"combat {id_} {half.kind}", texts.upper(half)
        yield f"combat {id_} {half.lower}", texts.lower(half)
    yield from ((f"figure {id_}", texts.special(figure)) for id_, figure in cards.figures.items())
