// The judge on the texts of the list: they are right, and it finds faults in them.
#include <doctest/doctest.h>

#include <optional>

#include "instances/kinds/brought_kind.hpp"
#include "solver_glue/judge/text_judge.hpp"
#include "tests/board_count.hpp"
#include "tests/solver_glue/words/mutated_rules.hpp"
#include "tests/tested_kinds.hpp"

namespace p2c::judged_kinds_test {
namespace {

// Nothing where the text cannot be read, which is another way to find a fault.
std::optional<JudgedText> judged(const std::string& text, int boards) {
  try {
    JudgedText found;
    judge_text({brought_kind(text, "f"), "f"}, {0, boards, nullptr}, found);
    return found;
  } catch (const InputError&) {
    return {};
  }
}

bool is_tested(const std::string& name) {
  const PuzzleKind* kind = find_kind(name);
  return kind != nullptr && p2c::is_tested(*kind);
}

// The judge takes long with sanitizers.
constexpr bool kEvery = fewer_if_sanitized(1, 0) == 1;

TEST_CASE("judge: the texts of the list are right") {
  for (const auto& its : texts_of_kinds()) {
    const PuzzleKind* kind = find_kind(its.first);
    if (kind == nullptr || !(kEvery || is_tested(*kind))) continue;
    CAPTURE(its.first);
    const std::optional<JudgedText> found = judged(its.second, deep_count(5, 200));
    REQUIRE(found);
    CHECK(faults_of(*found) == std::vector<std::string>{});
    REQUIRE(found->sample() != nullptr);
    CHECK(found->sample()->answers == 1);
    // A rule without a wrong board is one that the judge calls idle, too.
    for (const JudgedRule& rule : found->rules) CHECK((rule.wrong_boards > 0 || rule.is_idle));
  }
}

bool is_read(const std::string& text) {
  try {
    return brought_kind(text, "f") != nullptr;
  } catch (const InputError&) {
    return false;
  }
}

// Those of the test of random boards, or some of them, by the judge alone, which sees no second
// statement of a rule.
TEST_CASE("judge: most faults in a rule of the list are found") {
  int number = 0;
  int all = 0;
  int found = 0;
  for (const auto& its : texts_of_kinds()) {
    if (!is_tested(its.first)) continue;
    for (const MutatedRules& mutant : mutated_rules(its.second)) {
      if (number++ % deep_count(fewer_if_sanitized(6, 20), 1) != 0 ||
          !is_read(without_boards(mutant.text)))
        continue;
      const std::optional<JudgedText> text = judged(mutant.text, deep_count(3, 100));
      const bool is_found = !text || !faults_of(*text).empty();
      ++all;
      found += is_found ? 1 : 0;
      if (!is_found) MESSAGE("not found: ", its.first, ", ", mutant.fault);
    }
  }
  MESSAGE(found, " of ", all, " faults found");
  CHECK(found >= all * 3 / 4);
  if (tries_all_kinds()) CHECK(all >= deep_count(fewer_if_sanitized(30, 4), 200));
}

}  // namespace
}  // namespace p2c::judged_kinds_test
