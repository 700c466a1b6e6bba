"""The verbs that cards of this game are made of: the shape of their arguments, one dataclass each.

Numbers named `n` count tokens, spaces or cards. `who` names investigators, seen from the one concerned; `monster` names
monsters, `m` being the one that is fought or carries the back.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Literal

from game.core.engine.verbs import NO_STEPS, Bodies, Body, NoArgs, Signed

ATTRIBUTES = ("strength", "marksmanship", "dexterity", "intellect", "willpower", "lore", "luck")
CLASSES = ("humanoid", "beast", "eldritch")
WEAPON_KINDS = ("unarmed", "ranged", "melee", "bladed", "blunt")
VERBS = ("move", "run", "explore", "attack", "cast", "use", "ability", "drop", "hide", "leave", "barrier", "burn",
         "escape", "end", "give_up")  # fmt: skip
"""What an investigator may declare in its turn."""
WORD_PLACES = ("here", "next", "any_empty", "near", "altar", "exit")
"""Places that are named without a room: `near` is `here` or `next`, `any_empty` a room without investigators."""

Attribute = Literal["strength", "marksmanship", "dexterity", "intellect", "willpower", "lore", "luck"]
Who = Literal["you", "one_space", "one_room", "one_other", "each_space", "each_room", "each"]
Monster = Literal["m", "m_space", "m_room", "m_range2", "m_range3", "m_any", "m_each_room"]
Condition = Literal[
    "always", "insane", "alone", "company", "in_dark", "in_fire", "hidden", "humanoid", "beast", "eldritch", "unnamed",
    "holds_light", "holds_weapon", "holds_tome", "wounded", "frightened", "combat", "casting", "evading",
    "facing", "weak3", "at_altar", "errand_done", "solo", "many",
]  # fmt: skip
Hand = Literal["mythos", "trauma"]


@dataclass(frozen=True, slots=True)
class Test:
    """An attribute test (MM-ATT, MM-SKL); a result that is not mentioned has no effect (MM-ATT.3)."""

    attribute: Attribute
    modifier: Signed
    passed: Body = NO_STEPS
    failed: Body = NO_STEPS


@dataclass(frozen=True, slots=True)
class Tokens:
    """So many tokens, laid on or taken from somebody: damage, horror, stun (MM-DAM, MM-EFF)."""

    n: int
    who: Who = "you"


@dataclass(frozen=True, slots=True)
class Change:
    """So many more, or fewer: skill tokens, threat, puzzle actions, a weapon's damage (MM-GLO.5)."""

    n: Signed


@dataclass(frozen=True, slots=True)
class Step:
    """Up to so many spaces at once under the rules of movement; no step is spent, nobody is evaded."""

    n: int
    ignore_locks: bool = False


@dataclass(frozen=True, slots=True)
class Count:
    """So many spaces (drag, flee) or doors (seal)."""

    n: int


@dataclass(frozen=True, slots=True)
class Lose:
    """What is left of it this turn goes; in somebody else's turn the next own one."""

    what: Literal["move", "action", "run", "trade", "turn"]


@dataclass(frozen=True, slots=True)
class Drop:
    """A carried card of that kind goes face up on the pile of the room; `any` spares keys, clues and artifacts."""

    what: Literal["any", "weapon", "light", "tome", "equipment", "all"]


@dataclass(frozen=True, slots=True)
class Spend:
    """A card goes back to the box, never a key, clue or artifact (MM-DRW.3)."""

    what: Literal["any", "weapon", "equipment", "tome", "insanity", "injury", "this"]
    who: Who = "you"


@dataclass(frozen=True, slots=True)
class Learn:
    """The top card of a spell deck; `any`: of a deck of one's choice."""

    spell: str


@dataclass(frozen=True, slots=True)
class Peek:
    """Look at the top of n piles, the next n combat cards of a class, n of the Keeper's Mythos cards, n backs."""

    what: Literal["room", "combat", "mythos", "back"]
    n: int


@dataclass(frozen=True, slots=True)
class OnMonster:
    """So much on or of a monster: damage, stun tokens, spaces, samples."""

    n: int
    monster: Monster


@dataclass(frozen=True, slots=True)
class Kill:
    """Destroyed without damage; never a named or objective monster (MM-MON.5). `most_health`: printed on its back."""

    monster: Monster
    most_health: int = 99


@dataclass(frozen=True, slots=True)
class Assault:
    """The monster attacks one investigator in its space now."""

    monster: Monster


@dataclass(frozen=True, slots=True)
class Die:
    """Health counts as 0 (MM-DAM.2)."""

    who: Who = "you"


