#!/usr/bin/env python3
"""The names of auxiliary variables are true in their sense, in models of outside solvers.

  tests/names_test.py PROGRAM                        samples and new boards in every form
  tests/names_test.py PROGRAM PUZZLE... [-- OPTION...]   these puzzles, encoded with these options

What a name claims is worked out from the map of `encode --map` and the values of the slots alone,
with no word from the program's encodings; docs/variable-names.md says what each name means. Names
that change places must be noticed.
"""
import collections
import itertools
import json
import math
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parent.parent
SOLVERS = (("cadical", "--phase=1"), ("cadical", "--phase=0"), ("cryptominisat5", "--verb=0"),
           ("picosat",))
# For generate: together they need every encoding that makes variables.
BOARDS = ("heyawake --rows 6 --cols 7 --room-size 14 --clued 100", "heyawake --rows 1 --cols 9",
          "hashi --rows 7 --cols 7 --max-bridges 4 --no-loops yes", "hashi --rows 8 --cols 8",
          "kenken --rows 5 --cages large --cage-size 9 --hidden-operators 60",
          "kenken --rows 6 --cages large --cage-size 9 --hidden-operators 20", "nonogram --rows 9 --cols 11")
OF_GRAPHS = ("heyawake", "hashi")
FAMILIES = {"any", "arc", "bridges", "child", "level", "merge", "operation", "pair", "parent", "reached",
            "root", "start", "state", "total", "tuple", "used", "way"}  # that these boards must have
CONNECTIVITIES = ("layers", "elimination", "paper")
CARDINALITIES = ("network", "totalizer", "direct", "auto")


class Untrue(Exception):
    """A name is not what the model says."""


def numbers(text):
    """Of "3-5" and of "2:3:8" the items of a list, which names count from 1 on."""
    if ":" in text:
        first, step, last = map(int, text.split(":"))
        return range(first, last + 1, step)
    first, last = map(int, text.split("-"))
    return range(first, last + 1)


class Graph:
    """What must be connected, as the answer has it: nodes that are in it, and edges among them."""

    def __init__(self, puzzle, value):
        self.inside, self.beside = set(), collections.defaultdict(set)
        if puzzle == "heyawake":
            self.inside = {cell for cell, shaded in value.items() if not shaded}
            for cell in value:
                row, col = map(int, re.findall(r"\d+", cell))
                for other in (f"r{row + 1}c{col}", f"r{row}c{col + 1}"):
                    if other in value:
                        self.join(cell, other)
        elif puzzle == "hashi":
            for span, bridges in value.items():
                ends = span.split("-")
                self.inside.update(ends)
                if bridges:
                    self.join(*ends)

    def join(self, one, two):
        self.beside[one].add(two)
        self.beside[two].add(one)

    def distances(self, root):
        far = {root: 0} if root in self.inside else {}
        queue = list(far)
        for node in queue:
            for other in self.beside[node] & self.inside:
                if other not in far:
                    far[other] = far[node] + 1
                    queue.append(other)
        return collections.defaultdict(lambda: math.inf, far)


