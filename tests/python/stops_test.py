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
LONG = 5  # seconds that an end may take on a machine with much else to do


def hard():
    """The pigeonhole principle as a nonogram: no solver by resolution finishes."""
    lines = ["0"] + ["1"] * (2 * SIDE - 1)
    return puzzle2cnf.read(f"nonogram\n{SIDE} {SIDE}\n" + "\n".join(lines))


def many():
    """A Heyawake with more answers than can be counted."""
    rows = "\n".join("- " * 12 for _ in range(12)) + "\n" + "\n".join("1 " * 12 for _ in range(12))
    return puzzle2cnf.read(f"heyawake\n12 12\n{rows}\n")


class Stops(unittest.TestCase):
    def interrupt_after(self, seconds):
        timer = threading.Timer(seconds, os.kill, (os.getpid(), signal.SIGINT))
        timer.start()
        self.addCleanup(timer.join)

    def test_ctrl_c_ends_what_takes_long(self):
        impossible = hard()
        works = (impossible.solve, impossible.unique, impossible.explain, many().count,
                 lambda: impossible.check_step(None), lambda: impossible.hint(None),
                 lambda: puzzle2cnf.generate("heyawake", 50, 50, difficulty="extreme", minimal=True))
        for work in works:
            start = time.monotonic()
            self.interrupt_after(0.3)
            with self.assertRaises(KeyboardInterrupt):
                work()
            self.assertLess(time.monotonic() - start, LONG)

    def test_a_handler_that_raises_something_else(self):
        def handler(number, frame):
            raise RuntimeError("mine")

        before = signal.signal(signal.SIGINT, handler)
        self.addCleanup(signal.signal, signal.SIGINT, before)
        self.interrupt_after(0.2)
        with self.assertRaisesRegex(RuntimeError, "mine"):
            hard().solve()

    def test_a_handler_that_raises_nothing(self):
        caught = []
        before = signal.signal(signal.SIGINT, lambda number, frame: caught.append(number))
        self.addCleanup(signal.signal, signal.SIGINT, before)
        self.interrupt_after(0.2)
        with self.assertRaises(puzzle2cnf.Limit):
            hard().solve(seconds=1)
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
        counted = many().count(seconds=0.3)
        self.assertFalse(counted.complete)
        self.assertGreater(counted.count, 0)
        self.assertFalse(many().count(5).complete)
        self.assertEqual(many().count(5).count, 5)
        explained = hard().explain(seconds=0.3)
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

    def test_python_goes_on_while_a_thread_works(self):
        """Without the release of the GIL the loop would begin when the work has ended."""
        ended = []

        def work():
            with self.assertRaises(puzzle2cnf.Limit):
                hard().solve(seconds=1)
            ended.append(True)

        thread = threading.Thread(target=work)
        thread.start()
        turns = 0
        while thread.is_alive() and not ended:
            turns += 1
            time.sleep(0.001)
        thread.join()
        self.assertGreater(turns, 10)

    def test_python_ends_while_a_daemon_thread_works(self):
        script = ("import sys, threading, time, puzzle2cnf\n"
                  "work = puzzle2cnf.read(sys.argv[1]).solve\n"
                  "for _ in range(3): threading.Thread(target=work, daemon=True).start()\n"
                  "time.sleep(0.3)\n")
        environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
        ended = subprocess.run([sys.executable, "-c", script, hard().write()], env=environment,
                               stderr=subprocess.PIPE, text=True, timeout=60)
        self.assertEqual((ended.returncode, ended.stderr), (0, ""))


if __name__ == "__main__":
    unittest.main()
