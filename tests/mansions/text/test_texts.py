"""The English texts of the second game: every card, room, clue and ending speaks, and says what its program does."""

from __future__ import annotations

import re
import shutil
from pathlib import Path

import pytest

from game.core.text.i18n import Catalogue as Words
from game.core.text.phrases import PLACEHOLDER, Template
from game.mansions.cards.reading import CARDS, catalogue, read
from game.mansions.cards.story import stories, story
from game.mansions.lint import texts as lint_texts
from game.mansions.text import text_keys
from game.mansions.text.card_texts import CardTexts
from game.mansions.text.names import Names
from game.mansions.text.sheets import Sheets
from game.mansions.text.story_texts import StoryTexts, objective_numbers
from game.mansions.text.wording import numbers, signed
from tests.sources import copy_sources, source_files

ROOT = Path(__file__).resolve().parents[3]
LOCALES = ROOT / "localization"
BOX = catalogue()
TALE = story("glass_tide")
TALES = tuple(map(story, stories()))
ENGLISH = Words.load("en", [LOCALES])
TEXTS = CardTexts(ENGLISH, BOX)
TOLD = StoryTexts(ENGLISH, TALE)
KEYS = sorted(key for key in ENGLISH.keys() if key.startswith("mansions."))  # noqa: SIM118 - a method of the catalogue


def entry(key: str) -> Template:
    found = ENGLISH.template(key)
    assert found is not None, key
    return found


# ------------------------------------------------------------------------------------------------------ nothing missing


def test_nothing_is_wrong_with_the_texts() -> None:
    assert lint_texts.text_problems(BOX, TALES, ENGLISH) == []
    assert ENGLISH.problems == []


def test_every_card_of_the_box_is_counted() -> None:
    """8 people, 32 profiles, 14 items, 33 finds, 15 nothings, 20 spell backs, 19 locks and obstacles …"""
    wanted = text_keys.required(BOX, TALES)
    names = [key for key in wanted if key.startswith("mansions.cards.") and key.endswith(".name")]
    assert len(names) == 8 + 32 + 16 + 14 + 33 + 4 + 12 + 7 + 35 + 21 + 65 + 24 + 13
    assert len([key for key in wanted if ".nothing." in key]) == 15
    assert len([key for key in wanted if ".backs." in key]) == 2 * 20
    assert len([key for key in wanted if ".endings." in key]) == 9 * len(TALES)
    assert wanted <= set(KEYS)


STORY = "stories/glass_tide"
FAULTS = [
    ("cards/mythos", 'undertow: {name: "Undertow", ', "undertow: {", "mythos.undertow.name: the text is missing"),
    ("cards/items", "boat_hook:", "boot_hook:", "items.boot_hook.name: there is nothing of this name"),
    ("rooms", "pantry:", "larder:", "rooms.larder.in: there is nothing of this name"),
    ("cards/trauma", "Your legs have had", "Your 2 legs have had", "a number stands in the text"),
    ("effects", "you take {n} fright", "you take 1 fright", "a number stands in the text"),
    ("effects", "special:", "specialty:", "combat ch09 attack: the clauses do not say it"),
    ("cards/mythos", "{horror} fright", "{horror_2} fright", "{horror_2}, which is no number of its program"),
    ("cards/keeper_actions", "up to {drag} spaces", "a few spaces", "the number drag (2) is not in the text"),
    (f"{STORY}/objectives", "{health} Health", "much Health", "the number health (12) is not in the text"),
    (f"{STORY}/clues", "{room:library.in}", "{room:study.in}", "but points to ['room:library']"),
    (f"{STORY}/clues", "{room:library.in}", "in the Library", "Library stands in the text"),
    (f"{STORY}/clues", "{room:library.in}", "{room:liberty.in}", "there is no room:liberty"),
    (f"{STORY}/clues", "on nursery paper", "{room:nursery.in}", "it names ['room:library', 'room:nursery']"),
    (f"{STORY}/events", "{room:great_hall.in}", "in the Great Hall", "Great Hall stands in the text"),
]


