"""How the bots of Dungeontology: The Expedition judge and choose."""
