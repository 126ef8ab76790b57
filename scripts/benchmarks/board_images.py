"""Boards turned and mirrored: the same puzzle, in which a solver meets everything in another order."""


def _transposed(grid):
    return [list(column) for column in zip(*grid)]


def _turned(grid, image):
    """The bits of `image`: rows from the bottom, columns from the right, rows become columns."""
    grid = grid[::-1] if image & 1 else grid
    grid = [row[::-1] for row in grid] if image & 2 else grid
    return _transposed(grid) if image & 4 else grid


def _marked(clues, ids):
    """The clue of each room or cage."""
    return {its: clue for clue_row, id_row in zip(clues, ids) for clue, its in zip(clue_row, id_row)
            if clue not in ("-", ".")}


def _of_parts(kind, clues, ids, image):
    """A part's clue is at its first cell."""
    clue_of, ids = _marked(clues, ids), _turned(ids, image)
    none, clues = "." if kind == "kenken" else "-", []
    for row in ids:
        clues.append([clue_of.pop(its, none) for its in row])
    return [*clues, *ids]


def _nonogram(lines, rows, cols, image):
    """Clues of columns, then of rows; a line that is read from its other end is turned round."""
    down, across = lines[:cols], lines[cols:cols + rows]
    if image & 1:
        down, across = [clue[::-1] for clue in down], across[::-1]
    if image & 2:
        down, across = down[::-1], [clue[::-1] for clue in across]
    return [*across, *down] if image & 4 else [*down, *across]


def image_of(puzzle, image):
    """The text of the puzzle, turned and mirrored in one of eight ways; 0 leaves it as it is."""
    kind, size, *rest = puzzle.splitlines()
    rows, cols = map(int, size.split())
    lines = [line.split() for line in rest]
    if kind == "nonogram":
        board, height = _nonogram(lines, rows, cols, image), rows + cols
    elif kind == "hashi":
        board, height = _turned(lines[:rows], image), rows
    else:
        board, height = _of_parts(kind, lines[:rows], lines[rows:2 * rows], image), 2 * rows
    if lines[height:]:
        raise ValueError(f"{kind}: lines after the board: {rest[height:]}")
    size = f"{cols} {rows}" if image & 4 else f"{rows} {cols}"
    return "\n".join([kind, size, *map(" ".join, board), ""])
