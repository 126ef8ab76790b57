"""Kinds whose answer divides the board into areas."""
from .grids import Grid, at, grid_of, random_regions, rows_of
from .search import Rule, Stated

# --- Galaxies: each area has one dot, and is symmetric around it ----------------------------------


def touching(grid, place):
    """The cells that touch a place at half steps: (2, 3) is on the right side of cell (1, 1)."""
    return {cell for cell in grid.cells if all(abs(2 * its - half) < 2 for its, half in zip(cell, place))}


def opposite(cell, place):
    return place[0] - cell[0], place[1] - cell[1]


def areas_by(grid, border):
    """The area of each cell, a set."""
    area = {cell: {cell} for cell in grid.cells}
    for one, other in grid.links:
        if not border[one, other] and area[one] is not area[other]:
            joined = area[one] | area[other]
            area.update(dict.fromkeys(joined, joined))
    return area


def is_galaxy(grid, area, dots):
    """One dot alone touches it, with all that it touches, and all of it is opposite to some of it."""
    own = [place for place in dots if touching(grid, place) & area]
    return len(own) == 1 and touching(grid, own[0]) <= area == {opposite(cell, own[0]) for cell in area}


def galaxies(data):
    sign = at(data["dots"])
    grid = Grid(len(data["dots"]) // 2 + 1, len(data["dots"][0]) // 2 + 1)
    dots = [place for place, its in sign.items() if its in ("w", "b")]
    outside = {cell for cell in grid.cells if sign[cell[0] * 2, cell[1] * 2] == "x"}

    def divides(values):
        border = dict(zip(grid.links, values))
        area = areas_by(grid, border)
        return all(is_galaxy(grid, its, dots) for cell, its in area.items() if cell not in outside) and all(
            (area[one] is not area[other]) == drawn for (one, other), drawn in border.items())

    rules = [Rule("area", tuple(grid.links), divides)]
    for one, other in grid.links:  # borders of what is in no area
        if {one, other} & outside:
            rules.append(Rule("area", ((one, other),), lambda values, is_one={one, other} <= outside:
                              values[0] != is_one))
    for row, column in grid.cells:  # no border between two areas ends alone at a corner
        square = {(row + down, column + right) for down in (0, 1) for right in (0, 1)}
        if (row + 1, column + 1) in grid:
            around = tuple(link for link in grid.links if set(link) <= square)
            rules.append(Rule("area", around, lambda values: sum(values) != 1))
    return Stated(grid, dict.fromkeys(grid.links, (0, 1)), rules)


def middles(rng, top, left, bottom, right):
    """Of rectangles into which one is cut, at half steps."""
    rows, columns = bottom - top + 1, right - left + 1
    if rows * columns == 1 or rng.random() < 0.2:
        return [(top + bottom, left + right)]
    if rng.randrange(rows + columns - 2) < rows - 1:
        cut = rng.randrange(top, bottom)
        return middles(rng, top, left, cut, right) + middles(rng, cut + 1, left, bottom, right)
    cut = rng.randrange(left, right)
    return middles(rng, top, left, bottom, cut) + middles(rng, top, cut + 1, bottom, right)


def draw_galaxies(rng):
    """In the middles of rectangles, and then one dot more or less, or a cell in no area."""
    rows, columns = rng.randint(1, 3), rng.randint(2, 3)
    places = Grid(2 * rows - 1, 2 * columns - 1)
    sign = {place: rng.choice("wb") for place in middles(rng, 0, 0, rows - 1, columns - 1)}
    if rng.random() < 0.2:
        sign[rng.choice(places.cells)] = rng.choice(("w", None))
    if rng.random() < 0.3:
        sign[2 * rng.randrange(rows), 2 * rng.randrange(columns)] = "x"
    return {"dots": rows_of(places, sign.get)}



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
