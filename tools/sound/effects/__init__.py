"""The effects, one module for each stuff they are made of."""
