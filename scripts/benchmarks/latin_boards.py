"""KenKens on ordinary Latin squares, each determined by its seed."""
import math
import random

from benchmarks.hard_boards import beside, text


def _switch(rng, square):
    """In two rows, swaps the digits of one cycle of columns."""
    first, second = rng.sample(range(len(square)), 2)
    one, other = square[first], square[second]
    start = col = rng.randrange(len(square))
    while True:
        one[col], other[col] = other[col], one[col]
        col = next((c for c in range(len(square)) if one[c] == one[col] and c != col), start)
        if col == start:
            return


def _transposed(square):
    return [list(column) for column in zip(*square)]


def latin_square(rng, side):
    """The cyclic square after many cycle switches of rows and of columns.

    The side is no prime: the cycles of such a square are whole rows, and it stays cyclic.
    Wanless, Cycle switches in Latin squares, Graphs and Combinatorics 20 (2004)."""
    square = [[(row + col) % side + 1 for col in range(side)] for row in range(side)]
    for _ in range(4 * side):
        for _ in range(side):
            _switch(rng, square)
        square = _transposed(square)
    return square


def _cages(rng, side, largest):
    """Cages of 2 to `largest` cells, by chance; smaller where no more cells are free."""
    cage = {}
    for start in range(side * side):
        if start in cage:
            continue
        cells, wanted = [start], rng.randint(2, largest)
        cage[start] = start
        while len(cells) < wanted:
            free = sorted({near for cell in cells for near in beside(cell, side)} - cage.keys())
            if not free:
                break
            cells.append(rng.choice(free))
            cage[cells[-1]] = start
    return cage


def _clue(rng, digits):
    """A sum or product; of a pair also the difference, or the quotient if that leaves no rest."""
    if len(digits) == 1:
        return str(digits[0])
    clues = [f"{sum(digits)}+", f"{math.prod(digits)}*"]
    if len(digits) == 2:
        clues.append(f"{max(digits) - min(digits)}-")
        if max(digits) % min(digits) == 0:
            clues.append(f"{max(digits) // min(digits)}/")
    return rng.choice(clues)


def kenken(seed, side, largest):
    rng = random.Random(f"kenken {seed}")
    square = latin_square(rng, side)
    cage = _cages(rng, side, largest)
    numbers, clues = {}, []
    for cell in range(side * side):
        new = cage[cell] not in numbers
        numbers.setdefault(cage[cell], len(numbers) + 1)
        digits = [square[c // side][c % side] for c in range(side * side) if cage[c] == cage[cell]]
        clues.append(_clue(rng, digits) if new else ".")
    ids = [numbers[cage[cell]] for cell in range(side * side)]
    return text("kenken", [[grid[row * side:(row + 1) * side] for row in range(side)]
                           for grid in (clues, ids)])
