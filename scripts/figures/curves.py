#!/usr/bin/env python3
"""Seconds of the crafted series of `family` by their first number n, as SVG: a chart for each series, a line for
each solver, both of unsatisfiable boards; hollow points are runs that ended without an answer.

    scripts/figures/curves.py PICTURE RUNS...

RUNS are tables runs.csv: the first says which series are drawn, and how far the second number m, if there is one, is
from n. Of several runs of a solver with the same number the median counts.
"""
import collections
import csv
import math
import pathlib
import re
import statistics
import sys

WIDTH, HEIGHT, MARGIN, COLUMNS, HEAD = 260, 170, 34, 3, 26
LOW, HIGH = 0.01, 1000
SOLVERS = {"kissat": "#c2410c", "minisat": "#3b6ea8"}
# family-nurikabe-8x8-island-n8-k23-crafted.cnf.xz
NAME = re.compile(r"-(?P<kind>[a-z]+)-\d+x\d+-(?P<series>[a-z-]+?)-n(?P<number>\d+)(-m(?P<second>\d+))?(-[a-z]\d+)*"
                  r"-crafted[.]")


def shape_of(name):
    """How much the second number is more; of series with one number 0."""
    return int(name["second"] or name["number"]) - int(name["number"])


def runs_of(tables):
    """By series, shape, solver and number: seconds, and whether it was solved."""
    runs = collections.defaultdict(list)
    for row in (row for table in tables for row in table):
        name = NAME.search(row["file"])
        if name and row["status"] != "satisfiable" and row["solver"] in SOLVERS:
            key = f"{name['kind']} {name['series']}", shape_of(name), row["solver"], int(name["number"])
            runs[key].append((float(row["seconds"]), row["status"] != "unknown"))
    return runs


def drawn(tables):
    """The medians, of series that the first table has."""
    known = {(series, shape) for series, shape, _, _ in runs_of(tables[:1])}
    found = collections.defaultdict(lambda: collections.defaultdict(list))
    for (series, shape, solver, number), all_of_it in sorted(runs_of(tables).items()):
        if (series, shape) not in known:
            continue
        seconds = statistics.median(taken for taken, _ in all_of_it)
        found[series][solver].append((number, seconds, all(solved for _, solved in all_of_it)))
    return found


def height_of(seconds):
    share = math.log(min(max(seconds, LOW), HIGH) / LOW) / math.log(HIGH / LOW)
    return HEIGHT - MARGIN - share * (HEIGHT - 2 * MARGIN)


def line(points, colour, place_of):
    where = [(place_of(number), height_of(seconds), solved) for number, seconds, solved in points]
    path = "L".join(f"{x:.1f} {y:.1f}" for x, y, _ in where)
    yield f'<path d="M{path}" stroke="{colour}" fill="none"/>'
    for x, y, solved in where:
        yield f'<circle cx="{x:.1f}" cy="{y:.1f}" r="3" stroke="{colour}" fill="{colour if solved else "white"}"/>'


def chart(title, by_solver):
    numbers = sorted({number for points in by_solver.values() for number, _, _ in points})
    width = (WIDTH - 2 * MARGIN) / max(numbers[-1] - numbers[0], 1)

    def place_of(number):
        return MARGIN + 8 + (number - numbers[0]) * width

    yield f'<text x="{MARGIN}" y="{MARGIN - 12}" font-weight="bold">{title}</text>'
    for power in range(round(math.log10(LOW)), round(math.log10(HIGH)) + 1):
        y = height_of(10**power)
        yield f'<path d="M{MARGIN} {y:.1f}H{WIDTH - MARGIN + 16}" stroke="#ddd"/>'
        yield f'<text x="{MARGIN - 4}" y="{y + 4:.1f}" text-anchor="end">{10**power:g}</text>'
    for number in numbers:
        yield f'<text x="{place_of(number):.1f}" y="{HEIGHT - MARGIN + 14}" text-anchor="middle">{number}</text>'
    for solver, points in by_solver.items():
        yield from line(points, SOLVERS[solver], place_of)


def picture(found):
    rows = -(-len(found) // COLUMNS)
    lines = [f'<svg xmlns="http://www.w3.org/2000/svg" width="{COLUMNS * WIDTH}" '
             f'height="{rows * HEIGHT + HEAD}" font-family="sans-serif" font-size="10.5">',
             '<rect width="100%" height="100%" fill="white"/>',
             f'<text x="{MARGIN}" y="18">seconds of processor time by n:</text>']
    for number, (solver, colour) in enumerate(SOLVERS.items()):
        x = MARGIN + 180 + 80 * number
        lines.append(f'<rect x="{x}" y="8" width="12" height="12" fill="{colour}"/>'
                     f'<text x="{x + 18}" y="18">{solver}</text>')
    for number, (title, by_solver) in enumerate(sorted(found.items())):
        x, y = number % COLUMNS * WIDTH, number // COLUMNS * HEIGHT + HEAD
        lines += [f'<g transform="translate({x} {y})">', *chart(title, by_solver), "</g>"]
    return "\n".join([*lines, "</svg>", ""])


def main():
    texts = [pathlib.Path(path).read_text(encoding="utf-8") for path in sys.argv[2:]]
    tables = [list(csv.DictReader(text.splitlines())) for text in texts]
    pathlib.Path(sys.argv[1]).write_text(picture(drawn(tables)), encoding="utf-8")


if __name__ == "__main__":
    main()
