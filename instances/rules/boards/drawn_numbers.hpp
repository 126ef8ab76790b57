// Numbers that are given, drawn so that an answer keeps all rules that name them.
#pragma once

#include <memory>
#include <utility>
#include <vector>

#include "instances/limits/throw_if_stopped.hpp"
#include "instances/rules/boards/named_givens.hpp"
#include "instances/rules/rule_board.hpp"

namespace p2c {

class DrawnNumbers {
 public:
  /// A board and an answer of it, which has a value for each slot.
  DrawnNumbers(std::shared_ptr<const RuleText> text, BoardData board, Answer answer);

  /// A number for each place that may have one, as far as one fits: where there is one already it
  /// stays, `?` gets one, and a given that shapes the board comes to no other place.
  void draw_all(Rng& rng, const Stop* stop = nullptr);

  /// Those of this given are drawn already.
  void leave(int given) { std::erase(drawn_, given); }

  /// The numbers with which the answer keeps the rules, ascending. The place keeps what it has.
  std::vector<int> fitting(int given, int place);
  /// Whether the rules about this place hold for an answer, as the board is.
  bool hold_at(int given, int place, const Answer& answer) const;

  /// Those of numbers; how many places one has; what is there.
  const std::vector<int>& givens() const { return givens_; }
  int places(int given) const;
  /// Boards have this place: of some margins only those at the top and on the left.
  bool has_place(int given, int place) const;
  int number(int given, int place) const;
  void set(int given, int place, int number) { board_.set_number(given, place, number); }

  const BoardData& data() const { return board_.data(); }

 private:
  struct Rule {
    const TextRule* rule;
    Naming naming;
  };

  void draw(int given, Rng& rng, NowAndThen& poll);
  std::pair<int, int> bounds(int given) const;
  std::vector<int> candidates(int given, int place);

  std::shared_ptr<const RuleText> text_;
  RuleBoard board_;
  Answer answer_;
  std::vector<int> givens_;
  std::vector<int> drawn_;                // of these
  std::vector<std::vector<Rule>> rules_;  // by given: those that name it
  std::vector<char> stays_;               // by given: it neither comes nor goes
};

}  // namespace p2c
