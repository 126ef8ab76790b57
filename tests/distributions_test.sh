#!/usr/bin/env bash
# distributions_test.sh PROGRAM: other puzzles than published ones are noticed by their figures; and with
# PUZZLE2CNF_DEEP=1, new puzzles look like published ones.
set -euo pipefail
root=$(CDPATH='' cd -- "$(dirname -- "$0")/.." && pwd)
work=$(mktemp -d)
trap 'rm -rf -- "$work"' EXIT

if [[ ${PUZZLE2CNF_DEEP:-0} != 0 ]]; then
  for kind in 'heyawake 10' 'hashi 13' 'nonogram 20' 'kenken 6'; do
    read -r name side <<<"$kind"
    "$1" generate "$name" --rows "$side" --count 200 --seed "${PUZZLE2CNF_SEED:-1}" -o "$work/$name"
  done
  "$root/scripts/distributions" --check "$work"/*
fi
"$1" generate hashi --islands 12 --count 20 -o "$work/few"
faults=$("$root/scripts/distributions" --check "$work/few") && { echo "few islands are taken"; exit 1; }
grep -q '^hashi: islands in 100 cells: mean ' <<<"$faults"
