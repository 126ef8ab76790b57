#!/usr/bin/env python3
"""Checks proofs that a CNF has no model, straight from the definition and without any haste.

  naive_proof_checker.py FORMAT CNF PROOF   checks one; FORMAT is drat, rup, lrat or frat
  naive_proof_checker.py                    checks many from stdin: a line "FORMAT BYTES_OF_CNF
                                            BYTES_OF_PROOF", then the bytes of both, again and again

Prints for each: "verified", "refused N" (step N is wrong; 0: the empty clause is not reached), "malformed", or
"too large" (a variable above 20 million is added). It shares nothing with the checker of puzzle2cnf,
which is held against it.

DRAT: a clause C follows from clauses F when unit propagation on F and the negations of C's literals
ends in a contradiction (RUP). Literals that unit propagation finds in F itself stay, whatever is
deleted. C may also be added when its first literal p is open and, for each clause D of F with -p,
C and D without -p together are such a clause (RAT).

LRAT: the same by hints, the numbers of clauses of which each is unit or false in turn. Nothing is
found without them, and nothing stays.

FRAT: as DRAT, with a number for each clause. ", wrong hints: N" says how many additions have hints that
do not show, as in LRAT, that they follow.
"""
import sys

sys.dont_write_bytecode = True

from naive_proofs import drat, lrat, reading  # noqa: E402


def check(form, cnf, proof):
    clauses = reading.read_cnf(cnf)
    if form == "lrat":
        state = lrat.Lrat(clauses)
    else:
        state = drat.Frat(clauses) if form == "frat" else drat.Drat(clauses, form == "drat")
    binary = b"\0" in proof or (form != "frat" and proof.startswith(b"a"))
    number = 0
    for step in (reading.binary_steps if binary else reading.text_steps)(proof, form):
        number += 1
        if step[0] == "a" and not state.refuted() and any(abs(x) > 20_000_000 for x in step[2]):
            return "too large"
        if not state.refuted() and not state.take(*step):
            return with_hints(state, f"refused {number}")
    return with_hints(state, "verified" if state.refuted() else "refused 0")


def with_hints(state, words):
    return words + (f", wrong hints: {state.wrong_hints}" if isinstance(state, drat.Frat) else "")


def verdict(form, cnf, proof):
    try:
        return check(form, cnf, proof)
    except reading.Malformed:
        return "malformed"


def main(words):
    if words:
        print(verdict(words[0], *(open(word, "rb").read() for word in words[1:])))
        return
    source = sys.stdin.buffer
    for line in iter(source.readline, b""):
        form, *sizes = line.decode().split()
        cnf, proof = map(int, sizes)
        print(verdict(form, source.read(cnf), source.read(proof)))


main(sys.argv[1:])
