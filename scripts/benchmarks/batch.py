"""`batch`, against a loop in one process that parses, encodes and solves."""
from benchmarks import corpus
from benchmarks.timing import PROGRAM, TESTS, TURNS, median, output, section, table, times

_SMALL = 10000


def _published():
    """All files of real puzzles that the program reads."""
    folder = corpus.corpus()
    if not folder:
        return []
    kits = [folder / kind.lower() / "puzzlekit" / f"{kind}_dataset.json"
            for kind in ("Hashi", "Heyawake", "KenKen", "Nonogram")]
    return [*kits, *sorted(folder.glob("hashi/coelho2019/**/*.has")),
            *sorted(folder.glob("nonogram/nonogram-db/**/*.non"))]


def _small():
    path = corpus.temporary("small.jsonl")
    if not path.exists():
        path.write_text(output([PROGRAM, "generate", "hashi", "--rows", 5, "--cols", 5, "--count",
                                _SMALL, "--to", "json"]), encoding="utf-8")
    return [path]


def _rows(name, files):
    rows = corpus.temporary("rows.jsonl")
    batch = [PROGRAM, "batch", "-q", "--do", "unique", *files, "-o", rows, "--force", "--jobs"]
    ways = {"loop": [TESTS / "bench_one_process", "--lists", *files], "one job": [*batch, 1],
            "two jobs": [*batch, 2]}
    runs = {way: [] for way in ways}
    for _ in range(TURNS):
        for way, command in ways.items():
            runs[way].append(times(command))
    cpu, wall = ({way: median([run[k] for run in runs[way]]) for way in ways} for k in (0, 1))
    return [(name, way, f"{cpu[way]:.2f}", f"{cpu[way] / cpu['loop']:.2f}", f"{wall[way]:.2f}",
             f"{wall[way] / wall['one job']:.2f}") for way in ways]


def batch():
    """a batch in one and two worker processes, against a bare loop"""
    rows = _rows(f"{_SMALL} Hashis, 5 x 5", _small())
    if _published():
        rows += _rows("published, all kinds", _published())
    return section("Batches", "batch",
                   "`batch --do unique` with one worker and with two, and a loop that parses, encodes "
                   "and solves the same puzzles in one process, prints a line for each and checks no "
                   f"answer. Seconds of all processes; medians of {TURNS}, in turns.\n\n" +
                   table(["puzzles", "way", "CPU s", "of the loop", "wall s", "of one job"], rows))
