#!/usr/bin/env bash
# scripts/compare finds no difference between a program and itself, and each one that is put in.
#
#   tests/house/compare_test.sh PROGRAM
set -euo pipefail
program=$(realpath -- "$1")
compare=$(CDPATH='' cd -- "$(dirname -- "$0")/../.." && pwd)/scripts/compare
work=$(mktemp -d)
trap 'rm -rf -- "$work"' EXIT

# Passes everything on, and alters one thing in some commands.
cat >"$work/altered" <<SCRIPT
#!/usr/bin/env bash
code=0
case "\$*" in
  *' --force') "$program" "\$@" | tr o O ;;
  *.answer) "$program" "\$@"; code=1 ;;
  *' --lenient') "$program" "\$@"; echo x >&2 ;;
  *' --quiet') "$program" "\$@"; touch tmp/left ;;
  *' --output out.txt') "$program" "\$@" || code=\$?; printf '\n' >>out.txt ;;
  *) exec "$program" "\$@" ;;
esac
exit \$code
SCRIPT
chmod +x "$work/altered"

chosen='verify hashi-7x7.txt hashi-7x7.answer'
alone=(--kind hashi --only "$chosen")
equal=("${alone[@]}")
[[ ${PUZZLE2CNF_DEEP:-0} == 0 ]] || equal=(--only 'verify ')
code=0
"$compare" "$program" "$program" "${equal[@]}" >"$work/equal" || code=$?
if [[ $code -ne 0 ]] || ! grep -qE '^[0-9]{2,} commands, 0 differences$' "$work/equal"; then
  echo "a program differs from itself (exit code $code):"
  tail -n 20 "$work/equal"
  exit 1
fi

code=0
"$compare" "$program" "$work/altered" "${alone[@]}" >"$work/found" || code=$?
failed=0
[[ $code -eq 1 ]] || { echo "exit code $code with differences, expected 1"; failed=1; }
finds() {  # LINE...: these lines stand one below the other
  local want
  want=$(printf '%s\n' "$@")
  if [[ $(<"$work/found") != *"$want"* ]]; then
    echo "not found: $want"
    failed=1
  fi
}
finds "puzzle2cnf $chosen --force" '  stdout:' '    -ok' '    +Ok'
finds "puzzle2cnf $chosen" '  exit code: 0, then 1'
finds "puzzle2cnf $chosen --lenient" '  stderr:' '    +x'
finds "puzzle2cnf $chosen --quiet" '  file tmp/left: only NEW has it'
finds "puzzle2cnf $chosen --output out.txt" '  file out.txt:' '    +'
exit "$failed"
