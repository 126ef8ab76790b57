#!/usr/bin/env python3
"""Checks proofs that a CNF has no model, straight from the definition and without any haste.

  naive_proof_checker.py FORMAT CNF PROOF   checks one; FORMAT is drat, rup, lrat or frat
  naive_proof_checker.py                    checks many from stdin: a line "FORMAT BYTES_OF_CNF
                                            BYTES_OF_PROOF", then the bytes of both, again and again

Prints for each: "verified", "refused N" (step N is wrong; 0: the empty clause is not reached), "malformed", or
"too large" (a variable above 20 million is added). It shares nothing with the checker of puzzle2cnf, which is held against it.

DRAT: a clause C follows from clauses F when unit propagation on F and the negations of C's literals
ends in a contradiction (RUP). Literals that unit propagation finds in F itself stay, whatever is
deleted. C may also be added when its first literal p is open and, for each clause D of F with -p,
C and D without -p together are such a clause (RAT).

LRAT: the same by hints, the numbers of clauses of which each is unit or false in turn. Nothing is
found without them, and nothing stays.

FRAT: as DRAT, with a number for each clause.
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
    return clauses


def take_until_zero(words, read):
    """The numbers before a 0, and the words after it."""
    numbers = []
    for at, word in enumerate(words):
        number = read(word)
        if number == 0:
            return numbers, words[at + 1:]
        numbers.append(number)
    raise Malformed


def identifier(word):
    """The number of a clause."""
    if not re.fullmatch(r"-?[0-9]+", word) or abs(int(word)) > 10**15 or re.fullmatch("-0+", word):
        raise Malformed
    return int(word)


def first_identifier(words):
    if not words or words[0].startswith(("0", "-")):
        raise Malformed
    return identifier(words[0]), words[1:]


def drat_steps(words):
    while words:
        deletes = words[0] == "d"
        clause, words = take_until_zero(words[deletes:], literal)
        yield ("d" if deletes else "a"), None, clause, []


def lrat_steps(words):
    while words:
        number, words = first_identifier(words)
        clause = []
        kind = "d" if words[:1] == ["d"] else "a"
        if kind == "d":
            words = words[1:]
        else:
            clause, words = take_until_zero(words, literal)
        ids, words = take_until_zero(words, identifier)
        yield kind, number, clause, ids


def frat_steps(words):
    while words:
        kind, words = words[0], words[1:]
        if kind not in ("a", "d", "o", "f", "r"):
            raise Malformed
        number, clause, ids = None, [], []
        if kind == "r":
            ids, words = take_until_zero(words, identifier)
        else:
            number, words = first_identifier(words)
            clause, words = take_until_zero(words, literal)
        if kind == "a" and words and words[0].startswith("l"):
            if words[0] != "l":
                raise Malformed
            ids, words = take_until_zero(words[1:], identifier)
        yield kind, number, clause, ids


def text_steps(data, form):
    words = [word for line in lines_of(data) for word in line]
    return {"lrat": lrat_steps, "frat": frat_steps}.get(form, drat_steps)(words)


def binary_number(data, at, most):
    value, shift = 0, 0
    while True:
        if at == len(data) or shift > 56:
            raise Malformed
        byte = data[at]
        at += 1
        value += (byte & 127) << shift
        shift += 7
        if byte < 128:
            break
    if value == 1 or value // 2 > most or (byte == 0 and shift > 7):
        raise Malformed
    return (value // 2 if value % 2 == 0 else -(value // 2)), at


def binary_list(data, at, most):
    numbers = []
    while True:
        number, at = binary_number(data, at, most)
        if number == 0:
            return numbers, at
        numbers.append(number)


def binary_steps(data, form):
    at = 0
    while at < len(data):
        kind, at = data[at:at + 1].decode("latin-1"), at + 1
        if kind not in ("a", "d"):
            raise Malformed
        number, clause, ids = None, [], []
        if form == "lrat" and kind == "a":
            number, at = binary_number(data, at, 10**15)
            if number <= 0:
                raise Malformed
        if form != "lrat" or kind == "a":
            clause, at = binary_list(data, at, MOST)
        if form == "lrat":
            ids, at = binary_list(data, at, 10**15)
        yield kind, number, clause, ids


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


def is_rup(clauses, fixed, clause):
    return propagate(clauses, fixed | {-x for x in clause}) is None


def is_rat(clauses, fixed, clause):
    if not clause or clause[0] in fixed or -clause[0] in fixed:
        return False
    candidates = [other for other in clauses if -clause[0] in other]
    return all(is_rup(clauses, fixed, [*clause, *(other - {-clause[0]})]) for other in candidates)


class Drat:
    """Clauses, and the literals that stay."""

    def __init__(self, clauses, rat):
        self.clauses = list(clauses)
        self.rat = rat
        self.fixed = propagate(clauses, ())

    def refuted(self):
        return self.fixed is None

    def take(self, kind, _number, clause, _ids):
        """False for a wrong step."""
        if kind == "d":
            if frozenset(clause) in self.clauses:
                self.clauses.remove(frozenset(clause))
            return True
        return self.add(clause)

    def add(self, clause):
        if not is_rup(self.clauses, self.fixed, clause):
            if not self.rat or not is_rat(self.clauses, self.fixed, clause):
                return False
        self.clauses.append(frozenset(clause))
        self.fixed = propagate(self.clauses, self.fixed)
        return True


class Frat(Drat):
    """The same with numbers. Clauses of the formula without a number count, too."""

    def __init__(self, clauses):
        super().__init__(clauses, True)
        self.unnumbered = list(clauses)
        self.ids = {}

    def take(self, kind, number, clause, ids):
        if kind == "f":
            return True
        if kind == "r":
            return self.renumber(ids)
        if kind == "d":
            return self.delete(number, frozenset(clause))
        if number in self.ids:
            return False
        self.ids[number] = frozenset(clause)
        return self.claim(frozenset(clause)) if kind == "o" else self.add(clause)

    def claim(self, clause):
        if clause not in self.unnumbered:
            return False
        self.unnumbered.remove(clause)
        return True

    def delete(self, number, clause):
        if self.ids.get(number) != clause:
            return False
        del self.ids[number]
        self.clauses.remove(clause)
        return True

    def renumber(self, ids):
        old, new = ids[::2], ids[1::2]
        if len(old) != len(new) or not set(old) <= set(self.ids) or len(set(old)) < len(old):
            return False
        moved = [self.ids.pop(number) for number in old]
        for number, clause in zip(new, moved):
            if number in self.ids or number <= 0:
                return False
            self.ids[number] = clause
        return True


class Lrat:
    def __init__(self, clauses):
        self.clauses = dict(enumerate(clauses, 1))

    def refuted(self):
        return frozenset() in self.clauses.values()

    def take(self, kind, number, clause, ids):
        if kind == "d":
            for one in ids:
                self.clauses.pop(one, None)
            return True
        if number in self.clauses or not self.follows(clause, ids):
            return False
        self.clauses[number] = frozenset(clause)
        return True

    def hints_end(self, true, hints):
        """True for a contradiction, False for none, None for a wrong hint; `true` grows."""
        for hint in hints:
            left = [x for x in self.clauses.get(hint, (0, 0)) if -x not in true]
            if not left:
                return True
            if len(left) > 1:
                return None
            true.add(left[0])
        return False

    def follows(self, clause, hints):
        true = {-x for x in clause}
        if any(-x in true for x in true):
            return True
        starts = [i for i, hint in enumerate(hints) if hint < 0] + [len(hints)]
        end = self.hints_end(true, hints[:starts[0]])
        if end is not False:
            return bool(end)
        if not clause:
            return False
        groups = [(-hints[a], hints[a + 1:b]) for a, b in zip(starts, starts[1:])]
        if not all(self.candidate(true, clause[0], *group) for group in groups):
            return False
        needed = {number for number, other in self.clauses.items() if -clause[0] in other}
        return needed <= {number for number, _ in groups}

    def candidate(self, true, pivot, number, hints):
        other = self.clauses.get(number, frozenset())
        if -pivot not in other:
            return False
        rest = other - {-pivot}
        if rest & true or any(-x in rest for x in rest):
            return True
        return self.hints_end(true | {-x for x in rest}, hints) is True


def check(form, cnf, proof):
    clauses = read_cnf(cnf)
    if form == "lrat":
        state = Lrat(clauses)
    else:
        state = Frat(clauses) if form == "frat" else Drat(clauses, form == "drat")
    binary = form != "frat" and (proof.startswith(b"a") or b"\0" in proof)
    number = 0
    for step in (binary_steps if binary else text_steps)(proof, form):
        number += 1
        if step[0] == "a" and not state.refuted() and any(abs(x) > 20_000_000 for x in step[2]):
            return "too large"
        if not state.refuted() and not state.take(*step):
            return f"refused {number}"
    return "verified" if state.refuted() else "refused 0"


def verdict(form, cnf, proof):
    try:
        return check(form, cnf, proof)
    except Malformed:
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
