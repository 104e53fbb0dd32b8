"""What a seat of Nemesis sees and hears."""
