#!/usr/bin/env bash
# Shows that the steps of scripts/check count what passed, failed and was skipped, name what a test that
# was not run needs, say how to repeat a failure and where the budget was exceeded, and build what labels
# need.
set -euo pipefail
root=$(CDPATH='' cd -- "$(dirname -- "$0")/../.." && pwd)
house=$(mktemp -d)
mkdir -p "$house/build/release/tests" "$house/bin"
cd -- "$house"
. "$root/scripts/checking/steps.sh"
trap 'rm -rf -- "$house" "$clock"' EXIT

cat >build/release/tests/needs.txt <<'END'
rules rules test_rules
hashes hashes p2c_program
names names p2c_program
walk walk,long all
END
cat >bin/ctest <<'END'
#!/bin/sh
cat <<'LOG'
1/4 Test #1: rules ....***Not Run   0.00 sec
2/4 Test #2: hashes ....   Passed    7.30 sec
3/4 Test #3: names .....***Skipped   0.10 sec
4/4 Test #4: walk ......***Failed   30.00 sec
50% tests passed, 2 tests failed out of 4
LOG
exit 8
END
chmod +x bin/ctest
PATH=$house/bin:$PATH

failed_checks=0
expect() {  # WANTED GOT
  [[ $1 == "$2" ]] && return
  printf 'expected: %s\ngot:      %s\n' "$1" "$2"
  failed_checks=1
}

expect 'test_rules p2c_program' "$(needs release '' long | xargs)"
expect 'test_rules all' "$(needs release 'rules walk' | xargs)"

cost[lints]=301
step release "tests release" run_tests release >log || true
step lints "a lint" false >>log || true
summary >>log
expect 1 "$passed"
expect 3 "$failed"
expect 'release: names' "${skipped[*]}"
grep -q 'rules was not run; it needs *test_rules$' log || expect 'what rules needs' "$(<log)"
for line in \
  "ctest --test-dir build/release --output-on-failure --tests-regex '^rules\$'" \
  "ctest --test-dir build/release --output-on-failure --tests-regex '^walk\$'" \
  '30 s    release: walk' '  301 of  300  lints  exceeded' '1 passed, 3 failed'; do
  grep -qxF -- "$line" log || expect "$line" "$(<log)"
done
grep -q 'failed steps: tests release,a lint$' log || expect 'the failed steps' "$(<log)"
exit "$failed_checks"
