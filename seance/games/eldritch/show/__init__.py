"""What a seat of Eldritch Horror sees and hears."""
