"""Our own modes, compared with each other and with fixed yardsticks."""
import json
import subprocess
import statistics

from benchmarks import corpus
from benchmarks.timing import (PROGRAM, TESTS, TURNS, in_turns, median, milliseconds, one_process,
                               output, peak_memory, run, section, table, times)

KINDS = ("heyawake", "hashi", "nonogram", "kenken")


def _micro(which):
    """The medians of the parts that a pattern names; '-' and a pattern: of all others."""
    text = output([TESTS / "bench_micro", "--benchmark_format=json", "--benchmark_repetitions=5",
                   "--benchmark_report_aggregates_only=true", f"--benchmark_filter={which}"],
                  stderr=subprocess.DEVNULL)
    return [run_ for run_ in json.loads(text)["benchmarks"] if run_["aggregate_name"] == "median"]


def counts():
    """exactly k of n: sizes and encoding times"""
    published = {(1000, 100): "83192 (PBLib), 70166 (PySAT)"}
    rows = []
    for run_ in _micro("counts"):
        _, form, n, k = run_["run_name"].split("/")
        rows.append((int(n), int(k), form, f"{run_['clauses']:.0f}", f"{run_['variables']:.0f}",
                     f"{run_['cpu_time'] / 1e6:.3g}", published.get((int(n), int(k)), "")))
    return section("Counts", "counts",
                   "Exactly k of n different literals, written into memory; CPU ms, medians of "
                   "5. Plain clauses take the place of a form where they are no more. The figure "
                   "of PySAT is that of its kmtotalizer, which is not arc consistent: of 3,600 "
                   "propagations it missed 1,393, ours none.\n\n" +
                   table(["n", "k", "form", "clauses", "variables", "ms", "published clauses"],
                         sorted(rows)))


def micro():
    """small parts of the work, by Google Benchmark"""
    rows = [(run_["run_name"], f"{run_['cpu_time'] / 1e6:.3g}",
             f"{run_['clauses']:.0f}" if "clauses" in run_ else "",
             f"{run_['clauses/s'] / 1e6:.1f}" if "clauses/s" in run_ else "")
            for run_ in _micro("-counts")]
    return section("Parts", "micro", "Medians of 5, CPU time. `add` is CaDiCaL taking the clauses "
                   "that `encode` makes.\n\n" +
                   table(["part", "ms", "clauses", "million clauses a second"], rows))


def dimacs():
    """writing DIMACS into a pipe, against std::ofstream"""
    runs = {}
    for line in output([TESTS / "bench_dimacs_pipe"]).splitlines():
        way, seconds, megabytes = line.split("\t")
        runs.setdefault(way, []).append((float(seconds), float(megabytes)))
    ofstream = median([seconds for seconds, _ in runs["ofstream"]])
    names = {"writer": "`encode`'s writer", "ofstream": "`std::ofstream <<`",
             "counting": "no writing: both runs count only"}
    rows = []
    for way, results in runs.items():
        seconds = median([one for one, _ in results])
        megabytes = results[0][1]
        rows.append((names[way], milliseconds(seconds),
                     f"{megabytes / seconds:.0f}" if megabytes else "",
                     f"{ofstream / seconds:.1f}" if way == "writer" else ""))
    return section("Writing DIMACS into a pipe", "dimacs",
                   "15 million literals in clauses of three over a million variables, made while "
                   "they are written: once to count for the header, once to write. Another "
                   "thread reads the pipe. Medians of 5, taking turns.\n\n" +
                   table(["way", "ms", "MB a second", "times as fast"], rows))


def memory():
    """10^9 literals through the DIMACS writer, 10^8 kept in memory"""
    rows = []
    for way, million in (("stream", 1000), ("keep", 100)):
        seconds, megabytes = peak_memory([TESTS / "bench_dimacs_pipe", way, million])
        rows.append((way, f"{million} million", f"{seconds:.1f}", f"{megabytes:.0f}"))
    return section("Memory of a formula", "memory",
                   "Clauses of three literals over a million variables, first written to "
                   "nowhere, then kept in memory (4 bytes for a literal and 4 for a clause make "
                   "533 MB). CPU seconds, one run.\n\n" +
                   table(["what", "literals", "s", "most MB in memory"], rows))


