#!/usr/bin/env python3
"""The rules of kinds a second time, from their publishers' words: random boards have the same answers.

  tests/second_rules_test.py PROGRAM [KIND...]     with PUZZLE2CNF_DEEP=1 a thousand boards of each kind

All answers of a board are found by trying all values (second_rules/search.py) and compared with those of
`enumerate`; right answers and wrong ones are given to `verify`. The comparison must notice each rule that is
left out here: the answers of some board must change, and `verify` must refuse what only that rule forbids.
"""
import collections
import itertools
import os
import random
import sys

sys.dont_write_bytecode = True

from second_rules import forms  # noqa: E402
from second_rules.kinds import KINDS  # noqa: E402
from second_rules.program import Program  # noqa: E402
from second_rules.search import answers, broken, without  # noqa: E402

# How many boards, of these with answers given to `verify`, and that a rule alone must change.
BOARDS, VERIFIED, LEFT_OUT = (1000, 200, 20) if os.environ.get("PUZZLE2CNF_DEEP") else (30, 10, 1)
MOST_ANSWERS = 200
TRIES = 20_000  # for an answer that breaks one rule
Board = collections.namedtuple("Board", "data stated answers")


class Judge:
    def __init__(self, program, kind):
        self.program, self.kind = program, kind
        self.rng = random.Random(os.environ.get("PUZZLE2CNF_SEED", "") + kind.name)
        self.boards = [self.board() for _ in range(BOARDS)]
        self.faults = []
        self.verified = 0

    def board(self):
        while True:
            data = self.kind.draw(self.rng)
            stated = self.kind.state(data)
            found = list(itertools.islice(answers(stated), MOST_ANSWERS + 1))
            if len(found) <= MOST_ANSWERS:
                return Board({"format": 1, "puzzle": self.kind.name, **data}, stated, found)

    def compare(self):
        for board, solutions in zip(self.boards, self.program.enumerate([board.data for board in self.boards])):
            ours, theirs = set(board.answers), [self.read(board, solution) for solution in solutions]
            if len(theirs) != len(set(theirs)):
                self.faults.append(f"{board.data}: an answer twice")
            for answer in sorted(set(theirs) ^ ours)[:3]:
                self.faults.append(f"{board.data}: only {'here' if answer in ours else 'there'}: "
                                   f"{self.write(board, answer)}, breaks {sorted(broken(board.stated, answer))}")

    def read(self, board, solution):
        return forms.read(board.stated, solution, self.kind.layers)

    def write(self, board, answer):
        return forms.write(board.stated, answer, self.kind.layers)

    def verify(self):
        for board in self.boards[:VERIFIED]:
            if board.answers:
                self.ask(board, self.rng.choice(board.answers))
            self.ask(board, self.altered(board))

    def altered(self, board):
        """An answer with another value in one slot, or any values."""
        slots = board.stated.slots
        if not board.answers:
            return tuple(map(self.rng.choice, slots.values()))
        answer = list(self.rng.choice(board.answers))
        place = self.rng.randrange(len(answer))
        answer[place] = self.rng.choice(list(slots.values())[place])
        return tuple(answer)

    def ask(self, board, answer):
        self.verified += 1
        solution, names = self.write(board, answer), sorted(broken(board.stated, answer))
        if self.program.verifies(board.data, solution) != (not names):
            self.faults.append(f"{board.data}: verify {'refuses' if not names else 'takes'} {solution}, breaks {names}")

    def leave_out(self):
        """Of each rule on how many boards it alone forbids an answer, up to some; this must be refused."""
        count = collections.Counter({rule.name: 0 for board in self.boards for rule in board.stated.rules})
        for name in count:
            for board, wrong in itertools.islice(self.only_broken(name), LEFT_OUT):
                count[name] += 1
                self.ask(board, wrong)
            if not count[name]:
                self.faults.append(f"the rule {name} decides no board")
        return count

    def only_broken(self, name):
        """Boards with an answer that breaks this rule alone."""
        for board in self.boards:
            right = set(board.answers)
            found = answers(without(board.stated, name), tries=TRIES)
            for wrong in itertools.islice((answer for answer in found if answer not in right), 1):
                yield board, wrong

    def report(self):
        self.compare()
        decides = self.leave_out()
        self.verify()
        counts = collections.Counter(min(len(board.answers), 2) for board in self.boards)
        print(f"{self.kind.name:12} {len(self.boards):5} boards: {counts[0]} without an answer, {counts[1]} with one, "
              f"{counts[2]} with several; {self.verified} answers verified; boards that a rule alone changes: "
              + ", ".join(f"{name} {count}" for name, count in decides.items()), flush=True)
        for fault in self.faults:
            print(f"  {fault}")
        return not self.faults


def main():
    program = Program(sys.argv[1])
    there = program.kinds()
    kinds = [kind for kind in KINDS if kind.name in (sys.argv[2:] or there)]
    return 0 if all([Judge(program, kind).report() for kind in kinds]) else 1


if __name__ == "__main__":
    sys.exit(main())
