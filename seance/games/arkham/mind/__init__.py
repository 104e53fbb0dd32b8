"""How the bots of Arkham Horror: The Card Game judge and choose."""
