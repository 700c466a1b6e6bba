"""Where keys lie: on keyboards without Latin letters a key is known by its place, and shown by its own letter.

A key stands for the letter that it writes, so that AZERTY and Dvorak keep their letters. Where it writes none of ours
(a Russian or a Greek layout) it stands for the letter at its place on an English keyboard, as in most programs.
"""

from __future__ import annotations

import pygame

FIRST_LETTER, FIRST_DIGIT = pygame.KSCAN_A, pygame.KSCAN_1
LETTERS, DIGITS = "abcdefghijklmnopqrstuvwxyz", "1234567890"
"""What lies at the places of letters and digits, from the first one on."""
LAYOUTS = (
    (
        "\u0444\u0438\u0441\u0432\u0443\u0430\u043f\u0440\u0448\u043e\u043b\u0434\u044c"
        "\u0442\u0449\u0437\u0439\u043a\u044b\u0435\u0433\u043c\u0446\u0447\u043d\u044f"
    ),
    (
        "\u0444\u0438\u0441\u0432\u0443\u0430\u043f\u0440\u0448\u043e\u043b\u0434\u044c"
        "\u0442\u0449\u0437\u0439\u043a\u0456\u0435\u0433\u043c\u0446\u0447\u043d\u044f"
    ),
    (
        "\u03b1\u03b2\u03c8\u03b4\u03b5\u03c6\u03b3\u03b7\u03b9\u03be\u03ba\u03bb\u03bc"
        "\u03bd\u03bf\u03c0;\u03c1\u03c3\u03c4\u03b8\u03c9\u03c2\u03c7\u03c5\u03b6"
    ),
    (
        "\u05e9\u05e0\u05d1\u05d2\u05e7\u05db\u05e2\u05d9\u05df\u05d7\u05dc\u05da\u05e6"
        "\u05de\u05dd\u05e4/\u05e8\u05d3\u05d0\u05d5\u05d4'\u05e1\u05d8\u05d6"
    ),
    (
        "\u0634\u0644\u0624\u064a\u062b\u0628\u0644\u0627\u0647\u062a\u0646\u0645\u0629"
        "\u0649\u062e\u062d\u0636\u0642\u0633\u0641\u0639\u0631\u0635\u0621\u063a\u0626"
    ),
)
"""Layouts that are known as a whole, by the places from A to Z: Russian, Ukrainian, Greek, Hebrew, Arabic. Of others a
letter is known once it has been pressed."""


def placed(key: int, scancode: int) -> int:
    """The code of the key at the same place of an English keyboard, for a key that writes no Latin letter and no digit
    where those lie; any other key is itself."""
    if 0 <= key < 128 and (chr(key).isalnum() or not chr(key).isprintable() or key == pygame.K_SPACE):
        return key
    if key >= pygame.K_CAPSLOCK:
        return key  # keys that write nothing
    if key >= 128 and FIRST_LETTER <= scancode < FIRST_LETTER + len(LETTERS):
        return ord(LETTERS[scancode - FIRST_LETTER])
    if FIRST_DIGIT <= scancode < FIRST_DIGIT + len(DIGITS):
        return ord(DIGITS[scancode - FIRST_DIGIT])
    return key


def key_of(event: pygame.event.Event) -> int:
    """The same for a key event."""
    return placed(event.key, getattr(event, "scancode", 0))


class Keyboard:
    """Which letters the keys show, as far as keys have been pressed: by the Latin letter at their place."""

    def __init__(self) -> None:
        self._seen: dict[str, str] = {}
        self.letters: dict[str, str] = {}
        """By the Latin letter of each place, the letter on its key; nothing on a keyboard with Latin letters."""

    def hear(self, event: pygame.event.Event) -> bool:
        """A key was pressed; whether keys are shown by other letters from now on."""
        place = getattr(event, "scancode", 0) - FIRST_LETTER
        if not 0 <= place < len(LETTERS) or not 0 < event.key < pygame.K_CAPSLOCK:
            return False
        before = self.letters
        if event.key < 128:
            self._seen, self.letters = {}, {}
        elif self._seen.get(LETTERS[place]) != chr(event.key):
            self._seen = {**self._seen, LETTERS[place]: chr(event.key)}
            self.letters = {**self._known(), **self._seen}
        return self.letters != before

    def _known(self) -> dict[str, str]:
        """The layout that has all letters seen so far where they were seen."""
        for layout in LAYOUTS:
            whole = dict(zip(LETTERS, layout, strict=True))
            if all(whole[place] == letter for place, letter in self._seen.items()):
                return whole
        return {}
