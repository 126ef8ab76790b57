#!/usr/bin/env bash
# The pictures in docs/pictures are those that the program and scripts/layers make.
set -euo pipefail
root=$(CDPATH='' cd -- "$(dirname -- "$0")/../.." && pwd)
work=$(mktemp -d)
trap 'rm -rf -- "$work"' EXIT
"$root/scripts/pictures" "$1" "$work"
diff -r "$work" "$root/docs/pictures" || { echo "run scripts/pictures, and look at them"; exit 1; }
