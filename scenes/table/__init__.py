"""The table: where a game of The Big Book of Madness is played.

Where to look for what (a test sees to it that every module stands here):

- what lies where: `layout` (areas, cells), `seat_layout` (a seat's inside), `places` (boxes of things now), `geometry`
- what is shown: `view_model` (things with identity), `moves` (how each event changes them), `words` (names, sentences),
  `cards`, `facts` and `curse_signs` (what drawings must know about cards), `look` (all of it in one hand while drawing)
- how it moves: `director` (plays events), `staging` (which card flies where), `event_effects` (the makers for all other
  events), `passing` (turns, slides, hops), `motion` (the one table of durations and eases), `intensity` (how strongly),
  `undo_motion` (a step back), `mending` (shows the truth where something else was shown), `handover` (waits between
  turns), `ambience` (dust), `head_shake` (a refusal)
- effects: `animations` (flights, pulses, ribbons), `bursts`, `moods`, `page_turn`, `cover`, `endings`, `scenery` (what
  needs the whole screen), `struck` (a curse held up to be read), `climax`
  (judgment, new monster, new curses held up step by step)
- drawing: `drawing` (the order of the layers of a frame)
- still drawing: `board`, `book_view`, `vignettes`, `seat_view`, `desk_view`, `desk_note`, `ribbon_view`, `log_view`;
  `stills` lists them, `zones` says what is stale
- moving drawing: `stage` (cards, spells, curses, marker), `lights` and `glow` (light), `danger_glow`, `lifts` (what has
  come up), `derived` (pictures of pictures), `pips` (costs), `ability_view`, `furniture` (what keeps still pictures)
  and `fittings` (its pieces)
- the panel: `panel` (items), `panel_view`, `panel_column` and `panel_rows` (its drawing), `panel_words` and
  `card_words` (what it says), `foresight` (what will certainly happen), `outlook` (that in words),
  `narration` (while events play)
- what a person does: `input` (pointer, drags), `magnet`, `acts` (presses, choices, answers), `paying` and
  `payment`, `asked_twice` (end of turn, undo), `undo_names`, `choice`, `repeated` and `repeats`, `courtesy` (a friend
  agrees), `attention` (where hover and focus begin), `hand_order`
- what may be done: `options` (reasons), `things` (the one list), `prompts`, `danger_shown`
- what lies over it: `overlays` (F1, doors to all others), `hold` (held keys), `reading_pane`, `why_marks`, `tooltip`
  and `tips`, `seat_look`, `paper_flag`, `hint` and `hint_words`, `laid_sheet` with `viewer` (book, piles) and
  `log_drawer`, `look_back`, `pause`
- `keeping`: the sign that the game is not being saved
- the log: `log_text`, `log_rows`, `verb_marks`, `recap` (what happened since one's last turn),
  `happened` (the last round once more)
- `scene` brings them together
"""
