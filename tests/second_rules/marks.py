"""Kinds whose answer is marks: lamps, discs, stars, tents."""
import itertools

from .digits import given
from .grids import WAYS, Grid, at, cells_by, grid_of, numbered, rows_of, swapped_regions
from .search import Rule, Stated, answers

# --- Akari: lamps light all cells along their row and column up to a wall, and no other lamp ------

def lit_from(grid, wall, cell):
    """The other cells that a lamp lights."""
    return [seen for way in WAYS for seen in itertools.takewhile(lambda other: wall[other] is None, grid.ray(cell, way))]


def akari(data):
    grid, wall = grid_of(data["walls"]), at(data["walls"])
    free = [cell for cell in grid.cells if wall[cell] is None]
    rules = []
    for cell in free:
        lit = lit_from(grid, wall, cell)
        rules += [Rule("no lamp lights another", (cell, other), lambda two: not all(two)) for other in lit if cell < other]
        rules.append(Rule("all are lit", (cell, *lit), any))
    for cell in (cell for cell in grid.cells if isinstance(wall[cell], int)):
        near = [other for other in grid.steps(cell) if wall[other] is None]
        rules.append(Rule("number", near, lambda lamps, cell=cell: sum(lamps) == wall[cell]))
    return Stated(grid, dict.fromkeys(free, (0, 1)), rules)


def draw_akari(rng):
    grid = Grid(rng.randint(2, 6), rng.randint(2, 6))
    wall = {cell: "?" for cell in grid.cells if rng.random() < rng.choice((0.15, 0.3))}
    stated = akari({"walls": rows_of(grid, wall.get)})
    lamps = {cell for cell, lamp in zip(stated.slots, next(answers(stated, rng))) if lamp}
    for cell in wall:
        if rng.random() < 0.6:
            wall[cell] = min(4, len(lamps & set(grid.steps(cell))) + rng.choice((0,) * 12 + (1,)))
    return {"walls": rows_of(grid, wall.get)}


# --- Takuzu: as many of both in each line, no three alike side by side; as a flag no two lines alike

def takuzu(data):
    grid, clue = grid_of(data["clues"]), at(data["clues"])
    rules = given(clue)
    for line in grid.lines:
        threes = [line[start:start + 3] for start in range(len(line) - 2)]
        rules += [Rule("threes", cells, lambda three: len(set(three)) > 1) for cells in threes]
        rules.append(Rule("as many", line, lambda discs: discs.count(1) == discs.count(2)))
    for lines in (grid.lines[:grid.rows], grid.lines[grid.rows:]) if data.get("unlike_lines") else ():
        rules += [Rule("unlike", one + other, lambda both: both[:len(both) // 2] != both[len(both) // 2:])
                  for one, other in itertools.combinations(lines, 2)]
    return Stated(grid, dict.fromkeys(grid.cells, (1, 2)), rules)


def draw_takuzu(rng):
    grid = Grid(rng.choice((2, 4, 4, 6)), rng.choice((2, 4, 4, 6)))
    blank = takuzu({"clues": rows_of(grid, lambda _: None)})
    disc = dict(zip(grid.cells, next(answers(blank, rng))))
    share = rng.uniform(0.15, 0.45)
    clue = {cell: disc[cell] for cell in grid.cells if rng.random() < share}
    for cell in rng.sample(grid.cells, rng.choice((0, 2))):
        clue[cell] = rng.choice((1, 2))
    return {"unlike_lines": rng.random() < 0.5, "clues": rows_of(grid, clue.get)}


# --- Star Battle: as many stars in each row, column and region, which do not touch ----------------

def starbattle(data):
    grid, region = grid_of(data["regions"]), cells_by(data["regions"])
    groups = [("line", line) for line in grid.lines] + [("region", region[name]) for name in region if name is not None]
    rules = [Rule(name, cells, lambda stars: sum(stars) == data["stars"]) for name, cells in groups]
    rules += [Rule("apart", (cell, other), lambda two: not all(two)) for cell in grid.cells
              for other in grid.touching(cell) if cell < other]
    rules += [Rule("no cell", (cell,), lambda one: not one[0]) for cell in region.get(None, ())]
    return Stated(grid, dict.fromkeys(grid.cells, (0, 1)), rules)


def draw_starbattle(rng):
    """Regions with the stars of an answer, at times some of their cells in another one or in none."""
    size, stars = rng.choice(((4, 1), (5, 1), (5, 1), (6, 1), (8, 2)))
    grid = Grid(size, size)
    blank = starbattle({"stars": stars, "regions": rows_of(grid, lambda cell: cell[0])})
    star = dict(zip(grid.cells, next(answers(blank, rng))))
    region = at(swapped_regions(rng, grid, star))
    for one, other in rng.sample(grid.links, rng.choice((0, 1, 4))):
        region[one] = region[other]
    if rng.random() < 0.2:
        gone = rng.randint(1, size)
        region = {cell: None if its == gone else its for cell, its in region.items()}
    return {"stars": rng.choice((stars,) * 9 + (3 - stars,)), "regions": numbered(grid, region)}


# --- Tents: each tree has its own tent beside it; tents do not touch; numbers count tents ---------

def tents(data):
    grid, tree = grid_of(data["trees"]), at(data["trees"])
    free = [cell for cell in grid.cells if tree[cell] is None]
    rules = [Rule("apart", (cell, other), lambda two: not all(two)) for cell in free
             for other in grid.touching(cell) if cell < other and tree[other] is None]
    trees = [cell for cell in grid.cells if tree[cell] is not None]
    rules.append(Rule("pairs", free, lambda tent: paired(grid, trees, [cell for cell, its in zip(free, tent) if its])))
    for clue, line in zip(data["counts"]["left"] + data["counts"]["top"], grid.lines):
        if clue is not None:
            scope = [cell for cell in line if cell in free]
            rules.append(Rule("number", scope, lambda tent, clue=clue: sum(tent) == clue))
    return Stated(grid, dict.fromkeys(free, (0, 1)), rules)


def paired(grid, trees, tents):
    """Whether each tree has one of the tents beside it, and each tent one tree."""
    if not trees or not tents:
        return not trees and not tents
    return any(paired(grid, trees[1:], [other for other in tents if other != tent])
               for tent in grid.steps(trees[0]) if tent in tents)


def draw_tents(rng):
    grid = Grid(rng.randint(2, 5), rng.randint(2, 5))
    tree, tents = {}, set()
    for cell in rng.sample(grid.cells, len(grid.cells)):
        beside = [other for other in grid.steps(cell) if other not in tents and other not in tree]
        if cell not in tree and beside and not tents & set(grid.touching(cell)) and rng.random() < 0.7:
            tents.add(cell)
            tree[rng.choice(beside)] = "x"
    counts = {"left": [sum(cell in tents for cell in line) for line in grid.lines[:grid.rows]],
              "top": [sum(cell in tents for cell in line) for line in grid.lines[grid.rows:]]}
    for side in counts.values():
        side[:] = [rng.choice((count,) * 9 + (None,) * 9 + (count + 1,)) for count in side]
    return {"trees": rows_of(grid, tree.get), "counts": counts}
