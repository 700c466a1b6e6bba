"""Text from outside the program, of which nothing is taken for granted: one function for each way in, and one out.

Whatever comes in through here is text that can be written everywhere: it has no half characters (lone surrogates, as
file names and JSON can hold them) and no NUL. What would disturb a line is dropped by `plain_text.harmless`.
"""

from __future__ import annotations

import codecs
import json
import re
import unicodedata
from collections.abc import Mapping
from pathlib import PurePath
from typing import Any

MOST = 100_000
"""Letters of one text at most: a clipboard may hold a whole library."""
UNKNOWN = "\ufffd"
"""Stands for what is no character."""
_MARKED = (
    (codecs.BOM_UTF8, "utf-8"),
    (codecs.BOM_UTF32_LE, "utf-32-le"),
    (codecs.BOM_UTF32_BE, "utf-32-be"),
    (codecs.BOM_UTF16_LE, "utf-16-le"),
    (codecs.BOM_UTF16_BE, "utf-16-be"),
)
"""How a text begins that says how it is written; the longer marks first."""
_HALF = re.compile("[\ud800-\udfff]")
_CONTROL = re.compile("[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f]")
_WHOLE = re.compile(r"0*([0-9]{1,18})")


def whole_signs(text: str) -> str:
    """The text with a sign for every half character, and without NUL."""
    return _HALF.sub(UNKNOWN, text).replace("\0", "")


def decoded(raw: bytes, most: int = MOST) -> str:
    """Bytes of whatever encoding as text, at most so many letters: a mark at the beginning counts, then UTF-16 that
    shows by its NULs, then UTF-8; what is none of them is taken for western single bytes."""
    raw = raw[: 4 * most + 4]
    for mark, encoding in _MARKED:
        if raw.startswith(mark):
            return whole_signs(raw[len(mark) :].decode(encoding, "replace"))[:most]
    if encoding := _sixteen(raw):
        return whole_signs(raw.decode(encoding, "replace"))[:most]
    text = raw.decode("utf-8", "replace")
    broken = text.count(UNKNOWN)
    if broken > sum(sign > "\x7f" for sign in text) - broken + (len(raw) > 4 * most):  # the cut may break one letter
        text = raw.decode("cp1252", "replace")
    return whole_signs(text)[:most]


def _sixteen(raw: bytes) -> str:
    """The UTF-16 without a mark that some bytes seem to be, '' for none: every second byte of Latin letters is NUL."""
    if len(raw) < 2 or len(raw) % 2:
        return ""
    first, second = raw[0:512:2].count(0), raw[1:512:2].count(0)
    if max(first, second) * 2 <= len(raw[0:512:2]):
        return ""
    return "utf-16-be" if first > second else "utf-16-le"


def pasted(found: str | bytes) -> str:
    """What a clipboard holds, as far as anybody wants to read it."""
    return whole_signs(found[:MOST]) if isinstance(found, str) else decoded(found)


def name_of_file(name: str | PurePath) -> str:
    """The name of a file, or a whole path, as it is shown: names that are no UTF-8 as what they most likely mean."""
    text = str(name)
    try:
        text.encode("utf-8")
    except UnicodeEncodeError:
        try:
            return decoded(text.encode("utf-8", "surrogateescape"))
        except UnicodeEncodeError:
            return whole_signs(text)
    return whole_signs(text)


def environment(name: str, environ: Mapping[str, str]) -> str:
    """The value of a variable of the environment, '' where it has none."""
    return whole_signs(environ.get(name, ""))


def json_object(raw: bytes) -> dict[str, Any]:
    """The object that some JSON is, in UTF-8 or with a mark of UTF-16 or 32. What is no number there is None.

    ValueError where it is no JSON, none that ends, or something else than an object.
    """
    mark, encoding = next((one for one in _MARKED if raw.startswith(one[0])), (b"", "utf-8"))
    try:
        data = json.loads(raw[len(mark) :].decode(encoding), parse_constant=lambda _: None)
    except RecursionError:
        raise ValueError("nested too deeply") from None
    if not isinstance(data, dict):
        raise ValueError("no object")
    return whole_values(data)


def whole_values(data: Mapping[str, Any]) -> dict[str, Any]:
    """The same data with whole signs wherever there is text in it."""
    return {whole_signs(key): _whole(value) for key, value in data.items()}


def _whole(value: Any) -> Any:
    if isinstance(value, str):
        return whole_signs(value)
    if isinstance(value, list):
        return [_whole(one) for one in value]
    return whole_values(value) if isinstance(value, dict) else value


def json_bytes(data: Mapping[str, Any]) -> bytes:
    """An object as JSON that can be read by people and by everything that reads UTF-8."""
    text = json.dumps(data, ensure_ascii=False, indent=1, sort_keys=True)
    return text.encode("utf-8", "replace")


def whole_number(text: str, most: int = 2**53) -> int | None:
    """The whole number that a word is, from 0 to `most`, in the digits of any script; None where it is none. A word of
    a million digits is none."""
    digits = text if text.isascii() else "".join(str(unicodedata.decimal(sign, sign)) for sign in text[:64])
    found = _WHOLE.fullmatch(digits[:64]) if len(text) <= 64 else None
    value = int(found[1]) if found is not None else None
    return value if value is not None and value <= most else None


def digits_in(text: str) -> str:
    """The digits of any script in a text, as our own."""
    found = (unicodedata.decimal(sign, None) for sign in text[:MOST])
    return "".join(str(digit) for digit in found if digit is not None)


def printable(text: str) -> str:
    """Text as it may go to a terminal: no control signs beside the ends of lines and tabs, so that no name in a save
    can send the terminal orders."""
    return _CONTROL.sub("", whole_signs(text))
