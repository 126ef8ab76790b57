"""Every kind: its stored puzzles in one process, and some of them beside noqx with clingo."""
import collections
import csv
import json
import subprocess

from benchmarks import corpus, noqx
from benchmarks.hard_options import SETTINGS
from benchmarks.timing import PROGRAM, ROOT, TESTS, all_kinds, cpu, median, milliseconds, output, section, table, there

LIMIT = 10
BOARDS = 20
HEAD = ("kind", "puzzles", "malformed", "solved", "unique", "equal", "other", "several", "open", "sum s", "median ms", "mean ms",
        "worst ms", "boards", "ours s", "noqx s", "times", "noqx open")
LISTS = ("malformed", "several", "open")
CSV = ROOT / "docs" / "kinds.csv"


def stored(kind):
    """Of each entry "id" and "puzzle", with "answer" where one is stored, or "malformed"."""
    return [json.loads(line) for line in output([TESTS / "bench_stored_puzzles", corpus.corpus(), kind]).splitlines()]


def _file(kind, entry):
    path = corpus.temporary(f"{kind}/{entry['id']}.json")
    path.write_text(json.dumps(entry["puzzle"]), encoding="utf-8")
    return path


def _report(command, good):
    """CPU seconds, or None, and what the program says as JSON where it came to an end."""
    said = corpus.temporary("said.json")
    with said.open("wb") as out:
        seconds = cpu(command, LIMIT, good, out)
    return seconds, json.loads(said.read_text(encoding="utf-8")) if seconds is not None else None


def _again(row, file):
    """The row of a puzzle whose limit came early, as others used the processor: by processor time, in a process alone."""
    seconds, said = _report([PROGRAM, "unique", "--quiet", "--json", file], (0, 1))
    if seconds is None:
        return {**row, "times": {"cpu": LIMIT}}
    return {"status": "unique" if said["unique"] else "several", "answer": said["solution"], "times": {"cpu": seconds}}


def _beside_stored(row, entry):
    """Whether the only answer is the stored one."""
    if row["status"] != "unique" or "answer" not in entry:
        return ""
    return "equal" if row["answer"] == entry["answer"] else "other"


def judge(kind, entries):
    """The rows of `batch` for what can be read, in one process, and whether the answer "is" the stored one."""
    entries = [entry for entry in entries if "malformed" not in entry]
    result, manifest = corpus.temporary("rows.jsonl"), corpus.temporary("manifest")
    manifest.write_text("".join(f"{_file(kind, entry)}\n" for entry in entries), encoding="utf-8")
    subprocess.run([str(PROGRAM), "batch", "--do", "unique", "--jobs", "1", "--time-limit", str(LIMIT), "--force",
                    "--manifest", str(manifest), "-o", str(result)], stdout=subprocess.DEVNULL,
                   stderr=subprocess.DEVNULL, check=False)
    rows = [json.loads(line) for line in result.read_text(encoding="utf-8").splitlines()]
    rows = [row for row in rows if "status" in row]
    if len(rows) != len(entries):
        raise RuntimeError(f"{kind}: {len(entries)} puzzles and {len(rows)} rows")
    rows = [_again(row, _file(kind, entry)) if row["status"] == "limit" else row for row, entry in zip(rows, entries)]
    return [{**row, "id": entry["id"], "is": _beside_stored(row, entry)} for row, entry in zip(rows, entries)]


def row_of(kind, entries, rows):
    """The cells of a kind by their heads, and the names of LISTS."""
    count = collections.Counter("open" if row["status"] in ("limit", "memout") else row["status"] for row in rows)
    if wrong := [row for row in rows if row["status"] in ("error", "crash", "none")]:
        raise RuntimeError(f"{kind}: {wrong[0]}")
    seconds = sorted(row["times"]["cpu"] for row in rows)
    names = {"malformed": [entry["id"] for entry in entries if "malformed" in entry],
             "several": [row["id"] for row in rows if row["status"] == "several"],
             "open": [row["id"] for row in rows if row["status"] in ("limit", "memout")]}
    cells = (kind, len(entries), len(names["malformed"]), sum("answer" in row for row in rows), count["unique"],
             *(sum(row["is"] == word for row in rows) for word in ("equal", "other")), count["several"], count["open"], f"{sum(seconds):.2f}",
             milliseconds(median(seconds)), milliseconds(sum(seconds) / len(seconds)), milliseconds(seconds[-1]))
    return {**dict.fromkeys(HEAD, ""), **dict(zip(HEAD, cells)), **{f"which {word}": " ".join(names[word]) for word in LISTS}}


