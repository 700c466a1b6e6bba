"""What a program says: its steps as sentences, put together from one clause for each verb.

One verb has one wording, and every number comes from the program, so a card whose numbers or steps are tuned needs no
new text. Clauses stand in `effects.yaml`: `damage.you` for a verb and whom it concerns, with the argument `{n}`.
Sentences speak to the investigator concerned; a card that is better told by hand has a text of its own
(`card_texts.py`), which takes its numbers from here (`numbers`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from game.core.engine.program import Registry, Step
from game.core.text.i18n import Catalogue as Words
from game.core.text.phrases import Arg, join, sentence_start

EFFECTS = "mansions.effects"
MINUS = "\N{MINUS SIGN}"
REACH = "m_range"
"""Monsters within range are named with the range: `m_range2`."""
WEAK = "weak"
"""So is the condition that a monster has at most so much health left: `weak3`."""
ATTACKS = ("melee", "unarmed", "ranged")
"""Kinds of attack that a card may forbid: they are said of one attack."""
SENTENCES = ("test", "offer", "stay", "if", "until")
"""Steps that are sentences by themselves; others of one list are joined to one sentence."""


def signed(number: int) -> str:
    """A number with its sign, as a screen shows it: a plus, a minus of its own width, and 0 without one."""
    return f"{MINUS}{-number}" if number < 0 else f"+{number}" if number else "0"


def numbers(registry: Registry, program: str) -> dict[str, int]:
    """The numbers of a program by the verb they belong to: `damage`, `heal_2` for the second, `test` for what is added
    to an attribute. Nested steps come where they stand."""
    found: dict[str, int] = {}
    for verb, number in _numbers(registry, program) if program else ():
        name, count = verb, 1
        while name in found:
            count += 1
            name = f"{verb}_{count}"
        found[name] = number
    return found


def _numbers(registry: Registry, program: str) -> Iterator[tuple[str, int]]:
    for step in registry.steps[program]:
        for field in ("n", "modifier", "most_health"):
            number = getattr(step.args, field, None)
            if number is not None and (field, number) != ("most_health", 99):
                yield step.verb.name, number
        for body in bodies(step):
            yield from _numbers(registry, body)


def bodies(step: Step) -> list[str]:
    """The programs within a step, in the order in which they are written."""
    found = [getattr(step.args, field, "") for field in ("passed", "failed", "then", "else_", "do")]
    options: Mapping[str, str] = getattr(step.args, "options", {})
    return [*filter(None, found), *options.values()]


class Wording:
    """Sentences of one language about programs. `chosen`: `here` is a room that has been chosen, not one's own;
    `armed`: a weapon is the one that is fought with; `after`: the program is what follows a passed attack."""

    def __init__(self, words: Words, registry: Registry, *, chosen: bool = False, armed: bool = False) -> None:
        self.words = words
        self.registry = registry
        self.here = words.t(f"{EFFECTS}.places.{'chosen' if chosen else 'here'}")
        self.armed = armed

    def program(self, name: str, keep: Callable[[Step], bool] = lambda _step: True) -> str:
        """The sentences of a program, '' where there is none; with `keep` only those of some steps."""
        sentences: list[str] = []
        clauses: list[str] = []
        for step in self.registry.steps.get(name, ()):
            if not keep(step):
                continue
            alone = step.verb.name in SENTENCES or getattr(step.args, "what", "") == "this"
            if alone and clauses:
                sentences.append(self._sentence(self._all_of(clauses)))
                clauses = []
            if alone:
                sentences.append(self._alone(step))
            else:
                clauses.append(self.clause(step))
        if clauses:
            sentences.append(self._sentence(self._all_of(clauses)))
        return " ".join(sentences)

    def clauses(self, name: str) -> str:
        """The clauses of a program as a part of a sentence."""
        return self._all_of([self.clause(step) for step in self.registry.steps[name]])

    def need(self, attribute: str, modifier: int) -> str:
        """The test of a lock, an obstacle or a spell, without a full stop."""
        noun = self.words.noun(f"mansions.terms.attributes.{attribute}")
        if not modifier:
            return self._say("test.plain", attribute=noun)
        return self._say("test.changed", attribute=noun, bonus=signed(modifier))

    # --------------------------------------------------------------------------------------------------------- steps

    def _say(self, key: str, **args: Arg) -> str:
        return self.words.t(f"{EFFECTS}.{key}", **args)

    def _sentence(self, clause: str) -> str:
        return self._say("sentence", clause=sentence_start(clause))

    def _alone(self, step: Step) -> str:
        name, args = step.verb.name, step.args
        if name == "test":
            return self._test(args)
        if name == "offer":
            ways = [self.clauses(body) for body in args.options.values()]
            return self._say(f"offer.{args.to}", list=self._any_of(ways))
        return self._sentence(self.clause(step))

    def _test(self, args: Any) -> str:
        parts = [self._sentence(self.need(args.attribute, args.modifier))]
        for branch in ("passed", "failed"):
            body = getattr(args, branch)
            if body:
                parts.append(self._say(branch, steps=self.clauses(body)))
        return " ".join(parts)

    def _all_of(self, clauses: list[str]) -> str:
        pattern = self._say("join.and", a="{a}", b="{b}")
        return join(self.words.lang, clauses, pattern, pattern, pattern)

    def _any_of(self, clauses: list[str]) -> str:
        pattern = self._say("join.or", a="{a}", b="{b}")
        return join(self.words.lang, clauses, pattern, pattern, self._say("join.and", a="{a}", b="{b}"))

    def _none_of(self, items: list[str]) -> str:
        """What stands after a no: other languages have a word of its own there (*no puedes correr ni intercambiar*)."""
        two, end = (self._say(f"join.{key}", a="{a}", b="{b}") for key in ("nor", "nor_end"))
        return self.words.joined(items, two, end)

    def clause(self, step: Step) -> str:
        """One step as a small sentence without a capital and a full stop."""
        name, args = step.verb.name, step.args
        made = getattr(self, f"_{name}", None)
        if made is not None:
            return str(made(args))
        variant = next(
            (getattr(args, field) for field in ("who", "monster", "what", "where") if hasattr(args, field)), ""
        )
        given: dict[str, Arg] = {"place": self.here}
        if hasattr(args, "n"):
            given["n"] = args.n
        if isinstance(variant, str) and variant.startswith(REACH):
            variant, given["reach"] = "m_range", int(variant.removeprefix(REACH))
        return self._say(f"{name}.{variant}" if variant else name, **given)

    # ---------------------------------------------------------------------------- verbs that are said in several ways

    def _spend(self, args: Any) -> str:
        return self._say("spend.this" if args.what == "this" else f"spend.{args.what}.{args.who}")

    def _offer(self, args: Any) -> str:
        """Within another step: its ways are told when they are asked for."""
        return self._say(f"offered.{args.to}")

    def _weapon(self, args: Any) -> str:
        way = "more" if args.n > 0 else "less" if args.n < 0 else "plain"
        return self._say(f"weapon.{way}", n=abs(args.n))

    def _puzzle(self, args: Any) -> str:
        return self._say("puzzle.more" if args.n > 0 else "puzzle.fewer", n=abs(args.n))

    def _step(self, args: Any) -> str:
        return self._say("step.past_locks" if args.ignore_locks else "step.plain", n=args.n)

    def _drop(self, args: Any) -> str:
        return self._say("drop.own_weapon" if self.armed and args.what == "weapon" else f"drop.{args.what}")

    def _learn(self, args: Any) -> str:
        if args.spell == "any":
            return self._say("learn.any")
        spell = self.words.t(f"mansions.cards.spells.{args.spell}.name")
        return self._say("learn.one", spell=self.words.quoted(spell))

    def _fire(self, args: Any) -> str:
        return self._say(f"fire.{args.where}" + ("_from_source" if args.from_source else ""), place=self.here)

    def _kill(self, args: Any) -> str:
        return self._say(f"kill.{args.monster}", n=args.most_health, place=self.here)

    def _barrier(self, args: Any) -> str:
        return self._say(f"barrier.{args.how}")

    def _mod(self, args: Any) -> str:
        tests = self._say(f"tests.{args.what}")
        return self._say(f"mod.{args.when}", bonus=signed(args.n), tests=tests)

    def _max(self, args: Any) -> str:
        return self._say(f"max.{args.what}", bonus=signed(args.n))

    def _bar(self, args: Any) -> str:
        armed = [self._say(f"bar.{what}") for what in args.what if what in ATTACKS]
        said = [self._say(f"bar.{what}") for what in args.what if what not in ATTACKS]
        said += [self._say("bar.attack", list=self._none_of(armed))] if armed else []
        return self._say("bar.all", list=self._none_of(said))

    def _if(self, args: Any) -> str:
        if args.holds.startswith(WEAK):
            return self._say("if.weak", n=int(args.holds.removeprefix(WEAK)), steps=self.clauses(args.then))
        return self._say(f"if.{args.holds}", steps=self.clauses(args.then))

    def _until(self, args: Any) -> str:
        return self._say(f"until.{args.moment}", steps=self.clauses(args.do))
