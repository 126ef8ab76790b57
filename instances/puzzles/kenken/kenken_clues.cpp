#include "instances/puzzles/kenken/kenken_clues.hpp"

#include <algorithm>
#include <bit>
#include <numeric>

#include "instances/puzzles/kenken/kenken_rules.hpp"
#include "instances/puzzles/kenken/kenken_tuples.hpp"

namespace p2c {
namespace {

std::vector<int> digits_of(const CageCells& cells, const Answer& digits) {
  std::vector<int> values;
  for (const int cell : cells) values.push_back(digits[cell]);
  return values;
}

// People give differences and quotients to pairs only, and quotients where they can.
int weight(KenKen::Operation operation, std::size_t cells) {
  switch (operation) {
    case KenKen::Operation::kAdd:
      return 3;
    case KenKen::Operation::kSubtract:
      return cells == 2 ? 3 : 0;
    case KenKen::Operation::kMultiply:
      return cells == 2 ? 2 : 3;
    case KenKen::Operation::kDivide:
      return cells == 2 ? 6 : 0;
    case KenKen::Operation::kModulo:  // not in published puzzles, so never made
    case KenKen::Operation::kPower:
    case KenKen::Operation::kAny:
      break;
  }
  return 0;
}

int side_of(const Answer& digits) {
  int n = 0;
  while (n * n < static_cast<int>(digits.size())) ++n;
  return n;
}

struct Choice {
  KenKen::Cage cage;
  int weight;
};

// The fewer ways there are to fill a cage that hides its operation, the sooner that one is taken:
// else few boards of hidden operations have one answer, and proofs of that take long. Measured: 16
// x 16 with all operations hidden takes 0.1 s so, and often more than minutes without.
int rarity(int n, const KenKen::Cage& cage) {
  constexpr std::size_t kMost = 1000;
  const auto tuples = cage_tuples(n, cage, kMost);
  const std::size_t ways = tuples ? tuples->size() / cage.cells.size() : kMost;
  const auto weight = static_cast<int>(std::bit_width(kMost / std::max<std::size_t>(ways, 1)));
  return weight * weight;
}

// Of one cell always one.
std::vector<Choice> choices(const CageCells& cells, const Answer& digits, const ClueStyle& style,
                            bool hidden) {
  const int n = side_of(digits);
  if (cells.size() == 1)
    return {
        {{cells, KenKen::Operation::kAdd, digits[cells[0]]}, weight(KenKen::Operation::kAdd, 1)}};
  std::vector<Choice> all;
  for (const KenKen::Operation operation : style.operations) {
    const int its_weight = weight(operation, cells.size());
    if (its_weight == 0) continue;
    const long long target = kenken_rules::value_of(operation, digits_of(cells, digits));
    if (target < 0) continue;
    all.push_back({{cells, hidden ? KenKen::Operation::kAny : operation, target}, its_weight});
    if (hidden) all.back().weight *= rarity(n, all.back().cage);
  }
  return all;
}

KenKen::Cage pick(Rng& rng, const std::vector<Choice>& choices) {
  const auto add = [](int sum, const Choice& choice) { return sum + choice.weight; };
  int left = below(rng, std::accumulate(choices.begin(), choices.end(), 0, add));
  for (const Choice& choice : choices) {
    left -= choice.weight;
    if (left < 0) return choice.cage;
  }
  return choices.back().cage;
}

// One of the choices, or each cell alone.
std::vector<KenKen::Cage> cages_of(Rng& rng, const CageCells& cells, const Answer& digits,
                                   const std::vector<Choice>& choices) {
  if (!choices.empty()) return {pick(rng, choices)};
  std::vector<KenKen::Cage> single;
  for (const int cell : cells) single.push_back({{cell}, KenKen::Operation::kAdd, digits[cell]});
  return single;
}

}  // namespace

bool fits(const KenKen::Cage& cage, const Answer& digits) {
  const std::vector<KenKen::Operation> operations = operations_of(cage);
  return std::any_of(operations.begin(), operations.end(), [&](KenKen::Operation operation) {
    return kenken_rules::gives(operation, digits_of(cage.cells, digits), cage.target);
  });
}

std::vector<KenKen::Cage> clued_cages(Rng& rng, const CageCells& cells, const Answer& digits,
                                      const ClueStyle& style) {
  const bool hidden = cells.size() > 1 && chance(rng, style.hidden);
  return cages_of(rng, cells, digits, choices(cells, digits, style, hidden));
}

std::vector<KenKen::Cage> clued_again(Rng& rng, const KenKen::Cage& cage, const Answer& digits,
                                      const ClueStyle& style) {
  if (!cage.has_clue()) return {cage};
  const bool hidden = cage.operation == KenKen::Operation::kAny;
  std::vector<KenKen::Cage> again =
      cages_of(rng, cage.cells, digits, choices(cage.cells, digits, style, hidden));
  if (hidden) return again;
  const long long target = kenken_rules::value_of(cage.operation, digits_of(cage.cells, digits));
  if (target < 0) return again;
  return {{cage.cells, cage.operation, target}};
}

std::optional<KenKen::Cage> clue_against(Rng& rng, const KenKen::Cage& cage, const Answer& digits,
                                         const Answer& other, const ClueStyle& style) {
  if (!cage.has_clue()) return {};
  std::vector<Choice> all =
      choices(cage.cells, digits, style, cage.operation == KenKen::Operation::kAny);
  std::erase_if(all, [&](const Choice& choice) { return fits(choice.cage, other); });
  if (all.empty()) return {};
  return pick(rng, all);
}

}  // namespace p2c
