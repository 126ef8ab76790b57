#!/usr/bin/env python3
"""The examples of docs/python.md print what the page shows. They run in a copy of the samples."""
import doctest
import os
import pathlib
import shutil
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parents[2]
PAGE = ROOT / "docs" / "python.md"


def examples():
    """As a doctest, where an empty line ends what an example prints, not a fence."""
    text = PAGE.read_text().replace("\n```\n", "\n\n")
    return doctest.DocTestParser().get_doctest(text, {}, PAGE.name, str(PAGE), 0)


def main():
    runner = doctest.DocTestRunner(optionflags=doctest.NORMALIZE_WHITESPACE)
    with tempfile.TemporaryDirectory() as folder:
        shutil.copytree(ROOT / "instances" / "data", folder, dirs_exist_ok=True)
        os.chdir(folder)
        failed, tried = runner.run(examples())
        os.chdir(ROOT)
    print(f"{tried} examples")
    return 1 if failed or tried < 20 else 0


if __name__ == "__main__":
    sys.exit(main())
