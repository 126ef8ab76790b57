#!/usr/bin/env bash
# Shows that with PUZZLE2CNF_COMPRESSION=OFF and PUZZLE2CNF_PNG=OFF no library of theirs is looked for,
# and no source that needs one is compiled; tests/program/bare_test.cpp runs such a program. That
# PUZZLE2CNF_WASM leaves out the program, processes and all libraries; that warnings are errors only for
# compilers that were tried; and that CaDiCaL has the version of its package.
#
#   tests/house/options_test.sh COMPILER
set -euo pipefail
export LC_ALL=C
root=$(CDPATH='' cd -- "$(dirname -- "$0")/../.." && pwd)
compiler=${1:?the compiler to use}
work=$(mktemp -d)
trap 'rm -rf -- "$work"' EXIT

fail() {
  printf 'options: %s\n' "$1"
  exit 1
}

# Packages that are disabled cannot be found: configuring fails where they are looked for.
configure() {  # "PACKAGE..." OPTION...
  local hidden=() package
  for package in $1; do hidden+=("-DCMAKE_DISABLE_FIND_PACKAGE_$package=ON"); done
  cmake -S "$root" -B "$work" --fresh -G Ninja -DCMAKE_CXX_COMPILER="$compiler" \
    -DPUZZLE2CNF_TESTS=OFF "${hidden[@]}" "${@:2}" >"$work/log" 2>&1
}

compiled() { grep -q "\"file\": .*/$1\"" "$work/compile_commands.json"; }

expect() {  # whether these are compiled: yes or no, then names of sources
  local name
  for name in "${@:2}"; do
    if compiled "$name"; then [[ $1 == yes ]] || fail "$name is compiled"
    else [[ $1 == no ]] || fail "$name is not compiled"; fi
  done
}

codecs=(compressed/{gzip,bzip2,xz,zstd}_codec.cpp compressed/codecs.cpp)
images=(images/image_png.cpp images/image_jpeg.cpp drawings/drawing_png.cpp)
no_images=(images/no_png.cpp drawings/no_png.cpp)
packers='BZip2 LibLZMA Zstd'
off=-DPUZZLE2CNF_COMPRESSION=OFF
plain=-DPUZZLE2CNF_PNG=OFF

configure '' || fail "with all libraries: $(<"$work/log")"
expect yes "${codecs[@]}" "${images[@]}"
expect no compressed/no_codecs.cpp "${no_images[@]}"
configure "$packers" "$off" || fail "without compression: $(<"$work/log")"
expect yes compressed/no_codecs.cpp "${images[@]}"
expect no "${codecs[@]}" "${no_images[@]}"
configure 'PNG JPEG' "$plain" || fail "without PNG: $(<"$work/log")"
expect yes "${codecs[@]}" "${no_images[@]}"
expect no compressed/no_codecs.cpp "${images[@]}"
configure "$packers PNG JPEG ZLIB" "$off" "$plain" || fail "without either: $(<"$work/log")"
expect no "${codecs[@]}" "${images[@]}"
! grep -Eq '(lib|-l)(z|bz2|lzma|zstd|png|jpeg)\b' "$work/build.ninja" || fail 'a library is linked'
if configure 'PNG'; then fail 'PNG is not needed'; fi

configure "$packers PNG JPEG ZLIB Boost Threads Cadical" -DPUZZLE2CNF_WASM=ON || fail "for a page: $(<"$work/log")"
expect yes solver_glue/search.cpp library/c_call.cpp compressed/no_codecs.cpp "${no_images[@]}"
expect no cli/main.cpp outside/spawn.cpp cadical/cadical_solver.cpp families/make_instance.cpp "${codecs[@]}"
! grep -q 'libpuzzle2cnf.so' "$work/build.ninja" || fail 'a page has a shared library'

strict() {  # COMPILER_ID VERSION: whether its warnings are errors
  printf 'set(CMAKE_CXX_COMPILER_ID %s)\nset(CMAKE_CXX_COMPILER_VERSION %s)\n' "$1" "$2" >"$work/compiler.cmake"
  configure '' -DPUZZLE2CNF_WERROR=ON -DCMAKE_PROJECT_puzzle2cnf_INCLUDE="$work/compiler.cmake" ||
    fail "with $1 $2: $(<"$work/log")"
  grep -q -- ' -Wall ' "$work/compile_commands.json" || fail "$1 $2 does not warn"
  grep -q -- ' -Werror ' "$work/compile_commands.json"
}
strict GNU 14.2.0 || fail 'warnings of g++ 14 are no errors'
strict Clang 14.0.6 || fail 'warnings of clang 14 are no errors'
! strict GNU 13.3.0 || fail 'warnings of g++ 13, which was not tried, are errors'
! strict AppleClang 14.0.3 || fail 'warnings of a clang that was not tried are errors'

packaged() {  # LIBRARY VERSION
  configure '' -DCADICAL_LIBRARY="$1" || fail "with $1: $(<"$work/log")"
  grep -q "kCadicalPackageVersion = \"$2\";" "$work/generated/solver_glue/cadical/package_version.hpp" ||
    fail "the CaDiCaL of $1 is not of the version '$2'"
}
if command -v dpkg-query >/dev/null && version=$(dpkg-query --show --showformat='${Version}' libcadical-dev 2>&1); then
  library=$(dpkg-query --listfiles libcadical-dev | grep '\.a$')
  packaged "$library" "${version%%-*}"
  cp -- "$library" "$work/libcadical.a"
  packaged "$work/libcadical.a" ''
fi
