"""The proof checker, on proofs of several sizes."""
from benchmarks import corpus
from benchmarks.timing import PROGRAM, output, peak_memory, section, table, there, times

HOLES = (7, 8, 9)
DRAT_TRIM = "drat-trim"


def _pigeons(holes):
    """One pigeon more than there are holes, each in a hole, no two in one."""
    def at(pigeon, hole):
        return pigeon * holes + hole + 1
    clauses = [[at(pigeon, hole) for hole in range(holes)] for pigeon in range(holes + 1)]
    clauses += [[-at(one, hole), -at(other, hole)] for hole in range(holes)
                for other in range(holes + 1) for one in range(other)]
    lines = [" ".join(map(str, [*clause, 0])) for clause in clauses]
    return "\n".join([f"p cnf {holes * (holes + 1)} {len(lines)}", *lines, ""])


def _formulas():
    """(name, file): pigeonholes, and that a large published puzzle has no second answer."""
    for holes in HOLES:
        file = corpus.temporary(f"pigeons-{holes}.cnf")
        file.write_text(_pigeons(holes), encoding="utf-8")
        yield f"{holes} holes", file
    for kind in ("heyawake", "hashi"):
        files = corpus.puzzlekit(kind)
        if not files:
            continue
        puzzle = max(files, key=lambda file: file.stat().st_size)
        answer, file = corpus.temporary("answer"), corpus.temporary(f"{kind}.cnf")
        answer.write_text(output([PROGRAM, "solve", "-q", puzzle]), encoding="utf-8")
        times([PROGRAM, "encode", "--connectivity", "elimination", "--force", "--block", answer, puzzle, "-o",
               file])
        yield f"largest {kind}", file


def _row(name, cnf):
    proof = corpus.temporary("check.drat")
    solve, _ = times(["cadical", "-q", "--no-binary", cnf, proof])
    row = [name, f"{cnf.stat().st_size / 1e6:.1f}", f"{proof.stat().st_size / 1e6:.1f}", f"{solve:.2f}"]
    commands = [[PROGRAM, "check-proof", cnf, proof], [PROGRAM, "check-proof", "--forward", cnf, proof]]
    if there(DRAT_TRIM):
        commands.append([DRAT_TRIM, cnf, proof, "-t", "1000"])
    for command in commands:
        seconds, megabytes = peak_memory(command)
        row.append(f"{seconds:.2f} / {megabytes:.0f}")
    return row + ["-"] * (7 - len(row))


def checks():
    """check-proof in both directions, time and memory, on proofs of cadical"""
    rows = [_row(name, cnf) for name, cnf in _formulas()]
    return section("Checking proofs", "check",
                   "Proofs of cadical, as text: pigeonholes, and the uniqueness of the largest published puzzles, with "
                   "connectivity by elimination. CPU seconds, one run, and after the slash the most MB in memory; proofs up "
                   "to 1 MB are checked forward unless they are trimmed. drat-trim where it is installed.\n\n" +
                   table(["formula", "CNF, MB", "proof, MB", "cadical", "check-proof", "--forward", "drat-trim"], rows))
