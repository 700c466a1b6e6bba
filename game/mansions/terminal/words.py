"""The words that every part of the second game's terminal speaks with."""

from __future__ import annotations

from game.core.text.i18n import Catalogue as Words
from game.core.text.phrases import Arg
from game.mansions.text.names import Names
from game.mansions.text.story_texts import StoryTexts


class Tongue:
    """The words of the game in one language, and the names at this table."""

    def __init__(self, words: Words, names: Names) -> None:
        self.words = words
        self.names = names
        self.told = StoryTexts(words, names.story, names.people)

    def line(self, key: str, /, **args: Arg) -> str:
        """A line of the terminal, its key below `mansions.terminal.`."""
        return self.words.t(f"mansions.terminal.{key}", **args)
