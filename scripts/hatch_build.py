"""Makes the texts that are not in the repository before a wheel is packed; a missing message fails the build."""

import subprocess
import sys

from hatchling.builders.config import BuilderConfig
from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class Texts(BuildHookInterface[BuilderConfig]):
    def initialize(self, version: str, build_data: dict[str, object]) -> None:
        if version == "standard":  # an editable install reads the working tree, where `make setup` makes them
            subprocess.run([sys.executable, "-m", "seance.engine.build"], cwd=self.root, check=True)
