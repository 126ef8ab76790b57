"""docs/performance.md, made anew."""
import datetime

from benchmarks.scales import scales
from benchmarks.timing import PROGRAM, ROOT, machine, output

HEAD = """# Performance

What is compared was measured in one run, taking turns, on a shared machine of {machine}: ratios
mean something, milliseconds are for orientation. Made by `scripts/bench --write` on {date} with
{version}; each section names the part of it that makes its figures.

"""


def performance_page(benchmarks):
    tail = ROOT / "docs" / "performance-notes.md"
    text = HEAD.format(machine=machine(), date=datetime.date.today().isoformat(),
                       version=output([PROGRAM, "--version"]).strip() or "puzzle2cnf")
    for name, run in benchmarks.items():
        print(f"{name} ...", flush=True)
        part = run() if run is not scales else run("scales.svg")
        text += part + "\n"
    if tail.exists():
        text += tail.read_text(encoding="utf-8")
    (ROOT / "docs" / "performance.md").write_text(text, encoding="utf-8")
