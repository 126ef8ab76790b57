// What was found about a text of rules.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "instances/documents/registry.hpp"

namespace p2c {

/// Its sample, or a board that is to break one rule alone.
struct JudgedBoard {
  std::string breaks;               // the key of that rule; empty: the sample
  int line = 0;                     // of the text, where it begins
  std::vector<std::string> broken;  // the keys of the rules that its answer breaks
  std::string message;              // what `verify` says of it; empty where it keeps all
  int answers = -1;                 // of the sample: how many, 2 for several; -1: not found out
  PuzzlePtr puzzle;
  Answer answer;

  bool is_sample() const { return breaks.empty(); }
  bool is_right() const;
};

/// What one rule takes in a formula.
struct RuleCost {
  std::int64_t clauses = 0;
  double seconds = 0;
};

struct JudgedRule {
  std::string key;
  std::string sentence;              // rule_sentence.hpp
  int wrong_boards = 0;              // in the text
  bool breaks_alone = false;         // some board breaks it and keeps all others
  bool is_idle = false;              // none does of those that were tried
  std::string found = {};            // the first such board that was drawn, as lines of a text
  std::vector<RuleCost> costs = {};  // at each size of JudgedText::sizes
};

/// Of random boards.
struct AnswerCounts {
  int none = 0;
  int one = 0;
  int several = 0;
  int open = 0;  // a limit of conflicts came first

  int boards() const { return none + one + several + open; }
};

/// Boards of which all ways to fill them were tried: what the rules mean, and what clauses say.
struct TriedBoards {
  int boards = 0;
  int most_slots = 0;
  std::int64_t ways = 0;
  std::int64_t right = 0;  // of these, answers
  std::string differs;     // the first board where clauses have other answers; empty: none
};

/// A square board without anything that is given.
struct EmptyBoard {
  int side;
  int answers;  // 0, or 1 for some; -1: a limit of conflicts came first
  /// Of the smallest one without an answer: rules that contradict each other, in words.
  std::vector<std::string> contradict = {};
};

/// A square board whose formula was counted.
struct CountedSize {
  int side;
  std::int64_t slots = 0;
  std::int64_t values = 0;  // of all slots, so many more than one each
  bool is_too_large = false;
};

struct JudgedText {
  std::string name;
  std::vector<JudgedRule> rules;
  std::vector<JudgedBoard> boards;
  bool has_random = false;  // its kind draws boards
  AnswerCounts random;
  TriedBoards tried;
  std::vector<std::vector<std::string>> same;  // keys of rules that no board tells apart
  std::vector<EmptyBoard> empty;
  std::vector<CountedSize> sizes;
  bool is_whole = false;  // no stop came before the end

  const JudgedBoard* sample() const;
};

/// What is wrong, a sentence each; nothing where the text is right as far as was tried.
std::vector<std::string> faults_of(const JudgedText& text);
/// What its setter may want to know besides.
std::vector<std::string> remarks_on(const JudgedText& text);

/// The clauses of a rule grow clearly faster than the board's slots and the size of a line
/// together, from the first size to the last, and are at least 100 there.
bool grows_faster(const JudgedText& text, const JudgedRule& rule);

}  // namespace p2c
