"""Why an act is advised, or thought of by a companion, in words: what has been seen of the table, else what such acts
are for."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from game.bigbook.ai.claim import Claim
from game.bigbook.ai.reasons import IDLE, because
from game.bigbook.ai.tried import Tried
from game.bigbook.rules.action_id import read
from game.bigbook.rules.kinds import ELEMENTS
from game.bigbook.rules.session import BigBookSession
from game.core.engine.decision import Answer
from game.core.text.phrases import Arg

if TYPE_CHECKING:
    from scenes.bigbook.table.text.names import Words


def claimed(words: Words, claim: Claim) -> str:
    """A claim as a sentence."""
    args: dict[str, Arg] = dict(claim.args)
    shown: dict[str, Callable[[str], Arg]] = {
        "curse": words.curse, "spell": words.spell, "seat": words.seat, "element": words.element,
    }  # fmt: skip
    args |= {name: shown[name](str(value)) for name, value in claim.args.items() if name in shown}
    if claim.key.startswith("lack_among"):
        args["list"] = words.listed({name: int(claim.args[name]) for name in ELEMENTS if name in claim.args})
    if "list" in claim.args:  # curses
        names = [words.catalogue.quoted(words.curse(one)) for one in str(claim.args["list"]).split()]
        args["list"] = words.catalogue.any_of(names) if claim.key == "payable" else words.catalogue.all_of(names)
    return words.t(f"prompts.because.{claim.key}", **args)


def general(session: BigBookSession, answer: Answer) -> str:
    """The key below `prompts.advice` that says what such an act is for."""
    decision, act = session.decision, read(answer[0])
    if act.verb == "destroy":
        strikes = decision is not None and session.view().active == decision.seat and session.why_not("end") is None
        return "destroy_next" if strikes and Tried(session).always("curse_applied", curse=act.target) else "destroy"
    return act.verb if act.verb in ("acquire", "learn", "cure", "ability") else "activate"


def why(session: BigBookSession, answers: Sequence[Answer]) -> Claim | str:
    """The first reason for an act with the answers that belong to it: a claim that holds, or the key of what such acts
    are for; '' for what is no act, and where a spell or an ability says itself what it is for."""
    decision = session.decision
    if decision is None or decision.kind != "action" or answers[0] in IDLE:
        return ""
    gains = because(session, answers).gains
    if gains:
        return gains[0]
    key = general(session, answers[0])
    return "" if key in ("activate", "ability") else key


def said(words: Words, reason: Claim | str) -> str:
    """Such a reason as a sentence; '' for none."""
    if isinstance(reason, Claim):
        return claimed(words, reason)
    return words.t(f"prompts.advice.{reason}") if reason else ""
