"""Loops whose clues speak of straight lines: how far the loop goes from a cell before it turns."""
from .grids import WAYS, Grid, at, grid_of, moved, rows_of
from .loops import blank, loop_rules, random_loop, visited
from .search import Rule, Stated


def arms(cell, links):
    """Steps in each way that the line leaves the cell, up to its next turn."""
    lengths = {}
    for way in WAYS:
        end, steps = cell, 0
        while tuple(sorted((end, moved(end, way)))) in links:
            end, steps = moved(end, way), steps + 1
        if steps:
            lengths[way] = steps
    return lengths


def in_sight(grid, cell):
    """The links in its row and its column."""
    lines = [line for line in grid.lines if cell in line]
    return [link for link in grid.links if any(set(link) <= set(line) for line in lines)]


def rule_of_arms(name, grid, cell, holds):
    """Of the steps up to the turns on both sides; where the line is not, nothing is asked."""
    scope = in_sight(grid, cell)

    def fits(used):
        lengths = arms(cell, {link for link, its in zip(scope, used) if its})
        return not lengths or holds(lengths)
    return Rule(name, scope, fits)


def every_cell(grid, data):
    return [Rule("every cell", grid.links_of(cell), any) for cell in grid.cells] if data.get("every_cell") else []


# --- Geradeweg: the loop passes all numbers; they say how long each straight line through them is --

def through(lengths):
    """The straight lines through a cell: where the loop does not turn there, one."""
    across = [steps for way, steps in lengths.items() if way[0] == 0]
    down = [steps for way, steps in lengths.items() if way[1] == 0]
    return [sum(line) for line in (across, down) if line]


def geradeweg(data):
    grid, clue = grid_of(data["clues"]), at(data["clues"])
    rules = loop_rules(grid) + every_cell(grid, data)
    for cell in (cell for cell in grid.cells if clue[cell] is not None):
        rules.append(Rule("visited", grid.links_of(cell), any))
        if clue[cell] == "?":
            rules.append(rule_of_arms("equal", grid, cell, lambda lengths: len(set(through(lengths))) == 1))
        else:
            rules.append(rule_of_arms("length", grid, cell,
                                      lambda lengths, number=clue[cell]: set(through(lengths)) == {number}))
    return Stated(grid, blank(grid), rules)


def draw_geradeweg(rng):
    grid = Grid(rng.randint(2, 4), rng.randint(2, 5))
    links = random_loop(rng, grid)
    clue = {}
    for cell in sorted(visited(links)):
        lines = through(arms(cell, links))
        if len(set(lines)) == 1 and rng.random() < 0.6:
            clue[cell] = rng.choice((lines[0], lines[0], "?"))
    for cell in rng.sample(grid.cells, rng.choice((0, 0, 1))):
        clue[cell] = rng.choice((1, 2, "?"))
    return {"clues": rows_of(grid, clue.get), "every_cell": len(links) == len(grid.cells) or rng.random() < 0.05}


# --- Balance Loop: the lines from white circles are equally long, those from black ones are not ----

def is_balanced(lengths):
    return len(set(lengths.values())) == 1


def together(lengths):
    return sum(lengths.values())


def balance(data):
    grid, circle, clue = grid_of(data["circles"]), at(data["circles"]), at(data["clues"])
    rules = loop_rules(grid) + every_cell(grid, data)
    for cell, its in circle.items():
        if its is not None:
            rules.append(Rule("visited", grid.links_of(cell), any))
        if its in ("w", "b"):
            rules.append(rule_of_arms("white" if its == "w" else "black", grid, cell,
                                      lambda lengths, white=its == "w": is_balanced(lengths) == white))
    return Stated(grid, blank(grid), rules + sums(grid, clue))


def sums(grid, clue):
    """The lines from a cell with a number are together so long."""
    rules = []
    for cell, its in clue.items():
        if isinstance(its, int):
            rules.append(Rule("sum", in_sight(grid, cell), sum_is(grid, cell, its)))
    return rules


def sum_is(grid, cell, number):
    scope = in_sight(grid, cell)
    return lambda used: together(arms(cell, {link for link, its in zip(scope, used) if its})) == number


def draw_circles(rng, grid, links, is_white):
    """Circles and numbers of a loop, at times wrong ones."""
    circle, clue = {}, {}
    for cell in sorted(visited(links)):
        if rng.random() < 0.5:
            circle[cell] = rng.choice(("wb"[not is_white(cell)],) * 5 + ("?",))
            clue[cell] = rng.choice((None, together(arms(cell, links))))
    for cell in rng.sample(grid.cells, rng.choice((0, 0, 1))):
        circle[cell] = rng.choice("wb?")
        clue[cell] = rng.choice((2, 3, None))
    return {"clues": rows_of(grid, clue.get)}, rows_of(grid, circle.get)


def draw_balance(rng):
    grid = Grid(rng.randint(2, 4), rng.randint(2, 5))
    links = random_loop(rng, grid)
    data, circles = draw_circles(rng, grid, links, lambda cell: is_balanced(arms(cell, links)))
    whole = len(links) == len(grid.cells) or rng.random() < 0.05
    return {**data, "circles": circles, "every_cell": whole}


# --- Shingoki: the loop is straight at white lights and turns at black ones --------------------------

def shingoki(data):
    grid, light, clue = grid_of(data["lights"]), at(data["lights"]), at(data["clues"])
    rules = loop_rules(grid)
    for cell, its in light.items():
        if its is not None:
            rules.append(Rule("visited", grid.links_of(cell), any))
        if its in ("w", "b"):
            rules.append(rule_of_arms("straight" if its == "w" else "turned", grid, cell,
                                      lambda lengths, white=its == "w": goes_straight(lengths) == white))
    return Stated(grid, blank(grid), rules + sums(grid, clue))


def goes_straight(lengths):
    return len(through(lengths)) == 1


def draw_shingoki(rng):
    grid = Grid(rng.randint(2, 4), rng.randint(2, 5))
    links = random_loop(rng, grid)
    data, lights = draw_circles(rng, grid, links, lambda cell: goes_straight(arms(cell, links)))
    return {**data, "lights": lights}