class Claims:
    """What each name claims of a model."""

    def __init__(self, variable_map, true):
        self.true = true
        self.value = {}
        for slot in variable_map["slots"]:
            values = [int(value) for value, literal in slot["values"].items() if self.holds(literal)]
            if len(values) != 1:
                raise Untrue(f"{slot['name']} has the values {values}")
            self.value[slot["name"]] = values[0]
        self.lists = {}
        for each in variable_map["lists"]:
            if each["name"] in self.lists:
                raise Untrue(f"two lists are called {each['name']}")
            self.lists[each["name"]] = each.get("literals", each.get("names"))
        self.set_names = {each["name"] for each in variable_map["auxiliary"]
                          if self.holds(each["variable"])}
        self.graph = Graph(variable_map["puzzle"], self.value)
        self.far = self.graph.distances(self.root_node())
        self.rank = {name: i for i, name in enumerate(self.lists.get("elimination", []))}
        self.arcs = collections.defaultdict(set)
        self.runs = {}
        for name in self.set_names:
            word, arguments = parse(name)
            if word in ("parent", "child"):
                self.arcs[arguments[0]].add(arguments[1])

    def holds(self, literal):
        return self.true[literal] if literal > 0 else not self.true[-literal]

    def root_node(self):
        for node in self.lists.get("roots", []):
            if node in self.graph.inside:
                return node
        roots = [parse(name)[1][0] for name in self.set_names if name.startswith("root(")]
        return roots[0] if roots else None

    def __call__(self, name):
        word, arguments = parse(name)
        return getattr(self, word)(*arguments)

    # Counts.

    def count(self, list_name, items):
        return sum(self.holds(self.lists[list_name][i - 1]) for i in items)

    def total(self, list_name, items, least):
        return self.count(list_name, numbers(items)) >= int(least)

    def merge(self, list_name, items, *more):
        if len(more) == 1:
            return self.total(list_name, items, more[0])
        first, middle, last = map(int, items.split("-"))
        halves = (self.count(list_name, range(first, middle + 1)),
                  self.count(list_name, range(middle + 1, last + 1)))
        places, least = numbers(more[0]), int(more[1])
        return sum(place <= half for half in halves for place in places) >= least

    def any(self, list_name, items):
        return self.count(list_name, numbers(items)) > 0

    # Cells, lines and cages.

    def pair(self, one, two):
        return 1 in (self.value[one], self.value[two])

    def bridges(self, span, least):
        return self.value[span] >= int(least)

    def start(self, line, block, cell):
        if line not in self.runs:
            axis, number = re.fullmatch(r"(row|column)(\d+)", line).groups()
            name = f"r{number}c%d" if axis == "row" else f"r%dc{number}"
            cells = [self.value[name % i]
                     for i in itertools.takewhile(lambda i: name % i in self.value, itertools.count(1))]
            self.runs[line] = [i + 1 for i, filled in enumerate(cells)
                               if filled and (i == 0 or not cells[i - 1])]
        return self.runs[line][int(block[1:]) - 1] <= int(cell)

    def cage(self, cage):
        return [self.value[cell] for cell in self.lists["cage-" + cage]]

    def tuple(self, cage, values):
        return self.cage(cage) == list(map(int, values.split(".")))

    def operation(self, cage, operation, target):
        digits, target = self.cage(cage), int(target)
        if operation == "add":
            return sum(digits) == target
        if operation == "multiply":
            return math.prod(digits) == target
        if operation == "subtract":
            return 2 * max(digits) - sum(digits) == target
        return max(digits) ** 2 == target * math.prod(digits)

    def state(self, cage, read, word, operation=None):
        if operation and not any(name.startswith(f"operation({cage},{operation},")
                                 for name in self.set_names):
            return False
        digits = self.cage(cage)[:int(read)]
        read = {"sum": sum(digits), "product": math.prod(digits), "largest": max(digits)}
        return all(read[what] == int(number) for what, number in re.findall(r"([a-z]+)(\d+)", word))

    # Connectivity.

    def joined(self, one, two):
        return two in self.graph.beside[one]

    def root(self, node):
        if node not in self.graph.inside:
            return False
        if "roots" in self.lists:
            return node == self.root_node()
        return sum(name.startswith("root(") for name in self.set_names - {f"root({node})"}) == 0

    def level(self, node, steps):
        return self.far[node] <= int(steps)

    def way(self, one, two, steps):
        return self.joined(one, two) and min(self.far[one], self.far[two]) <= int(steps)

    def used(self, one, two):
        return self.joined(one, two) and {one, two} <= self.graph.inside

    def reached(self, one, two, steps):
        return self.used(one, two) and min(self.far[one], self.far[two]) <= int(steps)

    def child(self, parent, child):
        return self.joined(parent, child) and parent in self.graph.inside

    def parent(self, child, parent):
        return not {child, parent} & self.graph.inside and f"parent({parent},{child})" not in self.set_names

    def arc(self, start, end):
        first = min(self.rank[start], self.rank[end])
        seen, queue = {start}, [start]
        for node in queue:
            for other in self.arcs[node] - seen:
                if other == end:
                    return True
                if self.rank[other] < first:
                    seen.add(other)
                    queue.append(other)
        return False


