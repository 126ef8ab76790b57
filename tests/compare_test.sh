#!/usr/bin/env bash
# scripts/compare finds no difference between a program and itself, and each one that is put in.
#
#   tests/compare_test.sh PROGRAM
set -euo pipefail
program=$(realpath -- "$1")
compare=$(CDPATH='' cd -- "$(dirname -- "$0")/.." && pwd)/scripts/compare
work=$(mktemp -d)
trap 'rm -rf -- "$work"' EXIT

# Passes everything on, and alters one thing in some commands.
cat >"$work/altered" <<SCRIPT
#!/usr/bin/env bash
code=0
case "\$*" in
  'verify kenken-4x4.txt kenken-4x4.answer') "$program" "\$@" | tr o O ;;
  'verify hashi-7x7.txt hashi-7x7.answer') "$program" "\$@"; code=1 ;;
  'verify heyawake-6x6.txt heyawake-6x6.answer') "$program" "\$@"; echo x >&2 ;;
  'verify nonogram-12x12.txt nonogram-12x12.answer') "$program" "\$@"; touch tmp/left ;;
  'verify '*' --output out.txt') "$program" "\$@" || code=\$?; printf '\n' >>out.txt ;;
  *) exec "$program" "\$@" ;;
esac
exit \$code
SCRIPT
chmod +x "$work/altered"

code=0
"$compare" "$program" "$program" --only 'verify ' >"$work/equal" || code=$?
if [[ $code -ne 0 ]] || ! grep -qE '^[0-9]{3,} commands, 0 differences$' "$work/equal"; then
  echo "a program differs from itself (exit code $code):"
  tail -n 20 "$work/equal"
  exit 1
fi

code=0
"$compare" "$program" "$work/altered" --only 'verify ' >"$work/found" || code=$?
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
finds 'puzzle2cnf verify kenken-4x4.txt kenken-4x4.answer' '  stdout:' '    -ok' '    +Ok'
finds 'puzzle2cnf verify hashi-7x7.txt hashi-7x7.answer' '  exit code: 0, then 1'
finds 'puzzle2cnf verify heyawake-6x6.txt heyawake-6x6.answer' '  stderr:' '    +x'
finds 'puzzle2cnf verify nonogram-12x12.txt nonogram-12x12.answer' '  file tmp/left: only NEW has it'
finds 'puzzle2cnf verify hashi-7x7.txt hashi-7x7.answer --output out.txt' '  file out.txt:' '    +'
exit "$failed"
