#!/usr/bin/env bash
# Shows that an optional member of a puzzle with a wrong signature is a compile error that names it.
#
#   tests/house/misfit_test.sh COMPILER
set -euo pipefail
export LC_ALL=C
root=$(CDPATH='' cd -- "$(dirname -- "$0")/../.." && pwd)
compiler=${1:?the compiler to use}
work=$(mktemp -d)
trap 'rm -rf -- "$work"' EXIT

cat >"$work/misfits.cpp" <<'CODE'
#include "instances/optional_members.hpp"
namespace p2c {
struct Misfits {
#ifdef WRONG
  static constexpr std::string_view kAliases = "misfit";
  std::optional<Implied> presolve() const;
  bool possible(const Answer& answer);
  std::vector<Format<Misfits>> formats();
  Misfits read_json(const JsonObject& in);
  std::string write_json();
  std::string json_schema();
  AnswerRows answer_rows(int row) const;
  void parse_answer(TextReader& in) const;
  std::string says(int value, bool has) const;
  Misfits with_clue_changed(Rng& rng) const;
  static Misfits open_rooms(int rows, int cols);
#endif
};
static_assert(optional_members_fit<Misfits>());
#ifdef HALF
struct Half {
  Answer parse_answer(TextReader& in) const;
};
static_assert(optional_members_fit<Half>());
#endif
#ifdef MUTE
struct Mute {
  static Mute read_json(JsonObject& in);
  std::string write_json() const;
};
static_assert(optional_members_fit<Mute>());
#endif
}  // namespace p2c
CODE

compile() { "$compiler" -std=c++20 -fsyntax-only "-I$root" "$@" "$work/misfits.cpp" 2>"$work/log"; }
fail() {
  printf 'misfits: %s\n' "$1"
  cat "$work/log"
  exit 1
}

compile || fail 'a type without optional members does not compile'
if compile -DWRONG; then fail 'members that do not fit compile'; fi
for member in presolve possible formats kAliases read_json write_json json_schema answer_rows parse_answer \
  says with_clue_changed open_rooms; do
  grep -q "error: static.*the puzzle's member $member does not fit, expected: " "$work/log" ||
    fail "nothing is said about $member"
done
if compile -DHALF; then fail 'an answer that is only read compiles'; fi
grep -q 'members answer_rows and parse_answer one is missing' "$work/log" || fail 'half an answer'
if compile -DMUTE; then fail 'JSON without a schema compiles'; fi
grep -q 'members read_json, write_json and json_schema one is missing' "$work/log" || fail 'no schema'
