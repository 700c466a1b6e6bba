"""The shape of a deck and what the curses ask of it, against counts made by hand."""

from __future__ import annotations

from game.bigbook.play.deck_plan import Lack, RoundAhead, lacks, rounded, rounds_ahead, shape

TWELVE = (
    "water1", "water2", "fire1", "fire3", "earth1", "earth1", "air1", "air2", "air3", "air3", "madness", "madness",
)  # fmt: skip


def test_a_deck_of_twelve_cards_is_counted_as_one_counts_it_by_hand() -> None:
    deck = shape(TWELVE)
    assert (deck.cards, deck.madness) == (12, 2)
    assert deck.elements == {"water": 3, "earth": 2, "fire": 4, "air": 9}
    assert [deck.in_hand(kind) for kind in ("water", "earth", "fire", "air", "madness")] == [1.5, 1.0, 2.0, 4.5, 1.0]
    assert [rounded(deck.in_hand(kind)) for kind in ("water", "air")] == [2, 5]


def test_whoever_has_fewer_cards_than_a_hand_holds_has_them_all_in_it() -> None:
    assert shape(["water2", "water1", "madness"]).in_hand("water") == 3.0
    assert shape([]).in_hand("water") == 0.0


def test_the_rounds_ahead_tell_what_lies_open_and_nothing_of_covered_pages() -> None:
    assert rounds_ahead(3, "easy", ("water", "fire")) == (
        RoundAhead(4, ("water", "fire"), 1), RoundAhead(5, None, 1), RoundAhead(6, None, 2),
    )  # fmt: skip
    assert [one.multi for one in rounds_ahead(0, "hard", ())] == [1, 1, 1, 2, 2, 2]
    assert not rounds_ahead(6, "medium", ())


def test_an_element_lacks_for_the_dearest_curse_that_lies_there_and_else_for_the_next_round() -> None:
    deck = shape(TWELVE)
    asked = [("w1", {"water": 4}), ("w2", {"water": 6}), ("a1", {"air": 4})]
    ahead = rounds_ahead(3, "easy", ("fire", "air"))
    assert lacks(deck, asked, ahead) == [Lack("water", 2, 6, "w2"), Lack("fire", 2, 4, round=4)]


def test_who_has_enough_of_everything_lacks_nothing() -> None:
    deck = shape([*["water3"] * 2, *["earth3"] * 2, *["fire3"] * 2, *["air3"] * 2])
    assert not lacks(deck, [("w1", {"water": 4}), ("m1", dict.fromkeys(("water", "earth", "fire", "air"), 1))], ())


def test_a_multi_element_curse_asks_for_one_of_each() -> None:
    deck = shape(["fire3"] * 6)
    found = lacks(deck, [("m1", dict.fromkeys(("water", "earth", "fire", "air"), 1))], ())
    assert [(one.element, one.need, one.curse) for one in found] == [
        ("water", 1, "m1"), ("earth", 1, "m1"), ("air", 1, "m1"),
    ]  # fmt: skip
