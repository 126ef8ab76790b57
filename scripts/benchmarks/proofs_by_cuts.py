"""Proofs of formulas that state connectivity in clauses, which no solver solves."""
from benchmarks import corpus
from benchmarks.timing import PROGRAM, section, table, times

KINDS = ("heyawake", "hashi")
# Of so many puzzles one is taken; the files of paper are several times as large.
FORMS = {"layers": 6, "paper": 60}


def _cells(file):
    rows, cols = file.read_text(encoding="utf-8").split()[1:3]
    return int(rows) * int(cols)


def _figures(file, form):
    """CPU seconds of the least that a checked proof takes, and of the proof; nothing without one."""
    cnf, empty, proof = (corpus.temporary(name) for name in ("e.cnf", "empty.drat", "p.drat"))
    for old in (cnf, proof):
        old.unlink(missing_ok=True)  # so that a file that was not written is noticed
    empty.write_text("", encoding="utf-8")
    encode, _ = times([PROGRAM, "encode", "--connectivity", form, file, "-o", cnf])
    check, _ = times([PROGRAM, "check-proof", cnf, empty])
    prove, _ = times([PROGRAM, "unique", "--connectivity", form, "--force", "--proof", proof,
                      file])
    return (cnf.stat().st_size, encode + check, prove) if proof.exists() else None


def _row(kind, form, name, files):
    figures = [found for found in (_figures(file, form) for file in files) if found]
    if not figures:
        return (kind, form, name, len(files), 0, *["-"] * 5)
    sizes, least, proofs = zip(*figures)
    worst = max((proof / floor for _, floor, proof in figures if floor >= 0.05), default=None)
    return (kind, form, name, len(files), len(figures), f"{max(sizes) / 1e6:.1f}",
            f"{sum(least):.2f}", f"{sum(proofs):.2f}", f"{sum(proofs) / sum(least):.2f}",
            "-" if worst is None else f"{worst:.2f}")


def proofs_by_cuts():
    """unique --proof with layers and paper, against writing the file and reading it back"""
    rows = []
    for kind in KINDS:
        files = corpus.puzzlekit(kind)
        for form, every in FORMS.items():
            small = [file for file in files if _cells(file) <= 400][::every]
            large = [file for file in files if _cells(file) > 400][::every]
            rows.append(_row(kind, form, "to 400", small))
            rows.append(_row(kind, form, "larger", large))
    return section("Proofs by cuts", "cuts",
                   "Every sixth published puzzle, of `paper` every sixtieth: `unique --connectivity FORM --proof`, "
                   "against `encode --connectivity FORM` into a file and `check-proof` of that file "
                   "with an empty proof, which is what any checked proof of it takes at least; sums of "
                   "CPU seconds, one run, and the worst ratio of a puzzle where that takes 0.05 s. A "
                   "file above 256 MB has no proof.\n\n" +
                   table(["puzzles", "form", "cells", "number", "proofs", "largest CNF, MB",
                          "encode and check", "with proof", "ratio of sums", "worst ratio"], rows))
