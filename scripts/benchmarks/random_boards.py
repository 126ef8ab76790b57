"""What the boards of `random` are like, beside published ones of about their size."""
import statistics

from benchmarks import corpus
from benchmarks.timing import one_process, section, table
from figures import boards

# Sizes of which many are published, as `random` takes them; KenKens with cages of up to 4 cells.
SIZES = (("heyawake", 10, 10), ("heyawake", 14, 24), ("hashi", 13, 13), ("nonogram", 20, 20), ("kenken", 6, 6), ("kenken", 9, 9))
DRAWN = 200

_FINDINGS = """
What makes the two differ:

- Heyawake: hardly a random board has one answer. Its rooms are larger, and on large boards so dense with
  shaded cells that presolving settles little: most cells are open, and the first answer comes with few
  conflicts. A proof that there is no second one is work that only published and generated boards ask for.
- Hashi: fewer islands with more bridges each, and half of the boards hide clues. Most are easier than published
  ones, a few much harder.
- Nonogram: each cell is drawn alone, so runs are short and many. Published pictures of this size are solved line
  by line; random ones need a search.
- KenKen: three times as many cages of one cell, and a difference as often as any other operation, where
  published boards have it in half of the cages. The squares are ordinary ones, drawn by the chain of
  Jacobson and Matthews (1996).

So figures of `random` are of searches with many answers; for searches with one take `generate`, whose boards
`scripts/distributions --check` holds near to published ones.
"""


def _published(kind, rows, cols):
    if not corpus.corpus():
        return []
    return [file for file in corpus.puzzlekit(kind)
            if file.read_text(encoding="utf-8").split()[1:3] == [str(rows), str(cols)]]


def _random(kind, rows, cols):
    width = 4 if kind == "kenken" else cols
    return [corpus.random_board(kind, rows, width, seed) for seed in range(1, DRAWN + 1)]


def _looks(files):
    """Figure: mean."""
    puzzles = [one for file in files for one in boards.documents(file.read_text(encoding="utf-8"))]
    return {name: statistics.fmean(values) for kind in boards.figures(puzzles).values()
            for name, values in kind.items()}


def _searches(files):
    """Of both answers; a board that presolving settles has no conflict."""
    rows = one_process(files)
    conflicts = [row["conflicts"] for row in rows]
    return {"boards": len(rows),
            "percent with one answer": 100 * statistics.fmean(row["result"] == "unique" for row in rows),
            "percent without a conflict": 100 * statistics.fmean(count == 0 for count in conflicts),
            "conflicts, mean": statistics.fmean(conflicts), "conflicts, most": max(conflicts)}


def _rows(kind, rows, cols):
    published, drawn = ({**_searches(files), **_looks(files)} if files else {}
                        for files in (_published(kind, rows, cols), _random(kind, rows, cols)))
    for name, value in drawn.items():
        known = f"{published[name]:.3g}" if name in published else "-"
        yield f"{kind} {rows}x{cols}", name, known, f"{value:.3g}"


def random_boards():
    """boards of `random` beside published ones: looks, answers, conflicts"""
    return section("Random boards and published ones", "random",
                   f"{DRAWN} boards of `random`, which tests and benchmarks take, and all published ones "
                   "of the size. Means; conflicts of CaDiCaL on the way to the answer and to a second "
                   "one or the proof that there is none.\n\n" +
                   table(["boards", "figure", "published", "random"],
                         [row for size in SIZES for row in _rows(*size)]) + _FINDINGS)
