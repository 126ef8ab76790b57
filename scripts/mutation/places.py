"""Where a source file can be mutated, and how: by its text, without a parser.

What the compiler refuses is found out by compiling, so a place may be a guess.
"""
import dataclasses
import re

TOKENS = re.compile(r"""//[^\n]*|/\*.*?\*/|^[ \t]*\#(?:[^\n\\]|\\.)*
    |R"\((?:.*?)\)"|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|\b\d(?:'?[\w.])*""",
                    re.VERBOSE | re.DOTALL | re.MULTILINE)
ASSERTION = re.compile(r"\b(?:static_)?assert\(")
BRACKETS = {"(": ")", "[": "]", "{": "}"}


@dataclasses.dataclass(frozen=True)
class Place:
    """Text that becomes another: `new` when alone, within `before` and `after` behind the switch."""
    kind: str
    start: int
    end: int
    new: str
    before: str  # @ stands for the number of the mutant
    after: str
    keeps: bool = True  # the old text stands between them


def blank(found):
    """Numbers stay; of strings and characters the quotes do."""
    text = found[0]
    if text[0].isdigit():
        return text
    inside = re.sub(r"[^\n]", " ", text)
    return text[0] + inside[1:-1] + text[-1] if text[0] in "'\"" else inside


def closing(code, start):
    """The index of the bracket that closes the one at `start`."""
    depth = 0
    for i in range(start, len(code)):
        depth += (code[i] in "([{") - (code[i] in ")]}")
        if depth == 0:
            return i
    return len(code)


def masked(text):
    """Code alone, at the same places; assertions, which a release leaves out, are none."""
    code = TOKENS.sub(blank, text)
    for found in reversed(list(ASSERTION.finditer(code))):
        end = closing(code, found.end() - 1) + 1
        code = code[:found.start()] + re.sub(r"[^\n]", " ", code[found.start():end]) + code[end:]
    return code


# --- operators ----------------------------------------------------------------------------------

COMPARISONS = {"==": ("Equal", "!=", "=="), "!=": ("Unequal", "==", "!="), "<": ("Less", "<=", ">"),
               "<=": ("LessEqual", "<", ">="), ">": ("Greater", ">=", "<"),
               ">=": ("GreaterEqual", ">", "<=")}
ARITHMETIC = {"+": ("Plus", "-"), "-": ("Minus", "+"), "*": ("Times", "+"), "/": ("Over", "*"),
              "%": ("Modulo", "/")}


def comparisons(_, code):
    """a < b becomes a <= b; `a < Less(ID) > b` is of the same precedence."""
    for found in re.finditer(r"(?<=\s)(==|!=|<=|>=|<|>)(?=\s)", code):
        name, new, second = COMPARISONS[found[0]]
        yield Place("comparison", *found.span(), new, "", f" ::mutants::{name}{{@}} {second}")


def arithmetic(_, code):
    """a + b becomes a - b, where no text is near."""
    for found in re.finditer(r"(?<=[\w\])] )[+*/%-](?=\s)", code):
        begin = max(code.rfind(mark, 0, found.start()) for mark in ";{}")
        ends = [code.find(mark, found.end()) for mark in ";{}"]
        statement = code[begin + 1:min(end for end in [*ends, len(code)] if end >= 0)]
        if '"' not in statement and "string" not in statement:
            name, new = ARITHMETIC[found[0]]
            yield Place("arithmetic", *found.span(), new, "", f" ::mutants::{name}{{@}} {found[0]}")


def extremes(_, code):
    for found in re.finditer(r"\bstd::(min|max)(?=\()", code):
        new = {"min": "max", "max": "min"}[found[1]]
        yield Place("extreme", *found.span(), f"std::{new}", "", f"::mutants::{found[1].title()}{{@}}",
                    keeps=False)


# --- constants ----------------------------------------------------------------------------------

def numbers(_, code):
    """One more, or one less for each second."""
    for found in re.finditer(r"(?<![\w.'])\d[\d']*(?![\w.'])", code):
        value = int(found[0].replace("'", ""))
        sign = "-" if value > 0 and found.start() % 2 else "+"
        new = value + int(sign + "1")
        yield Place("constant", *found.span(), str(new), "(", f" {sign} ::mutants::on(@))")


def flags(_, code):
    for found in re.finditer(r"\b(true|false)\b", code):
        new = {"true": "false", "false": "true"}[found[0]]
        yield Place("constant", *found.span(), new, "(", " != ::mutants::on(@))")


