"""The voices of the sixteen monsters, each from the idea of its picture: entrance, strike, recoil, exit."""
