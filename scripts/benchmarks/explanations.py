"""Explanations of published puzzles."""
import json

from benchmarks import corpus
from benchmarks.timing import PROGRAM, all_kinds, median, milliseconds, output, section, table, times

# Of kinds whose usual set is not that of 10 x 10; None: all.
SIZES = {"heyawake": ("10x10", "14x24", "31x45"), "kenken": ("9x9",), "nonogram": ("20x20",), "hashi": ("12x12",),
         "shikaku": (None,)}
USUAL = ("10x10",)
MOST = 30  # of a set
NURIKABES = 100
HARD = ("573_", "971_", "886_", "974_", "359_", "885_")  # Nurikabes that did not come to an end


def _of(kind, size):
    """Of the puzzles of this size some that are spread over all."""
    every = corpus.published(kind)
    if size is None:
        return every
    hard = [file for file in every if kind == "nurikabe" and file.stem.startswith(HARD)]
    files = [file for file in every if file.stem.endswith("_" + size) and file not in hard]
    most = NURIKABES - len(hard) if hard else MOST
    return hard + files[::-(-len(files) // most) or 1]


def _row(kind, size):
    whole, hints, levels, steps, hard, ended = [], [], [], [], [], 0
    for file in _of(kind, size):
        whole.append(times([PROGRAM, "explain", "--stats", file])[0])
        hints.append(times([PROGRAM, "hint", file])[0])
        report = json.loads(output([PROGRAM, "explain", "--stats", "--json", file]))
        ended += report["complete"]
        levels.append(min(report["level"] or 3, 3) if report["complete"] else None)
        steps.append(report["step_count"])
        hard.append(report["steps_with_two_or_more"])
    return (f"{kind} {size or 'URLs'}", len(whole), ended, f"{median(steps):.0f}", f"{sum(hard) / sum(steps):.1%}",
            *(levels.count(level) for level in (1, 2, 3)), milliseconds(median(whole)),
            milliseconds(max(whole)), milliseconds(median(hints)), milliseconds(max(hints)))


def explain():
    """whole explanations and first hints of published puzzles"""
    return section("Explanations", "explain",
                   f"Published puzzles, at most {MOST} of each size, {NURIKABES} Nurikabes: `explain --stats` and `hint` "
                   "on the bare board, a process each; CPU ms, the search for the answer and the "
                   "proof that it is the only one included.\n\n" +
                   table(["puzzles", "number", "to the end", "steps, median", "of two or more rules", "level 1",
                          "level 2", "higher", "whole, median", "whole, worst", "hint, median",
                          "hint, worst"], [_row(kind, size) for kind in all_kinds() for size in SIZES.get(kind, USUAL)]))
