"""The page is opened in a browser as soon as the server answers."""

from __future__ import annotations

import os
import threading
import time
import urllib.error
import urllib.request
import webbrowser

SECONDS = 30  # that a server may take to begin
NO_BROWSER = "SEANCE_NO_BROWSER"


def open_page(url: str) -> None:
    if os.environ.get(NO_BROWSER, "") in ("", "0"):
        threading.Thread(target=look, args=(url,), daemon=True).start()


def look(url: str) -> None:
    end = time.monotonic() + SECONDS
    while time.monotonic() < end:
        try:
            urllib.request.urlopen(f"{url}/health/live", timeout=2).close()
        except (urllib.error.URLError, OSError):
            time.sleep(0.2)
        else:
            webbrowser.open(url)
            return
