"""Play and read in a terminal: everything that a person sees here is a message in `locale/`."""
