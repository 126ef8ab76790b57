"""Boards that are hard to solve, each determined by its seed.

Puzzles are drawn as published generators draw them, without a look at how long anything takes on
them: an answer first, then the clues that it gives.
"""
import math
import random


class Pieces:
    """Union-find."""

    def __init__(self, count):
        self.parent = list(range(count))

    def find(self, item):
        while self.parent[item] != item:
            self.parent[item] = self.parent[self.parent[item]]
            item = self.parent[item]
        return item

    def join(self, one, other):
        one, other = self.find(one), self.find(other)
        self.parent[one] = other
        return one != other


def text(kind, grids):
    """The puzzle in the program's text format, by grids of one size."""
    rows = [" ".join(map(str, row)) for grid in grids for row in grid]
    return "\n".join([kind, f"{len(grids[0])} {len(grids[0][0])}", *rows, ""])


def beside(cell, side):
    row, col = divmod(cell, side)
    return [r * side + c for r, c in ((row - 1, col), (row + 1, col), (row, col - 1), (row, col + 1))
            if 0 <= r < side and 0 <= c < side]


# --- Hashi ---------------------------------------------------------------------------------------

def _spans(drawn, side):
    """Pairs of islands that see each other, with the cells between."""
    spans = []
    for step, last in ((1, lambda cell: cell % side == side - 1),
                       (side, lambda cell: cell >= side * (side - 1))):
        for start in drawn:
            between, cell = [], start
            while not last(cell):
                cell += step
                if cell in drawn:
                    spans.append((start, cell, between))
                    break
                between.append(cell)
    return spans


def _network(rng, drawn, side, extra):
    """Bridges on spans that join two pieces, and on this share of those that do not."""
    spans = _spans(drawn, side)
    rng.shuffle(spans)
    pieces, water, sums = Pieces(side * side), set(), dict.fromkeys(drawn, 0)
    for start, end, between in spans:
        if not water.isdisjoint(between):
            continue
        if not pieces.join(start, end) and rng.random() >= extra:
            continue
        water.update(between)
        bridges = 1 + (rng.random() < 0.5)
        sums[start] += bridges
        sums[end] += bridges
    return pieces, sums


def hashi(seed, islands, extra=0.25, density=0.5, odd=False):
    """The largest piece of a network on so many islands; odd: one of its clues is off by one."""
    rng = random.Random(f"hashi {seed}")
    side = math.ceil(math.sqrt(islands / density))
    drawn = set(rng.sample(range(side * side), islands))
    pieces, sums = _network(rng, sorted(drawn), side, extra)
    sizes = {}
    for island in drawn:
        sizes.setdefault(pieces.find(island), []).append(island)
    kept = sorted(max(sizes.values(), key=lambda piece: (len(piece), piece)))
    if odd:
        _make_odd(rng, sums, kept)
    kept = set(kept)
    return text("hashi", [[[sums[cell] if cell in kept else "-"
                            for cell in range(row * side, (row + 1) * side)]
                           for row in range(side)]])


def _make_odd(rng, sums, kept):
    """The clue stays one that the number of bridges at an island allows."""
    island = rng.choice([cell for cell in kept if 1 < sums[cell] < 8])
    sums[island] += rng.choice((-1, 1))


# --- Nonogram ------------------------------------------------------------------------------------

def _blocks(line):
    return " ".join(str(len(block)) for block in "".join(line).split(" ") if block) or "0"


def nonogram(seed, side, density=0.5):
    """Each cell is filled by chance."""
    rng = random.Random(f"nonogram {seed}")
    rows = [["#" if rng.random() < density else " " for _ in range(side)] for _ in range(side)]
    clues = [_blocks(line) for line in (*zip(*rows), *rows)]
    return "\n".join(["nonogram", f"{side} {side}", *clues, ""])


# --- Heyawake ------------------------------------------------------------------------------------

def _shading(rng, side):
    """Shades cells in random order while the others stay joined: with the rim, a forest."""
    rim, shaded = side * side, set()
    pieces = Pieces(rim + 1)
    for cell in rng.sample(range(rim), rim):
        if not shaded.isdisjoint(beside(cell, side)):
            continue
        row, col = divmod(cell, side)
        corners = [(row + down, col + right) for down in (-1, 1) for right in (-1, 1)]
        around = [pieces.find(r * side + c) for r, c in corners if r * side + c in shaded
                  and 0 <= r < side and 0 <= c < side]
        if len(around) < 4 and (0 in (row, col) or side - 1 in (row, col)):
            around.append(pieces.find(rim))
        if len(set(around)) < len(around):
            continue
        for piece in around:
            pieces.join(piece, cell)
        shaded.add(cell)
    return shaded


def _corridors(rng, side):
    """Rooms one cell wide and up to eight long, along rows and columns."""
    room = {}
    for start in range(side * side):
        if start in room:
            continue
        step, length = rng.choice((1, side)), rng.randint(4, 8)
        cell = start
        for _ in range(length):
            room[cell] = start
            on_the_rim = cell % side == side - 1 if step == 1 else cell >= side * (side - 1)
            cell += step
            if on_the_rim or cell in room:
                break
    return room


def _join_rooms(room, shaded, side):
    """Joins rooms until no unshaded run passes through three."""
    rooms, changed = Pieces(side * side), True
    rows = [range(row * side, (row + 1) * side) for row in range(side)]
    lines = [*rows, *zip(*rows)]
    while changed:
        changed = False
        for line in lines:
            changes = 0
            for one, other in zip(line, line[1:]):
                if one in shaded or other in shaded:
                    changes = 0
                elif rooms.find(room[one]) != rooms.find(room[other]):
                    changes += 1
                    if changes == 2:
                        changes, changed = 1, rooms.join(room[one], room[other])
    return [rooms.find(room[cell]) for cell in range(side * side)]


def heyawake(seed, side):
    """Rooms of corridors, joined where the planted shading needs it; each has its clue."""
    rng = random.Random(f"heyawake {seed}")
    shaded = _shading(rng, side)
    room = _join_rooms(_corridors(rng, side), shaded, side)
    numbers, clues = {}, []
    count = dict.fromkeys(room, 0)
    for cell, its in enumerate(room):
        count[its] += cell in shaded
    for its in room:
        first = its not in numbers
        numbers.setdefault(its, len(numbers) + 1)
        clues.append(count[its] if first else "-")
    ids = [numbers[its] for its in room]
    return text("heyawake", [[grid[row * side:(row + 1) * side] for row in range(side)]
                             for grid in (clues, ids)])
