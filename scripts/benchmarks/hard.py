"""Boards at which solvers are compared, and sizes that few of them reach."""
import sys

from benchmarks import corpus
from benchmarks.hard_options import SETTINGS
from benchmarks.hard_rows import WITHOUT_BOARDS, chosen_rows, files_of
from benchmarks.timing import PROGRAM, cpu, median, milliseconds, output, section, table, there, times

SOLVERS = {"minisat": ["minisat", "-verb=0"], "cadical": ["cadical", "-q"],
           "clasp": ["clasp", "--quiet=2"]}
HAS_A_MODEL, NO_MODEL = (10, 30), (20,)
OURS = {"solve": ["solve"], "unique": ["unique"], "forced": ["solve", "--forced"]}


def _ours(program, row, file):
    good = (0, 1) if row.verb == "unique" else (0,) if row.has_answer else (1,)
    return cpu([program, *OURS[row.verb], "--quiet", file], SETTINGS.limit, good)


def _formulas(row, file):
    """Files for other solvers with the exit codes that they may give: for the second answer, one
    without the first."""
    cnf = corpus.temporary("hard.cnf")
    encode = [PROGRAM, "encode", "--quiet", "--force", "--connectivity", "elimination", file, "-o", cnf]
    times(encode)
    yield cnf, HAS_A_MODEL if row.has_answer else NO_MODEL
    if row.verb != "unique":
        return
    answer = corpus.temporary("hard.answer")
    answer.write_text(output([PROGRAM, "solve", "--quiet", "--time-limit", SETTINGS.limit, file]),
                      encoding="utf-8")
    if answer.stat().st_size > 0:
        times([*encode, "--block", answer])
        yield cnf, (*HAS_A_MODEL, *NO_MODEL)


def _others(names, row, file):
    """Seconds of each solver for all that ours was asked; None where one took too long."""
    seconds = dict.fromkeys(names, 0.0)
    for cnf, good in _formulas(row, file):
        for name in names:
            if seconds[name] is not None:
                more = cpu([*SOLVERS[name], cnf], SETTINGS.limit, good)
                seconds[name] = None if more is None else seconds[name] + more
    return seconds


def _cell(seconds):
    """What all boards took; an open one counts as the limit."""
    open_ = seconds.count(None)
    total = sum(SETTINGS.limit if one is None else min(one, SETTINGS.limit) for one in seconds)
    return f"{total:.2f}" + (f" ({open_} open)" if open_ else "")


def _measured(row, programs, solvers):
    seconds = {name: [] for name in (*programs, *solvers)}
    for file in files_of(row):
        for name, program in programs.items():
            seconds[name].append(_ours(program, row, file))
        if row.verb == "forced":  # no plain solver says it
            continue
        for name, one in _others(solvers, row, file).items():
            seconds[name].append(one)
    ours = seconds["ours"]
    return (row.name, len(ours), *(_cell(one) if one else "-" for one in seconds.values()),
            milliseconds(median(ours)) if ours else "-")


def _what():
    """What is measured in both sections."""
    return (f"Boards of each row: {SETTINGS.boards}, the first ones by number "
            "([hard boards](hard-boards.md) says how they are drawn), each in "
            f"{SETTINGS.images} of its 8 images by turning and mirroring; of each tournament set "
            "as many as of the others. A process each. CPU seconds; what is not done in "
            f"{SETTINGS.limit} s is open and counts as so much. " + WITHOUT_BOARDS +
            (f" Before: {SETTINGS.before_name}." if SETTINGS.before_name else ""))


def hard():
    """hard boards, large ones too: ours beside minisat, cadical and clasp; takes options"""
    programs = {"ours": PROGRAM} | ({"before": SETTINGS.before} if SETTINGS.before else {})
    solvers = [name for name in SOLVERS if there(name)]
    rows = [_measured(row, programs, solvers) for row in chosen_rows()]
    return section("Hard boards", SETTINGS.command("hard"),
                   _what() + " Sums; ours from the puzzle, the others from our CNF (connectivity by "
                   "elimination; encoding not counted), for both answers also from that without the "
                   "first. The last column is our median, in ms.\n\n" +
                   table(["boards", "number", *programs, *solvers, "ours, median"], rows))


def _figures(seconds):
    """Sum, mean and worst, an open run as the limit; how many are open."""
    if not seconds:
        return ("-",) * 4
    counted = [SETTINGS.limit if one is None else min(one, SETTINGS.limit) for one in seconds]
    return (f"{sum(counted):.2f}", *(f"{one:.3f}" for one in (sum(counted) / len(counted), max(counted))),
            seconds.count(None))


def _in_turns(row, programs):
    """The row of the table, which is also shown at once: all of them may take hours."""
    seconds = {name: [] for name in programs}
    for file in files_of(row):
        for name, program in programs.items():
            seconds[name].append(_ours(program, row, file))
    cells = (row.name, len(seconds["now"]), *(cell for one in seconds.values() for cell in _figures(one)))
    print(*cells, sep=", ", file=sys.stderr, flush=True)
    return cells


def aims():
    """hard boards by ours alone, in turns with a build before; takes the options of hard"""
    programs = ({"before": SETTINGS.before} if SETTINGS.before else {}) | {"now": PROGRAM}
    rows = [_in_turns(row, programs) for row in chosen_rows()]
    head = [f"{name}: {figure}" for name in programs for figure in ("sum", "mean", "worst", "open")]
    return section("Hard boards, before and now", SETTINGS.command("aims"),
                   _what() + "\n\n" + table(["boards", "runs", *head], rows))
