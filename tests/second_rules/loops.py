"""Kinds whose answer is one loop along links between cells."""
from .grids import Grid, at, cells_by, grid_of, grow, in_one_piece, numbered, rows_of
from .search import Rule, Stated


def is_loop(links):
    """Whether they are one closed line, which neither branches nor crosses itself."""
    ends = [cell for link in links for cell in link]
    return bool(links) and all(ends.count(cell) == 2 for cell in ends) and in_one_piece(ends, links)


def loop_rules(grid):
    """In each cell the line goes on; it is one."""
    rules = [Rule("goes on", grid.links_of(cell), lambda used: sum(used) in (0, 2)) for cell in grid.cells]
    return rules + [Rule("one line", grid.links, lambda used: any(used) and is_piece(grid.links, used))]


def is_piece(links, used):
    drawn = [link for link, its in zip(links, used) if its]
    return in_one_piece(visited(drawn), drawn)


def blank(grid):
    return dict.fromkeys(grid.links, (0, 1))


def random_loop(rng, grid, turns=30):
    """The outline of a piece that grows and shrinks square by square, as its set of links."""
    links = set()
    for _ in range(turns):
        row, column = rng.randrange(grid.rows - 1), rng.randrange(grid.columns - 1)
        corners = [(row, column), (row, column + 1), (row + 1, column), (row + 1, column + 1)]
        other = links ^ {link for link in grid.links if set(link) <= set(corners)}
        links = other if is_loop(sorted(other)) else links
    return links


def visited(links):
    return {cell for link in links for cell in link}


def ways(cell, links):
    """Where the line goes from a cell: to these."""
    return [(set(link) - {cell}).pop() for link in links if cell in link]


def is_straight(cell, links):
    """Whether the line visits it without a turn."""
    ends = ways(cell, links)
    return len(ends) == 2 and (ends[0][0] == ends[1][0] or ends[0][1] == ends[1][1])


def turns(cell, links):
    return bool(ways(cell, links)) and not is_straight(cell, links)


# --- Masyu: white pearls are passed straight with a turn beside them, black ones the other way --

def is_white(cell, links):
    return is_straight(cell, links) and any(turns(other, links) for other in ways(cell, links))


def is_black(cell, links):
    return turns(cell, links) and all(is_straight(other, links) for other in ways(cell, links))


def masyu(data):
    grid, pearl = grid_of(data["pearls"]), at(data["pearls"])
    rules = loop_rules(grid)
    for cell in (cell for cell in grid.cells if pearl[cell] is not None):
        near = [link for link in grid.links if {cell, *grid.steps(cell)} & set(link)]
        rules += pearl_rules(cell, pearl[cell], near)
    if data.get("every_cell"):
        rules += [Rule("every cell", grid.links_of(cell), any) for cell in grid.cells]
    return Stated(grid, blank(grid), rules)


def pearl_rules(cell, pearl, near):
    def drawn(used):
        return [link for link, its in zip(near, used) if its]

    def neighbours_fit(used):
        ends = ways(cell, drawn(used))
        if pearl == "w":
            return any(turns(other, drawn(used)) for other in ends)
        return all(is_straight(other, drawn(used)) for other in ends)

    def fits(used):
        return (is_straight if pearl == "w" else turns)(cell, drawn(used))
    return [Rule(pearl + " itself", near, fits), Rule(pearl + " beside", near, neighbours_fit)]


def draw_masyu(rng):
    grid = Grid(rng.randint(2, 5), rng.randint(3, 5))
    links = random_loop(rng, grid)
    fits = {cell: "w" if is_white(cell, links) else "b" for cell in grid.cells
            if is_white(cell, links) or is_black(cell, links)}
    pearls = {cell: pearl for cell, pearl in fits.items() if rng.random() < 0.7}
    for cell in rng.sample(sorted(pearls) + grid.cells, rng.choice((0, 0, 1))):
        pearls[cell] = rng.choice("wb")
    return {"pearls": rows_of(grid, pearls.get), "every_cell": len(links) == len(grid.cells) or rng.random() < 0.05}


# --- Country Road: the loop visits each country once; unvisited cells do not meet at borders ----

def country(data):
    grid, room = grid_of(data["rooms"]), at(data["rooms"])
    rules = loop_rules(grid)
    for name, cells in cells_by(data["rooms"]).items():
        near = [link for link in grid.links if set(cells) & set(link)]
        if name is None:
            rules.append(Rule("no cell", near, lambda used: not any(used)))
        else:
            rules += country_rules(cells, near, data["clues"][name - 1], data.get("unvisited"))
    rules += [Rule("borders", grid.links_of(a) + grid.links_of(b), any)
              for a, b in grid.links if None not in (room[a], room[b]) and room[a] != room[b]]
    return Stated(grid, blank(grid), rules)


