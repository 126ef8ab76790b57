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

- Heyawake: random boards have larger rooms, and none has one answer. So a second answer, if any, is found at
  once; published boards take up to four times the conflicts, to prove that there is none.
- Hashi: fewer islands with more bridges each, and half of the boards hide clues. More boards than of the published
  ones need no search, and a few need ten times as much as any of those.
- Nonogram: each cell is drawn alone, so runs are short and many. Published pictures of this size need no
  search, three of four random ones do.
- KenKen: two to three times as many cages of one cell, and a difference in a fifth of the cages, where published boards
  have it in half of them. The squares are ordinary ones, by the chain of Jacobson and Matthews (1996).

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


def _short(value):
    return f"{value:.3g}" if value < 1000 else f"{value:.0f}"


def _rows(kind, rows, cols):
    published, drawn = ({**_searches(files), **_looks(files)} if files else {}
                        for files in (_published(kind, rows, cols), _random(kind, rows, cols)))
    for name, value in drawn.items():
        known = _short(published[name]) if name in published else "-"
        yield f"{kind} {rows}x{cols}", name, known, _short(value)


def random_boards():
    """boards of `random` beside published ones: looks, answers, conflicts"""
    return section("Random boards and published ones", "random",
                   f"{DRAWN} boards of `random`, which tests and benchmarks take, and all published ones "
                   "of the size. Means; conflicts of CaDiCaL on the way to the answer and to a second "
                   "one or the proof that there is none.\n\n" +
                   table(["boards", "figure", "published", "random"],
                         [row for size in SIZES for row in _rows(*size)]) + _FINDINGS)
