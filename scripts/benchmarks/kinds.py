"""Every kind: its published puzzles in one process, the largest of them, and clingo beside it."""
import collections
import json
import pathlib
import subprocess

from benchmarks import corpus, models
from benchmarks.timing import PROGRAM, all_kinds, cpu, median, milliseconds, section, table, there

LIMIT = 10
BOARDS = 20
# Mean and largest milliseconds of the same sets, as the README of SmilingWayne/PuzzleSolver has them.
CP_SAT = json.loads((pathlib.Path(__file__).resolve().parents[1] / "figures/cp_sat.json").read_text(encoding="utf-8"))
# Why some are not unique in the table.
EXCEPTIONS = """
Nurikabes that are not done have long islands, whose numbers are far apart ([what was tried](hard-boards.md#nurikabe)).
The heads of the malformed LITS say 11 x 11, and their grids are 10 x 10: with that size each has one answer. The sets store
no answer of these six and of 15 Slitherlinks: all but random_15x15 have one answer. The heads of 11 Nurikabes say more rows
than there are; here the rows are counted. `tests/corpus` has the counts.
"""


def _rows(files):
    """A row of `batch` for each puzzle, in one process."""
    result, manifest = corpus.temporary("rows.jsonl"), corpus.temporary("manifest")
    manifest.write_text("".join(f"{file}\n" for file in files), encoding="utf-8")
    subprocess.run([str(PROGRAM), "batch", "--do", "unique", "--jobs", "1", "--time-limit", str(LIMIT), "--force",
                    "--manifest", str(manifest), "-o", str(result)], stdout=subprocess.DEVNULL,
                   stderr=subprocess.DEVNULL, check=False)
    rows = [json.loads(line) for line in result.read_text(encoding="utf-8").splitlines()]
    return [row for row in rows if "status" in row]


def _name(row):
    return pathlib.Path(row["id"]).stem


def _published(kind):
    """The row of the table, and the names of the puzzles that are not done."""
    rows = _rows(corpus.published(kind))
    malformed = [row for row in rows if row["status"] == "error"]
    solved = [row for row in rows if row["status"] != "error"]
    count = collections.Counter(row["status"] for row in solved)
    seconds = sorted(row["times"]["cpu"] for row in solved)
    largest = max((row for row in solved if "rows" in row), key=lambda row: row["rows"] * row["cols"])
    others = CP_SAT.get(kind, ("-", "-"))
    cells = (kind, len(rows), count["unique"], count["several"], len(malformed), count["limit"], f"{sum(seconds):.1f}",
             milliseconds(median(seconds)), milliseconds(sum(seconds) / len(seconds)), milliseconds(seconds[-1]),
             *others, f"{largest['rows']} x {largest['cols']}", milliseconds(largest["times"]["cpu"]))
    lists = {"several": [_name(row) for row in solved if row["status"] == "several"],
             "malformed": [_name(row) for row in malformed],
             "not done": [_name(row) for row in solved if row["status"] == "limit"]}
    return cells, [f"{kind}, {word}: {', '.join(names)}" for word, names in lists.items() if names]


def _ground(kind, file):
    ground = corpus.temporary("ground.aspif")
    with ground.open("wb") as out:
        subprocess.run(["gringo", str(models.FOLDER / f"{kind}.lp"), str(models.clue_facts(file))], stdout=out,
                       check=True)
    return ground


def _report(command, good):
    """CPU seconds, or None, and what the program says as JSON where it came to an end."""
    said = corpus.temporary("said.json")
    with said.open("wb") as out:
        seconds = cpu(command, LIMIT, good, out)
    return seconds, json.loads(said.read_text(encoding="utf-8")) if seconds is not None else None


def _compare(kind, file):
    """Seconds of ours and of clasp. RuntimeError where one says that the answer is the only one, and the other not."""
    ours, verdict = _report([PROGRAM, "unique", "--quiet", "--json", file], (0, 1))
    theirs, found = _report(["clasp", "--outf=2", "--quiet=2", "2", _ground(kind, file)], (10, 20, 30))
    if verdict and found and verdict["unique"] != (found["Models"]["Number"] == 1):
        raise RuntimeError(f"{file}: {verdict['unique']=}, and {found['Models']=}")
    return ours, theirs


def _clingo(kind):
    """Two answers at most, by gringo and clasp; a process each, CPU seconds."""
    files = corpus.puzzlekit(kind)
    files = files[::max(1, len(files) // BOARDS)][:BOARDS]
    pairs = [_compare(kind, file) for file in files]
    ours, theirs = (sum(LIMIT if seconds is None else seconds for seconds in side) for side in zip(*pairs))
    open_ = sum(clasp is None for _, clasp in pairs)
    return (kind, len(files), f"{ours:.2f}", f"{theirs:.2f}", f"{theirs / ours:.1f}", open_)


def kinds():
    """every kind: published puzzles in one process; Slitherlink and Nurikabe beside clingo"""
    rows, lists = zip(*(_published(kind) for kind in all_kinds()))
    text = ("`unique` on all published puzzles of a kind, one process (`batch --jobs 1`), at most "
            f"{LIMIT} s each: CPU seconds in sum, ms in the median, the mean, of the slowest and of the largest. "
            "Beside them the times of one answer by OR-Tools CP-SAT that SmilingWayne/PuzzleSolver publishes for the "
            "whole sets, on a machine that is not stated; it has none for Hashi and Nurikabe. The Shikakus are "
            "URLs: a sample of pzpr and puzzles of ppbench.\n\n" +
            table(["kind", "puzzles", "unique", "several", "malformed", "not done", "sum, s", "median, ms", "mean, ms",
                   "slowest, ms", "CP-SAT mean, ms", "CP-SAT slowest, ms", "largest", "its ms"], rows) +
            "\n" + "".join(f"- {line}\n" for of_kind in lists for line in of_kind) + EXCEPTIONS)
    if there("gringo") and there("clasp"):
        text += (f"\n{BOARDS} of them, drawn evenly, with gringo 5 and clasp 3 (up to two answers; grounding not "
                 f"counted), in a process each, CPU seconds, {LIMIT} where there was no end:\n\n" +
                 table(["kind", "puzzles", "ours", "clasp", "times as long", "clasp not done"],
                       [_clingo(kind) for kind in ("slitherlink", "nurikabe")]))
    return section("Kinds", "kinds", text)