@pytest.mark.broken_language
@pytest.mark.parametrize(("file", "before", "after", "said"), FAULTS, ids=lambda text: text[:30])
def test_a_fault_in_a_text_is_named(file: str, before: str, after: str, said: str, tmp_path: Path) -> None:
    copy = copy_sources(LOCALES / "en" / "mansions", tmp_path / "en" / "mansions").parent
    shutil.copy(LOCALES / "en" / "language.yaml", copy)
    path = copy / "mansions" / f"{file}.yaml"
    text = path.read_text("utf-8")
    assert before in text
    path.write_text(text.replace(before, after, 1), "utf-8")
    found = lint_texts.text_problems(BOX, TALES, Words.load("en", [tmp_path]))
    assert any(said in line for line in found), found[:5]


def test_a_tuned_number_changes_the_sentence_and_no_text(tmp_path: Path) -> None:
    """Balance is data: what players read follows."""
    folder = copy_sources(CARDS, tmp_path / "cards")
    path = folder / "mythos.yaml"
    path.write_text(
        path.read_text("utf-8").replace("failed: [{damage: {n: 3}}]", "failed: [{damage: {n: 4}}]"), "utf-8"
    )
    tuned = read(folder)
    said = CardTexts(ENGLISH, tuned).mythos(tuned.mythos["chandelier"])
    assert said == (
        "Only in a hall. Read to whoever it is played on: "
        "Test Dexterity \N{MINUS SIGN}1. Pass: you take 1 damage. Fail: you take 4 damage."
    )
    assert lint_texts.text_problems(tuned, TALES, ENGLISH) == []


# -------------------------------------------------------------------------------------------------- what programs say


@pytest.mark.parametrize(
    ("kind", "id_", "said"),
    [
        ("items", "snare_wire",
         "Action: Test Dexterity. Pass: a monster in your space takes 2 stun; you discard this card. "
         "Fail: nothing happens."),
        ("items", "flask_of_broth",
         "Free, on your turn: Choose one: you heal 2 damage; you shake off 2 fright; or you shake off 1 stun. "
         "You discard this card."),
        ("items", "pepper_box", "Damage 2, range 1. When the attack passes its test: The monster takes 1 stun."),
        ("items", "sandbag_gloves", "Damage 2, in your own space only. +1 to your Strength tests in combat."),
        ("finds", "croquet_mallet",
         "Damage 3, in your own space only. When the attack passes its test: If the monster has 3 Health or less left, "
         "you deal 1 damage to the monster."),
        ("finds", "cellar_key", "Opens any lock that asks for Strength."),
        ("finds", "moon_dial",
         "Free: You roll again and keep the second result. Only for a test of your own. Once per round."),
        ("finds", "door_in_a_frame",
         "Action: You move up to 3 spaces at once, past any lock. If you are in darkness, you take 1 fright."),
    ],
)  # fmt: skip
def test_an_item_says_what_it_does(kind: str, id_: str, said: str) -> None:
    assert TEXTS.item(kind, getattr(BOX, kind)[id_]) == said


def test_both_halves_of_a_combat_card_speak() -> None:
    card = BOX.combat["ch09"]
    passed, failed = (
        "you deal your weapon\N{RIGHT SINGLE QUOTATION MARK}s damage",
        "you drop the weapon you attack with",
    )
    assert TEXTS.upper(card) == f"Test Marksmanship. Pass: {passed}. Fail: {failed}."
    assert TEXTS.lower(card) == "The monster makes its special attack."
    assert (
        TEXTS.special(BOX.figures["lampbearer_6"])
        == "Darkness falls in your room. Test Willpower. Fail: you take 1 fright."
    )


def test_a_spell_speaks_of_the_room_that_was_chosen() -> None:
    unlight = BOX.spells["unlight"]
    assert TEXTS.spell(unlight) == "Action: Test Lore. Target: your room or one in sight."
    assert TEXTS.back(unlight, 1).startswith(
        "Pass: every monster in the chosen room takes 1 stun; you renew this spell."
    )


def test_locks_say_the_way_through_and_what_failing_adds() -> None:
    assert TEXTS.barred(BOX.locks["chained_door"]) == "Test Strength \N{MINUS SIGN}1. Fail: you take 1 damage."
    assert TEXTS.barred(BOX.locks["silver_lock"]) == "Needs the Silver Key."
    assert (
        TEXTS.barred(BOX.obstacles["fuse_cabinet"])
        == "Needs a wiring puzzle to be solved. Left unsolved: you take 1 stun."
    )


