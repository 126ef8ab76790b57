"""Shakashaka: right triangles fill halves of cells, so that each white area is a rectangle."""
from .grids import Grid, at, grid_of, rows_of
from .search import Rule, Stated, answers

# A cell is four triangles that meet in its middle; a filled half is two of them.
FILLED = {"-": "", "nw": "NW", "ne": "NE", "se": "SE", "sw": "SW"}
BESIDE = {"N": "EW", "E": "NS", "S": "EW", "W": "NS"}
ACROSS = {"N": (-1, 0, "S"), "E": (0, 1, "W"), "S": (1, 0, "N"), "W": (0, -1, "E")}
ENDS = {"N": ((0, 0), (0, 2)), "E": ((0, 2), (2, 2)), "S": ((2, 0), (2, 2)), "W": ((0, 0), (2, 0))}


def white_areas(value):
    """Of each area its triangles, joined along their sides."""
    left = {(*cell, side) for cell, half in value.items() for side in "NESW" if side not in FILLED[half]}
    while left:
        area, waiting = [], [left.pop()]
        while waiting:
            row, column, side = waiting.pop()
            area.append((row, column, side))
            down, across, there = ACROSS[side]
            for other in [(row, column, near) for near in BESIDE[side]] + [(row + down, column + across, there)]:
                if other in left:
                    left.remove(other)
                    waiting.append(other)
        yield area


def is_rectangle(area):
    """As large as the smallest rectangle around it, which lies straight or on a corner."""
    points = [(2 * row + down, 2 * column + across) for row, column, side in area for down, across in ENDS[side]]
    points += [(2 * row + 1, 2 * column + 1) for row, column, _ in area]

    def around(one, other):
        return (max(map(one, points)) - min(map(one, points))) * (max(map(other, points)) - min(map(other, points)))

    return len(area) in (around(lambda p: p[0], lambda p: p[1]), around(sum, lambda p: p[0] - p[1]) / 2)


def shakashaka(data):
    grid, wall = grid_of(data["walls"]), at(data["walls"])
    cells = [cell for cell in grid.cells if wall[cell] is None]
    rules = [Rule("white", cells, lambda halves: all(map(is_rectangle, white_areas(dict(zip(cells, halves))))))]
    for cell in (cell for cell in grid.cells if isinstance(wall[cell], int)):
        beside = [other for other in grid.steps(cell) if other in cells]
        rules.append(Rule("beside", beside, lambda halves, cell=cell: sum(map(bool, map(FILLED.get, halves))) == wall[cell]))
    return Stated(grid, {cell: tuple(FILLED) for cell in cells}, rules)


def draw_shakashaka(rng):
    grid = Grid(rng.randint(1, 4), rng.randint(2, 4))
    free = set(rng.sample(grid.cells, min(len(grid.cells) - 1, rng.randint(2, 5))))
    if rng.random() < 0.6 and grid.rows > 1:
        row, column = rng.randint(0, grid.rows - 2), rng.randint(0, grid.columns - 2)
        free = {(row + down, column + across) for down in (0, 1) for across in (0, 1)}
    blank = {cell: None if cell in free else "?" for cell in grid.cells}
    found = next(answers(shakashaka({"walls": rows_of(grid, blank.get)}), rng), None)
    if found is None:
        return draw_shakashaka(rng)
    value = dict(zip(sorted(free), found))
    wall = dict(blank)
    for cell in grid.cells:
        if cell not in free and rng.random() < 0.4:
            wall[cell] = sum(value.get(other, "-") != "-" for other in grid.steps(cell))
    if rng.random() < 0.2 and len(free) < len(grid.cells):
        wall[rng.choice(sorted(set(grid.cells) - free))] = rng.randint(0, 4)
    return {"walls": rows_of(grid, wall.get)}
