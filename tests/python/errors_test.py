#!/usr/bin/env python3
"""Errors with their places, limits, wrong arguments."""
import pickle
import unittest

import boards
import puzzle2cnf


class Errors(unittest.TestCase):
    def test_a_text_that_cannot_be_read(self):
        with self.assertRaisesRegex(puzzle2cnf.InputError, "expected a number") as caught:
            puzzle2cnf.read("heyawake\n3 x\n")
        self.assertEqual((caught.exception.line, caught.exception.column), (2, 3))
        self.assertIsInstance(caught.exception, puzzle2cnf.Error)
        self.assertIsInstance(caught.exception, ValueError)

    def test_an_answer_that_cannot_be_read(self):
        puzzle = puzzle2cnf.read((boards.DATA / "kenken-4x4.txt").read_text())
        with self.assertRaises(puzzle2cnf.InputError) as caught:
            puzzle.check(puzzle.solve().text().replace("1", "9", 1))
        self.assertGreater(caught.exception.line, 1)

    def test_a_format_that_cannot_carry_it(self):
        puzzle = puzzle2cnf.read((boards.DATA / "kenken-4x4.txt").read_text())
        with self.assertRaisesRegex(puzzle2cnf.InputError, "cannot carry") as caught:
            puzzle.write("has")
        self.assertEqual((caught.exception.line, caught.exception.column), (0, 0))

    def test_rules_of_its_own(self):
        url = "https://puzz.link/p?slither/v:odd/3/3/3h2k"
        with self.assertRaisesRegex(puzzle2cnf.InputError, "this one has rules of its own"):
            puzzle2cnf.read(url)
        with self.assertWarnsRegex(UserWarning, "this one has rules of its own"):
            puzzle = puzzle2cnf.read(url, lenient=True)
        self.assertIn("v:odd", puzzle.write("puzzlink"))
        self.assertEqual(pickle.loads(pickle.dumps(puzzle)), puzzle)

    def test_bytes_are_texts(self):
        self.assertEqual(puzzle2cnf.read(boards.TINY[0].encode()), puzzle2cnf.read(boards.TINY[0]))

    def test_wrong_arguments(self):
        puzzle = puzzle2cnf.read(boards.TINY[0])
        for wrong in (lambda: puzzle.solve(seconds=-1), lambda: puzzle.solve(conflicts=-1),
                      lambda: puzzle.count(-1), lambda: puzzle.write("?"),
                      lambda: puzzle2cnf.read("x", format="?"), lambda: puzzle.hint(slot="r9c9"),
                      lambda: puzzle.encode(connectivity="?"), lambda: puzzle.encode_bytes(cardinality="?"),
                      lambda: puzzle2cnf.generate("?"), lambda: puzzle2cnf.generate(puzzle.kind, number=0),
                      lambda: puzzle2cnf.generate(puzzle.kind, style={"?": 1})):
            with self.assertRaises(ValueError):
                wrong()
        with self.assertRaises(TypeError):
            puzzle.solve(5)
        with self.assertRaises(TypeError):
            puzzle2cnf.solve("heyawake")

    def test_proofs(self):
        formula = "p cnf 1 2\n1 0\n-1 0\n"
        self.assertTrue(puzzle2cnf.check_proof(formula, "0\n"))
        found = puzzle2cnf.check_proof(b"p cnf 2 2\n1 2 0\n-1 2 0\n", b"0\n")
        self.assertFalse(found)
        self.assertTrue(found.problem)
        self.assertEqual(found.bad_step, 1)
        with self.assertRaises(puzzle2cnf.InputError) as caught:
            puzzle2cnf.check_proof("p cnf 1 1\nx 0\n", "")
        self.assertEqual(caught.exception.line, 2)


if __name__ == "__main__":
    unittest.main()
