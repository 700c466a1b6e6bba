"""The card set of the second game: the counts of the box, references that resolve, and mistakes that are named."""

from __future__ import annotations

import re
import shutil
from collections import Counter
from pathlib import Path

import pytest

from game.core.engine.program import ProgramError
from game.core.text.strict_yaml import StrictYamlError
from game.mansions.cards import programs
from game.mansions.cards.reading import CARDS, catalogue, read
from game.mansions.cards.shelf import STORIES
from game.mansions.cards.story import read_story, stories, story
from game.mansions.cards.vocabulary import ATTRIBUTES, CLASSES
from game.mansions.catalogue import Catalogue
from game.mansions.lint import cards as lint
from tests.sources import copy_sources, source_files

BOX = catalogue()
ROOT = Path(__file__).resolve().parents[3]


def test_the_box_holds_what_the_rules_count() -> None:
    """0.1 and MM-CMP.2: 224 small cards but for the clues of other stories, 24 figures of 9 kinds."""
    assert [len(kind.figures) for kind in BOX.kinds.values()] == [2, 2, 6, 2, 2, 2, 2, 2, 4]
    assert len(BOX.figures) == 24
    assert len(BOX.investigators) == 8 and len(BOX.abilities) == 16 and len(BOX.items) == 14
    assert len(BOX.finds) == 33
    assert {spell.id: len(spell.backs) for spell in BOX.spells.values()} == dict.fromkeys(
        ("mending", "unlight", "withering", "farsight"), 5
    )
    assert (len(BOX.locks), len(BOX.obstacles), len(BOX.mythos)) == (12, 7, 35)
    assert Counter(card.kind for card in BOX.trauma.values()) == {"injury": 11, "insanity": 10}
    assert Counter(card.monsters for card in BOX.combat.values()) == {"humanoid": 22, "beast": 21, "eldritch": 22}
    assert len(BOX.keeper_actions) == 13
    puzzles = BOX.puzzles
    assert (len(puzzles.lock_pieces), len(puzzles.wiring_pieces)) == (15, 15)
    assert sum(puzzles.slots("rune", name) for name in puzzles.runes) == 23
    assert [puzzles.slots("lock", name) for name in puzzles.locks] == [4, 5, 6]
    assert [puzzles.slots("wiring", name) for name in puzzles.wirings] == [6, 8, 9]


def test_finds_and_profiles_are_split_as_designed() -> None:
    assert Counter(card.tags[0] for card in BOX.finds.values()) == {
        "key": 6, "weapon": 9, "equipment": 9, "artifact": 4, "tome": 5,
    }  # fmt: skip
    for one in BOX.investigators.values():
        for physical, mental in zip(one.physical, one.mental, strict=True):
            assert (*physical.attributes, *mental.attributes) == ATTRIBUTES
            assert physical.item or physical.spell
            assert mental.ability
    spells = [card.spell for one in BOX.investigators.values() for card in one.physical if card.spell]
    assert sorted(spells) == ["mending", "unlight"]
    sums = [sum(card.attributes.values()) for one in BOX.investigators.values() for card in one.physical]
    minds = [sum(card.attributes.values()) for one in BOX.investigators.values() for card in one.mental]
    assert (min(sums), max(sums), min(minds), max(minds)) == (11, 16, 14, 19)


def test_every_draw_of_a_combat_card_finds_one_that_fits() -> None:
    """A-23: at least three cards of each class for every kind of attack, and four for each lower half."""
    for monsters in CLASSES:
        cards = [card for card in BOX.combat.values() if card.monsters == monsters]
        kinds = Counter(card.kind for card in cards)
        assert kinds == {"unarmed": 5, "ranged": 5 if monsters == "beast" else 6, "melee": 5, "bladed": 3, "blunt": 3}
        lower = Counter(card.lower for card in cards)
        assert set(lower) == {"attack", "hiding", "barrier"} and min(lower.values()) >= 4


def verbs_of(program: str) -> set[str]:
    """All verbs of a program, nested steps included."""
    return {step.verb.name for name, step in lint.steps_of(BOX.registry)
            if name == program or name.startswith(f"{program}/")}  # fmt: skip


def test_bare_hands_deal_no_weapon_damage() -> None:
    """MM-GLO.5."""
    for card in BOX.combat.values():
        assert ("weapon" not in verbs_of(card.upper)) or card.kind != "unarmed", card.id


def test_a_spell_renews_itself_unless_it_says_otherwise() -> None:
    """MM-SPL.7: what is passed renews or keeps the card."""
    for spell in BOX.spells.values():
        for back in spell.backs:
            assert len({"renew", "keep"} & verbs_of(back.passed)) == 1, back.passed


