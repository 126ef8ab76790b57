"""Histograms of two sets of figures, one over the other, as SVG."""
from . import summary

WIDTH, HEIGHT, MARGIN, COLUMNS = 260, 130, 34, 3
COLOURS = ("#b0b7c3", "#c2410c")  # published, ours


def bars(histogram, low, step, scale, colour, narrow):
    inset = 0.3 if narrow else 0.06
    for place, share in histogram:
        x = MARGIN + (place - low) / step * scale
        height = share * (HEIGHT - 2 * MARGIN)
        yield (f'<rect x="{x + inset * scale:.1f}" y="{HEIGHT - MARGIN - height:.1f}" '
               f'width="{(1 - 2 * inset) * scale:.1f}" height="{height:.1f}" fill="{colour}"/>')


def chart(title, step, theirs, ours):
    """A small chart as lines of SVG; shares are drawn as parts of the tallest bar."""
    places = [place for place, _ in theirs + ours]
    low, high = min(places), max(places)
    tallest = max(share for _, share in theirs + ours)
    scale = (WIDTH - 2 * MARGIN) / ((high - low) / step + 1)
    yield f'<text x="{MARGIN}" y="{MARGIN - 12}" font-weight="bold">{title}</text>'
    for histogram, colour, narrow in ((theirs, COLOURS[0], False), (ours, COLOURS[1], True)):
        whole = [(place, share / tallest) for place, share in histogram]
        yield from bars(whole, low, step, scale, colour, narrow)
    base = HEIGHT - MARGIN
    yield f'<path d="M{MARGIN} {base}H{WIDTH - MARGIN}" stroke="#555"/>'
    for place, anchor in ((low, "start"), (high, "end")):
        x = MARGIN if anchor == "start" else WIDTH - MARGIN
        yield f'<text x="{x}" y="{base + 14}" text-anchor="{anchor}">{place:g}</text>'
    yield f'<text x="{MARGIN - 4}" y="{MARGIN + 4}" text-anchor="end">{tallest:.0%}</text>'


def picture(theirs, ours):
    charts = [(f"{kind}: {name}", summary.width_of(name), theirs[kind][name]["histogram"],
               figure["histogram"]) for kind in ours for name, figure in ours[kind].items()]
    rows = -(-len(charts) // COLUMNS)
    lines = [f'<svg xmlns="http://www.w3.org/2000/svg" width="{COLUMNS * WIDTH}" '
             f'height="{rows * HEIGHT + 30}" font-family="sans-serif" font-size="10.5">',
             '<rect width="100%" height="100%" fill="white"/>',
             f'<rect x="{MARGIN}" y="8" width="12" height="12" fill="{COLOURS[0]}"/>'
             f'<text x="{MARGIN + 18}" y="18">published</text>'
             f'<rect x="{MARGIN + 100}" y="8" width="12" height="12" fill="{COLOURS[1]}"/>'
             f'<text x="{MARGIN + 118}" y="18">generated</text>']
    for number, (title, step, published, generated) in enumerate(charts):
        x, y = number % COLUMNS * WIDTH, number // COLUMNS * HEIGHT + 26
        lines += [f'<g transform="translate({x} {y})">', *chart(title, step, published, generated),
                  "</g>"]
    return "\n".join([*lines, "</svg>", ""])
