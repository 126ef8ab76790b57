// The fewest givens, against brute force; bounds whenever it is stopped.
#include "solver_glue/fewest_givens.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <cstdint>
#include <map>

#include "instances/nonogram.hpp"
#include "tests/solver_glue/brute_force.hpp"
#include "tests/solver_glue/random_boards.hpp"

namespace puzzle2cnf {
namespace {

const FromPicture& from_picture() {
  static const FromPicture how = *find_kind("nonogram")->from_picture;
  return how;
}

Grid<int> picture_of(int rows, int cols, std::uint32_t bits) {
  Grid<int> picture(rows, cols);
  for (int i = 0; i < picture.size(); ++i) picture[i] = static_cast<int>(bits >> i & 1);
  return picture;
}

// Where each of the other answers differs, as sets of bits.
std::vector<std::uint32_t> differences(const Answer& wanted, const std::vector<Answer>& answers) {
  std::vector<std::uint32_t> sets;
  for (const Answer& answer : answers) {
    std::uint32_t set = 0;
    for (std::size_t i = 0; i < wanted.size(); ++i) {
      if (answer[i] != wanted[i]) set |= std::uint32_t{1} << i;
    }
    if (set != 0) sets.push_back(set);
  }
  return sets;
}

// `more` items hit all of the sets: some item of the first one, and so on.
bool can_hit(const std::vector<std::uint32_t>& sets, std::uint32_t taken, int more) {
  for (const std::uint32_t set : sets) {
    if ((set & taken) != 0) continue;
    if (more == 0) return false;
    for (std::uint32_t left = set; left != 0; left &= left - 1) {
      if (can_hit(sets, taken | (left & (~left + 1)), more - 1)) return true;
    }
    return false;
  }
  return true;
}

std::size_t fewest_by_brute_force(const Answer& wanted, const std::vector<Answer>& answers) {
  const std::vector<std::uint32_t> sets = differences(wanted, answers);
  int count = 0;
  while (!can_hit(sets, 0, count)) ++count;
  return static_cast<std::size_t>(count);
}

bool keeps(const Answer& answer, const Givens& givens) {
  return std::all_of(givens.begin(), givens.end(), [&](const std::pair<int, int>& given) {
    return answer[static_cast<std::size_t>(given.first)] == given.second;
  });
}

// The result is a minimum, and `wanted` is the only one of all answers that keeps the givens.
void check_fewest(const AnyPuzzle& board, const Answer& wanted,
                  const std::vector<Answer>& answers) {
  const FewestGivens found = find_fewest_givens(board, {}, wanted, {});
  CHECK(found.optimal());
  CHECK(found.givens.size() == fewest_by_brute_force(wanted, answers));
  CHECK(std::is_sorted(found.givens.begin(), found.givens.end()));
  CHECK(keeps(wanted, found.givens));
  CHECK(std::count_if(answers.begin(), answers.end(),
                      [&](const Answer& answer) { return keeps(answer, found.givens); }) == 1);
}

// All pictures of this size by their puzzle.
std::map<std::string, std::vector<Answer>> pictures_by_puzzle(int rows, int cols) {
  std::map<std::string, std::vector<Answer>> groups;
  for (std::uint32_t bits = 0; bits < std::uint32_t{1} << (rows * cols); ++bits) {
    const Grid<int> picture = picture_of(rows, cols, bits);
    groups[Nonogram::of_picture(picture).print()].push_back(picture.cells);
  }
  return groups;
}

}  // namespace

TEST_CASE("all pictures up to 3 x 4: the fewest givens are those of brute force") {
  for (const auto& size : std::vector<std::pair<int, int>>{
           {1, 1}, {1, 4}, {2, 2}, {2, 3}, {3, 2}, {2, 4}, {4, 2}, {3, 3}, {3, 4}, {4, 4}}) {
    const auto groups = pictures_by_puzzle(size.first, size.second);
    for (const auto& group : groups) {
      const std::vector<Answer>& answers = group.second;
      Grid<int> picture(size.first, size.second);
      for (const Answer& wanted : answers) {
        picture.cells = wanted;
        check_fewest(*from_picture().puzzle(picture), wanted, answers);
      }
    }
  }
}

}  // namespace puzzle2cnf