def floor():
    """Hashi against CaDiCaL with the degree and crossing clauses alone"""
    published = {100: (10, 160), 200: (40, 1130), 300: (120, 6320), 400: (1480, 36940)}
    rows = []
    for islands in (100, 200, 300, 400):
        files = corpus.hashi_group(islands)
        ratios, bases, totals = [], [], []
        for _ in range(TURNS):
            lines = [line.split("\t") for line in
                     output([TESTS / "bench_hashi_floor", *files]).splitlines()]
            bases.append(sum(float(line[1]) for line in lines) / len(lines))
            totals.append(sum(float(line[2]) for line in lines) / len(lines))
            ratios.append(totals[-1] / bases[-1])
        rows.append((islands, len(files), milliseconds(median(bases)), milliseconds(median(totals)),
                     f"{median(ratios):.2f}", *published[islands]))
    return section("Hashi, 100 to 400 islands", "floor",
                   "The set of Coelho, Laporte, Lindbeck and Vidal (2019). Floor: a new CaDiCaL "
                   "takes the clauses of degrees and crossings, without connectivity, and solves "
                   "them. Ours: from text to checked answer. Mean ms for a puzzle, medians of 5. "
                   "The last two columns are what the [Hashi solver by "
                   "PhoenixSmaug](https://github.com/PhoenixSmaug/hashi) publishes for this set, "
                   "measured on another machine with Gurobi: its model with lazy connectivity, "
                   "and the branch and cut of Coelho et al.\n\n" +
                   table(["islands", "puzzles", "floor", "ours", "ratio", "published: lazy",
                          "published: branch and cut"], rows))


def _minisat():
    """The start of another solver: a CNF file without clauses."""
    empty = corpus.temporary("empty.cnf")
    empty.write_text("p cnf 1 0\n", encoding="utf-8")
    return ["minisat", "-verb=0", empty]


def _start_up():
    """Rows: what a process costs, by all of its time and by that above /bin/true."""
    ways = {"`/bin/true`": [["/bin/true"]], "minisat, no clauses": [_minisat()],
            "`--version`": [[PROGRAM, "--version"]]}
    for kind, size in zip(KINDS, (10, 10, 10, 9)):
        files = [file for file in corpus.puzzlekit(kind)
                 if file.read_text(encoding="utf-8").split()[1:3] == [str(size)] * 2]
        ways[f"`unique`, {kind}, {size} x {size}"] = [[PROGRAM, "unique", file] for file in files]
    runs = {way: [] for way in ways}
    for turn in range(25):
        for way, commands in ways.items():
            runs[way].append(times(commands[turn % len(commands)]))
    medians = {way: [median(column) for column in zip(*pairs)] for way, pairs in runs.items()}
    least = medians["`/bin/true`"][0]
    return [(way, milliseconds(cpu), milliseconds(wall), f"{1000 * (cpu - least):.2f}")
            for way, (cpu, wall) in medians.items()]


def _published(kind):
    """A row: the puzzles of a kind, each in a process of its own and all in one."""
    files = corpus.puzzlekit(kind)
    commands = (["/bin/true"], _minisat())
    single = [[times(command) for command in (*commands, [PROGRAM, "unique", file])]
              for file in files]
    true, minisat, ours = ([cpu for cpu, _ in column] for column in zip(*single))
    loop = sum(wall for *_, (_, wall) in single)
    whole = in_turns({n: lambda n=n: run([PROGRAM, "unique", "--threads", n, *files])
                      for n in (1, 2)})
    slowest = max(row["total"] for row in one_process(files))
    return (kind, len(files), *(milliseconds(median(column)) for column in (true, minisat, ours)),
            f"{median(ours) / median(minisat):.2f}", milliseconds(statistics.mean(ours)),
            f"{loop / whole[1]:.1f}", f"{loop / whole[2]:.1f}", milliseconds(slowest))


def published():
    """start-up; every published puzzle, a process each and all in one"""
    return section("Published puzzles, solved and proved unique", "published",
                   "What a process costs from its start to its end: medians of 25, taking turns, "
                   "over different puzzles where there are that many.\n\n" +
                   table(["process", "CPU ms", "wall ms", "CPU ms above `/bin/true`"], _start_up()) +
                   "\n`unique` in a process for each puzzle, taking turns with `/bin/true` and "
                   "with minisat on a CNF without clauses (CPU ms, medians); then a whole set in "
                   "one process (wall time).\n\n" +
                   table(["set", "puzzles", "`/bin/true`", "minisat", "ours", "ours / minisat",
                          "ours, mean", "one process is faster by", "with 2 threads by",
                          "slowest, in process"], [_published(kind) for kind in KINDS]))


