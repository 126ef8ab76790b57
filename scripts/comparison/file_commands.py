"""The commands for files: puzzles in all formats, answers, proofs, images, and spoilt ones."""
import itertools

from . import inputs
from .running import Command


def names(folder, pattern):
    """The inputs of that pattern; spoilt ones only where it asks for them."""
    found = sorted(path.name for path in folder.glob(pattern))
    return [name for name in found if ".bad" in pattern or ".bad" not in name]


class FileCommands:
    """What Commands has besides; of it program, folder, small, samples and slot."""

    def variants(self):
        """Puzzles without an answer and with several."""
        for path in [*names(self.folder, "*-none.txt"), *names(self.folder, "*-several.txt")]:
            for words in (("solve",), ("solve", "--forced"), ("unique",), ("unique", "-o", "out.svg"),
                          ("unique", "-o", "out.png"), ("count",), ("enumerate",), ("show",),
                          ("enumerate", "--limit", "2"), ("solve", "--proof", "proof.drat"),
                          ("unique", "--proof", "proof.drat"), ("solve", "--format", "sat"),
                          ("solve", "--solver", "minisat"), ("solve", "--solver", "cadical -q"),
                          ("count", "--connectivity", "paper"), ("encode", "--count-only")):
                yield Command((*words, path))
                yield Command((*words, path, "--json"))

    def formats(self):
        """Each sample in each format, read, written again, solved and drawn, as a file and a word."""
        for path in names(self.folder, "*.in-*"):
            form = path.rsplit(".in-", 1)[1]
            for words in [("convert", "--to", other) for other in self.program.formats] + [
                    ("convert", "--from", form), ("convert", "--from", form, "--lenient", "--json"),
                    ("show", "--from", form), ("solve", "-q", "--from", form), ("encode", "-q")]:
                yield Command((*words, path))
            text = (self.folder / path).read_text().strip()
            if "\n" not in text:
                yield Command(("convert", "--from", form, text))
                yield Command(("solve", "-q", text))
            stem = path.rsplit(".in-", 1)[0]
            yield Command(("convert", "--from", form, path, f"{stem}.answer", "--to", "pzprv3"))
            yield Command(("verify", "--from", form, path, f"{stem}.answer"))
        for name, form in itertools.product(self.small, self.program.formats):
            yield Command(("convert", f"{name}.txt", f"{name}.answer", "--to", form))
            yield Command(("convert", f"{name}.txt", "--from", form))

    def spoilt(self):
        for path in names(self.folder, "*.bad*"):
            yield from self.read_spoilt(path)
        for path in names(self.folder, "seed.*"):
            yield from self.read_seed(path, path.split(".")[1])

    def read_spoilt(self, path):
        stem, ending = path.split(".", 1)
        if ending.endswith("txt") or "in-" in ending:
            form = ending.rsplit("in-", 1)[1] if "in-" in ending else "text"
            yield Command(("convert", path, "--to", "json"))
            yield Command(("convert", path, "--from", form, "--lenient"))
            yield Command(("solve", path, "--from", form, "--json"))
        elif ending.startswith("packed."):
            yield Command(("show", path))
        elif ending.startswith("proof."):
            cnf = path if ending.endswith("cnf") else f"{stem}.proof.cnf"
            yield Command(("check-proof", cnf, f"{stem}.proof.drat" if cnf == path else path))
        elif ending.endswith("answer"):
            yield Command(("verify", f"{stem}.txt", path))
            yield Command(("show", f"{stem}.txt", f"{stem}.answer", path))
        elif ending.endswith("out"):
            yield Command(("decode", f"{stem}.txt", path))
        else:
            yield Command(("picture", path))

    def read_seed(self, path, form):
        if form in self.program.formats:
            yield Command(("convert", path, "--from", form, "--to", "json"))
            yield Command(("convert", path, "--from", form, "--lenient"))
            yield Command(("count", "--limit", "2", path, "--from", form))
            yield Command(("show", path))
        elif form in ("png", "jpeg", "pnm"):
            yield Command(("picture", path))
            yield Command(("picture", path, "--to", "json", "--sheet", "sheet.svg"))
            yield Command(("encode", path, "--to", "wcnf"))
        else:
            name = self.small[0]
            yield Command(("decode", f"{name}.txt", path))
            yield Command(("verify", f"{name}.txt", path))
            yield Command(("check-proof", path, "two.drat"))
            yield Command(("check-proof", "two.cnf", path))
            yield Command(("check-model", "two.cnf", path))

    def answers(self):
        for name in self.samples:
            puzzle, answer = f"{name}.txt", f"{name}.answer"
            for other in (f"{other}.answer" for other in self.samples):
                yield Command(("verify", puzzle, other))
            for more in ((), ("--ascii",), ("--color", "always"), ("-o", "out.svg"),
                         ("-o", "out.png"), ("--json",)):
                yield Command(("show", puzzle, answer, *more))
                yield Command(("show", puzzle, answer, answer, *more))
            for more in ((), ("--json",), ("-o", "out.html")):
                yield Command(("hint", puzzle, answer, *more))
                yield Command(("explain", puzzle, answer, *more))
            for form in ("cnf", "opb"):
                yield Command(("encode", puzzle, "--to", form, "--annotate", "--varnames",
                               "--block", answer))

    def clauses(self):
        for name in self.small:
            for numbers in (("1", "2", "3"), ("50", "100", "150"), ("0",),
                            ("999999",), ("x",), ("1", "1")):
                for more in ((), ("--json",), ("--connectivity", "paper"), ("--block", f"{name}.answer")):
                    yield Command(("explain-clause", f"{name}.txt", *numbers, *more))

    def proofs(self):
        for cnf, proof in itertools.product(("two.cnf", "open.cnf"), names(self.folder, "*.drat")):
            yield Command(("check-proof", cnf, proof))
        for name in self.small:
            cnf, proof = f"{name}.proof.cnf", f"{name}.proof.drat"
            for ending in ("", *("." + packed for packed in inputs.PACKERS)):
                yield Command(("check-proof", cnf + ending, proof + ending))
            slot, values = self.slot(name)
            for value in values:
                yield Command(("solve", f"{name}.txt", "--given", f"{slot}={value}", "--proof", "p.drat"))

    def packed(self):
        for path in [name for ending in ("txt", "answer", "out")
                     for name in names(self.folder, f"*.{ending}.*")]:
            stem, ending = path.split(".", 1)
            yield Command(("solve", "-q", path))
            yield Command(("verify", f"{stem}.txt", path))
            yield Command(("decode", f"{stem}.txt", path))

    def pictures(self):
        for image in ("portrait.pgm", "logo.png", "texture.ppm"):
            for size in (("--rows", "8"), ("--cols", "9"), ("--rows", "7", "--cols", "5")):
                for method in ("threshold", "dither", "squares"):
                    for more in ((), ("--json",), ("--unique",), ("--repair",), ("--sheet", "sheet.svg"),
                                 ("--sheet", "sheet.png"), ("--to", "non"), ("--to", "pzprv3")):
                        yield Command(("picture", image, *size, "--method", method, *more))
            for form in ("cnf", "wcnf", "wcnf-old", "opb"):
                for more in ((), ("--count-only",), ("--annotate", "--varnames"),
                             ("--map", "map.json"), ("--project",)):
                    yield Command(("encode", image, "--rows", "6", "--to", form, *more))
        for name in self.samples:
            yield Command(("picture", f"{name}.answer"))
            yield Command(("picture", f"{name}.txt"))
