"""Slant: a slash from corner to corner of each cell; they form no closed loop."""
from .grids import Grid, at, rows_of
from .search import Rule, Stated


def ends(cell, slash):
    """The corners that a slash joins; a corner is at the upper left of the cell with its row and column."""
    row, column = cell
    return {(row, column), (row + 1, column + 1)} if slash == "\\" else {(row, column + 1), (row + 1, column)}


def has_closed_loop(slashes):
    """The ends of one are joined by the others."""
    for this in slashes:
        reached, left = {min(this)}, [other for other in slashes if other is not this]
        while near := [other for other in left if other & reached]:
            reached = reached.union(*near)
            left = [other for other in left if not other & reached or other - reached]
        if this <= reached:
            return True
    return False


def slant(data):
    clue = at(data["corners"])
    grid = Grid(len(data["corners"]) - 1, len(data["corners"][0]) - 1)
    rules = [Rule("loop", grid.cells, lambda values: not has_closed_loop(list(map(ends, grid.cells, values))))]
    for corner in (corner for corner in clue if isinstance(clue[corner], int)):
        touching = [cell for cell in grid.cells if corner in ends(cell, "\\") | ends(cell, "/")]
        rules.append(Rule("corner", touching, lambda values, corner=corner, touching=touching:
                          sum(corner in ends(*its) for its in zip(touching, values)) == clue[corner]))
    return Stated(grid, dict.fromkeys(grid.cells, ("/", "\\")), rules)


def draw_slant(rng):
    """Numbers of random slashes, which may form a loop, or of one that is wrong."""
    grid = Grid(rng.randint(1, 3), rng.randint(2, 4))
    corners = Grid(grid.rows + 1, grid.columns + 1)
    drawn = [ends(cell, rng.choice("/\\")) for cell in grid.cells]
    share = rng.choice((0.3, 0.6, 1))
    clue = {corner: "?" if rng.random() < 0.1 else sum(corner in slash for slash in drawn)
            for corner in corners.cells if rng.random() < share}
    if rng.random() < 0.2:
        clue[rng.choice(corners.cells)] = rng.randint(0, 4)
    return {"corners": rows_of(corners, clue.get)}