def _compare(file, program):
    """Seconds of ours and of clingo. RuntimeError where one says that the answer is the only one, and the other not."""
    ours, verdict = _report([PROGRAM, "unique", "--quiet", "--json", file], (0, 1))
    theirs, found = _report(["clingo", "--outf=2", "--quiet=2", "--trans-ext=dynamic", "--eq=1", "2", program],
                            (10, 20, 30))
    if verdict and found and verdict["unique"] != (found["Models"]["Number"] == 1):
        raise RuntimeError(f"{file}: {verdict['unique']=}, and {found['Models']=}")
    return ours, theirs


def evenly(entries):
    """The first BOARDS in steps as long as there are that many."""
    return entries[::max(1, len(entries) // BOARDS)][:BOARDS]


def _programs(kind, entries):
    """Files of ours and of noqx, of boards that it takes."""
    for entry in entries:
        path = corpus.temporary(f"{kind}/{entry['id']}.lp")
        try:
            path.write_text(noqx.program(entry["puzzle"]), encoding="utf-8")
        except noqx.Unlike:
            continue
        yield _file(kind, entry), path


def beside_noqx(kind, entries):
    """The cells of the comparison: two answers at most, a process each, CPU seconds, grounding included."""
    files = evenly(list(_programs(kind, (entry for entry in entries if "answer" in entry))))
    pairs = [_compare(*pair) for pair in files]
    ours, theirs = (sum(LIMIT if seconds is None else seconds for seconds in side) for side in zip(*pairs))
    return {"boards": len(files), "ours s": f"{ours:.2f}", "noqx s": f"{theirs:.2f}", "times": f"{theirs / ours:.1f}",
            "noqx open": sum(seconds is None for _, seconds in pairs)}


def _measured(kind):
    entries = stored(kind)
    row = row_of(kind, entries, judge(kind, entries))
    if noqx.checkout() and there("clingo") and kind in noqx.SOLVERS:
        row.update(beside_noqx(kind, entries))
    return row


def write(rows):
    """These rows in CSV, between those of other kinds that are there; all rows."""
    known = {}
    if CSV.exists():
        with CSV.open(encoding="utf-8", newline="") as text:
            known = {row["kind"]: row for row in csv.DictReader(text)}
    known.update({row["kind"]: row for row in rows})
    known = [known[kind] for kind in all_kinds() if kind in known]
    with CSV.open("w", encoding="utf-8", newline="") as text:
        out = csv.DictWriter(text, [*HEAD, *(f"which {word}" for word in LISTS)], lineterminator="\n")
        out.writeheader()
        out.writerows(known)
    return known


def _summary(rows):
    total = {name: sum(int(row[name]) for row in rows) for name in HEAD[1:9]}
    times = sorted(float(row["times"]) for row in rows if row["times"])
    return (f"[A table](kinds.csv) has a row for each kind: `unique` on all stored puzzles of it in one process (`batch "
            f"--jobs 1`), at most {LIMIT} s each, and the names of what is malformed, has several answers or is open. Beside "
            f"them {BOARDS}, drawn evenly, with the programs of [noqx](https://github.com/T0nyX1ang/noqx) and clingo 5.4: "
            f"up to two answers, a process each, CPU seconds, {LIMIT} where there was no end. Together {total['puzzles']} "
            f"puzzles of {len(rows)} kinds: {total['malformed']} malformed, {total['unique']} with one answer, "
            f"{total['several']} with several, {total['open']} open; {total['equal']} have the stored answer and "
            f"{total['other']} another, the rest store none. noqx takes "
            f"{times[0]} to {times[-1]} times as long, {median(times):.1f} in the median of {len(times)} kinds. Wrong heads of 11 Nurikabes and 6 LITS are "
            f"corrected.\n")


def kinds(keep=False):
    """every kind: its stored puzzles in one process, and 20 of them beside noqx with clingo"""
    chosen = SETTINGS.only.split()
    rows = [_measured(kind) for kind in all_kinds() if not chosen or kind in chosen]
    if keep:
        return section("Kinds", "kinds", _summary(write(rows)))
    text = table(HEAD, [[row[name] for name in HEAD] for row in rows]) + "".join(
        f"- {row['kind']}, {word}: {row[f'which {word}']}\n" for row in rows for word in LISTS if row[f"which {word}"])
    return section("Kinds", "kinds", text)
