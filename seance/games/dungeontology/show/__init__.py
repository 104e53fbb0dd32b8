"""What a seat of Dungeontology: The Expedition sees and hears."""
