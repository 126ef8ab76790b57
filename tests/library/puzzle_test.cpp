#include <doctest/doctest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <puzzle2cnf/puzzle.hpp>
#include <set>
#include <sstream>
#include <thread>

#include "instances/documents/format_table.hpp"
#include "tests/board_count.hpp"
#include "tests/library/boards.hpp"
#include "tests/paths.hpp"

namespace p2c {
namespace {

using puzzle2cnf::Puzzle;
using puzzle2cnf::Verdict;

std::string text_of(const std::filesystem::path& file) {
  std::ostringstream text;
  text << std::ifstream(file).rdbuf();
  return text.str();
}

// Each sample with its text, and its answer.
template <class Use>
void each_sample(Use use) {
  int samples = 0;
  for (const auto& entry : std::filesystem::directory_iterator(kDataFolder)) {
    if (entry.path().extension() != ".txt") continue;
    auto answer = entry.path();
    use(text_of(entry.path()), text_of(answer.replace_extension(".answer")));
    ++samples;
  }
  CHECK(samples >= 4);
}

TEST_CASE("library: samples are read, checked, solved and written") {
  each_sample([](const std::string& text, const std::string& answer) {
    const Puzzle puzzle = Puzzle::read(text);
    CAPTURE(text);
    CHECK(Puzzle::read(puzzle.write()).write() == puzzle.write());
    CHECK(text.starts_with(puzzle.kind()));
    const auto found = puzzle.solve();
    REQUIRE(found);
    CHECK(found->size() == puzzle.slots().size());
    CHECK(puzzle.answer(answer) == *found);
    CHECK(puzzle.answer(puzzle.text(*found)) == *found);
    CHECK(!puzzle.check(*found));
    CHECK(puzzle.svg(*found).starts_with("<svg"));
    CHECK(puzzle.svg() != puzzle.svg(*found));
    const auto unique = puzzle.unique();
    CHECK(unique.verdict == Verdict::kUnique);
    CHECK(unique.first == *found);
    CHECK(unique.second.empty());
  });
}

TEST_CASE("library: answers of small boards are those by the rules") {
  int none = 0;
  int one = 0;
  int several = 0;
  each_library_board(150, [&](const LibraryBoard& board) {
    CAPTURE(board.puzzle.write());
    const auto [count, complete] = board.puzzle.count();
    CHECK(complete);
    CHECK(count == static_cast<std::int64_t>(board.answers.size()));
    const auto unique = board.puzzle.unique();
    const std::set<Answer> answers(board.answers.begin(), board.answers.end());
    (answers.empty() ? none : answers.size() == 1 ? one : several)++;
    CHECK(unique.verdict == (answers.empty()       ? Verdict::kNone
                             : answers.size() == 1 ? Verdict::kUnique
                                                   : Verdict::kSeveral));
    CHECK(board.puzzle.solve().has_value() == !answers.empty());
    if (!answers.empty()) CHECK(answers.contains(unique.first));
    if (answers.size() < 2) return;
    CHECK(answers.contains(unique.second));
    CHECK(unique.first != unique.second);
    const auto two = board.puzzle.count(2);
    CHECK(two.count == 2);
    CHECK(!two.complete);
  });
  CHECK(none >= deep_count(0, 20));
  CHECK(one >= deep_count(0, 20));
  CHECK(several >= deep_count(0, 20));
}

// Sorted; copies of the search go on where the others were.
static std::vector<Answer> one_by_one(const puzzle2cnf::Puzzle& puzzle) {
  puzzle2cnf::Answers answers(puzzle);
  std::vector<Answer> found;
  while (auto answer = puzzle2cnf::Answers(answers).next()) found.push_back(std::move(*answer));
  CHECK_FALSE(answers.next());
  std::sort(found.begin(), found.end());
  return found;
}

TEST_CASE("library: each answer of a small board comes once, until no more are wanted") {
  int several = 0;
  each_library_board(50, [&](const LibraryBoard& board) {
    std::vector<Answer> found;
    const auto take = [&](const Answer& answer) {
      found.push_back(answer);
      return true;
    };
    const auto counted = board.puzzle.enumerate(take);
    std::sort(found.begin(), found.end());
    CHECK(counted.complete);
    CHECK(counted.count == static_cast<std::int64_t>(found.size()));
    CHECK(found == board.answers);
    CHECK(one_by_one(board.puzzle) == board.answers);
    if (found.size() < 2) return;
    ++several;
    CHECK(board.puzzle.enumerate([](const Answer&) { return false; }).count == 1);
    CHECK_THROWS_AS(board.puzzle.enumerate([](const Answer&) -> bool { throw 7; }), int);
  });
  CHECK(several >= deep_count(0, 10));
}

TEST_CASE("library: the rule that a wrong answer breaks") {
  each_library_board(20, [](const LibraryBoard& board) {
    Answer answer;
    for (const puzzle2cnf::Slot& slot : board.puzzle.slots()) answer.push_back(slot.lo);
    for (int i = 0; i < 50; ++i) {
      const bool right = std::binary_search(board.answers.begin(), board.answers.end(), answer);
      const auto broken = board.puzzle.check(answer);
      CHECK(broken.has_value() != right);
      if (broken) CHECK(!broken->empty());
      if (answer.empty()) return;
      const std::size_t slot = static_cast<std::size_t>(i) * 7 % answer.size();
      answer[slot] = answer[slot] < board.puzzle.slots()[slot].hi ? answer[slot] + 1
                                                                  : board.puzzle.slots()[slot].lo;
    }
  });
}

TEST_CASE("library: every format that is written is read as the same puzzle") {
  each_sample([](const std::string& text, const std::string& /*answer*/) {
    const Puzzle puzzle = Puzzle::read(text);
    int written = 0;
    for (const FormatRow& row : format_table()) {
      std::string other;
      try {
        other = puzzle.write(row.scheme.name);
      } catch (const puzzle2cnf::InputError& error) {
        CHECK(error.line() == 0);
        continue;
      }
      ++written;
      CHECK(Puzzle::read(other, row.scheme.name).write() == puzzle.write());
    }
    CHECK(written >= 2);
  });
}

TEST_CASE("library: a text that cannot be read") {
  try {
    Puzzle::read("heyawake\n2 2\n1 -\n- !\n");
    FAIL("it was read");
  } catch (const puzzle2cnf::InputError& error) {
    CHECK(error.line() == 4);
    CHECK(error.column() == 3);
    CHECK(std::string(error.what()).starts_with("puzzle:4:3: expected"));
  }
  try {
    Puzzle::read("", {}, "my page");
    FAIL("it was read");
  } catch (const puzzle2cnf::Error& error) {
    CHECK(std::string(error.what()).starts_with("my page"));
  }
  CHECK_THROWS_AS(Puzzle::read("heyawake\n", "no format"), std::invalid_argument);
}

TEST_CASE("library: wrong values are a mistake of the caller") {
  each_sample([](const std::string& text, const std::string& /*answer*/) {
    const Puzzle puzzle = Puzzle::read(text);
    Answer answer = *puzzle.solve();
    CHECK_THROWS_AS(puzzle.check({}), std::invalid_argument);
    CHECK_THROWS_AS(puzzle.write("no format"), std::invalid_argument);
    CHECK_THROWS_AS(puzzle.hint(answer, static_cast<int>(answer.size())), std::invalid_argument);
    CHECK_THROWS_AS(puzzle.count(-1), std::invalid_argument);
    answer[0] = puzzle.slots()[0].hi + 1;
    CHECK_THROWS_AS(puzzle.check(answer), std::invalid_argument);
    CHECK_THROWS_AS(puzzle.text(answer), std::invalid_argument);
    answer[0] = puzzle2cnf::kOpen;
    CHECK_THROWS_AS(puzzle.check(answer), std::invalid_argument);
    CHECK(puzzle.state(puzzle.text(answer)) == answer);
  });
}

TEST_CASE("library: several threads use one puzzle") {
  each_sample([](const std::string& text, const std::string& answer) {
    const Puzzle puzzle = Puzzle::read(text);
    const Answer right = puzzle.answer(answer);
    std::vector<int> wrong(4, 0);
    {
      std::vector<std::jthread> threads;
      for (int& count : wrong) {
        threads.emplace_back([&] {
          for (int i = 0; i < 5; ++i) {
            const auto found = puzzle.unique();
            count += found.verdict != Verdict::kUnique || found.first != right;
            count += puzzle.check(right).has_value();
          }
        });
      }
    }
    for (const int count : wrong) CHECK(count == 0);
  });
}

}  // namespace
}  // namespace p2c
