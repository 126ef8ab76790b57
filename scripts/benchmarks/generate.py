"""Making puzzles, beside the games of Debian's sgt-puzzles."""
import json
import pathlib
import resource
import subprocess

from benchmarks.timing import PROGRAM, TURNS, all_kinds, median, milliseconds, section, table, there

# What is made of a kind, a file for each: our options, the game with its parameters or null, and how many. Islands of 15 and
# 10 %: the games' boards have fewer than ours usually have.
BOARDS = pathlib.Path(__file__).resolve().parent / "boards"
USUAL = {"options": ["--rows", "10"], "game": None, "count": 10}


def _rows_of(kind):
    file = BOARDS / f"{kind}.json"
    rows = json.loads(file.read_text(encoding="utf-8")) if file.exists() else [{"name": f"{kind} 10x10", **USUAL}]
    return [(row["name"], (kind, *row["options"]), row["game"], row["count"]) for row in rows]


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
    rows = [row for row in (_row(*one) for kind in all_kinds() for one in _rows_of(kind)) if row]
    return section("Making puzzles", "generate",
                   "CPU ms for a puzzle with one answer, the start of a process for many of them "
                   f"included; medians of {TURNS} runs, in turns, ours with a seed each. Nonograms "
                   "are solvable line by line, and half of their cells are filled, as in "
                   "`sgt-pattern`; `sgt-keen` at its normal difficulty. A factor above 1: "
                   "puzzle2cnf is faster.\n\n" +
                   table(["puzzles", "puzzle2cnf", "game", "its time", "factor"], rows))
