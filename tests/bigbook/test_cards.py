"""The cards are whole, and the linter finds what is planted in them, each fault in one clear line."""

from __future__ import annotations

import itertools
from collections import Counter
from pathlib import Path

import pytest

from game.bigbook.ai.weights import FILE as WEIGHTS
from game.bigbook.catalogue import CARDS, PILES, catalogue
from game.bigbook.lint.cards import lint
from game.bigbook.rules.kinds import ELEMENTS
from game.bigbook.rules.options import DIFFICULTIES, MAGICIANS
from tests.sources import copy_sources

LOCALES = Path(__file__).resolve().parents[2] / "localization"
NAMES = {"water", "earth", "fire", "air"}


def test_the_printed_cards_and_their_words_are_clean() -> None:
    assert lint(CARDS, LOCALES) == []


# ------------------------------------------------------------------------------------------------ planted faults

CARD_FAULTS = [
    ("spells", "grows: {x: 1}, program: [draw: {count: x}]", "grows: {x: 1}, program: [darw: {count: x}]", "draw"),
    ("spells", "program: [draw: {count: x}]", "program: [draw: {cuont: x}]", "count"),
    ("spells", "program: [draw: {count: x}]", "program: [draw: {count: y}]", "'y' is no number"),
    ("spells", "program: [draw: {count: x}]", "program: [draw: {}]", "'count' is missing"),
    ("spells", "program: [draw: {count: x}]", "programm: [draw: {count: x}]", "program"),
    ("spells", "program: [support: {count: x}]", "program: [support: {count: 1}]", "the number 'x' is declared"),
    ("spells", "[destroy: {from: hand, count: x}]", "[destroy: {from: hnad, count: x}]", "hand"),
    ("spells", "[destroy: {from: hand, count: x}]", "[destroy: {from: hand, count: x, only: fier}]", "fire"),
    ("spells", "element: water, level: 1", "element: watre, level: 1", "'watre' is no element"),
    ("spells", "element: water, level: 1", "element: water, level: one", "'one' is no number"),
    ("spells", "level: 1, basic: true", "level: 1, basic: yes", "'yes' is none of true, false"),
    ("spells", "fixed: {n: 6}", "fixed: {n: 6, m: 2}", "the number 'm' is declared but no step uses it"),
    ("curses", "fixed: {n: 3}, program: [each_player: {do: [discard_top: {count: n}]}]",
     "program: [each_player: {do: [discard_top: {count: 3}]}]", "count 3 has no name"),
    ("curses", "w1: {pile: water", "w1: {pile: wtaer", "did you mean 'water'"),
    ("curses", "each_player: {do: [exhaust: {count: 1}]}", "eahc_player: {do: [exhaust: {count: 1}]}", "each_player"),
    ("curses", "each_player: {do: [exhaust: {count: 1}]}", "win_game: ", "no sign shows the verb 'win_game'"),
    ("curses", "w2:", "w1:", "twice"),
    ("curses", "w2: {", "w2: [", "curses.yaml"),
    ("grimoire", "when: after_curses, program: [lay_madness: ]", "when: after_curse, program: [lay_madness: ]",
     "did you mean 'after_curses'"),
    ("grimoire", "program: [lay_madness: ]", "program: [lay_madnes: ]", "did you mean 'lay_madness'"),
    ("grimoire", "bonus: {program: [win_game: ]}", "bonus: {program: [win_game: ], when: after_curses}", "'when'"),
    ("magicians", "timing: payment", "timing: payments", "did you mean 'payment'"),
    ("magicians", "fixed: {n: 4, m: 3}", "fixed: {n: 4, m: 2}", "m is 2"),
    ("magicians", "support_places: n", "support_places: k", "'k' is no number"),
    ("magicians", "curse_destroyed: draw_on_destroying", "curse_destroyed: draw_on_destroyed", "is no program"),
    ("magicians", "curse_destroyed: draw_on", "curse_destroed: draw_on", "did you mean 'curse_destroyed'"),
    ("magicians", "deck: {water: 4, earth: 3, fire: 2, air: 2}", "deck: {water: 4, earth: 3, fire: 2}",
     "'air' is missing"),
    ("table", "hand_size: 6", "hand_sise: 6", "did you mean 'hand_size'"),
    ("table", "easy: [0, 0, 1, 1, 1, 2]", "easy: [0, 0, 1, 1, 1]", "6 rounds are needed"),
    ("table", "madness_stack: {2: 20, 3: 25, 4: 30, 5: 35}", "madness_stack: {2: 20, 3: 25, 4: 30}", "'5' is missing"),
    ("turn", "- begin_turn:", "- begin_trun:", "did you mean 'begin_turn'"),
]  # fmt: skip


