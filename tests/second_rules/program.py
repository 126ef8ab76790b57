"""What the program says of boards."""
import json
import pathlib
import subprocess
import tempfile


class Program:
    def __init__(self, path):
        self.path = path

    def run(self, *words, codes=(0, 1)):
        done = subprocess.run([self.path, *words], text=True, capture_output=True, timeout=600)
        if done.returncode not in codes:
            raise SystemExit(f"{' '.join(map(str, words))}: exit code {done.returncode}\n{done.stderr}{done.stdout[:500]}")
        return done

    def kinds(self):
        return [kind["name"] for kind in json.loads(self.run("puzzles", "--json").stdout)["puzzles"]]

    def enumerate(self, boards):
        """For each board its answers as JSON."""
        with tempfile.TemporaryDirectory() as folder:
            path = pathlib.Path(folder) / "boards.jsonl"
            path.write_text("".join(json.dumps(board) + "\n" for board in boards))
            reports = json.loads(self.run("enumerate", "--json", "-q", path).stdout)
        reports = reports if isinstance(reports, list) else [reports]
        assert len(reports) == len(boards) and all(report["complete"] for report in reports)
        return [report["solutions"] for report in reports]

    def verifies(self, board, solution):
        """It may also be refused as no answer of the board, where a number is larger than any can be."""
        with tempfile.TemporaryDirectory() as folder:
            paths = [pathlib.Path(folder) / name for name in ("board.json", "answer.json")]
            for path, what in zip(paths, (board, solution)):
                path.write_text(json.dumps(what))
            return self.run("verify", "-q", *paths, codes=(0, 1, 3)).returncode == 0
