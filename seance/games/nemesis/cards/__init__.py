"""What single cards of Nemesis do."""
