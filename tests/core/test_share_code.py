"""Codes that are read out: they come back as they were, and whatever was misheard is refused with its reason."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.core.saves.share_code import GROUP, LONGEST, SIGNS, CodeError, Packed, read, written

PREFIX = "BB"
NUMBERS = st.integers(0, 2**80)


def why(text: str) -> str:
    """The key of what is wrong with a code, '' where it is one."""
    try:
        read(text, (PREFIX,))
    except CodeError as error:
        return error.key
    return ""


@given(NUMBERS)
def test_every_number_comes_back(number: int) -> None:
    code = written(PREFIX, number)
    assert read(code, ("MM", PREFIX)) == (PREFIX, number)
    assert all(len(group) <= GROUP for group in code.split("-")[1:])


@given(NUMBERS)
def test_it_may_be_typed_as_it_was_heard(number: int) -> None:
    code = written(PREFIX, number)
    heard = code.lower().replace("-", " ").replace("1", "l").replace("0", "o")
    assert read(f"  {heard}\n", (PREFIX,))[1] == number
    assert read(code.replace("-", "\u2013"), (PREFIX,))[1] == number
    assert read(code.replace("-", ""), (PREFIX,))[1] == number


@given(NUMBERS, st.data())
def test_one_wrong_sign_is_always_found(number: int, data: st.DataObject) -> None:
    signs = list(written(PREFIX, number).replace("-", "")[len(PREFIX) :])
    at = data.draw(st.integers(0, len(signs) - 1))
    signs[at] = data.draw(st.sampled_from([sign for sign in SIGNS if sign != signs[at]]))
    assert why(PREFIX + "".join(signs)) == "mistyped"


@given(NUMBERS, st.data())
def test_two_signs_in_each_others_place_are_always_found(number: int, data: st.DataObject) -> None:
    signs = list(written(PREFIX, number).replace("-", "")[len(PREFIX) : -4])
    one, other = (data.draw(st.integers(0, len(signs) - 1)) for _ in range(2))
    if signs[one] == signs[other]:
        return
    before = written(PREFIX, number)[-4:]
    signs[one], signs[other] = signs[other], signs[one]
    check = written(PREFIX, number).replace("-", "")[-4:]
    assert before and why(PREFIX + "".join(signs) + check) == "mistyped"


@pytest.mark.parametrize(
    ("text", "key", "detail"),
    [
        ("", "empty", ""),
        (" - \n", "empty", ""),
        ("hello", "game", "HE"),
        ("MM-1234-5678", "game", "MM"),
        ("BB-12U4-5678", "sign", "U"),
        ("BB-12ñ4-5678", "sign", "Ñ"),
        ("BB-1234", "short", ""),
        ("BB-" + "7" * (LONGEST + 1), "long", ""),
        ("BB-1234-5678", "mistyped", ""),
    ],
)
def test_what_is_no_code_says_why(text: str, key: str, detail: str) -> None:
    with pytest.raises(CodeError) as refused:
        read(text, (PREFIX,))
    assert (refused.value.key, refused.value.detail) == (key, detail)


@given(st.text(max_size=200))
def test_nothing_that_is_typed_breaks_it(text: str) -> None:
    assert why(text) in {"", "empty", "game", "sign", "short", "long", "mistyped"}


@given(
    st.lists(st.integers(1, 50).flatmap(lambda bound: st.tuples(st.integers(0, bound - 1), st.just(bound)))), NUMBERS
)
def test_numbers_are_taken_out_as_they_were_put_in(chosen: list[tuple[int, int]], last: int) -> None:
    packed = Packed()
    for value, bound in chosen:
        packed.put(value, bound)
    packed.put_last(last)
    again = Packed(packed.number)
    assert [again.take(bound) for _, bound in chosen] == [value for value, _ in chosen]
    assert again.take_last() == last


@pytest.mark.parametrize(("value", "bound"), [(-1, 3), (3, 3), (0, 0)])
def test_a_number_beyond_its_bound_is_not_put_in(value: int, bound: int) -> None:
    with pytest.raises(ValueError, match="below"):
        Packed().put(value, bound)
