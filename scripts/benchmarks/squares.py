"""Pictures of translucent squares: ours against an integer program, and MaxSAT solvers."""
import importlib.machinery
import importlib.util
import json
import re

from benchmarks.corpus import temporary
from benchmarks.timing import PROGRAM, ROOT, milliseconds, output, run, section, table, there

CBC_SECONDS = 60
OURS = {20: 10, 40: 10, 80: 60}  # seconds by side
CBC_SIDES = (20, 40)
CLASP_SECONDS = 60
CLASP_SIDES = (5, 6, 7, 8)


def _drawer():
    """scripts/images as a module: what it draws is known without a reader of images."""
    loader = importlib.machinery.SourceFileLoader("images", str(ROOT / "scripts" / "images"))
    module = importlib.util.module_from_spec(importlib.util.spec_from_loader("images", loader))
    loader.exec_module(module)
    return module


def _luma(red, green, blue):
    return (2 * (2126 * red + 7152 * green + 722 * blue) + 10000) // 20000


def _images():
    """Name, file and grey values of the three images."""
    drawer = _drawer()
    folder = temporary("images")
    drawer.main([str(folder)])
    brown = drawer.pixels(drawer.texture)
    greys = {"portrait.pgm": list(drawer.pixels(drawer.portrait)),
             "logo.png": list(drawer.pixels(drawer.logo)),
             "texture.ppm": [_luma(*brown[at:at + 3]) for at in range(0, len(brown), 3)]}
    side = drawer.SIDE
    return [(name.split(".")[0], folder / name,
             [values[at:at + side] for at in range(0, len(values), side)])
            for name, values in greys.items()]


