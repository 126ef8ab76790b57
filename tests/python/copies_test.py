#!/usr/bin/env python3
"""All that the module gives can be copied, pickled and sent to other processes; and nothing is made without it."""
import concurrent.futures
import copy
import functools
import multiprocessing
import pickle
import subprocess
import sys
import unittest

import boards
import puzzle2cnf

RULES = """rules 1
puzzle dots "shade cells"
answer shaded: shading on cells
rule apart "no two touch": apart shaded
"""


def results():
    """An object of each class, and of each way in which they differ."""
    kenken = puzzle2cnf.read((boards.DATA / "kenken-4x4.txt").read_text())
    several = puzzle2cnf.read(boards.TINY[6])
    none = puzzle2cnf.read("nonogram\n2 2\n2\n1\n1\n1\n")
    wrong = kenken.hint({"r2c1": 2})
    return [kenken, kenken.slots[3], kenken.solve(), kenken.state({"r1c1": 4}),
            kenken.check(kenken.solve()), kenken.check([[1, 2, 3, 4]] * 4),
            kenken.unique(), several.unique(), none.unique(), several.count(), several.count(2),
            kenken.explain(), none.explain(), wrong, kenken.hint().steps[0],
            kenken.hint().steps[0].concludes[0], none.explain().contradiction,
            puzzle2cnf.check_proof("p cnf 1 2\n1 0\n-1 0\n", "0\n"),
            puzzle2cnf.rules(RULES), puzzle2cnf.rules(RULES).read("dots\n1 1\n"),
            puzzle2cnf.check_proof("p cnf 2 2\n1 2 0\n-1 2 0\n", "0\n")]


def public_members(thing):
    """Of an object its properties, by name; of others the object itself."""
    if not type(thing).__module__ == "puzzle2cnf":
        return [public_members(part) for part in thing] if isinstance(thing, list) else thing
    members = {name: getattr(thing, name) for name in dir(thing)
               if not name.startswith("_") and not callable(getattr(thing, name))}
    return str(thing), {name: public_members(member) for name, member in members.items()}


def classes():
    return [thing for thing in vars(puzzle2cnf).values()
            if isinstance(thing, type) and not issubclass(thing, Exception)]


def functions():
    return {name: thing for name, thing in vars(puzzle2cnf).items()
            if callable(thing) and not isinstance(thing, type) and not name.startswith("_")}


def square(text):
    """Work for a pool that returns results of the module."""
    puzzle = puzzle2cnf.read(text)
    return puzzle.unique(), puzzle.explain()


class Copies(unittest.TestCase):
    def test_results(self):
        found = results()
        self.assertEqual({type(result) for result in found}, {c for c in classes() if c.__name__[0] != "_"})
        for result in found:
            pickles = [pickle.loads(pickle.dumps(result, protocol)) for protocol in range(2, 6)]
            for other in (*pickles, copy.copy(result), copy.deepcopy(result)):
                self.assertIs(type(other), type(result))
                self.assertEqual(public_members(other), public_members(result))
                self.assertEqual(other, result)
                self.assertEqual(len({other, result}), 1)

    def test_results_that_differ(self):
        found = results()
        for i, one in enumerate(found):
            for other in found[:i]:
                self.assertNotEqual(one, other)

    def test_functions(self):
        self.assertGreater(len(functions()), 10)
        for name, function in functions().items():
            self.assertIs(pickle.loads(pickle.dumps(function)), function)
            self.assertIs(copy.deepcopy(function), function)
            self.assertEqual((function.__name__, function.__qualname__, function.__module__),
                             (name, name, "puzzle2cnf"))

    def test_methods(self):
        puzzle = results()[0]
        for method in (puzzle.solve, puzzle.write, puzzle2cnf.Puzzle.solve):
            again = pickle.loads(pickle.dumps(method))
            self.assertEqual(again() if method != puzzle2cnf.Puzzle.solve else again(puzzle),
                             method() if method != puzzle2cnf.Puzzle.solve else puzzle.solve())

    def test_errors(self):
        with self.assertRaises(puzzle2cnf.InputError) as caught:
            puzzle2cnf.read("kenken\n4 x\n")
        again = pickle.loads(pickle.dumps(caught.exception))
        self.assertEqual((str(again), again.line, again.column), (str(caught.exception), 2, 3))

    def test_a_pool_of_processes(self):
        puzzles = [puzzle2cnf.read(text) for text in boards.TINY]
        context = multiprocessing.get_context("spawn")  # in which nothing is inherited
        with concurrent.futures.ProcessPoolExecutor(2, mp_context=context) as pool:
            self.assertEqual(list(pool.map(puzzle2cnf.unique, puzzles)), [p.unique() for p in puzzles])
            self.assertEqual(list(pool.map(functools.partial(puzzle2cnf.count, seed=1), puzzles)),
                             [p.count() for p in puzzles])
            self.assertEqual(list(pool.map(square, boards.TINY)), [square(text) for text in boards.TINY])
            with self.assertRaisesRegex(puzzle2cnf.InputError, "expected 4 columns") as caught:
                pool.submit(puzzle2cnf.read, "kenken\n4 x\n").result()
            self.assertEqual((caught.exception.line, caught.exception.column), (2, 3))

    def test_no_object_is_made_without_a_value(self):
        for made in classes():
            class Derived(made):
                pass
            for new in (made, made.__new__, made.__mro__[1].__new__, object.__new__):
                for wanted in ((made,), (Derived,)) if new is not made else ((),):
                    with self.assertRaises(TypeError):
                        new(*wanted)
            with self.assertRaises(TypeError):
                Derived()

    def test_what_is_restored_is_checked(self):
        puzzle = results()[0]
        for state in ((puzzle, [1]), (puzzle, [9] * 16)):
            with self.assertRaises(ValueError):
                puzzle2cnf._restore(puzzle2cnf.Answer, *state)
        with self.assertRaises(TypeError):
            puzzle2cnf._restore(puzzle2cnf.Slot, "r1c1")

    def test_help_and_places_of_warnings(self):
        shown = subprocess.run([sys.executable, "-c", "import puzzle2cnf; help(puzzle2cnf.solve)"],
                               capture_output=True, text=True, check=True).stdout
        self.assertIn("An Answer, or None where there is none.", shown)
        with self.assertWarns(UserWarning) as caught:
            puzzle2cnf.read("https://puzz.link/p?slither/v:odd/3/3/3h2k", lenient=True)
        self.assertEqual(caught.filename, __file__)


if __name__ == "__main__":
    unittest.main()
