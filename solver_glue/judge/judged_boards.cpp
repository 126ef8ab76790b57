// A sample is right where it keeps all rules and has no other answer; a wrong board, where it
// breaks its rule and no other.
#include "instances/documents/text_boards.hpp"
#include "instances/rules/meaning/meaning.hpp"
#include "solver_glue/judge/judge_steps.hpp"
#include "solver_glue/judge/some_answers.hpp"

namespace p2c {
namespace {

constexpr std::int64_t kMostConflicts = 20'000;

JudgedBoard judged(const TextToJudge& its, const TextBoard& board, const JudgeOptions& options) {
  Document document = document_of(board, its.kind, its.file, options.stop);
  JudgedBoard judged;
  judged.breaks = board.breaks;
  judged.line = board.first_line;
  judged.answer = *document.answer;
  const RulesOnBoard rules(its.text(), *document.puzzle->as<BoardData>(), options.stop);
  const std::vector<bool> broken = rules.broken(judged.answer);
  for (std::size_t i = 0; i < broken.size(); ++i) {
    if (broken[i]) judged.broken.push_back(its.text()->rules[i].key);
  }
  judged.message = check_document(document, judged.answer).value_or("");
  judged.puzzle = std::move(document.puzzle);
  // What breaks a rule is wrong however many answers there are, which may take long to see.
  if (board.is_sample() && judged.message.empty()) {
    judged.answers = answers_up_to(*judged.puzzle, 2, kMostConflicts, options.stop);
  }
  return judged;
}

}  // namespace

void judge_boards(const TextToJudge& its, const JudgeOptions& options, JudgedText& found) {
  for (const TextBoard& board : its.text()->boards) {
    found.boards.push_back(judged(its, board, options));
    const JudgedBoard& judged = found.boards.back();
    for (JudgedRule& rule : found.rules) {
      if (rule.key != judged.breaks) continue;
      ++rule.wrong_boards;
      rule.breaks_alone = rule.breaks_alone || judged.is_right();
    }
  }
}

}  // namespace p2c