def test_an_omen_says_whom_it_may_strike() -> None:
    assert TEXTS.omen_needs(BOX.mythos["dinner_for_nobody"]) == "Only in the Dining Room or in a kitchen room."
    assert TEXTS.omen_needs(BOX.mythos["undertow"]) == ""
    assert TEXTS.mythos(BOX.mythos["undertow"]) == (
        "Read to whoever it is played on: The Keeper moves you up to 2 spaces."
    ), "whoever reads is the Keeper: you is somebody else"


@pytest.mark.parametrize(
    ("said", "rules"),
    [
        ("You cannot attack with a melee weapon or bare hands.", TEXTS.trauma(BOX.trauma["bruised_ribs"])),
        ("Only on somebody with 4 Health or less. ", TEXTS.trauma(BOX.trauma["bruised_ribs"])),
        ("Only on somebody out of their wits. ", TEXTS.trauma(BOX.trauma["quite_enough_thank_you"])),
        ("Only on somebody with 3 Wits or less. ", TEXTS.trauma(BOX.trauma["a_short_nap"])),
        ("You lose your action (outside your turn: that of your next)", TEXTS.trauma(BOX.trauma["a_short_nap"])),
        ("You have 4 more puzzle actions in this attempt.", TEXTS.ability("patient_fingers")),
        ("ou have 1 more puzzle action in an attempt", TEXTS.item("items", BOX.items["loupe_and_picks"])),
        ("Draw an Omen and a mishap.", TEXTS.keeper_action(BOX.keeper_actions["whisper"])),
        ("mishaps, then discard 1 of those you hold.", TEXTS.keeper_action(BOX.keeper_actions["gnawing_thought"])),
        ("Discard an Omen or a mishap: gain 1 threat.", TEXTS.keeper_action(BOX.keeper_actions["patience"])),
        ("you gain 1 skill token; if not", TEXTS.mythos(BOX.mythos["a_small_errand"])),
        ("a monster takes 1 keepsake.", TOLD.part(TALE.events[2], "1B")[1]),
        ("Opens the Silver Lock.", TEXTS.item("finds", BOX.finds["silver_key"])),
        ("Once per game, on your turn: ", TEXTS.ability("sea_legs")),
    ],
)  # fmt: skip
def test_a_rule_reads_as_somebody_would_say_it(said: str, rules: str) -> None:
    assert said in rules


def test_what_holds_all_game_is_said_once_for_all_its_sentences() -> None:
    for action in BOX.keeper_actions.values():
        said = TEXTS.keeper_action(action)
        assert said.count("Always: ") == bool(action.standing) and "All game" not in said


def test_a_half_that_is_only_the_special_attack_says_so_in_one_line() -> None:
    only = [one.id for one in BOX.combat.values() if TEXTS.lower(one) == "The monster makes its special attack."]
    assert only
    for card in only:
        lines = Sheets(ENGLISH, BOX).card(card)
        assert any(line.endswith(": its special attack.") for line in lines), lines


def test_a_thing_has_its_article_and_a_title_its_marks() -> None:
    """Titles have commas, exclamation marks and whole clauses in them: a sentence must show where they end."""
    names = Names(ENGLISH, BOX, TALE)
    carried = names.listed(["loupe_and_picks", "carving_knife", "unlit_book", "clue_4b"])
    assert carried == "the Loupe and Picks, the Carving Knife, the Unlit Book, and “The Toast Went Down”"
    assert names.listed(["wet_footprints", "sit"]) == "“Wet Footprints, Your Size” and “Sit!”"
    assert str(names.said("mending_2")) == "Mending"


def test_rules_speak_of_your_turn_as_americans_do() -> None:
    said = [(key, text) for key in KEYS for text in entry(key).variants.values()]
    wrong = re.compile(r"\bin (?:your|this|another|the same|your own|your next) (?:turn|round)s?\b|\d ?}? %")
    assert [(key, text) for key, text in said if wrong.search(text)] == []


TICS = {"eleven years": 2, r"apolog\w+": 2, "as if": 1, "posture": 0, "opinions": 1, "manners": 0}
"""Turns of phrase that a text may lean on, and how often in all texts."""


@pytest.mark.parametrize("tic", TICS)
def test_no_turn_of_phrase_is_heard_all_night(tic: str) -> None:
    told = [text for key in KEYS if not key.endswith(".effect") for text in entry(key).variants.values()]
    found = [text for text in told if re.search(rf"\b{tic}\b", text, re.IGNORECASE)]
    assert len(found) <= TICS[tic], found


