"""Parlour: a small card game of our own, a séance in a Victorian parlour. The engine is proven on it."""
