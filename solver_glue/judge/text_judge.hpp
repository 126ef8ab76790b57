// Judges a text of rules: by its boards, by random ones, and by what its rules cost.
#pragma once

#include <memory>
#include <string>

#include "instances/limits/stop.hpp"
#include "instances/rules/rule_text.hpp"
#include "solver_glue/judge/judged_text.hpp"

namespace p2c {

struct JudgeOptions {
  int seed = 0;
  int boards = 100;  // random ones
  const Stop* stop = nullptr;
};

/// A kind whose rules are a text, and the name of that.
struct TextToJudge {
  KindPtr kind;
  std::string file;

  const std::shared_ptr<const RuleText>& text() const;
};

/// Adds to `found` step by step, so that what was found before a stop is there. It depends on the
/// text, the seed and the number of boards alone, seconds aside. Throws InputError for a board of
/// the text that cannot be read, Stopped, and TooLarge.
void judge_text(const TextToJudge& its, const JudgeOptions& options, JudgedText& found);

}  // namespace p2c
