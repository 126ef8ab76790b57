#!/usr/bin/env python3
"""Ctrl-C and limits end the work; threads work at the same time."""
import os
import signal
import subprocess
import sys
import threading
import time
import unittest

import boards
import puzzle2cnf

SIDE = 40
LONG = 60  # seconds, far more than any limit of time below


def hard():
    """The pigeonhole principle as a nonogram: no solver by resolution finishes."""
    lines = ["0"] + ["1"] * (2 * SIDE - 1)
    return puzzle2cnf.read(f"nonogram\n{SIDE} {SIDE}\n" + "\n".join(lines))


def many():
    """A Heyawake with more answers than can be counted."""
    rows = "\n".join("- " * 12 for _ in range(12)) + "\n" + "\n".join("1 " * 12 for _ in range(12))
    return puzzle2cnf.read(f"heyawake\n12 12\n{rows}\n")


class Stops(unittest.TestCase):
    def interrupted(self, work):
        """Runs `work`, which gets Ctrl-C as soon as it lets other threads run: from its inside."""
        begun = threading.Event()

        def interrupt():
            begun.wait()
            os.kill(os.getpid(), signal.SIGINT)

        thread = threading.Thread(target=interrupt)
        thread.start()
        before = sys.getswitchinterval()
        sys.setswitchinterval(1000)  # no other thread takes the interpreter
        try:
            begun.set()
            return work()
        finally:
            sys.setswitchinterval(before)
            thread.join()

    def test_ctrl_c_ends_what_takes_long(self):
        impossible, answers = hard(), many()
        works = (impossible.solve, impossible.unique, impossible.explain, answers.count,
                 lambda: next(impossible.enumerate()), lambda: list(answers.enumerate()),
                 lambda: impossible.check_step(None), lambda: impossible.hint(None),
                 lambda: puzzle2cnf.generate("heyawake", 50, 50, difficulty="extreme", minimal=True))
        for work in works:
            with self.assertRaises(KeyboardInterrupt):
                self.interrupted(work)

    def test_a_signal_between_answers(self):
        """Each is found at once, so no search asks; and list() runs none of Python's code."""
        def handler(number, frame):
            raise TimeoutError

        before = signal.signal(signal.SIGALRM, handler)
        self.addCleanup(signal.signal, signal.SIGALRM, before)
        signal.setitimer(signal.ITIMER_REAL, 0.2)
        with self.assertRaises(TimeoutError):
            list(many().enumerate())

    def test_a_handler_that_raises_something_else(self):
        def handler(number, frame):
            raise RuntimeError("mine")

        before = signal.signal(signal.SIGINT, handler)
        self.addCleanup(signal.signal, signal.SIGINT, before)
        with self.assertRaisesRegex(RuntimeError, "mine"):
            self.interrupted(hard().solve)

    def test_a_handler_that_raises_nothing(self):
        caught = []
        before = signal.signal(signal.SIGINT, lambda number, frame: caught.append(number))
        self.addCleanup(signal.signal, signal.SIGINT, before)
        puzzle = hard()
        with self.assertRaises(puzzle2cnf.Limit):
            self.interrupted(lambda: puzzle.solve(seconds=1))
        self.assertEqual(caught, [signal.SIGINT])

    def test_limits(self):
        for limit in ({"seconds": 0.1}, {"conflicts": 100}):
            start = time.monotonic()
            with self.assertRaises(puzzle2cnf.Limit):
                hard().solve(**limit)
            with self.assertRaises(puzzle2cnf.Limit):
                hard().check_step(None, **limit)
            self.assertLess(time.monotonic() - start, LONG)

    def test_a_limit_keeps_what_was_found(self):
        counted = many().count(conflicts=100)
        self.assertFalse(counted.complete)
        self.assertGreater(counted.count, 0)
        self.assertFalse(many().count(5).complete)
        self.assertEqual(many().count(5).count, 5)
        explained = hard().explain(conflicts=10)
        self.assertTrue(explained.limited)
        self.assertIsNone(explained.verdict)

    def test_threads_share_a_puzzle(self):
        puzzle = puzzle2cnf.read((boards.DATA / "heyawake-8x8.txt").read_text())
        answer, found = puzzle.solve(), []

        def work(seed):
            for _ in range(20):
                found.append(puzzle.solve(seed=seed) == answer and bool(puzzle.unique(seed=seed))
                             and bool(puzzle.check(puzzle.solve())) and len(puzzle.encode()[0]) > 0)

        threads = [threading.Thread(target=work, args=(seed,)) for seed in range(4)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        self.assertEqual(found, [True] * 80)

    def test_python_goes_on_and_ends_while_daemon_threads_work(self):
        """Without the release of the GIL the main thread would wait for ever."""
        script = ("import sys, threading, time, puzzle2cnf\n"
                  "sys.setswitchinterval(1000)\n"
                  "work = puzzle2cnf.read(sys.argv[1]).solve\n"
                  "for _ in range(3): threading.Thread(target=work, daemon=True).start()\n"
                  "time.sleep(0.3)\n"  # so that they ask for signals, too
                  "print('went on')\n")
        environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
        ended = subprocess.run([sys.executable, "-c", script, hard().write()], env=environment,
                               stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
                               timeout=100)
        self.assertEqual((ended.returncode, ended.stdout, ended.stderr), (0, "went on\n", ""))


if __name__ == "__main__":
    unittest.main()
