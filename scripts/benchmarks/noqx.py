"""Puzzles as the programs for clingo that noqx makes, where PUZZLE2CNF_NOQX names a checkout of it.

noqx (github.com/T0nyX1ang/noqx) is not part of this project: its modules are imported from there, and get
boards of the form that its own reader makes.
"""
import os
import pathlib
import random
import sys
import types

WAYS = {"^": "top", "v": "bottom", "<": "left", ">": "right"}
GREY, BLACK = 1, 2
# By kind: the name of the solver there, and what the parts of our JSON are for it.
SOLVERS = {
    "akari": ("akari", {"walls": "black numbers"}),
    "aqre": ("aqre", {"rooms": "rooms", "clues": "normal"}),
    "balanceloop": ("balance", {"circles": "circles", "clues": "numbers"}),
    "battleships": ("battleship", {"totals": "normal", "hints": "ships"}),
    "canalview": ("canal", {"clues": "numbers"}),
    "castlewall": ("castle", {"walls": "inside", "arrows": "arrows"}),
    "cave": ("cave", {"clues": "numbers"}),
    "chocona": ("chocona", {"rooms": "rooms", "clues": "normal"}),
    "countryroad": ("country", {"rooms": "rooms", "clues": "normal"}),
    "creek": ("creek", {"corners": "corners of cells"}),
    "detour": ("detour", {"rooms": "rooms", "clues": "corner_top_left"}),
    "doubleback": ("doubleback", {"regions": "rooms"}),
    "dotchiloop": ("dotchi", {"circles": "circles", "regions": "rooms"}),
    "easyasabc": ("easyasabc", {"views": "letters", "clues": "letters"}),
    "factors": ("factors", {"rooms": "rooms", "clues": "corner_top_left"}),
    "fillomino": ("fillomino", {"clues": "numbers"}),
    "galaxies": ("tentaisho", {"dots": "places"}),
    "geradeweg": ("geradeweg", {"clues": "numbers"}),
    "hashi": ("hashi", {"board": "numbers"}),
    "heyawake": ("heyawake", {"rooms": "rooms", "clues": "normal"}),
    "hitori": ("hitori", {"numbers": "numbers"}),
    "kakuro": ("kakuro", {"blocks": "sums"}),
    "koburin": ("koburin", {"clues": "numbers"}),
    "kurodoko": ("kurodoko", {"clues": "numbers"}),
    "kurotto": ("kurotto", {"circles": "numbers"}),
    "lits": ("lits", {"regions": "rooms"}),
    "masyu": ("masyu", {"pearls": "circles"}),
    "minesweeper": ("mines", {"clues": "numbers"}),
    "moonsun": ("moonsun", {"marks": "moons", "regions": "rooms"}),
    "mosaic": ("fillpix", {"clues": "numbers"}),
    "norinori": ("norinori", {"regions": "rooms"}),
    "nurikabe": ("nurikabe", {"clues": "numbers"}),
    "nurimisaki": ("nurimisaki", {"clues": "numbers"}),
    "paintarea": ("paintarea", {"clues": "numbers", "regions": "rooms"}),
    "putteria": ("putteria", {"crosses": "numbers", "clues": "numbers", "regions": "rooms"}),
    "regionalyajilin": ("yajilin_regions", {"rooms": "rooms", "clues": "corner_top_left"}),
    "ripple": ("ripple", {"clues": "numbers", "regions": "rooms"}),
    "shimaguni": ("shimaguni", {"rooms": "rooms", "clues": "normal"}),
    "shakashaka": ("shakashaka", {"walls": "black numbers"}),
    "shikaku": ("shikaku", {"clues": "numbers"}),
    "shingoki": ("shingoki", {"lights": "circles", "clues": "numbers"}),
    "simpleloop": ("simpleloop", {"walls": "black"}),
    "skyscrapers": ("skyscrapers", {"views": "normal", "clues": "numbers"}),
    "slant": ("gokigen", {"corners": "corners of cells"}),
    "slitherlink": ("slitherlink", {"clues": "numbers"}),
    "snake": ("snake", {"margins": "normal", "ends": "ends"}),
    "starbattle": ("starbattle", {"regions": "rooms"}),
    "suguru": ("suguru", {"clues": "numbers", "regions": "rooms"}),
    "tents": ("tents", {"counts": "normal", "trees": "trees"}),
    "tilepaint": ("tilepaint", {"margins": "corners", "regions": "rooms"}),
    "usoone": ("usoone", {"clues": "numbers", "regions": "rooms"}),
    "yajikabe": ("yajikabe", {"clues": "arrows"}),
    "yajilin": ("yajilin", {"arrows": "arrows"}),
    "yinyang": ("yinyang", {"circles": "stones"}),
}
SYMBOLS = {"circles": {"w": "circle_L__1", "b": "circle_L__2"}, "stones": {"w": "circle_M__1", "b": "circle_M__2"},
           "moons": {"o": "sun_moon__2", "x": "sun_moon__1"}, "ends": {"o": "circle_L__1", "x": "circle_L__2"},
           "trees": {"x": "tents__1"},
           "ships": {**{hint: f"battleship_B__{k}" for k, hint in enumerate("omwnes", 1)}, "x": "battleship_B__8"}}
