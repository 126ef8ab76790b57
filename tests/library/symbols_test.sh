#!/usr/bin/env bash
# The shared library defines the symbols of tests/library/symbols.txt and no other, all of them p2c_*
# or of the namespace puzzle2cnf; it has no text relocations and no path to look for libraries in.
#
#   tests/library/symbols_test.sh LIBRARY            compares
#   tests/library/symbols_test.sh LIBRARY --renew    writes the list: look at the difference, then commit it
set -euo pipefail

library=$1
list=$(CDPATH='' cd -- "$(dirname -- "$0")" && pwd)/symbols.txt
symbols=$(nm --dynamic --defined-only --demangle "$library" | cut -d ' ' -f 3- | LC_ALL=C sort --unique)

if [[ ${2:-} == --renew ]]; then
  printf '%s\n' "$symbols" >"$list"
fi
diff "$list" - <<<"$symbols"
if grep --extended-regexp --invert-match \
  '^p2c_[a-z_]+$|^(typeinfo (name )?for |vtable for )?puzzle2cnf::' <<<"$symbols"; then
  echo "these symbols are neither p2c_* nor of the namespace puzzle2cnf"
  exit 1
fi
if readelf --dynamic --wide "$library" | grep --extended-regexp 'TEXTREL|RPATH|RUNPATH'; then
  exit 1
fi
