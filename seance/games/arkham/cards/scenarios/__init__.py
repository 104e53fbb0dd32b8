"""The scenarios of Night of the Zealot: set-up, acts, agendas, locations, chaos tokens."""
