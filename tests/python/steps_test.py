#!/usr/bin/env python3
"""check_step and hint against brute force."""
import random
import unittest

import boards
import puzzle2cnf


def agrees(answer, state):
    return all(value is None or value == known for known, value in zip(answer, state))


class Steps(unittest.TestCase):
    def test_check_step_is_ok_exactly_when_an_answer_agrees(self):
        draw = random.Random(7)
        seen = {True: 0, False: 0}
        for text in boards.TINY:
            puzzle = puzzle2cnf.read(text)
            answers = boards.all_answers(puzzle)
            for _ in range(60):
                state = [draw.choice([None, *range(slot.lo, slot.hi + 1)]) for slot in puzzle.slots]
                found = puzzle2cnf.check_step(puzzle, state)
                wanted = any(agrees(answer, state) for answer in answers)
                self.assertEqual(found["ok"], wanted, (text, state))
                seen[wanted] += 1
                self.check_reasons(puzzle, state, found)
        self.assertGreater(min(seen.values()), 20)

    def check_reasons(self, puzzle, state, found):
        if found["ok"]:
            self.assertEqual((found["rules"], found["facts"]), ([], []))
            return
        self.assertTrue(found["rules"] or found["facts"])
        named = {slot.name: value for slot, value in zip(puzzle.slots, state)}
        for fact in found["facts"]:
            self.assertIsNotNone(named[fact.slot], "a fact is of the state")
            self.assertEqual(named[fact.slot] == fact.value, fact.holds)

    def test_the_forms_of_a_state(self):
        puzzle = puzzle2cnf.read((boards.DATA / "heyawake-8x8.txt").read_text())
        answer = puzzle.solve()
        wrong = {"r1c1": 1 - answer["r1c1"]}
        as_list = [wrong.get(slot.name) for slot in puzzle.slots]
        as_rows = [as_list[i:i + 8] for i in range(0, 64, 8)]
        state = puzzle.state(wrong)
        for form in (wrong, as_list, as_rows, tuple(map(tuple, as_rows)), state, state.text()):
            found = puzzle.check_step(form)
            self.assertFalse(found["ok"])
            self.assertEqual(list(map(str, found["facts"])), ["r1c1=0"])
        for form in (None, {}, answer, answer.text(), answer.rows()):
            self.assertTrue(puzzle.check_step(form)["ok"])

    def test_hints_lead_to_the_answer(self):
        for name in ("heyawake-6x6", "hashi-7x7", "kenken-4x4"):
            puzzle = puzzle2cnf.read((boards.DATA / f"{name}.txt").read_text())
            answer = puzzle.solve()
            state = puzzle.state(None)
            while len(state) < len(answer):
                hint = puzzle.hint(state)
                self.assertEqual(hint.verdict, "unique")
                self.assertGreater(len(hint.known), len(state))
                self.assertLessEqual(dict(hint.known).items(), dict(answer).items())
                state = hint.known

    def test_a_hint_for_a_slot_and_for_a_mistake(self):
        puzzle = puzzle2cnf.read((boards.DATA / "heyawake-6x6.txt").read_text())
        answer = puzzle.solve()
        self.assertEqual(puzzle.hint(slot="r4c4").known["r4c4"], answer["r4c4"])
        self.assertEqual(puzzle.hint({"r4c4": 1 - answer["r4c4"]}).wrong, ["r4c4"])

    def test_a_hint_in_words_says_why_there_is_no_answer(self):
        puzzle = puzzle2cnf.read("nonogram\n2 2\n2\n1\n1\n1\n")
        hint = puzzle.hint()
        self.assertEqual(hint.verdict, "none")
        heading, *reasons = str(hint).splitlines()
        self.assertEqual(heading, "no answer: these contradict each other")
        self.assertEqual(reasons, ["- " + rule for rule in hint.contradiction.rules])
        wrong = puzzle2cnf.read((boards.DATA / "heyawake-6x6.txt").read_text())
        state = {"r4c4": 1 - wrong.solve()["r4c4"]}
        self.assertTrue(str(wrong.hint(state)).startswith("wrong in the state: r4c4\n"))


if __name__ == "__main__":
    unittest.main()
