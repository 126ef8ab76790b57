#include "instances/documents/document.hpp"

#include <cassert>

#include "instances/documents/format_table.hpp"
#include "instances/formats/foreign.hpp"
#include "instances/formats/puzzlink.hpp"

namespace puzzle2cnf {
namespace {

const FormatRow::Kind* kind_of(const AnyPuzzle& puzzle, const FormatRow& row) {
  for (const FormatRow::Kind& kind : row.kinds) {
    if (kind.kind->name == puzzle.name()) return &kind;
  }
  return nullptr;
}

// The answer that a file in some format carries; nothing when the text is in none that does.
std::optional<Answer> carried_answer(const AnyPuzzle& puzzle, std::string_view text,
                                     const std::string& file) {
  for (const FormatRow& row : format_table()) {
    const FormatRow::Kind* kind = kind_of(puzzle, row);
    if (kind == nullptr || !row.scheme.detect(text, file)) continue;
    const bool carries = (kind->format->carries & kAnswer) != 0;
    if (!carries && !is_puzzle_url(text)) continue;  // a URL may hold a whole file
    TextReader in(text, file, row.scheme.rules);
    if (&kind_in(row, in) != kind) continue;
    const AnyContent content = kind->format->read(in);
    if (!carries && !content.answer) continue;
    if (content.puzzle->print() != puzzle.print()) {
      throw InputError({file}, "expected an answer of the same puzzle, got another puzzle");
    }
    Answer answer = content.answer.value_or(Answer(puzzle.slots().size(), kOpen));
    for (std::size_t i = 0; i < answer.size(); ++i) {
      if (answer[i] == kOpen) answer[i] = puzzle.slots()[i].lo;
    }
    return answer;
  }
  return {};
}

bool is_name_of(const AnyPuzzle& puzzle, std::string_view word) {
  if (word == puzzle.name()) return true;
  const PuzzleKind* kind = find_kind(word);
  return kind != nullptr && kind->name == puzzle.name();
}

}  // namespace

Document read_document(std::string_view text, const std::string& file, const ReadOptions& options) {
  TextReader plain(text, file);
  if (plain.at_end()) plain.fail_as("expected a puzzle, got an empty file");
  refuse_bytes(text, file);
  const FormatRow* row = find_format(options.from);
  if (options.from.empty()) row = &detect_format(text, file);
  assert(row != nullptr);
  TextRules rules = row->scheme.rules;
  rules.lenient = options.lenient;
  rules.stop = options.stop;
  TextReader in(text, file, rules);
  AnyContent content = kind_in(*row, in).format->read(in);
  in.ask_stop();  // the slots of a large board take their time
  return {std::move(content.puzzle), std::move(content.givens), file, in.warnings(),
          std::move(content.answer)};
}

std::string write_document(const Document& document, std::string_view format) {
  const FormatRow* row = find_format(format);
  assert(row != nullptr);
  const std::string name(row->scheme.name);
  const FormatRow::Kind* kind = kind_of(*document.puzzle, *row);
  if (kind == nullptr) {
    throw CannotCarry("the format " + name + " cannot carry a puzzle of the kind " +
                      std::string(document.puzzle->name()));
  }
  if (!kind->format->write) throw CannotCarry("the format " + name + " is only read, not written");
  if (!document.givens.empty() && (kind->format->carries & kGivens) == 0) {
    throw CannotCarry("the format " + name + " cannot carry givens");
  }
  const bool answers = (kind->format->carries & kAnswer) != 0;
  try {
    return kind->format->write(*document.puzzle, document.givens,
                               answers ? document.answer : std::optional<Answer>());
  } catch (const CannotCarry& part) {
    throw CannotCarry("the format " + name + " cannot carry " + part.what());
  }
}

bool carries_answer(const AnyPuzzle& puzzle, std::string_view format) {
  const FormatRow* row = find_format(format);
  const FormatRow::Kind* kind = row == nullptr ? nullptr : kind_of(puzzle, *row);
  return kind != nullptr && (kind->format->carries & kAnswer) != 0;
}

Answer read_answer(const AnyPuzzle& puzzle, std::string_view text, const std::string& file) {
  refuse_bytes(text, file);
  if (std::optional<Answer> answer = carried_answer(puzzle, text, file)) return *answer;
  TextReader in(text, file);
  const std::string what = "'answer " + std::string(puzzle.name()) + "'";
  in.skip_blank_lines();
  in.next_line(what);
  if (in.token(what) != "answer" || !is_name_of(puzzle, in.token(what))) in.fail(what);
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
