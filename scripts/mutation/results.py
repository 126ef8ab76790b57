"""What became of each mutant: kept between runs, and printed."""
from . import drawing

ARGUED = "scripts/mutation/equivalent.txt"
REFUSED = "refused"  # behind the switch; not the end of it
STATES = ("died", "survived", "unreached", "no program")


class Results:
    """STATE | PATH | LINE OF TEXT | CHANGE | BY, a line each."""

    def __init__(self, file):
        self.file = file
        self.states = {}
        self.refused = set()
        for line in file.read_text().splitlines() if file.exists() else ():
            state, *key, by = line.split("\t")
            if state == REFUSED:
                self.refused.add(tuple(key))
            else:
                self.states[tuple(key)] = (state, by)

    def write(self, state, mutant, by):
        with open(self.file, "a", encoding="utf-8") as out:
            out.write("\t".join([state, *mutant.key, by]) + "\n")

    def refuse(self, mutants):
        for mutant in mutants:
            self.refused.add(mutant.key)
            self.write(REFUSED, mutant, "")

    def add(self, mutant, state, by=""):
        self.states[mutant.key] = (state, by)
        self.write(state, mutant, by)

    def state(self, mutant):
        return self.states.get(mutant.key, ("", ""))[0]


def argued(root):
    """PATH | LINE OF TEXT | CHANGE | REASON: mutants that no test can see."""
    return {tuple(key): reason for _, (*key, reason) in drawing.fields(root, ARGUED, 4)}


def figure(died, left):
    whole = died + left
    return f"{100 * died / whole:.1f} % of {whole}" if whole else "no mutant"


def table(mutants, results, arguments):
    """Survivors by file, then the figures of the rooms and of all."""
    tried = [mutant for mutant in mutants if results.state(mutant) in STATES[:3]]
    alive = [mutant for mutant in tried if results.state(mutant) != "died"]
    open_ones = [mutant for mutant in alive if mutant.key not in arguments]
    yield "Survivors:"
    for mutant in open_ones:
        yield f"  {mutant}" + (", which no test reaches" if results.state(mutant) == "unreached" else "")
        yield f"      {mutant.text}"
    yield "Argued to be equivalent:"
    for mutant in alive:
        if mutant.key in arguments:
            yield f"  {mutant}: {arguments[mutant.key]}"
    for room in (*dict.fromkeys(mutant.path.split("/")[0] for mutant in tried), ""):
        here = [mutant for mutant in tried if mutant.path.startswith(room)]
        lost = [mutant for mutant in open_ones if mutant.path.startswith(room)]
        gone = sum(results.state(mutant) == "died" for mutant in here)
        yield f"{room or 'all'}: {gone} died, {len(lost)} survived, " \
            f"{len(here) - gone - len(lost)} argued: {figure(gone, len(lost))}"
    none = sum(results.state(mutant) == "no program" for mutant in mutants)
    yield f"{len(mutants)} drawn, {none} of them are no program, {len(mutants) - none - len(tried)} not tried"
