"""Boards at which solvers are compared, and sizes that few of them reach."""
import dataclasses
import functools
import itertools
import typing

from benchmarks import corpus, hard_boards, latin_boards
from benchmarks.board_images import image_of
from benchmarks.timing import (PROGRAM, cpu, median, milliseconds, output, section, table, there, times)

SOLVERS = {"minisat": ["minisat", "-verb=0"], "cadical": ["cadical", "-q"],
           "clasp": ["clasp", "--quiet=2"]}
HAS_A_MODEL, NO_MODEL = (10, 30), (20,)
OURS = {"solve": ["solve"], "unique": ["unique"], "forced": ["solve", "--forced"]}
IMAGES = (0, 3, 5)  # of board_images
THREADS = (1, 2)


@dataclasses.dataclass
class Settings:
    """Of this run; `--all` takes the numbers that a comparison needs."""
    boards: int = 2
    images: int = 1
    limit: int = 3
    only: str = ""
    before: str = ""
    before_name: str = ""
    cores: bool = False


SETTINGS = Settings()
ALL = Settings(boards=40, images=len(IMAGES), limit=60, cores=True)


@dataclasses.dataclass
class Row:
    """Boards that are drawn alike; `texts` gives at most so many of them."""
    name: str
    texts: typing.Callable[[int], typing.Iterable[str]]
    verb: str = "solve"
    has_answer: bool = True


def _drawn(draw, *words, **named):
    return lambda count: (draw(seed, *words, **named) for seed in range(count))


def _planted_heyawake(seed, side):
    return corpus.random_board("heyawake", side, side, seed + 1).read_text(encoding="utf-8")


def _survey(name, _count):
    if not corpus.corpus():
        return []
    file = corpus.corpus() / "nonogram" / "webpbn-survey" / f"{name}.non"
    return [output([PROGRAM, "convert", "--to", "text", file])] if file.exists() else []


