#!/usr/bin/env python3
"""The examples of docs/python.md and README.md print what is shown. They run in a copy of the samples."""
import doctest
import os
import pathlib
import shutil
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parents[2]
PAGES = {ROOT / "docs" / "python.md": 20, ROOT / "README.md": 3}  # each with its least number of examples


def examples(page):
    """As a doctest, where an empty line ends what an example prints, not a fence."""
    text = page.read_text().replace("\n```\n", "\n\n")
    return doctest.DocTestParser().get_doctest(text, {}, page.name, str(page), 0)


def main():
    runner = doctest.DocTestRunner(optionflags=doctest.NORMALIZE_WHITESPACE)
    with tempfile.TemporaryDirectory() as folder:
        shutil.copytree(ROOT / "instances" / "data", folder, dirs_exist_ok=True)
        os.chdir(folder)
        results = [(runner.run(examples(page)), least) for page, least in PAGES.items()]
        os.chdir(ROOT)
    print(f"{sum(result.attempted for result, _ in results)} examples")
    return 1 if any(result.failed or result.attempted < least for result, least in results) else 0


if __name__ == "__main__":
    sys.exit(main())
