#include "instances/documents/document.hpp"

#include <algorithm>
#include <cassert>

#include "instances/documents/format_table.hpp"
#include "instances/documents/janko_answer.hpp"
#include "instances/documents/penpa.hpp"
#include "instances/formats/foreign.hpp"
#include "instances/formats/json_format.hpp"
#include "instances/kinds/brought_kind.hpp"
#include "instances/text/respelt.hpp"

namespace p2c {
namespace {

// Of a text that is a part of another one.
Place moved(Place place, const ReadOptions& options) {
  if (place.line > 0) place.line += options.first_line - 1;
  return place;
}

// The mark of rules of its own, without which this would be another puzzle.
std::string read_own_rules(const FormatRow& row, TextReader& in) {
  if (row.scheme.own_rules.find == nullptr) return "";
  TextReader ahead = in;
  const PuzzleWord mark = row.scheme.own_rules.find(ahead);
  if (!mark.word.empty()) {
    in.odd_at(mark.place, "expected a puzzle with the rules of its kind, got " +
                              in_quotes(mark.word) + ": this one has rules of its own" +
                              (in.lenient() ? ", which are not known here" : ""));
  }
  return mark.word;
}

// The URL that an object of another program has, as lists of puzzles do.
std::optional<Respelt> url_in_json(TextReader& in) {
  if (in.text().find("url\"") == std::string_view::npos || !is_json(in.text(), "")) return {};
  const JsonValue root = parse_json(in);
  JsonObject object(in, root);
  if (object.find("format") != nullptr) return {};
  for (const std::string_view key : {"puzzlink_url", "puzzle_url", "url"}) {
    const JsonValue* url = object.optional(key);
    if (url == nullptr || url->kind != JsonValue::Kind::kString) continue;
    Respelt out{*url->text};
    for (std::size_t i = 0; i <= out.text.size(); ++i) out.origin.push_back(url->at + 1 + i);
    return out;
  }
  return {};
}

Document read_by(const AnyFormat& format, TextReader& in, std::string own_rules = {}) {
  AnyContent content = format.read(in);
  in.ask_stop();  // the slots of a large board take their time
  return {std::move(content.puzzle), std::move(content.givens),   in.file(),           {},
          std::move(content.answer), std::move(content.position), std::move(own_rules)};
}

Document read_in(const FormatRow& row, TextReader& in) {
  const FormatRow::Kind& kind = kind_in(row, in);
  std::string own_rules = read_own_rules(row, in);
  return read_by(*kind.format, in, std::move(own_rules));
}

// That with this name or, where it is empty, the one that the text is in.
const FormatRow& row_of(const std::vector<FormatRow>& rows, std::string_view text,
                        const std::string& file, const std::string& name) {
  if (name.empty()) return detect_format(rows, text, file);
  const auto row = std::find_if(rows.begin(), rows.end(),
                                [&](const FormatRow& its) { return its.scheme.name == name; });
  if (row != rows.end()) return *row;
  assert(find_format(name) != nullptr);
  throw InputError({file}, "expected another format than " + name +
                               ": the kinds that have it gave way to a kind with their name");
}

// The text is a task, as no format of its own is.
bool is_task(const std::vector<FormatRow>& rows, std::string_view text, const std::string& file,
             const ReadOptions& options) {
  if (!options.from.empty()) return options.from == task_scheme().name;
  return !options.task.kind.empty() && !is_detected(rows, text, file);
}

// Puzzles whose kind is said beside them are of that kind.
void expect_kind(const Document& document, const ReadOptions& options) {
  const std::string& kind = options.task.kind;
  if (kind.empty() || is_name_of(*document.puzzle, kind)) return;
  throw InputError({document.name}, "expected a puzzle of the kind " + kind +
                                        ", got one of the kind " +
                                        std::string(document.puzzle->name()));
}

Document read_whole(std::string_view text, const std::string& file, const ReadOptions& options) {
  text = without_byte_order_mark(text);
  if (without_byte_order_mark(text) != text) {
    throw InputError({file, 1, 1}, "expected one byte order mark at most, got two");
  }
  TextReader plain(text, file);
  if (plain.at_end()) plain.fail_as("expected a puzzle, got an empty file");
  refuse_bytes(text, file);
  std::optional<Respelt> url;
  if (options.from.empty()) url = url_in_json(plain);
  std::vector<FormatRow> of_kind;
  if (options.kind != nullptr) {
    of_kind = format_table_with(*options.kind);
  } else if (options.from.empty() && !url) {
    of_kind = format_table_of(text, file);  // the other kinds are not made for it
  }
  const std::vector<FormatRow>& rows = of_kind.empty() ? format_table() : of_kind;
  const bool task = !url && is_task(rows, text, file, options);
  const FormatRow& row =
      task ? rows.front() : row_of(rows, text, file, url ? "puzzlink" : options.from);
  TextRules rules = task ? task_scheme().rules : row.scheme.rules;
  rules.lenient = options.lenient;
  rules.most_cells = options.most_cells;
  rules.stop = options.stop;
  TextReader in(text, file, rules);
  const bool janko = row.scheme.name == janko_scheme().name;
  std::optional<PenpaKind> penpa;
  if (row.scheme.name == penpa_scheme().name) {
    penpa = kind_of_penpa(in, options.task.kind, options.kind.get());
    url = std::move(penpa->url);
  }
  if (task) url = text_of_task(in, options.task);
  if (janko) url = text_of_janko(in);
  const FormatRow& spelt = penpa && url ? row_of(rows, text, file, "puzzlink")
                           : janko      ? rows.front()
                                        : row;
  Document document =
      url ? read_respelt(in, *url, rules, [&](TextReader& inner) { return read_in(spelt, inner); })
      : penpa ? read_by(*penpa->format, in)
              : read_in(spelt, in);
  if (janko) document.answer = answer_of_janko(in, *document.puzzle);
  if (penpa) document.kind_by = penpa->by;
  expect_kind(document, options);
  for (const Warning& warning : in.warnings()) {
    document.warnings.push_back(Warning{moved(warning.place, options), warning.message}.str());
  }
  return document;
}

// A text that begins with the rules of its kind.
Document read_after_rules(std::string_view text, const std::string& file, ReadOptions options) {
  const std::string_view whole = text;
  text = without_byte_order_mark(text);
  const std::size_t end = end_of_rules(text);
  if (end == 0) return read_whole(whole, file, options);
  const std::string_view rules = text.substr(0, end);
  options.kind = brought_kind(rules, file);
  const auto lines = static_cast<int>(std::count(rules.begin(), rules.end(), '\n'));
  if (end == text.size()) {
    throw InputError({file, lines + 1, 1}, "expected a puzzle below its rules, got no more lines");
  }
  try {
    options.first_line += lines;  // of its warnings
    return read_whole(text.substr(end), file, options);
  } catch (const InputError& error) {
    Place place = error.place();
    if (place.line > 0) place.line += lines;
    throw InputError(place, error.message());
  }
}

}  // namespace

Document read_document(std::string_view text, const std::string& file, const ReadOptions& options) {
  try {
    return read_after_rules(text, file, options);
  } catch (const InputError& error) {
    if (options.first_line == 1) throw;
    throw InputError(moved(error.place(), options), error.message());
  }
}

std::string write_document(const Document& document, std::string_view format) {
  const std::string text = write_puzzle(*document.puzzle, document.givens, document.answer, format);
  if (document.own_rules.empty()) return text;
  const auto add = format_of(document.puzzle->kind(), format)->scheme.own_rules.add;
  if (add != nullptr) return add(text, document.own_rules);
  throw CannotCarry("the format " + std::string(format) +
                    " cannot carry that the puzzle has rules of its own");
}

std::string write_puzzle(const AnyPuzzle& puzzle, const Givens& givens,
                         const std::optional<Answer>& answer, std::string_view format) {
  const std::string name(format);
  const AnyFormat* its = format_of(puzzle.kind(), format);
  if (its == nullptr) {
    throw CannotCarry("the format " + name + " cannot carry a puzzle of the kind " +
                      std::string(puzzle.name()));
  }
  if (!its->write) throw CannotCarry("the format " + name + " is only read, not written");
  if (!givens.empty() && (its->carries & kGivens) == 0) {
    throw CannotCarry("the format " + name +
                      " cannot carry givens; these can: " + formats_with_givens(puzzle));
  }
  const bool answers = (its->carries & kAnswer) != 0;
  try {
    return its->write(puzzle, givens, answers ? answer : std::nullopt);
  } catch (const CannotCarry& part) {
    throw CannotCarry("the format " + name + " cannot carry " + part.what());
  }
}

bool carries_answer(const AnyPuzzle& puzzle, std::string_view format) {
  const AnyFormat* its = format_of(puzzle.kind(), format);
  return its != nullptr && (its->carries & kAnswer) != 0;
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
