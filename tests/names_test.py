#!/usr/bin/env python3
"""The names of auxiliary variables are true in their sense, in models of outside solvers.

  tests/names_test.py PROGRAM                        samples and new boards in every form
  tests/names_test.py PROGRAM PUZZLE... [-- OPTION...]   these puzzles, encoded with these options

What a name claims is worked out from the map of `encode --map` and the values of the slots alone,
with no word from the program's encodings; docs/variable-names.md says what each name means. Names
that change places must be noticed.
"""
import collections
import json
import os
import pathlib
import shutil
import subprocess
import sys
import tempfile

sys.dont_write_bytecode = True

from names.claims import Untrue  # noqa: E402
from names.models import check_parts, explain, model_of, notices_exchanged_names  # noqa: E402

ROOT = pathlib.Path(__file__).resolve().parent.parent
SOLVERS = (("cadical", "--phase=1"), ("cadical", "--phase=0"), ("cryptominisat5", "--verb=0"),
           ("picosat",))
# Options of generate, a board a line, for the kinds that have a file here: together all boards need every encoding
# that makes variables.
BOARDS = ROOT / "tests/names/boards"
USUAL = "--rows 6"  # of other kinds
NONE_MADE = (2, 4)  # exit codes of generate for a kind without a generator, and where nothing was found
# Its network merges places of places.
ONE_ROOM = "heyawake\n10 10\n16" + " -" * 9 + ("\n-" + " -" * 9) * 9 + ("\n1" + " 1" * 9) * 10 + "\n"
OPEN_BLOCKS = "nonogram\n3 5\n?\n1\n?\n?\n1\n? 1\n?\n? ?\n"
FAMILIES = {"any", "arc", "bit", "both", "bridges", "child", "differ", "finish", "has", "inside", "length", "level", "linked", "merge", "merged", "none", "operation", "owner", "pair",
            "parent", "part", "reached",
            "root", "set", "shape", "start", "state", "tetromino", "total", "touch", "tuple", "used", "way",
            "within"}  # that these boards must have
CONNECTIVITIES = ("layers", "elimination", "frontier", "paper")
CARDINALITIES = ("network", "totalizer", "direct", "auto")


class Check:
    def __init__(self, program):
        self.program = program
        self.solvers = [solver for solver in SOLVERS if shutil.which(solver[0])]
        self.encoded = set()  # puzzles with their formulas
        self.families = collections.Counter()
        self.models = self.exchanges = 0
        self.faults = []

    def encode(self, folder, puzzle, options, text=None):
        cnf, path = folder / "x.cnf", folder / "x.json"
        subprocess.run([self.program, "encode", puzzle, *options, "-q", "-o", cnf, "--map", path],
                       input=text, text=True, check=True)
        return cnf, json.loads(path.read_text())

    def puzzle(self, puzzle, options=(), text=None):
        with tempfile.TemporaryDirectory() as name:
            cnf, variable_map = self.encode(pathlib.Path(name), puzzle, options, text)
            if not self.is_new(cnf, variable_map):
                return
            for solver in self.solvers:
                true = model_of(solver, cnf, variable_map["variables"])
                if true is None:
                    continue
                self.models += 1
                try:
                    self.families += explain(variable_map, true)
                    if solver == self.solvers[0]:
                        check_parts(solver, cnf, variable_map, true)
                    noticed = notices_exchanged_names(variable_map, true)
                    if noticed is False:
                        raise Untrue("exchanged names are not noticed")
                    self.exchanges += noticed is True
                except Untrue as fault:
                    self.faults.append(f"{puzzle} {' '.join(options)} ({' '.join(solver)}): {fault}")

    def is_new(self, cnf, variable_map):
        """Whether no form before gave the same formula with the same names: most boards have a few."""
        clauses = "".join(line for line in cnf.read_text().splitlines() if not line.startswith("c"))
        named = [variable_map[part] for part in ("puzzle", "slots", "auxiliary", "lists")]
        key = hash((clauses, json.dumps(named)))
        before = len(self.encoded)
        self.encoded.add(key)
        return len(self.encoded) > before

    def has_graph(self, puzzle, text):
        """Whether its formula depends on the form of connectivity."""
        one, other = (subprocess.run([self.program, "encode", puzzle, "-q", "--connectivity", form], input=text, text=True,
                                     check=True, capture_output=True).stdout for form in CONNECTIVITIES[:2])
        return one != other

    def new_boards(self):
        """Some new boards as texts, of kinds whose samples do not have all: with PUZZLE2CNF_DEEP of each kind."""
        deep = "PUZZLE2CNF_DEEP" in os.environ
        listed = subprocess.run([self.program, "puzzles", "--json"], text=True, check=True, capture_output=True).stdout
        for kind in (puzzle["name"] for puzzle in json.loads(listed)["puzzles"]):
            file = BOARDS / f"{kind}.txt"
            for options in file.read_text().splitlines() if file.exists() else [USUAL] * deep:
                made = subprocess.run([self.program, "generate", kind, *options.split(), "--any", "--seed", "4",
                                       "--time-limit", "60"], capture_output=True, text=True, check=False)
                if made.returncode not in (0, *NONE_MADE):
                    raise SystemExit(made.stderr)
                if made.stdout:
                    yield made.stdout

    def forms(self, puzzle, text=None, cardinalities=CARDINALITIES):
        for connectivity in CONNECTIVITIES if self.has_graph(puzzle, text) else CONNECTIVITIES[:1]:
            for cardinality in cardinalities[:1] if connectivity == "frontier" else cardinalities:
                self.puzzle(puzzle, ("--connectivity", connectivity, "--cardinality", cardinality), text)

    def report(self):
        words = sorted({(word, sense) for word, sense, _ in self.families})
        for word, sense in words:
            print(f"{word:10} {sense:3}  claims that hold {self.families[word, sense, 'true']:7}, "
                  f"that do not {self.families[word, sense, 'false']:7}")
        print(f"{self.models} models, in {self.exchanges} of them exchanged names were noticed")
        for fault in self.faults:
            print(fault)
        return 1 if self.faults or not self.models else 0


def main():
    program, *puzzles = sys.argv[1:]
    check = Check(program)
    if not check.solvers:
        print(f"none of {', '.join(sorted({solver[0] for solver in SOLVERS}))}: skipped")
        return 0
    if puzzles:
        end = puzzles.index("--") if "--" in puzzles else len(puzzles)
        for puzzle in puzzles[:end]:
            check.puzzle(puzzle, tuple(puzzles[end + 1:]))
        return check.report()
    for sample in sorted((ROOT / "instances/data").glob("*.txt")):
        kind = sample.stem.rsplit("-", 1)[0]
        every = "PUZZLE2CNF_DEEP" in os.environ or (BOARDS / f"{kind}.txt").exists()
        check.forms(str(sample), cardinalities=CARDINALITIES if every else CARDINALITIES[-1:])
    for text in check.new_boards():
        check.forms("-", text)
    check.puzzle("-", ("--cardinality", "network"), ONE_ROOM)
    check.puzzle("-", (), OPEN_BLOCKS)
    code = check.report()
    missing = FAMILIES - {word for word, _, _ in check.families}
    if missing:
        print(f"no board has {', '.join(sorted(missing))}")
    return 1 if missing else code


if __name__ == "__main__":
    sys.exit(main())
