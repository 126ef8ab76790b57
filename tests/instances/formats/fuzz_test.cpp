// Spoilt texts of every kind of puzzle: a reader either says where and what is wrong, or gives a
// puzzle that can be printed and read again.
#include <doctest/doctest.h>

#include <algorithm>
#include <sstream>

#include "instances/documents/answer_file.hpp"
#include "instances/documents/document.hpp"
#include "instances/documents/format_table.hpp"
#include "tests/board_count.hpp"
#include "tests/fuzz/reader.hpp"
#include "tests/fuzz/seed_files.hpp"
#include "tests/instances/mutation.hpp"
#include "tests/tested_kinds.hpp"

namespace p2c::fuzz_test {
namespace {

// How often a reader said what.
struct Tally {
  int read = 0;
  int refused = 0;
};

std::string line_of(const std::string& text, int number) {
  std::size_t begin = 0;
  for (int line = 1; line < number && begin != std::string::npos; ++line) {
    begin = text.find('\n', begin);
    if (begin != std::string::npos) ++begin;
  }
  return begin == std::string::npos ? "" : text.substr(begin, text.find('\n', begin) - begin);
}

// The place is in the text or one line past it, the message is one line for people.
void check_error(const InputError& error, const std::string& text) {
  const Place& place = error.place();
  const auto lines = static_cast<int>(std::count(text.begin(), text.end(), '\n')) + 1;
  CHECK(place.file == "f");
  if (place.line == 0) {
    CHECK(error.message() == "expected a puzzle, got an empty file");
  } else {
    CHECK(place.line >= 1);
    CHECK(place.line <= lines + 1);
    CHECK(place.col >= 1);
    CHECK(place.col <= static_cast<int>(line_of(text, place.line).size()) + 1);
  }
  const std::string& message = error.message();
  CHECK(message.starts_with("expected "));
  CHECK(message.find(", got ") != std::string::npos);
  CHECK(std::none_of(message.begin(), message.end(),
                     [](unsigned char c) { return c < 32 || c == 127; }));
  CHECK(error.what() == place.str() + ": " + message);
}

void check_puzzle(const std::string& text, Tally& tally) {
  INFO(text);
  PuzzlePtr puzzle;
  try {
    puzzle = read_document(text, "f").puzzle;
  } catch (const InputError& error) {
    ++tally.refused;
    return check_error(error, text);
  }
  ++tally.read;
  const std::string printed = puzzle->print();
  CHECK(read_document(printed, "f").puzzle->print() == printed);
}

void check_answer(const AnyPuzzle& puzzle, const std::string& text, Tally& tally) {
  INFO(text);
  Answer answer;
  try {
    answer = read_answer(puzzle, text, "f");
  } catch (const InputError& error) {
    ++tally.refused;
    return check_error(error, text);
  }
  ++tally.read;
  const std::vector<Slot>& slots = puzzle.slots();
  REQUIRE(answer.size() == slots.size());
  for (std::size_t i = 0; i < slots.size(); ++i) {
    CHECK(answer[i] >= slots[i].lo);
    CHECK(answer[i] <= slots[i].hi);
  }
  CHECK(read_answer(puzzle, puzzle.print_answer(answer), "f") == answer);
}

// Few, as to draw one of a kind that is a text takes longer than to read it a hundred times.
std::vector<PuzzlePtr> small_boards(const PuzzleKind& kind, Rng& rng) {
  std::vector<PuzzlePtr> boards;
  for (int i = 0; i < deep_count(100, 2000); ++i) {
    const int rows = 1 + below(rng, 5);
    boards.push_back(kind.random(rng, rows, 1 + below(rng, 5)));
  }
  return boards;
}

TEST_CASE("fuzz: puzzles of every kind") {
  for (const PuzzleKind& kind : tested_kinds()) {
    CAPTURE(kind.name);
    Rng rng(21);
    Tally tally;
    const std::vector<PuzzlePtr> boards = small_boards(kind, rng);
    for (int i = 0; i < boards_of(kind, fewer_if_sanitized(4000, 800)); ++i) {
      check_puzzle(mutated(rng, boards[rng() % boards.size()]->print()), tally);
    }
    CHECK(tally.read >= least_drawn(400));
    CHECK(tally.refused >= least_drawn(400));
  }
}

TEST_CASE("fuzz: answers of every kind") {
  for (const PuzzleKind& kind : tested_kinds()) {
    CAPTURE(kind.name);
    Rng rng(22);
    Tally tally;
    const std::vector<PuzzlePtr> boards = small_boards(kind, rng);
    for (int i = 0; i < boards_of(kind, fewer_if_sanitized(3000, 600)); ++i) {
      const AnyPuzzle& puzzle = *boards[rng() % boards.size()];
      Answer answer;
      for (const Slot& slot : puzzle.slots()) {
        answer.push_back(slot.lo + below(rng, slot.hi - slot.lo + 1));
      }
      check_answer(puzzle, mutated(rng, puzzle.print_answer(answer)), tally);
    }
    CHECK(tally.read >= least_drawn(400));
    CHECK(tally.refused >= least_drawn(400));
  }
}

TEST_CASE("fuzz: the seeds of every format, and what becomes of them") {
  for (const FormatRow& row : format_table()) {
    const std::string format(row.scheme.name);
    CAPTURE(format);
    const std::vector<Seed> seeds = seeds_of(format);
    // Kinds that are texts share their readers.
    REQUIRE(seeds.size() >= std::min<std::size_t>(3, row.kinds.size()));
    Rng rng(23);
    Tally tally;
    for (const Seed& seed : seeds) {
      CAPTURE(seed.name);
      const Reading plain = check_reading(seed.text, format, false);
      CHECK(plain.read != seed.is_refused());
      CHECK(plain.fault == "");
    }
    for (int i = 0; i < deep_count(fewer_if_sanitized(3000, 600), 6000); ++i) {
      const std::string text = mutated(rng, seeds[rng() % seeds.size()].text);
      if (is_large(text, 2'500)) continue;
      const Reading reading = check_reading(text, format, i % 3 == 2);
      CAPTURE(text);
      CHECK(reading.fault == "");
      ++(reading.read ? tally.read : tally.refused);
    }
    CHECK(tally.read >= least_drawn(300));
    CHECK(tally.refused >= least_drawn(300));
  }
}

TEST_CASE("fuzz: every format is a fuzz target") {
  std::istringstream listed(PUZZLE2CNF_FUZZED);
  std::vector<std::string> targets{std::istream_iterator<std::string>(listed), {}};
  for (const std::string& target : targets) CHECK(find_format(target) != nullptr);
  CHECK(targets.size() == format_table().size());
}

}  // namespace
}  // namespace p2c::fuzz_test
