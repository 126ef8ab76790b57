"""LRAT: each clause by its hints."""


class Lrat:
    def __init__(self, clauses):
        self.clauses = dict(enumerate(clauses, 1))

    def refuted(self):
        return frozenset() in self.clauses.values()

    def take(self, kind, number, clause, ids):
        if kind == "d":
            for one in ids:
                self.clauses.pop(one, None)
            return True
        if number in self.clauses or not self.follows(clause, ids):
            return False
        self.clauses[number] = frozenset(clause)
        return True

    def hints_end(self, true, hints):
        """True for a contradiction, False for none, None for a wrong hint; `true` grows."""
        for hint in hints:
            left = [x for x in self.clauses.get(hint, (0, 0)) if -x not in true]
            if not left:
                return True
            if len(left) > 1:
                return None
            true.add(left[0])
        return False

    def follows(self, clause, hints):
        true = {-x for x in clause}
        if any(-x in true for x in true):
            return True
        starts = [i for i, hint in enumerate(hints) if hint < 0] + [len(hints)]
        end = self.hints_end(true, hints[:starts[0]])
        if end is not False:
            return bool(end)
        if not clause:
            return False
        groups = [(-hints[a], hints[a + 1:b]) for a, b in zip(starts, starts[1:])]
        if not all(self.candidate(true, clause[0], *group) for group in groups):
            return False
        needed = {number for number, other in self.clauses.items() if -clause[0] in other}
        return needed <= {number for number, _ in groups}

    def candidate(self, true, pivot, number, hints):
        other = self.clauses.get(number, frozenset())
        if -pivot not in other:
            return False
        rest = other - {-pivot}
        if rest & true or any(-x in rest for x in rest):
            return True
        return self.hints_end(true | {-x for x in rest}, hints) is True
