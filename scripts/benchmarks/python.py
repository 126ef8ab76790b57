"""The Python module against the command."""
import os
import sys

from benchmarks import corpus
from benchmarks.timing import BUILD, PROGRAM, TURNS, median, output, section, table, times

PYTHON = "/usr/bin/python3" if os.path.exists("/usr/bin/python3") else sys.executable
SOLVE = """
import sys
import puzzle2cnf
for name in sys.argv[1:]:
    with open(name) as file:
        puzzle = puzzle2cnf.read(file.read())
    print(puzzle2cnf.solve(puzzle).text())
"""


def _puzzles():
    """1,000 files: published puzzles of all kinds, or new ones."""
    kinds = ("heyawake", "hashi", "nonogram", "kenken")
    if corpus.corpus():
        return "published", [file for kind in kinds for file in corpus.puzzlekit(kind)[:250]]
    for kind in kinds:
        output([PROGRAM, "generate", kind, "--count", 250, "-o", corpus.temporary(f"{kind}-%.txt")])
    return "new", sorted(corpus.temporary("x").parent.glob("*-*.txt"))


def _cpu(command):
    return 1000 * times(command)[0]


def python():
    """the import of the module, and 1,000 puzzles by it and by the command"""
    os.environ["PYTHONPATH"] = str(BUILD / "python")
    kind, files = _puzzles()
    ways = {"python3 -c pass": [PYTHON, "-c", "pass"],
            "python3 -c 'import puzzle2cnf'": [PYTHON, "-c", "import puzzle2cnf"],
            "puzzle2cnf solve FILE...": [PROGRAM, "solve", "--threads", 1, *files],
            "read, solve, print": [PYTHON, "-c", SOLVE, *files]}
    runs = {way: [] for way in ways}
    for _ in range(TURNS):
        for way, command in ways.items():
            runs[way].append(_cpu(command))
    cpu = {way: median(found) for way, found in runs.items()}
    bare, imported, command, module = cpu.values()
    rows = [(way, f"{value:.0f}") for way, value in cpu.items()]
    return section("Python", "python",
                   f"CPU ms of a process; medians of {TURNS}, in turns. {len(files)} {kind} puzzles of all "
                   f"kinds. The import costs {imported - bare:.0f} ms; the module takes "
                   f"{module / command:.2f} times the CPU of the command.\n\n" + table(["what", "CPU ms"], rows))
