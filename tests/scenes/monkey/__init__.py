"""A monkey at the table: presses, skips, rewinds, takes back, switches, opens and resizes in the middle of everything.

    python -m tests.scenes.monkey --acts 1000000 --seed 1

Everything goes through real events and public commands of real scenes; a picture that tells something else than the
truth is an error, and so is a text that is missing. A life is some hundred acts in a few situations; each has a seed of
its own, so that `--life SEED --chain NUMBER` plays one again. Time is simulated.

`rhythm.py` is another monkey: it presses the same again and again through whole games of five (`--rhythm 20`), and
nobody who has not seen a question may have answered it.

`hands.py` moves pointer and keys, `acts.py` is what can be done, `positions.py` where it begins, `lives.py` lives and
looks; `coverage.py` is what must have been met, and what was.
"""
