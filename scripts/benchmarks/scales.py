"""Growth with the size of generated boards, and its plots."""
import math
import statistics
import subprocess

from benchmarks import corpus
from benchmarks.timing import ROOT, milliseconds, one_process, section, table, there

# A side that gives about this many islands at the densities of `random` (10 to 50 percent).
SCALES = {"hashi": (85, 190, 425), "heyawake": (50, 100, 200, 400)}
SEEDS = range(1, 5)
LIMIT = 60


def _measure(kind, side, seed):
    file = corpus.random_board(kind, side, side, seed)
    words = file.read_text(encoding="utf-8").split()[3:]
    size = sum(word != "-" for word in words) if kind == "hashi" else side * side
    rows = one_process([file], "--first", limit=LIMIT)
    return {"kind": kind, "side": side, "seed": seed, "size": size,
            **(rows[0] if rows else {"total": None, "megabytes": None, "rounds": None})}


def _exponent(points):
    """Least squares of log time over log size."""
    xs, ys = zip(*((math.log(point["size"]), math.log(point["total"])) for point in points))
    mean_x, mean_y = statistics.mean(xs), statistics.mean(ys)
    return (sum((x - mean_x) * (y - mean_y) for x, y in zip(xs, ys)) /
            sum((x - mean_x) ** 2 for x in xs))


def plot(points, path):
    """Seconds over size, both logarithmic; a colour for each kind."""
    data = "".join("$" + kind + " << EOD\n" + "".join(
        f"{point['size']} {point['total']}\n" for point in points
        if point["kind"] == kind and point["total"]) + "EOD\n" for kind in SCALES)
    drawn = ", ".join(f"${kind} title '{kind}' pt 7 ps 0.5" for kind in SCALES)
    subprocess.run(["gnuplot"], text=True, check=True, input=f"""{data}
set terminal svg size 640,400 font 'sans-serif,12' background 'white'
set output '{path}'
set logscale xy
set key top left
set grid
set xlabel 'islands (hashi), cells (heyawake)'
set ylabel 'seconds to the first answer'
plot {drawn}
""")


def scales(plot_to=None):
    """planted Hashi and Heyawake boards up to 50,000 islands and 400 x 400 cells"""
    points = [_measure(kind, side, seed) for kind, sides in SCALES.items() for side in sides
              for seed in SEEDS]
    rows, fits = [], []
    for kind, sides in SCALES.items():
        for side in sides:
            here = [point for point in points if (point["kind"], point["side"]) == (kind, side)]
            done = [point for point in here if point["total"]]
            rows.append((kind, f"{side} x {side}",
                         f"{min(p['size'] for p in here)} to {max(p['size'] for p in here)}",
                         f"{len(done)} of {len(here)}",
                         " ".join(milliseconds(p["total"]) for p in here),
                         f"{max((p['megabytes'] for p in done), default=0):.0f}"))
        done = [point for point in points if point["kind"] == kind and point["total"]]
        fits.append(f"{kind} n^{_exponent(done):.2f}")
    picture = ""
    if plot_to is not None and there("gnuplot"):
        plot(points, ROOT / "docs" / plot_to)
        picture = f"\n![seconds over size]({plot_to})\n"
    return section("Growth", "scales", "Boards of `random` with a planted answer, seeds "
                   f"{SEEDS[0]} to {SEEDS[-1]}, first answer; ms, or '-' where {LIMIT} s were not "
                   "enough.\n\n" +
                   table(["kind", "board", "islands or cells", "solved", "ms, seed by seed",
                          "most MB"], rows) +
                   f"\nFitted over all that were solved: {', '.join(fits)}.\n" + picture)
