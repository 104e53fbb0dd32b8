"""`make play`: the server on this machine, and a browser that looks at it.

`PORT` chooses the port; with `SEANCE_NO_BROWSER=1` no browser is opened.
"""

import os
import sys
import threading
import time
import urllib.error
import urllib.request
import webbrowser

from seance.cli import main

SECONDS = 30  # that a server may take to begin


def look(url: str) -> None:
    """Opens the page as soon as somebody answers there."""
    end = time.monotonic() + SECONDS
    while time.monotonic() < end:
        try:
            urllib.request.urlopen(f"{url}/health/live", timeout=2).close()
        except (urllib.error.URLError, OSError):
            time.sleep(0.2)
        else:
            webbrowser.open(url)
            return


if __name__ == "__main__":
    port = os.environ.get("PORT", "8000")
    if os.environ.get("SEANCE_NO_BROWSER", "") in ("", "0"):
        threading.Thread(target=look, args=(f"http://127.0.0.1:{port}",), daemon=True).start()
    sys.exit(main(["serve", "--port", port]))
