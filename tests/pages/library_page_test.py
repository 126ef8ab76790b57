#!/usr/bin/env python3
"""library_page_test.py CXX CC LIBRARY [--renew]: the programs of docs/library.md do what it says.

Each block of C++ or C is compiled with the headers that are installed alone, linked with the shared
library, and run; the block of text after it is what it prints.
"""
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
PAGE = ROOT / "docs/library.md"
PROGRAM = re.compile(r"```(cpp|c)\n(.*?)```\n\n```text\n(.*?)```", re.DOTALL)


def output(language, source, compilers, library, folder):
    file = folder / f"program.{language}"
    file.write_text(source)
    standard = {"cpp": "c++20", "c": "c11"}[language]
    solver = ["-lpicosat"] if "picosat/picosat.h" in source else []
    subprocess.run([compilers[language], f"-std={standard}", "-Wall", "-Wextra", "-Werror", f"-I{ROOT}/include",
                    str(file), "-o", str(folder / "program"), library, f"-Wl,-rpath,{pathlib.Path(library).parent}",
                    *solver], check=True)
    return subprocess.run([folder / "program"], check=True, capture_output=True, text=True, timeout=60).stdout


def main(arguments):
    renew = "--renew" in arguments
    cxx, cc, library = [word for word in arguments if word != "--renew"]
    page = PAGE.read_text()
    programs = PROGRAM.findall(page)
    languages = [language for language, _, _ in programs]
    if not shutil.which(cc) or "cpp" not in languages or "c" not in languages:
        sys.exit(f"library_page_test: no compiler {cc}, or no programs in {PAGE}")
    faults = 0
    for language, source, shown in programs:
        with tempfile.TemporaryDirectory() as folder:
            printed = output(language, source, {"cpp": cxx, "c": cc}, library, pathlib.Path(folder))
        if printed == shown:
            continue
        if renew:
            page = page.replace(f"{source}```\n\n```text\n{shown}```", f"{source}```\n\n```text\n{printed}```")
        else:
            faults += 1
            print(f"docs/library.md shows\n{shown}but the program prints\n{printed}")
    if renew:
        PAGE.write_text(page)
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
