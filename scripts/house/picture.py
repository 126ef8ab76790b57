"""The folders and their arrows as SVG."""
from html import escape

from .includes import arrows
from .layout import Layout
from .table import rooms

LINE = 78  # from a level to the next
BOX = 34
MARGIN = 24
COLOURS = ("#8c4a2f", "#2f6d8c", "#6b7a1f", "#7a3f7d", "#2f7a55", "#555555", "#a0522d", "#4b5fa0")


def width(name):
    return 8 * len(name) + 20


def reduced(graph):
    """The arrows that no longer path implies."""
    def below(start):
        found, todo = set(), [start]
        while todo:
            for end in graph.get(todo.pop(), ()):
                if end not in found:
                    found.add(end)
                    todo.append(end)
        return found

    return sorted((start, end) for start, ends in graph.items() for end in ends
                  if not any(end in below(other) for other in ends if other != end))


def draw(sources, folders):
    shown = [row.names[0] for row in folders if not row.names[0].startswith("tests")]
    graph = {start: set(ends) for start, ends in arrows(sources, folders).items() if start in shown}
    bands = [[name for name in shown if name.split("/")[0] == room] for room in rooms(folders)]
    layout = Layout([band for band in bands if band], reduced(graph), width)
    return "\n".join(svg(layout)) + "\n"


def svg(layout):
    left = min(x - layout.size(node) / 2 for node, x in layout.x.items()) - MARGIN
    right = max(x + layout.size(node) / 2 for node, x in layout.x.items()) + MARGIN
    layout.x = {node: round(x - left + MARGIN) for node, x in layout.x.items()}
    wide = round(right - left) + 2 * MARGIN
    high = len(layout.rows) * LINE + 2 * MARGIN
    yield f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide} {high}" width="{wide}" ' \
        f'height="{high}" font-family="DejaVu Sans, Verdana, sans-serif" font-size="13">'
    yield "<title>The rooms and their folders; an arrow goes from a folder to one that it includes</title>"
    yield f'<rect width="{wide}" height="{high}" fill="#ffffff"/>'
    for room, colour in zip(layout.rooms, COLOURS):
        yield from band(layout, room, colour, wide)
    for path in layout.paths:
        yield from arrow(layout, path, colour_of(layout, path[0]))
    for node in sorted(node for node in layout.x if isinstance(node, str)):
        yield from box(layout, node, colour_of(layout, node))
    yield "</svg>"


def colour_of(layout, name):
    return next(colour for room, colour in zip(layout.rooms, COLOURS) if name in room)


def top_of(layout, node):
    return MARGIN + layout.level[node] * LINE + (LINE - BOX) // 2


def band(layout, room, colour, wide):
    first = min(layout.level[name] for name in room)
    last = max(layout.level[name] for name in room)
    y = MARGIN + first * LINE + 4
    yield f'<rect x="{MARGIN // 2}" y="{y}" width="{wide - MARGIN}" ' \
        f'height="{(last - first + 1) * LINE - 8}" rx="8" fill="{colour}" fill-opacity="0.08"/>'
    yield f'<text x="{MARGIN}" y="{y + 22}" font-size="16" font-weight="bold" fill="{colour}">' \
        f'{escape(room[0].split("/")[0])}</text>'


def box(layout, name, colour):
    x = layout.x[name]
    y = top_of(layout, name)
    yield f'<rect x="{x - width(name) // 2}" y="{y}" width="{width(name)}" height="{BOX}" rx="4" ' \
        f'fill="#ffffff" stroke="{colour}"/>'
    yield f'<text x="{x}" y="{y + 22}" text-anchor="middle">{escape(name)}</text>'


def slope(before, joint, after):
    """Sideways for each step down; none where the line turns back, so that it never swings out."""
    above = (joint[0] - before[0]) / (joint[1] - before[1])
    below = (after[0] - joint[0]) / (after[1] - joint[1])
    return 2 * above * below / (above + below) if above * below > 0 else 0


def arrow(layout, path, colour):
    """A smooth line through the joints, which begins and ends straight down."""
    points = [(layout.x[node], top_of(layout, node) + BOX // 2) for node in path]
    points[0] = (points[0][0], points[0][1] + BOX // 2)
    points[-1] = (points[-1][0], points[-1][1] - BOX // 2)
    slopes = [0, *map(slope, points, points[1:], points[2:]), 0]
    drawn = f"M{points[0][0]} {points[0][1]}"
    for (x1, y1), (x2, y2), from_slope, to_slope in zip(points, points[1:], slopes, slopes[1:]):
        third = (y2 - y1) / 2.5
        drawn += f" C{x1 + from_slope * third:.0f} {y1 + third:.0f} " \
            f"{x2 - to_slope * third:.0f} {y2 - third:.0f} {x2} {y2}"
    x, y = points[-1]
    yield f'<path d="{drawn}" fill="none" stroke="{colour}" stroke-width="1.3"/>'
    yield f'<path d="M{x} {y} l-4 -9 h8 z" fill="{colour}"/>'
