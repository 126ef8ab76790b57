"""Names and words that stand only in some rooms."""
import re

PRINTING = re.compile(r"std::(cout|cerr|clog)|(?<![\w.>])(v?f?printf|f?puts|f?putc|putchar|perror)[ \t]*\(")
ENDING = re.compile(r"(?<![\w.>])(_?exit|_Exit|quick_exit|abort)[ \t]*\(")
CLAUSES = re.compile(r"\b(Lits?|ClauseSink)\b")
PICTURES = ("picture.", "picture_")
OF_AN_IMAGE = "Nonogram"  # what it becomes


def is_own(name, puzzle):
    if puzzle == OF_AN_IMAGE and name.startswith(PICTURES):
        return True
    return name.startswith((puzzle.lower() + ".", puzzle.lower() + "_"))


def quoted(puzzle):
    """Of a kind that is a text alone, whose name may be a word of every day, such as Snake."""
    return re.compile(f'"{puzzle.lower()}"')


def naming(puzzle):
    """As a word or a part of a word: kenken_rules, readKenKen, KENKEN; hashing is not hashi, nor SudokuPad Sudoku."""
    small = puzzle.lower()
    return re.compile(f"(?<![a-z]){small}(?![a-z])|{puzzle}(?![a-z]|Pad)|{puzzle.upper()}")


def hits(source, text, pattern, message):
    for line in sorted({text.count("\n", 0, found.start()) + 1 for found in pattern.finditer(text)}):
        yield source.path, line, message


def check_names(source, puzzles):
    for puzzle, pattern in puzzles.items():
        if is_own(source.name, puzzle):
            continue
        if pattern.search(source.path):
            small = puzzle.lower()
            yield source.path, 1, f"a file of {puzzle} is named {small}.* or {small}_*"
        yield from hits(source, source.code, pattern, f"the name of {puzzle} occurs outside its own files")


def check(sources, puzzles):
    coded = {source.name.split("_")[0].split(".")[0] for source in sources}
    patterns = {puzzle: naming(puzzle) if puzzle.lower() in coded else quoted(puzzle) for puzzle in puzzles}
    for source in sources:
        if source.room == "tests":
            continue
        yield from check_names(source, patterns)
        if source.room == "instances":
            yield from hits(source, source.bare, CLAUSES, "instances knows no literals and no clauses")
        if source.room != "cli":
            yield from hits(source, source.bare, PRINTING, "only cli prints")
            yield from hits(source, source.bare, ENDING, "only cli ends the program; throw, or assert")
