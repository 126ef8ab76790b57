#!/usr/bin/env python3
"""What scripts/bench kinds makes of a tiny set, and what it hands to other solvers.

  tests/house/kinds_bench_test.py PROGRAM BENCH_STORED_PUZZLES
"""
import json
import pathlib
import subprocess
import sys
import tempfile

sys.dont_write_bytecode = True
ROOT = pathlib.Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "scripts"))

from benchmarks import kinds, noqx  # noqa: E402

GRID = "4 4\n- - 1 -\n- - - 2\n1 - - -\n- - - -\n"
ROOMS = "1 1 2 2\n1 1 2 2\n3 3 4 4\n3 3 4 4\n"
ANSWER = "4 4\n2 3 1 4\n4 1 3 2\n1 4 2 3\n3 2 4 1\n"
SET = {"right": {"problem": "4 4\n2 3 1 -\n4 1 3 -\n1 4 2 -\n- - - -\n" + ROOMS, "solution": ANSWER},
       "another": {"problem": "4 4\n" + "- - - -\n" * 4 + ROOMS, "solution": ANSWER},
       "odd": {"problem": "4 4\n- - 1 -\n", "solution": ANSWER},
       "wrong": {"problem": GRID + ROOMS, "solution": ANSWER.replace("2 3 1 4", "2 3 1 1")},
       "bare": {"problem": "4 4\n2 3 1 4\n4 1 3 2\n1 4 2 3\n- - - -\n" + ROOMS, "solution": ""}}


def row_of_set(program, stored):
    kinds.PROGRAM = program
    with tempfile.TemporaryDirectory() as folder:
        path = pathlib.Path(folder) / "other" / "puzzlekit" / "JigsawSudoku_dataset.json"
        path.parent.mkdir(parents=True)
        path.write_text(json.dumps({"data": SET}), encoding="utf-8")
        lines = subprocess.run([stored, folder, "jigsawsudoku"], stdout=subprocess.PIPE, text=True, check=True).stdout
    entries = [json.loads(line) for line in lines.splitlines()]
    return kinds.row_of("jigsawsudoku", entries, kinds.judge("jigsawsudoku", entries))


def check_row(row):
    want = {"puzzles": 5, "malformed": 2, "solved": 3, "unique": 2, "equal": 1, "other": 0, "several": 1, "open": 0,
            "which malformed": "odd wrong", "which several": "another"}
    got = {name: row[name] for name in want}
    assert got == want, got


def check_boards():
    """Clues, margins and lines between regions of the boards for noqx."""
    board = noqx.Board({"puzzle": "tilepaint", "margins": {"top": [1, None], "left": [None, 2]},
                        "regions": [[1, 2], [1, 1]]})
    assert board.edge == {(0, 1, "left", "normal"): True, (1, 1, "top", "normal"): True}, board.edge
    assert board.text == {(-1, 0, "center", "corner_bottom_left"): 1, (1, -1, "center", "corner_top_right"): 2}
    board = noqx.Board({"puzzle": "aqre", "rooms": [[1, 2]], "clues": [None, 3]})
    assert board.text == {(0, 1, "center", "normal"): 3}, board.text
    board = noqx.Board({"puzzle": "yajilin", "arrows": [["2<", None]]})
    assert board.text == {(0, 0, "center", "arrow_left"): 2}, board.text
    try:
        noqx.Board({"puzzle": "lits", "regions": [[None, 1]]})
        raise AssertionError("a board without a region was taken")
    except noqx.Unlike:
        pass


def main(program, stored):
    check_row(row_of_set(program, stored))
    check_boards()
    kinds_there = set(kinds.all_kinds())
    assert set(noqx.SOLVERS) <= kinds_there, set(noqx.SOLVERS) - kinds_there
    assert [entry["id"] for entry in kinds.evenly([{"id": k} for k in range(50)])] == list(range(0, 40, 2))


if __name__ == "__main__":
    main(*sys.argv[1:])
