"""Battleships: a fleet lies in the water; no two ships touch, not even at corners."""
import collections
import itertools

from .grids import WAYS, Grid, at, moved, rows_of
from .search import Rule, Stated

# The ways in which the ship goes on from a hint.
GOES_ON = {"n": {(1, 0)}, "s": {(-1, 0)}, "w": {(0, 1)}, "e": {(0, -1)}, "o": set()}


def fits(hint, cell, value):
    if hint in ("x", "?"):
        return value[cell] == (hint == "?")
    ways = {way for way in WAYS if value.get(moved(cell, way))}
    straight = ({(0, 1), (0, -1)}, {(1, 0), (-1, 0)})
    return value[cell] == 1 and (ways in straight if hint == "m" else ways == GOES_ON[hint])


def ships(cells):
    """The cells that edges join, as lists."""
    left, found = set(cells), []
    while left:
        ship = [left.pop()]
        for cell in ship:
            near = {moved(cell, way) for way in WAYS} & left
            ship += sorted(near)
            left -= near
        found.append(ship)
    return found


def is_straight(ship):
    return len({row for row, _ in ship}) == 1 or len({column for _, column in ship}) == 1


def lengths(fleet):
    return sorted(itertools.chain.from_iterable([size] * number for size, number in enumerate(fleet, 1)))


def is_fleet(cells, fleet):
    found = ships(cells)
    return all(map(is_straight, found)) and sorted(map(len, found)) == lengths(fleet)


def battleships(data):
    totals, hint = data["totals"], at(data["hints"])
    grid = Grid(len(totals["left"]), len(totals["top"]))
    rules = [Rule("total", line, lambda values, want=want: sum(values) == want)
             for line, want in zip(grid.lines, totals["left"] + totals["top"]) if want is not None]
    corners = [(cell, other) for cell in grid.cells for other in grid.touching(cell)
               if cell < other and other not in grid.steps(cell)]
    rules += [Rule("corner", two, lambda values: not all(values)) for two in corners]
    for cell in (cell for cell in grid.cells if hint[cell] is not None):
        scope = [cell] + grid.steps(cell)
        rules.append(Rule("hint", scope, lambda values, cell=cell, scope=scope:
                          fits(hint[cell], cell, dict(zip(scope, values)))))
    rules.append(Rule("fleet", grid.cells, lambda values: is_fleet(
        [cell for cell, ship in zip(grid.cells, values) if ship], data["fleet"])))
    return Stated(grid, dict.fromkeys(grid.cells, (0, 1)), rules)


def random_fleet(rng, grid):
    """Cells of ships that do not touch."""
    cells = set()
    for _ in range(rng.randint(1, 6)):
        start, way = rng.choice(grid.cells), rng.choice(WAYS[:2])
        ship = [start, *itertools.islice(grid.ray(start, way), rng.randint(0, 3))]
        if not any({cell, *grid.touching(cell)} & cells for cell in ship):
            cells |= set(ship)
    return cells


def draw_battleships(rng):
    """Of a fleet most that can be said, now and then with a fault."""
    grid = Grid(rng.randint(1, 5), rng.randint(2, 5))
    cells = random_fleet(rng, grid)
    sizes = collections.Counter(map(len, ships(cells)))
    fleet = [sizes[size] for size in range(1, max(sizes, default=1) + 1)]
    if rng.random() < 0.1:
        fleet[rng.randrange(len(fleet))] += 1
    totals = [rng.choice((sum(cell in cells for cell in line), None)) for line in grid.lines]
    value = {cell: int(cell in cells) for cell in grid.cells}
    hints = {cell: rng.choice([hint for hint in "xnswemo?" if fits(hint, cell, value)])
             for cell in grid.cells if rng.random() < 0.2}
    if rng.random() < 0.2:
        hints[rng.choice(grid.cells)] = rng.choice("xnswemo?")
    return {"totals": {"left": totals[:grid.rows], "top": totals[grid.rows:]},
            "hints": rows_of(grid, hints.get), "fleet": fleet}
