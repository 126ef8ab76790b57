"""Which source files may be compiled together, as one unit that includes them one after another.

Two files may not where one has a private name, in a nameless namespace, that the other has or finds in a
header of ours: a call would then be ambiguous. Nor may they where they find a type in different headers. Names
are recognised by their lines, so what is said here can be wrong in rare cases; the compiler has the last word.
"""
import functools
import pathlib
import re

# What a line outside braces defines: the word before the first of these marks.
DEFINITION = re.compile(r"^(?!namespace\b)([A-Za-z][^=({;\[\n]*?)\b(\w+)\s*[=({;\[]", re.MULTILINE)
TYPE = re.compile(r"^(?:enum class|enum|class|struct|union) (\w+)\b(?! *;|::)|^using (\w+) =", re.MULTILINE)
# Another name of what is elsewhere. Two that are stated alike mean the same.
ALSO = re.compile(r"^using (?:\w+ = [^;]*|(?:\w+::)+\w+);", re.MULTILINE)
MACRO = re.compile(r"^#define (\w+)", re.MULTILINE)
ALIAS = re.compile(r"^ *namespace \w+ = ", re.MULTILINE)
NAMESPACE = re.compile(r"^namespace ([\w:]+) {$", re.MULTILINE)
NAMELESS = re.compile(r"^namespace {$.*?^}  // namespace$", re.MULTILINE | re.DOTALL)
INCLUDE = re.compile(r'^#include "([^"]+)"', re.MULTILINE)


@functools.cache
def text_of(file):
    return pathlib.Path(file).read_text("utf-8")


def types(text):
    return {first or second for first, second in TYPE.findall(text)}


def definitions(text):
    """Of macros those that are made here are names, not those that are used, as tests do."""
    return types(text) | {name for before, name in DEFINITION.findall(text)
                          if not before.endswith("::") and not name.isupper()}


def qualified(text, find):
    """What is found in a text, each name with the namespace that it is in."""
    names, namespace = set(), ""
    for part in re.split(NAMESPACE, text):
        if re.fullmatch(r"[\w:]+", part):
            namespace = part
        else:
            names |= {f"{namespace}::{name}" for name in find(part)}
    return names


@functools.cache
def own_names(file):
    """The names that no other file knows."""
    text = ALSO.sub("", text_of(file))
    return (qualified(text, lambda part: definitions("\n".join(NAMELESS.findall(part))))
            | qualified(text, types) | set(MACRO.findall(text)))


def other_names(file):
    """The other names that a file states, each with its statement."""
    found = {}
    for line in qualified(text_of(file), ALSO.findall):
        namespace, statement = line.split("::using ", 1)
        found[f"{namespace}::{statement.split(' = ')[0].rstrip(';').split('::')[-1]}"] = statement
    return found


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


@functools.cache
def declared_in(header):
    """The names that a header declares: its types with itself, others with nothing."""
    names = dict.fromkeys(qualified(text_of(header), definitions))
    names.update(dict.fromkeys(qualified(text_of(header), types), header))
    return names


def seen_by(file, root):
    """The names that a file finds in our headers, or defines for others; those of types with the header, other
    names with the statement."""
    names = dict.fromkeys(qualified(NAMELESS.sub("", text_of(file)), definitions))
    names.update(other_names(file))
    for header in included_by(file, root):
        names.update(declared_in(header))
    return names


def has_alias(file):
    """Whether it gives a namespace another name."""
    return bool(ALIAS.search(text_of(file)))


class Batch:
    def __init__(self):
        self.files = []
        self.own = set()
        self.seen = {}
        self.closed = False

    def takes(self, own, seen, most):
        """Whether one more file fits that has and finds these names."""
        return (not self.closed and len(self.files) < most and not own & (self.own | self.seen.keys())
                and not self.own & seen.keys()
                and all(not header or self.seen.get(name) in (None, header) for name, header in seen.items()))

    def add(self, file, own, seen):
        self.files.append(file)
        self.own |= own
        self.seen.update({name: header for name, header in seen.items() if header or name not in self.seen})


def batches(files, root, most, is_alone=lambda file: False):
    """The files, in their order, as lists of at most so many that may be compiled together; some stay alone."""
    found = []
    for file in files:
        own, seen = own_names(file), seen_by(file, root)
        alone = is_alone(file)
        batch = None if alone else next((each for each in found if each.takes(own, seen, most)), None)
        if not batch:
            batch = Batch()
            found.append(batch)
        batch.add(file, own, seen)
        batch.closed = alone
    return [batch.files for batch in found]
