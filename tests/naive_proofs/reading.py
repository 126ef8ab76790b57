"""CNFs and the steps of proofs, as (kind, number, clause, ids); kinds are the letters of FRAT."""
import re

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


def binary_code(data, at, most):
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
    if value > most or (byte == 0 and shift > 7):
        raise Malformed
    return value, at


def binary_number(data, at, most):
    value, at = binary_code(data, at, 2 * most + 1)
    if value == 1:
        raise Malformed
    return (value // 2 if value % 2 == 0 else -(value // 2)), at


def binary_list(data, at, most, read=binary_number):
    numbers = []
    while True:
        number, at = read(data, at, most)
        if number == 0:
            return numbers, at
        numbers.append(number)


def plain_number(data, at, most):
    """Without a sign, not doubled; 0 only at the end of a list."""
    return binary_code(data, at, most)


def binary_frat_step(data, kind, at):
    number, clause, ids = None, [], []
    if kind == "r":
        ids, at = binary_list(data, at, 10**15, plain_number)
        return (kind, number, clause, ids), at
    number, at = plain_number(data, at, 10**15)
    if number == 0:
        raise Malformed
    clause, at = binary_list(data, at, MOST)
    if kind == "a" and data[at:at + 1] == b"l":
        ids, at = binary_list(data, at + 1, 10**15)
    return (kind, number, clause, ids), at


def binary_steps(data, form):
    at = 0
    while at < len(data):
        kind, at = data[at:at + 1].decode("latin-1"), at + 1
        if kind not in (("a", "d", "o", "f", "r") if form == "frat" else ("a", "d")):
            raise Malformed
        if form == "frat":
            step, at = binary_frat_step(data, kind, at)
            yield step
            continue
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
