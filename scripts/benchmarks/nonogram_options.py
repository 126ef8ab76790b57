"""CaDiCaL's options on nonograms: it reads those that puzzle2cnf does not set from the environment."""
import os

from benchmarks import corpus
from benchmarks.timing import PROGRAM, median, milliseconds, section, table, times

SEEDS = (1, 2, 3)
TRIED = """
What else was tried, on boards drawn evenly in the same way (2026-11-23, by hand). CaDiCaL reads options that
puzzle2cnf does not set from the environment, as in `CADICAL_ELIM=0 puzzle2cnf unique FILE`; for `phase` and
`stabilizeonly` a changed build was measured.

- The second answer takes 6 % of the time (240 boards, two seeds), so no use of the first answer's phases can gain much.
- One option alone (`inprocessing`, `elim`, `probe`, `vivify`, `subsume`, `walk`, `phase`, `target`, `chrono`,
  `bumpreason`) changed the sum by -22 to +43 %, on 80 boards with one seed or 240 with two, and in opposite directions
  in different runs: a few boards decide it. The geometric mean of the ratios is 0.87 for `bumpreason` 0 and 0.98 for
  `inprocessing` 0, whose worst board took 14 s. Without stable phases the sum is 2.6 times as large.
- On top of both (120 boards, one seed), `reluctant` 100 or 256, `scorefactor` 900, `reduceint` 1000, `rephase` 0,
  `target` 0 and `shrink` 0 have geometric means of 0.82 to 0.90, without them it is 0.86: none stands out.
- The options of the table's last row had ratios of 0.56 and 0.69 in two other runs, each of 240 boards with two seeds, and
  geometric means of 0.81 and 0.91. It is the slowest boards that gain.
- On 40 KenKens 9 x 9 on ordinary Latin squares, cages to 6, these options took 1.5 times as long (6.4 and 4.2 s), on
  published ones no longer. Of eight random nonograms 50 x 50, one took 95 % of the time or more with any options.
  So they are not set: what CaDiCaL is given does not yet distinguish a Nonogram from a KenKen.
- Slow restarts alone (`stabilizeonly` 1) are kept for formulas of up to 100,000 literals. Larger ones get CaDiCaL's mixture:
  first answers of 16 random nonograms 50 x 50 took 20.7 and 10.5 s, of 16 with 40 x 40 cells 2.25 and 1.23 s, of 14 KenKens
  12 x 12 on ordinary squares with cages to 6 33.8 and 19.4 s (one seed each; what was not done in 15 s counts as 15 s).
"""
SHORT = {"BUMPREASON": 0, "RELUCTANT": 100, "SHRINK": 0}
WAYS = {
    "today's": {},
    "`bumpreason` 0, `reluctant` 100, `shrink` 0": SHORT,
    "the same, `inprocessing` 0": {**SHORT, "INPROCESSING": 0},
}


def _seconds(file, seed, options):
    names = {f"CADICAL_{name}": str(value) for name, value in options.items()}
    os.environ.update(names)
    try:
        return times([PROGRAM, "unique", "--threads", 1, "--seed", seed, file])[0]
    finally:
        for name in names:
            del os.environ[name]


def nonogram_options():
    """tournament nonograms, both answers, by CaDiCaL's options"""
    files = corpus.tournament(25)
    seconds = {way: [] for way in WAYS}
    for seed in SEEDS:
        for file in files:
            for way, options in WAYS.items():
                seconds[way].append(_seconds(file, seed, options))
    base = sum(seconds["today's"])
    rows = [(way, f"{sum(all_):.1f}", f"{sum(all_) / base:.2f}", milliseconds(median(all_)),
             f"{max(all_):.1f}") for way, all_ in seconds.items()]
    return section("Tournament nonograms by CaDiCaL's options", "options",
                   f"Every 25th of {len(files) * 25:,} boards, seeds 1 to {len(SEEDS)}, `unique` in "
                   "a process for each, taking turns; CPU seconds.\n\n" +
                   table(["options", "sum", "ratio", "median, ms", "worst"], rows) + TRIED)
