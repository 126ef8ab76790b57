"""What figures come to: numbers for a table, and counts for a plot."""
import math
import statistics

BINS = 12


def quartiles(values):
    return statistics.quantiles(values, n=4, method="inclusive") if len(values) > 1 else values * 3


def summary(values):
    """Mean, quartiles and a histogram of a figure, as numbers that JSON has."""
    return {"count": len(values), "mean": round(statistics.fmean(values), 4),
            "quartiles": [round(value, 4) for value in quartiles(values)],
            "histogram": histogram(values)}


def histogram(values):
    """[lowest value of a bin, share of the values in it]; whole numbers have a bin each."""
    whole = all(float(value).is_integer() for value in values)
    low, high = min(values), max(values)
    width = 1 if whole and high - low < 40 else nice((high - low) / BINS) or 1
    counts = {}
    for value in values:
        place = math.floor(round(value / width, 9))
        counts[place] = counts.get(place, 0) + 1
    return [[round(place * width, 4), round(counts[place] / len(values), 4)] for place in sorted(counts)]


def nice(width):
    """1, 2 or 5 times a power of ten, at least the width."""
    if width <= 0:
        return 0
    power = 10 ** math.floor(math.log10(width))
    return next(power * step for step in (1, 2, 5, 10) if power * step >= width)


def summaries(figures):
    return {kind: {name: summary(values) for name, values in figures[kind].items()} for kind in figures}


def within_a_third(ours, theirs):
    """Of the larger one's size; shares of a few percent count as equal."""
    return abs(ours - theirs) <= max(theirs / 3, 0.03)


def far_off(ours, theirs):
    """(kind, figure, what, ours, theirs) of what is not within a third."""
    for kind in ours:
        for name, figure in ours[kind].items():
            known = theirs[kind][name]
            pairs = [("mean", figure["mean"], known["mean"])]
            if name.startswith("cells of"):
                pairs += [("quartile", a, b) for a, b in zip(figure["quartiles"], known["quartiles"])]
            yield from ((kind, name, what, a, b) for what, a, b in pairs if not within_a_third(a, b))