def _summary(rows, field="total"):
    values = [row[field] for row in rows]
    return [milliseconds(statistics.mean(values)), milliseconds(statistics.median(values)),
            milliseconds(max(values))]


def tournament():
    """6,000 tournament nonograms, with and without presolving"""
    sample = corpus.tournament(20)
    means = in_turns({option or "presolve": lambda option=option: statistics.mean(
        row["total"] for row in one_process(sample, "--first", *option.split()))
        for option in ("", "--no-presolve")}, turns=3)
    rows = [("all", len(files := corpus.tournament()), "yes",
             *_summary(one_process(files, "--first")))]
    rows += [("every 20th", len(sample), "yes", milliseconds(means["presolve"]), "", ""),
             ("every 20th", len(sample), "no", milliseconds(means["--no-presolve"]), "", "")]
    return section("Tournament nonograms, 25 x 25, first answer", "tournament",
                   "One process, one thread; ms from text to checked answer.\n\n" +
                   table(["puzzles", "number", "presolving", "mean", "median", "worst"], rows))


def survey():
    """the nonograms of the webpbn survey"""
    files = corpus.survey()
    times = [{row["file"]: row["total"] for row in one_process(files)} for _ in range(TURNS)]
    rows = [(file.stem, milliseconds(median([one[str(file)] for one in times]))) for file in files]
    return section("Survey nonograms, answer and uniqueness", "survey",
                   "Medians of 5, ms.\n\n" + table(["puzzle", "ms"], rows))


def _mean_of_all(files, *options, limit=20):
    """Seconds a puzzle, or None when the limit was reached."""
    rows = one_process(files, *options, limit=limit)
    return sum(row["total"] for row in rows) / len(files) if len(rows) == len(files) else None


def cages():
    """KenKen cages as tables, as diagrams, and mixed"""
    forms = {"mixed": "600", "tables": "1000000", "diagrams": "0"}
    rows = []
    for side, cage in ((16, 4), (20, 3), (9, 7)):
        files = [corpus.random_board("kenken", side, cage, seed) for seed in range(20)]
        times = in_turns({name: lambda most=most: _mean_of_all(
            files, "--first", "--no-presolve", "--tables", most) for name, most in forms.items()})
        rows.append((f"{side} x {side}, cages to {cage}",
                     *(milliseconds(times[name]) for name in forms)))
    return section("KenKen cages", "cages", "20 planted boards each, first answer, clauses alone "
                   "(no presolving). Mean ms, medians of 5; '-': over 20 s for all.\n\n" +
                   table(["boards", *forms], rows))


def proofs():
    """unique with a checked proof against unique without, and where the time goes"""
    rows = []
    for kind in ("heyawake", "hashi", "kenken"):
        sides = {file: max(map(int, file.read_text(encoding="utf-8").split()[1:3]))
                 for file in corpus.puzzlekit(kind)}
        files = [file for file, side in sides.items() if side <= 20][::6]
        proof = corpus.temporary("proof.drat")
        command = [PROGRAM, "unique", "--quiet", "--json", "--force", "--proof", proof]
        without, with_proof, parts = [], [], {"trace": [], "check": []}
        for file in files:
            times = in_turns({"without": lambda: run([PROGRAM, "unique", file]),
                              "with": lambda: run([*command, file])})
            without.append(times["without"])
            with_proof.append(times["with"])
            for part, seconds in json.loads(output([*command, file]))["proof"]["seconds"].items():
                parts[part].append(seconds)
        ratio = median([b / a for a, b in zip(without, with_proof)])
        rows.append((kind, len(files), milliseconds(median(without)),
                     milliseconds(median(with_proof)), f"{ratio:.2f}",
                     f"{sum(with_proof) / sum(without):.2f}",
                     *(milliseconds(statistics.mean(parts[part])) for part in ("trace", "check"))))
    return section("Proofs", "proofs",
                   "Every sixth published puzzle up to 20 x 20: `unique` against `unique "
                   "--proof`, a process for each, taking turns; ms, medians over the puzzles of "
                   "medians of 5, and means of the two parts: CaDiCaL on the whole formula while "
                   "it writes its proof, and reading both files back and checking them. The two "
                   "files are also synced to the disk.\n\n" +
                   table(["set", "puzzles", "unique", "with proof", "ratio, median", "ratio of sums",
                          "trace, mean", "check, mean"], rows))
