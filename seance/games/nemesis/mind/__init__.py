"""How the bots of Nemesis judge and choose."""