def test_numbers_have_the_names_of_their_verbs() -> None:
    assert numbers(BOX.registry, "mythos:chandelier") == {"test": -1, "damage": 1, "damage_2": 3}
    assert numbers(BOX.registry, "") == {}
    assert [signed(n) for n in (2, 0, -3)] == ["+2", "0", "\N{MINUS SIGN}3"]


def test_no_clause_is_left_over() -> None:
    """Everything in effects.yaml and labels.yaml is said by some card, or named by the code; what is said only before a
    die falls is asked in `test_stakes`."""
    asked = {"mansions.effects.offered.keeper"}

    class Listening(Words):
        def _find(self, key: str) -> tuple[str, Template | None]:
            asked.add(key)
            return super()._find(key)

    words = Listening.load("en", [LOCALES])
    assert all(text for _, text in lint_texts.every_rule(BOX, words))
    code = " ".join(path.read_text("utf-8") for path in source_files(ROOT / "game" / "mansions", ".py"))
    left = [key for key in KEYS if key.startswith("mansions.effects.") and key not in asked]
    assert not left, "no program says these"
    assert "mansions.effects" in code


# -------------------------------------------------------------------------------------------------------------- stories


def test_every_part_of_every_event_is_told() -> None:
    for event in TALE.events:
        assert TOLD.event_name(event)
        for key in event.effects:
            text, effect = TOLD.part(event, key)
            assert "[" not in text + effect and text and effect
    second = TALE.events[1]
    assert list(second.effects) == ["4A", "4B"]
    answers = {1: "A", 2: "A", 3: "A", 4: "B"}
    assert len(TOLD.event(second, answers)) == 1
    assert "Cellar Landing" in TOLD.event(second, answers)[0][1]
    assert len(TOLD.event(TALE.events[3], answers)) == 2


@pytest.mark.parametrize("investigators", [1, 2, 3, 4])
def test_objectives_show_the_numbers_of_this_game(investigators: int) -> None:
    for objective in TALE.objectives.values():
        for part in text_keys.OBJECTIVE_PARTS[1:]:
            assert "[" not in TOLD.objective(objective, part, investigators)
        for winner in text_keys.ENDINGS:
            assert TOLD.ending(objective, winner)
    guest = TALE.objectives["1A"]
    assert objective_numbers(guest, investigators)["health"] == 4 + 2 * investigators
    assert f"{4 + 2 * investigators} Health" in TOLD.objective(guest, "start", investigators)
    assert TOLD.ending(guest, "keeper", "eliminated") != TOLD.ending(guest, "keeper", "named_in_room")


def test_a_clue_is_read_with_the_name_of_its_room() -> None:
    assert "in the Library" in TOLD.clue("clue_4a")
    assert "in the Moon Room" in TOLD.clue("clue_2b")
    assert TOLD.clue_name("clue_1c") == "The Ledger"


# --------------------------------------------------------------------------------------------------------------- manner


def length(text: str) -> int:
    return len(PLACEHOLDER.sub("x", text).split())


def test_story_texts_are_short() -> None:
    """At most sixty words are read aloud at a time; the introduction has a hundred."""
    told = [key for key in KEYS if key.startswith("mansions.stories.") or key.endswith((".text", ".story", ".enters"))]
    long = {key: n for key in told for text in entry(key).variants.values() if (n := length(text)) > 60}
    assert set(long) <= {f"mansions.stories.{tale.id}.story.introduction" for tale in TALES}
    assert all(n <= 100 for n in long.values())


def test_lines_on_cards_fit_a_card() -> None:
    long = [key for key in KEYS if key.endswith(".flavour") and length(entry(key).variants["other"]) > 22]
    assert not long


ROUGH = (
    r"mythos|trauma|insan\w+|sanity|horror|corpses?|altar|zombies?|cult\w*|eldritch|humanoids?|beasts?|injur\w+|samples?"
    r"|blood\w*|suicid\w*|tortur\w*"
)


def test_no_rule_says_the_rules_own_words() -> None:
    """Players read milder words than the rules and the code have."""
    rough = re.compile(rf"\b(?:{ROUGH})\b", re.IGNORECASE)
    said = [(key, text) for key in KEYS for text in entry(key).variants.values()]
    said += list(lint_texts.every_rule(BOX, ENGLISH))
    wrong = [(key, text) for key, text in said if rough.search(PLACEHOLDER.sub("", text))]
    assert wrong == []
