#!/usr/bin/env bash
# threads_test.sh PROGRAM: runs every verb that takes several inputs in a program that was built with
# the thread sanitizer, and fails on any report of it.
set -euo pipefail
program=$1
data=$(CDPATH='' cd -- "$(dirname -- "$0")/../../instances/data" && pwd)
work=$(mktemp -d)
trap 'rm -rf -- "$work"' EXIT

grep -q __tsan_write "$program" || { echo "$program was not built with the thread sanitizer"; exit 1; }
# Some kernels place the program where the sanitizer wants its shadow.
run=()
setarch -R true 2>/dev/null && run=(setarch -R)
export TSAN_OPTIONS="exitcode=66 log_path=$work/report"

printf 'heyawake\n2 2\n- -\n- -\n1 1\n1 1\n' >"$work/seven"
printf 'answer heyawake\n2 2\nx x\n- -\n' >"$work/wrong"
printf 'nonogram\n1 1\n1\n0\n' >"$work/none"
printf 'hashi\n1 1\nx\n' >"$work/bad"
printf '1 3 9\n1 0 1\n' >"$work/warned.has"
side=120
{
  printf 'heyawake\n%d %d\n' "$side" "$side"
  for cell in - 1; do
    for ((r = 0; r < side; ++r)); do printf -- "$cell %.0s" $(seq "$side") && echo; done
  done
} >"$work/open"

inputs=()
for ((round = 0; round < 4; ++round)); do
  inputs+=("$data"/*.txt "$work/seven" "$work/none" "$work/bad" "$work/missing" "$work/warned.has")
done
commands=0
expect() {  # CODE ARGUMENT...
  local code=0
  "${run[@]}" "$program" "${@:2}" >"$work/out" 2>"$work/err" || code=$?
  ((++commands))
  [[ $code == "$1" ]] && ! compgen -G "$work/report*" >/dev/null && return
  echo "exit code $code for ${*:2}"
  cat "$work/err" "$work"/report* 2>/dev/null | head -n 60
  exit 1
}

several=$("${run[@]}" "$program" help | sed -n 's/^  puzzle2cnf \([a-z-]*\) PUZZLE\.\.\. .*/\1/p')
[[ $(wc -w <<<"$several") -ge 4 ]] || { echo "verbs with several inputs: $several"; exit 1; }

for verb in $several; do
  options=()
  ! "${run[@]}" "$program" help "$verb" | grep -q -- '--threads' || options=(--threads 8)
  expect 3 "$verb" "${options[@]}" "${inputs[@]}"
  expect 3 "$verb" "${options[@]}" --json "${inputs[@]}"
  expect 4 "$verb" "${options[@]}" --memory-limit 3000 --conflict-limit 1 "${inputs[@]}"
  expect 4 "$verb" "${options[@]}" --connectivity layers --time-limit 0.5 "$work/open" \
    "$work/seven" "$work/open" "$work/seven"
  for ending in gz bz2 xz zst; do
    expect 3 "$verb" "${options[@]}" -o "$work/$verb.$ending" "${inputs[@]}"
  done
  expect 3 "$verb" "${options[@]}" --from-position "${inputs[@]}"
  # No answer continues it, which is not always a "no".
  wrong=1
  [[ $verb != count && $verb != enumerate ]] || wrong=0
  expect $wrong "$verb" "${options[@]}" --position "$work/wrong" "$work/seven" "$work/seven"
  expect 3 "$verb" "${options[@]}" --presolve off --cardinality totalizer "${inputs[@]}"
done
expect 3 solve --threads 8 --forced "${inputs[@]}"

# Lists and folders: puzzles are taken while others are worked on.
mkdir "$work/folder"
cp "$data"/*.txt "$work/folder"
for file in "$data"/*.txt; do
  "${run[@]}" "$program" convert --to json "$file" | tr -d '\n' && echo
done >"$work/folder/list.jsonl"
printf '%s\n' folder folder/list.jsonl folder >"$work/manifest"
for verb in $several; do
  [[ $verb != batch ]] || continue
  options=()
  ! "${run[@]}" "$program" help "$verb" | grep -q -- '--threads' || options=(--threads 8)
  expect 0 "$verb" "${options[@]}" "$work/folder" --manifest "$work/manifest"
  for ((round = 0; round < 10; ++round)); do  # threads that start while others end
    expect 0 "$verb" "${options[@]}" "$work/folder/list.jsonl" "$data/kenken-4x4.txt"
  done
done
expect 0 batch --do unique --jobs 3 "$work/folder" --manifest "$work/manifest" -o "$work/rows.jsonl"
expect 3 solve --threads 8 --solver "minisat" "${inputs[@]}"
expect 0 encode --memory-limit 3000 -o "$work/x.cnf.xz" "$data/hashi-7x7.txt"
expect 0 unique --proof "$work/x.drat" --memory-limit 3000 "$data/heyawake-6x6.txt"
expect 0 hint --memory-limit 3000 "$data/hashi-7x7.txt"
expect 0 explain --memory-limit 3000 --time-limit 100 "$data/heyawake-6x6.txt"
expect 0 check-proof --memory-limit 3000 "$work/x.cnf" "$work/x.drat"
for kind in $("${run[@]}" "$program" puzzles | sed 's/ .*//'); do
  expect 0 generate "$kind" --threads 8 --rows 5 --count 50
  expect 0 generate "$kind" --threads 4 --rows 5 --count 20 -o "$work/$kind-%.txt.gz"
done
expect 4 generate kenken --threads 8 --rows 2 --count 100
expect 4 generate kenken --threads 8 --rows 2 --count 9 --difficulty extreme --time-limit 0.2
printf 'P2 4 4 9 %s\n' "0 9 0 9 9 0 9 0 0 9 9 0 9 0 0 9" >"$work/image.pgm"
for method in threshold squares; do
  expect 0 picture --memory-limit 3000 --time-limit 60 --method "$method" --unique "$work/image.pgm"
done
expect 0 explain-clause "$data/kenken-4x4.txt" 1 2 3
echo "thread sanitizer: $commands commands, no report"
