"""The options of `hard` and `aims`."""
import dataclasses

from benchmarks.timing import there

IMAGES = (0, 3, 5)  # of board_images


class OptionError(Exception):
    """A command line that says nothing that can be measured."""


@dataclasses.dataclass
class Settings:
    """Of this run; `--all` takes the numbers that a comparison needs."""
    boards: int = 2
    images: int = 1
    limit: int = 3
    only: str = ""
    before: str = ""
    before_name: str = ""

    def command(self, name):
        """The command that makes the same section again, but for the build to compare with."""
        chosen = [(word, value) for word, value in vars(self).items() if value != getattr(Settings, word)]
        words = [f"--{word.replace('_', '-')} {_quoted(word, value)}" for word, value in chosen]
        return " ".join([name, *words])


SETTINGS = Settings()
OPTIONS = ["--" + name.replace("_", "-") for name in vars(SETTINGS)]
ALL = {"boards": 40, "images": len(IMAGES), "limit": 60}
MOST = {"images": len(IMAGES)}


def _quoted(word, value):
    value = "PROGRAM" if word == "before" else str(value)
    return f"'{value}'" if " " in value else value


def _number(option, value):
    name = option[2:]
    most = MOST.get(name)
    expected = f"a whole number from 1 to {most}" if most else "a whole number from 1"
    if not value.isdecimal() or int(value) < 1 or (most and int(value) > most):
        raise OptionError(f"{option}: expected {expected}, got '{value}'")
    return int(value)


def _take(option, words):
    value = next(words, None)
    if value is None:
        raise OptionError(f"{option}: expected a value")
    if option in ("--boards", "--images", "--limit"):
        value = _number(option, value)
    if option == "--before" and not there(value):
        raise OptionError(f"--before: there is no program '{value}'")
    setattr(SETTINGS, option[2:].replace("-", "_"), value)


def take_options(words):
    """Reads these options and leaves the other words."""
    rest, words = [], iter(words)
    for word in words:
        if word == "--all":
            for name, value in ALL.items():
                setattr(SETTINGS, name, value)
        elif word in OPTIONS:
            _take(word, words)
        else:
            rest.append(word)
    return rest
