"""Kinds whose answer is shaded cells."""
import itertools

from .grids import WAYS, Grid, at, cells_by, grid_of, in_one_piece, random_regions, rows_of
from .search import Rule, Stated, answers


def connected(name, grid, value):
    """The cells with this value are connected by their edges."""
    return Rule(name, grid.cells, lambda shaded: in_one_piece(
        [cell for cell, its in zip(grid.cells, shaded) if its == value], grid.links))


def apart(grid):
    return [Rule("apart", link, lambda two: not all(two)) for link in grid.links]


# --- Hitori: among unshaded cells no number twice in a row or column ----------------------------

def hitori(data):
    grid, digit = grid_of(data["numbers"]), at(data["numbers"])
    pairs = [pair for line in grid.lines for pair in itertools.combinations(line, 2)]
    rules = [Rule("once", (a, b), any) for a, b in pairs if digit[a] == digit[b] and isinstance(digit[a], int)]
    rules += apart(grid) + [connected("connected", grid, 0)]
    return Stated(grid, dict.fromkeys(grid.cells, (0, 1)), rules)


def draw_hitori(rng):
    """Latin lines, with some cells that repeat a number of their line."""
    grid = Grid(rng.randint(2, 5), rng.randint(2, 5))
    most = max(grid.rows, grid.columns)
    names, down, across = (rng.sample(range(most), most) for _ in range(3))
    digit = {(r, c): names[(down[r] + across[c]) % most] + 1 for r, c in grid.cells}
    for cell in rng.sample(grid.cells, rng.randint(0, len(grid.cells) // 2)):
        digit[cell] = digit[rng.choice([other for line in grid.lines if cell in line for other in line])]
    if rng.random() < 0.2:
        digit[rng.choice(grid.cells)] = None
    return {"numbers": rows_of(grid, digit.get)}


# --- Norinori: two shaded cells in each region; shaded cells are dominoes that do not touch -----

def norinori(data):
    grid = grid_of(data["regions"])
    rules = [Rule("domino", (cell, *grid.steps(cell)), lambda values: not values[0] or sum(values[1:]) == 1)
             for cell in grid.cells]
    rules += [Rule("two", cells, lambda values: sum(values) == 2)
              for region, cells in cells_by(data["regions"]).items() if region is not None]
    return Stated(grid, dict.fromkeys(grid.cells, (0, 1)), rules)


def draw_norinori(rng):
    grid = Grid(rng.randint(2, 5), rng.randint(2, 5))
    return {"regions": random_regions(rng, grid, rng.randint(3, 6))}


# --- Kurodoko: numbers count the unshaded cells in sight ----------------------------------------

def seen(grid, cell, value):
    """How many unshaded cells are seen from a cell, with itself."""
    return 1 + sum(len(list(itertools.takewhile(lambda other: not value[other], grid.ray(cell, way)))) for way in WAYS)


def clues_in_sight(grid, clue):
    rules = []
    for cell in (cell for cell in grid.cells if clue[cell] is not None):
        rules.append(Rule("clued", (cell,), lambda one: not one[0]))
        if clue[cell] != "?":
            scope = [cell] + [other for way in WAYS for other in grid.ray(cell, way)]
            rules.append(Rule("sight", scope, lambda values, cell=cell, scope=scope:
                              seen(grid, cell, dict(zip(scope, values))) == clue[cell]))
    return rules


def kurodoko(data):
    grid = grid_of(data["clues"])
    rules = apart(grid) + [connected("connected", grid, 0)] + clues_in_sight(grid, at(data["clues"]))
    return Stated(grid, dict.fromkeys(grid.cells, (0, 1)), rules)


def draw_sight(rng, state, least=1, most=5, clued=0.35):
    """Numbers of what is seen in an answer, of which some are not said, and one may be wrong."""
    grid = Grid(rng.randint(2, most), rng.randint(2, most))
    blank = state({"clues": rows_of(grid, lambda _: None)})
    value = dict(zip(grid.cells, next(answers(blank, rng))))
    clue = {cell: rng.choice((seen(grid, cell, value), "?")) if rng.random() < 0.1 else seen(grid, cell, value)
            for cell in grid.cells if not value[cell] and seen(grid, cell, value) >= least and rng.random() < clued}
    if clue and rng.random() < 0.3:
        clue[rng.choice(sorted(clue))] = rng.randint(least, grid.rows + grid.columns - 1)
    return {"clues": rows_of(grid, clue.get)}


def draw_kurodoko(rng):
    return draw_sight(rng, kurodoko)


# --- Cave: numbers count the cells of the cave in sight; nothing shaded is shut in --------------

def cave(data):
    grid, outside = grid_of(data["clues"]), (-1, -1)
    links = grid.links + [(outside, cell) for cell in grid.cells if len(grid.steps(cell)) < 4]
    reaches_edge = Rule("edge", grid.cells, lambda shaded: in_one_piece(
        [outside] + [cell for cell, its in zip(grid.cells, shaded) if its], links))
    rules = [connected("cave", grid, 0), reaches_edge] + clues_in_sight(grid, at(data["clues"]))
    return Stated(grid, dict.fromkeys(grid.cells, (0, 1)), rules)


def draw_cave(rng):
    return draw_sight(rng, cave, least=2, most=4, clued=0.5)


# --- Creek: a number at a corner counts the shaded cells that touch it ----------------------------

def creek(data):
    clue = at(data["corners"])
    grid = Grid(len(data["corners"]) - 1, len(data["corners"][0]) - 1)
    rules = [connected("connected", grid, 0)]
    for corner in (corner for corner in clue if isinstance(clue[corner], int)):
        rules.append(Rule("corner", cells_at(grid, corner),
                          lambda values, number=clue[corner]: sum(values) == number))
    return Stated(grid, dict.fromkeys(grid.cells, (0, 1)), rules)


def cells_at(grid, corner):
    """The cells that touch a corner: it is at the upper left of the cell with its row and column."""
    around = itertools.product((corner[0] - 1, corner[0]), (corner[1] - 1, corner[1]))
    return [cell for cell in around if cell in grid]


def draw_creek(rng):
    """Some numbers of an answer, one of which may be wrong."""
    grid = Grid(rng.randint(1, 4), rng.randint(2, 4))
    corners = Grid(grid.rows + 1, grid.columns + 1)
    blank = {"corners": rows_of(corners, lambda _: None)}
    value = dict(zip(grid.cells, next(answers(creek(blank), rng))))
    clue = {corner: "?" if rng.random() < 0.1 else sum(value[cell] for cell in cells_at(grid, corner))
            for corner in corners.cells if rng.random() < 0.5}
    if rng.random() < 0.3:
        clue[rng.choice(corners.cells)] = rng.randint(0, 4)
    return {"corners": rows_of(corners, clue.get)}


# --- Kurotto: a circle counts the cells of the pieces beside it ----------------------------------

def cells_joined(grid, cell, value):
    """How many shaded cells are in the pieces that share an edge with a cell."""
    pieces, waiting = set(), [other for other in grid.steps(cell) if value[other]]
    while waiting:
        piece = waiting.pop()
        if piece not in pieces:
            pieces.add(piece)
            waiting += [other for other in grid.steps(piece) if value[other]]
    return len(pieces)


def kurotto(data):
    grid, circle = grid_of(data["circles"]), at(data["circles"])
    rules = []
    for cell in (cell for cell in grid.cells if circle[cell] is not None):
        rules.append(Rule("circled", (cell,), lambda one: not one[0]))
        if circle[cell] != "?":
            rules.append(Rule("pieces", grid.cells, lambda values, cell=cell:
                              cells_joined(grid, cell, {**dict(zip(grid.cells, values)), cell: 0}) == circle[cell]))
    return Stated(grid, dict.fromkeys(grid.cells, (0, 1)), rules)


def draw_kurotto(rng):
    """Circles around some cells that are not shaded, most with their numbers."""
    grid = Grid(rng.randint(2, 4), rng.randint(2, 4))
    value = {cell: rng.random() < 0.5 for cell in grid.cells}
    circle = {cell: "?" if rng.random() < 0.1 else cells_joined(grid, cell, value)
              for cell in grid.cells if not value[cell] and rng.random() < 0.7}
    if circle and rng.random() < 0.3:
        circle[rng.choice(sorted(circle))] = rng.randint(0, 6)
    return {"circles": rows_of(grid, circle.get)}


# --- Shimaguni: an island in each region; those of regions side by side differ in size ----------

def shimaguni(data):
    grid, room, pieces = grid_of(data["rooms"]), at(data["rooms"]), cells_by(data["rooms"])
    rules = []
    for name, cells in pieces.items():
        rules.append(Rule("some", cells, any))
        rules.append(Rule("connected", cells, lambda shaded, cells=cells: in_one_piece(
            [cell for cell, its in zip(cells, shaded) if its], grid.links)))
        need = data["clues"][name - 1]
        if need is not None:
            rules.append(Rule("need", cells, lambda shaded, need=need: sum(shaded) == need))
    borders = [link for link in grid.links if room[link[0]] != room[link[1]]]
    rules += [Rule("border", link, lambda two: not all(two)) for link in borders]
    for one, other in {tuple(sorted((room[a], room[b]))) for a, b in borders}:
        size = len(pieces[one])
        rules.append(Rule("size", pieces[one] + pieces[other], lambda shaded, size=size:
                          sum(shaded[:size]) != sum(shaded[size:])))
    return Stated(grid, dict.fromkeys(grid.cells, (0, 1)), rules)


def draw_shimaguni(rng):
    """Numbers of an answer where there soon is one, else any."""
    grid = Grid(rng.randint(2, 4), rng.randint(2, 5))
    rooms = random_regions(rng, grid, rng.randint(4, 6))
    pieces = cells_by(rooms)
    found = next(answers(shimaguni({"rooms": rooms, "clues": [None] * len(pieces)}), rng, 3000), None)
    value = dict(zip(grid.cells, found or [0] * len(grid.cells)))
    clues = {name: sum(value[cell] for cell in cells) if found else rng.randint(1, len(cells))
             for name, cells in pieces.items() if rng.random() < 0.4}
    if clues and rng.random() < 0.2:
        clues[rng.choice(sorted(clues))] = rng.randint(1, 4)
    return {"rooms": rooms, "clues": [clues.get(name) for name in sorted(pieces)]}


# --- Kakurasu: the places of shaded cells, counted from the left or the top, have the sum outside --

def kakurasu(data):
    sums = data["margins"]
    grid = Grid(len(sums["left"]), len(sums["top"]))
    rules = [Rule("sum", line, lambda shaded, want=want: sum(place for place, one in enumerate(shaded, 1) if one) == want)
             for line, want in zip(grid.lines, sums["left"] + sums["top"]) if want is not None]
    return Stated(grid, dict.fromkeys(grid.cells, (0, 1)), rules)


def draw_kakurasu(rng):
    grid = Grid(rng.randint(1, 4), rng.randint(1, 4))
    shaded = {cell for cell in grid.cells if rng.random() < 0.6}
    sums = [sum(place for place, cell in enumerate(line, 1) if cell in shaded) for line in grid.lines]
    sums = [rng.choice((its,) * 18 + (its + 1, None)) for its in sums]
    return {"margins": {"left": sums[:grid.rows], "top": sums[grid.rows:]}}

# --- Tapa: numbers are the lengths of the blocks around them, in any order ----------------------

RING = ((-1, -1), (-1, 0), (-1, 1), (0, 1), (1, 1), (1, 0), (1, -1), (0, -1))


def blocks_around(cell, value):
    """The lengths of the blocks of shaded cells around a cell, ascending; no block is 0."""
    ring = "".join(str(value.get((cell[0] + down, cell[1] + across), 0)) for down, across in RING)
    start = ring.find("0")
    blocks = [ring] if start < 0 else (ring[start:] + ring[:start]).replace("0", " ").split()
    return sorted(map(len, blocks)) or [0]


def blocks_fit(clue, blocks):
    """Each number is one of the blocks, each `?` another one, and none is left."""
    numbers = clue.split(",")
    return len(numbers) == len(blocks) and all(
        numbers.count(str(number)) <= blocks.count(number) for number in range(9))


def tapa(data):
    grid, clue = grid_of(data["clues"]), at(data["clues"])
    squares = [[(r + down, c + across) for down in (0, 1) for across in (0, 1)] for r, c in grid.cells]
    rules = [Rule("square", square, lambda four: not all(four)) for square in squares if square[3] in grid]
    for cell in (cell for cell in grid.cells if clue[cell] is not None):
        rules.append(Rule("clues", (cell,), lambda one: not one[0]))
        around = grid.touching(cell)
        rules.append(Rule("blocks", around, lambda values, cell=cell, around=around:
                          blocks_fit(clue[cell], blocks_around(cell, dict(zip(around, values))))))
    rules.append(connected("connected", grid, 1))
    return Stated(grid, dict.fromkeys(grid.cells, (0, 1)), rules)


def draw_tapa(rng):
    grid = Grid(rng.randint(1, 5), rng.randint(2, 4))
    blank = tapa({"clues": rows_of(grid, lambda _: None)})
    value = dict(zip(grid.cells, next(answers(blank, rng))))
    clue = {}
    for cell in grid.cells:
        if not value[cell] and rng.random() < 0.5:
            blocks = list(map(str, blocks_around(cell, value)))
            rng.shuffle(blocks)
            if rng.random() < 0.2:
                blocks[0] = "?"
            clue[cell] = ",".join(blocks)
    if clue and rng.random() < 0.3:
        clue[rng.choice(sorted(clue))] = rng.choice(("0", "1", "2", "1,1", "?", "2,1", "3", "1,?"))
    return {"clues": rows_of(grid, clue.get)}
