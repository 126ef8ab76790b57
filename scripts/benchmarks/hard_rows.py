"""The rows of `hard` and `aims`: boards that are drawn alike."""
import dataclasses
import functools
import itertools
import typing

from benchmarks import corpus, hard_boards, latin_boards
from benchmarks.board_images import image_of
from benchmarks.hard_options import IMAGES, SETTINGS, OptionError
from benchmarks.timing import PROGRAM, TESTS, output, there


@dataclasses.dataclass
class Row:
    """Boards that are drawn alike; `texts` gives at most so many of them."""
    name: str
    texts: typing.Callable[[int], typing.Iterable[str]]
    verb: str = "solve"
    has_answer: bool = True


def _drawn(draw, *words, **named):
    return lambda count: (draw(seed, *words, **named) for seed in range(count))


def _planted_heyawake(side):
    """Without the helper that draws them there are none."""
    def texts(count):
        if not there(TESTS / "bench_random_board"):
            return
        for seed in range(count):
            yield corpus.random_board("heyawake", side, side, seed + 1).read_text(encoding="utf-8")
    return texts


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
    Row("Heyawake 71x71, nearly all cells open", _planted_heyawake(71)),
    Row("Heyawake 71x71, nearly all cells open: --forced", _planted_heyawake(71), "forced"),
    *(Row(f"Heyawake planted {side}x{side}", _planted_heyawake(side))
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

WITHOUT_BOARDS = ("Rows with 0 boards are not in the corpus, or need `bench_random_board`, which is not built "
                  "here.")


def chosen_rows():
    """Those that `--only` leaves."""
    rows = [row for row in ROWS if SETTINGS.only in row.name]
    if not rows:
        names = "".join(f"\n  {row.name}" for row in ROWS)
        raise OptionError(f"--only: no row has '{SETTINGS.only}' in its name; they are{names}")
    return rows


def files_of(row):
    """The boards, each in its images, all in files."""
    for text, image in itertools.product(row.texts(SETTINGS.boards), IMAGES[:SETTINGS.images]):
        file = corpus.temporary("hard.txt")
        file.write_text(image_of(text, image), encoding="utf-8")
        yield file
