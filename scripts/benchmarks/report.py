"""docs/performance.md: its sections, made again one by one or all. What precedes them is written by hand."""
import datetime
import re

from benchmarks.kinds import kinds
from benchmarks.scales import scales
from benchmarks.timing import ROOT, machine

PAGE = ROOT / "docs" / "performance.md"
IN_FILES = {scales: "scales.svg", kinds: True}  # beside their sections


def _parts():
    """What precedes the sections, and each of them."""
    return re.split(r"^(?=## )", PAGE.read_text(encoding="utf-8"), flags=re.MULTILINE)


def sections():
    """The sections of the page by the name of their benchmark, in order."""
    return {re.search(r"`scripts/bench (\w+)[^`]*`", part).group(1): part for part in _parts()[1:]}


def write(benchmarks, names):
    """Makes the sections with these names; the others stay as they are."""
    for name in names:
        run = benchmarks[name]
        print(f"{name} ...", flush=True)
        part = run(IN_FILES[run]) if run in IN_FILES else run()
        made = f"{datetime.date.today().isoformat()}, {machine()}"
        part = re.sub(r"^`scripts/bench [^`]*`", lambda command: f"{command[0]}, {made}", part, count=1,
                      flags=re.MULTILINE)
        made_again = {**sections(), name: part.rstrip() + "\n\n"}
        text = _parts()[0] + "".join(made_again[known] for known in benchmarks if known in made_again)
        PAGE.write_text(text.rstrip() + "\n", encoding="utf-8")
