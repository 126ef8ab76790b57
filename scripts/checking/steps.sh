# Steps of scripts/check: what they build and run, what they cost, and the summary at the end.
# shellcheck shell=bash

jobs=$(nproc)
passed=0
failed=0
failed_steps=()
skipped=()      # each "PRESET: TEST"
times=()        # of steps and tests, each "SECONDS s  NAME"
repeat=()       # commands that repeat what failed
repeat_with=    # what precedes them
declare -A cost=()  # core seconds by part of the budget
# Core seconds: 25 minutes of two cores.
declare -A budget=([builds]=1400 [release]=800 [sanitize]=500 [lints]=300)

# Tests write many small files, which are synced: in memory, where that is large and runs programs.
if [[ -w /dev/shm && $(df --output=avail /dev/shm | tail -n 1) -gt 4000000 ]] &&
    ! grep -q '^[^ ]* /dev/shm .*noexec' /proc/mounts; then
  export TMPDIR=/dev/shm
fi

clock=$(mktemp)
trap 'rm -f -- "$clock"' EXIT

# Sets `spent` to the seconds of CPU that this shell and all that it waited for have taken. `times` would
# speak of a subshell in one.
look_at_clock() {
  times >"$clock"
  spent=$(awk '{ for (i = 1; i <= 2; ++i) { split($i, of, "[ms]"); sum += 60 * of[1] + of[2] } }
    END { printf "%d", sum }' "$clock")
}

step() {  # PART NAME COMMAND...
  local start=$SECONDS before spent result=ok is_tests=
  [[ $3 != run_tests ]] || is_tests=yes
  printf '\n=== %s\n' "$2"
  look_at_clock
  before=$spent
  if "${@:3}"; then
    [[ $is_tests ]] || ((++passed))
  else
    [[ $is_tests ]] || ((++failed))
    failed_steps+=("$2")
    [[ $is_tests ]] || repeat+=("${repeat_with}${*:3}")
    result=FAILED
  fi
  look_at_clock
  ((spent -= before)) || true
  cost[$1]=$((${cost[$1]:-0} + spent))
  printf '=== %s: %s (%d s, %d core seconds)\n' "$2" "$result" $((SECONDS - start)) "$spent"
  times+=("$((SECONDS - start)) s  $2")
  [[ $result == ok ]]
}

build() {  # PRESET TARGET...
  cmake --build --preset "$1" --parallel "$jobs" --target "${@:2}"
}

# The targets that the tests with these labels need, or all tests without the label LEFT_OUT. One table
# says so, which CMake writes (tests/add_check.cmake).
needs() {  # PRESET "LABEL..." [LEFT_OUT]
  awk -v wanted=" $2 " -v left_out="${3:-}" '
    {
      count = split($2, labels, ",")
      if (left_out != "" && labels[count] == left_out) next
      if (wanted != "  " && !index(wanted, " " labels[1] " ")) next
      for (i = 3; i <= NF; ++i) if (!seen[$i]++) print $i
    }' "build/$1/tests/needs.txt"
}

# The tests of a log of CTest that ended in one of these ways.
ended() {  # LOG WAY
  sed -n "s/.*Test *#[0-9]*: \([a-z0-9_]*\) .*\*\*\*\($2\).*/\1/p" "$1"
}

# Runs what CTest knows of a preset and adds up its summary. One more at once than there are cores, as
# tests also wait.
run_tests() {  # PRESET CTEST_OPTION...
  local log=build/$1/tests.log code=0 summary before=${#skipped[@]} test
  ctest --test-dir "build/$1" --parallel $((jobs + 1)) --output-on-failure "${@:2}" | tee "$log" || code=$?
  summary=$(sed -n 's/.*, \([0-9]*\) tests failed out of \([0-9]*\)$/\1 \2/p' "$log")
  mapfile -O "${#times[@]}" -t times < <(
    sed -n "s/.*Test *#[0-9]*: \([a-z0-9_]*\) .* \([0-9]*\)\.[0-9]* sec.*/\2 s    $1: \1/p" "$log")
  mapfile -O "${#skipped[@]}" -t skipped < <(ended "$log" Skipped | sed "s/^/$1: /")
  for test in $(ended "$log" 'Failed\|Timeout\|Not Run\|Exception'); do
    repeat+=("${repeat_with}ctest --test-dir build/$1 --output-on-failure --tests-regex '^$test\$'")
  done
  # Also what was not run as its fixture failed; what failed is named above.
  for test in $(ended "$log" 'Not Run'); do
    printf '%s was not run; it needs %s\n' "$test" \
      "$(awk -v name="$test" '$1 == name { $1 = $2 = ""; print }' "build/$1/tests/needs.txt")"
  done
  if [[ -z $summary ]]; then
    ((++failed))
    return 1
  fi
  ((failed += ${summary% *}, passed += ${summary#* } - ${summary% *} + before - ${#skipped[@]})) || true
  return "$code"
}

# Builds what tests need and runs them: those with these labels, or all without the label LEFT_OUT. PART
# is that of the tests in the budget.
build_and_test() {  # PART PRESET "LABEL..." [LEFT_OUT]
  local options=() targets
  [[ -z $3 ]] || options=(--label-regex "^(${3// /|})$")
  [[ -z ${4:-} ]] || options=(--label-exclude "^$4$")
  step builds "configure $2" cmake --preset "$2" || return 0
  mapfile -t targets < <(needs "${@:2}")
  if step builds "build $2" build "$2" "${targets[@]}"; then
    step "$1" "tests $2" run_tests "$2" "${options[@]}" || true
  fi
}

summary() {
  local part
  printf '\nThe ten slowest:\n'
  printf '%s\n' "${times[@]}" | sort --numeric-sort --reverse | head -n 10
  printf '\nCore seconds:\n'
  for part in builds release sanitize lints; do
    printf '%5d of %4d  %s%s\n' "${cost[$part]:-0}" "${budget[$part]}" "$part" \
      "$( ((${cost[$part]:-0} <= ${budget[$part]})) || echo '  exceeded')"
  done
  if [[ ${#skipped[@]} -gt 0 ]]; then
    printf '\nSkipped, as something is not installed:\n'
    printf '%s\n' "${skipped[@]}"
  fi
  if [[ ${#repeat[@]} -gt 0 ]]; then
    printf '\nTo repeat what failed:\n'
    printf '%s\n' "${repeat[@]}"
  fi
  printf '\n%d min %d s' $((SECONDS / 60)) $((SECONDS % 60))
  if [[ ${#failed_steps[@]} -gt 0 ]]; then
    printf ', failed steps: %s' "$(IFS=,; echo "${failed_steps[*]}")"
  fi
  printf '\n%d passed, %d failed\n' "$passed" "$failed"
}
