"""Places for the folders: every arrow goes down, with few crossings (Sugiyama's method).

A room is a band of levels. An arrow over several levels has a joint in each level between, placed
like a folder, so that it bends around the others. Sums are exact (fsum), and so the same with any Python.
"""
import math

GAP = 30
JOINT = 10
SWEEPS = 40
STRAIGHT = 8


class Layout:
    """Levels of nodes: a folder is its name, a joint is (start, end, level). Their middles are x."""

    def __init__(self, rooms, arrows, width):
        self.rooms = rooms
        self.width = width  # of a folder's box
        self.level = levels(rooms, arrows)
        self.paths = [self.path(start, end) for start, end in arrows]
        nodes = sorted(self.level, key=str)
        self.rows = [[node for node in nodes if self.level[node] == level]
                     for level in range(max(self.level.values()) + 1)]
        self.links = {node: [] for node in nodes}
        for path in self.paths:
            for upper, lower in zip(path, path[1:]):
                self.links[upper].append(lower)
                self.links[lower].append(upper)
        self.order()
        self.place()

    def path(self, start, end):
        joints = [(start, end, level) for level in range(self.level[start] + 1, self.level[end])]
        self.level.update((joint, joint[2]) for joint in joints)
        return [start, *joints, end]

    def size(self, node):
        return JOINT if isinstance(node, tuple) else self.width(node)

    def near(self, node, level):
        return [other for other in self.links[node] if self.level[other] == level]

    def order(self):
        """Sorts each level by the middle of its neighbours above, then below, and keeps the best."""
        best, fewest = [list(row) for row in self.rows], self.crossings()
        for sweep in range(SWEEPS):
            step = 1 if sweep % 2 == 0 else -1
            for level in range(len(self.rows))[::step]:
                self.sort_row(level, level - step)
            if self.crossings() < fewest:
                best, fewest = [list(row) for row in self.rows], self.crossings()
        self.rows = best

    def sort_row(self, level, beside):
        if not 0 <= beside < len(self.rows):
            return
        place = {node: i / len(self.rows[beside]) for i, node in enumerate(self.rows[beside])}
        kept = {node: i / len(self.rows[level]) for i, node in enumerate(self.rows[level])}
        middle = {node: mean([place[other] for other in self.near(node, beside)] or [kept[node]])
                  for node in self.rows[level]}
        self.rows[level].sort(key=lambda node: (middle[node], kept[node]))

    def crossings(self):
        count = 0
        for level, row in enumerate(self.rows[:-1]):
            place = {node: i for i, node in enumerate(self.rows[level + 1])}
            ends = [sorted(place[other] for other in self.near(node, level + 1)) for node in row]
            flat = [end for group in ends for end in group]
            count += sum(left > right for i, left in enumerate(flat) for right in flat[i + 1:])
        return count

    def place(self):
        """Moves each node towards the middle of its neighbours, as far as its row has room."""
        self.x = {}
        for row in self.rows:
            self.spread(row, [0] * len(row))
        for _ in range(SWEEPS):
            for row in [*self.rows, *reversed(self.rows)]:
                self.spread(row, [self.wanted(node) for node in row])

    def wanted(self, node):
        """The middle of the neighbours; two joints pull hard, so that long arrows are straight."""
        pulls = [(self.x[other], STRAIGHT if isinstance(node, tuple) and isinstance(other, tuple) else 1)
                 for other in self.links[node]] or [(self.x[node], 1)]
        return math.fsum(x * pull for x, pull in pulls) / sum(pull for _, pull in pulls)

    def spread(self, row, wanted):
        """Places as near as can be to the wanted ones, in order and without touching."""
        blocks = []  # (sum of wanted - offset, nodes): neighbours that touch move together
        for node, want in zip(row, wanted):
            block = [want, [node]]
            while blocks and self.start(blocks[-1]) + self.length(blocks[-1]) > self.start(block):
                total, nodes = blocks.pop()
                block = [total + block[0] - len(block[1]) * self.shift(nodes, block[1][0]), nodes + block[1]]
            blocks.append(block)
        for block in blocks:
            middle = block[0] / len(block[1])
            for node in block[1]:
                self.x[node] = middle + self.shift_in(block[1], node)

    def shift_in(self, nodes, node):
        """The way from the first node's middle to that of another, where they touch."""
        before = nodes[:nodes.index(node)]
        inner = sum(self.size(other) + GAP for other in before)
        return inner - self.size(nodes[0]) / 2 + self.size(node) / 2

    def shift(self, nodes, following):
        return self.shift_in([*nodes, following], following)

    def start(self, block):
        return block[0] / len(block[1]) - self.size(block[1][0]) / 2

    def length(self, block):
        return sum(self.size(node) + GAP for node in block[1])


def mean(values):
    return math.fsum(values) / len(values)


def levels(rooms, arrows):
    """{folder: level}: below all that include it, the rooms one below the other."""
    found = {}
    top = 0
    for room in rooms:
        inner = [(start, end) for start, end in arrows if start in room and end in room]
        depth = dict.fromkeys(room, top)
        for _ in room:
            for start, end in inner:
                depth[end] = max(depth[end], depth[start] + 1)
        found.update(depth)
        top = max(depth.values()) + 1
    return found