def test_only_two_cards_carry_somebody_off_without_harm() -> None:
    deadly = [card for card in BOX.trauma.values() if "die" in verbs_of(card.program)]
    assert [(card.id, card.kind, card.limit) for card in deadly] == [
        ("asleep_on_your_feet", "injury", 1), ("quite_enough_thank_you", "insanity", 0)]  # fmt: skip
    assert not any(step.verb.name == "die" and not name.startswith("trauma:")
                   for name, step in lint.steps_of(BOX.registry))  # fmt: skip


def test_nothing_is_wrong_with_the_cards_and_the_stories() -> None:
    tales = [story(name) for name in stories()]
    assert lint.problems(BOX, tales) == []
    assert lint.unused_verbs([BOX.registry, *(tale.registry for tale in tales)]) == set()


def test_numbers_on_cards() -> None:
    """A sample of each file, as printed in the plan of the contents."""
    sodden = BOX.kinds["sodden"]
    assert (sodden.monsters, sodden.awareness, sodden.horror) == ("humanoid", 1, -1)
    assert [(figure.health, figure.damage) for figure in sodden.figures] == [(5, 1), (6, 2), (6, 2), (7, 2)]
    assert (BOX.items["salt_blunderbuss"].reach, BOX.items["salt_blunderbuss"].damage) == (3, 4)
    assert BOX.finds["moon_dial"].per_round == 1
    assert (BOX.mythos["flame_behind_glass"].cost, BOX.mythos["flame_behind_glass"].icons) == (4, ("glass", "embers"))
    assert [card.id for card in BOX.mythos.values() if card.down] == ["the_itch", "borrowed_shadow", "a_small_errand"]
    assert BOX.keeper_actions["night_hunger"].standing == ("no_second_attack",)
    (test,) = BOX.registry.steps["combat:ch13.melee"]
    assert (test.args.attribute, test.args.modifier) == ("strength", -1)
    assert [step.args.n for step in BOX.registry.steps[test.args.passed]] == [2]


def test_a_group_has_a_weapon_and_a_mind_for_everything() -> None:
    kinds = {tag for item in BOX.finds.values() if item.use == "attack" for tag in item.tags}
    assert {"ranged", "bladed", "blunt"} <= kinds


# --------------------------------------------------------------------------------------------------- what is refused


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return copy_sources(CARDS, tmp_path / "cards")


def change(path: Path, before: str, after: str) -> None:
    text = path.read_text("utf-8")
    assert before in text
    path.write_text(text.replace(before, after, 1), "utf-8")


DAMAGE = [
    ("mythos", "cost: 1", "cots: 1", "mythos.yaml: loose_floorboard: 'cost' is missing; did you mean 'cots'?"),
    ("mythos", "icons: [house]", "icons: [hose]", "'hose' does not fit; did you mean 'house'?"),
    ("mythos", "cost: 1", "cost: -1", "'-1' is no number"),
    ("mythos", "cost: 1", "cost: 1\n  bogus: 2", "unknown entry 'bogus'"),
    (
        "mythos",
        "test: {attribute: dexterity",
        "tset: {attribute: dexterity",
        "unknown verb 'tset'; did you mean 'test'?",
    ),
    ("mythos", "attribute: dexterity", "attribute: dexterty", "did you mean 'dexterity'?"),
    ("trauma", "kind: injury", "kind: bruise", "'bruise' does not fit"),
    ("trauma", "{kind: injury, program", "{kind: injury, kind: injury, program", "twice"),
    ("monsters", "class: beast", "class: best", "did you mean 'beast'?"),
    ("monsters", "health: 9", "health: nine", "'nine' is no number"),
    ("combat_beast", "  attack: [", "  atack: [", "one of attack, hiding, barrier is needed"),
    ("items", "use: attack", "use: atack", "did you mean 'attack'?"),
    ("items", "tags: [weapon, melee", "tags: [weapon, weapon", "a word stands twice"),
    ("items", "damage: 3", "damage: [3]", "is no number"),
    ("profiles", "item: boat_hook", "itme: boat_hook", "an item, a spell or an ability is needed"),
    ("profiles", "strength: 6, ", "", "'strength' is missing"),
    ("puzzles", "ssme", "ssmx", "'ssmx' is no piece"),
    ("puzzles", "[[N, r], [S, b]", "[[N, g], [S, b]", "is no piece"),
    ("puzzles", "[0, S], [1, S]", "[0, X], [1, S]", "'X' is no side"),
    ("locks", "attribute: strength", "attribute: strengh", "did you mean 'strength'?"),
    ("spells", "attack: false", "attack: no", "'no' does not fit"),
    ("keeper_actions", "limit: any", "limit: always", "'always' does not fit"),
    ("abilities", "when: own", "when: mine", "'mine' does not fit"),
    ("monsters", "health: 9", "health: 0", "monsters.yaml: furrow_1.health: 1 to 60 are possible, not 0"),
    ("monsters", "damage: 3", "damage: 10", "furrow_1.damage: 0 to 9 are possible, not 10"),
    ("monsters", "awareness: ", "awareness: -1", ".awareness: -9 to 9 are possible, not -1"),
    ("mythos", "icons: [house]", "icons: []", "loose_floorboard.icons: at least one of house, glass"),
    ("mythos", "cost: 1", "cost: 10", "loose_floorboard.cost: 0 to 9 are possible, not 10"),
    ("profiles", "health: ", "health: 9", ".health: 1 to 30 are possible, not 9"),
    ("profiles", "strength: ", "strength: 9", ".strength: 1 to 10 are possible, not 9"),
    ("items", "range: ", "range: 9", ".range: 0 to 9 are possible, not 9"),
    ("locks", "modifier: -1", "modifier: -10", "chained_door.need.modifier: -9 to 9 are possible, not -10"),
    ("puzzles", "turn: ", "turn: 4", ".turn: '4"),
    ("puzzles", "R6: [", "R6: [0, ", "R6: rows and columns are needed"),
    ("box", "mythos: 35", "mythos: 0", "box.yaml.mythos: 1 to 999 are possible, not 0"),
    ("box", "mythos: 35", "mytos: 35", "'mythos' is missing; did you mean 'mytos'?"),
]


