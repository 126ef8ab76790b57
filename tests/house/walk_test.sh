#!/usr/bin/env bash
# walk_test.sh BUILD: follows docs/add-a-puzzle.md to the letter in a copy of the tree: writes its files,
# adds its word to the list, builds, runs the suites and compares the output that the page shows. Then
# breaks the new puzzle, to see that the suites really test it. Objects of BUILD, a release build of
# this tree, are taken where nothing has changed that they are made of. Of the suites only the files run
# that try all kinds of puzzle; with PUZZLE2CNF_DEEP=1 all do, and `rules`, which has no second statement
# of what the new rules mean.
# shellcheck disable=SC2016
set -euo pipefail
export LC_ALL=C
release=$1
deep=${PUZZLE2CNF_DEEP:-0}
deep=${deep#0}
root=$(CDPATH='' cd -- "$(dirname -- "$0")/../.." && pwd)
work=$(mktemp -d)
trap 'rm -rf -- "$work"' EXIT
mkdir "$work/tree"
cd -- "$root"
find . -type d \( -name .git -o -name 'build*' -o -exec test -e '{}/CMakeCache.txt' \; \) -prune \
  -o -type f -print0 | tar --null --files-from=- -cf - | tar -C "$work/tree" -xf -
cp -r -- "$work/tree" "$work/before"
cd -- "$work/tree"
page=docs/add-a-puzzle.md

fail() { printf 'the walk: %s\n' "$1"; exit 1; }

# --- the page's files and its word --------------------------------------------------------------

awk '
  /^\*\*`.*`\*\*/ { file = $0; gsub(/^\*\*`|`\*\*.*$/, "", file); next }
  /^```/ { inside = !inside; if (!inside) file = ""; next }
  inside && file != "" { print >> file }' "$page"
word=$(sed -n 's/^Add the word `\([A-Za-z]*\)` to .*/\1/p' "$page")
name=${word,,}
sed -i "/^set(PUZZLES /,/)$/ s/)$/ $word)/" CMakeLists.txt

# --- what was touched ---------------------------------------------------------------------------

touched=$(diff -rq "$work/before" . || true)
expected="Files $work/before/CMakeLists.txt and ./CMakeLists.txt differ
Only in ./instances/data: $name-6x6.answer
Only in ./instances/data: $name-6x6.txt
Only in ./instances/kinds: $name.rules"
[[ $(sort <<<"$touched") == $(sort <<<"$expected") ]] || fail "it touched more than it says:
$touched"
words() { tr -s ' ()' '\n' <"$1/CMakeLists.txt"; }
[[ $(diff <(words "$work/before") <(words .) | grep '^[<>]') == "> $word" ]] ||
  fail "more than one word was added to CMakeLists.txt"
wc -l "instances/kinds/$name.rules"
scripts/layers

# --- build and test -----------------------------------------------------------------------------

build() {  # TARGET...
  cmake --build --preset release --target "$@" >"$work/build.log" ||
    fail "it does not build:
$(grep -A 5 'error' "$work/build.log" || tail -n 40 "$work/build.log")"
}
run_suite() {  # SUITE OPTION...: of all kinds the new one alone
  PUZZLE2CNF_KIND=$name "build/release/tests/test_$1" '--test-case-exclude=with *: *' "${@:2}" >"$work/$1.log" 2>&1
}
about_kinds() {  # SUITE: the option for its files that try all kinds
  [[ -n $deep ]] || grep -rlE 'tested_kinds|clued_boards\.hpp' "tests/$1" --include='*_test.cpp' |
    sed 's/.*/*&/' | paste -sd , | sed 's/^/--source-file=/'
}

# Objects of the release build are taken where nothing has changed that they were made of. What the puzzle
# changes are generated headers. Nothing is precompiled, as that takes longer than the few files that are left.
reuse=$work/reuse
cat >"$reuse" <<END
#!/usr/bin/env bash
# COMPILER ARGUMENT...: copies the object, or compiles it
object=\$(sed 's/.* -o \([^ ]*\) .*/\1/' <<<"\$*")
depends=\$(sed 's/.* -MF \([^ ]*\) .*/\1/' <<<"\$*")
grep -qxF "\$object" "$work/unchanged" || exec "\$@"
cp -- "$release/\$object" "\$object"
printf '%s:\n' "\$object" >"\$depends"
echo "\$object" >>"$work/reused"
END
chmod +x "$reuse"
cmake --preset release -DCMAKE_CXX_COMPILER_LAUNCHER="$reuse" -DPUZZLE2CNF_PRECOMPILED=OFF >"$work/configure.log"
ninja -C "$release" -t deps | tests/house/unchanged_objects.py "$root" "$release" "$work/tree" >"$work/unchanged"
suites=(instances solver_glue program ${deep:+rules})
build p2c_program "${suites[@]/#/test_}"
run_suite instances "$(about_kinds instances)" &
run_suite solver_glue "$(about_kinds solver_glue)" &
[[ -z $deep ]] || run_suite rules &
# Of the program what it does with every kind.
run_suite program '--source-file=*samples_test*,*help_test*,*threads_test*,*/verbs/generate_*,*/verbs/show_*,*/verbs/encode_*' &
wait
for suite in "${suites[@]}"; do
  grep -q 'test cases: *[1-9].* 0 failed' "$work/$suite.log" || fail "the suite $suite fails:
$(grep -A 12 'ERROR' "$work/$suite.log" | head -n 60 || tail -n 60 "$work/$suite.log")"
done
grep -h "$name: .* boards" "$work"/*.log || fail "no random boards of $name were compared"

# The page's session.
awk '/^```/ { inside = /console/; next } inside' "$page" >"$work/session"
sed -n 's/^\$ //p' "$work/session" | while IFS= read -r command; do
  printf '$ %s\n' "$command"
  bash -c "$command" 2>&1 || true
done >"$work/output"
diff "$work/session" "$work/output" || fail "the page shows other output than the program gives"

printf 'the walk: %d objects of the release build are taken as they are\n' "$(wc -l <"$work/reused")"

# --- faults in the new puzzle are noticed -------------------------------------------------------

# Clauses and check come of one text: what notices a missing rule is the sample, which has one answer.
sed -i '/^rule around/,$d' "instances/kinds/$name.rules"
build p2c_program test_program
if run_suite program '--source-file=*samples_test*' --abort-after=1; then
  fail "the missing rule goes unnoticed"
fi
