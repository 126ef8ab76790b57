#!/usr/bin/env python3
"""The clauses and names of encode() mean the puzzle, by a solver that is not the library's."""
import array
import shutil
import subprocess
import unittest

import boards
import puzzle2cnf


def model_of(clauses):
    """A model by unit propagation and branching, or None: literals, of all variables."""
    variables = max(abs(literal) for clause in clauses for literal in clause)
    trail, todo = [], [(list(map(tuple, clauses)), [])]
    while todo:
        rest, trail = todo.pop()
        rest, trail = propagate(rest, trail)
        if rest is None:
            continue
        if not rest:
            known = set(trail)
            return [v if v in known else -v for v in range(1, variables + 1)]
        branch = rest[0][0]
        todo += [(rest, [*trail, -branch]), (rest, [*trail, branch])]
    return None


def propagate(clauses, trail):
    known = set(trail)
    while True:
        rest, units = [], set()
        for clause in clauses:
            if known.isdisjoint(clause):
                clause = tuple(x for x in clause if -x not in known)
                if not clause:
                    return None, trail
                rest.append(clause)
                if len(clause) == 1:
                    units.add(clause[0])
        if not units:
            return rest, sorted(known)
        if any(-x in units for x in units):
            return None, trail
        known |= units
        clauses = rest


def solve_by_program(clauses):
    """The program cadical, which is handed the lists as DIMACS."""
    variables = max(abs(literal) for clause in clauses for literal in clause)
    lines = [f"p cnf {variables} {len(clauses)}"]
    lines += [" ".join(map(str, [*clause, 0])) for clause in clauses]
    printed = subprocess.run(["cadical", "-q"], input="\n".join(lines), text=True,
                             stdout=subprocess.PIPE, check=False).stdout
    return [int(word) for line in printed.splitlines() if line.startswith("v")
            for word in line[1:].split() if word != "0"] or None


class Formula(unittest.TestCase):
    def test_plain_lists(self):
        clauses, names = puzzle2cnf.encode(puzzle2cnf.read(boards.TINY[0]))
        self.assertIs(type(clauses), list)
        self.assertTrue(all(type(clause) is list for clause in clauses))
        self.assertTrue(all(type(literal) is int and literal for clause in clauses for literal in clause))
        self.assertEqual(names["r2c3=1"], 6)

    def test_the_clauses_are_those_of_the_bytes(self):
        for sample in boards.SAMPLES:
            puzzle = puzzle2cnf.read(sample.read_text())
            lines = puzzle.encode_bytes().decode().splitlines()
            written = [[int(word) for word in line.split()][:-1] for line in lines
                       if line[:1] not in ("c", "p")]
            self.assertEqual(puzzle.encode()[0], written)

    def test_all_answers_of_tiny_boards(self):
        for text in boards.TINY:
            puzzle = puzzle2cnf.read(text)
            clauses, names = puzzle.encode()
            found = []
            while (model := model_of(clauses)) is not None:
                answer = puzzle.decode(model)
                self.assertTrue(all((literal in model) == (answer[name.split("=")[0]] == int(name.split("=")[1]))
                                    for name, literal in names.items()))
                found.append(answer.list())
                clauses.append([-literal for literal in names.values() if literal in model] +
                               [literal for literal in names.values() if -literal in model])
            self.assertEqual(sorted(found), boards.all_answers(puzzle), text)

    @unittest.skipUnless(shutil.which("cadical"), "cadical is not installed")
    def test_samples_by_a_solver_outside(self):
        for sample in boards.SAMPLES:
            puzzle = puzzle2cnf.read(sample.read_text())
            for form in ({}, {"connectivity": "elimination", "cardinality": "auto"}):
                model = solve_by_program(puzzle.encode(**form)[0])
                self.assertEqual(puzzle.decode(model), puzzle.solve())

    def test_models_that_are_none(self):
        puzzle = puzzle2cnf.read(boards.TINY[0])
        with self.assertRaises(puzzle2cnf.Fault):
            puzzle.decode([1, 2])
        for model in ([0, 1], [0, 0], [-2**31], [2**40]):
            with self.assertRaises(ValueError):
                puzzle.decode(model)
        for model in (3, None, "1 2 0", b"12", [1.0], ["1"], [None]):
            with self.assertRaises(TypeError):
                puzzle.decode(model)

    def test_a_model_is_any_iterable_with_a_0_or_without(self):
        puzzle = puzzle2cnf.read(boards.TINY[0])
        model = model_of(puzzle.encode()[0])
        answer = puzzle.decode(model)
        for form in (tuple(model), set(model), dict.fromkeys(model), iter(model), array.array("l", model),
                     (literal for literal in model), map(int, [*model, 0]), [*model, 0]):
            self.assertEqual(puzzle.decode(form), answer)

        def broken():
            yield 1
            raise KeyError("here")

        with self.assertRaisesRegex(KeyError, "here"):
            puzzle.decode(broken())


if __name__ == "__main__":
    unittest.main()
