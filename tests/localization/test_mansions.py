"""The second game in its languages: what is generated agrees in every combination, cards stand in sentences as each
language has them, and whoever listens is spoken to as one or as several."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.core.text.completeness import examine
from game.core.text.i18n import Catalogue, available
from game.mansions.cards.reading import catalogue
from game.mansions.cards.story import stories, story
from game.mansions.lint.texts import text_problems
from game.mansions.text.card_texts import CardTexts
from game.mansions.text.names import Names
from game.mansions.text.story_texts import StoryTexts
from tests.localization import house
from tests.localization.scope import WAITING
from tests.sources import copy_sources

ROOT = Path(__file__).resolve().parents[2] / "localization"
BOX, TALE = catalogue(), story("glass_tide")
TALES = tuple(map(story, stories()))
READY = [one.code for one in available([ROOT]) if one.code not in WAITING.get("mansions", ())]


@pytest.mark.parametrize("lang", READY)
def test_nothing_is_wrong_with_the_house_in_a_language(lang: str) -> None:
    """Every sentence with every room and every monster, every card, clue and ending; spelling has its own test."""
    assert house.problems(lang, spelling=False) == []


# ------------------------------------------------------------------------------------- a language of a few texts

HALL = 'great_hall: {singular: "Gran Salón", def: "el Gran Salón", in: "en el Gran Salón", to: "al Gran Salón"}\n'
FEW = {
    "rooms": HALL + 'attic_stairs: {singular: "Subida al Desván", def: "la Subida al Desván"}\n',
    "terms": 'title_in_text: "«{name}»"\n',
    "cards/finds": 'carving_knife: {name: "Cuchillo trinchante"}\nsilver_key: {name: "Llave de plata"}\n',
    "cards/locks": 'silver_lock: {name: "Cerradura de plata"}\n',
    "cards/spells": 'mending: {name: "Remiendo"}\n',
    "cards/labels": 'needs_key: "Hace falta {item}."\nopens: "Abre {list}."\n',
    "effects": 'join: {nor: "{a} ni {b}", nor_end: "{a} ni {b}"}\nbar: {all: "no puedes {list}", attack: "atacar con '
    '{list}", melee: "un arma cuerpo a cuerpo", unarmed: "los puños"}\nlearn: {one: "aprendes {spell}"}\n',
    "stories/glass_tide/story": 'introduction: {by: people, one: "Te deja.", many: "Os deja.", other: "Os deja."}\n',
}


@pytest.fixture
def few(tmp_path: Path) -> Path:
    """A folder with the whole English, in which Spanish has begun with the second game."""
    copy_sources(ROOT / "en", tmp_path / "en")
    for file, text in {**FEW, "../language": (ROOT / "es" / "language.yaml").read_text("utf-8")}.items():
        path = tmp_path / "es" / "mansions" / f"{file}.yaml"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return tmp_path


def spanish(few: Path) -> Catalogue:
    return Catalogue.load("es", [few])


def test_a_language_without_articles_before_cards_sets_their_names_in_marks(few: Path) -> None:
    names = Names(spanish(few), BOX, TALE)
    assert str(names.said("carving_knife")) == "«Cuchillo trinchante»", "and not with the article that English gives it"
    assert str(names.said("mending_2")) == "«Remiendo»"
    assert names.listed(["carving_knife", "silver_key"]) == "«Cuchillo trinchante» y «Llave de plata»"
    texts = CardTexts(spanish(few), BOX)
    assert texts.barred(BOX.locks["silver_lock"]) == "Hace falta «Llave de plata»."
    assert texts.item("finds", BOX.finds["silver_key"]).startswith("Abre «Cerradura de plata».")


def test_articles_of_things_are_given_to_all_of_them_or_to_none(few: Path) -> None:
    def lacking() -> list[str]:
        return [line for line in text_problems(BOX, TALES, spanish(few)) if "bread_saw.def" in line]

    assert lacking() == []
    path = few / "es" / "mansions" / "cards" / "finds.yaml"
    path.write_text(path.read_text("utf-8").replace('te"}', 'te", def: "el Cuchillo trinchante"}', 1), encoding="utf-8")
    assert lacking() == ["mansions.cards.finds.bread_saw.def: the text is missing"]


def test_what_a_language_may_do_without_is_not_missing(few: Path) -> None:
    accounts, faults = examine(ROOT / "en" / "mansions", few / "es" / "mansions", "es")
    missing = {one.key for one in faults if one.kind == "missing" and one.file == "cards/finds.yaml"}
    assert "bread_saw.name" in missing and "bread_saw.def" not in missing and "carving_knife.def" not in missing
    account = next(one for one in accounts if one.file == "cards/finds.yaml")
    assert (account.written, account.texts) == (2, 69), "33 names, 33 lines, the rules told by hand; no article"


def test_a_noun_has_no_form_of_another_language(few: Path) -> None:
    """English has `from`; what Spanish leaves out is its singular, never an English word."""
    assert spanish(few).noun("mansions.rooms.great_hall").form("from") == "Gran Salón"
    assert spanish(few).noun("mansions.rooms.library").form("from") == "from the Library"


def test_a_list_after_a_no_has_its_own_word(few: Path) -> None:
    said = CardTexts(spanish(few), BOX).trauma(BOX.trauma["bruised_ribs"])
    assert "No puedes atacar con un arma cuerpo a cuerpo ni los puños." in said


@pytest.mark.parametrize(("people", "said"), [(["i1"], "Te deja."), (["i1", "i2"], "Os deja."), ([], "Os deja.")])
def test_a_story_speaks_to_one_or_to_several(few: Path, people: list[str], said: str) -> None:
    assert StoryTexts(spanish(few), TALE, people).introduction() == said


# ---------------------------------------------------------------------------------------- the gates see what is wrong

PLANTED = [
    (house.joins, "log", 'monster_moved: {walk: "Algo fue a {room.def}."}', "'a el '"),
    (house.joins, "log", 'round_began: "Ronda  {round}."', "'  '"),
    (house.marked, "log", 'card_taken: "{seat} se llevó «{card}»."', "comes with its marks"),
    (house.marked, "log", 'card_taken: "{seat} se llevó la {card}."', "la {card}: cards have no article"),
    (house.marked, "log", 'fire_laid: "Ardió el {room}."', "el {room}: cards"),
    (house.gendered, "log", 'hidden: "{seat} quedó escondido."', "'{seat} quedó escondido'"),
    (house.gendered, "why", 'stunned: "Así, estás aturdida."', "'estás aturdida'"),
    (house.words_forbidden, "log", 'round_began: "La ronda {round}, de locos."', "'locos'"),
    (house.lengths, "stories/glass_tide/rooms", f'pantry: {{enters: "{"Uno " * 25}dos."}}', "a sentence of 26 words"),
    (house.lengths, "stories/glass_tide/rooms", f'pantry: {{enters: "{"Uno dos. " * 33}Uno dos."}}', "68 words"),
    (house.english_left, "terms", 'title_in_text: "«{name}»"', "English: "),
]


@pytest.mark.broken_language
@pytest.mark.parametrize(("look", "file", "text", "said"), PLANTED, ids=lambda value: getattr(value, "__name__", None))
def test_a_fault_is_seen(few: Path, look: object, file: str, text: str, said: str) -> None:
    path = few / "es" / "mansions" / f"{file}.yaml"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(f"{text}\n", encoding="utf-8")
    assert callable(look)
    found = list(look(spanish(few)))
    assert any(said in line for line in found), found[:5]


def test_a_clue_speaks_of_no_other_room_in_any_letters(few: Path) -> None:
    path = few / "es" / "mansions" / "stories" / "glass_tide" / "clues.yaml"
    path.write_text('clue_4a: {text: "Allí, {room:library.in}, cerca del gran salon."}\n', encoding="utf-8")
    found = [line for line in text_problems(BOX, TALES, spanish(few)) if "clue_4a" in line]
    assert any("it speaks of gran salon" in line for line in found), found
