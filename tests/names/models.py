"""Models of outside solvers, and whether names are true in them."""
import collections
import re
import subprocess

from names.claims import Claims, Untrue, parse
from names.graph import text_of


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


def parts_of(variable_map):
    """The variables of conditions inside rules."""
    return [each for each in variable_map["auxiliary"] if parse(each["name"])[0] == "part"]


def check_parts(solver, cnf, variable_map, true):
    """What a condition says is left to the text of the rules; but the values of the slots decide it, and the
    conditions inside an instance of a rule are counted from 1 on."""
    parts = parts_of(variable_map)
    counted = collections.Counter()
    for each in parts:
        instance, number = parse(each["name"])[1]
        counted[instance] += 1
        key = instance.split("-")[0]
        if not re.search(rf"^rule {key} ", text_of(variable_map["puzzle"]), re.M):
            raise Untrue(f"{each['name']}: there is no rule {key}")
        if int(number) != counted[instance] or each["sense"] != "<=>":
            raise Untrue(f"{each['name']} is condition {counted[instance]}, {each['sense']}")
    if not parts:
        return
    literals = {literal for slot in variable_map["slots"] for literal in slot["values"].values()}
    units = [[literal if true[abs(literal)] == (literal > 0) else -literal] for literal in literals]
    other = [-each["variable"] if true[each["variable"]] else each["variable"] for each in parts]
    if has_model(solver, cnf, [*units, other]):
        raise Untrue("the values of the slots do not decide all conditions")


def has_model(solver, cnf, clauses):
    """Whether the formula with these clauses has a model."""
    lines = cnf.read_text().splitlines()
    head = next(i for i, line in enumerate(lines) if line.startswith("p "))
    _, _, variables, count = lines[head].split()
    lines[head] = f"p cnf {variables} {int(count) + len(clauses)}"
    more = cnf.with_suffix(".more.cnf")
    more.write_text("\n".join([*lines, *(" ".join(map(str, [*clause, 0])) for clause in clauses), ""]))
    code = subprocess.run([*solver, more], capture_output=True, check=False, timeout=60).returncode
    if code not in (10, 20):
        raise Untrue(f"{' '.join(solver)} ended with {code}")
    return code == 10


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
        word, arguments = parse(each["name"])
        if word == "part":  # see check_parts
            families[word, each["sense"], "true" if true[each["variable"]] else "false"] += 1
            continue
        claim, value = claims(each["name"]), true[each["variable"]]
        if word == "merge" and len(arguments) > 3:
            word = "merged"  # of some places of two halves
        if {"<=>": claim != value, "=>": value and not claim, "<=": claim and not value}[each["sense"]]:
            raise Untrue(f"variable {each['variable']} is {value}, {each['sense']} {each['name']}")
        families[word, each["sense"], "true" if claim else "false"] += 1
    return families


def notices_exchanged_names(variable_map, true):
    """Names of the sense <=> of which one is true and one is not change places."""
    exact = [each for each in variable_map["auxiliary"]
             if each["sense"] == "<=>" and parse(each["name"])[0] != "part"]
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
