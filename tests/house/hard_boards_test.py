#!/usr/bin/env python3
"""The boards of scripts/bench hard are what they claim, turned and mirrored, too.

  tests/house/hard_boards_test.py PROGRAM
"""
import hashlib
import itertools
import pathlib
import random
import subprocess
import sys

sys.dont_write_bytecode = True
sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent.parent / "scripts"))
from benchmarks import hard_boards, latin_boards  # noqa: E402
from benchmarks.board_images import image_of  # noqa: E402
from benchmarks.timing import cpu  # noqa: E402

# Small ones, of which some have several answers.
DRAWN = {"hashi": (hard_boards.hashi, (14, 0.5)), "kenken": (latin_boards.kenken, (5, 6)),
         "nonogram": (hard_boards.nonogram, (7,)), "heyawake": (hard_boards.heyawake, (5,))}
# The first 8 digits of SHA-256 over five boards of each: no version of Python draws others.
PINNED = {"hashi": "8d4b8554", "kenken": "268bdbbe", "nonogram": "35fabd6f", "heyawake": "9a20748c"}
SEEDS = range(5)


def count(program, text):
    done = subprocess.run([program, "count", "--quiet", "--limit", "200", "-"], input=text, text=True,
                          stdout=subprocess.PIPE, check=False)
    return done.returncode, done.stdout


def check_images(program, kind, text):
    """All eight have as many answers, at least the planted one; the last one undoes the sixth."""
    images = [image_of(text, image) for image in range(8)]
    assert images[0] == text, f"{kind}: image 0 is another board"
    assert len(set(images)) > 1, f"{kind}: images are all the same:\n{text}"
    assert image_of(image_of(text, 5), 6) == text, f"{kind}: not undone:\n{text}"
    counts = {count(program, image) for image in images}
    assert len(counts) == 1, f"{kind}: {counts} answers in images of\n{text}"
    code, answers = counts.pop()
    assert code == 0 and answers.split()[0] != "0", f"{kind}: {code}, {answers}:\n{text}"


def check_odd(program):
    """The sum is odd, so there is no answer; with the clue as planted it is even."""
    for seed in SEEDS:
        boards = [hard_boards.hashi(seed, 30, density=1.0, odd=odd) for odd in (False, True)]
        sums = [sum(int(word) for word in board.split()[3:] if word != "-") for board in boards]
        assert [total % 2 for total in sums] == [0, 1], sums
        assert count(program, boards[1])[1].split()[0] == "0", boards[1]


def cycles(one, other):
    """How many cycles lead from one row of a square to another."""
    after, left, number = dict(zip(one, other)), set(one), 0
    while left:
        number += 1
        digit = left.pop()
        while after[digit] in left:
            digit = after[digit]
            left.remove(digit)
    return number


def check_squares():
    """Of the rows of a cyclic square of side 9, a quarter of the pairs has several cycles; here most."""
    short = 0
    for seed in SEEDS:
        square = latin_boards.latin_square(random.Random(seed), 9)
        for line in (*square, *zip(*square)):
            assert sorted(line) == list(range(1, 10)), square
        short += sum(cycles(*rows) > 1 for rows in itertools.combinations(square, 2))
    assert short > 20 * len(SEEDS), short  # of 36 each


def check_limits():
    """A limit is no error, caught or not; another exit code than the good ones is, and so is a crash."""
    assert cpu(["sh", "-c", "while :; do :; done"], 1) is None
    assert cpu(["sh", "-c", "trap 'exit 0' XCPU; while :; do :; done"], 1) is None
    assert cpu(["true"], 60, (0,)) is not None
    for fault in ("exit 1", "kill -SEGV $$", "kill -ABRT $$"):
        try:
            cpu(["sh", "-c", fault], 60, (0,))
        except RuntimeError:
            continue
        raise AssertionError(f"{fault}: is taken for a limit")


def main(program):
    for kind, (draw, words) in DRAWN.items():
        boards = [draw(seed, *words) for seed in SEEDS]
        hashed = hashlib.sha256("".join(boards).encode()).hexdigest()[:8]
        assert hashed == PINNED[kind], f"{kind}: {hashed}"
        for text in boards:
            check_images(program, kind, text)
    check_odd(program)
    check_squares()
    check_limits()
    print(f"{len(DRAWN) * len(SEEDS)} boards in 8 images have their answers")


main(sys.argv[1])
