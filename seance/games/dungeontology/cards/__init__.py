"""What single cards of Dungeontology: The Expedition do."""
