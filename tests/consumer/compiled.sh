#!/usr/bin/env bash
# A compiler launcher that takes an object of one of the rooms from COMPILED, a build tree where the
# same file was compiled, and runs the compiler for all others: COMPILED=BUILD compiled.sh g++ ... -o
# OBJECT -c FILE. Of the room `library`, which includes headers of every room, it compiles two files,
# and all with PUZZLE2CNF_DEEP=1.
set -euo pipefail

object=
words=("$@")
for ((i = 1; i < ${#words[@]}; ++i)); do
  [[ ${words[i - 1]} != -o ]] || object=${words[i]}
done
known=$COMPILED/CMakeFiles/p2c_${object##*CMakeFiles/p2c_}
compiled='*p2c_library.dir/library/@(version|search).cpp.o'
[[ ${PUZZLE2CNF_DEEP:-0} == 0 ]] || compiled='*p2c_library.dir*'
# shellcheck disable=SC2053  # a pattern
# An object that the build no longer makes may be of other headers.
is_made() { grep --quiet --fixed-strings "build ${known#"$COMPILED"/}:" "$COMPILED/build.ninja"; }
if [[ $object == *CMakeFiles/p2c_* && $object != $compiled && -e $known ]] && is_made; then
  cp -- "$known" "$object"
  : >"$object.d"
else
  exec "$@"
fi
