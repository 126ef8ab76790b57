"""Which mutants are tried: some drawn by a rule, some by hand."""
import dataclasses
import random

from . import places

ROOMS = ("instances", "encoder", "cnf_out", "solver_glue", "library", "cli")
BY_HAND = "scripts/mutation/by_hand.txt"


@dataclasses.dataclass(frozen=True)
class Mutant:
    number: int
    path: str
    place: places.Place
    line: int
    old: str
    text: str  # of its line

    @property
    def change(self):
        return " ".join(f"{self.old} -> {self.place.new}".split())

    @property
    def key(self):
        """The same for the same mutant in another run."""
        return (self.path, self.text, self.change)

    def __str__(self):
        return f"{self.path}:{self.line}: {self.place.kind}: {self.change}"


class Unreadable(Exception):
    pass


def sources(root, rooms):
    """What is compiled, in the order of names."""
    found = [path for room in rooms for path in (root / room).rglob("*") if path.suffix in (".cpp", ".hpp")]
    return sorted(found)


def drawn(path, text, every):
    """One place of each `every` lines, and of a shorter file; the same ones in each run."""
    found = places.of(text)
    lines = text.count("\n")
    for block in range(max(1, round(lines / every))):
        last = block + 1 == max(1, round(lines / every))
        inside = {kind: [place for place in each
                         if text.count("\n", 0, place.start) // every == block
                         or (last and text.count("\n", 0, place.start) >= every * block)]
                  for kind, each in found.items()}
        inside = {kind: each for kind, each in inside.items() if each}
        if inside:
            choose = random.Random(f"{path}:{block}")
            yield choose.choice(inside[choose.choice(sorted(inside))])


def fields(root, name, count):
    """The lines `A | B | ...` of a list, without its comments."""
    path = root / name
    for number, line in enumerate(path.read_text().splitlines() if path.exists() else (), 1):
        if line.strip() and not line.startswith("#"):
            parts = [part.strip() for part in line.split(" | ")]
            if len(parts) != count:
                raise Unreadable(f"{name}:{number}: expected {count} fields, got {len(parts)}")
            yield number, parts


def by_hand(root):
    """PATH | OLD | NEW: expressions in parentheses behind the switch, or statements."""
    for number, (path, old, new) in fields(root, BY_HAND, 3):
        text = (root / path).read_text() if (root / path).exists() else ""
        if text.count(old) != 1:
            raise Unreadable(f"{BY_HAND}:{number}: expected the text once in {path}, got it "
                             f"{text.count(old)} times")
        start = text.index(old)
        around = (f"{{ if (::mutants::on(@)) {{ {new} }} else {{ ", " } }") if old.endswith(";") else \
            (f"(::mutants::on(@) ? ({new}) : (", "))")
        yield path, text, places.Place("by hand", start, start + len(old), new, *around)


def mutants(root, rooms, every):
    """All of them, numbered from 1."""
    chosen = []
    for file in sources(root, rooms):
        path, text = file.relative_to(root).as_posix(), file.read_text()
        chosen += [(path, text, place) for place in drawn(path, text, every)]
    chosen += by_hand(root)
    for number, (path, text, place) in enumerate(chosen, 1):
        line = text.count("\n", 0, place.start)
        yield Mutant(number, path, place, line + 1, text[place.start:place.end],
                     text.splitlines()[line].strip())
