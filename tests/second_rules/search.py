"""All answers of a board, by trying all values.

A board has slots, each with the values that it may have, and rules. A rule has a name, the slots that it speaks of,
and says of their values whether it holds; it is asked as soon as all of them have a value. Nothing else prunes.
"""
import collections
import itertools

Rule = collections.namedtuple("Rule", "name scope holds")
Stated = collections.namedtuple("Stated", "grid slots rules")  # slots: from slot to its values


def answers(stated, rng=None, tries=None):
    """Each answer as a tuple in the order of the slots: with `rng` in a random order, or those of some tries."""
    given = {rule.scope[0] for rule in stated.rules if len(rule.scope) == 1}
    order = sorted(stated.slots, key=lambda slot: slot not in given)
    place = {slot: depth for depth, slot in enumerate(order)}
    values = [rng.sample(stated.slots[slot], len(stated.slots[slot])) if rng else stated.slots[slot] for slot in order]
    checks = [[] for _ in order]
    for rule in stated.rules:
        if rule.scope:
            scope = [place[slot] for slot in rule.scope]
            checks[max(scope)].append((rule.holds, scope))
        elif not rule.holds([]):
            return
    result = [place[slot] for slot in stated.slots]
    for chosen in assignments(values, checks, tries):
        yield tuple(chosen[depth] for depth in result)


def assignments(values, checks, tries):
    """All choices of one of each of the `values` that pass the checks of their depth; all are one list."""
    chosen, left = [None] * len(values), [iter(values[0])] if values else []
    if not values:
        yield chosen
    for _ in itertools.count() if tries is None else range(tries):
        if not left:
            return
        depth = len(left) - 1
        for chosen[depth] in left[depth]:
            if all(holds([chosen[at] for at in scope]) for holds, scope in checks[depth]):
                if depth + 1 == len(values):
                    yield chosen
                else:
                    left.append(iter(values[depth + 1]))
                    break
        else:
            left.pop()


def broken(stated, answer):
    """The names of the rules that an answer breaks."""
    value = dict(zip(stated.slots, answer))
    return {rule.name for rule in stated.rules if not rule.holds([value[slot] for slot in rule.scope])}


def without(stated, name):
    return Stated(stated.grid, stated.slots, [rule for rule in stated.rules if rule.name != name])
