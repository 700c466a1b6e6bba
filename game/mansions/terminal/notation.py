"""A program in one line, for people who look at cards: `test dexterity -1 pass{ damage 1 } fail{ damage 3 }`."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator, Mapping

from game.core.engine.program import Registry, Step

SHORT = {"passed": "pass", "failed": "fail", "else_": "else"}
"""Names of nested lists that are written shorter."""


def notation(registry: Registry, program: str) -> str:
    """The steps of a program; 'nothing' where there is none."""
    steps = registry.steps.get(program, ())
    return "; ".join(_step(registry, step) for step in steps) or "nothing"


def _step(registry: Registry, step: Step) -> str:
    return " ".join([step.verb.name, *_arguments(registry, step)])


def _arguments(registry: Registry, step: Step) -> Iterator[str]:
    for field in dataclasses.fields(step.args):
        value = getattr(step.args, field.name)
        if value == field.default:
            continue
        if isinstance(value, str) and value in registry.steps:
            yield f"{SHORT.get(field.name, field.name)}{{ {notation(registry, value)} }}"
        elif isinstance(value, Mapping):
            yield from (f"{name}{{ {notation(registry, body)} }}" for name, body in value.items())
        elif isinstance(value, tuple):
            yield ",".join(map(str, value))
        else:
            yield f"{value:+}" if isinstance(value, int) and field.name == "modifier" and value else str(value)
