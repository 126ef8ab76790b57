"""The files that the commands read: samples, what OLD makes of them, and spoilt ones."""
import bz2
import gzip
import lzma
import pathlib
import re
import shutil
import subprocess

ROOT = pathlib.Path(__file__).resolve().parents[2]
SAMPLES = ROOT / "instances/data"
SEEDS = ROOT / "tests/fuzz/seeds"
PACKERS = {"gz": lambda data: gzip.compress(data, mtime=0), "bz2": bz2.compress,
           "xz": lzma.compress}

TINY = {
    "two.cnf": b"p cnf 2 4\n1 2 0\n-1 2 0\n1 -2 0\n-1 -2 0\n",
    "two.drat": b"1 0\n0\n",
    "wrong.drat": b"d 1 2 0\n1 0\n0\n",
    "short.drat": b"1 0\n",
    "open.cnf": b"p cnf 2 2\n1 2 0\n-1 -2 0\n",
    "there.txt": b"was there before\n",
    "there.svg": b"was there before\n",
    "empty.txt": b"",
    "nul.txt": b"\0\0\0\n",
    "no-puzzle.txt": b"crossword\n3 3\n",
    "latin1.txt": b"caf\xe9\n",
    "huge.txt": b"nonogram\n100000 100000\n",
    "plain.txt.gz": b"nonogram\n1 1\n1\n1\n",
    "manifest.txt": b"kenken-4x4.txt\n",
    "own.rules": b'rules 1\npuzzle own "cells apart"\nanswer shaded: shading on cells\nrule far "apart": apart shaded\n',
    "rows.jsonl": b'{"batch":1,"version":"0.1.0","do":"unique","options":{"time-limit":9},"inputs":["x"],"shard":"1/1"}\n'
                  b'{"n":1,"id":"x/b","hash":"2","kind":"hashi","rows":7,"cols":7,"status":"unique",'
                  b'"times":{"cpu":0.5,"wall":0.7}}\n'
                  b'{"n":0,"id":"x/a","status":"error","error":"odd","times":{"cpu":0.0,"wall":0.0}}\n'
                  b'{"end":true,"rows":2,"entries":2}\n',
    "unknown.out": b"s UNKNOWN\n",
    "none.out": b"s UNSATISFIABLE\n",
}


def smallest(kind, ending=".txt"):
    """The stem of the smallest sample of a kind."""
    files = sorted(SAMPLES.glob(f"{kind}-*{ending}"), key=lambda path: (path.stat().st_size, path.name))
    return files[0].stem


def spoilt(data, count):
    """Copies with one fault each, spread over the data: cut short, a byte altered, or left out."""
    step = max(1, len(data) // count)
    for number, at in enumerate(range(step // 2, len(data), step)):
        yield (data[:at], data[:at] + b"x" + data[at + 1:], data[:at] + data[at + 1:],
               data[:at] + b"9" + data[at:])[number % 4]


def write_spoilt(folder, name, count):
    path = folder / name
    for number, data in enumerate(spoilt(path.read_bytes(), count)):
        (folder / f"{path.stem}.bad{number}{path.suffix}").write_bytes(data)


def copy_samples(folder):
    for path in sorted(SAMPLES.iterdir()):
        shutil.copy(path, folder)
    for path in sorted(SEEDS.glob("*/*")):
        shutil.copy(path, folder / f"seed.{path.parent.name}.{path.name}")
    for name, data in TINY.items():
        (folder / name).write_bytes(data)


def write_formats(program, folder):
    """Each sample in each format that carries it: NAME.in-FORMAT."""
    for path in sorted(path for kind in program.kinds for path in folder.glob(f"{kind}-*.answer")):
        for form in program.formats:
            code, text = program.run("convert", "--to", form, path.stem + ".txt", folder=folder)
            if code == 0:
                (folder / f"{path.stem}.in-{form}").write_bytes(text)


def answers_of(program, folder, name):
    """'none', 'one', 'several' (fewer than nine), 'many', or '' for a file that is refused."""
    words = program.text("count", "--limit", "9", "-q", str(folder / name)).split()
    few = {"0": "none", "1": "one", "at": "many"}
    return few.get(words[0], "several") if words else ""


def changed_clues(text):
    """The text with one of the characters after the line of the size altered."""
    start = text.index("\n", text.index("\n") + 1)
    for found in re.finditer(r"\S", text[start:]):
        for other in "?.0129":
            yield text[:start + found.start()] + other + text[start + found.end():]


def write_variants(program, folder, name):
    """NAME-several.txt and NAME-none.txt: the first changes of a clue that leave so many answers."""
    missing = {"none", "several"}
    for text in changed_clues((folder / f"{name}.txt").read_text()):
        variant = folder / "variant.txt"
        variant.write_text(text)
        answers = answers_of(program, folder, variant.name)
        if answers in missing:
            missing.remove(answers)
            variant.rename(folder / f"{name}-{answers}.txt")
        if not missing:
            break
    (folder / "variant.txt").unlink(missing_ok=True)


def write_formulas(program, folder, name):
    """The formula, a solver's output, and a proof that there is no other answer."""
    puzzle = name + ".txt"
    program.run("encode", puzzle, "-o", name + ".cnf", folder=folder)
    program.run("solve", "--format", "sat", puzzle, "-o", name + ".out", folder=folder)
    program.run("unique", "--proof", name + ".proof.drat", puzzle, folder=folder)
    write_spoilt(folder, name + ".proof.drat", 8)
    write_spoilt(folder, name + ".proof.cnf", 8)
    write_spoilt(folder, name + ".out", 8)
    for ending in (".txt", ".cnf", ".answer", ".out", ".proof.drat", ".proof.cnf"):
        data = (folder / (name + ending)).read_bytes()
        for packed, pack in PACKERS.items():
            (folder / f"{name}{ending}.{packed}").write_bytes(pack(data))
    for packed in (*PACKERS, "zst"):
        program.run("convert", puzzle, "-o", f"{name}.packed.txt.{packed}", folder=folder)
        write_spoilt(folder, f"{name}.packed.txt.{packed}", 4)


def write(program, folder):
    """Writes all of them; deterministic, so that runs can be compared."""
    folder.mkdir()
    copy_samples(folder)
    subprocess.run([ROOT / "scripts/images", folder], check=True)
    write_formats(program, folder)
    for kind in program.kinds:
        name = smallest(kind)
        write_variants(program, folder, name)
        write_formulas(program, folder, name)
        for ending in ("txt", "answer", *(f"in-{form}" for form in program.formats)):
            if (folder / f"{name}.{ending}").exists():
                write_spoilt(folder, f"{name}.{ending}", 16)
    for path in [*folder.glob("seed.png.*"), *folder.glob("seed.jpeg.*"), *folder.glob("seed.pnm.*")]:
        write_spoilt(folder, path.name, 6)
