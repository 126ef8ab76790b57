#!/usr/bin/env bash
# headers_test.sh COMPILER BUILD: each header compiles alone. One whose .cpp file includes it first
# does so in every build that precompiles none of ours, as that of the preset `threads`, and the
# others are compiled here; a .cpp file that includes another header before its own is an error. The
# headers that are installed compile with nothing else on their path, and the one for C as C99.
set -euo pipefail
export compiler=$1 build=$2
cd -- "$(dirname -- "$0")/.."

alone() {  # HEADER: nothing, or what is wrong with it
  local own=${1%.hpp}.cpp
  if [[ -f $own ]]; then
    [[ $(grep -m 1 '^#include' "$own") == "#include \"$1\"" ]] || echo "$own: include $1 first"
  else
    "$compiler" -std=c++20 -fsyntax-only -I . -I include -I "$build/generated" -include "$1" \
      -x c++ /dev/null ||
      echo "$1: does not compile alone"
  fi
}
export -f alone

installed_alone() {
  local header
  for header in include/puzzle2cnf.h include/puzzle2cnf/*.hpp; do
    "$compiler" -std=c++20 -Wall -Wextra -Wpedantic -Werror -fsyntax-only -I include \
      -include "$header" -x c++ /dev/null || echo "$header: does not compile alone"
  done
  "$compiler" -std=c99 -Wall -Wextra -Wpedantic -Werror -fsyntax-only -x c include/puzzle2cnf.h ||
    echo "include/puzzle2cnf.h: is no C99"
}

faults=$(find instances encoder cnf_out solver_glue library cli tests -name '*.hpp' -print0 |
  xargs -0 --max-args=1 --max-procs="$(nproc)" bash -c 'alone "$1"' headers_test 2>&1
  installed_alone 2>&1)
[[ -z $faults ]] && exit
printf '%s\n' "$faults"
exit 1
