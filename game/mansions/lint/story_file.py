"""A file with a story, looked at as its writer needs it: whatever is wrong with it and its texts, a line each."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path

from game.core.engine.program import ProgramError
from game.core.text.i18n import Catalogue as Words
from game.core.text.i18n import available
from game.core.text.strict_yaml import StrictYamlError
from game.mansions.cards.reading import catalogue
from game.mansions.cards.story import Story, read_story, stories, story

from . import cards as lint
from .texts import MISSING, text_problems

SHOWN = 10
"""So many texts that a language lacks are named; the rest is counted."""


def faults(path: Path, roots: Sequence[Path]) -> list[str]:
    """What is wrong with the story in a file, and with its texts in every language of these folders; empty when all is
    well. A story that cannot be read is one line, and nothing else is looked at before it is mended.
    """
    cards = catalogue()
    try:
        tale = read_story(path, cards)
    except (ProgramError, StrictYamlError) as problem:
        return [str(problem)]
    tales = (*(story(name) for name in stories() if name != tale.id), tale)
    found = lint.problems(cards, tales)
    for language in available(roots):
        words = Words.load(language.code, roots)
        lines = [*_shortened(tale, text_problems(cards, tales, words)), *words.problems]
        found += [f"{language.code}: {line}" for line in lines]
    return found


def _shortened(tale: Story, lines: Sequence[str]) -> Iterator[str]:
    """The first of the texts that are missing, and how many more there are."""
    missing = [line for line in lines if line.endswith(MISSING)]
    yield from (line for line in lines if line not in missing)
    yield from missing[:SHOWN]
    if len(missing) > SHOWN:
        yield f"{len(missing) - SHOWN} more texts of {tale.id} are missing"
