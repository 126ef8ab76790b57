#include "encoder/document.hpp"

namespace puzzle2cnf {
namespace {

std::string kind_names() {
  std::string names;
  for (const PuzzleKind& kind : puzzle_kinds()) {
    names += (names.empty() ? "" : ", ") + std::string(kind.name);
  }
  return names;
}

// The reader of our own text behind its name line, or null with the reader at the name.
const PuzzleKind* read_name(TextReader& in) {
  in.skip_blank_lines();
  in.next_line("the name of a puzzle (" + kind_names() + ")");
  const PuzzleKind* kind = find_kind(in.token("the name of a puzzle"));
  if (kind != nullptr) in.end_line();
  return kind;
}

// The lines "given SLOT=VALUE" behind a puzzle.
Givens read_givens(const AnyPuzzle& puzzle, TextReader& in) {
  if (in.at_end()) return {};
  Givens givens;
  const SlotIndex index = index_slots(puzzle);
  for (in.skip_blank_lines(); !in.at_end(); in.skip_blank_lines()) {
    in.next_line("a line 'given SLOT=VALUE'");
    if (in.token("'given'") != "given") in.fail("'given' or the end of the file");
    givens.push_back(read_given(puzzle, index, in, in.token("SLOT=VALUE")));
    in.end_line();
  }
  return givens;
}

const AnyFormat* detect_format(std::string_view text, const std::string& file) {
  for (const PuzzleKind& kind : puzzle_kinds()) {
    for (const AnyFormat& format : kind.formats) {
      if (format.detect(text, file)) return &format;
    }
  }
  return nullptr;
}

}  // namespace

Document read_document(std::string_view text, const std::string& file) {
  TextReader in(text, file);
  if (in.at_end()) in.fail_as("expected a puzzle, got an empty file");
  if (const PuzzleKind* kind = read_name(in)) {
    PuzzlePtr puzzle = kind->parse(in);
    Givens givens = read_givens(*puzzle, in);
    return {std::move(puzzle), std::move(givens), in.warnings()};
  }
  if (const AnyFormat* format = detect_format(text, file)) {
    TextReader other(text, file, format->rules);
    PuzzlePtr puzzle = format->read(other);
    return {std::move(puzzle), {}, other.warnings()};
  }
  in.fail("the name of a puzzle (" + kind_names() + ")");
}

SlotIndex index_slots(const AnyPuzzle& puzzle) {
  SlotIndex index;
  for (const Slot& slot : puzzle.slots()) index.emplace(slot.name, static_cast<int>(index.size()));
  return index;
}

std::pair<int, int> read_given(const AnyPuzzle& puzzle, const SlotIndex& index, TextReader& in,
                               std::string_view token) {
  const std::size_t equals = token.find('=');
  if (equals == std::string_view::npos) in.fail("SLOT=VALUE, such as r1c1=1");
  const auto found = index.find(token.substr(0, equals));
  if (found == index.end()) in.fail("the name of a slot before '='");
  const Slot& slot = puzzle.slots()[static_cast<std::size_t>(found->second)];
  return {found->second, in.to_number(token.substr(equals + 1), slot.lo, slot.hi)};
}

Answer read_answer(const AnyPuzzle& puzzle, std::string_view text, const std::string& file) {
  TextReader in(text, file);
  const std::string what = "'answer " + std::string(puzzle.name()) + "'";
  in.skip_blank_lines();
  in.next_line(what);
  if (in.token(what) != "answer" || in.token(what) != puzzle.name()) in.fail(what);
  in.end_line();
  Answer answer = puzzle.parse_answer(in);
  in.expect_end();
  return answer;
}

Broken check_document(const Document& document, const Answer& answer) {
  if (Broken broken = document.puzzle->check(answer)) return broken;
  for (const auto& [slot, value] : document.givens) {
    const auto i = static_cast<std::size_t>(slot);
    if (answer[i] == value) continue;
    return document.puzzle->slots()[i].name + " is " + std::to_string(answer[i]) + ", given is " +
           std::to_string(value);
  }
  return {};
}

}  // namespace puzzle2cnf
