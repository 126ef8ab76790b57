#!/usr/bin/env bash
# headers_test.sh COMPILER BUILD: each header compiles alone. What proves it:
#
#   a header of a room that has a .cpp file: that file includes it first, which is looked at here, and
#     the preset `release` compiles the rooms file by file and precompiles only standard headers
#   any other: it is compiled here, after the standard headers, which take most of the time and are
#     precompiled; that one of these is missing is for scripts/layers to see
#
# Only what changed since the last deep check, or in fifty commits, is looked at. With PUZZLE2CNF_DEEP=1 every
# header is compiled, with nothing before it, which also sees a missing header that those bring along, as
# <cstdint>. Headers that are installed always are, with nothing else on their
# path, and the one for C as C99. Then faults are planted and must be seen.
set -euo pipefail
export compiler=$1 build=$2 deep=${PUZZLE2CNF_DEEP:-0}
cd -- "$(dirname -- "$0")/../.."
. scripts/checking/changed.sh
scratch=$(mktemp -d)
trap 'rm -rf -- "$scratch"' EXIT
export before=/dev/null  # is included first

python=$(/usr/bin/python3 -c 'import sysconfig; print(sysconfig.get_path("include"))')
export python

compile() {  # OPTION...
  "$compiler" -std=c++20 -fvisibility=hidden -I . -I include -I "$build/generated" -isystem "$python" "$@"
}

first_include() {  # FILE
  local line
  while read -r line; do
    [[ $line == '#include'* ]] && break
  done <"$1"
  printf '%s' "$line"
}

alone() {  # HEADER...: nothing, or what is wrong with them
  local header own
  for header in "$@"; do
    own=${header%.hpp}.cpp
    if [[ -f $own && $(first_include "$own") != "#include \"$header\"" ]]; then
      echo "$own: include $header first"
    elif [[ ! -f $own || $header == tests/* || $deep != 0 ]]; then
      compile -fsyntax-only -Winvalid-pch -include "$before" -include "$header" -x c++ /dev/null ||
        echo "$header: does not compile alone"
    fi
  done
}
export -f compile first_include alone

installed_alone() {
  local header
  for header in include/puzzle2cnf.h include/puzzle2cnf/*.hpp; do
    "$compiler" -std=c++20 -Wall -Wextra -Wpedantic -Werror -fsyntax-only -I include \
      -include "$header" -x c++ /dev/null || echo "$header: does not compile alone"
  done
  "$compiler" -std=c99 -Wall -Wextra -Wpedantic -Werror -fsyntax-only -x c include/puzzle2cnf.h ||
    echo "include/puzzle2cnf.h: is no C99"
}

planted() {  # FILE LINE MESSAGE: a header or .cpp file of this line alone is a fault
  printf '%s\n' "$2" >"$scratch/$1"
  [[ $(alone "$scratch/planted.hpp" 2>&1) == *"$3" ]] || echo "headers_test: planted in $1 unseen: $2"
}

if [[ $deep == 0 ]]; then
  before=$scratch/standard.hpp
  PYTHONPATH=scripts python3 -B -c '
from house import standard
for name in standard.NAMES: print(f"#include <{name}>")' >"$before"
  compile -x c++-header "$before" -o "$before.gch"
fi
looked_at() {
  if [[ $deep == 0 ]]; then changed_sources "$(known_good)" '*.hpp'; else sources '*.hpp'; fi | grep -v '^include/'
}
faults=$(looked_at |
  xargs --delimiter='\n' --no-run-if-empty --max-args=20 --max-procs="$(nproc)" bash -c 'alone "$@"' headers_test 2>&1
  installed_alone 2>&1
  planted planted.hpp 'p2c::Grid<int> grid();' 'does not compile alone'
  planted planted.hpp 'doctest::String text();' 'does not compile alone'
  planted planted.cpp '#include "instances/grid.hpp"' "include $scratch/planted.hpp first")
[[ -z $faults ]] && exit
printf '%s\n' "$faults"
exit 1
