"""States, frames, programs, decisions, events, sessions: how the rules of any game run."""
