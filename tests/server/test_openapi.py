"""Whatever fits the description of the lobby (and much that does not) is answered without a failure of ours."""

from __future__ import annotations

import os
import subprocess
import sys

from tests.server.house import House, solo

EXAMPLES = os.environ.get("SEANCE_EXAMPLES", "8")  # per route


def test_schemathesis_finds_no_server_error(house: House) -> None:
    ada = solo(house)
    cookie = f"Cookie: seance={ada.http.cookies['seance']}"
    command = [
        "-m", "schemathesis.cli", "run", f"{house.url}/schema/openapi.json", "--checks", "not_a_server_error",
        "-n", EXAMPLES, "-H", cookie, "--phases", "examples,coverage,fuzzing", "--generation-deterministic",
        "--exclude-path-regex", "/me/(move|renew)", "--suppress-health-check", "all", "--no-color",
    ]  # fmt: skip
    done = subprocess.run([sys.executable, *command], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout[-4000:]
