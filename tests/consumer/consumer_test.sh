#!/usr/bin/env bash
# Programs in C++ and C use libpuzzle2cnf in the three ways that there are: the installed package
# (shared and static), pkg-config, and add_subdirectory.
#
#   tests/consumer/consumer_test.sh BUILD
#
# BUILD is a build tree with the program and the libraries in it; it is installed, moved and used with
# g++ and clang++. In the third way the whole library would be compiled again, for minutes: all of it is
# configured and linked, and two files of the room `library`, which includes all others, are compiled;
# the other objects are those of BUILD (consumer/compiled.sh).
set -euo pipefail

build=$(CDPATH='' cd -- "$1" && pwd)
source=$(CDPATH='' cd -- "$(dirname -- "$0")/../.." && pwd)
work=$build/consumer
installed=$work/installed
compilers=('gcc g++' 'clang clang++')
dependencies=(Cadical PNG JPEG ZLIB BZip2 LibLZMA Zstd)

say() { printf '\n=== %s\n' "$*"; }

fail() {
  echo "$*" >&2
  exit 1
}

# A build in a tree without what an earlier one has found.
configure() {  # FOLDER CMAKE_ARGUMENT...
  rm -rf -- "${work:?}/$1"
  cmake -S "${@:2:1}" -B "$work/$1" -G Ninja -DCMAKE_BUILD_TYPE=Debug "${@:3}" >"$work/log" 2>&1 ||
    { cat "$work/log" >&2; return 1; }
}

disabled() {  # PACKAGE...
  printf -- '-DCMAKE_DISABLE_FIND_PACKAGE_%s=ON\n' "$@"
}

runs() {  # COMMAND...
  local version
  version=$("$@") || fail "$*: exit code $?"
  [[ $version == "$expected" ]] || fail "$*: '$version' in place of '$expected'"
}

say "installed, and moved"
mkdir -p -- "$work"
rm -rf -- "$installed" "$work/first"
cmake --install "$build" --prefix "$work/first" >"$work/log"
mv -- "$work/first" "$installed"
expected=$("$installed/bin/puzzle2cnf" --version | sed 's/^puzzle2cnf \([0-9.]*\),.*/\1/')
if grep --recursive --files-with-matches --fixed-strings -e "$source" -e "$build" -e "$work" "$installed"
then
  fail "these files name a folder of this machine"
fi
"$source/tests/library/symbols_test.sh" "$installed"/lib*/libpuzzle2cnf.so
for page in man1/puzzle2cnf.1 man5/puzzle2cnf-formats.5; do
  grep --quiet '^\.TH PUZZLE2CNF' "$installed/share/man/$page"
done
grep --quiet 'complete -F' "$installed/share/bash-completion/completions/puzzle2cnf"
grep --quiet '^#compdef puzzle2cnf' "$installed/share/zsh/vendor-completions/_puzzle2cnf"

for pair in "${compilers[@]}"; do
  read -r c cxx <<<"$pair"
  for form in shared static; do
    say "find_package, $form, $cxx"
    options=()
    # What only the libraries need, the users of the shared one need not have.
    [[ $form == static ]] || mapfile -t options < <(disabled "${dependencies[@]}")
    configure "$form-$cxx" "$source/tests/consumer/package" -DFORM="$form" \
      -DCMAKE_C_COMPILER="$c" -DCMAKE_CXX_COMPILER="$cxx" -DCMAKE_PREFIX_PATH="$installed" "${options[@]}"
    cmake --build "$work/$form-$cxx" >"$work/log" || fail "$(<"$work/log")"
    runs "$work/$form-$cxx/consumer_cxx"
    runs "$work/$form-$cxx/consumer_c"
  done
done

say "a static library whose CaDiCaL is missing"
if configure missing "$source/tests/consumer/package" -DFORM=static -DCMAKE_CXX_COMPILER=g++ \
  -DCMAKE_PREFIX_PATH="$installed" -DCMAKE_DISABLE_FIND_PACKAGE_Cadical=ON 2>/dev/null
then
  fail "it was found"
fi
tr --squeeze-repeats '[:space:]' ' ' <"$work/log" | grep --quiet 'puzzle2cnf::static needs: Cadical' || fail "$(<"$work/log")"

PKG_CONFIG_PATH=$(dirname -- "$installed"/lib*/pkgconfig/puzzle2cnf.pc)
export PKG_CONFIG_PATH
libraries=$(pkg-config --variable=libdir puzzle2cnf)
flags() { pkg-config "$@" puzzle2cnf; }
# Where both are installed, -lpuzzle2cnf is the shared one.
static_flags() { flags --static --libs | sed 's/-lpuzzle2cnf/-l:libpuzzle2cnf.a/'; }
for pair in "${compilers[@]}"; do
  read -r c cxx <<<"$pair"
  say "pkg-config, $c and $cxx"
  # shellcheck disable=SC2046  # words
  {
    "$cxx" -std=c++20 -c "$source/tests/consumer/consumer.cpp" $(flags --cflags) -o "$work/cxx.o"
    "$cxx" "$work/cxx.o" $(flags --libs) -o "$work/shared_cxx"
    "$cxx" "$work/cxx.o" $(static_flags) -o "$work/static_cxx"
    "$c" -c "$source/tests/consumer/consumer.c" $(flags --cflags) -o "$work/c.o"
    "$c" "$work/c.o" $(flags --libs) -o "$work/shared_c"
    "$c" "$work/c.o" $(static_flags) -o "$work/static_c"
  }
  for program in shared_cxx shared_c; do runs env LD_LIBRARY_PATH="$libraries" "$work/$program"; done
  for program in static_cxx static_c; do runs "$work/$program"; done
done

say "the program without the libraries of the tests, the library without Boost"
mapfile -t options < <(disabled doctest benchmark)
configure program "$source" -DCMAKE_CXX_COMPILER=g++ -DPUZZLE2CNF_TESTS=OFF "${options[@]}"
mapfile -t options < <(disabled doctest benchmark Boost)
configure library "$source" -DCMAKE_CXX_COMPILER=g++ -DPUZZLE2CNF_TESTS=OFF -DPUZZLE2CNF_PROGRAM=OFF "${options[@]}"

export COMPILED=$build
for pair in "${compilers[@]}"; do
  read -r c cxx <<<"$pair"
  say "add_subdirectory, $cxx"
  configure "subdirectory-$cxx" "$source/tests/consumer/subdirectory" -DPUZZLE2CNF="$source" \
    -DCMAKE_CXX_COMPILER_LAUNCHER="$source/tests/consumer/compiled.sh" -DCMAKE_CXX_FLAGS_DEBUG=-O0 \
    -DPUZZLE2CNF_UNITS=TESTS \
    -DCMAKE_C_COMPILER="$c" -DCMAKE_CXX_COMPILER="$cxx"
  cmake --build "$work/subdirectory-$cxx" --parallel 2 >"$work/log" || fail "$(tail -n 30 "$work/log")"
  for program in {shared,static}_{cxx,c}; do runs "$work/subdirectory-$cxx/consumer_$program"; done
done
