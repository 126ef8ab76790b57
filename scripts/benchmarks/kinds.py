"""Every kind: its published puzzles in one process, the largest of them, and clingo beside it."""
import json
import subprocess

from benchmarks import corpus, models
from benchmarks.timing import PROGRAM, cpu, median, milliseconds, section, table, there

KINDS = ("heyawake", "hashi", "nonogram", "kenken", "slitherlink", "nurikabe", "lits")
LIMIT = 10
BOARDS = 20
# Mean and largest milliseconds of the same sets, as the README of SmilingWayne/PuzzleSolver has them.
CP_SAT = {"heyawake": (139, 4756), "nonogram": (300, 1494), "kenken": (5, 135), "slitherlink": (67, 1850),
          "lits": (619, 40630)}


def _rows(files):
    """A row of `batch` for each puzzle, in one process."""
    result, manifest = corpus.temporary("rows.jsonl"), corpus.temporary("manifest")
    manifest.write_text("".join(f"{file}\n" for file in files), encoding="utf-8")
    subprocess.run([str(PROGRAM), "batch", "--do", "unique", "--jobs", "1", "--time-limit", str(LIMIT), "--force",
                    "--manifest", str(manifest), "-o", str(result)], stdout=subprocess.DEVNULL,
                   stderr=subprocess.DEVNULL, check=False)
    rows = [json.loads(line) for line in result.read_text(encoding="utf-8").splitlines()]
    return [row for row in rows if "status" in row and "times" in row]


def _published(kind):
    files = corpus.puzzlekit(kind)
    rows = _rows(files)
    seconds = sorted(row["times"]["cpu"] for row in rows)
    largest = max((row for row in rows if "rows" in row), key=lambda row: row["rows"] * row["cols"])
    unique = sum(row["status"] == "unique" for row in rows)
    others = CP_SAT.get(kind, ("-", "-"))
    return (kind, len(files), unique, sum(row["status"] == "limit" for row in rows), f"{sum(seconds):.1f}",
            milliseconds(median(seconds)), milliseconds(sum(seconds) / len(seconds)), milliseconds(seconds[-1]),
            *others, f"{largest['rows']} x {largest['cols']}", milliseconds(largest["times"]["cpu"]))


def _clingo(kind):
    """Two answers at most, by gringo and clasp; a process each, CPU seconds."""
    files = corpus.puzzlekit(kind)
    files = files[::max(1, len(files) // BOARDS)][:BOARDS]
    ours, theirs, open_ = [], [], 0
    for file in files:
        ours.append(cpu([PROGRAM, "unique", "--quiet", file], LIMIT, (0, 1)))
        ground = corpus.temporary("ground.aspif")
        with ground.open("wb") as out:
            subprocess.run(["gringo", str(models.FOLDER / f"{kind}.lp"), str(models.clue_facts(file))], stdout=out,
                           stderr=subprocess.DEVNULL, check=False)
        solved = cpu(["clasp", "2", ground], LIMIT)
        open_ += solved is None
        theirs.append(LIMIT if solved is None else solved)
    ours = [LIMIT if seconds is None else seconds for seconds in ours]
    return (kind, len(files), f"{sum(ours):.2f}", f"{sum(theirs):.2f}", f"{sum(theirs) / sum(ours):.1f}", open_)


def kinds():
    """every kind: published puzzles in one process; Slitherlink and Nurikabe beside clingo"""
    text = ("`unique` on all published puzzles of a kind, one process (`batch --jobs 1`), at most "
            f"{LIMIT} s each: CPU seconds in sum, ms in the median, the mean, of the slowest and of the largest. "
            "Beside them the times of one answer by OR-Tools CP-SAT that SmilingWayne/PuzzleSolver publishes for the "
            "whole sets, on a machine that is not stated; it has none for Hashi and Nurikabe.\n\n" +
            table(["kind", "puzzles", "unique", "not done", "sum, s", "median, ms", "mean, ms", "slowest, ms",
                   "CP-SAT mean, ms", "CP-SAT slowest, ms", "largest", "its ms"], [_published(kind) for kind in KINDS]))
    if there("gringo") and there("clasp"):
        text += (f"\n{BOARDS} of them, drawn evenly, with gringo 5 and clasp 3 (up to two answers; grounding not "
                 f"counted), in a process each, CPU seconds, {LIMIT} where there was no end:\n\n" +
                 table(["kind", "puzzles", "ours", "clasp", "times as long", "clasp not done"],
                       [_clingo(kind) for kind in ("slitherlink", "nurikabe")]))
    return section("Kinds", "kinds", text)