def damaged(folder: Path, source: Path, name: str, before: str, after: str) -> Path:
    """A copy of a folder with one place changed in one of its files."""
    copy = folder / source.name
    copy_sources(source, copy)
    path = copy / name
    text = path.read_text(encoding="utf-8")
    assert before in text, f"{before!r} is not in {name}"
    path.write_text(text.replace(before, after, 1), encoding="utf-8")
    return copy


@pytest.mark.parametrize(("name", "before", "after", "said"), CARD_FAULTS)
def test_a_fault_in_a_card_is_one_clear_line(name: str, before: str, after: str, said: str, tmp_path: Path) -> None:
    problems = lint(damaged(tmp_path, CARDS, f"{name}.yaml", before, after))
    assert len(problems) == 1, problems
    assert said in problems[0]
    assert "\n" not in problems[0]
    assert len(problems[0]) < 250


@pytest.mark.parametrize(
    ("before", "after", "said"),
    [
        ('  "spell:ice": [', '  "spell:frost": [', "the weight of 'spell:ice' is missing"),
        ('  "spell:ice": [', '  "spell:frost": [', "the weight of 'spell:frost' is of no card"),
        ('  "w1": [', '  "w0": [', "the harm of the curse 'w1' is missing"),
        ('  "flow": [', '  "flown": [', "'flow' is missing"),
    ],
)
def test_a_card_of_which_the_companions_know_nothing_is_named(
    before: str, after: str, said: str, tmp_path: Path
) -> None:
    copy = damaged(tmp_path, WEIGHTS.parent, WEIGHTS.name, before, after) / WEIGHTS.name
    assert any(said in line for line in lint(CARDS, weights=copy))


WORD_FAULTS = [
    ("en", '    name: "Ice"\n', "", "en: spells: ice: the name is missing"),
    ("es", 'name: "Hielo"', 'name: ""', "es: spells: ice: the name is missing"),
    ("en", 'text: "Every player discards {n} cards from hand."', 'texts: "?"', "the text is missing"),
    ("en", "Every player destroys the top {n} cards", "Every player destroys the top {m} cards", "does not declare"),
    ("en", "Every player exhausts {n} ready spells", "Every player exhausts 2 ready spells", "writes 2 out"),
    ("en", "Every player exhausts {n} ready spells", "Every player exhausts {n} of two ready spells", "writes two out"),
    ("en", "Every player exhausts {n} ready spells", "Every player exhausts some ready spells",
     "'n' is not in the text"),
]  # fmt: skip


@pytest.mark.parametrize(("lang", "before", "after", "said"), WORD_FAULTS)
def test_a_fault_in_the_words_is_told(lang: str, before: str, after: str, said: str, tmp_path: Path) -> None:
    problems = lint(CARDS, damaged(tmp_path, LOCALES, f"{lang}/bigbook/cards.yaml", before, after))
    own = [line for line in problems if line.startswith(f"{lang}:")]
    assert any(said in line for line in own), problems
    assert all("\n" not in line for line in problems)
    assert len({line.rpartition(":")[0] for line in own}) <= 3, "one fault must not drown in others"


def test_a_broken_locale_file_is_named_with_its_line(tmp_path: Path) -> None:
    problems = lint(CARDS, damaged(tmp_path, LOCALES, "pt/bigbook/cards.yaml", "spells:", "spells: &x"))
    assert any("cards.yaml" in line and "anchor" in line for line in problems)


def test_too_many_verbs_for_one_card_each_exceed_the_budget(tmp_path: Path) -> None:
    copy = tmp_path / "cards"
    copy_sources(CARDS, copy)
    lines = (copy / "curses.yaml").read_text(encoding="utf-8").splitlines()
    (copy / "curses.yaml").write_text("\n".join(lines[:6]) + "\n", encoding="utf-8")
    lines = (copy / "spells.yaml").read_text(encoding="utf-8").splitlines()
    cut = lines.index("arctic_circle:")
    shelf = lines[: lines.index("power_of_the_brazier:")] + lines[cut:]
    (copy / "spells.yaml").write_text("\n".join(shelf) + "\n", encoding="utf-8")
    assert any("verbs serve one card only" in line for line in lint(copy))


# --------------------------------------------------------------------------------------- the facts of the card set


def test_thirty_six_library_spells_three_of_each_element_and_level() -> None:
    library = [spell for spell in catalogue().spells.values() if not spell.basic]
    assert len(library) == 36
    counts = Counter((spell.element, spell.level) for spell in library)
    assert counts == dict.fromkeys(itertools.product(range(4), (1, 2, 3)), 3)


