"""Puzzles in the words of other programs."""
import pathlib

from benchmarks.corpus import temporary

FOLDER = pathlib.Path(__file__).resolve().parent / "models"
NONOGRAM_MZN = FOLDER / "nonogram.mzn"
KENKEN_LP = FOLDER / "kenken.lp"
PBN = pathlib.Path("/usr/share/doc/glpk-utils/examples/pbn")


def pbn_model():
    """GLPK's own example, where Debian's glpk-utils has put it."""
    for name in ("pbn.mod", "pbn.mod.gz"):
        if (PBN / name).exists():
            return PBN / name
    return None


def _clues(file):
    words = [line.split() for line in file.read_text(encoding="utf-8").splitlines()[1:]]
    rows, cols = map(int, words[0])
    clues = [[int(number) for number in line if number != "0"] for line in words[1:]]
    return clues[cols:cols + rows], clues[:cols]


def pbn_data(file):
    """MathProg tables: a line for each row and column, "." after its last block."""
    rows, cols = _clues(file)
    text = f"data;\nparam m := {len(rows)};\nparam n := {len(cols)};\n"
    for name, clues in (("row", rows), ("col", cols)):
        most = max(1, *map(len, clues))
        text += f"param {name} : {' '.join(str(k + 1) for k in range(most))} :=\n"
        for line, clue in enumerate(clues):
            text += f"{line + 1} {' '.join(map(str, clue + ['.'] * (most - len(clue))))}\n"
        text += ";\n"
    path = temporary(f"{file.stem}.dat")
    path.write_text(text + "end;\n", encoding="utf-8")
    return path


def nonogram_dzn(file):
    """Each clue filled up with zeros to the length of the longest."""
    rows, cols = _clues(file)
    text = f"rows = {len(rows)};\ncols = {len(cols)};\n"
    for name, clues in (("row", rows), ("col", cols)):
        most = max(1, *map(len, clues))
        flat = [number for clue in clues for number in clue + [0] * (most - len(clue))]
        text += f"{name}_blocks = {most};\n"
        text += f"{name}_clues = array2d(1..{len(clues)}, 1..{most}, {flat});\n"
    path = temporary(f"{file.stem}.dzn")
    path.write_text(text, encoding="utf-8")
    return path


def kenken_facts(file):
    """cell(Row, Col, Cage), clue(Cage, Operation, Target)."""
    lines = file.read_text(encoding="utf-8").splitlines()
    n = int(lines[1].split()[0])
    names = {"+": "add", "-": "subtract", "*": "multiply", "x": "multiply", "/": "divide"}
    text = f"#const n = {n}.\n"
    for r in range(n):
        clues, ids = lines[2 + r].split(), lines[2 + n + r].split()
        for c in range(n):
            text += f'cell({r + 1},{c + 1},"{ids[c]}"). '
            if clues[c] in (".", "-"):
                continue
            target = clues[c].rstrip("+-*x/")
            text += f'clue("{ids[c]}",{names.get(clues[c][len(target):], "add")},{target}).'
        text += "\n"
    path = temporary(f"{file.stem}.lp")
    path.write_text(text, encoding="utf-8")
    return path
