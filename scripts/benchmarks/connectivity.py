"""The forms of connectivity in files: what they cost in clauses, and other solvers on them."""
import pathlib

from benchmarks import corpus
from benchmarks.timing import PROGRAM, cpu, run, section, table, there

LIMIT = 10
FORMS = ("layers", "elimination", "paper")
SOLVERS = {"cadical": ["cadical", "-q"], "minisat": ["minisat", "-verb=0"],
           "cryptominisat5": ["cryptominisat5", "--verb=0"], "clasp": ["clasp", "--quiet=2"]}
NAMES = pathlib.Path(__file__).resolve().parent / "hashi-200.txt"


def _clauses(cnf):
    with open(cnf, encoding="utf-8") as lines:
        header = next(line for line in lines if line.startswith("p "))
    return int(header.split()[3])


def _figures(form, files, solvers):
    """Mean clauses, and for each solver the sum of seconds and how many were not done."""
    clauses, sums, open_ = 0, dict.fromkeys(solvers, 0.0), dict.fromkeys(solvers, 0)
    for file in files:
        cnf = corpus.temporary("formula.cnf")
        cnf.unlink(missing_ok=True)  # so that a file that was not written is noticed
        run([PROGRAM, "encode", "--connectivity", form, file, "-o", cnf])
        clauses += _clauses(cnf)
        for name in solvers:
            seconds = cpu([*SOLVERS[name], cnf], LIMIT)
            sums[name] += LIMIT if seconds is None else seconds
            open_[name] += seconds is None
    return clauses / len(files), sums, open_


def connectivity():
    """Hashi of 200 islands: layers, elimination and the paper's form in SAT solvers"""
    names = NAMES.read_text(encoding="utf-8").split()
    files = [corpus.corpus() / "hashi" / "coelho2019" / "200" / name for name in names]
    solvers = [name for name in SOLVERS if there(name)]
    rows = []
    for form in FORMS:
        clauses, sums, open_ = _figures(form, files, solvers)
        rows.append((form, f"{clauses:.0f}",
                     *(f"{sums[name]:.2f}" + (f" ({open_[name]} open)" if open_[name] else "")
                       for name in solvers)))
    return section("Connectivity as clauses", "connectivity",
                   f"{len(files)} instances of Coelho et al. (2019) with 200 islands, spread evenly "
                   "(`scripts/benchmarks/hashi-200.txt`). Mean clauses of the whole formula, and "
                   "the sum of CPU seconds of each solver to the first answer, a process for each, one "
                   f"run; what is not done in {LIMIT} s counts as {LIMIT} s.\n\n" +
                   table(["form", "clauses", *solvers], rows))
