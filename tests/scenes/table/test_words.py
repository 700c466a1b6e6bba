"""Sentences of the table with real names in them: the log, questions, and what the undo button says."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.bigbook.rules import zones
from game.bigbook.rules.options import Options
from game.bigbook.rules.session import BigBookSession
from game.bigbook.rules.spells import neutralize
from game.bigbook.scenarios.scenario import BigBookScenarioAdapter
from game.bigbook.text import asking
from game.bigbook.text.log import Line, tell
from game.core.engine.decision import Decision
from game.core.engine.event import Event, EventValue
from game.core.text.i18n import Catalogue
from scenes.bigbook.cards.render_context import CardFacts
from scenes.bigbook.party import Person
from scenes.bigbook.table.model.table_view import from_view
from scenes.bigbook.table.overlays.story_log import linked
from scenes.bigbook.table.text import prompts
from scenes.bigbook.table.text.names import Words, plain
from scenes.bigbook.table.text.results import happenings
from scenes.kit.text import forget_fonts
from scenes.table.log_drawer import Link

ROOT = Path(__file__).resolve().parents[3] / "localization"
NAMES = {"p1": "Hugo", "p2": "Ana", "p3": "Olga"}


@pytest.fixture(autouse=True)
def letters() -> Iterator[None]:
    """Names are cleaned by what the letters on the screen can draw."""
    pygame.font.init()
    yield
    forget_fonts()


def words(lang: str) -> Words:
    catalogue = Catalogue.load(lang, [ROOT])
    people = {seat: Person(name, "ivory", "owl", "stoker") for seat, name in NAMES.items()}
    return Words(lambda: catalogue, people, CardFacts())


def said(lang: str, kind: str, part: str = "", /, **args: EventValue) -> str:
    return tell(words(lang), Line((Event(kind, args),), 1, part))


@pytest.mark.parametrize(
    ("lang", "said_of_failure", "said_of_spell"),
    [
        ("en", "Ana, choose a player for the Failure.", "Ana, choose a player for Telepathy."),
        ("es", "Ana, elige a un jugador para el Fracaso.", "Ana, elige a un jugador para «Telepatía»."),
        ("pt", "Ana, escolha um jogador para o Fracasso.", "Ana, escolha um jogador para “Telepatia”."),
        ("it", "Ana, scegli un giocatore per il Fallimento.", "Ana, scegli un giocatore per «Telepatia»."),
    ],
)
def test_a_part_of_a_page_is_no_card(lang: str, said_of_failure: str, said_of_spell: str) -> None:
    seats = from_view(BigBookSession.start(Options.of(3), 5).view()).seats
    asked = Decision("p2", "choose_player", "choose_player", "page_01")
    assert asking.sentence(words(lang), asked, "failure", seats) == said_of_failure
    asked = Decision("p2", "choose_player", "choose_player", "telepathy")
    assert asking.sentence(words(lang), asked, "", seats) == said_of_spell


@pytest.mark.parametrize("lang", ["en", "es", "pt", "it"])
def test_what_holds_a_neutralized_spell_is_named_where_it_is_refused(lang: str) -> None:
    """ "This spell is neutralized and cannot be cast.": until when, and what frees it?"""
    spells = [{"ice": {"neutralized": "true", "bound_by": "w9"}}, "growth", {"combustion": "neutralized"}]
    players = {"p1": {"hand": ["water3", "water1", "earth1", "fire1"], "spells": spells}, "p2": {}}
    curses = {"3": ["w9"], "4": [{"w4": {"neutralized": "true"}}]}
    given: dict[str, Any] = {"players": players, "active": "p1", "turn": "3", "curses": curses}
    session = BigBookScenarioAdapter().build(given)
    assert isinstance(session, BigBookSession)
    neutralize(session.state, 0, "growth", "round:4", "page_04")
    spoken = words(lang)

    def refused(act: str) -> str:
        reason = session.why_not(act)
        assert reason is not None
        return spoken.why(reason)

    assert spoken.curse("w9") in refused("activate:ice:1")
    assert refused("activate:growth:1") == spoken.t("why.neutralized-round", n=4)
    assert refused("activate:combustion:1") == spoken.t("why.neutralized")
    assert refused("destroy:w4") == spoken.t("why.curse-neutralized")


@pytest.mark.parametrize(
    ("lang", "of_page", "of_curse"),
    [
        ("en", "The Failure passed Ana by.", "Dying Ember passed Ana by."),
        ("es", "El Fracaso no le hizo nada a Ana.", "«Ascua moribunda» no le hizo nada a Ana."),
        ("pt", "O Fracasso não teve efeito sobre Ana.", "“Brasa Moribunda” não teve efeito sobre Ana."),
        ("it", "Il Fallimento non ebbe effetto su Ana.", "«Brace Morente» non ebbe effetto su Ana."),
    ],
)
def test_what_found_nothing_to_do_is_named_well(lang: str, of_page: str, of_curse: str) -> None:
    assert said(lang, "effect_skipped", "failure", seat="p2", source="page_01") == of_page
    assert said(lang, "effect_skipped", seat="p2", source="f1") == of_curse


@pytest.mark.parametrize(
    ("lang", "text"),
    [
        ("en", "Flooded Vault was laid on space 3, left."),
        ("es", "Casilla 3, a la izquierda: se colocó la maldición «Arcas inundadas»."),
        ("pt", "Nova maldição no espaço 3, à esquerda: “Cofre Inundado”."),
        ("it", "La maledizione «Cantina Allagata» apparve sullo spazio 3, a sinistra."),
    ],
)
def test_a_place_in_a_sentence_has_no_capital(lang: str, text: str) -> None:
    assert said(lang, "curse_laid", curse="w7", position="3_left", pile="water") == text


@pytest.mark.parametrize(
    ("lang", "text"),
    [
        ("en", "The book marker came to rest on space 4."),
        ("es", "Casilla 4: hasta aquí avanzó el marcapáginas."),
        ("pt", "O indicador parou no espaço 4."),
        ("it", "L\u2019indicatore si fermò sullo spazio 4."),
    ],
)
def test_the_marker_moves_to_a_place(lang: str, text: str) -> None:
    assert said(lang, "marker_moved", to=4) == text


def test_the_action_acquires_and_effects_give() -> None:
    bought = {"seat": "p2", "card": "earth3", "from": "supply", "to": "p2.discard"}
    assert said("en", "card_gained", **bought, source="rules") == "Ana acquired an Earth 3."
    assert said("es", "card_gained", **bought, source="rules") == "Ana adquirió una Tierra 3."
    given = "Ana gained an Earth 3, which went to the discard pile."
    assert said("en", "card_gained", **bought, source="w4") == given


def test_a_destroyed_madness_is_foretold_to_leave_the_game_and_a_cured_one_to_go_back() -> None:
    gone = {"seat": "p2", "from": "p2.hand", "source": "combustion"}

    def foretold(kind: str, **args: str) -> list[str]:
        return [row.text for row in happenings(words("en"), [Event(kind, {**gone, **args})])]

    assert foretold("card_destroyed", card="madness", to="aside") == ["Ana destroys a Madness (out of the game)"]
    assert foretold("card_destroyed", card="fire1", to="aside") == ["Ana destroys a Fire 1"]
    assert foretold("card_cured", card="madness", to="stack") == ["1 Madness returns to the stack"]


def test_an_empty_deck_costs_a_madness_and_a_shuffle_by_a_spell_does_not() -> None:
    """BB-DRAW.4, BB-DRAW.6: Renewal was once foretold with a Madness that it does not bring."""

    def foretold(*events: Event) -> list[str]:
        return [row.text for row in happenings(words("en"), events)]

    state = BigBookSession.start(Options.of(2), 3).state
    state.log = []
    zones.refill(state, 1, "rules")
    refilled = tuple(state.log)
    assert foretold(*refilled) == ["Ana reshuffles, Madness +1"]
    state.log = []
    zones.receive_madness(state, 1, "hand", "w4")
    harmed = tuple(state.log)
    by_spell = Event("deck_shuffled", {"seat": "p2", "count": 4, "source": "renewal"})
    mild = "Ana shuffles the discard pile in, no Madness"
    assert foretold(by_spell) == [mild]
    assert foretold(*refilled, by_spell) == ["Ana reshuffles, Madness +1", mild]
    assert foretold(by_spell, *harmed) == [mild, words("en").t("prompts.result.madness", seat="Ana", n=1)]


def test_tokens_have_their_article() -> None:
    assert said("en", "token_laid", curse="w7", element="earth") == "Flooded Vault received an Earth token."
    assert said("en", "token_laid", curse="w7", element="fire") == "Flooded Vault received a Fire token."


@pytest.mark.parametrize(
    ("lang", "destroys", "casts", "acquires", "cures"),
    [
        ("en", "destroy Ashes", "cast Telepathy \u00d72", "acquire a Fire 2", "cure a Madness"),
        ("es", "destruir «Cenizas»", "lanzar «Telepatía» \u00d72", "adquirir un Fuego 2", "curar una Locura"),
        ("pt", "destruir “Cinzas”", "lançar “Telepatia” \u00d72", "adquirir um Fogo 2", "curar uma Loucura"),
        ("it", "distruggi «Ceneri»", "lancia «Telepatia» \u00d72", "procurati un Fuoco 2", "cura una Follia"),
    ],
)
def test_an_act_inside_a_sentence_has_the_marks_of_its_language(
    lang: str, destroys: str, casts: str, acquires: str, cures: str
) -> None:
    """A wish, a hint, and the end of the game name acts in the middle of a sentence."""
    speaks = words(lang)
    acts = ("destroy:f6", "activate:telepathy:2", "acquire:fire2", "cure:p1.hand")
    assert [asking.act_in_words(speaks, act) for act in acts] == [destroys, casts, acquires, cures]
    assert asking.act_in_words(speaks, "end").split()[-1] in ("turn", "turno")
    wished = said(lang, "wished", seat="p3", action="destroy:f6")
    assert wished.endswith(f": {destroys}.") and wished.startswith("Olga")


@pytest.mark.parametrize(
    ("lang", "looks_out", "arrives"),
    [
        ("en", "Out looked the Shelf Devourer.", "The Shelf Devourer made its entrance."),
        ("es", "algo se asomó: Devoraestantes.", "Entrada triunfal: Devoraestantes."),
        ("pt", "e o Devorador de Estantes espiou para fora.", "O Devorador de Estantes entrou em cena."),
        ("it", "qualcosa fece capolino: Divorascaffali.", "Entrata in scena: Divorascaffali."),
    ],
)
def test_a_monster_in_the_log_has_its_article_or_stands_alone(lang: str, looks_out: str, arrives: str) -> None:
    assert said(lang, "book_opened", monster="page_02", page="page_02").endswith(looks_out)
    assert said(lang, "arrival_began", monster="page_02") == arrives


@pytest.mark.parametrize(
    ("lang", "spoken"),
    [("en", "It costs 4 Water and 1 Fire."), ("es", "Cuesta 4 de Agua y 1 de Fuego."),
     ("pt", "Custa 4 de Água e 1 de Fogo."), ("it", "Costa 4 Acqua e 1 Fuoco.")],
)  # fmt: skip
def test_a_price_that_is_heard_counts_as_people_do(lang: str, spoken: str) -> None:
    speaks = words(lang)
    assert plain(speaks.price({"water": 4, "fire": 1, "air": 0}), speaks) == spoken


def test_the_first_line_of_an_italian_game() -> None:
    assert said("it", "turn_began", seat="p2", turn=1) == "Turno 1: toccò ad Ana."


def test_a_spanish_choice_of_a_person_needs_no_preposition() -> None:
    asked = Decision("p1", "choose_player", "choose_player", "telepathy")
    assert prompts.told(words("es"), asked, (("p2",),)) == "Hugo eligió: Ana"


@pytest.mark.parametrize(
    ("options", "text"),
    [
        (("p1.hand.madness", "p1.hand.madness"), "Hugo chose: 2 \u00d7 Madness"),
        (("p1.hand.fire1", "p1.support.fire1"), "Hugo chose: Fire 1 and Fire 1 (support)"),
        (("p3.support.madness",) * 6, "Hugo chose: 6 \u00d7 Madness (Olga\u2019s support)"),
        (("p1.discard.water2", "p1.hand.air1", "p1.discard.water2"),
         "Hugo chose: 2 \u00d7 Water 2 (discard pile) and Air 1"),
    ],
)  # fmt: skip
def test_what_the_undo_button_says_of_cards(options: tuple[str, ...], text: str) -> None:
    asked = Decision("p1", "discard", "discard", "w5", 2, 2)
    assert prompts.told(words("en"), asked, (options,)) == text


def test_what_the_undo_button_says_of_spells_and_curses() -> None:
    asked = Decision("p1", "choose_spell", "choose_spell_exhaust", "a3", 2, 2)
    answer = ("p1.spells.growth", "p3.spells.ice")
    assert prompts.told(words("es"), asked, (answer,)) == "Hugo eligió: «Crecimiento» y «Hielo» (Olga)"
    assert prompts.told(words("en"), asked, (("w4",),)) == "Hugo chose: Drowned Whispers"
    assert prompts.told(words("pt"), asked, (("mist_weaving",),)) == "Hugo escolheu: \u201cTrama de Névoa\u201d"


@pytest.mark.parametrize("lang", ["en", "es", "pt", "it"])
@pytest.mark.parametrize("zone", ["hand", "support", "discard"])
def test_an_option_says_where_a_card_lies_without_capitals(lang: str, zone: str) -> None:
    label = asking.option_label(words(lang), f"p3.{zone}.fire1")
    inside = label[label.index("(") + 1 : -1]
    assert "Olga" in inside and inside.replace("Olga", "").islower()


@pytest.mark.parametrize("lang", ["en", "es", "pt", "it"])
def test_the_last_space_and_its_judgment_are_one_event(lang: str) -> None:
    """The label on the board begins with the printed name of the space, and says what happens there."""
    said_by = words(lang)
    label, name = said_by.space(0), str(said_by.place("0"))
    assert label.startswith(f"{name}: ")
    judged = label.rpartition(" ")[2]
    assert judged in said_by.t("prompts.danger.judgement_clear") and name in said_by.t("prompts.danger.judgement_clear")
    assert said_by.space(3) == str(said_by.place("3"))


@pytest.mark.parametrize("lang", ["en", "es", "pt", "it"])
def test_the_opening_and_the_summary_say_how_a_game_is_lost(lang: str) -> None:
    """A curse left, no Madness left, nobody left; and the six cards that end a game for a player are Madness."""
    catalogue = Catalogue.load(lang, [ROOT])
    lose = catalogue.t("bigbook.lessons.ui.opening.lose").lower()
    curse = {"en": "curse", "es": "maldición", "pt": "maldição", "it": "maledizione"}[lang]
    madness = {"en": "Madness", "es": "Locuras", "pt": "Loucuras", "it": "Follie"}[lang]
    assert curse in lose and lose.count(",") >= 2
    assert madness in catalogue.t("bigbook.rulebook.summary.madness.b")


@pytest.mark.parametrize(
    ("source", "target"), [("stack", "curse:w1"), ("curse:w1", "p1.discard")], ids=["creeps-under", "comes-out"]
)
def test_madness_and_a_curse_lead_to_that_curse(source: str, target: str) -> None:
    moved = Event("madness_received", {"seat": "p1", "card": "madness", "from": source, "to": target, "source": "w1"})
    text, links = linked(words("en"), Line((moved,), 1, ""))
    assert Link("curse", "w1") in links and "[b]" in text


@pytest.mark.parametrize(
    ("lang", "said_of_it"),
    [
        ("en", "Hugo destroyed {}"),
        ("es", "Hugo destruyó «{}»"),
        ("pt", "Hugo destruiu “{}”"),
        ("it", "Hugo distrusse «{}»"),
    ],
)
def test_a_step_that_destroyed_a_curse_is_taken_back_by_that_name(lang: str, said_of_it: str) -> None:
    """ "Undo: Caio took on Dizziness" stood there for a curse that he had destroyed."""
    given = {"players": {"p1": {"hand": ["water3", "water3"]}, "p2": {}}, "curses": {"3": ["w4"]}}
    session = BigBookScenarioAdapter().build(given)
    assert isinstance(session, BigBookSession)
    session.act("destroy:w4")
    said_of_it = said_of_it.format(words(lang).curse("w4").strip("\u00ab\u00bb\u201c\u201d"))
    assert prompts.step_back(words(lang), session).endswith(said_of_it)
    session.undo()
    assert said_of_it in prompts.step_again(words(lang), session)
