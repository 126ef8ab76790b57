#!/usr/bin/env python3
"""docs/formats.md has a matrix of kinds and formats, and what it calls lossless is there and back.

    tests/pages/formats_page_test.py PROGRAM            names each row that is another one
    tests/pages/formats_page_test.py PROGRAM --renew    writes the matrix

The sample of each kind, with its answer, is written in each format that the program names for the kind:

    L  it is read again as the same puzzle, with its answer where the format carries answers
    w  it is refused, as its format cannot say it; others are written
    r  the format is only read
    -  the format is not for the kind
"""
import concurrent.futures
import difflib
import json
import pathlib
import re
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
PAGE = ROOT / "docs" / "formats.md"
SAMPLES = ROOT / "instances" / "data"
MATRIX = re.compile(r"(?<=<!-- made by tests/pages/formats_page_test.py -->\n).*?(?=\n<!-- end -->)", re.DOTALL)
LEAST = 0.6  # of the letters
OTHERS = "others"  # formats of one or two kinds


class Program:
    def __init__(self, program):
        self.program = program

    def run(self, *words):
        return subprocess.run([self.program, *map(str, words)], capture_output=True, text=True, check=False)

    def table(self, verb):
        return json.loads(self.run(verb, "--json").stdout)[verb]

    def read(self, file, name):
        done = self.run("convert", "--quiet", "--from", name, file)
        assert done.returncode == 0, f"{file}: {done.stderr}"
        return done.stdout

    def letter(self, kind, row, folder):
        """What becomes of the sample, or a fault."""
        if not row["writes"]:
            return "r"
        sample = sorted(SAMPLES.glob(f"{kind}-*.txt"))[0]
        answer = [sample.with_suffix(".answer")] if row["answers"] else []
        file = pathlib.Path(folder) / f"{kind}.{row['name']}"
        done = self.run("convert", "--to", row["name"], sample, *answer, "-o", file)
        if answer and "cannot carry an answer" in done.stderr:
            done, answer = self.run("convert", "--to", row["name"], sample, "-o", file), []
        if done.returncode != 0:
            assert done.returncode == 3 and " cannot carry " in done.stderr, f"{kind}, {row['name']}: {done.stderr}"
            return "w"
        want = self.run("convert", sample).stdout
        got = self.read(file, row["name"])
        assert got == want, f"{kind}, {row['name']}: read again as\n{got}"
        if answer:
            done = self.run("verify", "--quiet", sample, file)
            assert done.stdout == "ok\n", f"{kind}, {row['name']}: {done.stdout}{done.stderr}"
        return "L"


def letters(program):
    """By kind and format."""
    kinds = [kind["name"] for kind in program.table("puzzles")]
    formats = program.table("formats")
    pairs = [(kind, row) for row in formats for kind in kinds if kind in row["puzzles"]]
    with tempfile.TemporaryDirectory() as folder, concurrent.futures.ThreadPoolExecutor(2) as pool:
        found = pool.map(lambda pair: program.letter(*pair, folder), pairs)
        return kinds, formats, {(kind, row["name"]): letter for (kind, row), letter in zip(pairs, found)}


def matrix(kinds, formats, found):
    """A row for the kinds that have the same letters; formats of few kinds are named in the last column."""
    wide = [row["name"] for row in formats if len(row["puzzles"]) > 2]
    narrow = [row["name"] for row in formats if len(row["puzzles"]) <= 2]
    rows = {}
    for kind in kinds:
        cells = [found.get((kind, name), "-") for name in wide]
        others = [f"`{name}`:{found[kind, name]}" for name in narrow if (kind, name) in found]
        rows.setdefault("|".join(cells + [",".join(others) or "-"]), []).append(kind)
    head = ["kinds|" + "|".join(wide) + "|" + OTHERS, "|".join(["---"] * (len(wide) + 2))]
    return "\n".join(head + [f"{','.join(names)}|{cells}" for cells, names in rows.items()])


def check_itself():
    formats = [{"name": "text", "puzzles": ["a", "b", "c"]}, {"name": "has", "puzzles": ["a"]}]
    found = {("a", "text"): "L", ("b", "text"): "r", ("c", "text"): "r", ("a", "has"): "w"}
    got = matrix(["a", "b", "c"], formats, found)
    assert got == "kinds|text|others\n---|---|---\na|L|`has`:w\nb,c|r|-", got


def main():
    check_itself()
    kinds, formats, found = letters(Program(sys.argv[1]))
    lossless = sum(letter == "L" for letter in found.values())
    if lossless < LEAST * len(found):
        print(f"{lossless} of {len(found)} pairs are there and back")
        return 1
    page = PAGE.read_text(encoding="utf-8")
    made = MATRIX.sub(lambda _: matrix(kinds, formats, found), page)
    if sys.argv[2:] == ["--renew"]:
        PAGE.write_text(made, encoding="utf-8")
    elif made != page:
        print(*difflib.unified_diff(page.splitlines(), made.splitlines(), "the page", "the program", lineterm=""),
              sep="\n")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
