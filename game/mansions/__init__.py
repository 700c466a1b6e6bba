"""The second game: investigators in a house with locks, puzzles and a Keeper. It is not in the list of games yet."""
