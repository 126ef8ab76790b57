"""What names claim of a model, as docs/variable-names.md says."""
import collections
import functools
import itertools
import math
import re

from names.graph import Graph, text_of


class Untrue(Exception):
    """A name is not what the model says."""


def numbers(text):
    """Of "3-5" and of "2:3:8" the items of a list, which names count from 1 on."""
    if ":" in text:
        first, step, last = map(int, text.split(":"))
        return range(first, last + 1, step)
    first, last = map(int, text.split("-"))
    return range(first, last + 1)


@functools.cache
def parse(name):
    word, arguments = re.fullmatch(r"([a-z]+)\(([^\s()]+)\)", name).groups()
    return word, arguments.split(",")


def graph_of(node):
    """What the names of its nodes end with."""
    return re.sub(r"^r\d+c\d+", "", node)


def beside(cell):
    """The cells above, left, right and below, on the board or not."""
    row, col = map(int, re.findall(r"\d+", cell))
    return [f"r{row + down}c{col + right}" for down, right in ((-1, 0), (0, -1), (0, 1), (1, 0))]


class Claims:
    """What each name claims of a model."""

    def __init__(self, variable_map, true):
        self.true = true
        self.value = {}
        for slot in variable_map["slots"]:
            values = [int(value) for value, literal in slot["values"].items() if self.holds(literal)]
            if len(values) != 1:
                raise Untrue(f"{slot['name']} has the values {values}")
            self.value[slot["name"]] = values[0]
        through = re.search(r"seen from \w+ through (not )?\w+", text_of(variable_map["puzzle"]))
        self.seen_through = int(through is not None and not through.group(1))
        self.in_pieces = "size of pieces" in text_of(variable_map["puzzle"])
        self.lists = {}
        for each in variable_map["lists"]:
            if each["name"] in self.lists:
                raise Untrue(f"two lists are called {each['name']}")
            self.lists[each["name"]] = each.get("literals", each.get("names"))
        self.set_names = {each["name"] for each in variable_map["auxiliary"]
                          if self.holds(each["variable"])}
        self.graph = Graph(variable_map["puzzle"], self.value, self.lists,
                           [each["name"] for each in variable_map["auxiliary"]])
        self.far = collections.defaultdict(lambda: math.inf)
        for graph in {name[len("roots"):] for name in self.lists if name.startswith("roots")} | {""}:
            self.far.update(self.graph.distances(self.root_node(graph)))
        for name in self.set_names:
            if name.startswith("root("):
                self.far.update(self.graph.distances(parse(name)[1][0]))
        self.rank = {node: i for name, nodes in self.lists.items() if name.startswith(("elimination", "frontier"))
                     for i, node in enumerate(nodes)}
        self.arcs = collections.defaultdict(set)
        self.runs = {}
        self.islands = {}
        for name in self.set_names:
            word, arguments = parse(name)
            if word in ("parent", "child"):
                self.arcs[arguments[0]].add(arguments[1])

    def holds(self, literal):
        return self.true[literal] if literal > 0 else not self.true[-literal]

    def root_node(self, graph=""):
        for node in self.lists.get("roots" + graph, []):
            if node in self.graph.inside:
                return node
        roots = [parse(name)[1][0] for name in self.set_names if name.startswith("root(")]
        return roots[0] if roots and not graph else None

    def __call__(self, name):
        word, arguments = parse(name)
        return getattr(self, word)(*arguments)

    # Counts.

    def count(self, list_name, items):
        return sum(self.holds(self.lists[list_name][i - 1]) for i in items)

    def total(self, list_name, items, least):
        return self.count(list_name, numbers(items)) >= int(least)

    def merge(self, list_name, items, *more):
        if len(more) == 1:
            return self.total(list_name, items, more[0])
        first, middle, last = map(int, items.split("-"))
        halves = (self.count(list_name, range(first, middle + 1)),
                  self.count(list_name, range(middle + 1, last + 1)))
        places, least = numbers(more[0]), int(more[1])
        return sum(place <= half for half in halves for place in places) >= least

    def any(self, list_name, items):
        return self.count(list_name, numbers(items)) > 0

    # Cells, lines and cages.

    def pair(self, *of):
        if len(of) == 3:  # of a rule: a cell, and the mark beside it that is its own
            return self.value[of[2]] == 1
        return 1 in (self.value[cell] for cell in of)

    def least(self, answer, cell, least):
        return self.value.get(f"{answer}:{cell}", self.value.get(cell)) >= int(least)

    def length(self, line, cell, ways, least):
        """Of lines that are drawn straight on from a cell."""
        step = {"up": (-1, 0), "down": (1, 0), "left": (0, -1), "right": (0, 1)}
        row, col = map(int, re.findall(r"\d+", cell))
        drawn = {name.split(":")[-1] for name, value in self.value.items() if value == 1}

        def goes_on(way, k):
            ends = sorted((row + i * step[way][0], col + i * step[way][1]) for i in (k, k + 1))
            return "-".join("r%dc%d" % end for end in ends) in drawn
        all_ways = step if ways == "all" else ways.split("-")
        return sum(next(k for k in itertools.count() if not goes_on(way, k)) for way in all_ways) >= int(least)

    def inside(self, line, cell):
        """An odd number of lines leads up from the cells left of it."""
        row, col = map(int, re.findall(r"\d+", cell))
        drawn = {name.split(":")[-1] for name, value in self.value.items() if value == 1}
        return sum(f"r{row - 1}c{left}-r{row}c{left}" in drawn for left in range(1, col)) % 2 == 1

    def differ(self, rule, one, two, place):
        """Of two rows, or of two columns."""
        name = "r{0}c{1}" if rule.startswith("row") else "r{1}c{0}"
        return self.value[name.format(one, place)] != self.value[name.format(two, place)]

    def both(self, one, two):
        return self.value[one] == self.value[two] == 1

    def tetromino(self, *cells):
        return all(self.value[cell] for cell in cells)

    def shape(self, cell, letter):
        region = next(cells for name, cells in self.lists.items()
                      if name.startswith("cells-") and cell in cells)
        shaded = [tuple(map(int, re.findall(r"\d+", name))) for name in region if self.value[name]]
        lines = [sorted(collections.Counter(cell[axis] for cell in shaded).values()) for axis in (0, 1)]
        shapes = {"L": [[1, 1, 2], [1, 3]], "I": [[1, 1, 1, 1], [4]], "T": [[1, 1, 2], [1, 3]],
                  "S": [[1, 1, 2], [2, 2]]}
        if not self.value[cell] or sorted(lines) != shapes[letter]:
            return False
        beside = max(sum(abs(r - y) + abs(c - x) == 1 for y, x in shaded) for r, c in shaded)
        return letter in "IS" or (beside == 3) == (letter == "T")

    def clear_cells(self, cell, down, across):
        """How many unshaded cells follow each other in a direction, or shaded ones, where a rule counts those."""
        row, col = map(int, re.findall(r"\d+", cell))
        steps = itertools.count(1)
        return sum(1 for _ in itertools.takewhile(
            lambda k: self.value.get(f"r{row + k * down}c{col + k * across}") == self.seen_through, steps))

    def sees(self, one, two):
        (row, col), (other_row, other_col) = (map(int, re.findall(r"\d+", cell)) for cell in (one, two))
        down, across = other_row - row, other_col - col
        far = max(abs(down), abs(across))
        return self.clear_cells(one, down // far, across // far) >= far

    def seen(self, cell, direction, least):
        down, across = (1, 0) if direction == "down" else (0, 1)
        return (self.clear_cells(cell, down, across) + self.clear_cells(cell, -down, -across)) >= int(least)

    def bridges(self, span, least):
        return self.value[span] >= int(least)

    def start(self, line, block, cell):
        return self.run(line, block)[0] <= int(cell)

    def finish(self, line, block, cell):
        return self.run(line, block)[1] < int(cell)

    def run(self, line, block):
        """Its first and its last cell, counted from 1."""
        if line not in self.runs:
            axis, number = re.fullmatch(r"(row|column)(\d+)", line).groups()
            name = f"r{number}c%d" if axis == "row" else f"r%dc{number}"
            cells = [self.value[name % i]
                     for i in itertools.takewhile(lambda i: name % i in self.value, itertools.count(1))]
            groups = itertools.groupby(enumerate(cells, 1), key=lambda numbered: numbered[1])
            whole = [[i for i, _ in group] for filled, group in groups if filled]
            self.runs[line] = [(run[0], run[-1]) for run in whole]
        return self.runs[line][int(block[1:]) - 1]

    def within(self, clue, cell, steps):
        return self.island(clue).get(cell, math.inf) <= int(steps)

    def bit(self, cell, bit):
        numbered = enumerate(self.lists["unknown-clues"])
        return any(number >> int(bit) - 1 & 1 and cell in self.island(clue) for number, clue in numbered)

    def island(self, clue):
        """The cells of its island, with the number of steps to each; or of its area of equal numbers."""
        if clue not in self.islands and self.value[clue] > 1:
            far = {clue: 0}
            for node in (ends := [clue]):
                more = [near for near in beside(node) if self.value.get(near) == self.value[clue] and near not in far]
                far.update(dict.fromkeys(more, far[node] + 1))
                ends += more
            self.islands[clue] = far
        if clue not in self.islands:
            if self.in_pieces:
                self.islands[clue] = self.graph.joined_to(clue, self.value)
                return self.islands[clue]
            far = {clue: 0}
            queue = [clue] if not self.value[clue] else []
            for node in queue:
                for other in self.graph.beside["land-" + node] & self.graph.inside - {"land-clues"}:
                    if other[5:] not in far:
                        far[other[5:]] = far[node] + 1
                        queue.append(other[5:])
            self.islands[clue] = far
        return self.islands[clue]

    # Areas of equal numbers.

    def area(self, *cells):
        """They are one: no cell beside them has their number."""
        around = {near for cell in cells for near in beside(cell)} - set(cells)
        return all(self.value[cell] == len(cells) for cell in cells) and \
            all(self.value.get(cell) != len(cells) for cell in around)

    def large(self, cell, least):
        return self.value[cell] >= int(least)

    def number(self, cell, bit):
        return self.value[cell] >> int(bit) - 1 & 1 == 1

    def equal(self, one, two, least):
        return self.value[one] == self.value[two] >= int(least)

    def under(self, cell, above):
        return self.value[cell] == self.value[above]

    def first(self, cell):
        return all(self.value.get(near) != self.value[cell] for near in beside(cell)[:2])

    def below(self, cell):
        """The neighbours that hang from it, in the order of a walk."""
        return [near for near in beside(cell) if f"under({near},{cell})" in self.set_names]

    def above(self, cell):
        """The cells from it up to the first of its area; none where its tree has no end."""
        way = [cell]
        while f"first({way[-1]})" not in self.set_names:
            up = [near for near in beside(way[-1]) if f"under({way[-1]},{near})" in self.set_names]
            if not up or up[0] in way:
                return []
            way.append(up[0])
        return way

    def place(self, cell, bit):
        if not (way := self.above(cell)):
            return False
        row, col = map(int, re.findall(r"\d+", way[-1]))
        width = max(int(name.split("c")[1]) for name in self.value)
        return ((row - 1) * width + col - 1) >> int(bit) - 1 & 1 == 1

    def met(self, cell, neighbours=4):
        """How many cells a walk has met that has been below so many neighbours of it."""
        if not (way := self.above(cell)):
            return 0
        before = self.met(way[1], beside(way[1]).index(cell)) if len(way) > 1 else 0
        return before + 1 + sum(map(self.hanging, set(self.below(cell)) & set(beside(cell)[:neighbours])))

    def hanging(self, cell):
        return 1 + sum(map(self.hanging, self.below(cell)))

    def walked(self, cell, neighbours, bit):
        there = [near for near in beside(cell) if near in self.value][:int(neighbours)]
        return self.met(cell, max([beside(cell).index(near) + 1 for near in there], default=0)) >> int(bit) - 1 & 1 == 1

    def carry(self, cell, neighbours, bit):
        return all(f"walked({cell},{neighbours},{b})" in self.set_names for b in range(1, int(bit)))

    def owner(self, clue, cell):
        """A way from the clue to the cell crosses no border."""
        seen, queue = {clue}, [clue]
        joined = [border.split("|") for border, drawn in self.value.items() if not drawn]
        for node in queue:
            beside = {other for pair in joined if node in pair for other in pair} - seen
            seen |= beside
            queue.extend(beside)
        return cell in seen

    def cage(self, cage):
        return [self.value[cell] for cell in self.lists["cage-" + cage]]

    def tuple(self, cage, values):
        return self.cage(cage) == list(map(int, values.split(".")))

    def set(self, cage, values):
        return sorted(self.cage(cage)) == list(map(int, values.split(".")))

    def has(self, cage, value):
        return int(value) in self.cage(cage)

    def operation(self, cage, operation, target):
        digits, target = self.cage(cage), int(target)
        if operation == "add":
            return sum(digits) == target
        if operation == "multiply":
            return math.prod(digits) == target
        if operation == "subtract":
            return 2 * max(digits) - sum(digits) == target
        return max(digits) ** 2 == target * math.prod(digits)

    def state(self, cage, read, word, operation=None):
        if operation and not any(name.startswith(f"operation({cage},{operation},")
                                 for name in self.set_names):
            return False
        digits = self.cage(cage)[:int(read)]
        read = {"sum": sum(digits), "product": math.prod(digits), "largest": max(digits),
                "places": sum(place * digit for place, digit in enumerate(digits, 1))}
        return all(read[what] == int(number) for what, number in re.findall(r"([a-z]+)(\d+)", word))

    # Connectivity.

    def touch(self, one, two):
        return self.joined(one, two)

    def joined(self, one, two):
        return two in self.graph.beside[one]

    def root(self, node):
        if node not in self.graph.inside:
            return False
        if "roots" in self.lists:
            return node == self.root_node()
        end = graph_of(node) + ")"
        others = (name for name in self.set_names - {f"root({node})"} if name.startswith("root("))
        return not any(re.sub(r"^root\(r\d+c\d+", "", name) == end for name in others)

    def level(self, node, steps):
        return self.far[node] <= int(steps)

    def way(self, one, two, steps, _edge="1"):
        return self.joined(one, two) and min(self.far[one], self.far[two]) <= int(steps)

    def linked(self, one, two, last):
        read = {node for node in self.graph.inside if self.rank.get(node, math.inf) <= self.rank[last]}
        seen = [one]
        for node in seen:
            seen.extend((self.graph.beside[node] & read) - set(seen))
        return {one, two} <= read and two in seen

    def none(self, first):
        later = {node for node in self.graph.inside if self.rank.get(node, -1) >= self.rank[first]}
        return not any(graph_of(node) == graph_of(first) for node in later)

    def end(self, node, other):
        return self.joined(node, other) and self.far[other] < math.inf

    def used(self, one, two):
        return self.joined(one, two) and {one, two} <= self.graph.inside

    def reached(self, one, two, steps, _edge="1"):
        return self.used(one, two) and min(self.far[one], self.far[two]) <= int(steps)

    def child(self, parent, child):
        return self.joined(parent, child) and parent in self.graph.inside

    def parent(self, child, parent):
        return not {child, parent} & self.graph.inside and f"parent({parent},{child})" not in self.set_names

    def arc(self, start, end):
        first = min(self.rank[start], self.rank[end])
        seen, queue = {start}, [start]
        for node in queue:
            for other in self.arcs[node] - seen:
                if other == end:
                    return True
                if self.rank[other] < first:
                    seen.add(other)
                    queue.append(other)
        return False
