"""Real puzzles as files that the program reads, in a temporary folder."""
import atexit
import json
import os
import pathlib
import shutil
import tempfile

from benchmarks.timing import ROOT, TESTS, output

_folder = pathlib.Path(tempfile.mkdtemp(prefix="puzzle2cnf-bench-"))
atexit.register(shutil.rmtree, _folder, True)


def temporary(name):
    path = _folder / name
    path.parent.mkdir(parents=True, exist_ok=True)
    return path


def corpus():
    path = pathlib.Path(os.environ.get("PUZZLE2CNF_CORPUS") or ROOT.parent / "shared" / "corpus")
    return path if path.is_dir() else None


def puzzlekit(kind):
    """All published puzzles of a kind, as our own text."""
    names = {"kenken": "KenKen", "lits": "LITS"}
    folder = {"lits": "other"}.get(kind, kind)
    data = corpus() / folder / "puzzlekit" / f"{names.get(kind, kind.capitalize())}_dataset.json"
    files = []
    for name, entry in json.loads(data.read_text(encoding="utf-8"))["data"].items():
        path = temporary(f"{kind}/{name}.txt")
        problem = entry["problem"].strip()
        if kind == "nurikabe":  # some heads have too many rows
            head, *rows = problem.split("\n")
            problem = "\n".join([f"{len(rows)} {head.split()[1]}", *rows])
        path.write_text(f"{kind}\n{problem}\n", encoding="utf-8")
        files.append(path)
    return files


def published(kind):
    """Those of puzzlekit, or of URLs where it has none."""
    try:
        return puzzlekit(kind)
    except FileNotFoundError:
        return urls(kind)


def urls(kind):
    """A file for each URL of a kind with the name that pzpr has for it: samples, and those of ppbench."""
    folder = corpus() / "pzpr-urls"
    found = set()
    for line in (folder / "pzprjs-sample-urls.tsv").read_text(encoding="utf-8").splitlines()[1:]:
        pid, rest, *_ = line.split("\t")
        found |= {f"{pid}/{rest}"} if pid == kind else set()
    for line in (folder / "ppbench-golden300.tsv").read_text(encoding="utf-8").splitlines()[1:]:
        pid, _, _, url, *_ = line.split("\t")
        found |= {url.partition("%22")[0].partition("&id=")[0]} if pid == kind else set()  # some have a tail
    files = []
    for number, url in enumerate(sorted(found), 1):
        path = temporary(f"urls/{kind}-{number:02}.txt")
        path.write_text(url + "\n", encoding="utf-8")
        files.append(path)
    return files


def hashi_group(islands):
    return sorted((corpus() / "hashi" / "coelho2019" / str(islands)).glob("*.has"))


def survey():
    return sorted((corpus() / "nonogram" / "webpbn-survey").glob("*.non"))


def tournament(every=1):
    """25 column clues, then 25 row clues for each puzzle, after a line "$number"."""
    files = []
    for question in sorted((corpus() / "nonogram" / "tournament" / "question").iterdir()):
        blocks = question.read_text(encoding="utf-8").replace("\r", "").split("$")[1:]
        for block in blocks[::every]:
            number, *lines = block.split("\n")
            clues = [" ".join(line.split()) or "0" for line in lines[:50]]
            clues += ["0"] * (50 - len(clues))
            path = temporary(f"tournament/{question.stem}-{int(number):04}.txt")
            path.write_text("nonogram\n25 25\n" + "\n".join(clues) + "\n", encoding="utf-8")
            files.append(path)
    return files


def random_board(kind, first, second, seed):
    path = temporary(f"random/{kind}-{first}-{second}-{seed}.txt")
    path.write_text(output([TESTS / "bench_random_board", kind, first, second, seed]),
                    encoding="utf-8")
    return path
