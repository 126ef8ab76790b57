// Hashi as text: a board, then lines with rules of its own; an answer is its bridges.
#include <array>
#include <map>
#include <string>

#include "instances/notations/text/part_text.hpp"
#include "instances/notations/text/text_grid.hpp"
#include "instances/puzzles/hashi/hashi.hpp"

namespace p2c {
namespace {

// The lines "max-bridges M" and "no-loops" after a board, each at most once.
Hashi::Rules read_rules(TextReader& in) {
  Hashi::Rules rules;
  bool bridges = false;
  while (!in.at_end()) {
    TextReader ahead = in;
    ahead.skip_blank_lines();
    ahead.next_line("a rule");
    const std::string_view word = ahead.token("a rule");
    if (word != "max-bridges" && word != "no-loops") break;
    if (word == "no-loops" ? rules.no_loops : bridges) ahead.fail("each rule once");
    if (word == "no-loops") {
      rules.no_loops = true;
    } else {
      bridges = true;
      rules.max_bridges = ahead.number(1, Hashi::kMostBridges);
    }
    ahead.end_line();
    in = ahead;
  }
  return rules;
}

// The rules after a board of so many lines, without moving: they say which clues there may be.
// Errors there are reported when it is read.
Hashi::Rules rules_ahead(TextReader in, int rows) {
  try {
    for (int r = 0; r < rows; ++r) in.next_line("a row");
    return read_rules(in);
  } catch (const InputError&) {
    return {};
  }
}

}  // namespace

Hashi Hashi::parse(TextReader& in) {
  const auto [rows, cols] = read_board_size(in);
  const int largest = rules_ahead(in, rows).max_clue();
  const std::string what = "'-', '?' or a number from 1 to " + std::to_string(largest);
  Grid<int> clues(rows, cols, kNoClue);
  read_text_grid(in, rows, cols, "row", what, [&](int cell, std::string_view word) {
    if (word == "-" || word == ".") return;
    clues[cell] = word == "?" ? kUnknownClue : in.to_number(word, 1, largest, what);
  });
  return of_clues(clues, read_rules(in));
}

std::string Hashi::print() const {
  std::string out = std::to_string(rows) + " " + std::to_string(cols) + "\n" +
                    print_part(cell_clues(rules), clues_in_cells());
  if (rules.max_bridges != Rules().max_bridges) {
    out += "max-bridges " + std::to_string(rules.max_bridges) + "\n";
  }
  if (rules.no_loops) out += "no-loops\n";
  return out;
}

// One item "row1 col1 row2 col2 count" per span with bridges.
AnswerRows Hashi::answer_rows(const Answer& bridges) const {
  AnswerRows items{AnswerRows::Form::kItems, "bridges", 5, {}};
  for (std::size_t i = 0; i < spans.size(); ++i) {
    if (bridges[i] == 0) continue;
    const Island& a = at(spans[i].from);
    const Island& b = at(spans[i].to);
    for (const int number : {a.row + 1, a.col + 1, b.row + 1, b.col + 1, bridges[i]}) {
      items.values.push_back(number);
    }
  }
  return items;
}

Answer Hashi::parse_answer(TextReader& in) const {
  std::map<std::string, std::size_t> known;
  for (std::size_t i = 0; i < spans.size(); ++i) known[name(spans[i])] = i;
  Answer bridges(spans.size(), 0);
  while (!in.at_end()) {
    in.skip_blank_lines();
    in.next_line("row1 col1 row2 col2 count");
    std::array<std::string, 2> ends;
    for (std::string& end : ends) {
      const int row = in.number(1, rows);
      end = cell_name(row - 1, in.number(1, cols) - 1);
    }
    const std::string both = ends[0] + "-" + ends[1];
    const auto span = known.find(both);
    if (span == known.end()) {
      const bool swapped = known.contains(ends[1] + "-" + ends[0]);
      in.fail_as(std::string("expected ") +
                 (swapped ? "the smaller end first" : "two islands that see each other") +
                 ", got " + both);
    }
    int& count = bridges[span->second];
    if (count != 0) in.fail_as("expected each pair of islands once, got " + both + " again");
    count = read_value(in, 1, rules.max_bridges);
    in.end_line();
  }
  return bridges;
}

}  // namespace p2c
