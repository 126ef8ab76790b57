#!/usr/bin/env bash
# A compiler launcher that takes an object of one of the rooms from COMPILED, a build tree where the
# same file was compiled, and runs the compiler for all others: COMPILED=BUILD compiled.sh g++ ... -o
# OBJECT -c FILE. It compiles the room `library`, which includes headers of every room.
set -euo pipefail

object=
words=("$@")
for ((i = 1; i < ${#words[@]}; ++i)); do
  [[ ${words[i - 1]} != -o ]] || object=${words[i]}
done
known=$COMPILED/CMakeFiles/p2c_${object##*CMakeFiles/p2c_}
if [[ $object == *CMakeFiles/p2c_* && $object != *p2c_library.dir* && -e $known ]]; then
  cp -- "$known" "$object"
  : >"$object.d"
else
  exec "$@"
fi
