"""How many cells must be given away, or changed, until a picture's clues have one answer."""
import json
import subprocess
import tempfile

from benchmarks.timing import PROGRAM, ROOT, section, table

LIMIT = 60
SIDES = (20, 40, 80)
METHODS = ("threshold", "dither", "squares")


def _report(image, side, method, option):
    """The JSON of `picture`; none where a limit left nothing to say."""
    command = [PROGRAM, "picture", image, "--rows", side, "--method", method, option,
               "--time-limit", LIMIT, "--json"]
    done = subprocess.run([str(word) for word in command], stdout=subprocess.PIPE, check=False)
    return json.loads(done.stdout)


def _givens(report):
    number, least = report["givens"], report["givens_at_least"]
    if number == report["rows"] * report["cols"]:
        return f"at least {least}"
    return f"{number}" if number == least else f"{least} to {number}"


def _changes(report):
    return str(len(report["changed"])) if report["unique"] else "none found"


def givens():
    """Pictures of images: the fewest givens for one answer, and cells changed by a repair"""
    rows = []
    with tempfile.TemporaryDirectory() as folder:
        subprocess.run([str(ROOT / "scripts" / "images"), folder], check=True)
        for name in ("portrait.pgm", "logo.png", "texture.ppm"):
            for side in SIDES:
                row = [name.split(".")[0], f"{side} x {side}"]
                for method in METHODS:
                    image = f"{folder}/{name}"
                    row += [_givens(_report(image, side, method, "--unique")),
                            _changes(_report(image, side, method, "--repair"))]
                rows.append(row)
    heads = [f"{method}: {what}" for method in METHODS for what in ("givens", "changed")]
    return section("Givens for one answer", "givens",
                   "The three images of `scripts/images` by `picture --unique` and `--repair`, each "
                   f"within {LIMIT} s, of which `squares` takes at most half for the picture. Givens: "
                   "the fewest cells that must be revealed to leave one answer, 0 where the clues "
                   "determine the picture, a range where the limit came before the proof. Changed: the "
                   "cells that a repair changes until the clues are enough; no minimum is claimed.\n\n" +
                   table(["image", "size", *heads], rows))
