#!/usr/bin/env python3
"""The module and the command agree."""
import unittest

import boards
import puzzle2cnf


def without_comments(text):
    return "".join(line for line in text.splitlines(True) if not line.startswith("#"))


NOT_MADE = {"usoone"}  # there is no generator


class Agreement(unittest.TestCase):
    def puzzles(self):
        for sample in boards.SAMPLES:
            yield puzzle2cnf.read(sample.read_text())
        for text in boards.TINY:
            yield puzzle2cnf.read(text)
        for kind, side in (("heyawake", 6), ("hashi", 7), ("nonogram", 6), ("kenken", 5)):
            yield from boards.made(kind, side, 10)

    def test_all_kinds_are_here(self):
        kinds = {puzzle.kind for puzzle in self.puzzles()}
        self.assertEqual(kinds, set(puzzle2cnf.kinds()))

    def test_answers_and_verdicts(self):
        verdicts = []
        for puzzle in self.puzzles():
            printed, code = boards.run("solve", "-", text=puzzle.write())
            answer = puzzle.solve()
            self.assertEqual(code, 0 if answer else 1, puzzle.write())
            if answer:
                self.assertEqual(answer.text(), without_comments(printed))
                self.assertTrue(puzzle.check(printed))
                self.assertEqual(puzzle.answer(printed), answer)
            found = puzzle.unique()
            self.assertEqual(boards.run("unique", "-", text=puzzle.write())[1], 0 if found else 1)
            verdicts.append(found.verdict)
        self.assertEqual(set(verdicts), {"none", "unique", "several"})

    def test_formulas(self):
        for puzzle in self.puzzles():
            printed, _ = boards.run("encode", "-", text=puzzle.write())
            self.assertEqual(puzzle.encode_bytes().decode(), printed)
            printed, _ = boards.run("encode", "-", "--connectivity", "elimination",
                                    "--cardinality", "totalizer", text=puzzle.write())
            self.assertEqual(puzzle.encode_bytes(connectivity="elimination",
                                                 cardinality="totalizer").decode(), printed)

    def test_counts(self):
        for text in boards.TINY:
            puzzle = puzzle2cnf.read(text)
            counted = puzzle.count()
            self.assertTrue(counted.complete)
            self.assertEqual(int(counted), len(boards.all_answers(puzzle)))
            printed, _ = boards.run("count", "-", text=text)
            self.assertEqual(str(counted.count), printed.split()[0])

    def test_explanations(self):
        for sample in boards.SAMPLES:
            if "12x12" in sample.name:
                continue
            printed, _ = boards.run("explain", sample)
            steps = puzzle2cnf.read(sample.read_text()).explain().steps
            self.assertTrue(steps)
            for step in steps:
                self.assertIn(step.sentence, printed)

    def test_new_puzzles(self):
        for number, kind in enumerate(puzzle2cnf.kinds()):
            if number >= 9 and number % 4 != 0 or kind in NOT_MADE:  # those after the first share their code
                continue
            puzzle, answer = puzzle2cnf.generate(kind, 6, 6, seed=5)
            printed, _ = boards.run("generate", kind, "--rows", 6, "--cols", 6, "--seed", 5)
            self.assertEqual(puzzle.write(), without_comments(printed))
            self.assertTrue(puzzle.check(answer))
            self.assertEqual(puzzle.unique().first, answer)

    def test_drawings_and_formats(self):
        for sample in boards.SAMPLES:
            puzzle = puzzle2cnf.read(sample.read_text())
            printed, _ = boards.run("show", sample, "--to", "svg")
            self.assertEqual(puzzle._repr_svg_(), printed)
            self.assertEqual(puzzle2cnf.read(puzzle.write("json")), puzzle)


if __name__ == "__main__":
    unittest.main()
