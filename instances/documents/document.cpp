#include "instances/documents/document.hpp"

#include <cassert>

#include "instances/documents/format_table.hpp"
#include "instances/formats/foreign.hpp"

namespace p2c {
namespace {

// Of a text that is a part of another one.
Place moved(Place place, const ReadOptions& options) {
  if (place.line > 0) place.line += options.first_line - 1;
  return place;
}

Document read_whole(std::string_view text, const std::string& file, const ReadOptions& options) {
  text = without_byte_order_mark(text);
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
  std::vector<std::string> warnings;
  for (const Warning& warning : in.warnings()) {
    warnings.push_back(Warning{moved(warning.place, options), warning.message}.str());
  }
  return {std::move(content.puzzle), std::move(content.givens), file,
          std::move(warnings),       std::move(content.answer), std::move(content.position)};
}

}  // namespace

Document read_document(std::string_view text, const std::string& file, const ReadOptions& options) {
  try {
    return read_whole(text, file, options);
  } catch (const InputError& error) {
    if (options.first_line == 1) throw;
    throw InputError(moved(error.place(), options), error.message());
  }
}

std::string write_document(const Document& document, std::string_view format) {
  return write_puzzle(*document.puzzle, document.givens, document.answer, format);
}

std::string write_puzzle(const AnyPuzzle& puzzle, const Givens& givens,
                         const std::optional<Answer>& answer, std::string_view format) {
  const FormatRow* row = find_format(format);
  assert(row != nullptr);
  const std::string name(row->scheme.name);
  const FormatRow::Kind* kind = kind_of(puzzle, *row);
  if (kind == nullptr) {
    throw CannotCarry("the format " + name + " cannot carry a puzzle of the kind " +
                      std::string(puzzle.name()));
  }
  if (!kind->format->write) throw CannotCarry("the format " + name + " is only read, not written");
  if (!givens.empty() && (kind->format->carries & kGivens) == 0) {
    throw CannotCarry("the format " + name +
                      " cannot carry givens; these can: " + formats_with_givens(puzzle));
  }
  const bool answers = (kind->format->carries & kAnswer) != 0;
  try {
    return kind->format->write(puzzle, givens, answers ? answer : std::nullopt);
  } catch (const CannotCarry& part) {
    throw CannotCarry("the format " + name + " cannot carry " + part.what());
  }
}

bool carries_answer(const AnyPuzzle& puzzle, std::string_view format) {
  const FormatRow* row = find_format(format);
  const FormatRow::Kind* kind = row == nullptr ? nullptr : kind_of(puzzle, *row);
  return kind != nullptr && (kind->format->carries & kAnswer) != 0;
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

}  // namespace p2c
