"""What single cards of Arkham Horror: The Card Game do."""
