"""The rules: the state, what may be done and why not, who sees what; nothing here does a step of a program."""
