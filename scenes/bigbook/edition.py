"""The Big Book as an edition: what the menus, the first page and a report say of it."""

from __future__ import annotations

from game.core.text.i18n import TextKey
from scenes.bigbook.plate import PLATE
from scenes.shell.edition import Edition

AUTHOR, HOUSE = "Maxime Rambourg", "IELLO"
EDITION = Edition(
    plate=PLATE,
    title=TextKey("bigbook.terms.title.name"),
    subtitle=TextKey("bigbook.edition.subtitle"),
    about=TextKey("bigbook.edition.about"),
    author=TextKey("bigbook.edition.author"),
    language=TextKey("bigbook.edition.language"),
    sample=TextKey("bigbook.edition.sample"),
    crash=TextKey("bigbook.edition.crash"),
    named={"author": AUTHOR, "house": HOUSE},
    credits=("credits", TextKey("bigbook.credits.button")),
)
