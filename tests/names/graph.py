"""What of an answer must be connected."""
import collections
import math
import re


class Graph:
    """What must be connected, as the answer has it: nodes that are in it, and edges among them."""

    def __init__(self, puzzle, value, lists):
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
        elif puzzle == "slitherlink":
            self.inside = {line for line, drawn in value.items() if drawn}
            at = collections.defaultdict(list)
            for line in value:
                for vertex in line.split("-"):
                    for other in at[vertex]:
                        self.join(line, other)
                    at[vertex].append(line)
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
        elif not any(re.search("[^rc0-9]", name) for name in value):  # cells: the unshaded ones
            self.inside = {cell for cell, shaded in value.items() if not shaded}
            for cell in value:
                row, col = map(int, re.findall(r"\d+", cell))
                for other in (f"r{row + 1}c{col}", f"r{row}c{col + 1}"):
                    if other in value:
                        self.join(cell, other)

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
