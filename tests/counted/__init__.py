"""What the program does for a thing, counted and never timed: no busy machine makes it more.

`python -m tests.counted` compares it with what is kept.
"""
