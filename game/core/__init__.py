"""What every card game here shares: frames, verbs, decisions, events, sessions, saves, words."""
