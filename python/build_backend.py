"""Builds the module's wheel for pip, by CMake: what pyproject.toml names as its backend (PEP 517).

A wheel has what CMake installs as the component `python`. What is built stays in build/python, so
that the next time is quick. Options in the environment variable CMAKE_ARGS go to CMake.
"""
import os
import pathlib
import re
import shlex
import subprocess
import sys
import sysconfig
import tempfile

from wheel.wheelfile import WheelFile

ROOT = pathlib.Path(__file__).resolve().parent.parent
NAME = "puzzle2cnf"
WITHOUT = ("PROGRAM", "TESTS", "COMPRESSION")  # the module needs none of them


def version():
    return re.search(rf"project\({NAME} VERSION (\S+)", (ROOT / "CMakeLists.txt").read_text())[1]


def tag():
    python = f"cp{sys.version_info.major}{sys.version_info.minor}"
    platform = re.sub(r"[-.]", "_", sysconfig.get_platform())
    return f"{python}-{python}-{platform}"


def cmake(*words):
    subprocess.run(["cmake", *map(str, words)], check=True)


def install_into(folder):
    build = ROOT / "build" / "python"
    cmake("-S", ROOT, "-B", build, "-DCMAKE_BUILD_TYPE=Release", "-DPUZZLE2CNF_PYTHON=ON",
          "-DPUZZLE2CNF_INSTALL=ON", f"-DPython_EXECUTABLE={sys.executable}",
          *(f"-DPUZZLE2CNF_{option}=OFF" for option in WITHOUT),
          *shlex.split(os.environ.get("CMAKE_ARGS", "")))
    cmake("--build", build, "--target", "p2c_python", "--parallel", os.cpu_count() or 1)
    cmake("--install", build, "--component", "python", "--strip", "--prefix", folder)
    return folder / "lib" / "python3" / "dist-packages"


def describe(parent):
    """Writes the files that say what the wheel is into a folder of their own."""
    folder = parent / f"{NAME}-{version()}.dist-info"
    folder.mkdir()
    (folder / "METADATA").write_text(
        f"Metadata-Version: 2.1\nName: {NAME}\nVersion: {version()}\n"
        "Summary: Logic puzzles: read, checked, encoded as CNF, solved, explained and made\n"
        "Requires-Python: >=3.9\n")
    (folder / "WHEEL").write_text(
        f"Wheel-Version: 1.0\nGenerator: {NAME}\nRoot-Is-Purelib: false\nTag: {tag()}\n")
    return folder.name


def prepare_metadata_for_build_wheel(metadata_directory, config_settings=None):
    return describe(pathlib.Path(metadata_directory))


def build_wheel(wheel_directory, config_settings=None, metadata_directory=None):
    name = f"{NAME}-{version()}-{tag()}.whl"
    with tempfile.TemporaryDirectory() as folder:
        installed = install_into(pathlib.Path(folder))
        describe(installed)
        with WheelFile(pathlib.Path(wheel_directory) / name, "w") as wheel:
            wheel.write_files(installed)
    return name


def build_sdist(sdist_directory, config_settings=None):
    raise NotImplementedError("there is no source distribution: use the repository")
