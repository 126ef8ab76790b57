"""Puzzles for the tests of the Python module, and the command to compare it with."""
import itertools
import os
import pathlib
import subprocess

import puzzle2cnf

DATA = pathlib.Path(__file__).resolve().parents[2] / "instances" / "data"
SAMPLES = sorted(DATA.glob("*.txt"))

# Most samples have one answer; these have several, or none. All can be tried by brute force.
TINY = ("heyawake\n3 3\n1 - -\n- - -\n- - -\n1 1 2\n1 1 2\n3 3 3\n",
        "heyawake\n2 2\n2 -\n- -\n1 1\n1 1\n",
        "heyawake\n2 2\n4 -\n- -\n1 1\n1 1\n",
        "hashi\n3 3\n2 - 2\n- - -\n1 - 1\n",
        "hashi\n3 3\n3 - 2\n- - -\n3 - 2\n",
        "hashi\n3 3\n1 - 2\n- - -\n- - 3\n",
        "nonogram\n3 3\n1\n1\n1\n1\n1\n1\n",
        "nonogram\n2 3\n2\n1\n1\n2\n1\n",
        "kenken\n2 2\n3+ .\n3+ .\n1 1\n2 2\n",
        "kenken\n3 3\n1 5+ .\n5+ 6+ .\n. . .\n1 2 2\n3 4 4\n3 4 4\n")


def run(*words, text=""):
    """What the command prints, and its exit code."""
    done = subprocess.run([os.environ["PUZZLE2CNF_PROGRAM"], *map(str, words)], input=text,
                          capture_output=True, text=True, check=False)
    return done.stdout, done.returncode


def made(kind, side, number):
    """Puzzles that generate() makes."""
    return [puzzle2cnf.generate(kind, side, seed=1, number=i + 1)[0] for i in range(number)]


def all_values(puzzle):
    """Every way to give each slot a value, as lists."""
    return map(list, itertools.product(*(range(slot.lo, slot.hi + 1) for slot in puzzle.slots)))


def all_answers(puzzle):
    """By the rules alone."""
    return [values for values in all_values(puzzle) if puzzle.check(values)]
