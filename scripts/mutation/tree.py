"""A copy of the tree, with mutants in it."""
import pathlib
import shutil

HERE = pathlib.Path(__file__).resolve().parent
LEFT_OUT = ("build", ".git", "__pycache__")
SWITCH = "mutant_switch"


def put(path, data):
    """Files that stay the same are not compiled again."""
    if not path.exists() or path.read_bytes() != data:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(data)


def files(root):
    """Paths below a folder, without builds."""
    found = [path.relative_to(root) for path in root.rglob("*") if path.is_file()]
    return {path for path in found if not any(part.startswith(LEFT_OUT) for part in path.parts)}


def prepared(text):
    """It knows the switch, and its lines keep their numbers."""
    return f'#include "{SWITCH}.hpp"\n#line 1\n{text}'


def switched(text, mutants):
    """All mutants of a file behind the switch; where two begin at one place, the longer one is outside."""
    if not mutants:
        return text
    edits = []
    for mutant in mutants:
        place, number = mutant.place, str(mutant.number)
        length = place.end - place.start
        edits.append((place.start, 1, -length, place.before.replace("@", number), 0))
        skipped = 0 if place.keeps else length
        edits.append((place.start if skipped else place.end, 2 if skipped else 0, length,
                      place.after.replace("@", number), skipped))
    result, done = [], 0
    for at, _, _, new, skipped in sorted(edits, key=lambda edit: edit[:3]):
        result += [text[done:at], new]
        done = at + skipped
    return prepared("".join([*result, text[done:]]))


def alone(text, mutant):
    return prepared(text[:mutant.place.start] + mutant.place.new + text[mutant.place.end:])


class Tree:
    """The copy; the tree itself is only read."""

    def __init__(self, root, folder, room):
        self.root = root
        self.folder = folder
        self.room = room  # whose library gets the switch

    def copy(self):
        wanted = files(self.root)
        for path in files(self.folder) - wanted if self.folder.exists() else ():
            if not path.stem.startswith(SWITCH):
                (self.folder / path).unlink()
        for path in wanted:
            if path.suffix not in (".cpp", ".hpp"):
                put(self.folder / path, (self.root / path).read_bytes())
                shutil.copymode(self.root / path, self.folder / path)
        put(self.folder / f"{SWITCH}.hpp", (HERE / "switch.hpp").read_bytes())
        put(self.folder / self.room / f"{SWITCH}.cpp", (HERE / "switch.cpp").read_bytes())

    def apply(self, mutants):
        """Every source file, with these mutants behind the switch."""
        by_path = {}
        for mutant in mutants:
            by_path.setdefault(mutant.path, []).append(mutant)
        for path in files(self.root):
            if path.suffix in (".cpp", ".hpp"):
                text = (self.root / path).read_text()
                put(self.folder / path, switched(text, by_path.get(path.as_posix(), ())).encode())

    def apply_alone(self, mutant):
        """Its file has this mutant and no other; returns what puts the file back."""
        path = self.folder / mutant.path
        before = path.read_bytes()
        put(path, alone((self.root / mutant.path).read_text(), mutant).encode())
        return lambda: put(path, before)
