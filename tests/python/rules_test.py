#!/usr/bin/env python3
"""Kinds of puzzles whose rules are a text."""
import concurrent.futures
import copy
import multiprocessing
import pickle
import unittest

import puzzle2cnf

TWINS = """rules 1
puzzle twins "shade pairs"
given clue: number 0..4 on cells, clues, "a number of cells"
answer shaded: shading on cells
rule twin "{c} has one twin": each c in cells: c is shaded implies shaded in neighbours of c = 1
rule clue "{c} has {clue of c} shaded neighbours":
  each c in cells with number clue: shaded in neighbours of c = clue of c
"""
BOARD = "twins\n1 3\n1 - -\n"


class Rules(unittest.TestCase):
    def setUp(self):
        self.kind = puzzle2cnf.rules(TWINS)

    def test_a_kind_reads_its_puzzles_and_others(self):
        puzzle = self.kind.read(BOARD)
        self.assertEqual((puzzle.kind, self.kind.name, puzzle.rules), ("twins", "twins", TWINS))
        self.assertEqual(int(puzzle.count()), 2)
        self.assertEqual(puzzle.check([0, 1, 0]).broken, "broken rule: r1c2 has one twin")
        self.assertIn(f"c rules {self.kind.hash}\n".encode(), puzzle.encode_bytes())
        kenken = self.kind.read("kenken\n2 2\n3+ .\n2 1\n1 1\n2 3\n")
        self.assertEqual((kenken.kind, kenken.rules), ("kenken", ""))
        with self.assertRaisesRegex(puzzle2cnf.InputError, "expected the name of a puzzle"):
            puzzle2cnf.read(BOARD)

    def test_wrong_rules_have_a_place(self):
        with self.assertRaisesRegex(puzzle2cnf.InputError, "rules:1:7: expected ") as caught:
            puzzle2cnf.rules("rules 2\n")
        self.assertEqual((caught.exception.line, caught.exception.column), (1, 7))

    def test_kinds_and_their_puzzles_are_values(self):
        puzzle = self.kind.read(BOARD)
        for thing in (self.kind, puzzle, puzzle.solve(), puzzle.unique()):
            for other in (copy.copy(thing), pickle.loads(pickle.dumps(thing))):
                self.assertEqual(other, thing)
                self.assertEqual(hash(other), hash(thing))
        other = puzzle2cnf.rules(TWINS + "# another\n")
        self.assertNotEqual(other, self.kind)
        self.assertNotEqual(other.read(BOARD), puzzle)
        context = multiprocessing.get_context("spawn")
        with concurrent.futures.ProcessPoolExecutor(1, mp_context=context) as pool:
            self.assertEqual(pool.submit(puzzle2cnf.unique, puzzle).result(), puzzle.unique())

    def test_puzzles_outlive_their_kind(self):
        puzzle = self.kind.read(BOARD)
        for _ in range(10_000):
            self.kind = puzzle2cnf.rules(TWINS)
        self.assertEqual(puzzle.explain().verdict, "several")


if __name__ == "__main__":
    unittest.main()
