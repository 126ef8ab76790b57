"""Kinds whose answer is a number in each cell."""
import itertools

from .grids import Grid, at, cells_by, grid_of, random_regions, rows_of, swapped_regions
from .search import Rule, Stated, answers

BOXES = {4: (2, 2), 6: (2, 3), 9: (3, 3), 16: (4, 4)}  # from the size of a Sudoku to the rows and columns of a box


def numbers(grid):
    return dict.fromkeys(grid.cells, tuple(range(1, grid.rows + 1)))


def given(clue):
    return [Rule("given", (cell,), lambda one, its=its: one[0] == its) for cell, its in clue.items() if its is not None]


def different(name, groups):
    return [Rule(name, pair, lambda two: two[0] != two[1]) for cells in groups
            for pair in itertools.combinations(cells, 2)]


def latin(grid):
    return different("row", grid.lines[:grid.rows]) + different("column", grid.lines[grid.rows:])


def boxes(grid):
    height, width = BOXES[grid.rows]
    return list(cells_by(rows_of(grid, lambda cell: (cell[0] // height, cell[1] // width))).values())


def some_of(rng, grid, number, share):
    """Rows of clues: a share of the numbers of an answer, at times one that is changed."""
    clue = {cell: number[cell] for cell in grid.cells if rng.random() < share}
    if rng.random() < 0.3:
        clue[rng.choice(grid.cells)] = rng.randint(1, grid.rows)
    return rows_of(grid, clue.get)


def any_answer(rng, grid, rules):
    """The numbers of an answer without clues, or if there is none, of Latin lines."""
    stated = Stated(grid, numbers(grid), rules)
    answer = next(answers(stated, rng), None)
    return dict(zip(grid.cells, answer)) if answer else any_answer(rng, grid, latin(grid))


# --- Sudoku --------------------------------------------------------------------------------------

def sudoku(data):
    grid = grid_of(data["clues"])
    return Stated(grid, numbers(grid), given(at(data["clues"])) + latin(grid) + different("box", boxes(grid)))


def draw_sudoku(rng):
    size = rng.choice((4,) * 6 + (6,) * 6 + (9,))
    grid = Grid(size, size)
    number = any_answer(rng, grid, latin(grid) + different("box", boxes(grid)))
    return {"clues": some_of(rng, grid, number, {4: rng.uniform(0.1, 0.4), 6: rng.uniform(0.3, 0.5), 9: 0.55}[size])}


# --- Jigsaw Sudoku -------------------------------------------------------------------------------

def jigsaw(data):
    grid, regions = grid_of(data["regions"]), cells_by(data["regions"])
    return Stated(grid, numbers(grid), given(at(data["clues"])) + latin(grid) + different("region", regions.values()))


def draw_jigsaw(rng):
    grid = Grid(*[rng.randint(3, 5)] * 2)
    regions = swapped_regions(rng, grid, dict.fromkeys(grid.cells))
    number = any_answer(rng, grid, latin(grid) + different("region", cells_by(regions).values()))
    return {"regions": regions, "clues": some_of(rng, grid, number, rng.uniform(0.1, 0.4))}


# --- Killer Sudoku: no digit twice in a cage, whose numbers have its sum -------------------------

def killer(data):
    grid, cages = grid_of(data["rooms"]), cells_by(data["rooms"])
    rules = latin(grid) + different("box", boxes(grid)) + different("cage", cages.values())
    rules += [Rule("sum", cells, lambda values, cage=cage: sum(values) == data["clues"][cage - 1])
              for cage, cells in cages.items() if data["clues"][cage - 1] is not None]
    return Stated(grid, numbers(grid), rules)


def draw_killer(rng):
    """Cages of any cells, so that some have a number twice in the answer that gives the sums."""
    size = rng.choice((4, 4, 6))
    grid = Grid(size, size)
    number = any_answer(rng, grid, latin(grid) + different("box", boxes(grid)))
    for _ in range(rng.choice((1, 5))):
        cages = random_regions(rng, grid, 3 if size == 4 else 2)
        held = [[number[cell] for cell in cells] for _, cells in sorted(cells_by(cages).items())]
        if all(len(set(cage)) == len(cage) for cage in held):
            break
    sums = [rng.choice((sum(cage),) * 15 + (None, None, sum(cage) + 1)) if size == 4 else sum(cage) for cage in held]
    return {"rooms": cages, "clues": sums}


# --- Skyscrapers: numbers outside count the buildings that no nearer one hides --------------------

SIDES = ("top", "bottom", "left", "right")


def views(grid):
    """From side and place of a number outside to the cells before it, the nearest first."""
    for place in range(grid.rows):
        row, column = grid.lines[place], grid.lines[grid.rows + place]
        yield from zip(((side, place) for side in SIDES), (column, column[::-1], row, row[::-1]))


def visible(heights):
    return sum(height > max(heights[:place], default=0) for place, height in enumerate(heights))


def towers(grid, most, diagonals):
    """Each height up to the greatest once in a line; the other cells are parks."""
    across = [[(place, column) for place, column in enumerate(columns)]
              for columns in (range(grid.rows), range(grid.rows - 1, -1, -1))]
    rules = []
    for name, line in [("line", line) for line in grid.lines] + [("diagonal", line) for line in across if diagonals]:
        rules += [Rule(name, pair, lambda two: not two[0] or two[0] != two[1]) for pair in itertools.combinations(line, 2)]
        rules += [Rule(name, some, any) for some in itertools.combinations(line, grid.rows - most + 1)]
    return Stated(grid, dict.fromkeys(grid.cells, tuple(range(0, most + 1))), rules)


def skyscrapers(data):
    grid = grid_of(data["clues"])
    stated = towers(grid, data.get("heights", grid.rows), data["diagonals"])
    rules = given(at(data["clues"])) + stated.rules
    for (side, place), cells in views(grid):
        if data["views"][side][place] is not None:
            rules.append(Rule("view", cells, lambda heights, want=data["views"][side][place]: visible(heights) == want))
    return Stated(grid, stated.slots, rules)


def draw_skyscrapers(rng):
    size, most = rng.choice(((2, 1), (2, 2), (3, 2), (3, 3), (4, 2), (4, 3), (4, 4), (4, 4), (5, 5)))
    grid = Grid(size, size)
    diagonals = rng.random() < 0.3
    answer = next(answers(towers(grid, most, diagonals), rng), None) or next(answers(towers(grid, most, False), rng))
    number = dict(zip(grid.cells, answer))
    seen = {side: [None] * grid.rows for side in SIDES}
    for (side, place), cells in views(grid):
        if rng.random() < 0.6:
            seen[side][place] = visible([number[cell] for cell in cells])
    if rng.random() < 0.25:
        rng.choice(list(seen.values()))[rng.randrange(grid.rows)] = rng.randint(0, grid.rows)
    clues = rows_of(grid, lambda cell: number[cell] or None if rng.random() < 0.1 else None)
    heights = {} if most == size and rng.random() < 0.5 else {"heights": most}
    return {**heights, "diagonals": diagonals, "views": seen, "clues": clues}


# --- Kakuro: a digit from 1 to 9 in each white cell; those of a run differ, and have its sum ------

def kakuro(data):
    frame = at(data["blocks"])
    grid = Grid(len(data["blocks"]) - 1, len(data["blocks"][0]) - 1)
    white = [cell for cell in grid.cells if frame[cell[0] + 1, cell[1] + 1] is None]
    rules = []
    for place, clue in frame.items():
        below, _, right = (clue or "").partition("/")
        for way, total in ((1, 0), below), ((0, 1), right):
            before = (place[0] - 1, place[1] - 1)
            run = list(itertools.takewhile(lambda cell: cell in white, grid.ray(before, way))) if clue else []
            rules += different("twice", [run])
            if run and total.isdigit():
                rules.append(Rule("sum", run, lambda digits, total=int(total): sum(digits) == total))
    return Stated(grid, dict.fromkeys(white, tuple(range(1, 10))), rules)


def draw_kakuro(rng):
    """Blocks, most with the sums of an answer; at times one is not that."""
    rows, columns = rng.choice(((1, 3), (2, 2), (2, 3), (2, 3), (3, 2), (2, 4)))
    grid = Grid(rows, columns)
    blocks = {cell for cell in grid.cells if rng.random() < 0.25} - {rng.choice(grid.cells)}
    frame = {(row, column): None if (row - 1, column - 1) in grid and (row - 1, column - 1) not in blocks else "x"
             for row in range(rows + 1) for column in range(columns + 1)}
    frame_rows = [[frame[row, column] for column in range(columns + 1)] for row in range(rows + 1)]
    stated = kakuro({"blocks": frame_rows})
    digit = dict(zip(stated.slots, next(answers(stated, rng))))
    for row, column in [place for place in frame if frame[place]]:
        sums = []
        for way in (1, 0), (0, 1):
            total = sum(map(digit.get, itertools.takewhile(lambda cell: cell in digit, grid.ray((row - 1, column - 1), way))))
            sums.append(str(min(45, total + (rng.random() < 0.03))) if total and rng.random() < 0.95 else "")
        frame_rows[row][column] = "/".join(sums) if any(sums) else "x"
    return {"blocks": frame_rows}


# --- Str8ts: numbers in white cells, none twice in a line, black ones included; runs are straights -

def straights(line, white):
    """The white cells of a line in pieces, between black ones."""
    pieces = [list(cells) for is_white, cells in itertools.groupby(line, white.__contains__) if is_white]
    return [piece for piece in pieces if len(piece) > 1]


def str8ts(data):
    grid, clue = grid_of(data["blacks"]), at(data["clues"])
    white = [cell for cell, black in at(data["blacks"]).items() if black is None]
    rules = given({cell: clue[cell] for cell in white})
    for line in grid.lines:
        rules += different("line", [[cell for cell in line if cell in white]])
        taken = {clue[cell] for cell in line if cell not in white}
        rules += [Rule("black", (cell,), lambda one, taken=taken: one[0] not in taken) for cell in line if cell in white]
        rules += [Rule("straight", piece, lambda numbers: sorted(numbers) == list(range(min(numbers), max(numbers) + 1)))
                  for piece in straights(line, white)]
    return Stated(grid, dict.fromkeys(white, tuple(range(1, grid.rows + 1))), rules)


def draw_str8ts(rng):
    """Some black cells, and clues of an answer; a black one has a number of its own, which may be wrong."""
    grid = Grid(*[rng.randint(2, 4)] * 2)
    black = {cell for cell in grid.cells if rng.random() < 0.3} - {rng.choice(grid.cells)}
    blacks = rows_of(grid, lambda cell: "x" if cell in black else None)
    stated = str8ts({"blacks": blacks, "clues": rows_of(grid, lambda _: None)})
    number = dict(zip(stated.slots, next(answers(stated, rng), ())))
    clue = {cell: rng.randint(1, grid.rows) for cell in black if rng.random() < 0.4}
    clue.update({cell: its for cell, its in number.items() if rng.random() < 0.3})
    if rng.random() < 0.15:
        clue[rng.choice(grid.cells)] = rng.randint(1, grid.rows)
    return {"blacks": blacks, "clues": rows_of(grid, clue.get)}


# --- Hidoku: 1 to the number of cells, each beside the next one or at its corner ------------------

def hidoku(data):
    grid = grid_of(data["clues"])
    apart = [(cell, other) for cell, other in itertools.combinations(grid.cells, 2) if other not in grid.touching(cell)]
    rules = given(at(data["clues"])) + different("twice", [grid.cells])
    rules += [Rule("steps", pair, lambda two: abs(two[0] - two[1]) != 1) for pair in apart]
    return Stated(grid, dict.fromkeys(grid.cells, tuple(range(1, len(grid.cells) + 1))), rules)


def draw_hidoku(rng):
    grid = Grid(*rng.choice(((1, 3), (2, 2), (2, 3), (3, 2), (2, 4), (3, 3))))
    answer = next(answers(hidoku({"clues": rows_of(grid, lambda _: None)}), rng))
    number = dict(zip(grid.cells, answer))
    clue = {cell: its for cell, its in number.items() if rng.random() < 0.4}
    if rng.random() < 0.3:
        clue[rng.choice(grid.cells)] = rng.randint(1, len(grid.cells))
    return {"clues": rows_of(grid, clue.get)}
