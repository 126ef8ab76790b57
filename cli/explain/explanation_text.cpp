#include "cli/explain/explanation_text.hpp"

#include <algorithm>

#include "solver_glue/explain/explanation_level.hpp"
#include "solver_glue/explain/sentence.hpp"

namespace p2c {
namespace {

using Answers = Explanation::Answers;

constexpr int kMostLevel = 4;  // a bound above it says no more

std::vector<SlotFact> facts_of(const Givens& values) {
  std::vector<SlotFact> facts;
  for (const auto& [slot, value] : values) facts.push_back({slot, value});
  return facts;
}

std::string wrong_heading(const Explained& explained) {
  const std::vector<int>& wrong = explained.found.wrong;
  const auto about_wrong = [&](const Givens& values) {
    std::vector<SlotFact> facts = facts_of(values);
    std::erase_if(facts, [&](const SlotFact& fact) {
      return std::find(wrong.begin(), wrong.end(), fact.slot) == wrong.end();
    });
    return facts_in_words(explained.book, facts);
  };
  const std::string given = about_wrong(explained.task.givens);
  return "wrong in the state: " + about_wrong(explained.task.state) +
         (given.empty() ? "" : "; it is given that " + given);
}

std::string odds_heading(const Explained& explained) {
  return "no answer continues the state: none has all of these: " +
         facts_in_words(explained.book, facts_of(explained.found.at_odds)) +
         (explained.found.fewest_at_odds ? "" : " (perhaps fewer are enough)");
}

// What was asked about is no riddle.
std::string known_heading(const Explained& explained) {
  const int slot = explained.task.slot;
  if (slot >= 0 && explained.found.start[slot] != kOpen) {
    return explained.name(slot) + " is known: it " +
           explained.puzzle.says(slot, explained.found.start[slot], true);
  }
  return is_whole(explained.found.start) ? "nothing is open" : "";
}

std::string open_slots(const Explained& explained) {
  const Answer& known = explained.found.known;
  const auto open = std::count(known.begin(), known.end(), kOpen);
  return counted(static_cast<std::size_t>(open), "slot") + (open == 1 ? " is open" : " are open");
}

std::string guess_words(const Explained& explained) {
  if (!explained.found.guess) return {};
  const BestGuess& guess = *explained.found.guess;
  if (guess.forces <= 0) {
    return "\nof " + counted(static_cast<std::size_t>(guess.tried), "slot") +
           " tried none forces others by each of its values";
  }
  return "\nthe best guess of " + counted(static_cast<std::size_t>(guess.tried), "slot") +
         " tried" + (guess.tried == Explanation::kMostGuesses ? " (at most so many are)" : "") +
         ": " + explained.name(guess.slot) + ", whose values each force " +
         counted(static_cast<std::size_t>(guess.forces), "other slot") + " or more";
}

std::string level_words(const Level& level) {
  if (level.exact) return "level " + std::to_string(*level.exact);
  if (!level.at_least) return {};
  if (*level.at_least > kMostLevel) return "level more than " + std::to_string(kMostLevel);
  return "level " + std::to_string(*level.at_least) + " or above";
}

}  // namespace

std::string heading(const Explained& explained) {
  const Explanation& found = explained.found;
  if (found.answers == Answers::kUnknown) return {};
  if (!found.wrong.empty()) return wrong_heading(explained);
  if (!found.at_odds.empty()) return odds_heading(explained);
  if (found.answers == Answers::kNone) {
    if (!found.contradiction) return "no answer";
    if (!found.contradiction->words.empty()) return "no answer: " + found.contradiction->words;
    return std::string("no answer: these contradict each other") +
           (found.contradiction->fewest ? ", and no fewer rules do" : "");
  }
  return known_heading(explained);
}

std::vector<std::string> contradiction_lines(const Explained& explained) {
  std::vector<std::string> lines;
  if (!explained.found.contradiction) return lines;
  const Step& step = explained.found.contradiction->step;
  for (const int rule : step.rules) lines.push_back(rule_in_words(explained.book, rule));
  for (const SlotFact& fact : step.facts) lines.push_back(facts_in_words(explained.book, {fact}));
  return lines;
}

std::string sentence_of(const Explained& explained, std::size_t step) {
  const Explanation& found = explained.found;
  const bool has_rings = step < found.rings.size();
  return sentence(explained.book, found.steps[step],
                  has_rings ? found.rings[step] : std::vector<Ring>()) +
         ".";
}

std::string ending(const Explained& explained) {
  const Explanation& found = explained.found;
  const bool has_ended = found.answers == Answers::kOne || found.answers == Answers::kSeveral;
  const bool has_goal = found.goal || !heading(explained).empty();
  if (!has_ended || has_goal || found.limit || found.is_complete()) return {};
  const std::string more = found.steps.empty() ? "nothing follows" : "nothing more follows";
  return more + ": there are several answers, and " + open_slots(explained) +
         guess_words(explained);
}

std::string stats_line(const Explained& explained) {
  const StepCounts counts = count_steps(explained.found.steps);
  std::string line = level_words(level_of(explained.found));
  if (!line.empty()) line += ", ";
  line += counted(static_cast<std::size_t>(counts.steps), "step");
  if (counts.of_two_or_more > 0) {
    line += ", " + std::to_string(counts.of_two_or_more) + " of two or more rules";
  }
  return line + (explained.found.is_complete() ? "" : ", not complete: " + open_slots(explained));
}

std::string explanation_text(const Explained& explained) {
  std::string text;
  const auto add = [&](const std::string& line) {
    if (!line.empty()) text += line + "\n";
  };
  add(heading(explained));
  for (const std::string& line : contradiction_lines(explained)) add("- " + line);
  const bool numbered = !explained.found.goal || explained.end > 1;
  for (std::size_t i = explained.first; i < explained.end; ++i) {
    add((numbered ? std::to_string(i + 1) + ". " : "") + sentence_of(explained, i));
  }
  add(ending(explained));
  return text;
}

}  // namespace p2c
