"""What whoever shows a game keeps beside its session: answers in the making, ids of things, a game that is watched."""
