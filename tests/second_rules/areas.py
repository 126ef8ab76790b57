"""Kinds whose answer divides the board into areas."""
from .grids import Grid, at, grid_of, random_regions, rows_of
from .search import Rule, Stated

# --- Fillomino: areas of equal numbers have as many cells as their number says --------------------


def area_of(grid, number, cell):
    """The cells that are joined to it by edges of cells with its number, of those that have one."""
    area = [cell]
    for end in area:
        area += [near for near in grid.steps(end) if number.get(near) == number[cell] and near not in area]
    return area


def fits(grid, number, cell):
    """Its area has its size, or is smaller and goes on where no number is yet."""
    area = area_of(grid, number, cell)
    if len(area) == number[cell]:
        return True
    return len(area) < number[cell] and any(near not in number for end in area for near in grid.steps(end))


def area_rules(grid):
    """Of the first cells, more and more of them."""
    for count in range(1, len(grid.cells) + 1):
        cells = tuple(grid.cells[:count])
        yield Rule("area", cells, lambda values, cells=cells: all(
            fits(grid, dict(zip(cells, values)), cell) for cell in cells))


def fillomino(data):
    grid, clue = grid_of(data["clues"]), at(data["clues"])
    rules = [Rule("given", (cell,), lambda one, its=its: one[0] == its) for cell, its in clue.items()
             if isinstance(its, int)]
    if data["up_to_three"]:
        rules += [Rule("three", (cell,), lambda one: one[0] < 4) for cell in grid.cells]
    number = dict.fromkeys(grid.cells, tuple(range(1, len(grid.cells) + 1)))
    return Stated(grid, number, rules + list(area_rules(grid)))


def draw_fillomino(rng):
    """Sizes of regions, of which some that touch are equal; most are left out, and one may be another."""
    grid = Grid(rng.randint(1, 3), rng.randint(2, 3))
    region = at(random_regions(rng, grid, rng.randint(1, 4)))
    size = {cell: list(region.values()).count(its) for cell, its in region.items()}
    share = rng.uniform(0.2, 0.8)
    clue = {cell: rng.choice((size[cell],) * 9 + ("?",)) for cell in grid.cells if rng.random() < share}
    if rng.random() < 0.2:
        clue[rng.choice(grid.cells)] = rng.randint(1, 4)
    return {"clues": rows_of(grid, clue.get), "up_to_three": rng.random() < 0.3}
