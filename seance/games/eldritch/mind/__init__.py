"""How the bots of Eldritch Horror judge and choose."""