def characters(text, code):
    for found in re.finditer(r"' '", code):
        old = text[found.start() + 1]
        new = chr(ord(old) + 1)
        if old.isprintable() and old not in "\\'" and new not in "\\'":
            yield Place("constant", *found.span(), f"'{new}'", "static_cast<char>(", " + ::mutants::on(@))")


# --- conditions ---------------------------------------------------------------------------------

def outermost(code, start, end, pattern):
    """Matches of a pattern outside of all brackets."""
    flat = list(code[start:end])
    i = start
    while i < end:
        if code[i] in BRACKETS:
            close = min(closing(code, i), end - 1)
            flat[i - start:close + 1 - start] = " " * (close + 1 - i)
            i = close
        i += 1
    return re.finditer(pattern, "".join(flat))


def conditions(source, code):
    """if (a) becomes if (!(a))."""
    for found in re.finditer(r"\b(if|while) \(", code):
        start, end = found.end(), closing(code, found.end() - 1)
        for init in outermost(code, start, end, ";\\s*"):
            start = found.end() + init.end()
        if not any(outermost(code, start, end, r"(?<![=!<>])=(?!=)")):  # no declaration
            yield Place("condition", start, end, f"!({source[start:end]})", "::mutants::on(@) != static_cast<bool>(", ")")


def operand_after(code, start):
    depth = 0
    for i in range(start, len(code)):
        depth += (code[i] in "([{") - (code[i] in ")]}")
        ends = code[i:i + 2] in ("&&", "||") or code[i] in ",;?" or re.match(r"(?<!:):(?!:)", code[i:i + 2])
        if depth < 0 or (depth == 0 and ends):
            return i
    return len(code)


def operand_before(code, end):
    depth = 0
    for i in range(end - 1, -1, -1):
        depth += (code[i] in ")]}") - (code[i] in "([{")
        assigns = code[i] == "=" and code[i - 1] not in "=!<>" and code[i + 1] != "="
        if depth < 0 or (depth == 0 and (code[i] in ",;?:" or assigns)):
            return i + 1
        if depth == 0 and (code[i - 1:i + 1] in ("&&", "||") or code[i - 5:i + 1] == "return"):
            return i + 1
    return 0


def operands(_, code):
    """a && b becomes a, or b."""
    for found in re.finditer(r"(?<=\s)(&&|\|\|)(?=\s)", code):
        after = (found.end(), operand_after(code, found.end()))
        before = (operand_before(code, found.start()), found.start())
        for start, end in (before, after):
            text = code[start:end]
            start, end = start + len(text) - len(text.lstrip()), start + len(text.rstrip())
            if start < end and "=" not in re.sub(r"[=!<>]=|\([^()]*\)|\[=\]", "", code[start:end]):
                new, before_it = ("true", "::mutants::on(@) ||") if found[0] == "&&" else \
                    ("false", "!::mutants::on(@) &&")
                yield Place("operand", start, end, new, f"({before_it} (", "))")


# --- statements ---------------------------------------------------------------------------------

NO_EXPRESSION = ("if for while switch return const noexcept override else do case default using namespace "
                 "struct class template static constexpr auto void int bool char throw try catch public "
                 "private friend typedef enum break continue requires goto delete new operator explicit "
                 "virtual inline unsigned").split()
STATEMENT = re.compile(r"(?<=[;{})])\s+(?P<it>(?:\+\+|--)?\*?(?P<name>[A-Za-z_]\w*)(?:::\w+)*"
                       r"(?=\(|\.|->|\[|\+\+|--|;| [-+*/%|&^]?= ))|\belse (?P<other>\w+(?=\())")


def statements(_, code):
    """A call or an assignment goes."""
    for found in STATEMENT.finditer(code):
        start = found.start("it") if found["it"] else found.start("other")
        name = found["name"] or found["other"]
        if name in NO_EXPRESSION or (name[0].isupper() and code[start + len(name)] == "("):
            continue  # the latter declares a constructor
        ends = list(outermost(code, start, min(len(code), start + 2000), r"[;)}\]]"))
        if ends and ends[0][0] == ";":
            yield Place("statement", start, start + ends[0].end(), "{}",
                        "{ if (!::mutants::on(@)) { ", " } }")


def jumps(_, code):
    for found in re.finditer(r"\b(continue|break|return);", code):
        yield Place("statement", *found.span(), "{}", "{ if (!::mutants::on(@)) { ", " } }")


KINDS = (comparisons, arithmetic, extremes, numbers, flags, characters, conditions, operands, statements,
         jumps)


def of(text):
    """All places of a file, by their kinds."""
    code = masked(text)
    found = {}
    for kind in KINDS:
        for place in kind(text, code):
            found.setdefault(place.kind, []).append(place)
    return found
