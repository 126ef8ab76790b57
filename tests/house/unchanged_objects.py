#!/usr/bin/env python3
"""Prints the objects of a build that a copy of its tree would make in the same way.

    ninja -C BUILD -t deps | unchanged_objects.py TREE BUILD COPY

BUILD is a build of TREE; COPY has been configured in build/release. An object is printed if each file of
TREE and BUILD that it was made of is the same in COPY, and none is newer than the object.
"""
import filecmp
import functools
import os
import sys

TREE, BUILD, COPY = (os.path.realpath(path) for path in sys.argv[1:4])


def copy_of(file):
    if file.startswith(BUILD + "/"):
        return COPY + "/build/release" + file[len(BUILD):]
    return COPY + file[len(TREE):]


@functools.cache
def same(file):
    return os.path.exists(copy_of(file)) and filecmp.cmp(file, copy_of(file), shallow=False)


def unchanged(made, files):
    ours = [file for file in files if file.startswith(TREE + "/")]
    return all(os.path.getmtime(file) <= made and same(file) for file in ours)


def depending(lines):
    """Yields each object with the files that it was made of, absolute."""
    name, files = None, []
    for line in lines:
        if line.startswith(" "):
            files.append(os.path.realpath(os.path.join(BUILD, line.strip())))
        elif line.strip():
            name, files = (line.split(":")[0] if line.endswith("(VALID)\n") else None), []
        elif name:
            yield name, files
            name = None


for object_name, made_of in depending(sys.stdin):
    # The paths of a tree are in one of them, and headers that are precompiled depend on options.
    if object_name.endswith(("/paths.cpp.o", ".gch")):
        continue
    path = os.path.join(BUILD, object_name)
    if os.path.exists(path) and unchanged(os.path.getmtime(path), made_of):
        print(object_name)