def test_four_basic_spells_one_of_each_element_at_level_one() -> None:
    basic = [spell for spell in catalogue().spells.values() if spell.basic]
    assert sorted(spell.element for spell in basic) == [0, 1, 2, 3]
    assert {spell.level for spell in basic} == {1}
    elements = {spell.id: ELEMENTS[spell.element] for spell in basic}
    assert elements == {"combustion": "fire", "ice": "water", "growth": "earth", "telepathy": "air"}


def test_every_spell_has_a_number_that_grows() -> None:
    for spell in catalogue().spells.values():
        assert spell.grows.get("x", 0) >= 1, spell.id
        assert spell.numbers(3)["x"] == 3 * spell.numbers(1)["x"]


def test_forty_eight_curses_nine_of_each_element_and_twelve_of_all() -> None:
    cards = catalogue().curses.values()
    assert len(cards) == 48
    piles = Counter(PILES[curse.pile] for curse in cards)
    assert piles == {"water": 9, "earth": 9, "fire": 9, "air": 9, "multi": 12}
    for curse in cards:
        assert sum(curse.cost) == 4
        assert max(curse.cost) == (4 if curse.pile < 4 else 1)


def test_eight_magicians_of_twelve_cards_two_of_each_specialty() -> None:
    cards = catalogue().magicians.values()
    assert {magician.id for magician in cards} == set(MAGICIANS)
    assert len(cards) == 8
    assert Counter(magician.element for magician in cards) == dict.fromkeys(range(4), 2)
    assert all(sum(magician.deck) == 11 for magician in cards)
    assert [magician.id for magician in cards if magician.support_places == 4] == ["lakekeeper"]
    assert [magician.id for magician in cards if magician.spell_limit == 6] == ["archivist"]


def test_any_five_magicians_can_be_dealt_from_eighteen_cards_of_an_element() -> None:
    """In nightmare mode nineteen may be needed; the box is not counted there (cards.yaml)."""
    for party in itertools.combinations(catalogue().magicians.values(), 5):
        for element in range(4):
            assert sum(magician.deck[element] for magician in party) <= 18


def test_the_grimoire_is_four_covers_twelve_pages_and_the_end() -> None:
    cards = catalogue()
    assert (len(cards.covers), len(cards.interiors), len(cards.pages)) == (4, 12, 17)
    for page in cards.pages.values():
        parts = set(page.numbers)
        if page.id.startswith("cover"):
            assert parts == {"arrival"}
        elif page.id == "final_page":
            assert parts == {"bonus", "failure"}
            assert page.curses == ()
        else:
            assert parts == {"arrival", "bonus", "failure"}


def test_twelve_symbols_of_each_element_over_all_monsters() -> None:
    symbols = Counter(element for page in catalogue().pages.values() for element in page.curses)
    assert symbols == dict.fromkeys(range(4), 12)
    assert all(len(page.curses) == 3 for page in catalogue().pages.values() if page.id != "final_page")


def test_no_pile_can_run_dry_in_a_first_pass() -> None:
    """Whatever book is laid: a pile of nine holds all curses of its element, twelve all multi-element ones."""
    cards = catalogue()
    for element in range(4):
        covers = max(cards.pages[name].curses.count(element) for name in cards.covers)
        pages = sorted((cards.pages[name].curses.count(element) for name in cards.interiors), reverse=True)
        assert covers + sum(pages[:5]) <= 9
    for difficulty in DIFFICULTIES:
        assert sum(cards.table.round_track[difficulty]) <= 12


def test_the_three_arrivals_that_need_curses_come_after_them() -> None:
    after = [page.id for page in catalogue().pages.values() if page.arrival_when == "after_curses"]
    assert after == ["page_01", "page_07", "page_11"]


def test_the_figures_of_the_rules() -> None:
    table = catalogue().table
    assert (table.hand_size, table.support_places, table.spell_limit) == (6, 3, 5)
    assert (table.learn_cost, table.cure_cost, table.curse_cost) == (2, 2, 4)
    assert table.madness_stack == {2: 20, 3: 25, 4: 30, 5: 35}
    assert table.supply == {2: 10, 3: 6}
    assert table.tokens_per_element == 4
    assert table.round_track == {
        "easy": (0, 0, 1, 1, 1, 2),
        "medium": (0, 1, 1, 1, 2, 2),
        "hard": (1, 1, 1, 2, 2, 2),
    }
    assert table.spaces == (2, 3, 3, 4, 5)


def test_names_of_cards_are_unique() -> None:
    cards = catalogue()
    ids = [*cards.spells, *cards.magicians, *cards.curses, *cards.pages]
    assert len(set(ids)) == len(ids)
