"""Which source files may be compiled together, as one unit that includes them one after another.

Two files may not where one defines a name that the other defines, too, or that a header of ours declares
which the other includes: a call would then be ambiguous. Names are recognised by their lines, so what is
said here can be wrong in rare cases; the compiler has the last word.
"""
import functools
import pathlib
import re

# What a line outside braces defines: the word before the first of these marks.
DEFINITION = re.compile(r"^(?!namespace\b)([A-Za-z][^=({;\[\n]*?)\b(\w+)\s*[=({;\[]", re.MULTILINE)
TYPE = re.compile(r"^(?:enum class|enum|class|struct|union|using) (\w+)\b(?!.*;$)|^using (\w+) =", re.MULTILINE)
TAKEN = re.compile(r"^using (?:\w+::)+(\w+);", re.MULTILINE)
MACRO = re.compile(r"^#define (\w+)", re.MULTILINE)
ALIAS = re.compile(r"^ *namespace \w+ = ", re.MULTILINE)
NAMESPACE = re.compile(r"^namespace ([\w:]+) {$", re.MULTILINE)
INCLUDE = re.compile(r'^#include "([^"]+)"', re.MULTILINE)


@functools.cache
def text_of(file):
    return pathlib.Path(file).read_text("utf-8")


def qualified(file, *forms):
    """What is found in a file in these forms, each name with the namespace that it is in."""
    names, namespace = set(), ""
    for part in re.split(NAMESPACE, text_of(file)):
        if re.fullmatch(r"[\w:]+", part):
            namespace = part
            continue
        for form in forms:
            names |= {f"{namespace}::{name}" for name in form(part)}
    return names


def types(text):
    return {first or second for first, second in TYPE.findall(text)}


def definitions(text):
    """Of macros those that are made here are names, not those that are used, as tests do."""
    return {name for before, name in DEFINITION.findall(text)
            if not before.endswith("::") and not name.isupper()}


@functools.cache
def types_in(file):
    return qualified(file, types)


@functools.cache
def taken_in(file):
    """The names that a file takes from another namespace."""
    return qualified(file, TAKEN.findall)


@functools.cache
def defined_in(file):
    return qualified(file, types, definitions) | taken_in(file) | set(MACRO.findall(text_of(file)))


@functools.cache
def included_by(file, root):
    """Our headers that a file includes, also by way of others."""
    found, left = set(), [file]
    while left:
        for name in INCLUDE.findall(text_of(left.pop())):
            header = root / name
            if header not in found and header.is_file():
                found.add(header)
                left.append(header)
    return found


class Batch:
    def __init__(self):
        self.files = []
        self.own = set()  # the names that the files define
        self.seen = {}  # those that they find in our headers, with the header if it is a type
        self.closed = False

    def takes(self, own, seen, most):
        """Whether one more file fits that defines and finds these names."""
        return (not self.closed and len(self.files) < most
                and not own & (self.own | (self.seen.keys() - seen.keys()))
                and not self.own & (seen.keys() - self.seen.keys())
                and all(self.seen.get(name, header) == header for name, header in seen.items()))

    def add(self, file, own, seen):
        self.files.append(file)
        self.own |= own
        self.seen.update(seen)


def seen_by(file, root):
    """The names that a file finds in our headers; with a type the header that defines it."""
    headers = included_by(file, root)
    names = dict.fromkeys(set().union(*(defined_in(header) for header in headers)))
    for header in headers:
        names.update(dict.fromkeys(types_in(header), header))
    return names


def batches(files, root, most):
    """The files, in their order, as lists of at most so many that may be compiled together."""
    found = []
    for file in files:
        own, seen = defined_in(file), seen_by(file, root)
        # clang-tidy looks at aliases of the main file only.
        alone = ALIAS.search(text_of(file)) or taken_in(file) & seen.keys()
        batch = None if alone else next((each for each in found if each.takes(own, seen, most)), None)
        if not batch:
            batch = Batch()
            found.append(batch)
        batch.add(file, own, seen)
        batch.closed = bool(alone)
    return [batch.files for batch in found]
