#!/usr/bin/env bash
# Shows that scripts/layers notices each kind of fault: breaks a copy of the tree, one rule at a
# time, and compares what it prints.
set -euo pipefail
root=$(CDPATH='' cd -- "$(dirname -- "$0")/.." && pwd)
copy=$(mktemp -d)
trap 'rm -rf -- "$copy"' EXIT
cd -- "$root"
find . -type d \( -name .git -o -name 'build*' -o -exec test -e '{}/CMakeCache.txt' \; \) -prune \
  -o -type f -print0 | tar --null --files-from=- -cf - | tar -C "$copy" -xf -
failed=0

expect() {  # WANT GOT WHAT
  [[ $1 == "$2" ]] && return
  printf '%s\n  expected: %s\n  got:      %s\n' "$3" "$1" "$2"
  failed=1
}

# breaks FILE LINE MESSAGE: the line, put at the end of the file, gives the message.
breaks() {
  local file=$copy/$1 got want
  cp -- "$file" "$copy/kept"
  printf '%s\n' "$2" >>"$file"
  want="$1:$(wc -l <"$file"): $3"
  got=$("$copy/scripts/layers") && got="$got (exit code 0)"
  expect "$want" "$got" "$1 with $2"
  mv -- "$copy/kept" "$file"
}

# allows FILE LINE: nothing is said about it.
allows() {
  local file=$copy/$1 got
  cp -- "$file" "$copy/kept"
  printf '%s\n' "$2" >>"$file"
  got=$("$copy/scripts/layers") || got="$got (exit code $?)"
  expect '' "$got" "$1 with $2"
  mv -- "$copy/kept" "$file"
}

allows encoder/values/table.cpp '// nothing added'
allows cli/verbs/picture.cpp 'Nonogram of_image();'
breaks cli/verbs/picture.cpp 'KenKen of_image();' 'the name of KenKen stands outside its own files'

breaks instances/grid.hpp '#include "encoder/clauses/lit.hpp"' \
  'instances may not know encoder/clauses/lit.hpp (of ours only: instances)'
breaks encoder/values/table.cpp '  #  include "cnf_out/formula.hpp"  // why not' \
  'encoder may not know cnf_out/formula.hpp (of ours only: encoder instances)'
breaks cnf_out/formula.hpp '#include "encoder/unknowns.hpp"' \
  "cnf_out may not know encoder/unknowns.hpp (of ours only: cnf_out encoder/clauses/lit.hpp\
 encoder/clauses/clause_sink.hpp encoder/clauses/linear.hpp instances/limits/stop.hpp instances/text/text_reader.hpp)"
breaks solver_glue/search.cpp '#include "cli/version.hpp"' \
  'solver_glue may not know cli/version.hpp (of ours only: solver_glue encoder instances cnf_out)'
breaks encoder/values/table.cpp '#include "table.hpp"' 'an include names its room: "ROOM/table.hpp"'
allows cnf_out/formula.hpp '#include "instances/text/text_reader.hpp"'

breaks solver_glue/search.hpp '#include <cadical.hpp>' \
  '<cadical.hpp> is not for solver_glue (only for: solver_glue.cpp)'
breaks instances/grid.hpp '#include <boost/program_options.hpp>' \
  '<boost/program_options.hpp> is not for instances (only for: cli)'
breaks cli/main.cpp '#include <doctest/doctest.h>' \
  '<doctest/doctest.h> is not for cli (only for: tests)'
breaks encoder/values/table.cpp '#include <nlohmann/json.hpp>' \
  '<nlohmann/json.hpp> is not for encoder (only for: instances cli tests)'
breaks cnf_out/dimacs.cpp '#include <sys/stat.h>' \
  '<sys/stat.h> is not for cnf_out (only for: solver_glue cli tests)'
breaks cli/main.cpp '#include <lz4.h>' '<lz4.h> is not in the table of scripts/layers'
breaks cli/main.cpp '#include <zlib.h>' '<zlib.h> is not for cli (only for: cnf_out.cpp)'
allows solver_glue/search.cpp '#include <csignal>'

breaks instances/grid.hpp 'Lits cells;' 'instances knows no literals and no clauses'
allows instances/grid.hpp '// Lits cells; "Lits"'
breaks encoder/values/table.cpp 'int a = 1'"'"'000; std::cerr << a;' 'only cli prints'
breaks solver_glue/search.cpp 'std::printf("x");' 'only cli prints'
breaks cnf_out/dimacs.cpp 'std::abort();' 'only cli ends the program; throw, or assert'
allows cnf_out/dimacs.cpp 'x = puzzle.print() + snprintf(a); /* exit(1) */ y = "exit(1)";'

# A puzzle that nobody else names.
sed -i 's/^set(PUZZLES /&Toy /' "$copy/CMakeLists.txt"
breaks encoder/values/table.cpp 'if (name == "toy") return;' 'the name of Toy stands outside its own files'
breaks cli/main.cpp 'ToyRules rules;' 'the name of Toy stands outside its own files'
breaks instances/grid.hpp '#include "instances/toy.hpp"' \
  'the name of Toy stands outside its own files'
allows encoder/values/table.cpp 'toys = "stoyed";  // a toy'
touch "$copy/instances/toy_text.hpp"
allows instances/toy_text.hpp 'using toy_rules::Toy;'
rm -- "$copy/instances/toy_text.hpp"
touch "$copy/encoder/my_toy.cpp"
breaks encoder/my_toy.cpp '// a start' 'a file of Toy is named toy.* or toy_*'
rm -- "$copy/encoder/my_toy.cpp"

mkdir "$copy/core"
expect "core: a folder named core is no room; its files belong into one of: instances encoder\
 cnf_out solver_glue cli tests" "$("$copy/scripts/layers" || true)" 'a folder core'
rmdir "$copy/core"
mkdir "$copy/game"
expect "game: a folder that is no room (rooms: instances encoder cnf_out solver_glue cli tests)" \
  "$("$copy/scripts/layers" || true)" 'a folder game'

exit "$failed"
