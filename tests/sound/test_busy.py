"""Many sounds at once, as a full table makes them: still no shouting."""

from __future__ import annotations

import pytest

pytest.importorskip("scipy", reason="the sound kit is an authoring tool: pip install .[sound]")
pytest.importorskip("soundfile", reason="the sound kit is an authoring tool: pip install .[sound]")

from tools.sound import check, measure, registry
from tools.sound.kinds import Effect
from tools.sound.synthesis import Signal, db, mix

AGAIN = -2.0  # dB, a sound that is heard again at once


def _heard(events: list[tuple[float, str]]) -> Signal:
    """What the mixer would make of (second, effect), each variation in turn, all in the middle, no voice refused."""
    files = {name: list(check.stored(registry.everything()[f"effects/{name}"]).values()) for _, name in events}
    last: dict[str, float] = {}
    turns: dict[str, int] = {}
    parts = []
    for when, name in sorted(events):
        item = registry.everything()[f"effects/{name}"]
        assert isinstance(item, Effect)
        again = AGAIN if when - last.get(name, -9.0) < 0.3 else 0.0
        take = files[name][turns.get(name, 0) % len(files[name])]
        parts.append((when, take * db(item.gain + again)))
        last[name], turns[name] = when, turns.get(name, 0) + 1
    return mix(*parts)


def test_a_hand_drawn_paid_and_cast_stays_polite() -> None:
    turn = [(0.09 * k, "draw") for k in range(6)] + [(0.7 + 0.13 * k, "hover") for k in range(5)]
    turn += [(1.4, "press"), (1.5, "pick_up"), (1.9, "over_zone"), (2.0, "drop_3")]
    turn += [(2.3 + 0.13 * k, "pip_fill") for k in range(5)] + [(3.0, "seal"), (3.1, "confirm")]
    turn += [(3.3 + 0.06 * k, "discard") for k in range(6)] + [(3.4, "cast_fire_3"), (3.9, "destroy_curse")]
    turn += [(4.6 + 0.05 * k, "refresh") for k in range(6)] + [(5.0, "shuffle"), (5.5, "turn_3")]
    heard = _heard(turn)
    assert measure.true_peak(heard) < -1.0
    assert measure.momentary(heard) < -17.0
    assert measure.integrated(heard) < -21.0


def test_the_worst_moment_of_an_evening_does_not_clip() -> None:
    worst = [(0.0, "page_landing"), (0.0, "failure"), (0.03, "curse_triggers"), (0.05, "madness_taken")]
    worst += [(0.0, "last_sanity"), (0.1, "elimination"), (0.1, "cast_earth_3"), (0.12, "destroy_curse")]
    heard = _heard(worst)
    assert measure.true_peak(heard) < 0.0


def test_cards_dealt_one_after_another_do_not_become_a_machine_gun() -> None:
    dealt = _heard([(0.09 * k, "draw") for k in range(8)])
    one = _heard([(0.0, "draw")])
    assert measure.momentary(dealt) - measure.momentary(one) < 6.0
