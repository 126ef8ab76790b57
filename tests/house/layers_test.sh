#!/usr/bin/env bash
# Shows that scripts/layers notices each kind of fault: breaks a small house, one rule at a time, and
# compares what it prints.
# shellcheck disable=SC2016
set -euo pipefail
root=$(CDPATH='' cd -- "$(dirname -- "$0")/../.." && pwd)
house=$(mktemp -d)
trap 'rm -rf -- "$house"' EXIT
python=$(python3 -c 'import sys; print(sys.executable)')  # python3 itself may be a slow script
failed=0

# --- a small house without a fault --------------------------------------------------------------

write() {  # FILE LINE...: the lines, as the file
  mkdir -p -- "$house/$(dirname -- "$1")"
  printf '%s\n' "${@:2}" >"$house/$1"
}

mkdir "$house/scripts"
cp -r -- "$root/scripts/layers" "$root/scripts/house" "$house/scripts"
write CMakeLists.txt 'set(PUZZLES Nonogram KenKen Toy)'
write docs/design.md \
  '| folder | holds | may include |' \
  '| --- | --- | --- |' \
  '| `cli` | the command, in `words` | `encoder/*` `instances/*` |' \
  '| `encoder` | clauses | `instances` `instances/puzzles/*` |' \
  '| `instances/art` | pictures | `instances` |' \
  '| `instances/puzzles/*` | each | `instances` |' \
  '| `instances` | the vocabulary | |' \
  '| `tests/*` | tests | `encoder` |' \
  '' \
  '| library | headers | may be included in |' \
  '| --- | --- | --- |' \
  '| JSON | `nlohmann/*` | `cli` `instances/*` |' \
  '| a solver | `cadical.hpp` | `encoder/*.cpp` |' \
  '| POSIX | `unistd.h` `csignal` | `cli` |'
write cli/main.cpp '#include "encoder/lit.hpp"' '#include "instances/art/picture.hpp"' \
  '#include <nlohmann/json.hpp>' '#include <unistd.h>' '#include <csignal>' 'std::cout << 1; exit(1);'
write encoder/lit.hpp '#include "instances/grid.hpp"' '#include <vector>'
write encoder/all.hpp.in '@PUZZLE_INCLUDES@'
write encoder/solver.cpp '#include <cadical.hpp>'
write instances/grid.hpp 'using Grid = int;'
write instances/art/picture.hpp '#include "instances/grid.hpp"' 'Nonogram of_image();'
write instances/puzzles/kenken/kenken.hpp '#include "instances/grid.hpp"' '#include <nlohmann/json.hpp>'
write instances/puzzles/kenken/kenken_json.cpp '#include "instances/puzzles/kenken/kenken.hpp"'
write instances/puzzles/toy.hpp '#include "instances/puzzles/toy_text.hpp"'
write tests/encoder/lit_test.cpp '#include "encoder/lit.hpp"' 'KenKen puzzle; std::cout << puzzle;'
write build-x/src/any.cpp '#include "nothing.hpp"'
write other/CMakeCache.txt ''

# --- what is said of it -------------------------------------------------------------------------

expect() {  # WANT GOT WHAT
  [[ $1 == "$2" ]] && return
  printf '%s\n  expected: %s\n  got:      %s\n' "$3" "$1" "$2"
  failed=1
}

