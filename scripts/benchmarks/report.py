"""docs/performance.md: its sections, made again one by one or all."""
import datetime
import re

from benchmarks.scales import scales
from benchmarks.timing import ROOT, machine

PAGE = ROOT / "docs" / "performance.md"
HEAD = """# Performance

What a section compares was measured in one run, taking turns, on a shared machine: ratios mean something,
milliseconds are for orientation. Each section names the command that made it, the day and the machine;
`scripts/bench --write NAME...` makes it again.

What users meet is in [published puzzles](#published-puzzles-solved-and-proved-unique) and [growth](#growth).
[Hashi of 100 to 400 islands](#hashi-100-to-400-islands) and [other ways](#other-ways-to-solve-them) compare with
other programs, [hard boards](#hard-boards) with SAT solvers where all of them take long; what the boards of most
benchmarks are like is in [random boards](#random-boards-and-published-ones).

"""


def _sections():
    """The sections of the page by the name of their benchmark, in order."""
    if not PAGE.exists():
        return {}
    parts = re.split(r"^(?=## )", PAGE.read_text(encoding="utf-8"), flags=re.MULTILINE)[1:]
    return {re.search(r"`scripts/bench (\w+)[^`]*`", part).group(1): part for part in parts}


def write(benchmarks, names):
    """Makes the sections with these names; the others stay as they are."""
    for name in names:
        run = benchmarks[name]
        print(f"{name} ...", flush=True)
        part = run("scales.svg") if run is scales else run()
        made = f"{datetime.date.today().isoformat()}, {machine()}"
        part = re.sub(r"^`scripts/bench [^`]*`", lambda command: f"{command[0]}, {made}", part, count=1,
                      flags=re.MULTILINE)
        sections = {**_sections(), name: part.rstrip() + "\n\n"}
        text = HEAD + "".join(sections[known] for known in benchmarks if known in sections)
        PAGE.write_text(text.rstrip() + "\n", encoding="utf-8")
