"""The Fluent files read as syntax: which messages there are, and which arguments each of their forms names."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

from fluent.syntax import FluentParser, ast

PLURALS = {"zero", "one", "two", "few", "many", "other"}

Variant = tuple[str, str]  # what selects it, and its key


@dataclass(slots=True)
class Form:
    """The value of a message, or one of its attributes."""

    shown: set[str] = field(default_factory=set)  # arguments that are written out somewhere in it
    selects: dict[str, set[str]] = field(default_factory=dict)  # selecting argument -> words that select
    named: dict[Variant, set[str]] = field(default_factory=dict)  # arguments in each variant
    refers: set[str] = field(default_factory=set)  # other messages and terms

    @property
    def arguments(self) -> set[str]:
        return self.shown | self.selects.keys()


@dataclass(slots=True)
class Message:
    key: str
    place: str  # file:line
    pattern: ast.Pattern | None
    attributes: dict[str, ast.Pattern]
    forms: dict[str, Form]  # "" is the value

    @property
    def arguments(self) -> set[str]:
        return {name for form in self.forms.values() for name in form.arguments}

    @property
    def refers(self) -> set[str]:
        return {key for form in self.forms.values() for key in form.refers}


def read(folder: Path) -> tuple[dict[str, Message], list[str]]:
    """The messages of all files in a folder, and what is wrong with the files themselves."""
    found: dict[str, Message] = {}
    faults: list[str] = []
    for file in sorted(folder.glob("*.ftl")):
        source, shown = file.read_text(encoding="utf-8"), short(file)
        for entry in FluentParser().parse(source).body:
            line = source.count("\n", 0, entry.span.start) + 1 if entry.span is not None else 0
            place = f"{shown}:{line}"
            if isinstance(entry, ast.Junk):
                faults.append(f"{place}: {'; '.join([str(each.message) for each in entry.annotations])}")
            elif isinstance(entry, ast.Message | ast.Term):
                message = as_message(entry, place)
                if message.key in found:
                    faults.append(f"{place}: {message.key} is already in {found[message.key].place}")
                found[message.key] = message
    return found, faults


def short(file: Path) -> str:
    """A path as it is shown to people: from the package or the tests on."""
    here = Path.cwd()
    return str(file.relative_to(here) if file.is_relative_to(here) else file)


def as_message(entry: ast.Message | ast.Term, place: str) -> Message:
    key = f"-{entry.id.name}" if isinstance(entry, ast.Term) else entry.id.name
    attributes = {attribute.id.name: attribute.value for attribute in entry.attributes}
    patterns = ({} if entry.value is None else {"": entry.value}) | attributes
    return Message(key, place, entry.value, attributes, {name: form_of(pattern) for name, pattern in patterns.items()})


def form_of(pattern: ast.Pattern) -> Form:
    form = Form()
    walk(pattern, form)
    return form


def walk(node: object, form: Form) -> None:
    """Notes everything that is named anywhere under the node."""
    match node:
        case ast.Pattern(elements=elements):
            for element in elements:
                walk(element, form)
        case ast.Placeable(expression=expression):
            walk(expression, form)
        case ast.VariableReference(id=ast.Identifier(name=name)):
            form.shown.add(name)
        case ast.MessageReference(id=ast.Identifier(name=name)):
            form.refers.add(name)
        case ast.TermReference(id=ast.Identifier(name=name)):
            form.refers.add(f"-{name}")
        case ast.FunctionReference(arguments=ast.CallArguments(positional=positional)):
            for each in positional:
                walk(each, form)
        case ast.SelectExpression(selector=selector, variants=variants):
            selecting = form_of(ast.Pattern([ast.Placeable(selector)]))
            form.refers |= selecting.refers
            keys = {str(key_of(variant)) for variant in variants}
            words = set() if all(is_number(key) for key in keys) else keys
            for name in selecting.shown:
                form.selects.setdefault(name, set()).update(words)
            for variant in variants:
                inner = form_of(variant.value)
                form.shown |= inner.shown
                form.refers |= inner.refers
                for name, more in inner.selects.items():
                    form.selects.setdefault(name, set()).update(more)
                for place, names in inner.named.items():
                    form.named.setdefault(place, set()).update(names)
                if words:
                    for name in selecting.shown:
                        form.named.setdefault((name, key_of(variant)), set()).update(inner.arguments)


def key_of(variant: ast.Variant) -> str:
    return variant.key.name if isinstance(variant.key, ast.Identifier) else str(variant.key.value)


def is_number(key: str) -> bool:
    """Does the variant count something? Languages count differently."""
    return key in PLURALS or key.replace(".", "").isdecimal()


def variants(node: object) -> Iterator[frozenset[str]]:
    """For each way in which a pattern can read: the arguments that are written out in it."""
    match node:
        case ast.Pattern(elements=elements):
            found = {frozenset[str]()}
            for element in elements:
                found = {one | other for one in found for other in variants(element)}
            yield from found
        case ast.Placeable(expression=expression):
            yield from variants(expression)
        case ast.SelectExpression(variants=choices):
            for choice in choices:
                yield from variants(choice.value)
        case ast.VariableReference(id=ast.Identifier(name=name)):
            yield frozenset({name})
        case _:
            yield frozenset()
