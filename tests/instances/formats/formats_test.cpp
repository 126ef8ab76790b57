// Every format of the table and every kind of puzzle it is for: what is written is read again as
// the same puzzle.
#include <doctest/doctest.h>

#include <algorithm>
#include <set>

#include "instances/documents/format_table.hpp"
#include "tests/board_count.hpp"
#include "tests/instances/formats/reading.hpp"
#include "tests/tested_kinds.hpp"

namespace p2c {
namespace {

// Some slots with values, now and then.
Givens some_givens(Rng& rng, const AnyPuzzle& puzzle) {
  Givens givens;
  const auto& slots = puzzle.slots();
  for (int k = below(rng, 4); k > 0 && !slots.empty(); --k) {
    const int slot = below(rng, static_cast<int>(slots.size()));
    const auto& [lo, hi, name] = slots[slot];
    bool fresh = true;
    for (const auto& given : givens) fresh = fresh && given.first != slot;
    if (fresh) givens.emplace_back(slot, lo + below(rng, hi - lo + 1));
  }
  std::sort(givens.begin(), givens.end());  // an id gives them in reading order
  return givens;
}

Document random_document(Rng& rng, const PuzzleKind& kind, const AnyFormat& format) {
  const int rows = 1 + below(rng, 12);
  Document document{kind.random(rng, rows, 1 + below(rng, 12)), {}, "", {}};
  if ((format.carries & kGivens) != 0) document.givens = some_givens(rng, *document.puzzle);
  if ((format.carries & kAnswer) != 0 && chance(rng, 50)) {
    Answer& answer = document.answer.emplace();
    for (const Slot& slot : document.puzzle->slots()) {
      answer.push_back(slot.lo + below(rng, slot.hi - slot.lo + 1));
    }
  }
  return document;
}

struct Tally {
  int carried = 0;
  int refused = 0;
  int with_givens = 0;
  int with_answer = 0;
};

void check_round_trip(Document document, std::string_view name, Tally& tally) {
  INFO(document.puzzle->print());
  std::string text;
  try {
    text = write_document(document, name);
  } catch (const CannotCarry& error) {
    const std::string start = "the format " + std::string(name) + " cannot carry ";
    CHECK(std::string(error.what()).starts_with(start));
    CHECK(std::string(error.what()).size() > start.size());
    ++tally.refused;
    return;
  }
  INFO(text);
  const Document read = read_document(text, "f", {std::string(name)});
  CHECK(read.puzzle->print() == document.puzzle->print());
  CHECK(read.givens == document.givens);
  // An answer of nothing but water is an untouched board.
  if (!read.answer) document.answer.reset();
  CHECK(write_document(read, name) == write_document(document, name));
  ++tally.carried;
  if (!document.givens.empty()) ++tally.with_givens;
  if (document.answer && read.answer) {
    CHECK(*read.answer == *document.answer);
    ++tally.with_answer;
  }
}

TEST_CASE("formats: what is written is read again as the same puzzle") {
  constexpr int kBoards = fewer_if_sanitized(300, 60);
  for (const FormatRow& row : format_table()) {
    CAPTURE(row.scheme.name);
    for (const FormatRow::Kind& kind : row.kinds) {
      CAPTURE(kind.kind->name);
      if (!kind.format->write || !is_tested(*kind.kind)) continue;
      const int fewer = row.scheme.name == "penpa" ? 10 : 1;  // links are long
      const int boards = std::max(1, boards_of(*kind.kind, kBoards) / fewer);
      Rng rng(31);
      Tally tally;
      const bool with_answers = (kind.format->carries & kAnswer) != 0;
      // Game ids have no islands side by side, and few sizes; some files no shaded cells with
      // clues.
      const auto is_enough = [&] {
        return tally.carried >= boards / 4 && (!with_answers || tally.with_answer > boards / 12);
      };
      for (int i = 0; i < boards || (i < 20 * std::max(boards, 10) && !is_enough()); ++i) {
        check_round_trip(random_document(rng, *kind.kind, *kind.format), row.scheme.name, tally);
      }
      CHECK(tally.carried >= least_drawn(boards / 6));
      const bool with_givens = (kind.format->carries & kGivens) != 0;
      CHECK((tally.with_givens > 0) == with_givens);
      CHECK((tally.with_answer > 0) == with_answers);
    }
  }
}

TEST_CASE("formats: a text is detected as what it was written in, unless --from is needed") {
  for (const FormatRow& row : format_table()) {
    CAPTURE(row.scheme.name);
    for (const FormatRow::Kind& kind : row.kinds) {
      if (!kind.format->write || !is_tested(*kind.kind)) continue;
      Rng rng(32);
      int detected = 0;
      const int enough = boards_of(*kind.kind, 20);
      for (int i = 0; i < 2'000 && detected < enough; ++i) {
        const Document document = random_document(rng, *kind.kind, *kind.format);
        std::string text;
        try {
          text = write_document(document, row.scheme.name);
        } catch (const CannotCarry&) {
          continue;
        }
        ++detected;
        CAPTURE(text);
        if (row.scheme.needs_name) {
          CHECK(error_of([&] {
                  detect_format(format_table(), text, "f");
                }).starts_with("f:1:1: expected --from with one of sgt-"));
        } else {
          CHECK(&detect_format(format_table(), text, "f") == &row);
        }
      }
      CHECK(detected == enough);
    }
  }
}

TEST_CASE("formats: names differ, and our own two are for every kind") {
  std::set<std::string_view> names;
  for (const FormatRow& row : format_table()) CHECK(names.insert(row.scheme.name).second);
  for (const char* name : {"text", "json"}) {
    REQUIRE(find_format(name) != nullptr);
    CHECK(find_format(name)->kinds.size() == puzzle_kinds().size());
  }
  CHECK(find_format("") == nullptr);
  CHECK(find_format("frog") == nullptr);
  CHECK(format_names().starts_with("text, json, "));
}

TEST_CASE("formats: a kind that a format is not for is refused by name") {
  CHECK(converted("kenken\n1 1\n1\na\n", "puzzlink") ==
        "the format puzzlink cannot carry a puzzle of the kind kenken");
  CHECK(converted("hashi\n1 3\n1 - 1\ngiven r1c1-r1c3=1\n", "puzzlink") ==
        "the format puzzlink cannot carry givens; these can: text, json");
  CHECK(converted("nonogram\n1 1\n1\n1\ngiven r1c1=1\n", "non") ==
        "the format non cannot carry givens; these can: text, json, sgt-pattern");
  CHECK(read_as_text("https://puzz.link/p?hashi/1/1/1", {"has"}) ==
        "f:1:1: expected a number from 1 to 10000000, got 'https://puzz.link/p?hashi/1/1/1'");
}

}  // namespace
}  // namespace p2c
