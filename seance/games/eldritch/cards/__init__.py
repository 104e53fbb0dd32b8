"""What single cards, monsters, investigators and Ancient Ones of Eldritch Horror do."""
