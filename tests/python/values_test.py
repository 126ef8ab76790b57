#!/usr/bin/env python3
"""Answers, states and puzzles as objects of Python."""
import collections.abc
import pickle
import unittest

import boards
import puzzle2cnf


class Values(unittest.TestCase):
    def setUp(self):
        self.puzzle = puzzle2cnf.read((boards.DATA / "kenken-4x4.txt").read_text())
        self.answer = self.puzzle.solve()

    def test_an_answer_is_a_mapping(self):
        self.assertIsInstance(self.answer, collections.abc.Mapping)
        self.assertEqual(list(self.answer), [slot.name for slot in self.puzzle.slots])
        self.assertEqual(dict(self.answer), self.answer)
        self.assertEqual({**self.answer}, dict(self.answer.items()))
        self.assertEqual(list(self.answer.values()), self.answer.list())
        self.assertEqual(self.answer.get("r9c9", 7), 7)
        self.assertNotIn("r9c9", self.answer)
        with self.assertRaises(KeyError):
            self.answer["r9c9"]

    def test_rows_and_texts(self):
        rows = self.answer.rows()
        self.assertEqual([len(row) for row in rows], [4] * 4)
        self.assertEqual(rows[1][2], self.answer["r2c3"])
        self.assertEqual(str(self.answer), self.answer.text())
        for form in (rows, self.answer.text(), self.answer.list(), dict(self.answer)):
            self.assertEqual(self.puzzle.answer(form), self.answer)
            self.assertTrue(self.puzzle.check(form))

    def test_a_broken_rule_is_named(self):
        rows = self.answer.rows()
        rows[0][0] = rows[0][1]
        found = self.puzzle.check(rows)
        self.assertFalse(found or found.ok)
        self.assertIn("row 1", found.broken)

    def test_an_open_value_is_none(self):
        state = self.puzzle.state({"r1c2": 3})
        self.assertEqual(len(state), 1)
        self.assertEqual(state.rows()[0], [None, 3, None, None])
        self.assertEqual(self.puzzle.state(state.text()), state)
        with self.assertRaisesRegex(ValueError, "whole answer"):
            self.puzzle.check(state)

    def test_wrong_values(self):
        for values in ({"r9c9": 1}, {"r1c1": 5}, [1], [[1, 2]], [[1]] * 4, [2**70] * 16, self.short_row()):
            with self.assertRaises(ValueError):
                self.puzzle.check_step(values)
        for values in (3, {"r1c1": "x"}, {1: 1}, [1.5] * 16, [object()] * 16):
            with self.assertRaises(TypeError):
                self.puzzle.check_step(values)

    def test_an_answer_has_a_value_for_each_slot(self):
        for values in ([1], [1] * 17, [9] * 16, {"r1c1": 5}, [], set()):
            with self.assertRaises(ValueError):
                self.puzzle.state(values)

    def test_a_text_that_is_no_utf_8(self):
        for values in ("\ud800", {"\ud800": 1}):
            with self.assertRaises(ValueError):
                self.puzzle.state(values)

    def test_a_number_that_changes_its_list(self):
        class Changes:
            def __init__(self, values, number):
                self.values, self.number = values, number

            def __index__(self):
                self.values[1:] = [1] * 15
                return self.number

        values = self.answer.list()
        values[0] = Changes(values, values[0])
        self.assertEqual(self.puzzle.state(values), self.answer)

    def test_equal_states_of_boards_of_two_sizes_have_one_hash(self):
        small = puzzle2cnf.read("kenken\n2 2\n3+ .\n2 1\n1 1\n2 3\n")
        one, other = ({board.state({"r1c1": 1})} for board in (small, self.puzzle))
        self.assertEqual(one, other)

    def short_row(self):
        return [*self.answer.rows()[:3], [1]]

    def test_kinds_without_rows(self):
        hashi = puzzle2cnf.read((boards.DATA / "hashi-7x7.txt").read_text())
        with self.assertRaisesRegex(ValueError, "no rows"):
            hashi.solve().rows()

    def test_pickle_and_equality(self):
        self.assertEqual(pickle.loads(pickle.dumps(self.puzzle)), self.puzzle)
        copy = pickle.loads(pickle.dumps(self.answer))
        self.assertEqual(copy, self.answer)
        self.assertEqual(copy.puzzle, self.puzzle)
        self.assertEqual(len({copy, self.answer}), 1)
        self.assertNotEqual(self.answer, self.puzzle.state(None))
        larger = puzzle2cnf.read((boards.DATA / "kenken-6x6.txt").read_text()).state({"r1c2": 3})
        self.assertEqual(larger, self.puzzle.state({"r1c2": 3}))
        self.assertEqual(len({larger, self.puzzle.state({"r1c2": 3})}), 1)
        self.assertNotEqual(self.answer, 3)

    def test_drawings(self):
        self.assertTrue(self.answer._repr_svg_().startswith("<svg"))
        self.assertEqual(self.answer.svg(), self.puzzle.svg(self.answer))
        self.assertNotEqual(self.puzzle.svg(), self.answer.svg())


if __name__ == "__main__":
    unittest.main()
