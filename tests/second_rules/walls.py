"""Castle Wall: a loop with walls inside and outside, which say how much of it lies in one direction."""
from .grids import Grid, at, grid_of, rows_of
from .loops import ARROWS, blank, loop_rules, random_loop, visited
from .search import Rule, Stated


def is_inside(cell, links):
    """Seen from outside, row by row: each line that is crossed between two columns goes in or out.

    The way is along the row, a little above its middle: it crosses lines that leave cells upwards.
    """
    crossed = [link for link in links if link[0][1] == link[1][1] and link[1][0] == cell[0] and link[0][1] < cell[1]]
    return len(crossed) % 2 == 1


def ahead(grid, cell, arrow):
    """The links between cells in the direction of an arrow."""
    cells = [cell, *grid.ray(cell, ARROWS[arrow])]
    return [tuple(sorted(pair)) for pair in zip(cells, cells[1:])]


def castlewall(data):
    grid, wall, clue = grid_of(data["walls"]), at(data["walls"]), at(data["arrows"])
    rules = loop_rules(grid)
    for cell in grid.cells:
        if wall[cell] is not None or clue[cell] is not None:
            rules.append(Rule("wall", grid.links_of(cell), lambda used: not any(used)))
        if wall[cell] in ("o", "x"):
            rules.append(Rule("side", grid.links, lambda used, cell=cell: is_inside(
                cell, [link for link, its in zip(grid.links, used) if its]) == (wall[cell] == "o")))
        number = (clue[cell] or "")[:-1]
        if number not in ("", "?"):
            rules.append(Rule("number", ahead(grid, cell, clue[cell][-1]),
                              lambda used, number=int(number): sum(used) == number))
    return Stated(grid, blank(grid), rules)


def draw_castlewall(rng):
    """A loop and walls beside it, at times a wrong one."""
    grid = Grid(rng.randint(2, 4), rng.randint(3, 5))
    links = random_loop(rng, grid)
    walls, arrows = {}, {}
    free = [cell for cell in grid.cells if cell not in visited(links)]
    wrong = rng.sample(grid.cells, rng.choice((0, 0, 0, 1)))
    for cell in [cell for cell in free if rng.random() < 0.7] + wrong:
        arrow = rng.choice("^v<>")
        number = sum(link in links for link in ahead(grid, cell, arrow)) + rng.choice((0,) * 12 + (1,))
        walls[cell] = rng.choice(("xo"[is_inside(cell, links)],) * 6 + ("x", "?", None))
        arrows[cell] = rng.choice((f"{number}{arrow}",) * 3 + (f"?{arrow}", None))
    return {"walls": rows_of(grid, walls.get), "arrows": rows_of(grid, arrows.get)}
