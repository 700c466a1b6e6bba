"""One game at the terminal: it shows what a viewer may see, asks, and does what the lines say."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from game.core.console.terminal import Plan, Seen, Step, Terminal, Way, columns, whole
from game.core.engine.decision import Answer, Reason
from game.core.engine.session import HistoryEntry, Session
from game.core.saves import disk, generations
from game.core.saves.journal import Journal, transcript
from game.core.saves.save import MAX_FILE, Header, is_save
from game.core.text.i18n import Catalogue, available
from game.core.text.phrases import Arg

from .language import roots
from .play_answer import LETTERS, Command, answer_of, command_of, id_of
from .play_console import Console

HELP = {"answer": "1 2 …", "why": "why {what}", "look": "look {what}", "board": "board, map", "story": "story",
        "log": "log", "undo": "undo", "redo": "redo", "save": "save {file}", "lang": "lang {lang}",
        "quit": "quit"}  # fmt: skip
"""What the help explains, and how it is typed."""

OTHER_SIDE = "other_side"
"""The one barrier over which no agreement helps: somebody has answered who is not one of us."""


@dataclass(slots=True)
class Keeping:
    """How the game is kept: what its save is of, and the journal that is written (None: nobody has asked for one)."""

    header: Header
    journal: Journal | None = None
    file: Path | None = None
    """Where it was read from, or saved last by a command; None where it lies nowhere."""
    stood: str = ""
    """The fingerprint of the state that lies there."""


def new_folder(path: Path) -> str:
    """The folder that has to be made before a file can lie in it; '' where it is there."""
    return "" if path.parent.exists() else str(path.parent)


@dataclass(frozen=True, slots=True)
class Viewer:
    """Whose eyes the screen has: a seat, a side, or None for what everybody sees. Where a side `shares` it, whoever of
    them is asked also sees what only their seat may see."""

    name: str | None
    shares: bool = False


class Table:
    """A session, shown in plain lines to one viewer."""

    def __init__(
        self,
        session: Session,
        terminal: Terminal,
        words: Catalogue,
        console: Console,
        keeping: Keeping,
        viewer: Viewer,
        opening: Step,
    ) -> None:
        self.session = session
        self.terminal = terminal
        self.words = words
        self.console = console
        self.keeping = keeping
        self.viewer = viewer
        self.opening = opening
        terminal.clock = console.seconds
        self.drawn: list[str] = []
        """What was shown last of the table within a turn."""
        self.moment: str | None = None
        """The turn in which the whole board was drawn."""
        self.warned = ""
        """The last line, where it was asked whether it is meant."""
        self.asked_twice = False
        """The last line wished to take back what everybody would have to agree on."""
        self.seen = self._look()

    # ------------------------------------------------------------------------------------------------- what is seen

    def _look(self) -> Seen:
        session, eyes = self.session, self._eyes()
        steps = [self.opening, *(self._step(moment, eyes) for moment in session.past)]
        return Seen(session.view(eyes), eyes, steps, session.decision, session.legal())

    def _eyes(self) -> str | None:
        """Who looks at the screen now."""
        asked = self.session.state.decision
        if not self.viewer.shares or asked is None or self.session.players.plays(asked):
            return self.viewer.name
        ours = self.session.game.side_of(asked.seat) == self.viewer.name
        return asked.seat if ours else self.viewer.name

    def _step(self, moment: HistoryEntry, eyes: str | None) -> Step:
        """What the viewer has heard of a step. What a seat that plays by itself has answered is nobody's business."""
        asked = moment.state.decision
        if self.session.players.plays(asked) or not moment.answers:
            asked = None
        answer = moment.answers[0] if asked is not None else ()
        return Step(asked, answer, self.session.shown(eyes, moment))

    def _t(self, key: str, **args: Arg) -> str:
        return self.words.t(f"kit.cli.play.{key}", **args)

    # --------------------------------------------------------------------------------------------------- the game

    def play(self, greeting: Iterable[str], since: int) -> None:
        """From the greeting to the end of the lines, or to `quit`; the steps from number `since` on are told first."""
        self.console.say([*greeting, self._t("hint", command="?"), ""])
        self._show(since)
        for line in self.console.lines():
            command = command_of(line)
            twice, self.asked_twice = self.asked_twice, False
            meant, self.warned = bool(line) and line == self.warned, ""
            if command is not None and command.name == "quit":
                break
            if command is not None:
                self._obey(command, twice)
            elif line:
                self._answer(line, meant)
        self.console.say(self._farewell())

    def _show(self, since: int) -> None:
        """What has happened since a step, the board where it has changed, and the question."""
        self.seen = seen = self._look()
        self.console.say(self.terminal.told(seen, since))
        self._board(seen)
        self._ask()

    def _board(self, seen: Seen) -> None:
        """The whole board once in a turn, within it what has changed."""
        moment, brief = self.terminal.moment(seen), list(self.terminal.brief(seen))
        whole, changed = moment != self.moment, brief != self.drawn
        self.moment, self.drawn = moment, brief
        if whole or changed:
            self.console.say(["", *(self.terminal.board(seen) if whole else brief)])

    def _ask(self) -> None:
        seen, decision = self.seen, self.seen.decision
        if decision is None:
            self.console.say(["", *self.terminal.ending(self.session, seen), "", self._over()])
            return
        open_ = {option.id: option for option in seen.options}
        rows = [
            (f"{number:>3}  {name}", self._counted(open_[name].count) + self.terminal.option(seen, name))
            for number, name in enumerate(self._numbered(), start=1)
            if name in open_
        ]
        rows += [(f"     {name}", self.terminal.option(seen, name)) for name in self.terminal.standing(seen)]
        if not decision.min and not {"pass", "none"} & open_.keys():
            rows.append(("  0  none", self._t("nothing")))
        proposed = [(f"  {LETTERS[at]}", way.text) for at, way in enumerate(self._ways())]
        self.console.say(["", *self.terminal.question(seen), *columns(rows), *columns(proposed), self._how_many()])

    def _numbered(self) -> Sequence[str]:
        """The ids that have a number, in their places; some may not be open now."""
        return self.terminal.numbered(self.seen)

    def _over(self) -> str:
        return self._t("over", list=self.words.all_of(["log", "story", "look", "undo"]), command="quit")

    def _ways(self) -> list[Way]:
        return list(self.terminal.ways(self.session, self.seen))[: len(LETTERS)]

    def _counted(self, count: int) -> str:
        return f"{count} \u00d7 " if count > 1 else ""

    def _how_many(self) -> str:
        """How many of the answers are to be named, and whether their order counts."""
        decision = self.seen.decision
        assert decision is not None
        low, high = decision.min, min(decision.max, sum(option.count for option in self.seen.options))
        if low == high == 1:
            return self._t("one")
        if low == high:
            how = self._t("exactly", n=low)
        else:
            how = self._t("between", low=low, n=high) if low else self._t("upto", n=high)
        return f"{how} {self._t('ordered')}" if decision.ordered else how

    def _answer(self, line: str, meant: bool) -> None:
        decision = self.seen.decision
        if decision is None:
            self.console.say([self._over()])
            return
        late = self.terminal.late(self.seen)
        if late is not None:
            self.console.say([late.text])
            self._apply(late.answer)
            return
        answer = answer_of(line, decision, self._numbered(), self._ways())
        reason = self.session.check(answer)
        plan = self.terminal.plan(self.seen, line, len(self.seen.steps)) if reason is not None else None
        warning = self.terminal.warning(self.seen, answer) if reason is None and self.console.typed else ""
        if plan is not None:
            self._follow(plan, line, meant)
        elif reason is not None:
            self.console.say([f"{line}: {self.terminal.why(reason)}", self._t("hint", command="?")])
        elif warning and not meant:
            self.warned = line
            self.console.say([warning])
        else:
            self._apply(answer)

    def _follow(self, plan: Plan | None, line: str, meant: bool) -> None:
        """Do what a line plans, one answer after the other, as long as nothing else happens; what is risky, only where
        it is meant."""
        assert plan is not None
        self.console.say([plan.text])
        if plan.risky and not meant:
            self.warned = line
            return
        told = len(self.seen.steps)
        while plan is not None and plan.answer:
            self.session.apply(plan.answer)
            self.console.say(self._trouble())
            self.seen = self._look()
            plan = self.terminal.plan(self.seen, line, told)
        if len(self.seen.steps) > told:
            self._show(told)

    def _apply(self, answer: Answer) -> None:
        told = len(self.seen.steps)
        self.session.apply(answer)
        self.console.say(self._trouble())
        self._show(told)

    # ------------------------------------------------------------------------------------------------- the commands

    def _obey(self, command: Command, twice: bool) -> None:
        name, rest = command.name, command.rest
        if name == "undo":
            self._undo(twice)
        elif name == "redo":
            self._redo()
        elif name == "board":
            self.moment = None
            self._board(self.seen)
            self._ask()
        elif name == "lang":
            self._speak(rest)
        else:
            said = {"help": self._help, "why": self._why_not, "look": self._looked, "story": self._story,
                    "log": self._log, "save": self._save}  # fmt: skip
            self.console.say(said[name](rest))

    def _speak(self, code: str) -> None:
        """Go on in another language: the table and the question stand there again in it."""
        codes = [one.code for one in available(roots())]
        if code not in codes:
            self.console.say([self._t("languages", list=", ".join(codes))])
            return
        self.words = Catalogue.load(code, roots())
        self.terminal.speak(self.words)
        self.moment = None
        self._board(self.seen)
        self._ask()

    def _help(self, rest: str) -> Iterator[str]:
        yield from self.terminal.welcome()
        yield ""
        values = {name: self.words.t(f"kit.cli.value.{name}") for name in ("what", "file", "lang")}
        yield from columns(
            [(typed.format(**values), self.words.t(f"kit.cli.typed.{name}")) for name, typed in HELP.items()]
        )

    def _why_not(self, rest: str) -> Iterator[str]:
        if not rest:
            yield self._missing("why")
            return
        for word in rest.replace(",", " ").split():
            name = id_of(word, self._numbered())
            allowed = any(option.id == name for option in self.seen.options)
            reason = None if allowed else self.session.check((name,))
            if reason is None:
                yield self._t("allowed", value=name)
            else:
                yield f"{name}: {self._why(reason)}"

    def _why(self, reason: Reason) -> str:
        said = self.terminal.why(reason)
        return f"{said} ({reason.rule})" if reason.rule else said

    def _looked(self, rest: str) -> Iterator[str]:
        if not rest:
            yield self._t("look_at", command="look")
            yield from columns([(f"  {typed}", told) for typed, told in self.terminal.sights(self.seen)])
            return
        found = list(self.terminal.look(self.seen, id_of(rest, self._numbered())))
        yield from found or [self._t("unknown", value=rest)]

    def _story(self, rest: str) -> Iterator[str]:
        found = list(self.terminal.story(self.seen))
        yield from found or [self._t("no_story")]

    def _log(self, rest: str) -> Iterator[str]:
        return self.terminal.told(self.seen, 0)

    def _undo(self, twice: bool) -> None:
        reason = self._stays()
        if reason is not None:
            self.console.say([self._why(reason)])
        elif self.session.undo_barrier and not twice:
            self.asked_twice = True
            self.console.say([self.words.t("kit.undo.agree")])
        else:
            self.session.undo()
            self.console.say([self._t("undone"), *self._trouble()])
            self._show(len(self.session.past) + 1)

    def _stays(self) -> Reason | None:
        """Why the last step cannot be taken back; None where it can, perhaps after a question."""
        session = self.session
        back = next((one for one in reversed(session.past) if not session.players.plays(one.state.decision)), None)
        if back is None:
            return Reason(f"undo-{session.opened or 'none'}")
        key = session.game.snapshot_key
        if key(back.state) != key(session.state):
            return Reason("undo-turn")
        barrier = session.undo_barrier
        return Reason(f"undo-{barrier}") if barrier == OTHER_SIDE else None

    def _redo(self) -> None:
        told = len(self.seen.steps)
        if not self.session.redo():
            self.console.say([self._why(Reason("redo-none"))])
            return
        self.console.say(self._trouble())
        self._show(told)

    # -------------------------------------------------------------------------------------------------------- saves

    def _missing(self, command: str) -> str:
        return self.words.t("kit.cli.no_value", option=command)

    def _save(self, name: str) -> Iterator[str]:
        """Keep the game as it stands in a file; the game that stood there is kept beside it. Another file stays."""
        if not name:
            yield self._missing("save")
            return
        asked, journal = Path(name), self.keeping.journal
        try:
            path = disk.target(asked)
            if journal is not None and path.absolute() == journal.path.absolute():
                yield from self._trouble() if not journal.again() else [self._t("saved", file=whole(str(asked)))]
                return
            data = transcript(self.session, self.keeping.header)
            before = disk.read_file(path, MAX_FILE) if disk.there(path) else b""
            if before and before != data:
                if not is_save(before):
                    yield self.words.t("kit.cli.not_ours", file=whole(str(asked)))
                    return
                yield self._t("kept", copy=whole(str(disk.keep_copy(path, before))))
            if made := new_folder(path):
                yield self._t("folder_made", file=whole(made))
                disk.make_folder(path.parent)
            generations.forget(path)
            disk.replace_file(path, data)
        except (OSError, ValueError) as error:
            key = disk.reason(error) if isinstance(error, OSError) else "missing"
            yield self.words.t("kit.save.not_done", reason=self.words.t(f"kit.save.{key}"))
            return
        self.keeping.file, self.keeping.stood = path, self.session.hash()
        yield self._t("saved", file=whole(str(path)))

    def _trouble(self) -> list[str]:
        """Why the last step could not be written, where a journal is kept."""
        journal = self.keeping.journal
        if journal is None or journal.problem is None:
            return []
        reason = self.words.t(f"kit.save.{disk.reason(journal.problem)}")
        return [self.words.t("kit.save.cannot_write", reason=reason)]

    def _farewell(self) -> Iterator[str]:
        """Where the game lies now, or how its luck can be had again."""
        journal = self.keeping.journal
        if journal is not None and journal.again():
            yield self._t("saved", file=whole(str(journal.path)))
        elif journal is not None:
            yield from self._trouble()
        elif self.keeping.file is not None:
            key = "saved" if self.keeping.stood == self.session.hash() else "not_saved_since"
            yield self._t(key, file=whole(str(self.keeping.file)))
        else:
            yield self._t("not_saved", option=whole(f"--seed {self.keeping.header.seed}"))
