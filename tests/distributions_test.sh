#!/usr/bin/env bash
# distributions_test.sh PROGRAM: new puzzles look like published ones, by figures; and other ones do not.
set -euo pipefail
root=$(CDPATH='' cd -- "$(dirname -- "$0")/.." && pwd)
work=$(mktemp -d)
trap 'rm -rf -- "$work"' EXIT

for kind in 'heyawake 10' 'hashi 13' 'nonogram 20' 'kenken 6'; do
  read -r name side <<<"$kind"
  "$1" generate "$name" --rows "$side" --count 200 --seed 1 -o "$work/$name"
done
"$root/scripts/distributions" --check "$work"/*
"$1" generate hashi --islands 12 --count 20 -o "$work/few"
faults=$("$root/scripts/distributions" --check "$work/few") && { echo "few islands are taken"; exit 1; }
grep -q '^hashi: islands in 100 cells: mean ' <<<"$faults"