def country_rules(cells, near, clue, may_be_empty):
    def visits(used):
        return stays(cells, [link for link, its in zip(near, used) if its])
    rules = [] if may_be_empty else [Rule("each country", near, any)]
    rules += [] if clue is None else [Rule("number", near, lambda used: sum(map(len, visits(used))) == clue)]
    return rules + [Rule("once", near, lambda used: len(visits(used)) <= 1)]


def stays(cells, drawn):
    """The pieces of the visited cells of a country that the line joins within it."""
    left = [cell for cell in cells if any(cell in link for link in drawn)]
    pieces = []
    while left:
        piece, before = {left[0]}, 0
        while len(piece) > before:
            before = len(piece)
            piece |= {cell for link in drawn if set(link) & piece for cell in link if cell in left}
        pieces.append(piece)
        left = [cell for cell in left if cell not in piece]
    return pieces


def along(rng, links):
    """The cells of a loop in its order, from one of them on."""
    order = [rng.choice(sorted(visited(links)))]
    while len(order) < len(links):
        order.append(next(other for other in ways(order[-1], links) if other not in order[-2:]))
    return order


def draw_country(rng):
    """A loop, at times two, cut into countries, which take the cells beside it."""
    grid = Grid(rng.randint(2, 4), rng.randint(2, 5))
    lines = [random_loop(rng, grid, rng.choice((2, 30, 30)))]
    second = random_loop(rng, grid, 2)
    if not visited(lines[0]) & visited(second):
        lines.append(second)
    room = {}
    for line in lines:
        cuts = rng.sample(range(1, len(line)), rng.randint(0, min(4, len(line) - 1)))
        room.update({cell: (line is second, sum(cut <= place for cut in cuts))
                     for place, cell in enumerate(along(rng, line))})
    grow(rng, grid, room)
    if rng.random() < 0.4:
        one, other = rng.choice(grid.links)
        room[one] = room[other]
    on_line = set().union(*map(visited, lines))
    if rng.random() < 0.2:
        room[rng.choice(grid.cells)] = None
    rooms = numbered(grid, room)
    if len(set(room.values()) - {None}) < 2:  # publishers do not say whether a loop may stay in an only country
        return draw_country(rng)
    clues = [rng.choice((None, len(on_line & set(cells)))) for name, cells in cells_by(rooms).items() if name]
    if clues and rng.random() < 0.2:
        clues[rng.randrange(len(clues))] = rng.randint(0, 4)
    return {"rooms": rooms, "clues": clues, "unvisited": rng.random() < 0.2}


# --- Yajilin: the loop visits all cells but clues and shaded ones; arrows count shaded cells ------

ARROWS = {"^": (-1, 0), "v": (1, 0), "<": (0, -1), ">": (0, 1)}


def yajilin(data):
    grid, clue = grid_of(data["arrows"]), at(data["arrows"])
    free = [cell for cell in grid.cells if clue[cell] is None]
    links = [link for link in grid.links if set(link) <= set(free)]
    slots = sorted(free + links, key=lambda slot: slot if isinstance(slot[0], int) else slot[0])
    rules = [Rule("one line", links, lambda used: any(used) and is_piece(links, used))]
    rules += [Rule("apart", link, lambda two: not all(two)) for link in links]
    for cell in free:
        scope = [cell] + [link for link in links if cell in link]
        rules.append(Rule("line or shaded", scope, lambda values: sum(values[1:]) == (0 if values[0] else 2)))
    for cell, number, arrow in ((cell, its[:-1], its[-1]) for cell, its in clue.items() if its not in (None, "x")):
        seen = [other for other in grid.ray(cell, ARROWS[arrow]) if other in free]
        if number != "?":
            rules.append(Rule("number", seen, lambda shaded, number=int(number): sum(shaded) == number))
    return Stated(grid, dict.fromkeys(slots, (0, 1)), rules)


def draw_yajilin(rng):
    """A loop; of the other cells some are shaded, the rest has arrows."""
    grid = Grid(rng.randint(2, 5), rng.randint(2, 5))
    line = visited(random_loop(rng, grid))
    shaded, clue = set(), {}
    for cell in rng.sample(grid.cells, len(grid.cells)):
        if cell not in line and not shaded & set(grid.steps(cell)) and rng.random() < 0.7:
            shaded.add(cell)
    for cell in (cell for cell in grid.cells if cell not in line and cell not in shaded):
        arrow = rng.choice("^v<>")
        number = len(shaded & set(grid.ray(cell, ARROWS[arrow]))) + rng.choice((0,) * 9 + (1,))
        clue[cell] = rng.choice((f"{number}{arrow}",) * 6 + (f"?{arrow}", "x"))
    return {"arrows": rows_of(grid, clue.get), "boxed": rng.random() < 0.2}
