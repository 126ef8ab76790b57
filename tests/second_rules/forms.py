"""Answers in the program's JSON, and as values of slots: a slot is a cell, or a link of two cells.

`layers` maps members of the JSON to `marks`, `numbers`, `words`, `lines` and `borders`; at most one of them is of cells.
"""
from .grids import at, rows_of


def read(stated, solution, layers):
    """The values of the slots, in their order."""
    value = dict.fromkeys(stated.slots, 0)
    for member, form in layers.items():
        if form == "lines":
            value.update({((a - 1, b - 1), (c - 1, d - 1)): used for a, b, c, d, used in solution[member]})
        elif form == "borders":
            region = at(solution[member])
            value = {(one, other): int(region[one] != region[other]) for one, other in value}
        else:
            sign = {cell: its for cell, its in at(solution[member]).items() if cell in value}
            value.update({cell: int(its == "#") if form == "marks" else its for cell, its in sign.items()})
    assert len(value) == len(stated.slots), solution
    return tuple(value.values())


def write(stated, answer, layers):
    value = dict(zip(stated.slots, answer))
    if "borders" in layers.values():
        return {"borders": lines_of(value)}
    cells = rows_of(stated.grid, lambda cell: value.get(cell, "-" if "words" in layers.values() else 0))
    return {member: lines_of(value) if form == "lines" else cells if form == "words" else
            rows_of(stated.grid, value.get) if form == "numbers" else
            ["".join(".#"[mark] for mark in row) for row in cells] for member, form in layers.items()}


def lines_of(value):
    """The links that are used, as their ends and how often, from 1 on."""
    used = [link for link, its in value.items() if its and isinstance(link[0], tuple)]
    return [[a + 1, b + 1, c + 1, d + 1, 1] for (a, b), (c, d) in used]
