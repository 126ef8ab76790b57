"""Cells, links between cells, regions: of a board with some rows and columns."""
import itertools

WAYS = ((0, 1), (1, 0), (0, -1), (-1, 0))


class Grid:
    def __init__(self, rows, columns):
        self.rows, self.columns = rows, columns
        self.cells = list(itertools.product(range(rows), range(columns)))
        self.lines = [[(row, column) for column in range(columns)] for row in range(rows)]
        self.lines += [[(row, column) for row in range(rows)] for column in range(columns)]
        self.links = [(cell, other) for cell in self.cells for other in self.steps(cell) if cell < other]

    def steps(self, cell):
        """The cells that share an edge with it: right, below, left, above."""
        return [other for way in WAYS for other in [moved(cell, way)] if other in self]

    def touching(self, cell):
        """The cells that share an edge or a corner with it."""
        ways = itertools.product((-1, 0, 1), repeat=2)
        return [other for way in ways for other in [moved(cell, way)] if other in self and other != cell]

    def ray(self, cell, way):
        """The cells in one direction, the nearest first."""
        seen = moved(cell, way)
        while seen in self:
            yield seen
            seen = moved(seen, way)

    def links_of(self, cell):
        return [link for link in self.links if cell in link]

    def __contains__(self, cell):
        return 0 <= cell[0] < self.rows and 0 <= cell[1] < self.columns


def moved(cell, way):
    return cell[0] + way[0], cell[1] + way[1]


def grid_of(rows):
    """The grid that rows of anything make."""
    return Grid(len(rows), len(rows[0]))


def at(rows):
    """From cell to what is in it, of rows of anything."""
    return {(row, column): what for row, line in enumerate(rows) for column, what in enumerate(line)}


def cells_by(rows):
    """From what is in cells, such as the number of a region, to its cells."""
    found = {}
    for cell, what in at(rows).items():
        found.setdefault(what, []).append(cell)
    return found


def in_one_piece(places, pairs):
    """Whether some of the pairs join all places; nothing is in one piece."""
    places = set(places)
    reached = waiting = set(sorted(places)[:1])
    while waiting:
        waiting = {b for pair in pairs for a, b in (pair, pair[::-1]) if a in waiting and b in places} - reached
        reached = reached | waiting
    return reached == places


def random_regions(rng, grid, size):
    """Rows of region numbers from 1 on: connected regions with about so many cells."""
    region = {cell: number for number, cell in enumerate(grid.cells)}
    links = list(grid.links)
    rng.shuffle(links)
    for one, other in links:
        joined = [cell for cell in grid.cells if region[cell] in (region[one], region[other])]
        if len(joined) <= size + rng.randrange(-1, 2):
            region.update(dict.fromkeys(joined, region[one]))
    return numbered(grid, region)


def swapped_regions(rng, grid, value):
    """Regions of a row each, whose cells with equal values change places while all stay connected."""
    region = {cell: cell[0] + 1 for cell in grid.cells}
    for _ in range(30 * grid.rows):
        one, other = rng.sample(grid.cells, 2)
        if value[one] != value[other]:
            continue
        changed = {**region, one: region[other], other: region[one]}
        pieces = cells_by(rows_of(grid, changed.get))
        if all(in_one_piece(pieces[name], grid.links) for name in (region[one], region[other])):
            region = changed
    return rows_of(grid, region.get)


def grow(rng, grid, region):
    """Regions of some cells take all others, step by step."""
    while waiting := [cell for cell in grid.cells if cell not in region and set(grid.steps(cell)) & set(region)]:
        cell = rng.choice(waiting)
        region[cell] = region[rng.choice([near for near in grid.steps(cell) if near in region])]


def numbered(grid, region):
    """Regions by any names as rows of numbers, in the order of their first cells; None stays."""
    number = {None: None}
    for cell in grid.cells:
        number.setdefault(region[cell], len(number))
    return [[number[region[row, column]] for column in range(grid.columns)] for row in range(grid.rows)]


def rows_of(grid, value):
    """Rows of what `value` says of each cell."""
    return [[value((row, column)) for column in range(grid.columns)] for row in range(grid.rows)]
