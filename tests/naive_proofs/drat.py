"""DRAT and FRAT: unit propagation, RUP and RAT by their definitions."""
from naive_proofs import lrat


def propagate(clauses, literals):
    """All literals that follow, or None for a contradiction."""
    literals = set(literals)
    if any(-x in literals for x in literals):
        return None
    again = True
    while again:
        again = False
        for clause in clauses:
            if any(x in literals for x in clause):
                continue
            left = [x for x in clause if -x not in literals]
            if not left:
                return None
            if len(left) == 1:
                literals.add(left[0])
                again = True
    return literals


def is_rup(clauses, fixed, clause):
    return propagate(clauses, fixed | {-x for x in clause}) is None


def is_rat(clauses, fixed, clause):
    if not clause or clause[0] in fixed or -clause[0] in fixed:
        return False
    candidates = [other for other in clauses if -clause[0] in other]
    return all(is_rup(clauses, fixed, [*clause, *(other - {-clause[0]})]) for other in candidates)


def is_rup_by_hints(by_hints, clause, ids):
    true = {-x for x in clause}
    return any(-x in true for x in true) or by_hints.hints_end(true, ids) is True


class Drat:
    """Clauses, and the literals that stay."""

    def __init__(self, clauses, rat):
        self.clauses = list(clauses)
        self.rat = rat
        self.fixed = propagate(clauses, ())

    def refuted(self):
        return self.fixed is None

    def take(self, kind, _number, clause, _ids):
        """False for a wrong step."""
        if kind == "d":
            if frozenset(clause) in self.clauses:
                self.clauses.remove(frozenset(clause))
            return True
        return self.add(clause)

    def add(self, clause):
        if not is_rup(self.clauses, self.fixed, clause):
            if not self.rat or not is_rat(self.clauses, self.fixed, clause):
                return False
        self.clauses.append(frozenset(clause))
        self.fixed = propagate(self.clauses, self.fixed)
        return True


class Frat(Drat):
    """The same with numbers. Clauses of the formula without a number count, too."""

    def __init__(self, clauses):
        super().__init__(clauses, True)
        self.unnumbered = list(clauses)
        self.ids = {}
        self.wrong_hints = 0

    def take(self, kind, number, clause, ids):
        if kind == "f":
            return True
        if kind == "r":
            return self.renumber(ids)
        if kind == "d":
            return self.delete(number, frozenset(clause))
        if kind == "a" and ids and not self.hints_hold(clause, ids):
            self.wrong_hints += 1
        if number in self.ids:
            return False
        self.ids[number] = frozenset(clause)
        return self.claim(frozenset(clause)) if kind == "o" else self.add(clause)

    def hints_hold(self, clause, ids):
        """As in LRAT; a candidate without a number cannot be named."""
        by_hints = lrat.Lrat([])
        by_hints.clauses = dict(self.ids)
        if is_rup_by_hints(by_hints, clause, ids):
            return True
        if is_rup(self.clauses, self.fixed, clause) or not is_rat(self.clauses, self.fixed, clause):
            return False
        rest = list(self.clauses)
        for one in self.ids.values():
            rest.remove(one)
        return not any(-clause[0] in other for other in rest) and by_hints.follows(clause, ids)

    def claim(self, clause):
        if clause not in self.unnumbered:
            return False
        self.unnumbered.remove(clause)
        return True

    def delete(self, number, clause):
        if self.ids.get(number) != clause:
            return False
        del self.ids[number]
        self.clauses.remove(clause)
        return True

    def renumber(self, ids):
        old, new = ids[::2], ids[1::2]
        if len(old) != len(new) or not set(old) <= set(self.ids) or len(set(old)) < len(old):
            return False
        moved = [self.ids.pop(number) for number in old]
        for number, clause in zip(new, moved):
            if number in self.ids or number <= 0:
                return False
            self.ids[number] = clause
        return True
