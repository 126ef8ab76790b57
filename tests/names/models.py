"""Models of outside solvers, and whether names are true in them."""
import collections
import re
import subprocess

from names.claims import Claims, Untrue, parse


def model_of(solver, cnf, variables):
    try:
        run = subprocess.run([*solver, cnf], capture_output=True, text=True, check=False, timeout=60)
    except subprocess.TimeoutExpired:
        return None
    if run.returncode != 10:
        return None
    true = [None] + [False] * variables
    for line in run.stdout.splitlines():
        if line.startswith("v"):
            for literal in map(int, line[1:].split()):
                if literal:
                    true[abs(literal)] = literal > 0
    return true


def explain(variable_map, true):
    """Checks every auxiliary variable; how often names of each family claim what is so."""
    claims = Claims(variable_map, true)
    slots = max((abs(literal) for slot in variable_map["slots"] for literal in slot["values"].values()),
                default=0)
    auxiliary = variable_map["auxiliary"]
    if [each["variable"] for each in auxiliary] != list(range(slots + 1, variable_map["variables"] + 1)):
        raise Untrue("a variable has no name")
    if len({each["name"] for each in auxiliary}) != len(auxiliary):
        raise Untrue("two variables have one name")
    families = collections.Counter()
    for each in auxiliary:
        if re.search(r"\s|--", each["name"]):
            raise Untrue(f"{each['name']} has a blank or --")
        claim, value = claims(each["name"]), true[each["variable"]]
        word, arguments = parse(each["name"])
        if word == "merge" and len(arguments) > 3:
            word = "merged"  # of some places of two halves
        if {"<=>": claim != value, "=>": value and not claim, "<=": claim and not value}[each["sense"]]:
            raise Untrue(f"variable {each['variable']} is {value}, {each['sense']} {each['name']}")
        families[word, each["sense"], "true" if claim else "false"] += 1
    return families


def notices_exchanged_names(variable_map, true):
    """Names of the sense <=> of which one is true and one is not change places."""
    exact = [each for each in variable_map["auxiliary"] if each["sense"] == "<=>"]
    one = next((each for each in exact if true[each["variable"]]), None)
    two = next((each for each in exact if not true[each["variable"]]), None)
    if not one or not two:
        return None
    one["name"], two["name"] = two["name"], one["name"]
    try:
        explain(variable_map, true)
        return False
    except (Untrue, KeyError):
        return True
    finally:
        one["name"], two["name"] = two["name"], one["name"]