@pytest.mark.parametrize(("name", "before", "after", "said"), DAMAGE, ids=lambda text: text[:30])
def test_a_damaged_file_is_named_with_its_place(name: str, before: str, after: str, said: str, folder: Path) -> None:
    change(folder / f"{name}.yaml", before, after)
    with pytest.raises((ProgramError, StrictYamlError)) as caught:
        read(folder)
    assert said in str(caught.value)
    assert "\n" not in str(caught.value)


LINTED = [
    ("mythos", "where: next", "where: nxet", "does not know the place 'nxet'; did you mean 'next'?"),
    ("mythos", "tag:hall", "tag:hell", "nothing can be 'tag:hell'"),
    ("mythos", "room:dining_room", "room:ballroom", "no story has a room:ballroom"),
    ("keeper_actions", "kind: lampbearer", "kind: lampbaerer", "did you mean 'lampbearer'?"),
    ("exploration", "spell: farsight", "spell: farsigth", "did you mean 'farsight'?"),
    ("exploration", "opens: [silver_lock]", "opens: [sliver_lock]", "did you mean 'silver_lock'?"),
    ("exploration", "opens: [silver_lock]", "opens: [brass_lock]", "its key 'silver_key' does not open it"),
    ("locks", "layout: W2", "layout: W9", "no wiring layout 'W9'"),
    ("locks", "swollen_door:", "storm_coat:", "storm_coat: 2 things have this id"),
    ("profiles", "item: boat_hook", "item: boat_hok", "there is no item 'boat_hok'; did you mean 'boat_hook'?"),
    ("profiles", "item: storm_lantern", "item: boat_hook", "every item stands on one card"),
    ("items", "tags: [equipment, light]", "tags: [weapon, light]", "while does not fit weapon, light"),
    ("monsters", "lamp_mother:", "Lamp_mother:", "lower case"),
    ("box", "trauma: 21", "trauma: 22", "box.yaml: trauma: 22 are counted, but there are 21"),
    ("trauma", "bolt: {kind: insanity, program: [{drag: {n: 3}}]}\n", "", "trauma: 21 are counted, but there are 20"),
    ("trauma", "drag: {n: 3}", "drag: {n: 0}", "trauma:bolt: drag: n is 1 to 9, not 0"),
    ("trauma", "drag: {n: 3}", "drag: {n: 30}", "drag: n is 1 to 9, not 30"),
    ("exploration", "puzzle: {n: +1}", "puzzle: {n: +10}", "puzzle: n is -9 to 9, not 10"),
]


@pytest.mark.parametrize(("name", "before", "after", "said"), LINTED, ids=lambda text: text[:30])
def test_the_linter_names_what_fits_nothing(name: str, before: str, after: str, said: str, folder: Path) -> None:
    change(folder / f"{name}.yaml", before, after)
    found = lint.problems(read(folder), [story("glass_tide")])
    assert any(said in line for line in found), found


