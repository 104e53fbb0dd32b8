"""The tests tell which rules of the ledgers they show, and that telling is tested too."""

pytest_plugins = ["pytester", "seance.testing.rule_plugin"]