FLEETS = {(3, 2, 1): "ship3", (4, 3, 2, 1): "ship4", (5, 4, 3, 2, 1): "ship5"}  # how many of 1, 2, 3... cells
CORNERS = {"top": "corner_bottom_left", "left": "corner_top_right"}  # where numbers of margins stand
SWITCHES = ("invlitso", "visit_all", "vslither", "tslither", "swslither", "fast_mode", "limit_2x2", "limit_border",
            "product", "no_2x2")


class Unlike(Exception):
    """A board that the solver there does not take, or takes by other rules."""


def checkout():
    folder = os.environ.get("PUZZLE2CNF_NOQX")
    return pathlib.Path(folder) if folder else None


def _filled(grid):
    return [(r, c, value) for r, row in enumerate(grid) for c, value in enumerate(row) if value is not None]


class Board:
    """The board of noqx of a puzzle in our JSON; rows, columns and parts as its solvers read them."""

    def __init__(self, puzzle):
        self.kind = puzzle["puzzle"]
        self.its, parts = SOLVERS[self.kind]
        grid = next(part for part in puzzle.values() if isinstance(part, list) and isinstance(part[0], list))
        self.row, self.col = (self._side(puzzle, len(side)) for side in (grid, grid[0]))
        self.text, self.symbol, self.surface, self.edge, self.line = {}, {}, {}, {}, {}
        self.param = {name: False for name in SWITCHES}
        self.param.update(stars=str(puzzle.get("stars")), mine_count=str(puzzle.get("mines")),
                          letters="ABCDEFGHIJKLMNOPQRSTUVWXYZ"[:puzzle.get("top") or 0])
        if self.kind == "battleships":
            self.param["shapeset"] = self._fleet(puzzle["fleet"])
        if "heights" in puzzle or "diagonals" in puzzle:
            raise Unlike("parks or diagonals")
        for name, use in parts.items():
            self._take(puzzle[name], use, puzzle)

    @staticmethod
    def _side(puzzle, places):
        """Of cells, where the first grid is of corners, or of places at half steps."""
        return places - 1 if "corners" in puzzle else places // 2 + 1 if "dots" in puzzle else places

    @staticmethod
    def _fleet(counts):
        if tuple(counts) not in FLEETS:
            raise Unlike("a fleet without a name")
        return FLEETS[tuple(counts)]

    def _take(self, part, use, puzzle):
        if use in SYMBOLS:
            if not all(value in SYMBOLS[use] for _, _, value in _filled(part)):
                raise Unlike("a mark that stands for several")
            self.symbol.update({self._at(r, c): SYMBOLS[use][value] for r, c, value in _filled(part)})
        elif isinstance(part, dict):
            self._margins(part, use)
        elif use == "rooms":
            self._rooms(part)
        elif isinstance(part[0], list):
            for r, c, value in _filled(part):
                self._cell(r, c, value, use)
        else:
            self._clues(part, puzzle["rooms"], use)

    @staticmethod
    def _at(r, c, way="center", label="normal"):
        return (r, c, way, label)

    def _cell(self, r, c, value, use):
        if use.startswith("black"):
            self.surface[self._at(r, c)] = BLACK
        if use == "arrows" and value[-1] in WAYS and value[:-1].isdecimal():
            self.text[self._at(r, c, label=f"arrow_{WAYS[value[-1]]}")] = int(value[:-1])
        elif use == "arrows":
            raise Unlike("an arrow without a number")
        elif use == "corners of cells":
            self.text[self._at(r, c, "top_left")] = value
        elif use == "places":
            way = (("center", "left"), ("top", "top_left"))[r % 2][c % 2]
            self.symbol[self._at((r + 1) // 2, (c + 1) // 2, way)] = "circle_SS__1"
        elif use == "inside":
            self._wall(r, c, value)
        elif use == "sums":
            self._sums(r, c, value)
        elif use == "letters":
            self.text[self._at(r, c)] = self.param["letters"][value - 1]
        elif use == "numbers" or (use == "black numbers" and value != "?"):
            self.text[self._at(r, c)] = value

    def _wall(self, r, c, value):
        """White ones are inside, black ones outside."""
        if value == "o":
            self.text[self._at(r, c)] = " "
        else:
            self.surface[self._at(r, c)] = {"x": BLACK, "?": GREY}[value]

    def _sums(self, r, c, value):
        """Of a block: "below/right"."""
        self.symbol[self._at(r, c)] = "kakuro__1"
        for label, total in zip(("corner_bottom_left", "corner_top_right"), value.split("/")):
            if total.isdecimal():
                self.text[self._at(r, c, label=label)] = int(total)

    def _margins(self, part, use):
        for side, values in part.items():
            for k, value in enumerate(values):
                r, c = {"top": (-1, k), "bottom": (self.row, k), "left": (k, -1), "right": (k, self.col)}[side]
                if value is None:
                    continue
                value = self.param["letters"][value - 1] if use == "letters" else value
                self.text[self._at(r, c, label=CORNERS[side] if use == "corners" else "normal")] = value

    def _rooms(self, rooms):
        if any(room in (None, "@") for row in rooms for room in row):
            raise Unlike("cells without a region")
        for r, row in enumerate(rooms):
            for c, room in enumerate(row):
                if r and rooms[r - 1][c] != room:
                    self.edge[self._at(r, c, "top")] = True
                if c and row[c - 1] != room:
                    self.edge[self._at(r, c, "left")] = True

    def _clues(self, clues, rooms, label):
        first = {}
        for r, row in enumerate(rooms):
            for c, room in enumerate(row):
                first.setdefault(room, (r, c))
        for (r, c), clue in zip((first[room] for room in sorted(first)), clues):
            if clue is not None:
                self.text[self._at(r, c, label=label)] = clue


def program(puzzle):
    """The program for a puzzle in our JSON; the same one each time. Unlike where there is none."""
    board = Board(puzzle)
    if str(checkout()) not in sys.path:
        sys.path.insert(0, str(checkout()))
    from noqx import manager  # pylint: disable=import-outside-toplevel
    if board.its not in manager.modules:
        manager.load_solver("solver", board.its)
    random.seed(0)  # it begins with a cell at random
    try:
        return manager.modules[board.its].solve(types.SimpleNamespace(**vars(board)))
    except ValueError as refusal:
        raise Unlike(str(refusal)) from refusal
