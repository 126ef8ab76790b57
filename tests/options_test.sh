#!/usr/bin/env bash
# Shows that with PUZZLE2CNF_COMPRESSION=OFF and PUZZLE2CNF_PNG=OFF no library of theirs is looked for,
# and no source that needs one is compiled. tests/program/bare_test.cpp runs such a program.
#
#   tests/options_test.sh COMPILER
set -euo pipefail
export LC_ALL=C
root=$(CDPATH='' cd -- "$(dirname -- "$0")/.." && pwd)
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
