"""The set pieces of this table, wired to each other and to what flies over it."""

from __future__ import annotations

from scenes.bigbook.table.animation.book.curse_reveal import CurseReveal
from scenes.bigbook.table.animation.book.defeat import Downfall
from scenes.bigbook.table.animation.book.round_end import Climax
from scenes.bigbook.table.animation.book.round_result import Verdict
from scenes.bigbook.table.animation.book.round_title import Chapters
from scenes.bigbook.table.animation.event_animator import EventAnimator
from scenes.bigbook.table.animation.fullscreen_effects import Neighbours, RibbonTime, Scenery
from scenes.bigbook.table.animation.magicians.elimination import Elimination
from scenes.bigbook.table.animation.magicians.lost_cards import Losing
from scenes.bigbook.table.animation.magicians.magician_closeup import Receiving
from scenes.bigbook.table.animation.monster.motion import MonsterMotion
from scenes.bigbook.table.animation.spells.blows import Blows
from scenes.bigbook.table.animation.spells.spell_picture import Visions
from scenes.bigbook.table.context import BookTable
from scenes.bigbook.table.prefetch.paintings import PaintingPrefetch
from scenes.bigbook.table.prefetch.pictures import PicturePrefetch
from scenes.table.set_pieces import InTheAir, SetPiece, SetPieces


class BlowPrefetch(SetPiece):
    """When there is nothing else left to be made: what blows are painted with."""

    def __init__(self, blows: Blows) -> None:
        self.blows = blows

    def make_one(self) -> bool:
        """Make something that will be wanted, so that no blow begins with a halt."""
        self.blows.paint_ahead()
        return False


class BookPieces(SetPieces):
    """All of one table."""

    def __init__(self, table: BookTable, staging: EventAnimator) -> None:
        blows, ribbon = staging.blows, RibbonTime()
        self.curse_reveal, self.climax = CurseReveal(table), Climax(table, ribbon)
        self.monster = monster = MonsterMotion(table, self.curse_reveal)
        self.verdict = Verdict(table, self.climax, monster, blows)
        heroes = self.verdict.heroes
        self.elimination, self.downfall = (
            Elimination(table, heroes, blows),
            Downfall(table, heroes, monster, blows),
        )
        others = Neighbours(monster.page, self.downfall.effects, self.elimination.leaving)
        self.scenery = Scenery(table, blows, ribbon, others)
        staging.besides.append(self.scenery.effects)
        self.chapters = Chapters(table, self.scenery, monster)
        self.receiving, self.losing = Receiving(table, heroes, staging), Losing(table)
        self.picture_prefetch = PicturePrefetch(table)
        self.painting_prefetch = PaintingPrefetch(table, self.scenery, monster, heroes, self.receiving, self.chapters)
        blows.hurl, blows.coming = monster.hurl, lambda: table.director.coming
        table.render.homeward, table.render.flying = lambda: blows.curing.away, blows.madness.aside
        super().__init__(table.director, [
            self.curse_reveal, self.elimination, self.climax, InTheAir(table.aftermath), self.chapters, monster,
            self.verdict, self.downfall, self.receiving, self.painting_prefetch, Visions(table, blows), self.losing,
            self.picture_prefetch, BlowPrefetch(blows),
        ])  # fmt: skip
