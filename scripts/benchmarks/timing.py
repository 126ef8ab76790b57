"""Running programs and putting figures in tables."""
import json
import os
import pathlib
import resource
import shutil
import signal
import statistics
import subprocess
import time

ROOT = pathlib.Path(__file__).resolve().parents[2]
BUILD = ROOT / "build" / "release"
PROGRAM = BUILD / "puzzle2cnf"
TESTS = BUILD / "tests"
TURNS = 5


def all_kinds():
    """Their names."""
    return [kind["name"] for kind in json.loads(output([PROGRAM, "puzzles", "--json"]))["puzzles"]]


def there(program):
    return shutil.which(str(program)) is not None


def run(command, limit=None, **options):
    """Seconds of wall time, or None when the limit was reached; the output is thrown away."""
    start = time.perf_counter()
    try:
        subprocess.run([str(word) for word in command], stdout=subprocess.DEVNULL,
                       stderr=subprocess.DEVNULL, stdin=subprocess.DEVNULL, timeout=limit,
                       check=False, **options)
    except subprocess.TimeoutExpired:
        return None
    return time.perf_counter() - start


def times(command):
    """Seconds of processor time and of wall time, the start of the process included.

    The output is thrown away."""
    words = [str(word) for word in command]
    start = time.perf_counter()
    nowhere = [(os.POSIX_SPAWN_OPEN, stream, os.devnull, os.O_RDWR, 0) for stream in range(3)]
    process = os.posix_spawnp(words[0], words, os.environ, file_actions=nowhere)
    _, _, usage = os.wait4(process, 0)
    return usage.ru_utime + usage.ru_stime, time.perf_counter() - start


def cpu(command, limit, good=(10, 30), out=subprocess.DEVNULL):
    """Seconds of processor time, or None when the limit was reached.

    The output is thrown away, or goes to this file. Any other exit code than the good ones is an error, unless the limit
    was near, which the kernel counts in ticks: some solvers catch its signal. Any other signal than
    the limit's is a crash. 30: clasp has found a model and knows that it is one of several."""
    process = subprocess.Popen([str(word) for word in command], stdout=out,
                               stderr=subprocess.DEVNULL, stdin=subprocess.DEVNULL,
                               preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_CPU,
                                                                     (limit, limit + 1)))
    _, status, usage = os.wait4(process.pid, 0)
    process.returncode = os.waitstatus_to_exitcode(status)
    seconds = usage.ru_utime + usage.ru_stime
    if process.returncode in good:
        return seconds
    near = process.returncode >= 0 and seconds > 3 / 4 * limit
    if near or -process.returncode in (signal.SIGXCPU, signal.SIGKILL):
        return None
    raise RuntimeError(f"{' '.join(map(str, command))} left with {process.returncode}")


def peak_memory(command):
    """Seconds of processor time and the most MB (of 10^6 bytes) in memory."""
    process = subprocess.Popen([str(word) for word in command], stdout=subprocess.DEVNULL,
                               stderr=subprocess.DEVNULL, stdin=subprocess.DEVNULL)
    _, status, usage = os.wait4(process.pid, 0)
    process.returncode = os.waitstatus_to_exitcode(status)
    if process.returncode != 0:
        raise RuntimeError(f"{command[0]} left with {process.returncode}")
    return usage.ru_utime + usage.ru_stime, usage.ru_maxrss * 1024 / 1e6


def output(command, **options):
    return subprocess.run([str(word) for word in command], stdout=subprocess.PIPE, text=True,
                          check=False, **options).stdout


def median(values):
    """The median; None (a limit reached) counts as larger than all."""
    ordered = sorted(values, key=lambda value: (value is None, value or 0))
    return ordered[len(ordered) // 2] if None in ordered else statistics.median(ordered)


def in_turns(measures, turns=TURNS):
    """Medians of functions that give seconds, A B C, A B C, ..."""
    results = {name: [] for name in measures}
    for _ in range(turns):
        for name, measure in measures.items():
            results[name].append(measure())
    return {name: median(values) for name, values in results.items()}


def one_process(files, *options, limit=None):
    """Rows of bench_one_process: dicts with file, result and figures."""
    names = ["file", "result", "parse", "encode", "solve", "total", "variables", "clauses", "cuts",
             "rounds", "megabytes", "conflicts"]
    try:
        text = output([TESTS / "bench_one_process", *options, *files], timeout=limit)
    except subprocess.TimeoutExpired:
        return []
    rows = [dict(zip(names, line.split("\t"))) for line in text.splitlines()]
    for row in rows:
        for name in names[2:]:
            row[name] = float(row[name])
    return rows


def milliseconds(seconds):
    if seconds is None:
        return "-"
    value = 1000 * seconds
    return f"{value:.3g}" if value < 1000 else f"{value:.0f}"


def table(head, rows):
    lines = [head, ["---"] * len(head), *rows]
    return "".join("| " + " | ".join(str(cell) for cell in line) + " |\n" for line in lines)


def section(title, command, text):
    return f"## {title}\n\n`scripts/bench {command}`\n\n{text}"


def machine():
    model = next((line.split(":")[1].strip() for line in open("/proc/cpuinfo", encoding="utf-8")
                  if line.startswith("model name")), "unknown processor")
    return f"{os.cpu_count()} cores, {model}"
