#!/usr/bin/env python3
"""enumerate() gives each answer once, looks only as far as it is asked, and ends at limits and Ctrl-C."""
import itertools
import threading
import unittest

import boards
import puzzle2cnf
from stops_test import hard, many


class Enumerate(unittest.TestCase):
    def test_all_answers_of_tiny_boards(self):
        sizes = set()
        for text in boards.TINY:
            puzzle = puzzle2cnf.read(text)
            found = list(puzzle2cnf.enumerate(puzzle))
            self.assertEqual(sorted(answer.list() for answer in found), boards.all_answers(puzzle))
            self.assertEqual(list(puzzle.enumerate()), found)
            sizes.add(len(found))
        self.assertTrue({0, 1} < sizes)

    def test_an_answer_at_a_time(self):
        answers = many().enumerate()
        self.assertIs(iter(answers), answers)
        first = list(itertools.islice(answers, 10))
        first += itertools.islice(answers, 10)
        self.assertEqual(len(set(first)), 20)

    def test_the_end_stays_the_end(self):
        answers = puzzle2cnf.read(boards.TINY[6]).enumerate()
        self.assertEqual(len(list(answers)), 6)
        self.assertEqual(list(answers), [])

    def test_limits_keep_what_came_before(self):
        answers, found = many().enumerate(conflicts=100), []
        with self.assertRaises(puzzle2cnf.Limit):
            found.extend(iter(answers.__next__, None))
        self.assertGreater(len(found), 0)
        self.assertEqual(list(answers), [])
        for limit in ({"seconds": 0.2}, {"conflicts": 1000}):
            with self.assertRaises(puzzle2cnf.Limit):
                next(hard().enumerate(**limit))
        for limit in ({"seconds": -1}, {"conflicts": -1}):
            with self.assertRaises(ValueError):
                hard().enumerate(**limit)

    def test_one_thread_at_a_time(self):
        answers, errors = hard().enumerate(seconds=1), []

        def work():
            try:
                next(answers)
            except (ValueError, puzzle2cnf.Limit) as error:
                errors.append(type(error))

        threads = [threading.Thread(target=work) for _ in range(2)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        self.assertEqual(sorted(error.__name__ for error in errors), ["Limit", "ValueError"])

    def test_an_iterator_lives_longer_than_its_puzzle(self):
        self.assertEqual(len(list(puzzle2cnf.read(boards.TINY[6]).enumerate())), 6)


if __name__ == "__main__":
    unittest.main()
