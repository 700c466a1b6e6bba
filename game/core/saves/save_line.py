"""One line of a journal: JSON with its own checksum, written strictly and read back without trust."""

from __future__ import annotations

import hashlib
import json
import math
from collections.abc import Mapping
from typing import Any

from game.core.text.outside import whole_values

MAX_LINE = 256 * 1024
"""Bytes of one line; a longer one is taken for damage."""


def encode(data: Mapping[str, Any]) -> bytes:
    """The data as one line of ASCII: checksum, space, JSON, line feed."""
    text = json.dumps(data, sort_keys=True, separators=(",", ":"), ensure_ascii=True)
    return f"{_checksum(text)} {text}\n".encode("ascii")


def _checksum(text: str) -> str:
    return hashlib.sha256(text.encode("ascii")).hexdigest()[:16]


def parse(raw: bytes) -> dict[str, Any] | None:
    """The data of one line, or None where anything about it is wrong."""
    if len(raw) > MAX_LINE or not raw.endswith(b"\n"):
        return None
    try:
        text = raw[:-1].decode("ascii")
        checksum, _, body = text.partition(" ")
        if checksum != _checksum(body):
            return None
        data = json.loads(body, parse_constant=_refuse, parse_float=_finite, object_pairs_hook=_distinct)
    except (ValueError, RecursionError):
        return None
    if not isinstance(data, dict):
        return None
    return whole_values(data) if "\\ud" in body.lower() else data


def _refuse(word: str) -> None:
    raise ValueError(f"{word} is no number")


def _finite(text: str) -> float:
    number = float(text)
    if not math.isfinite(number):
        _refuse(text)
    return number


def _distinct(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    data = dict(pairs)
    if len(data) != len(pairs):
        raise ValueError("a key stands twice")
    return data
