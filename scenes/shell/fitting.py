"""Reading what may have been changed by hand: a value that is of its field's type is taken, else the default stays."""

from __future__ import annotations

import contextlib
from collections.abc import Iterable, Mapping
from dataclasses import replace
from functools import cache
from typing import TYPE_CHECKING, Any, TypeVar, get_type_hints

import msgspec
from msgspec import Meta

if TYPE_CHECKING:
    from _typeshed import DataclassInstance

T = TypeVar("T", bound="DataclassInstance")
Share = Meta(ge=0.0, le=1.0)
"""From nothing to all."""


def one_of(words: Iterable[str]) -> Meta:
    """Of a text: it is one of these words."""
    return Meta(pattern=rf"^(?:{'|'.join(words)})\Z")


def fitting(default: T, data: Mapping[str, Any]) -> T:
    """A copy of a data class with each value of some JSON data that its field can have."""
    found = {}
    for name, kind in _types(type(default)).items():
        if data.get(name) is not None:
            with contextlib.suppress(ValueError):  # half a character fits nothing either
                found[name] = msgspec.convert(data[name], kind)
    return replace(default, **found)


@cache
def _types(kind: type) -> Mapping[str, Any]:
    return get_type_hints(kind, include_extras=True)
