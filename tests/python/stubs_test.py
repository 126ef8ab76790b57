#!/usr/bin/env python3
"""The type stubs name what the module has, and everything has a docstring."""
import ast
import pathlib
import unittest

import puzzle2cnf

STUBS = pathlib.Path(__file__).resolve().parents[2] / "python" / "puzzle2cnf-stubs" / "__init__.pyi"
OF_PYTHON = {"__module__", "__doc__", "__weakref__"}


def stub_names(nodes):
    names = {node.name for node in nodes if isinstance(node, (ast.FunctionDef, ast.ClassDef))}
    return names | {node.target.id for node in nodes if isinstance(node, ast.AnnAssign)}


def public(names):
    return {name for name in names if not name.startswith("_")}


class Stubs(unittest.TestCase):
    tree = ast.parse(STUBS.read_text())

    def test_the_module(self):
        self.assertEqual(public(stub_names(self.tree.body)), public(dir(puzzle2cnf)))

    def test_classes(self):
        for node in self.tree.body:
            if isinstance(node, ast.ClassDef):
                found = vars(getattr(puzzle2cnf, node.name))
                stubs = public(stub_names(node.body))
                have = public(found) - {"get", "keys", "values", "items"}  # of a Mapping
                self.assertEqual(stubs, have, node.name)

    def test_arguments(self):
        for node in ast.walk(self.tree):
            if isinstance(node, ast.FunctionDef) and hasattr(puzzle2cnf, node.name):
                doc = getattr(puzzle2cnf, node.name).__doc__
                for argument in [*node.args.args, *node.args.kwonlyargs]:
                    if argument.arg != "self":
                        self.assertIn(f"{argument.arg}: ", doc)

    def test_docstrings(self):
        things = {"module": puzzle2cnf}
        for name in public(dir(puzzle2cnf)):
            things[name] = getattr(puzzle2cnf, name)
            if isinstance(things[name], type) and not issubclass(things[name], Exception):
                things.update((f"{name}.{member}", value) for member, value in vars(things[name]).items()
                              if not member.startswith("_"))
        for name, thing in things.items():
            lines = [line for line in (thing.__doc__ or "").splitlines() if "->" not in line]
            self.assertTrue("".join(lines).strip(), name)


if __name__ == "__main__":
    unittest.main()
