"""Explanations of published puzzles."""
import json

from benchmarks import corpus
from benchmarks.timing import PROGRAM, median, milliseconds, output, section, table, times

SETS = (("heyawake", "10x10"), ("heyawake", "14x24"), ("heyawake", "31x45"), ("kenken", "9x9"),
        ("nonogram", "20x20"), ("hashi", "12x12"))
MOST = 30  # of a set


def _of(kind, size):
    """Of the puzzles of this size some that are spread over all."""
    files = [file for file in corpus.puzzlekit(kind) if file.stem.endswith("_" + size)]
    return files[::-(-len(files) // MOST) or 1]


def _row(kind, size):
    whole, hints, levels, steps, hard = [], [], [], [], []
    for file in _of(kind, size):
        whole.append(times([PROGRAM, "explain", "--stats", file])[0])
        hints.append(times([PROGRAM, "hint", file])[0])
        report = json.loads(output([PROGRAM, "explain", "--stats", "--json", file]))
        levels.append(min(report["level"] or 3, 3))
        steps.append(report["step_count"])
        hard.append(report["steps_with_two_or_more"])
    return (f"{kind} {size}", len(whole), f"{median(steps):.0f}", f"{sum(hard) / sum(steps):.1%}",
            *(levels.count(level) for level in (1, 2, 3)), milliseconds(median(whole)),
            milliseconds(max(whole)), milliseconds(median(hints)), milliseconds(max(hints)))


def explain():
    """whole explanations and first hints of published puzzles"""
    return section("Explanations", "explain",
                   f"Published puzzles, at most {MOST} of each size: `explain --stats` and `hint` "
                   "on the bare board, a process each; CPU ms, the search for the answer and the "
                   "proof that it is the only one included.\n\n" +
                   table(["puzzles", "number", "steps, median", "of two or more rules", "level 1",
                          "level 2", "higher", "whole, median", "whole, worst", "hint, median",
                          "hint, worst"], [_row(*one) for one in SETS]))
