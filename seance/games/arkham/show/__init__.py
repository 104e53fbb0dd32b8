"""What a seat of Arkham Horror: The Card Game sees and hears."""
