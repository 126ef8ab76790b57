#include <string>

#include "cli/judge/judgement.hpp"
#include "cli/outcome.hpp"
#include "instances/text/text_reader.hpp"

namespace p2c {
namespace {

std::string boards(int number) { return counted(static_cast<std::size_t>(number), "board"); }

std::string of_boards(const JudgedText& text) {
  std::string lines;
  for (const JudgedBoard& board : text.boards) {
    if (!board.is_right()) continue;  // a fault says it
    if (!board.is_sample()) {
      lines += "wrong " + board.breaks + ": " + board.message + "\n";
    } else {
      lines += board.answers == 1 ? "sample: one answer\n" : "sample: not known how many answers\n";
    }
  }
  return lines;
}

std::string of_random(const JudgedText& text) {
  const AnswerCounts& random = text.random;
  if (random.boards() == 0) return "";
  const std::string line = "random: " + boards(random.boards()) + ", " +
                           std::to_string(random.none) + " without an answer, " +
                           std::to_string(random.one) + " with one, " +
                           std::to_string(random.several) + " with several";
  return line + (random.open > 0 ? ", " + std::to_string(random.open) + " not known\n" : "\n");
}

std::string of_tried(const JudgedText& text) {
  const TriedBoards& tried = text.tried;
  if (tried.boards == 0) return "";
  return "tried: all " + std::to_string(tried.ways) + " ways to fill " + boards(tried.boards) +
         " of up to " + counted(static_cast<std::size_t>(tried.most_slots), "slot") + ", " +
         counted(static_cast<std::size_t>(tried.right), "answer") +
         (tried.differs.empty() ? ", which the clauses have, too\n" : "\n");
}

std::string of_empty(const JudgedText& text) {
  std::string with;
  std::string without;
  std::string why;
  for (const EmptyBoard& board : text.empty) {
    std::string& list = board.answers == 0 ? without : with;
    const std::string side = std::to_string(board.side);
    if (board.answers >= 0) list += (list.empty() ? "" : ", ") + side + " x " + side;
    for (const std::string& rule : board.contradict) why += "  " + rule + "\n";
  }
  std::string lines;
  if (!with.empty()) lines += "empty: an answer at " + with + "\n";
  if (!without.empty()) lines += "empty: no answer at " + without + "\n" + why;
  return lines;
}

std::string of_costs(const JudgedText& text) {
  std::string lines;
  for (const JudgedRule& rule : text.rules) {
    if (rule.costs.size() < 2) continue;
    lines += "  " + rule.key;
    for (const RuleCost& cost : rule.costs) lines += " " + std::to_string(cost.clauses);
    lines += grows_faster(text, rule) ? ", faster than the board\n" : "\n";
  }
  if (lines.empty()) return "";
  std::string sizes;
  for (const CountedSize& size : text.sizes) {
    const std::string side = std::to_string(size.side);
    sizes += (sizes.empty() ? "" : " and ") + side + " x " + side;
    if (size.is_too_large) sizes += " (too large)";
  }
  return "clauses of each rule at " + sizes + ":\n" + lines;
}

std::string found_boards(const JudgedText& text) {
  std::string lines;
  for (const JudgedRule& rule : text.rules) {
    if (rule.wrong_boards == 0 && !rule.found.empty()) lines += "found:\n" + rule.found;
  }
  return lines;
}

}  // namespace

std::string judgement_text(const JudgedText& text, std::string_view stopped) {
  std::string all;
  for (const JudgedRule& rule : text.rules) all += "rule " + rule.key + ": " + rule.sentence + "\n";
  all += of_boards(text) + of_random(text) + of_tried(text) + of_empty(text) + of_costs(text);
  for (const std::string& remark : remarks_on(text)) all += "note: " + remark + "\n";
  all += found_boards(text);
  const std::vector<std::string> faults = faults_of(text);
  for (const std::string& fault : faults) all += "wrong: " + fault + "\n";
  if (!text.tried.differs.empty()) all += text.tried.differs;
  if (!stopped.empty()) return all + outcome_line("not judged: " + std::string(stopped));
  return faults.empty() ? all + "ok\n" : all;
}

}  // namespace p2c
