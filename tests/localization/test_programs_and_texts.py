"""What a card does and what it says agree, in every language and at every power: who decides, who is struck, one
wording for one verb."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from typing import Any

import pytest

from game.bigbook.catalogue import POWERS, catalogue
from game.bigbook.verbs.programs import AIMS, aim
from game.core.text.i18n import Catalogue
from tests.localization.stamp import ROOT

LANGS = ("en", "es", "pt", "it")
MAY = {
    "en": r"\b(may|up to \d|any number)\b",
    "es": r"\b(pued(e|es|en)|hasta \d|cuantas)\b",
    "pt": r"\b(pod(e|em)|até \d|quantas)\b",
    "it": r"\b(può|puoi|possono|fino a \d|quante)\b",
}
"""Words that leave a choice (rulebook: special.must)."""
CANNOT = {
    "en": r"\bcannot\b",
    "es": r"\bni se pueden?\b",
    "pt": r"\bnem podem?\b",
    "it": r"\bnon si (può|possono)\b",
}
"""The same words saying that something is impossible."""
UP_TO_ONE = {"en": r"up to (1|one)\b", "es": r"hasta (1|una?)\b", "pt": r"até (1|uma?)\b", "it": r"fino a (1|una?)\b"}
CHOICES = {"grant_action", "learn_free"}
"""Verbs whose question may always be declined."""
STRUCK = {
    "all": {
        "en": r"every player", "es": r"cada jugador", "pt": r"cada jogador", "it": r"ogni giocatore",
    },
    "active": {
        "en": r"the active player", "es": r"el jugador activo", "pt": r"o jogador ativo", "it": r"il giocatore attivo",
    },
    "one": {
        "en": r"whoever has the most", "es": r"quien tenga más", "pt": r"quem tem mais", "it": r"chi ha più",
    },
    "curses": {
        "en": r"every other curse", "es": r"cada una de las demás maldiciones", "pt": r"cada outra maldição",
        "it": r"ogni altra maledizione",
    },
}  # fmt: skip
"""Whom a curse strikes, as its text says it."""
WORDINGS: dict[str, dict[str, str]] = {
    "cure reveal_and_sort": {
        "en": r"\bcures?d?\b", "es": r"\bcurar?\b", "pt": r"\bcur([ae]r?|ada)\b", "it": r"\bcur(a(re)?|i)\b",
    },
    "exhaust": {
        "en": r"exhausts (a|\d) ready spells?",
        "es": r"agota (un|\d) hechizos? listos?",
        "pt": r"gasta (um|\d) feitiços? prontos?",
        "it": r"consuma (un|\d) incantesim[oi] pront[oi]",
    },
    "receive_madness:deck": {
        "en": r"receives a Madness on top of their deck",
        "es": r"recibe una Locura encima de su mazo",
        "pt": r"recebe uma Loucura no topo do próprio baralho",
        "it": r"riceve una Follia in cima al proprio mazzo",
    },
    "receive_madness:hand": {
        "en": r"receives (a|\d) Madness in hand",
        "es": r"recibe (una|\d) Locuras? en la mano",
        "pt": r"recebe (uma|\d) Loucuras? na mão",
        "it": r"riceve (una|\d) Folli(a|e) in mano",
    },
    "neutralize_spell neutralize_curses": {
        "en": r"neutralizes?", "es": r"neutraliza", "pt": r"neutraliz[ae]", "it": r"neutralizza",
    },
    "refresh": {"en": r"\brefresh", "es": r"\brecarg", "pt": r"\brenov[ae]", "it": r"\bricaric"},
    "destroy_top": {
        "en": r"destroys the top", "es": r"destruye las? (\d )?primeras?", "pt": r"destrói as? (\d )?cartas? do topo",
        "it": r"distrugge (la prima|le prime)",
    },
    "discard_top": {
        "en": r"discards the top", "es": r"descarta las? (\d )?primeras?", "pt": r"descarta as? (\d )?cartas? do topo",
        "it": r"scarta (la prima|le prime)",
    },
}  # fmt: skip
"""One verb, one wording: a text has it exactly where the program has the verb (or one of several that do the same)."""


@dataclass(frozen=True, slots=True)
class Rule:
    """A rules text: its key, the steps of its program, and the numbers in it (of a spell, at one power)."""

    key: str
    steps: Any
    numbers: dict[str, int]

    def say(self, lang: str) -> str:
        """The text as players read it."""
        return words(lang).t(f"bigbook.cards.{self.key}", **self.numbers)

    @property
    def verbs(self) -> set[str]:
        """The verbs of the program, with the place that Madness is received at."""
        return set(_verbs(self.steps))

    @property
    def choice(self) -> bool:
        """Whether somebody may decline, or take fewer."""
        return bool(CHOICES & self.verbs) or "up_to" in self.verbs


@cache
def words(lang: str) -> Catalogue:
    return Catalogue.load(lang, [ROOT / "localization"])


def _verbs(steps: Any) -> Iterator[str]:
    if isinstance(steps, list):
        for step in steps:
            yield from _verbs(step)
    elif isinstance(steps, dict):
        for name, value in steps.items():
            yield name
            if name == "receive_madness" and "to" in value:
                yield f"receive_madness:{value['to']}"
            yield from _verbs(value)


def _key(name: str) -> str:
    kind, _, card = name.partition(":")
    if kind in ("bonus", "failure"):
        return f"pages.{card}.{kind}"
    return f"monsters.{card}.arrival" if kind == "arrival" else f"{kind}s.{card}.text"


def rules() -> list[Rule]:
    """Every program of a card with its text; a spell once for each power."""
    found = []
    for source in catalogue().sources:
        name, _, power = source.name.partition("@")
        if ":" not in name:
            continue  # the turn itself
        kind, _, card = name.partition(":")
        key = f"magicians.{card}.text" if kind in ("ability", "trigger") else _key(name)
        found.append(Rule(key, source.steps, dict(source.numbers)))
        assert not power or int(power) in POWERS
    return found


RULES = rules()
CARDS = [rule for rule in RULES if not rule.key.startswith("magicians.")]
"""Rules that work by themselves; an ability is used or not, so its text need not say may."""


def test_all_cards_are_looked_at() -> None:
    assert len({rule.key for rule in CARDS}) >= 130
    assert sum(rule.choice for rule in CARDS) > 40


@pytest.mark.parametrize("lang", LANGS)
def test_may_and_up_to_stand_exactly_where_the_program_leaves_a_choice(lang: str) -> None:
    wrong = []
    for rule in CARDS:
        text = re.sub(CANNOT[lang], "", rule.say(lang))
        if bool(re.search(MAY[lang], text, re.IGNORECASE)) != rule.choice:
            wrong.append(f"{rule.key} {rule.numbers}: {text}")
    assert not wrong


@pytest.mark.parametrize("lang", LANGS)
def test_nobody_writes_up_to_one(lang: str) -> None:
    assert not [rule.say(lang) for rule in RULES if re.search(UP_TO_ONE[lang], rule.say(lang), re.IGNORECASE)]


@pytest.mark.parametrize("lang", LANGS)
def test_prompts_never_ask_for_up_to_one(lang: str) -> None:
    asked = re.compile(r"bigbook\.prompts\.\w+\.(upto|exact)")
    keys = [key for key in sorted(words(lang).keys()) if asked.fullmatch(key)]
    assert len(keys) > 40
    said = [words(lang).t(key, n=1, seat="Ana", source="X", left="Ugo", curse="X") for key in keys]
    assert not [text for text in said if re.search(UP_TO_ONE[lang], text, re.IGNORECASE)]


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("curse", sorted(catalogue().curses))
def test_a_curse_says_whom_it_strikes(lang: str, curse: str) -> None:
    """And so does the danger line, which asks the program (`aim`)."""
    rule = next(rule for rule in RULES if rule.key == f"curses.{curse}.text")
    text = rule.say(lang)
    said = {name for name, pattern in STRUCK.items() if re.search(pattern[lang], text, re.IGNORECASE)}
    assert said == {aim(curse)}


@pytest.mark.parametrize("lang", LANGS)
def test_the_danger_line_has_a_sentence_for_everybody_a_curse_can_strike(lang: str) -> None:
    said = {
        name: words(lang).t(f"bigbook.prompts.danger.step_hits_{name}", curse="X", space=3, seat="Ana")
        for name in set(AIMS.values())
    }
    assert set(said) == set(STRUCK) and len(set(said.values())) == len(said)
    assert "Ana" in said["active"]


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("verbs", WORDINGS)
def test_one_verb_has_one_wording(lang: str, verbs: str) -> None:
    pattern = WORDINGS[verbs][lang]
    used = [rule for rule in RULES if set(verbs.split()) & rule.verbs]
    assert used
    without = [rule.say(lang) for rule in used if not re.search(pattern, rule.say(lang), re.IGNORECASE)]
    beside = [
        rule.say(lang) for rule in RULES if rule not in used and re.search(pattern, rule.say(lang), re.IGNORECASE)
    ]
    assert (without, beside) == ([], [])