def parse(name):
    word, arguments = re.fullmatch(r"([a-z]+)\(([^\s()]+)\)", name).groups()
    return word, arguments.split(",")


def explain(variable_map, true):
    """Checks every auxiliary variable; how often names of each family claim what is so."""
    claims = Claims(variable_map, true)
    slots = max((abs(literal) for slot in variable_map["slots"] for literal in slot["values"].values()),
                default=0)
    auxiliary = variable_map["auxiliary"]
    if [each["variable"] for each in auxiliary] != list(range(slots + 1, variable_map["variables"] + 1)):
        raise Untrue("a variable has no name")
    if len({each["name"] for each in auxiliary}) != len(auxiliary):
        raise Untrue("two variables have one name")
    families = collections.Counter()
    for each in auxiliary:
        if re.search(r"\s|--", each["name"]):
            raise Untrue(f"{each['name']} has a blank or --")
        claim, value = claims(each["name"]), true[each["variable"]]
        word = parse(each["name"])[0]
        if {"<=>": claim != value, "=>": value and not claim, "<=": claim and not value}[each["sense"]]:
            raise Untrue(f"variable {each['variable']} is {value}, {each['sense']} {each['name']}")
        families[word, each["sense"], "true" if claim else "false"] += 1
    return families


def model_of(solver, cnf, variables):
    try:
        run = subprocess.run([*solver, cnf], capture_output=True, text=True, check=False, timeout=60)
    except subprocess.TimeoutExpired:
        return None
    if run.returncode != 10:
        return None
    true = [None] + [False] * variables
    for line in run.stdout.splitlines():
        if line.startswith("v"):
            for literal in map(int, line[1:].split()):
                if literal:
                    true[abs(literal)] = literal > 0
    return true


def notices_exchanged_names(variable_map, true):
    """Names of the sense <=> of which one is true and one is not change places."""
    exact = [each for each in variable_map["auxiliary"] if each["sense"] == "<=>"]
    one = next((each for each in exact if true[each["variable"]]), None)
    two = next((each for each in exact if not true[each["variable"]]), None)
    if not one or not two:
        return None
    one["name"], two["name"] = two["name"], one["name"]
    try:
        explain(variable_map, true)
        return False
    except (Untrue, KeyError):
        return True
    finally:
        one["name"], two["name"] = two["name"], one["name"]


class Check:
    def __init__(self, program):
        self.program = program
        self.solvers = [solver for solver in SOLVERS if shutil.which(solver[0])]
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
            for solver in self.solvers:
                true = model_of(solver, cnf, variable_map["variables"])
                if true is None:
                    continue
                self.models += 1
                try:
                    self.families += explain(variable_map, true)
                    noticed = notices_exchanged_names(variable_map, true)
                    if noticed is False:
                        raise Untrue("exchanged names are not noticed")
                    self.exchanges += noticed is True
                except Untrue as fault:
                    self.faults.append(f"{puzzle} {' '.join(options)} ({' '.join(solver)}): {fault}")

    def forms(self, puzzle, text=None):
        kind = (text or pathlib.Path(puzzle).read_text()).split()[0]
        for connectivity in CONNECTIVITIES if kind in OF_GRAPHS else CONNECTIVITIES[:1]:
            for cardinality in CARDINALITIES:
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
        check.forms(str(sample))
    for board in BOARDS:
        text = subprocess.run([program, "generate", *board.split(), "--any", "--seed", "4"],
                              capture_output=True, text=True, check=True).stdout
        check.forms("-", text)
    code = check.report()
    missing = FAMILIES - {word for word, _, _ in check.families}
    if missing:
        print(f"no board has {', '.join(sorted(missing))}")
    return 1 if missing else code


if __name__ == "__main__":
    sys.exit(main())
