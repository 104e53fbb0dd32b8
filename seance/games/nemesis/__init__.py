"""Nemesis: alone together on a ship with something in its walls."""
