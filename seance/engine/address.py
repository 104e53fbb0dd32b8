"""A line of the log as they read it whom it is about: "The Captain enters …" is "You enter …" to the Captain.

A message may have a form `.you` of its own. Otherwise its sentence is turned: in Chinese another word stands in the
place of the name, in English the verb follows it.
"""

from __future__ import annotations

import re

READER = "\ue000"  # stands for the reader's figure while a sentence is made: no language has such a letter
CALLED = (f"{READER}:", f"{READER}：")  # how a question begins that calls whom it asks
SUBJECT = re.compile(rf"^(?:The )?{READER} ((?:\w+ly |only |also )?)(\w+)")
ALSO = re.compile(r"(\b(?:and|then|but)|[:,]) (\w+s)\b")
OWNED = re.compile(rf"\b(?:[Tt]he|an?) ((?:[\w’-]+ ){{0,2}}?[\w’-]+) of (?:the )?{READER}")
OF = re.compile(rf"\bof (?:the )?{READER}")
OWNS = re.compile(rf"(?:\b[Tt]he )?{READER}’s")
NAMED = re.compile(rf"(?:\b[Tt]he )?{READER}")
ASKED = re.compile(r"\b([Dd]oes|[Ii]s|[Hh]as) you\b")
AGREES = re.compile(r"\byou (is|has|does|was|takes|leads)\b")  # not where things that somebody gets follow
AUXILIARY = {"is": "are", "has": "have", "does": "do", "was": "were", "may": "may", "will": "will", "cannot": "cannot"}
SECOND = (
    "has",
    "gets",
    "gives",
    "takes",
    "wants",
    "keeps",
    "puts",
    "discards",
    "finds",
    "loses",
    "becomes",
)  # after a first verb
SHORT = ("dies", "lies", "ties")  # which keep their e
HISSING = ("sses", "shes", "ches", "xes", "zzes", "oes")


def to_reader(line: str, pronoun: str, language: str) -> str:
    """The sentence with the reader in the place of the sign."""
    if language != "en":
        return line.replace(READER, pronoun)
    found = SUBJECT.match(line)
    verb = base_form(found[2]) if found else ""
    if found and verb:
        rest = ALSO.sub(lambda also: f"{also[1]} {shared(also[2])}", line[found.end() :])
        line = f"you {found[1]}{verb}{rest.replace(' their ', ' your ')}"
    line = OF.sub("of yours", OWNED.sub(r"your \1", OWNS.sub("your", line)))
    line = ASKED.sub(lambda asked: f"{written_like(asked[1], base_form(asked[1].lower()))} you", NAMED.sub("you", line))
    line = AGREES.sub(lambda agrees: f"you {base_form(agrees[1])}", line)
    return line[:1].upper() + line[1:]


def written_like(word: str, other: str) -> str:
    """A question may begin with it."""
    return other.capitalize() if word[0].isupper() else other


def shared(verb: str) -> str:
    return base_form(verb) if verb in SECOND else verb


def base_form(verb: str) -> str:
    """ "tries" is "try"; "" for what is no verb of the third person."""
    if verb in AUXILIARY:
        return AUXILIARY[verb]
    if not verb.endswith("s"):
        return ""
    if verb.endswith("ies") and verb not in SHORT:
        return verb[:-3] + "y"
    return verb[: -2 if verb.endswith(HISSING) else -1]