@dataclass(frozen=True, slots=True)
class Place:
    """A monster of a kind is placed (MM-KMM.6, MM-KMM.7)."""

    kind: str
    where: str


@dataclass(frozen=True, slots=True)
class Rise:
    """One corpse, anywhere, is exchanged for a monster."""

    kind: str


@dataclass(frozen=True, slots=True)
class Where:
    """A place: here, next, near, any_empty, altar, exit, `room:id`, or `tag:id`, a room of that kind."""

    where: str


@dataclass(frozen=True, slots=True)
class Fire:
    """Fire in a room, unless it burns; `from_source`: only where a fire pit lies or next to a burning room."""

    where: str
    from_source: bool = False


@dataclass(frozen=True, slots=True)
class Barrier:
    """A barrier is destroyed, or pushed aside (MM-HID.5)."""

    how: Literal["break", "aside"]


@dataclass(frozen=True, slots=True)
class Hands:
    """The Keeper draws, or discards by choice, so many cards."""

    what: Hand
    n: int


@dataclass(frozen=True, slots=True)
class Mod:
    """While the card lies there it changes tests of an attribute, or of a kind; `when` narrows it."""

    what: Literal["strength", "marksmanship", "dexterity", "intellect", "willpower", "lore", "luck", "all", "combat",
                  "evade", "horror"]  # fmt: skip
    n: Signed
    when: Condition = "always"


@dataclass(frozen=True, slots=True)
class Most:
    """While it is carried, health or sanity is higher or lower."""

    what: Literal["health", "sanity"]
    n: Signed


@dataclass(frozen=True, slots=True)
class Bar:
    """While it lies there that may not be done."""

    what: tuple[
        Literal["run", "attack", "trade", "use", "ranged", "melee", "unarmed", "spell", "step2", "dark_explore",
                "hide"], ...]  # fmt: skip


@dataclass(frozen=True, slots=True)
class Allow:
    """While it is carried that may be done."""

    what: Literal["ignore_dark", "ignore_fire", "far_trade"]


@dataclass(frozen=True, slots=True)
class Auto:
    """The next such test, or the test of this lock or obstacle, passes."""

    what: Literal["evade", "horror", "lock", "obstacle"]


@dataclass(frozen=True, slots=True)
class Cancel:
    """A Mythos card of cost up to n just played has no effect; its cost is lost."""

    what: Literal["mythos"]
    n: int


@dataclass(frozen=True, slots=True)
class Free:
    """Do it once more without paying or discarding."""

    what: Literal["cast", "action"]


@dataclass(frozen=True, slots=True)
class If:
    """Steps for the case that a condition holds, and for the case that it does not."""

    holds: Condition
    then: Body = NO_STEPS
    else_: Body = NO_STEPS


@dataclass(frozen=True, slots=True)
class Offer:
    """One of the effects, as you or the Keeper chooses."""

    to: Literal["you", "keeper"]
    options: Bodies


@dataclass(frozen=True, slots=True)
class Each:
    """The steps for each of them, in turn order."""

    who: Who
    do: Body


@dataclass(frozen=True, slots=True)
class Until:
    """A continuous effect up to a moment."""

    moment: Literal["end_turn", "end_round", "your_turn", "combat"]
    do: Body


VOCABULARY: Mapping[str, type[Any]] = {
    "test": Test,
    **dict.fromkeys(("damage", "horror", "heal", "calm", "stun", "unstun"), Tokens),
    **dict.fromkeys(("skill", "weapon", "threat", "puzzle"), Change),
    "step": Step,
    **dict.fromkeys(("drag", "flee", "seal"), Count),
    "lose": Lose,
    "drop": Drop,
    "spend": Spend,
    "learn": Learn,
    "peek": Peek,
    **dict.fromkeys(("hurt", "daze", "shove", "walk", "sample"), OnMonster),
    "kill": Kill,
    "assault": Assault,
    "die": Die,
    "place": Place,
    "rise": Rise,
    **dict.fromkeys(("corpse", "dark", "douse", "light"), Where),
    "fire": Fire,
    "barrier": Barrier,
    **dict.fromkeys(("draw", "toss"), Hands),
    "mod": Mod,
    "max": Most,
    "bar": Bar,
    "allow": Allow,
    "auto": Auto,
    "cancel": Cancel,
    "free": Free,
    "if": If,
    "offer": Offer,
    "each": Each,
    "until": Until,
    **dict.fromkeys(
        (
            "renew",
            "keep",
            "unhide",
            "strike",
            "special",
            "relock",
            "reroll",
            "stay",
            "gone",
            "reveal",
            "nothing",
        ),
        NoArgs,
    ),
}
"""Every verb of the cards, and the shape of its arguments."""