def _shares(length, parts):
    """For each part the pixels that it covers and how much of each, where all is length * parts."""
    shares = []
    for part in range(parts):
        begin, end = part * length, (part + 1) * length
        shares.append([(at, min(end, (at + 1) * parts) - max(begin, at * parts))
                       for at in range(begin // parts, (end + parts - 1) // parts)])
    return shares


def _scaled(rows, side):
    """The means of areas, rounded to the nearest, halves up."""
    shares = _shares(len(rows), side)
    area = len(rows) ** 2
    return [[(2 * sum(rows[y][x] * high * wide for y, high in down for x, wide in across) + area)
             // (2 * area) for across in shares] for down in shares]


def _near(at, side):
    return range(max(at - 1, 0), min(at + 2, side))


def _error(greys, picture):
    side = len(greys)
    return sum(abs(3 * (255 - greys[r][c]) -
                   85 * sum(picture[y][x] for y in _near(r, side) for x in _near(c, side)))
               for r in range(side) for c in range(side))


def _ours(file, side, method, seconds):
    """The report, and the picture from pzpr's format, which carries it."""
    words = [PROGRAM, "picture", file, "--method", method, "--rows", side, "--cols", side, "--to",
             "pzprv3", "--json"]
    limit = ["--time-limit", seconds] if seconds else []
    report = json.loads(output([*words, *limit]))
    cells = report["text"].strip().splitlines()[-side:]
    return report, [[int(word == "#") for word in row.split()[-side:]] for row in cells]


def _checked(file, greys, side, method, seconds=None):
    """Our report, whose error is the one of its picture over the grey values that we scaled here."""
    report, picture = _ours(file, side, method, seconds)
    if _error(greys, picture) != report["squares_error"]:
        raise RuntimeError(f"{file}, {side}, {method}: not the error of the picture")
    return report


def _terms(names):
    """LP files have a longest line."""
    lines = [" + ".join(names[at:at + 10]) for at in range(0, len(names), 10)]
    return "\n + ".join(lines)


def integer_program(greys):
    """min sum t, t >= |3 v - 85 sum x|, x binary, in the LP format."""
    side = len(greys)
    cells = [(r, c) for r in range(side) for c in range(side)]
    lines = ["Minimize", " error: " + _terms([f"t{r}_{c}" for r, c in cells]), "Subject To"]
    for r, c in cells:
        wanted = 3 * (255 - greys[r][c])
        near = [f"85 x{y}_{x}" for y in _near(r, side) for x in _near(c, side)]
        lines.append(f" t{r}_{c} + " + " + ".join(near) + f" >= {wanted}")
        lines.append(f" t{r}_{c} - " + " - ".join(near) + f" >= {-wanted}")
    lines += ["Binaries", *(f" x{r}_{c}" for r, c in cells), "End"]
    return "\n".join(lines) + "\n"


def _cbc(greys):
    """What cbc has found and what it has proved, as text."""
    file = temporary("squares.lp")
    file.write_text(integer_program(greys), encoding="utf-8")
    text = output(["timeout", CBC_SECONDS + 60, "cbc", file, "timeMode", "elapsed", "sec",
                   CBC_SECONDS, "solve"])
    value = re.search(r"^Objective value:\s+(\S+)", text, re.MULTILINE)
    bound = re.search(r"^Lower bound:\s+(\S+)", text, re.MULTILINE)
    if value is None:
        return "-", "-"
    least = bound or (value if "Optimal solution found" in text else None)
    return f"{float(value.group(1)):.0f}", f"{float(least.group(1)):.0f}" if least else "-"


def _percent(part):
    """Two digits, however small: 0 is proved optimal."""
    return f"{100 * part:.2g} %"


def _row(name, file, rows, side):
    greys = _scaled(rows, side)
    dither = _checked(file, greys, side, "dither")
    ours = _checked(file, greys, side, "squares", OURS[side])
    cbc = _cbc(greys) if side in CBC_SIDES and there("cbc") else ("", "")
    return (name, f"{side} x {side}", dither["squares_error"], *cbc, OURS[side],
            ours["squares_error"], ours["squares_lower_bound"], _percent(ours['squares_gap']))


def _clasp(file, side):
    """Seconds of clasp to a proved optimum, its best value, and ours beside it."""
    words = ["--rows", side, "--cols", side]
    wcnf = temporary("squares.wcnf")
    run([PROGRAM, "encode", file, *words, "--to", "wcnf-old", "--force", "-o", wcnf])
    more = re.search(r"every model costs (\d+) more", wcnf.read_text(encoding="utf-8"))
    text = output(["clasp", f"--time-limit={CLASP_SECONDS}", wcnf])
    costs = re.findall(r"^o (\d+)", text, re.MULTILINE)
    best = int(costs[-1]) + (int(more.group(1)) if more else 0) if costs else "-"
    seconds = re.search(r"^c Time +: ([0-9.]+)s", text, re.MULTILINE)
    proved = "s OPTIMUM FOUND" in text and seconds is not None
    return best, milliseconds(float(seconds.group(1))) if proved else "-"


def squares():
    """pictures of translucent squares: ours against dithering and cbc"""
    images = _images()
    rows = [_row(*image, side) for side in OURS for image in images]
    return section("Translucent squares", "squares",
                   "The images of `scripts/images`; the error is the sum over the cells of |3 v - 85 "
                   "squares|, v the darkness. cbc solves the paper's integer program (a variable for "
                   "each cell, one for each error) on one thread and is stopped after "
                   f"{CBC_SECONDS} s of wall time. Ours ends at its limit or before. The script adds up "
                   "the error of each of our pictures again, from grey values that it scales itself. "
                   "One run.\n\n" +
                   table(["image", "size", "dithering", f"cbc, {CBC_SECONDS} s", "its bound",
                          "seconds for ours", "ours", "our bound", "our gap"], rows))


def maxsat():
    """pictures of translucent squares: clasp on our WCNF against our own search"""
    rows = []
    images = _images()
    for side in CLASP_SIDES:
        for name, file, greys in images:
            words = [PROGRAM, "picture", file, "--method", "squares", "--rows", side, "--cols", side]
            ours = _checked(file, _scaled(greys, side), side, "squares")
            best, seconds = _clasp(file, side)
            rows.append((name, f"{side} x {side}", best, seconds, ours["squares_error"],
                         milliseconds(run(words))))
    return section("Translucent squares by MaxSAT", "maxsat",
                   "`encode --to wcnf-old --rows N --cols N`, then `clasp "
                   f"--time-limit={CLASP_SECONDS}`, against `picture --method squares`, which proves "
                   "its optimum, a process for each; ms of one run, '-': not proved in "
                   f"{CLASP_SECONDS} s.\n\n" +
                   table(["image", "size", "clasp, best", "clasp, proved in", "ours, optimal",
                          "ours, in"], rows))
