"""Positions at the table that several tests play on, and what happens there."""

from __future__ import annotations

from game.core.engine.event import Event

TURN = """id: motion
rules: [BB-SPL.9]
given:
  turn: 4
  active: p1
  players:
    p1: {{magician: quarryman, hand: [{hand}], deck: [earth1, earth2, air1, air1, fire1, fire1], discard: []}}
    p2: {{magician: stoker, hand: [fire3, fire1, water1], deck: [water1, water1], support: [fire2]}}
  curses: {{2: [], 3: [], 4: [], 5: [{curse}]}}
  madness: {madness}
play:
  - expect: {{active: p1}}
"""
SIX = "air1, fire2, fire3, earth1, fire1, water1"
DESK = """
id: a-desk-with-choices
rules: [BB-SPL.9]
given:
  turn: 4
  active: p1
  players:
    p1: {magician: firebrand, hand: [fire1, fire3, fire2, air1, water3, water2], deck: [earth1, earth2, air1],
         discard: [water1], spells: [ice, growth, arctic_circle]}
    p2: {magician: stoker, hand: [fire3, fire1, water1], deck: [water1, water1, air1], support: [fire2]}
    p3: {magician: ferryman, hand: [air1, fire2], deck: [water1, water1], support: [fire1, earth1]}
  curses: {5: [f3]}
  madness: 20
play:
  - expect: {active: p1}
"""
PRICE = """
id: two-madness-or-a-refined-card
rules: ["card:m4"]
given:
  turn: 2
  phase: start
  curses: {2: [m4]}
  players:
    p1: {magician: quarryman, hand: [fire2, air3, water1]}
    p2: {magician: stoker, hand: [air2, water1]}
play:
  - expect: {asked: {player: p1, kind: choose_effect, options: [receive_madness, destroy]}}
"""
CROWDED = DESK.replace("water3, water2]", "water3, water2, earth1, earth2]", 1)
FIVE = """
id: five-at-the-table
rules: ["card:m4"]
given:
  turn: 2
  phase: start
  curses: {2: [m4]}
  players:
    p1: {magician: quarryman, hand: [fire2, air3, water1], deck: [fire1, fire2], discard: [water1, air2, air1],
         support: [fire2, air3, earth1]}
    p2: {magician: stoker, hand: [air2, water1, fire3, fire3, earth1, madness], support: [fire2]}
    p3: {magician: ferryman, hand: [air2, water1, fire3], support: [fire2, earth3]}
    p4: {magician: firebrand, hand: [air2, water1, fire3]}
    p5: {magician: windwright, hand: [air3, earth3, water3]}
  madness: 20
play:
  - expect: {asked: {player: p1, kind: choose_effect, options: [receive_madness, destroy]}}
"""
TWO_STRIKE = """
id: two-curses-of-one-space
rules: [BB-CUR.1]
given:
  turn: 2
  active: p1
  players:
    p1: {magician: firebrand, hand: [fire1, fire3, fire2, air1, air1, air1], deck: [earth1, earth2, air1]}
    p2: {magician: stoker, hand: [fire3, fire1, water1], deck: [water1, water1, air1]}
  curses: {3: [w5, a2]}
  madness: 20
play:
  - expect: {active: p1}
"""
LANGS = ("en", "es", "pt", "it")
LOST = Event("player_eliminated", {"seat": "p2"})
CAST = TURN.replace("discard: []", "discard: [], spells: [combustion]")
MADNESS = [
    Event("madness_received", {"seat": seat, "card": "madness", "from": "stack", "to": f"{seat}.discard",
                               "source": "page_01"})
    for seat in ("p1", "p2")
]  # fmt: skip
FAILURE = [Event("failure_began", {"page": "page_01"}), *MADNESS]
BONUS_BEGAN = Event("bonus_began", {"page": "page_01"})


def quarrel(hand: str = SIX, curse: str = "f3", madness: int = 20) -> str:
    return TURN.format(hand=hand, curse=curse, madness=madness)
