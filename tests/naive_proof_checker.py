#!/usr/bin/env python3
"""Checks proofs that a CNF has no model, straight from the definition and without any haste.

  naive_proof_checker.py CNF PROOF   checks one
  naive_proof_checker.py             checks many from stdin: a line "BYTES_OF_CNF BYTES_OF_PROOF",
                                     then the bytes of both, again and again

Prints for each: "verified", "refused N" (step N does not follow; 0: the empty clause is not
reached), or "malformed". It shares nothing with the checker of puzzle2cnf, which is held against it.

A clause C follows from clauses F when unit propagation on F and the negations of C's literals ends
in a contradiction. Literals that unit propagation finds in F itself stay, whatever is deleted.
"""
import re
import sys

MOST = 2**30


class Malformed(Exception):
    pass


def literal(word):
    if not re.fullmatch(r"-?[0-9]+", word) or abs(int(word)) > MOST:
        raise Malformed
    if word.startswith("-") and int(word) == 0:
        raise Malformed
    return int(word)


def lines_of(data):
    """Lines without their ends and without comments, each as its words."""
    lines = data.decode("latin-1").split("\n")
    lines = [line[:-1] if line.endswith("\r") else line for line in lines]
    return [re.findall(r"[^ \t]+", line) for line in lines if not line.startswith("c")]


def read_cnf(data):
    lines = [words for words in lines_of(data) if words]
    if not lines or len(lines[0]) != 4 or lines[0][:2] != ["p", "cnf"]:
        raise Malformed
    if not all(re.fullmatch("[0-9]+", word) for word in lines[0][2:]):
        raise Malformed
    variables, count = int(lines[0][2]), int(lines[0][3])
    if variables > MOST or count >= 2**31:
        raise Malformed
    clauses, clause = [], []
    for word in (word for line in lines[1:] for word in line):
        number = literal(word)
        if abs(number) > variables:
            raise Malformed
        if number == 0:
            clauses.append(frozenset(clause))
            clause = []
        else:
            clause.append(number)
    if clause or len(clauses) != count:
        raise Malformed
    return variables, clauses


def text_steps(data):
    words = [word for line in lines_of(data) for word in line]
    while words:
        deletes = words[0] == "d"
        if deletes:
            words = words[1:]
        clause = []
        while True:
            if not words:
                raise Malformed
            number, words = literal(words[0]), words[1:]
            if number == 0:
                break
            clause.append(number)
        yield deletes, frozenset(clause)


def binary_number(data, at):
    value, shift = 0, 0
    while True:
        if at == len(data) or shift > 28:
            raise Malformed
        byte = data[at]
        at += 1
        value += (byte & 127) << shift
        shift += 7
        if byte < 128:
            break
    if value == 1 or value // 2 > MOST or (byte == 0 and shift > 7):
        raise Malformed
    return value, at


def binary_steps(data):
    at = 0
    while at < len(data):
        kind, at = data[at:at + 1], at + 1
        if kind not in (b"a", b"d"):
            raise Malformed
        clause = []
        while True:
            value, at = binary_number(data, at)
            if value == 0:
                break
            clause.append(value // 2 if value % 2 == 0 else -(value // 2))
        yield kind == b"d", frozenset(clause)


def propagate(clauses, literals):
    """All literals that follow, or None for a contradiction."""
    literals = set(literals)
    if any(-x in literals for x in literals):
        return None
    again = True
    while again:
        again = False
        for clause in clauses:
            if any(x in literals for x in clause):
                continue
            left = [x for x in clause if -x not in literals]
            if not left:
                return None
            if len(left) == 1:
                literals.add(left[0])
                again = True
    return literals


def check(cnf, proof):
    variables, clauses = read_cnf(cnf)
    fixed = propagate(clauses, ())
    binary = proof.startswith(b"a") or b"\0" in proof
    number = 0
    for deletes, clause in (binary_steps if binary else text_steps)(proof):
        number += 1
        if fixed is None:
            continue
        if deletes:
            if clause in clauses:
                clauses.remove(clause)
            continue
        if any(abs(x) > variables for x in clause):
            return f"refused {number}"
        if propagate(clauses, fixed | {-x for x in clause}) is not None:
            return f"refused {number}"
        clauses.append(clause)
        fixed = propagate(clauses, fixed)
    return "refused 0" if fixed is not None else "verified"


def verdict(cnf, proof):
    try:
        return check(cnf, proof)
    except Malformed:
        return "malformed"


def main(words):
    if words:
        print(verdict(*(open(word, "rb").read() for word in words)))
        return
    source = sys.stdin.buffer
    for line in iter(source.readline, b""):
        cnf, proof = map(int, line.split())
        print(verdict(source.read(cnf), source.read(proof)))


main(sys.argv[1:])
