"""What people are told or held to beyond the rules: the hourglass of a puzzle, the diary of the Keeper."""
