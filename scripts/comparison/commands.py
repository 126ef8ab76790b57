"""The commands, made from what a program says of itself."""
import functools
import itertools

from . import inputs, options
from .file_commands import FileCommands, names
from .running import Command

# What takes the place of the operands in a verb's help.
OPERANDS = {"PUZZLE": ("NAME.txt",), "PUZZLE...": ("NAME.txt",), "N...": ("1", "2"),
            "ANSWER": ("NAME.answer",), "OUTPUT": ("NAME.out",), "CNF": ("NAME.proof.cnf",), "PROOF": ("NAME.proof.drat",),
            "IMAGE": ("seed.pnm.grey",), "[ANSWER]": (), "[STATE]": (), "[ANSWER...]": (), "[VERB]": (),
            "[KIND]": ("kenken",), "SPEC": ("there.txt",), "RESULTS...": ("rows.jsonl",), "ROWS...": ("rows.jsonl",),
            "RULES": ("own.rules",),
            "INPUTS...": ("NAME.txt", "--do", "solve", "--output", "rows.jsonl.new", "--jobs", "1")}


class Commands(FileCommands):
    def __init__(self, program, folder):
        self.program = program
        self.folder = folder
        self.small = [inputs.smallest(kind) for kind in program.kinds]
        self.samples = sorted(path.stem for path in inputs.SAMPLES.glob("*.answer")
                              if path.stem.rsplit("-", 1)[0] in program.kinds)

    @functools.cache
    def slot(self, name):
        return (self.program.slots(self.folder / f"{name}.txt") or [("r1c1", ["1"])])[0]

    def filled(self, words, name):
        """The words for one sample."""
        slot, values = self.slot(name)
        return tuple(word.replace("NAME", name).replace("SLOT", slot).replace("VALUE", values[-1])
                     for word in words)

    def base(self, verb):
        try:
            operands = self.program.operands(verb)
            if verb == "verify":  # without an answer it does little
                operands = [operand.strip("[]") for operand in operands]
            found = [OPERANDS[operand] for operand in operands]
        except KeyError as missing:
            raise SystemExit(f"no operand {missing} of {verb}: scripts/comparison/commands.py needs one") \
                from None
        return [word for words in found for word in words]

    def every(self, verb, option):
        """Each way to write an option."""
        for value in options.values(verb, option, self.program.formats):
            yield (option.names[0], *value)

    def on_samples(self, verb):
        """The names to fill in: all samples where the verb takes one, else none."""
        return self.samples if any("NAME" in word for word in self.base(verb)) else self.small[:1]

    def help(self):
        for words in ((), ("help",), ("--help",), ("-h",), ("--version",), ("help", "help"),
                      ("help", "nothing"), ("nothing",), ("--nothing",), ("no-file.txt",), ("-",), ("",)):
            yield Command(words)
            yield Command((*words, "--json"))
        for verb in self.program.verbs:
            for words in (("help", verb), (verb, "--help"), (verb, "-h"), (verb,), (verb, "--json"),
                          (verb, "--json", "--help"), ("help", verb, "--json"), (verb.upper(),)):
                yield Command(words)

    def single_options(self):
        """Each verb with each option, on all samples."""
        for verb in self.program.verbs:
            base = self.base(verb)
            for name in self.on_samples(verb):
                proofs = "NAME.proof.cnf" in base or "NAME.out" in base
                if proofs and name not in self.small:
                    continue
                yield Command((verb, *self.filled(base, name)))
                for option in self.program.options(verb):
                    for words in self.every(verb, option):
                        yield Command((verb, *self.filled([*base, *words], name)))

    def bare(self):
        """Without a verb."""
        for name in self.small:
            yield Command((f"{name}.txt",))
            for option in self.program.options("encode"):
                for words in self.every("encode", option):
                    yield Command(self.filled([f"{name}.txt", *words], name))

    def wrong_options(self):
        for verb in self.program.verbs:
            base = self.filled(self.base(verb), self.small[0])
            for word in ("--nothing", "--nothing=1", "-x", "--", "extra", "-ofile", "--jso", "--out"):
                yield Command((verb, *base, word))
            for option in self.program.options(verb):
                for name in option.names:
                    yield Command((verb, *base, name))
                    yield Command((verb, *base, name, name))
                    yield Command((verb, *base, f"{name}=1"))
                if option.value:
                    for value in options.WRONG:
                        yield Command((verb, *base, option.names[0], value))
            for other in self.foreign_options(verb):
                yield Command((verb, *base, other.names[0], *(["1"] if other.value else [])))

    def foreign_options(self, verb):
        """What only other verbs take."""
        known = set(self.program.options(verb))
        found = [option for other in self.program.verbs for option in self.program.options(other)]
        taken = {option.names for option in known}
        return [option for option in dict.fromkeys(found) if option.names not in taken]

    def option_pairs(self):
        """Each verb with two options, on small samples in turn."""
        turn = itertools.cycle(self.small)
        for verb in self.program.verbs:
            all_ways = [list(self.every(verb, option)) for option in self.program.options(verb)]
            for first, second in itertools.combinations(all_ways, 2):
                name = next(turn)
                for one, two in ((first[0], second[0]), (first[-1], second[-1])):
                    yield Command((verb, *self.filled([*self.base(verb), *one, *two], name)))

    def operands(self):
        """Too few, too many, missing, empty and wrong files."""
        strange = ("no-file.txt", ".", "", "-", *inputs.TINY, "logo.png", "http://example.org/x")
        for verb in self.program.verbs:
            base = self.filled(self.base(verb), self.small[0])
            for count in range(len(base)):
                yield Command((verb, *base[:count]))
            yield Command((verb, *base, *base))
            for at, other in itertools.product(range(len(base)), strange):
                yield Command((verb, *base[:at], other, *base[at + 1:]))
                yield Command((verb, *base[:at], other, *base[at + 1:], "--json"))
            for at, word in enumerate(base):
                stdin = word if (self.folder / word).is_file() else ""
                yield Command((verb, *base[:at], "-", *base[at + 1:]), stdin=stdin)

    def several_inputs(self):
        three = [f"{name}.txt" for name in self.small[:3]]
        for verb in self.program.verbs:
            if "PUZZLE..." not in self.program.operands(verb):
                continue
            for words in (three, [*three, "no-file.txt"], ["empty.txt", *three],
                          [*names(self.folder, "*-none.txt"), *names(self.folder, "*-several.txt")],
                          [f"{name}.txt" for name in self.samples], ["-", three[0], "-"]):
                for more in ((), ("--json",), ("-q",), ("--threads", "2"), ("-o", "out.txt"),
                             ("-o", "out.svg"), ("--limit", "3")):
                    yield Command((verb, *words, *more), stdin=three[-1])

    def batches(self):
        """Each work of `batch`, with its own options."""
        three = [f"{name}.txt" for name in self.small[:3]]
        for words in (["solve", "--solver", "cadical -q"], ["solve", "--presolve", "off"], ["unique", "--seed", "7"],
                      ["count", "--limit", "2"], ["explain", "--smallest"], ["encode", "--into", "formulas"],
                      ["encode", "--into", "formulas", "--depth", "2"], ["unique", "--shard", "2/2"],
                      ["unique", "--resume"], ["unique", "--resume", "--retry"], ["unique", "--force"],
                      ["unique", "--order", "longest-first"], ["count", "--json"]):
            yield Command(("batch", *three, "no-file.txt", "-o", "out.jsonl", "--jobs", "1", "--do", *words))

    def places(self):
        """stdout on a terminal, a full disk and a closed pipe; and colours by the environment."""
        for verb in self.program.verbs:
            words = (verb, *self.filled(self.base(verb), self.small[0]))
            for stdout in ("terminal", "full", "closed"):
                yield Command(words, stdout=stdout)
                yield Command((*words, "--json"), stdout=stdout)
            yield Command(words, stdout="terminal", settings=(("NO_COLOR", "1"),))
            yield Command((*words, "-o", "/dev/full"))
            yield Command((*words, "-o", "no/such/out.txt"))
            yield Command((*words, "-o", "there.txt"))
            yield Command(words, settings=(("TMPDIR", "/no/such/folder"),))

    def all(self):
        for make in (self.help, self.single_options, self.bare, self.wrong_options, self.option_pairs,
                     self.operands, self.several_inputs, self.variants, self.formats, self.spoilt,
                     self.answers, self.clauses, self.proofs, self.packed, self.pictures, self.batches,
                     self.places):
            yield from make()


def left_to_chance(words):
    """Text of enumerate for several inputs: in version 0.1.0 threads race for its order."""
    several = len(words) > 2 and not words[2].startswith("-")
    return words[:1] == ("enumerate",) and several and "--json" not in words


def of(program, folder):
    return [one for one in Commands(program, folder).all() if not left_to_chance(one.words)]


def unused(program, commands):
    """The verbs' options that are in none of the commands."""
    used = set()
    for command in commands:
        verb = command.words[0] if command.words and command.words[0] in program.verbs else "encode"
        used.update((verb, word.split("=")[0]) for word in command.words)
    return [f"{option.names[0]} of {verb}" for verb in program.verbs
            for option in program.options(verb) if (verb, option.names[0]) not in used]
