#!/usr/bin/env bash
# scripts/mutants, in a small house: what it draws, what its switch does, what becomes of each mutant.
#
#   tests/house/mutants_test.sh COMPILER
# shellcheck disable=SC2016
set -euo pipefail
compiler=$1
root=$(CDPATH='' cd -- "$(dirname -- "$0")/../.." && pwd)
house=$(mktemp -d)
trap 'rm -rf -- "$house"' EXIT
failed=0

write() {  # FILE LINE...: the lines, as the file
  mkdir -p -- "$house/$(dirname -- "$1")"
  printf '%s\n' "${@:2}" >"$house/$1"
}

# A function for each kind of mutant. `beyond` is asked for nothing beyond its limit, `unused` is never
# called, and the switch cannot be in a constant.
write CMakeLists.txt 'cmake_minimum_required(VERSION 3.25)' 'project(house LANGUAGES CXX)' \
  'include_directories(${PROJECT_SOURCE_DIR})' 'file(GLOB sources room/*.cpp tests/unit/*.cpp)' \
  'add_executable(test_unit ${sources})' \
  'set_target_properties(test_unit PROPERTIES RUNTIME_OUTPUT_DIRECTORY ${PROJECT_BINARY_DIR}/tests)'
write room/all.hpp 'bool below(int a, int b);' 'int sum(int a, int b);' 'int seven();' 'bool not_both(bool a, bool b);' \
  'int counted();' 'int lesser(int a, int b);' 'bool beyond(int a);' 'int unused();' 'int constant();'
write room/below.cpp '#include "room/all.hpp"' 'bool below(int a, int b) { return a < b; }  // a < b'
write room/sum.cpp 'int sum(int a, int b) { return a + b; }'
write room/seven.cpp 'int seven() { return 7; }' 'const char* text() { return "1 < 2"; }'
write room/both.cpp 'bool not_both(bool a, bool b) {' '  if (a &&' '      b) {' '    return not a;' '  }' \
  '  return not false;' '}'
write room/counted.cpp 'int counted() {' '  int all{};' '  ++all;' '  return all;' '}'
write room/lesser.cpp '#include <algorithm>' 'int lesser(int a, int b) { return std::min(a, b); }'
write room/beyond.cpp 'const int limit{};' 'bool beyond(int a) { return a > limit; }'
write room/unused.cpp 'int unused() { return 3; }'
write room/constant.cpp 'template <int n> int value() { return n; }' 'int constant() { return value<4>(); }'
write tests/unit/all_test.cpp '#include "room/all.hpp"' 'int main() {  // TEST_CASE' \
  '  const bool good = below(1, 2) && !below(2, 2) && sum(2, 3) == 5 && seven() == 7 && not_both(true, false) &&' \
  '      !not_both(true, true) && counted() == 1 && lesser(1, 2) == 1 && beyond(1) && constant() == 4;' \
  '  return good ? 0 : 1;' '}'
write scripts/mutation/by_hand.txt '# a list' 'room/beyond.cpp | a > limit | a > limit + 1'

mutants() {
  CXX=$compiler "$root/scripts/mutants" --tree "$house" --rooms room --suites unit --jobs 1 "$@"
}

# has WHERE LINE: as a part of a line.
has() {
  if [[ $(<"$house/$1") != *"$2"* ]]; then
    printf 'expected in %s:\n  %s\ngot:\n%s\n\n' "$1" "$2" "$(<"$house/$1")"
    failed=1
  fi
}

before=$(cd "$house" && sha256sum -- */*.[ch]pp)
mutants --list >"$house/list"
mutants --list >"$house/again"
cmp "$house/list" "$house/again" || failed=1
has list 'room/below.cpp:2: comparison: < -> <='
has list 'room/sum.cpp:1: arithmetic: + -> -'
has list 'room/lesser.cpp:2: extreme: std::min -> std::max'
has list 'room/counted.cpp:3: statement: ++all; -> {}'
has list 'room/beyond.cpp:2: by hand: a > limit -> a > limit + 1'

code=0
mutants >"$house/found" || code=$?
[[ $code -eq 1 ]] || { echo "exit code $code with survivors, expected 1"; failed=1; }
has found '1 mutants are refused behind the switch'
has found 'died by all_test.cpp: room/below.cpp:2'
has found 'died by all_test.cpp: room/sum.cpp:1'
has found 'died by all_test.cpp: room/seven.cpp:1'
has found 'died by all_test.cpp: room/both.cpp:'
has found 'died by all_test.cpp: room/lesser.cpp:2'
has found 'died by all_test.cpp: room/counted.cpp:3'
has found 'died by all_test.cpp: room/constant.cpp:2'
has found 'survived: room/beyond.cpp:2: comparison: > -> >='
has found 'died by all_test.cpp: room/beyond.cpp:2: by hand'
has found 'unreached: room/unused.cpp:1'
has found 'all: 8 died, 2 survived, 0 argued: 80.0 % of 10'
[[ $before == "$(cd "$house" && sha256sum -- */*.[ch]pp)" ]] || { echo "a source file was changed"; failed=1; }

# A test more, and a reason: only the survivor without one is tried again.
sed -i 's/beyond(1)/beyond(1) \&\& !beyond(0)/' "$house/tests/unit/all_test.cpp"
write scripts/mutation/equivalent.txt 'room/unused.cpp | int unused() { return 3; } | 3 -> 4 | nobody calls it' \
  'room/unused.cpp | int unused() { return 3; } | 3 -> 2 | nobody calls it'
code=0
mutants --survivors >"$house/later" || code=$?
[[ $code -eq 0 ]] || { echo "exit code $code without survivors, expected 0"; failed=1; }
has later 'compiling 10 mutants, to try 1'
has later 'died by all_test.cpp: room/beyond.cpp:2: comparison'
has later 'nobody calls it'
has later 'all: 9 died, 0 survived, 1 argued: 100.0 % of 9'
exit "$failed"
