#!/usr/bin/env bash
# sanitizer_test.sh FAULTS PROGRAM...: shows that faults are found, and that the programs are
# instrumented too: each calls the reports of both sanitizers.
set -euo pipefail
faults=$1
shift

finds() {  # FAULT REPORT
  local output
  if output=$("$faults" "$1" 2>&1); then
    echo "the fault '$1' was not found"
    exit 1
  fi
  if [[ $output != *"$2"* ]]; then
    printf "expected a report '%s', got:\n%s\n" "$2" "$output"
    exit 1
  fi
}

"$faults" none
finds heap 'AddressSanitizer: heap-buffer-overflow'
finds overflow 'runtime error: signed integer overflow'
finds null 'AddressSanitizer: SEGV'
finds object 'AddressSanitizer: stack-buffer-overflow'

for program in "$@"; do
  for call in __asan_report_load __ubsan_handle_add_overflow; do
    if ! grep -q "$call" "$program"; then
      echo "$program never calls $call: it was not built with the sanitizers"
      exit 1
    fi
  done
done
