#!/usr/bin/env python3
"""The man page and the completions have each verb and option that `help` has, and no other; and the
words that they offer for an option are those that its error message names, or for --kind those of `puzzles`.

    tests/pages/manual_test.py PROGRAM
"""
import re
import subprocess
import sys


def run(*words):
    return subprocess.run(words, capture_output=True, text=True, check=False)


def text_of(*words):
    done = run(*words)
    assert done.returncode == 0 and not done.stderr, (words, done)
    return done.stdout


def by_help(program):
    """The options of each verb: long and short names."""
    verbs = re.findall(r"^  puzzle2cnf ([a-z-]+) ", text_of(program, "help"), re.MULTILINE)
    found = {}
    for verb in verbs:
        lines = re.findall(r"^  (?:(-\w) \[ (--[a-z-]+) \]|(--[a-z-]+))", text_of(program, verb, "--help"),
                           re.MULTILINE)
        found[verb] = {name for line in lines for name in line if name}
    return found


def plain(page):
    """A man page without its macros."""
    page = re.sub(r"\\f[BR]", "", page).replace("\\-", "-").replace("\\(aq", "'")
    return page.replace("\\&", "")


def by_man(page):
    """The options of each verb, by the lists of verbs with their options."""
    verbs = page.split("\n.SH VERBS\n")[1].split("\n.SH ")[0]
    found = {}
    for part in re.split(r"^\.SS ", verbs, flags=re.MULTILINE)[1:]:
        found[part.split("\n")[0]] = set(re.findall(r"--[a-z-]+", part.split("\nOptions:")[1]))
    return found


def by_man_entries(page):
    """The same by the entries of options, each with its verbs."""
    found = {}
    entries = page.split("\n.SH OPTIONS\n")[1].split("\n.SH ")[0].split("\n.TP\n")[1:]
    every = list(by_man(page))
    for entry in entries:
        lines = entry.strip().split("\n")
        verbs = lines[-1].strip("()").split(", ")
        for verb in every if verbs == ["every verb"] else verbs:
            found.setdefault(verb, set()).update(re.findall(r"(?:^|(?<= ))--?[a-z][a-z-]*", lines[0]))
    return found


def by_bash(script):
    return {verb: set(options.split())
            for verb, options in re.findall(r"^    ([a-z-]+)\)\n      options='([^']*)'", script, re.MULTILINE)}


def by_zsh(script):
    found = {}
    for verb, options in re.findall(r"^    ([a-z-]+)\)\n      options=\(\n(.*?)^      \) ;;", script,
                                    re.MULTILINE | re.DOTALL):
        found[verb] = set(re.findall(r"^ *'\*?(?:\([^)]*\))?(--?[a-z-]+)[=+]?\[", options, re.MULTILINE))
    return found


def bash_words(script):
    """(verb, option): the words that are offered for its value; for options with a value only."""
    words = {}
    for verb, part in re.findall(r"^    ([a-z-]+)\)\n(.*?)^      ;;", script, re.MULTILINE | re.DOTALL):
        for option, offered in re.findall(r"^        (--[a-z-]+)(?: \| -\w)?\) kind=value(?: words='([^']*)')?",
                                          part, re.MULTILINE):
            words[verb, option] = offered.split()
    return words


def differences(known, shown, where):
    for verb in sorted(known.keys() ^ shown.keys()):
        yield f"{verb}: not in {where if verb in known else 'help'}"
    for verb in sorted(known.keys() & shown.keys()):
        for option in sorted(known[verb] ^ shown[verb]):
            yield f"{verb} {option}: not in {where if option in known[verb] else 'help'}"


def long_names(options):
    return {verb: {name for name in names if name.startswith("--")} for verb, names in options.items()}


def named_words(message):
    """What an error message says that is expected: "'on' or 'off'", "a format (text, json)"."""
    listed = re.search(r"expected a format \(([^)]*)\) for ", message)
    if listed:
        return set(listed[1].split(", "))
    expected = re.search(r"expected ('.*?) for --", message)
    if expected:
        return set(re.findall(r"'([^']*)'", expected[1]))
    return set(re.findall(r", or (\w+), for --", message))


def wrong_words(program, words):
    """Words that are offered and not expected, or the other way round."""
    seen = 0
    kinds = {line.split()[0] for line in text_of(program, "puzzles").splitlines()}
    for (verb, option), offered in words.items():
        output = ["-o", "/nowhere/rows"] if verb == "batch" else []
        message = run(program, verb, option, "no-such-word", "no-file", *output).stderr
        # A puzzle may bring a kind, so that a name is refused only once the puzzle is read.
        expected = kinds if option == "--kind" else named_words(message)
        if verb == "generate":  # one kind's words are some of those that are offered
            expected |= set(offered) if expected <= set(offered) else set()
        seen += bool(expected)
        if expected != set(offered) and (expected or verb != "generate"):
            yield f"{verb} {option}: offered {offered}, expected {sorted(expected)}"
    assert seen > 30, seen


def lint(page):
    """What groff says of a page."""
    done = subprocess.run(["groff", "-man", "-ww", "-z", "-Tutf8"], input=page, capture_output=True,
                          text=True, check=False)
    return [] if done.returncode == 0 and not done.stderr else [done.stderr]


def check_formats(program, page):
    names = {line.split()[0] for line in text_of(program, "formats").splitlines()}
    shown = set(re.findall(r"^\.TP\n(\S+)$", page.split("\n.SH FORMATS\n")[1].split("\n.SH ")[0],
                           re.MULTILINE))
    return [f"formats: {sorted(names ^ shown)}"] if names != shown else []


def check_itself():
    page = "\n.SH VERBS\n.SS a\ntext --no\nOptions: --x --y\n.SS b\nOptions:\n.SH OPTIONS\nText.\n.TP\n-x N, --x N\n" \
           "text.\n.br\n(every verb)\n.TP\n--y\ntext.\n.br\n(a)\n.SH END\n"
    assert by_man(page) == {"a": {"--x", "--y"}, "b": set()}, by_man(page)
    assert by_man_entries(page) == {"a": {"-x", "--x", "--y"}, "b": {"-x", "--x"}}, by_man_entries(page)
    got = list(differences({"a": {"--x"}, "c": set()}, {"a": {"--y"}, "b": set()}, "here"))
    assert got == ["b: not in help", "c: not in here", "a --x: not in here", "a --y: not in help"], got
    assert named_words("expected 'a' or 'b' for --x, got 'c'") == {"a", "b"}
    assert named_words("expected a format (a, b) for --x, got 'c'") == {"a", "b"}
    assert lint(".TH A 1\n.NOTHING\n") and not lint(".TH A 1\n.SH B\ntext\n")


def main():
    check_itself()
    program = sys.argv[1]
    known = by_help(program)
    assert len(known) > 10 and {"--output", "-o", "--given"} <= known["solve"], known
    man = text_of(program, "help", "--man")
    formats = text_of(program, "help", "--man", "formats")
    bash = text_of(program, "help", "--bash")
    faults = [*differences(long_names(known), by_man(plain(man)), "the man page"),
              *differences(known, by_man_entries(plain(man)), "the options of the man page"),
              *differences(known, by_bash(bash), "the completion for bash"),
              *differences(known, by_zsh(text_of(program, "help", "--zsh")), "the completion for zsh"),
              *wrong_words(program, bash_words(bash)), *lint(man), *lint(formats),
              *check_formats(program, plain(formats))]
    print("\n".join(faults))
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
