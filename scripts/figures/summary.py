"""What figures come to: numbers for a table, and counts for a plot."""
import collections
import math
import statistics

# Widths of the bins of histograms, by the first word of a figure's name; 1 for others.
WIDTHS = {"share": 0.05, "percent": 2, "runs": 0.1}
MOST = 16  # cells of a room; larger ones are in its bin


def quartiles(values):
    return statistics.quantiles(values, n=4, method="inclusive") if len(values) > 1 else values * 3


def width_of(name):
    return WIDTHS.get(name.split()[0], 1)


def histogram(name, values):
    """[lowest value of a bin, share of the values in it]"""
    width = width_of(name)
    counts = collections.Counter(math.floor(round(value / width, 9)) for value in values)
    if name == "cells of a room":
        counts = collections.Counter(min(place, MOST) for place in counts.elements())
    return [[round(place * width, 4), round(counts[place] / len(values), 4)] for place in sorted(counts)]


def summary(name, values):
    """Mean, quartiles and a histogram of a figure, as numbers that JSON has."""
    return {"count": len(values), "mean": round(statistics.fmean(values), 4),
            "quartiles": [round(value, 4) for value in quartiles(values)],
            "histogram": histogram(name, values)}


def summaries(figures):
    return {kind: {name: summary(name, values) for name, values in figures[kind].items()}
            for kind in figures}


def within_a_third(ours, theirs):
    return abs(ours - theirs) <= theirs / 3


def far_off(ours, theirs):
    """(kind, figure, what, ours, theirs) of what is not within a third."""
    for kind in ours:
        for name, figure in ours[kind].items():
            known = theirs[kind][name]
            pairs = [("mean", figure["mean"], known["mean"])]
            if name.startswith("cells of"):
                pairs += [("quartile", a, b) for a, b in zip(figure["quartiles"], known["quartiles"])]
            yield from ((kind, name, what, a, b) for what, a, b in pairs if not within_a_third(a, b))
