"""The smallest agent for `seance evaluate`: it takes the first options that are an answer, and reads rules for words.

seance evaluate --agent "python examples/first_option_agent.py" --games 1 --questions 5
"""

from __future__ import annotations

import json
import sys


def words(text: str) -> set[str]:
    return {word.strip(".,?!:;") for word in text.casefold().split()}


def main() -> None:
    for line in sys.stdin:
        asked = json.loads(line)
        options = asked["options"]
        if asked["kind"] == "question":
            wanted = words(asked["prompt"])
            best = max(options, key=lambda option: len(wanted & words(option["label"])))
            answer = [best["key"]]
        else:
            answer = [option["key"] for option in options[: max(asked["least"], 1 if asked["most"] == 1 else 0)]]
        print(json.dumps({"answer": answer}), flush=True)


if __name__ == "__main__":
    main()
