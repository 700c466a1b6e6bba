"""The first pages of the chronicle: every evening as a candle, how games went, how far the book was read, records."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

import pygame
from pygame import Rect

from game.bigbook.play import annals
from game.bigbook.play.statistics import ROUNDS
from game.bigbook.play.summary import Summary
from game.bigbook.rules.options import DIFFICULTIES, MODES
from game.core.play.annals import row_of_wins
from scenes.bigbook.statistics.pens import Pens, won_of
from scenes.book import shelf
from scenes.book.shelf import Evening, Group, Heading, Record
from scenes.kit import materials
from scenes.kit.drawing.charts import SOFT, heading
from scenes.kit.fit import in_sentence
from scenes.kit.text import Style
from scenes.kit.theme import GOLD, GREEN_INK, INK, LECTERN, PARCH, mix
from scenes.shell.saves.kept_people import people

Games = Sequence[Summary]
GAP = 1 / 8


def candles(pens: Pens, room: Rect, games: Games) -> None:
    """The last thirty evenings on their shelves: a flame for a victory, as tall as the rounds that were reached."""
    t = pens.app.t
    won = sum(game.won for game in games)
    so_far = t("bigbook.statistics.so_far", n=len(games), m=won)
    head = Heading(t("bigbook.statistics.evenings"), t("bigbook.statistics.candles_note"), so_far)
    made = [Evening(1.0 if one.won else (one.round - 1) / ROUNDS, one.won, one_game(pens, one)) for one in games]
    shelf.evenings(pens, room, head, made)


def one_game(pens: Pens, game: Summary) -> str:
    """A game in a line: day, people, how hard, how it ended."""
    t = pens.app.t
    names = people(pens.app, game.seats)
    kind = t(f"bigbook.terms.difficulties.{game.difficulty}.name")
    ended = t("bigbook.statistics.ended_won" if game.won else "bigbook.statistics.ended_lost", round=game.round)
    return " · ".join(part for part in (game.day, names, kind, ended) if part)


def groups(pens: Pens, room: Rect, games: Games) -> None:
    """Won and lost by the number of players, difficulty, mode, and by who else was there."""
    t = pens.app.t
    rest = heading(pens, room, t("bigbook.statistics.how"), t("bigbook.statistics.how_note"))
    counts = [(str(n), t("kit.setup.players", n=n)) for n in range(2, 6)]
    hard = [(d, t(f"bigbook.terms.difficulties.{d}.name")) for d in DIFFICULTIES]
    modes = [(m, t(f"bigbook.terms.modes.{m}.name")) for m in MODES]
    company = [(c, t(f"bigbook.statistics.company.{c}")) for c in annals.COMPANY]
    sets = [
        Group(name, t(f"bigbook.statistics.by.{name}"), rows, found)
        for name, rows, found in (
            ("players", counts, annals.by_players(games)), ("difficulty", hard, annals.by_difficulty(games)),
            ("mode", modes, annals.by_mode(games)), ("company", company, annals.by_company(games)),
        )
    ]  # fmt: skip
    shelf.groups(pens, rest, sets, len(games), partial(won_of, pens))


def rounds(pens: Pens, room: Rect, games: Games) -> None:
    """How far the book was read: a pile of leaves for each round in which games ended, and one for the shut book."""
    t = pens.app.t
    rest = heading(pens, room, t("bigbook.statistics.rounds"), t("bigbook.statistics.rounds_note"))
    ended = annals.rounds_reached(games)
    wide = rest.w // len(ended)
    foot = round(min(wide * 0.92, rest.h * 0.16))
    label = pens.size(20) * 3 // 2
    floor = rest.bottom - foot - label // 2
    most = max(1, *ended)
    reach = floor - rest.y - label
    for at, count in enumerate(ended):
        column = Rect(rest.x + at * wide, rest.y, wide, rest.h)
        won = at == ROUNDS
        picture = Rect(0, 0, foot, foot)
        picture.midtop = (column.centerx, floor + label // 4)
        if won:
            pens.lay("table", "closed_book", picture)
        else:
            _plate(pens, picture.inflate(-foot // 4, -foot // 4), at + 1)
        top = _leaves(pens, Rect(column.x + wide // 8, floor, wide * 3 // 4, reach), count, most, won=won)
        number = Rect(column.x, top - label, wide, label)
        pens.number(str(count), number, 21, GREEN_INK if won else INK if count else SOFT)
        key = "bigbook.statistics.shut" if won else "bigbook.statistics.in_round"
        words = t(key, n=count, round=at + 1)
        pens.tell(f"round-{at + 1}", Rect(column.x, top - label, wide, rest.bottom - top + label), words)
    materials.rule(pens.surface, rest.x, rest.right, floor + 1)


def _plate(pens: Pens, box: Rect, number: int) -> None:
    """The number of a round on a small plate of leather."""
    pens.surface.blit(materials.leather(box.size, LECTERN, seed=number), box)
    materials.gold_line(pens.surface, box.inflate(-4, -4), 1, 4)
    pens.number(str(number), box.inflate(-6, -4), 22, GOLD[0])


def _leaves(pens: Pens, box: Rect, count: int, most: int, *, won: bool) -> int:
    """A pile of leaves on the floor `box.y`, at most `box.h` high; gives its upper edge."""
    high = round(box.h * count / most)
    if not count:
        return box.y
    leaves = min(count, max(1, high // max(4, box.h // 42)))
    thick = high / leaves
    for n in range(leaves):
        y = box.y - (n + 1) * thick
        lean = ((n * 37) % 7 - 3) * box.w // 60
        leaf = Rect(box.x + lean, round(y), box.w, max(2, round(y + thick) - round(y)))
        base = mix(PARCH[0], GREEN_INK, 0.35) if won else mix(PARCH[0], PARCH[2], 0.35 + 0.4 * ((n * 13) % 5) / 5)
        pygame.draw.rect(pens.surface, base, leaf, border_radius=2)
        pygame.draw.line(pens.surface, mix(base, INK, 0.55), leaf.bottomleft, (leaf.right, leaf.bottom), 1)
        pygame.draw.rect(pens.surface, mix(base, INK, 0.7), leaf, 1, border_radius=2)
    return box.y - high


MARKS = {
    "quickest": "star",
    "calmest": "moon",
    "storm": "curse",
    "bane": "curse",
    "scholar": "quill",
    "narrow": "eye",
    "row": "lantern",
}


def records(pens: Pens, room: Rect, games: Games) -> None:
    """The bests, each with its figure in a wreath of ink, what it is and whose."""
    t = pens.app.t
    rest = heading(pens, room, t("bigbook.statistics.records"))
    found = annals.records(games)
    rows = [(one.name, one.figure, _whose(pens, one)) for one in found]
    row_of = row_of_wins(games)
    if row_of > 1:
        rows.append(("row", row_of, ""))
    if not rows:
        empty(pens, rest)
        return
    made = [Record(name, n, t(f"bigbook.statistics.record.{name}", n=n), whose, MARKS[name]) for name, n, whose in rows]
    shelf.records(pens, rest, made)


def _whose(pens: Pens, record: annals.Record) -> str:
    if record.seat is not None:
        return in_sentence(record.seat.name)
    return people(pens.app, record.game.seats)


def empty(pens: Pens, room: Rect) -> None:
    """Nothing has been played yet: the book is shut, and one line says when it opens."""
    picture = Rect(room.x + room.w // 5, room.y, room.w * 3 // 5, round(room.h * 0.62))
    pens.lay("table", "closed_book", picture)
    words = pens.app.t("bigbook.statistics.empty")
    line = Rect(room.x, picture.bottom, room.w, room.bottom - picture.bottom)
    pens.write(words, line, Style(pens.size(19), SOFT, italic=True, align="center"), "empty")
    pens.tell("empty", line, words)
