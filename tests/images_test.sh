#!/usr/bin/env bash
# The images of scripts/images have the same bytes on every machine; wrong use is said.
#
#   tests/images_test.sh KEPT
#
# KEPT is a folder for the images, which other tests then need not draw.
set -euo pipefail
kept=$1
CDPATH='' cd -- "$(dirname -- "$0")/.."
unset PUZZLE2CNF_IMAGES

folder=$(mktemp -d)
trap 'rm -rf -- "$folder"' EXIT
rm -rf -- "$kept"
scripts/images "$kept"
(
  cd -- "$kept"
  sha256sum --quiet --check <<'SUMS'
5c885e6290d517f419f9214a2712cc74c2465d18fc646bc0a70d5f1c39c28d10  logo.png
64f8ca37a5ab9998bf9c0b4460d47a0ae9abe05f15a8196d49362a1cc6146147  portrait.pgm
464271a3f52d54d9e1b69a89bc0dde5bae3e9eb2493043e91cdaf9d677071e51  texture.ppm
SUMS
)
PUZZLE2CNF_IMAGES=$kept scripts/images "$folder/copied"
diff -r "$kept" "$folder/copied"

fails_with() {  # CODE ARGUMENT...
  local code=0
  scripts/images "${@:2}" 2>"$folder/err" || code=$?
  if [[ $code -ne $1 || ! -s $folder/err ]]; then
    echo "scripts/images ${*:2}: exit code $code, expected $1 and a message" >&2
    exit 1
  fi
}

touch "$folder/file"
fails_with 2 one two
fails_with 2 --help-me
fails_with 1 "$folder/file"