# said TREE: what the script prints; a fault must come with exit code 1, silence with 0.
said() {
  local code=0 text
  text=$("$python" "$1/scripts/layers" 2>&1) || code=$?
  [[ $code == $((${#text} > 0)) ]] || text="$text (exit code $code)"
  printf '%s' "$text"
}

# with FILE LINE WANT: the line, put at the end of the file, gives the message.
with() {
  local file=$house/$1
  [[ ! -e $file ]] || cp -- "$file" "$house/kept"
  mkdir -p -- "$(dirname -- "$file")"
  printf '%s\n' "$2" >>"$file"
  expect "$3" "$(said "$house")" "$1 with $2"
  if [[ -e $house/kept ]]; then mv -- "$house/kept" "$file"; else rm -- "$file"; fi
}

allows() { with "$1" "$2" ''; }

# breaks FILE LINE MESSAGE: said of the line that is added.
breaks() { with "$1" "$2" "$1:$(($(cat -- "$house/$1" 2>/dev/null | wc -l) + 1)): $3"; }

# table LINE EDIT WANT: the line of docs/design.md, edited by sed, gives the message.
table() {
  cp -- "$house/docs/design.md" "$house/kept"
  sed -i "$1$2" "$house/docs/design.md"
  expect "$3" "$(said "$house")" "docs/design.md with $1$2"
  mv -- "$house/kept" "$house/docs/design.md"
}

expect '' "$(said "$house")" 'a house without a fault'

# --- arrows -------------------------------------------------------------------------------------

breaks instances/grid.hpp '#include "encoder/lit.hpp"' \
  'instances may not include encoder (docs/design.md:7: only itself)'
breaks encoder/lit.hpp '  #  include "instances/art/picture.hpp"  // why not' \
  'encoder may not include instances/art (docs/design.md:4: only instances, instances/puzzles/*)'
breaks encoder/lit.hpp '#include "elsewhere/file.hpp"' \
  'encoder may not include elsewhere (docs/design.md:4: only instances, instances/puzzles/*)'
breaks encoder/lit.hpp '#include "solver.hpp"' 'an include names its folder: "ROOM/FOLDER/solver.hpp"'
breaks instances/puzzles/kenken/kenken.hpp '#include "instances/art/picture.hpp"' \
  'instances/puzzles/* may not include instances/art (docs/design.md:6: only instances)'
breaks tests/encoder/lit_test.cpp '#include "cli/main.hpp"' \
  'tests/* may not include cli (docs/design.md:8: only encoder)'
breaks encoder/new/any.cpp '// a start' 'the folder encoder/new is not in the table of docs/design.md'
allows encoder/lit.hpp '// #include "cli/main.hpp"'
allows encoder/lit.hpp '#include "encoder/other.hpp"'
allows instances/puzzles/kenken/kenken.hpp '#include "instances/puzzles/kenken/kenken_rules.hpp"'
allows tests/new/any.cpp '#include "tests/boards.hpp"'

table 7 's/| |$/| `instances\/art` |/' \
  'docs/design.md:7: instances may include instances/art, and no file of it does'
table 8 's/`encoder`/`encoder` `instances`/' \
  'docs/design.md:8: tests/* may include instances, and no file of it does'
table 8 's/$/\n| `encoder\/new` | nothing | |/' 'docs/design.md:9: encoder/new has no source file'
table 1 's/folder/place/' \
  "docs/design.md:1: expected one table that begins with '| folder |', got 0"
table 7 's/`//g' 'docs/design.md:7: expected a `name` and 3 cells'

# Where the table allows each arrow, a circle of them is a fault still.
sed -i '7s/| |$/| `instances\/art` |/' "$house/docs/design.md"
breaks instances/grid.hpp '#include "instances/art/picture.hpp"' \
  'a circle of folders: instances -> instances/art -> instances'
sed -i '7s/ `instances\/art` |/ |/' "$house/docs/design.md"

# --- standard headers -----------------------------------------------------------------------------

message='which only builds that precompile it have'
breaks encoder/solver.cpp 'std::map<int, int> all;' "std::map without <map>, $message"
breaks instances/grid.hpp 'int least() { return std::min(1, 2); }' "std::min without <algorithm>, $message"
allows encoder/lit.hpp 'std::vector<int> all;'
allows tests/encoder/lit_test.cpp 'std::vector<int> all;'  # by encoder/lit.hpp
allows encoder/solver.cpp '// std::map, or "std::map<int, int>"'

# --- libraries ----------------------------------------------------------------------------------

breaks encoder/lit.hpp '#include <cadical.hpp>' \
  '<cadical.hpp> may not be included here (docs/design.md:13: only encoder/*.cpp)'
breaks encoder/lit.hpp '#include <nlohmann/json.hpp>' \
  '<nlohmann/json.hpp> may not be included here (docs/design.md:12: only cli, instances/*)'
breaks tests/encoder/lit_test.cpp '#include <csignal>' \
  '<csignal> may not be included here (docs/design.md:14: only cli)'
breaks cli/main.cpp '#include <lz4.h>' '<lz4.h> is not in the table of docs/design.md'
breaks cli/main.cpp '#include <sys/stat.h>' '<sys/stat.h> is not in the table of docs/design.md'
allows encoder/solver.cpp '#include <algorithm>'
allows instances/art/picture.hpp '#include <nlohmann/json.hpp>'
table 14 's/`csignal`/& `poll.h`/' 'docs/design.md:14: poll.h: no include needs it'
table 14 's/`cli`/& `encoder`/' 'docs/design.md:14: encoder: no include needs it'

# --- words and names ----------------------------------------------------------------------------

breaks instances/grid.hpp 'Lits cells;' 'instances knows no literals and no clauses'
allows instances/grid.hpp '// Lits cells; "Lits"'
allows instances/grid.hpp 'auto a = "Lits"; int Literal = 0;'
breaks encoder/lit.hpp 'int a = 1'"'"'000; std::cerr << 1'"'"'000;' 'only cli prints'
breaks encoder/solver.cpp 'std::printf("x");' 'only cli prints'
breaks encoder/solver.cpp 'std::abort();' 'only cli ends the program; throw, or assert'
allows encoder/solver.cpp 'x = puzzle.print() + snprintf(a); /* exit(1) */ y = "exit(1)";'
allows cli/main.cpp 'std::cerr << 2; std::abort();'

outside() { breaks "$1" "$2" "the name of $3 occurs outside its own files"; }
outside instances/art/picture.hpp 'KenKen of_image();' KenKen
outside encoder/lit.hpp 'if (name == "toy") return;' Toy
outside cli/main.cpp 'ToyRules rules;' Toy
outside cli/main.cpp '#include "instances/puzzles/toy.hpp"' Toy
allows encoder/lit.hpp 'toys = "stoyed";  // a toy'
allows encoder/toy_clauses.cpp 'using toy_rules::Toy;'
breaks encoder/my_toy.cpp '// a start' 'a file of Toy is named toy.* or toy_*'

# --- folders ------------------------------------------------------------------------------------

folder() {  # NAME WANT
  mkdir "$house/$1"
  expect "$1: $2" "$(said "$house")" "a folder $1"
  rmdir "$house/$1"
}

folder core 'a folder named core is no room; its files belong in one of: cli encoder instances tests'
folder cli/util \
  'a folder named util is no room; its files belong in one of: cli encoder instances tests'
folder game 'a folder that is no room (rooms: cli encoder instances tests)'

for number in {1..25}; do write "encoder/unit$number.cpp" '' && write "encoder/unit$number.hpp" ''; done
expect 'encoder: 27 units, at most 25 fit in a folder' "$(said "$house")" 'too many units'
rm "$house"/encoder/unit*

exit "$failed"
