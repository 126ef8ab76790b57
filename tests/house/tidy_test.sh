#!/usr/bin/env bash
# Shows that scripts/tidy finds in files that it looks at together what it finds in each alone: a fault
# in any of them, in files that use one name, and in a header of ours; and nothing where nothing is.
set -euo pipefail
root=$(CDPATH='' cd -- "$(dirname -- "$0")/../.." && pwd)
house=$(mktemp -d)
trap 'rm -rf -- "$house"' EXIT
command -v clang-tidy >/dev/null || { echo 'clang-tidy is not installed: skipped'; exit 0; }
failed=0

mkdir -p "$house/cli" "$house/build"
cp -- "$root/.clang-tidy" "$house"
write() {  # FILE LINE...
  printf '%s\n' '#include <string>' "${@:2}" >"$house/cli/$1.cpp"
}
compile_commands() {
  local separator='[' name
  for name in one two three alias; do
    printf '%s{"directory": "%s", "file": "%s", "command": "clang++ -std=c++20 -c %s"}' \
      "$separator" "$house/build" "$house/cli/$name.cpp" "$house/cli/$name.cpp"
    separator=,
  done >"$house/build/compile_commands.json"
  printf ']\n' >>"$house/build/compile_commands.json"
}
clean() {
  write one 'namespace { int twice(int a) { return 2 * a; } }' 'int one() { return twice(1); }'
  write two 'int two(const std::string& text) { return static_cast<int>(text.size()); }'
  write three 'namespace { int twice(int a) { return a + a; } }' 'int three() { return twice(3); }'
  write alias 'namespace text = std;' 'int four(const text::string& a) { return a.empty() ? 1 : 0; }'
}
# Which files have which faults, or none.
finds() {  # WANT WHAT
  local got
  got=$("$root/scripts/tidy" "$house/build" |
    sed -n 's/.*\/cli\/\([a-z]*\).cpp:.* error: .*\[\([a-z-]*\).*/\1 \2/p' | sort | tr '\n' ';') || true
  if [[ $got != "$1" ]]; then
    printf '%s\n  expected: %s\n  got:      %s\n' "$2" "$1" "$got"
    failed=1
  fi
}

compile_commands
clean
"$root/scripts/tidy" "$house/build" || failed=1
finds '' 'four files without a fault'

write two 'int two(const std::string text) { return text.size() == 0 ? 1 : 0; }'
write three 'namespace { int twice(int a) { return a + a; } }' 'std::string three() {' \
  '  std::string text = "";' '  text += static_cast<char>(twice(3));' '  return text;' '}'
write alias 'namespace text = std;' 'int four() { return 4; }'
want='alias misc-unused-alias-decls;three readability-redundant-string-init;'
want+='two performance-unnecessary-value-param;two readability-container-size-empty;'
finds "$want" 'faults in three files'

exit "$failed"
