"""Boards in the text format of puzzle2cnf, and figures of what they look like."""
import collections
import re

KINDS = ("heyawake", "hashi", "nonogram", "kenken")


def documents(text):
    """(kind, lines of words) for each puzzle of a stream; comments and givens are left out."""
    found = []
    for line in text.splitlines():
        words = line.split()
        if not words or words[0].startswith("#") or words[0] == "given":
            continue
        if len(words) == 1 and words[0].lower() in KINDS:
            found.append((words[0].lower(), []))
        else:
            found[-1][1].append(words)
    return found


def sizes(rows):
    return collections.Counter(name for row in rows for name in row)


def heyawake(lines):
    height = int(lines[0][0])
    clues, rooms = lines[1:1 + height], lines[1 + height:1 + 2 * height]
    areas = sizes(rooms)
    clued = sum(word != "-" for row in clues for word in row)
    return {"cells of a room": list(areas.values()), "share of rooms with a number": [clued / len(areas)],
            "share of rooms of one cell": [sum(area == 1 for area in areas.values()) / len(areas)]}


def hashi(lines):
    height, width = map(int, lines[0])
    islands = [word for row in lines[1:1 + height] for word in row if word != "-"]
    return {"islands in 100 cells": [100 * len(islands) / height / width],
            "bridges of an island": [int(word) for word in islands if word != "?"]}


def kenken(lines):
    side = int(lines[0][0])
    clues, cages = lines[1:1 + side], lines[1 + side:1 + 2 * side]
    signs = collections.Counter(re.sub(r"\d", "", word) for row in clues for word in row if word != ".")
    areas = sizes(cages)
    known = sum(signs[sign] for sign in "+-*/")
    share = {f"share of cages with {sign}": [signs[sign] / known] for sign in "+-*/"} if known else {}
    return {"cells of a cage": list(areas.values()), **share,
            "share of cages of one cell": [sum(area == 1 for area in areas.values()) / len(areas)]}


def nonogram(lines):
    height, width = map(int, lines[0])
    rows = [[int(word) for word in line] for line in lines[1:1 + height]]
    runs = [sum(run > 0 for run in row) for row in rows]
    return {"percent of filled cells": [100 * sum(map(sum, rows)) / height / width],
            "runs in 10 cells of a row": [10 * sum(runs) / height / width]}


def figures(puzzles):
    """Kind: figure: all its values, over (kind, lines) of puzzles."""
    found = {}
    for kind, lines in puzzles:
        for name, values in globals()[kind](lines).items():
            found.setdefault(kind, {}).setdefault(name, []).extend(values)
    return found
