"""Against other programs: SAT solvers on our DIMACS, and other ways to solve the puzzles."""
import shutil
import statistics

from benchmarks import corpus, models
from benchmarks.timing import (PROGRAM, in_turns, median, milliseconds, output, run, section, table,
                               there)

LIMIT = 10
SOLVERS = {"cadical": ["cadical", "-q"], "minisat": ["minisat", "-verb=0"],
           "cryptominisat5": ["cryptominisat5", "--verb=0"], "clasp": ["clasp", "--quiet=2"]}


def _largest(kind, count):
    def cells(file):
        rows, cols = file.read_text(encoding="utf-8").split()[1:3]
        return int(rows) * int(cols)
    return sorted(corpus.puzzlekit(kind), key=lambda file: (-cells(file), file.name))[:count]


def solvers():
    """the largest published puzzles: our DIMACS in other solvers, a process each"""
    names = {name: command for name, command in SOLVERS.items() if there(command[0])}
    rows = []
    for kind in ("hashi", "nonogram", "kenken"):
        sums = {name: 0.0 for name in ("puzzle2cnf solve", *names)}
        files = _largest(kind, 10)
        for file in files:
            cnf = corpus.temporary("formula.cnf")
            cnf.unlink(missing_ok=True)
            run([PROGRAM, "encode", file, "-o", cnf])
            times = in_turns({"puzzle2cnf solve": lambda: run([PROGRAM, "solve", file])} | {
                name: lambda command=command: run([*command, cnf], LIMIT)
                for name, command in names.items()})
            for name, seconds in times.items():
                sums[name] += LIMIT if seconds is None else seconds
        rows.append((kind, *(milliseconds(seconds / len(files)) for seconds in sums.values())))
    return section("Our DIMACS in other solvers", "solvers",
                   "The ten largest published puzzles of each kind, first answer; ours from the "
                   "puzzle, the others from the CNF (reading and encoding of the puzzle not "
                   f"counted). Mean ms of medians of 5; {LIMIT} s at most.\n\n" +
                   table(["set", "puzzle2cnf solve", *names], rows))


def _compare(rows, name, files, command):
    """A line for each other program, on the same files, in turns."""
    ours, theirs = [], []
    for file in files:
        times = in_turns({"ours": lambda: run([PROGRAM, "solve", file]),
                          "theirs": lambda: run(command(file), LIMIT, cwd=corpus.temporary(""))})
        ours.append(times["ours"])
        theirs.append(times["theirs"])
    known = [seconds for seconds in theirs if seconds is not None]
    ratio = median([LIMIT if b is None else b for b in theirs]) / median(ours)
    rows.append((name, len(files), milliseconds(median(ours)), milliseconds(median(theirs)),
                 f"{ratio:.1f}", f"{len(theirs) - len(known)}"))


def _sgt_rows(rows):
    """The collection's own solvers, over ids that its generators made: reading and solving."""
    for name, game, size in (("sgt-bridges", "sgt-bridges", "15x15"), ("sgt-keen", "sgt-keen", "9"),
                             ("sgt-pattern", "sgt-pattern", "30x30")):
        path = shutil.which(game) or shutil.which(game, path="/usr/games")
        if path is None or "sgt-" not in output([PROGRAM, "formats"]):
            continue
        ids = output([path, "--generate", "20", size]).split()
        files = []
        for number, one in enumerate(ids):
            file = corpus.temporary(f"{name}-{number}.txt")
            file.write_text(output([PROGRAM, "convert", "--from", name, "--to", "text", "-"],
                                   input=one), encoding="utf-8")
            files.append(file)
        solved = statistics.median(run([PROGRAM, "solve", file]) for file in files)
        generated = statistics.median(run([path, "--generate", "1", size]) for _ in range(10))
        rows.append((f"{name} {size}, generating one", len(files), milliseconds(solved),
                     milliseconds(generated), f"{generated / solved:.1f}", "0"))


def peers():
    """GLPK's pbn with MiniSat, MiniZinc with Gecode, clingo, sgt-puzzles"""
    rows = []
    pbn = models.pbn_model()
    nonograms = corpus.puzzlekit("nonogram")[::260]
    kenkens = corpus.puzzlekit("kenken")[::48]
    if there("glpsol") and pbn is not None:
        _compare(rows, "glpsol --minisat, pbn.mod", nonograms,
                 lambda file: ["glpsol", "--minisat", "-m", pbn, "-d", models.pbn_data(file)])
    if there("minizinc"):
        _compare(rows, "minizinc with Gecode, nonograms", nonograms,
                 lambda file: ["minizinc", "--solver", "gecode", models.NONOGRAM_MZN,
                               models.nonogram_dzn(file)])
    if there("clingo"):
        _compare(rows, "clingo, KenKen", kenkens,
                 lambda file: ["clingo", models.KENKEN_LP, models.kenken_facts(file)])
    _sgt_rows(rows)
    return section("Other ways to solve them", "peers",
                   "Published puzzles spread evenly over their sets, first answer, a process for "
                   "each; median ms over the puzzles of medians of 5. The models for MiniZinc "
                   "and clingo are ours (`scripts/benchmarks/models`); GLPK's is its own "
                   "example, with the puzzles as MathProg data. The games of sgt-puzzles have no "
                   "solver to call alone, so what is measured is generating a puzzle, which "
                   "solves it over and over.\n\n" +
                   table(["program", "puzzles", "ours", "theirs", "ratio",
                          f"not done in {LIMIT} s"], rows))
