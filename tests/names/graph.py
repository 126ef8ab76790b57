"""What of an answer must be connected."""
import collections
import functools
import math
import pathlib
import re

KINDS = pathlib.Path(__file__).resolve().parents[2] / "instances/kinds"


@functools.cache
def text_of(puzzle):
    """The rules of a kind, where they are a text."""
    path = KINDS / f"{puzzle}.rules"
    return path.read_text().split("\nsample")[0] if path.exists() else ""


def layer_of(puzzle, value, layer):
    """The values of one layer of an answer, by what they are values of; all but the first have its name."""
    if layer == re.search(r"^answer (\w+)", text_of(puzzle), re.M).group(1):
        return {name: its for name, its in value.items() if ":" not in name}
    return {name.split(":")[1]: its for name, its in value.items() if name.startswith(layer + ":")}


def sets_of(key, names):
    """The cells of each set of a rule, by what the names of their nodes end with."""
    sets = collections.defaultdict(set)
    for cell, suffix in re.findall(rf"\b(r\d+c\d+)(-{key}-r\d+c\d+-r\d+c\d+)\b", " ".join(names)):
        sets[suffix].add(cell)
    return sets


def beside(cell):
    row, col = map(int, re.findall(r"\d+", cell))
    return (row - 1, col), (row + 1, col), (row, col - 1), (row, col + 1)


class Graph:
    """What must be connected, as the answer has it: nodes that are in it, and edges among them."""

    def __init__(self, puzzle, value, lists, names):
        self.inside, self.beside = set(), collections.defaultdict(set)
        if puzzle == "hashi":
            for span, bridges in value.items():
                ends = span.split("-")
                self.inside.update(ends)
                if bridges:
                    self.join(*ends)
        elif puzzle == "nurikabe":
            self.inside = {cell if shaded else "land-" + cell for cell, shaded in value.items()}
            self.inside.add("land-clues")
            for cell in value:
                row, col = map(int, re.findall(r"\d+", cell))
                for other in (f"r{row + 1}c{col}", f"r{row}c{col + 1}"):
                    if other in value:
                        self.join(cell, other)
                        self.join("land-" + cell, "land-" + other)
            for cell in lists.get("land-clues", []):
                self.join("land-" + cell, "land-clues")
        elif puzzle == "lits":
            region = {}
            for name, cells in lists.items():
                if name.startswith("cells-"):
                    self.inside.add(cells[0])
                    region.update((cell, cells[0]) for cell in cells if value[cell])
            for cell in region:
                row, col = map(int, re.findall(r"\d+", cell))
                for other in (f"r{row + 1}c{col}", f"r{row}c{col + 1}"):
                    if region.get(other, region[cell]) != region[cell]:
                        self.join(region[cell], region[other])
        elif not text_of(puzzle):  # heyawake
            self.cells("", {cell: not shaded for cell, shaded in value.items()})
        else:
            graphs = re.findall(r'^rule (\w+) ".*":\s+(connected|loop) (not )?(\w+)( or the edge)?', text_of(puzzle), re.M)
            for number, (key, form, negated, layer, edge) in enumerate(graphs):
                its = layer_of(puzzle, value, layer)
                suffix = f"-{key}" if number or edge else ""  # of all but the first
                if form == "loop":
                    self.lines(suffix, its)
                else:
                    self.cells(suffix, {cell: not true if negated else true for cell, true in its.items()})
                if edge:
                    self.outside(suffix, its)
            for key in re.findall(r'^rule (\w+) ".*": each \w in \w+: connected \w+ in', text_of(puzzle), re.M):
                for suffix, cells in sets_of(key, names).items():
                    self.cells(suffix, {cell: value[cell] for cell in cells})
            for key, layer in re.findall(r'^rule (\w+) ".*": no cycle (\w+)', text_of(puzzle), re.M):
                self.slashes(key, layer_of(puzzle, value, layer))
            for key, layer in re.findall(r'^rule (\w+) ".*":\s+symmetric (\w+) around', text_of(puzzle), re.M):
                self.areas("-" + key, layer_of(puzzle, value, layer), " ".join(names))

    def cells(self, suffix, true):
        """Cells that are true, joined where they share an edge."""
        self.inside.update(cell + suffix for cell, is_true in true.items() if is_true)
        for cell in true:
            row, col = map(int, re.findall(r"\d+", cell))
            for other in (f"r{row + 1}c{col}", f"r{row}c{col + 1}"):
                if other in true:
                    self.join(cell + suffix, other + suffix)

    def outside(self, suffix, cells):
        """Joined to all cells at the edge of the board."""
        self.inside.add("outside" + suffix)
        for cell in cells:
            if not all(f"r{row}c{col}" in cells for row, col in beside(cell)):
                self.join(cell + suffix, "outside" + suffix)

    def areas(self, suffix, borders, names):
        """Cells where no border is between them; those that dots touch are one, and have no names here."""
        own = set(re.findall(rf"\br\d+c\d+{suffix}\b", names))
        nodes = {border: [its if its in own else "dots" + suffix for its in
                          (cell + suffix for cell in border.split("|"))] for border in borders}
        for border, drawn in borders.items():
            self.inside.update(nodes[border])
            if not drawn:
                self.join(*nodes[border])

    def slashes(self, key, rises):
        """Corners of each colour, joined by slashes; those at the edge of the board are one."""
        places = {cell: tuple(map(int, re.findall(r"\d+", cell))) for cell in rises}
        last = tuple(max(place[side] for place in places.values()) + 1 for side in (0, 1))

        def name(corner):
            at_edge = any(number in (1, end) for number, end in zip(corner, last))
            return ("rim" if at_edge else "v{}.{}".format(*corner)) + f"-{key}-{sum(corner) % 2 + 1}"

        for cell, (row, col) in places.items():
            corners = [(row, col), (row, col + 1), (row + 1, col), (row + 1, col + 1)]
            self.inside.update(map(name, corners))
            self.join(*map(name, corners[1:3] if rises[cell] else corners[::3]))

    def lines(self, suffix, drawn):
        """Lines that are drawn, joined where they meet."""
        self.inside.update(line + suffix for line, is_drawn in drawn.items() if is_drawn)
        at = collections.defaultdict(list)
        for line in drawn:
            for vertex in line.split("-"):
                for other in at[vertex]:
                    self.join(line + suffix, other + suffix)
                at[vertex].append(line)

    @staticmethod
    def joined_to(cell, value):
        """The cells to which a way leads from one over others that are shaded, with the steps to each."""
        far, queue = {cell: 0}, [cell]
        for node in queue:
            for row, col in beside(node):
                other = f"r{row}c{col}"
                if value.get(other) and other not in far:
                    far[other] = far[node] + 1
                    queue.append(other)
        return far

    def join(self, one, two):
        self.beside[one].add(two)
        self.beside[two].add(one)

    def distances(self, root):
        far = {root: 0} if root in self.inside else {}
        queue = list(far)
        for node in queue:
            for other in self.beside[node] & self.inside:
                if other not in far:
                    far[other] = far[node] + 1
                    queue.append(other)
        return collections.defaultdict(lambda: math.inf, far)
