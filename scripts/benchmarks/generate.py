"""Making puzzles, beside the games of Debian's sgt-puzzles."""
import resource
import subprocess

from benchmarks.timing import PROGRAM, TURNS, median, milliseconds, section, table, there

# What is made, our options, the game with its parameters, and how many of each.
ROWS = (
    ("KenKen 9x9", ("kenken", "--rows", 9), ("sgt-keen", "9"), 60),
    ("KenKen 16x16, all operations hidden", ("kenken", "--rows", 16, "--hidden-operators", 100),
     None, 5),
    ("Nonogram 15x15", ("nonogram", "--rows", 15), ("sgt-pattern", "15x15"), 300),
    ("Nonogram 40x40", ("nonogram", "--rows", 40), ("sgt-pattern", "40x40"), 15),
    ("Nonogram 60x60", ("nonogram", "--rows", 60), None, 10),
    # The game's boards have fewer islands than ours usually have.
    ("Hashi 15x15, 15 % islands", ("hashi", "--rows", 15, "--islands", 15),
     ("sgt-bridges", "15x15m2"), 100),
    ("Hashi 25x25, 10 % islands", ("hashi", "--rows", 25, "--islands", 10),
     ("sgt-bridges", "25x25m2"), 30),
    ("Hashi 15x15", ("hashi", "--rows", 15), None, 100),
    ("Hashi 25x25", ("hashi", "--rows", 25), None, 30),
    ("Hashi 40x40", ("hashi", "--rows", 40), None, 5),
    ("Heyawake 10x10", ("heyawake", "--rows", 10), None, 100),
    ("Heyawake 20x20", ("heyawake", "--rows", 20), None, 10),
    ("Heyawake 40x40", ("heyawake", "--rows", 40), None, 1),
    ("Slitherlink 10x10", ("slitherlink", "--rows", 10), None, 20),
    ("Slitherlink 20x20", ("slitherlink", "--rows", 20), None, 5),
    ("Nurikabe 7x7", ("nurikabe", "--rows", 7), None, 10),
    ("Nurikabe 10x10", ("nurikabe", "--rows", 10), None, 2),
    ("LITS 6x6", ("lits", "--rows", 6), None, 10),
    ("LITS 8x8", ("lits", "--rows", 8), None, 10),
    ("LITS 10x10", ("lits", "--rows", 10), None, 2),
    ("Shikaku 10x10", ("shikaku", "--rows", 10), None, 50),
    ("Shikaku 20x20", ("shikaku", "--rows", 20), None, 10),
    ("Shikaku 40x40", ("shikaku", "--rows", 40), None, 1),
)


def _seconds(command):
    """Of processor time, or None where the program refuses."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    done = subprocess.run([str(word) for word in command], stdout=subprocess.DEVNULL,
                          stderr=subprocess.DEVNULL, stdin=subprocess.DEVNULL, check=False)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    if done.returncode != 0:
        return None
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def _ours(options, count, turn):
    return [PROGRAM, "generate", *options, "--count", count, "--seed", turn, "--threads", 1]


def _row(name, options, game, count):
    ours, theirs = [], []
    known = game is not None and there(f"/usr/games/{game[0]}")
    for turn in range(TURNS):
        ours.append(_seconds(_ours(options, count, turn)))
        if known:
            theirs.append(_seconds([f"/usr/games/{game[0]}", "--generate", count, game[1]]))
    if None in ours:
        return None
    mine = median(ours) / count
    if not known:
        return name, milliseconds(mine), "-", "-", "-"
    other = median(theirs) / count
    return (name, milliseconds(mine), " ".join(game), milliseconds(other),
            f"{other / mine:.1f}" if mine else "-")


def generate():
    """making puzzles with one answer"""
    rows = [row for row in (_row(*one) for one in ROWS) if row]
    return section("Making puzzles", "generate",
                   "CPU ms for a puzzle with one answer, the start of a process for many of them "
                   f"included; medians of {TURNS} runs, in turns, ours with a seed each. Nonograms "
                   "are solvable line by line, and half of their cells are filled, as in "
                   "`sgt-pattern`; `sgt-keen` at its normal difficulty. A factor above 1: "
                   "puzzle2cnf is faster.\n\n" +
                   table(["puzzles", "puzzle2cnf", "game", "its time", "factor"], rows))