def _tournament(count):
    """Of each set as many, evenly: the puzzles of a set become harder from its first to its last."""
    if not corpus.corpus():
        return
    sets = len(list((corpus.corpus() / "nonogram" / "tournament" / "question").iterdir()))
    of_each = -(-count // sets)
    files = corpus.tournament(1000 // (2 * of_each))  # every other one: from the middles of parts
    for _, its in itertools.groupby(files, lambda file: file.stem.rpartition("-")[0]):
        yield from (file.read_text(encoding="utf-8") for file in list(its)[1::2][:of_each])


ROWS = (
    *(Row(f"Hashi, odd sum, full grid of {islands} islands",
          _drawn(hard_boards.hashi, islands, density=1.0, odd=True), has_answer=False)
      for islands in (144, 400, 1024)),
    *(Row(f"Hashi, a tree and {extra:.0%} of the other spans, {islands} islands",
          _drawn(hard_boards.hashi, islands, extra, density=0.6))
      for extra, islands in itertools.product((0.05, 0.25), (1000, 5000, 10000))),
    Row("Heyawake 71x71, nearly all cells open", _drawn(_planted_heyawake, 71)),
    Row("Heyawake 71x71, nearly all cells open: --forced", _drawn(_planted_heyawake, 71), "forced"),
    *(Row(f"Heyawake planted {side}x{side}", _drawn(_planted_heyawake, side))
      for side in (100, 150, 200)),
    Row("Heyawake of corridors 100x100", _drawn(hard_boards.heyawake, 100)),
    Row("Nonogram, tournaments 25x25, both answers", _tournament, "unique"),
    Row("Nonogram, random 50x50, density 0.5", _drawn(hard_boards.nonogram, 50)),
    *(Row(f"Nonogram, survey: {name}, both answers", functools.partial(_survey, file), "unique")
      for name, file in (("Lion", "webpbn-02712"), ("faase", "faase"), ("knotty", "knotty"),
                         ("meow", "meow"))),
    *(Row(f"KenKen {side}x{side}, cages to {cage}", _drawn(latin_boards.kenken, side, cage))
      for side, cage in ((9, 8), (12, 6), (16, 4))),
)
CORES = Row("KenKen 9x9, cages to 8, both answers", _drawn(latin_boards.kenken, 9, 8), "unique")


def _files(row):
    """The boards, each in its images, all in files."""
    for text, image in itertools.product(row.texts(SETTINGS.boards), IMAGES[:SETTINGS.images]):
        file = corpus.temporary("hard.txt")
        file.write_text(image_of(text, image), encoding="utf-8")
        yield file


def _ours(program, row, file):
    good = (0, 1) if row.verb == "unique" else (0,) if row.has_answer else (1,)
    return cpu([program, *OURS[row.verb], "--quiet", file], SETTINGS.limit, good)


def _formulas(row, file):
    """Files for other solvers with the exit codes that they may give: for the second answer, one
    without the first."""
    cnf = corpus.temporary("hard.cnf")
    encode = [PROGRAM, "encode", "--quiet", "--force", "--connectivity", "elimination", file, "-o", cnf]
    times(encode)
    yield cnf, HAS_A_MODEL if row.has_answer else NO_MODEL
    if row.verb != "unique":
        return
    answer = corpus.temporary("hard.answer")
    answer.write_text(output([PROGRAM, "solve", "--quiet", "--time-limit", SETTINGS.limit, file]),
                      encoding="utf-8")
    if answer.stat().st_size > 0:
        times([*encode, "--block", answer])
        yield cnf, (*HAS_A_MODEL, *NO_MODEL)


def _others(names, row, file):
    """Seconds of each solver for all that ours was asked; None where one took too long."""
    seconds = dict.fromkeys(names, 0.0)
    for cnf, good in _formulas(row, file):
        for name in names:
            if seconds[name] is not None:
                more = cpu([*SOLVERS[name], cnf], SETTINGS.limit, good)
                seconds[name] = None if more is None else seconds[name] + more
    return seconds


def _cell(seconds):
    """What all boards took; an open one counts as the limit."""
    open_ = seconds.count(None)
    total = sum(SETTINGS.limit if one is None else min(one, SETTINGS.limit) for one in seconds)
    return f"{total:.2f}" + (f" ({open_} open)" if open_ else "")


def _measured(row, programs, solvers):
    seconds = {name: [] for name in (*programs, *solvers)}
    for file in _files(row):
        for name, program in programs.items():
            seconds[name].append(_ours(program, row, file))
        if row.verb == "forced":  # no plain solver says it
            continue
        for name, one in _others(solvers, row, file).items():
            seconds[name].append(one)
    ours = seconds["ours"]
    return (row.name, len(ours), *(_cell(one) if one else "-" for one in seconds.values()),
            milliseconds(median(ours)) if ours else "-")


def _cores():
    """Wall seconds on one core and on two."""
    walls = {threads: 0.0 for threads in THREADS}
    for file in _files(CORES):
        for threads in THREADS:
            walls[threads] += times([PROGRAM, *OURS[CORES.verb], "--quiet", "--threads", threads,
                                     "--time-limit", SETTINGS.limit, file])[1]
    one, two = walls.values()
    return f"\n{CORES.name}, wall time: {one:.1f} s on one core, {two:.1f} s on two, {one / two:.2f} times as fast.\n"


def hard():
    """hard boards, large ones too: ours beside minisat, cadical and clasp; takes options"""
    programs = {"ours": PROGRAM} | ({"before": SETTINGS.before} if SETTINGS.before else {})
    solvers = [name for name in SOLVERS if there(name)]
    rows = [_measured(row, programs, solvers) for row in ROWS if SETTINGS.only in row.name]
    return section("Hard boards", "hard",
                   f"Boards of each row: {SETTINGS.boards}, the first ones by number "
                   "([hard boards](hard-boards.md) says how they are drawn), each in "
                   f"{SETTINGS.images} of its 8 images by turning and mirroring; of each tournament set "
                   "as many as of the others. A process each. Sums of CPU seconds; what is not done in "
                   f"{SETTINGS.limit} s is open and counts as so much. Ours from the puzzle, the others from our "
                   "CNF (connectivity by elimination; encoding not counted), for both answers also from "
                   "that without the first. The last column is our median, in ms. Rows with 0 boards "
                   "are not in the corpus." +
                   (f" Before: {SETTINGS.before_name}." if SETTINGS.before_name else "") + "\n\n" +
                   table(["boards", "number", *programs, *solvers, "ours, median"], rows) +
                   (_cores() if SETTINGS.cores and SETTINGS.only in CORES.name else ""))


def take_options(words):
    """Reads the options of `hard` and leaves the other words."""
    global SETTINGS
    rest, words = [], iter(words)
    for word in words:
        if word == "--all":
            SETTINGS = dataclasses.replace(ALL, only=SETTINGS.only, before=SETTINGS.before,
                                           before_name=SETTINGS.before_name)
        elif word in ("--boards", "--images", "--limit"):
            setattr(SETTINGS, word[2:], int(next(words)))
        elif word in ("--only", "--before", "--before-name"):
            setattr(SETTINGS, word[2:].replace("-", "_"), next(words))
        else:
            rest.append(word)
    return rest