@pytest.mark.parametrize(
    ("before", "after", "said"),
    [
        ("tag:", "tag:", ""),
        ('where: "room:observatory"', 'where: "room:observatroy"', "does not know the place"),
        ("moon_room: silver_lock", "moon_room: nine_dials", "the lock puzzle L5 is used 2 times"),
        ("moon_room: silver_lock", "moon_room: sun_moon_gate", "the lock puzzle L4 is used 2 times"),
        ("id: the_clear_hour", "id: the_clear_day", "the answer 1A is not called the_clear_day"),
        ("    double: mo1\n", "", "double_burnt and its numbers belong together"),
        ("  kitchen:           [[4A, bread_saw, fire_poker], nothing]\n", "", "rooms without a pile: ['kitchen']"),
    ],
)
def test_the_linter_reads_stories(before: str, after: str, said: str, tmp_path: Path) -> None:
    path = Path(shutil.copy(STORIES / "glass_tide.yaml", tmp_path))
    if said:
        change(path, before, after)
    found = lint.problems(BOX, [read_story(path, BOX)])
    assert any(said in line for line in found) if said else found == []


NONSENSE = [
    ("    time: 3", "    time: 0", "glass_tide.yaml.events.I.time: 1 to 20 are possible, not 0"),
    ("keeper_hand: {mythos: 2,", "keeper_hand: {mythos: 99,", "keeper_hand.mythos: 0 to 4 are possible, not 99"),
    ("mythos_icons: [glass, tide]", "mythos_icons: []", "opening.mythos_icons: at least one of house, glass"),
    ("longer_night: false", "longer_night: perhaps", "options.longer_night: 'perhaps' does not fit"),
    ("puzzle_seconds: 0", "puzzle_seconds: 61", "options.puzzle_seconds: '61' does not fit"),
    ("free_moves: 1", "free_moves: 10", "named_monster.free_moves: 0 to 9 are possible, not 10"),
    ("{per_investigator: 1, least: 2, most: 3}", "{per_investigator: 1, least: 0, most: 3}", "samples: at least 1"),
    ("{per_investigator: 1, least: 2, most: 3}", "{per_investigator: 1, least: 4, most: 3}", "not 4 to 3"),
    ("    ledger: 1", "    ledger: 5", "objectives.1C.ledger: there is no clue 5"),
    ("    by: 4", "    by: 9", "events.II.by: there is no question 9"),
    ("4: {where: nursery, letter: 3}", "4: {where: nursery, letter: 8}", "clues.4.letter: there is no question 8"),
    ("threat: 0", "threat: 100", "opening.threat: 0 to 99 are possible, not 100"),
    ("size: [20, 20]", "size: [20, 0]", "1 to 99 squares are possible"),
]


@pytest.mark.parametrize(("before", "after", "said"), NONSENSE, ids=[after for _, after, _ in NONSENSE])
def test_a_story_that_makes_no_sense_is_refused_with_its_place(
    before: str, after: str, said: str, tmp_path: Path
) -> None:
    path = Path(shutil.copy(STORIES / "glass_tide.yaml", tmp_path))
    change(path, before, after)
    with pytest.raises(ProgramError) as caught:
        read_story(path, BOX)
    assert said in str(caught.value) and "\n" not in str(caught.value)


def test_every_program_that_the_verbs_run_is_asked_for_before_a_game() -> None:
    """A program that is gone from `turn.yaml`, or one that nothing would run, is named at once; and no verb runs one
    by a name that is not asked for."""
    programs.check_round(programs.OF_THE_ROUND)
    for name in programs.OF_THE_ROUND:
        with pytest.raises(ProgramError, match=f"turn.yaml: the program '{name}' is missing"):
            programs.check_round(set(programs.OF_THE_ROUND) - {name})
    with pytest.raises(ProgramError, match="nothing runs a program 'look_agian'; did you mean 'look_again'"):
        programs.check_round([*programs.OF_THE_ROUND, "look_agian"])
    run = set()
    for path in (ROOT / "game" / "mansions" / "verbs").glob("*.py"):
        text = path.read_text("utf-8")
        run |= set(re.findall(r'(?:push\(\s*state,|Frame\()\s*"(\w+)"', text))
        run |= set(re.findall(r'Playable\([^)]*?, "(\w+)", ', text))
    assert {"look_again", "harm", "play_trauma", "write_errand", "roll_again"} <= run <= set(programs.OF_THE_ROUND)


def test_no_kind_of_file_is_left_out_of_the_wheel() -> None:
    """`tests/cli/test_wheel.py` compares the wheel with the tree; here: what `setup.py` packs."""
    assert {path.suffix for path in source_files(ROOT / "game" / "mansions")} == {".py", ".yaml"}


def test_a_catalogue_is_read_once() -> None:
    assert catalogue() is BOX and isinstance(BOX, Catalogue)
