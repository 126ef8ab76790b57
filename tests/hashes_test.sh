#!/usr/bin/env bash
# The bytes of `encode`, for every sample puzzle in every form, against the list tests/hashes.txt:
# whoever changes a formula shows it in the list.
#
#   tests/hashes_test.sh PROGRAM            compares, and encodes two puzzles 100 times
#   tests/hashes_test.sh PROGRAM --each=N   compares one line of N, for a slow program
#   tests/hashes_test.sh PROGRAM --renew    writes the list again
#
# The version of the program is in the formula's first comment, so that a new one renews the list.
set -euo pipefail
export LC_ALL=C  # the order of the files

program=$(realpath -- "$1")
CDPATH='' cd -- "$(dirname -- "$0")"
list=hashes.txt
samples=../instances/data

# The options of each form, a line each.
forms() {
  local connectivity cardinality
  for connectivity in layers elimination paper; do
    for cardinality in network totalizer direct auto; do
      echo "--connectivity $connectivity --cardinality $cardinality"
    done
    echo "--connectivity $connectivity --to opb"
  done
  echo "--connectivity frontier"
  echo "--annotate --varnames"
  echo "--project"
}

hash_of() {  # FILE OPTION...
  "$program" encode "${@:2}" "$1" | sha256sum | cut -d ' ' -f 1
}

print_list() {  # [N]: one line of N
  local path options form hash number=0
  for path in "$samples"/*.txt; do
    while read -r form; do
      ((number++ % ${1:-1} == 0)) || continue
      read -ra options <<<"$form"
      hash=$(hash_of "$path" "${options[@]}")
      printf '%s  %s %s\n' "$hash" "$(basename "$path" .txt)" "$form"
    done < <(forms)
  done
}

check_repeats() {  # FILE
  local hashes
  hashes=$(for _ in {1..100}; do hash_of "$1"; done | sort -u | wc -l)
  if [[ $hashes -ne 1 ]]; then
    echo "encode $1, 100 times: $hashes different formulas" >&2
    return 1
  fi
}

case ${2:-} in
  --renew)
    print_list >$list.new
    mv $list.new $list
    ;;
  "" | --each=*)
    each=${2:-}
    each=${each#--each=}
    each=${each:-1}
    if ! diff -u <(awk -v each="$each" 'NR % each == 1 % each' $list) <(print_list "$each"); then
      echo "tests/$list: the formulas are others; if that is meant, run" \
        "'tests/hashes_test.sh PROGRAM --renew' and show the difference" >&2
      exit 1
    fi
    [[ $each -eq 1 ]] || exit 0
    check_repeats $samples/heyawake-8x8.txt
    check_repeats $samples/kenken-4x4.txt
    echo "$(wc -l <$list) formulas have their bytes; so have two, 100 times each"
    ;;
  *)
    echo "usage: tests/hashes_test.sh PROGRAM [--each=N | --renew]" >&2
    exit 2
    ;;
esac
