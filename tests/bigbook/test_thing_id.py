"""The ids of things and the names of places are read and written by one module each; no screen takes one apart."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from game.bigbook.play import thing_id
from game.bigbook.play.thing_id import ThingId, read
from game.bigbook.rules.place import Held, Place, card_option, read_option, read_place, spell_option, zone_of
from game.bigbook.terminal.look import parts_of
from tests.bigbook.ids_cut import offences

ROOT = Path(__file__).resolve().parents[2]


@pytest.mark.parametrize(
    ("name", "known"),
    [
        (thing_id.card("p1", "hand", 12), ThingId("card", "p1", "hand", 12)),
        (thing_id.spell("p2", "ice"), ThingId("spell", "p2", "ice")),
        (thing_id.seat("p3"), ThingId("seat", "p3")),
        (thing_id.term("pane", "exhausted"), ThingId("term", name="exhausted", place="pane")),
        (thing_id.of_seat("deck", "p1"), ThingId("deck", "p1")),
        (thing_id.ability("p5"), ThingId("ability", "p5")),
        (thing_id.curse("w1"), ThingId("curse", name="w1")),
        (thing_id.library("fire"), ThingId("library", name="fire")),
        (thing_id.supply("water2"), ThingId("supply", name="water2")),
        (thing_id.pile("multi"), ThingId("pile", name="multi")),
        (thing_id.track(0), ThingId("track", number=0)),
        (thing_id.power(3), ThingId("power", number=3)),
        (thing_id.option("p1.discard.madness"), ThingId("option", name="p1.discard.madness")),
        (thing_id.button("end-turn"), ThingId("button", name="end-turn")),
        ("log", ThingId("log")),
        ("magician", ThingId("magician")),
        ("", ThingId("")),
    ],
)
def test_what_is_written_is_read_back_and_in_a_lifted_seat_as_well(name: str, known: ThingId) -> None:
    assert read(name) == known and not known.agrees
    seen = read(thing_id.looked(name))
    assert (seen.kind, seen.seat, seen.name, seen.number) == (known.kind, known.seat, known.name, known.number)
    assert seen.looked and thing_id.plain(thing_id.looked(name)) == name == thing_id.plain(name)


def test_the_seal_of_a_friend_tells_whose_it_is() -> None:
    seal = read(thing_id.agreement("p2"))
    assert (seal.kind, seal.name, seal.seat, seal.agrees) == ("button", "agree-p2", "p2", True)


def test_ids_have_the_shape_that_other_programs_know() -> None:
    assert thing_id.card("p1", "hand", 3) == "card:p1:hand:3" and thing_id.spell("p1", "ice") == "spell:p1:ice"
    assert thing_id.agreement("p2") == "button:agree-p2" and thing_id.looked(thing_id.seat("p2")) == "look:seat:p2"


@pytest.mark.parametrize(
    "name", ["card:p1", "card:p1:hand:x", "spell:ice", "track:far", "challenge:storm", "after:one"]
)
def test_of_what_is_not_the_tables_the_rest_is_the_name(name: str) -> None:
    assert read(name) == ThingId(name[: name.index(":")], name=name[name.index(":") + 1 :])


def test_places_tell_whose_they_are() -> None:
    assert read_place("p1.hand") == Place("hand", "p1") and read_place("p1.hand").own
    assert read_place("curse:w1") == Place("curse", name="w1") and not read_place("curse:w1").own
    assert read_place("library:fire") == Place("library", name="fire")
    assert read_place("spell:p1:ice") == Place("spell", "p1", "ice") and not read_place("spell:p1:ice").own
    assert read_place("stack") == Place("stack") and not read_place("stack").own


def test_options_tell_where_a_thing_lies() -> None:
    assert read_option(card_option("p2", "support", "fire1")) == Held("fire1", "p2", "support")
    assert read_option(spell_option("p1", "ice")) == Held("ice", "p1", "spells")
    assert read_option("water2") == Held("water2") and read_option("p1") == Held("p1")
    assert read_place(zone_of("p2", "support")) == Place("support", "p2")


@pytest.mark.parametrize(
    ("name", "meant"),
    [
        ("ice", "ice"), ("p1.spells.ice", "ice"), ("spell:p1:ice", "ice"), ("activate:ice:2", "ice"),
        ("learn:ice", "ice"),
        ("p1.hand.water2", "water2"), ("acquire:water2", "water2"), ("supply:water2", "water2"),
        ("curse:w1", "w1"), ("destroy:w1", "w1"),
    ],
)  # fmt: skip
def test_whatever_an_answer_or_a_thing_is_called_it_can_be_looked_up(name: str, meant: str) -> None:
    assert meant in parts_of(name)
    assert parts_of(name)[0] == name


@pytest.mark.parametrize(
    "line",
    [
        'thing.id.partition(":")[0] in READABLE', 'name.split(":")', 'name.startswith(("seat:", "log"))',
        'one.id.startswith(START)', 'thing.id[5:]', 'place.partition(".")', 'option.rsplit(".", 1)[1]',
        'option.endswith(".madness")', 'option.startswith(f"{seat}.spells.")', 'option.count(".") == 2',
        'LIFTED = ("library:", "supply:")', 'name = f"card:{desk}:{place}:{index}"', 'pile = f"{kind}:{seat}"',
        'LOOKED = f"look:card:{seat}"', 'item.id.removeprefix("button:agree-")', 'f"button:agree-{seat}"',
    ],
)  # fmt: skip
def test_a_planted_line_is_found(line: str) -> None:
    assert offences([*ast.walk(ast.parse(line))])


@pytest.mark.parametrize(
    "line",
    ['text.split()', 'event.type.removesuffix("_began")', 'one.key.startswith(NOW)', 'f"button:{name}"', 'name[5:]',
     'label.rpartition(" (")', 'f"prompts.{key}.{form}"', 'draw(text, where=f"events: {events}")'],
)  # fmt: skip
def test_what_cuts_no_id_is_free(line: str) -> None:
    assert not offences([*ast.walk(ast.parse(line))])
