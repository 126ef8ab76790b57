"""Values for the options: good ones for each, and wrong ones for all."""

FLAG = [()]
ENDINGS = ("txt", "svg", "png", "txt.gz", "txt.bz2", "txt.xz", "txt.zst")

# By the option's name, or the verb and the name where verbs differ. Each value is the words that
# follow the option, with more options where it needs them; NAME stands for a puzzle's sample, SLOT
# and VALUE for its first slot and a value of it.
VALUES = {
    "--output": [(f"out.{ending}",) for ending in ENDINGS] + [("-",)],
    "hint --output": [(f"out.{ending}",) for ending in ("txt", "html", "svg", "html.gz")],
    "explain --output": [(f"out.{ending}",) for ending in ("txt", "html", "svg", "html.gz")],
    "help --man": [(), ("formats",)],
    "--slot": [("SLOT",), ("nowhere",)],
    "--first": [("2",), ("1000",)],
    "--last": [("3",), ("1000",)],
    "--force": [("-o", "there.txt"), ("-o", "there.svg"), ("-o", "new.txt"), ()],
    "encode --to": [("cnf",), ("opb",), ("wcnf",), ("wcnf-old",)],
    "show --to": [("txt",), ("svg",), ("png",)],
    "generate --output": [(f"out.{ending}",) for ending in ENDINGS] + [("out-%.txt",), ("out-%.svg", "--count", "3")],
    "--count": [("3",), ("12",)],
    "--boards": [("3",)],
    "--difficulty": [("easy",), ("normal",)],
    "--minimal": [("--rows", "5")],
    "--fewest": [("--rows", "4")],
    "--like": [("kenken-4x4.txt",), ("there.txt",)],
    "--room-size": [("8",)],
    "--room-shape": [("any",)],
    "--clued": [("50",)],
    "--winding": [("40",)],
    "--island-size": [("4",)],
    "--region-size": [("4",)],
    "--symmetry": [("none",)],
    "--islands": [("25",)],
    "--doubles": [("50",)],
    "--loops": [("0",)],
    "--max-bridges": [("3",)],
    "--no-loops": [("yes",)],
    "--density": [("60",)],
    "--picture": [("random",)],
    "--solvable": [("any",)],
    "--cage-size": [("3",)],
    "--cages": [("even",)],
    "--operations": [("+",), ("+-*",)],
    "--hidden-operators": [("100",)],
    "--squares": [("cyclic",)],
    "--stars": [("2",)],
    "--top": [("3",)],
    "--total": [("4",)],
    "--connectivity": [("cuts",), ("layers",), ("elimination",), ("frontier",), ("paper",)],
    "--switch-after": [("never",), ("1",)],
    "--cardinality": [("network",), ("totalizer",), ("direct",), ("auto",)],
    "--depth": [("1",), ("2",), ("1000",)],
    "--block": [("NAME.answer",), ("NAME.answer", "--block", "NAME.answer")],
    "--map": [("map.json",), ("there.txt",), ("map.json.gz",)],
    "--time-limit": [("1000",), ("99.5",)],
    "--memory-limit": [("4000",)],
    "--max-cells": [("4",), ("10000000",)],
    "--given": [("SLOT=VALUE",), ("SLOT=VALUE", "--given", "SLOT=VALUE"), ("SLOT=99",),
                ("nowhere=1",), ("SLOT",), ("SLOT=",)],
    "--rows": [("6",), ("1",)],
    "--kind": [("kenken",), ("nothing",)],
    "--column": [("url",), ("1",)],
    "--rules": [("own.rules",), ("there.txt",)],
    "verify --rows": [("rows.jsonl",), ("no-puzzle.txt",)],
    "--cols": [("7",), ("1",)],
    "--seed": [("0",), ("7",)],
    "--conflict-limit": [("1",), ("100000",)],
    "--presolve": [("on",), ("off",)],
    "--proof": [("proof.drat",), ("proof.drat.gz",), ("proof",)],
    "--solver": [("minisat",), ("cadical -q",), ("cryptominisat5",), ("false",), ("not-installed",),
                 ("sh -c 'cat {cnf} >&2; exit 3'",), ("echo s UNSATISFIABLE {stdin}",), ("'open quote",)],
    "--format": [("text",), ("sat",)],
    "--shuffle": [("0",), ("7",)],
    "--shuffled": [("7",)],
    "--unshuffle": [("7",)],
    "--tar": [("out.tar",), ("there.txt",)],
    "--tex": [("out.tex",), ("there.txt",)],
    "--trim": [("core.drat",), ("there.txt",), ("core.drat.gz",)],
    "--lrat": [("core.lrat",), ("there.txt",), ("core.lrat.gz",)],
    "check-proof --format": [("drat",), ("lrat",), ("frat",), ("rup",)],
    "--threads": [("1",), ("2",)],
    "--color": [("auto",), ("always",), ("never",)],
    "--limit": [("1",), ("2",), ("1000",)],
    "--answer": [("1",), ("2",)],
    "--position": [("NAME.answer",), ("there.txt",)],
    "--method": [("threshold",), ("dither",), ("squares",)],
    "--threshold": [("0",), ("100",), ("255",), ("auto",)],
    "batch --output": [],  # each command of batch has it
    "--manifest": [("manifest.txt",), ("no-file.txt",)],
    "--do": [("count",)],
    "--into": [("formulas",)],
    "--jobs": [("1",), ("0",)],
    "--shard": [("1/1",), ("2/2",), ("3/2",), ("env",)],
    "--order": [("input",), ("longest-first",)],
    "report --output": [(f"out.{ending}",) for ending in ("html", "csv", "csv.gz", "svg")],
    "--csv": [("out.csv",), ("there.txt",), ("out.svg",)],
    "--puzzles": [("kenken-4x4.txt",), ("there.txt",)],
    "--hardest": [("0",), ("3",)],
    "--time": [("cpu",), ("wall",)],
    "--sheet": [("sheet.svg",), ("sheet.png",), ("sheet.txt",)],
}

WRONG = ("", "x", "0", "-1", "1.5", "1e10", "99999999999999999999", "there.txt", "no/such/file")


def values(verb, option, formats):
    """The words after an option; a KeyError for one that this file does not know."""
    name = option.names[0]
    if not option.value:
        return VALUES.get(name, FLAG)
    if name in ("--from", "--to") and f"{verb} {name}" not in VALUES:
        return [(form,) for form in formats]
    found = VALUES.get(f"{verb} {name}") or VALUES.get(name)
    if found is None:
        raise SystemExit(f"no values for {name} of {verb}: scripts/comparison/options.py needs some")
    return found
