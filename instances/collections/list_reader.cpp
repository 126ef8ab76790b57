#include "instances/collections/list_reader.hpp"

#include <algorithm>
#include <array>
#include <utility>

#include "instances/documents/document.hpp"
#include "instances/documents/format_table.hpp"
#include "instances/documents/registry.hpp"
#include "instances/formats/puzzlink.hpp"
#include "instances/kinds/brought_kind.hpp"

namespace p2c {
namespace {

constexpr std::string_view kBlanks = " \t\r";

std::string_view trimmed(std::string_view line) {
  const std::size_t begin = line.find_first_not_of(kBlanks);
  if (begin == std::string_view::npos) return {};
  return line.substr(begin, line.find_last_not_of(kBlanks) + 1 - begin);
}

bool is_json_document(std::string_view line) {
  if (!line.starts_with('{') || !line.ends_with('}')) return false;
  try {
    TextReader in(line, "", {false});
    parse_json(in);
    return true;
  } catch (const InputError&) {
    return false;
  }
}

// A kind may be in a line before its task.
bool is_task_line(std::string_view line) {
  const bool is_word = line.find_first_of(kBlanks) == std::string_view::npos;
  return !line.empty() && is_word && find_kind(line) == nullptr;
}

bool reads_as_puzzle(std::string_view line, const std::string& from) {
  try {
    read_document(line, "", {from});
    return true;
  } catch (const InputError&) {
    return false;
  }
}

// Of a list below rules; 0: no list follows any.
int second_puzzle_line(std::string_view text, const std::string& from) {
  text = without_byte_order_mark(text);
  const std::size_t end = end_of_rules(text);
  if (end == 0) return 0;
  std::string_view below = text.substr(end);
  LineStream lines([&] { return std::exchange(below, {}); }, kMostTextBytes);
  const auto first = next_item(lines);
  if (!first || !is_puzzle_line(first->text, from)) return 0;
  const auto second = next_item(lines);
  if (!second || !is_puzzle_line(second->text, from)) return 0;
  const auto above =
      std::count(text.begin(), text.begin() + static_cast<std::ptrdiff_t>(end), '\n');
  return static_cast<int>(above) + second->number;
}

}  // namespace

bool is_puzzle_line(std::string_view line, const std::string& from) {
  line = trimmed(line);
  if (from == task_scheme().name) return is_task_line(line);
  if (is_puzzle_url(line) || is_json_document(line)) return true;
  if (from.empty()) return false;  // and no table of all kinds is made
  const FormatRow* row = find_format(from);
  return row != nullptr && row->scheme.needs_name && row->scheme.detect(line, "");
}

bool is_list_name(std::string_view name) {
  constexpr std::array<std::string_view, 3> kEndings = {".jsonl", ".urls", ".list"};
  for (const std::string_view ending : kEndings) {
    if (name.ends_with(ending)) return true;
  }
  return false;
}

ListReader::ListReader(ListSource source, NextPiece next_piece)
    : source_(std::move(source)), lines_(std::move(next_piece), source_.most_bytes) {}

std::optional<Entry> ListReader::next() {
  try {
    return next_entry();
  } catch (const TooLong& too_long) {
    if (form_ == Form::kOne || form_ == Form::kUnknown)
      throw InputError({source_.name}, source_.too_large);
    lines_.skip_line();
    Entry entry = entry_of_line(too_long.line);
    entry.error = InputError({source_.name, too_long.line, 1}, source_.too_large);
    return entry;
  }
}

Entry ListReader::entry_of_line(int number) const {
  return {source_.id + ":" + std::to_string(number), source_.name, {}, number};
}

std::optional<Entry> ListReader::next_entry() {
  if (form_ == Form::kUnknown) find_form();
  switch (form_) {
    case Form::kLines:
      return line_entry();
    case Form::kPuzzlekit:
      return puzzlekit_->next();
    case Form::kSections:
      return sections_->next();
    case Form::kTable:
      return table_->next(lines_);
    case Form::kLinks:
      return links_->next(lines_);
    default:
      return only_entry();
  }
}

void ListReader::find_form() {
  if (!source_.column.empty()) {
    form_ = Form::kTable;
    table_.emplace(source_.column, source_.id, source_.name);
    return lines_.forget();
  }
  if (source_.finds_links) {
    form_ = Form::kLinks;
    links_.emplace(source_.id, source_.name);
    return lines_.forget();
  }
  if (source_.is_list ? !begins_with_rules() : begins_as_list()) {
    form_ = Form::kLines;
    lines_.forget();
    return;
  }
  whole_ = lines_.take_whole();
  puzzlekit_ = Puzzlekit::read(whole_, source_.id, source_.name);
  if (!puzzlekit_) sections_ = Sections::read(whole_, source_.id, source_.name);
  form_ = puzzlekit_ ? Form::kPuzzlekit : sections_ ? Form::kSections : Form::kOne;
  if (form_ != Form::kOne) whole_ = {};
}

bool ListReader::begins_with_rules() {
  bool begins = false;
  try {
    const auto line = next_item(lines_);
    begins = line && line->text.starts_with("rules ");
  } catch (const TooLong&) {  // the entry of that line will say so
  }
  lines_.rewind();
  return begins;
}

// The second line decides, where the first may also be the beginning of a longer text.
bool ListReader::begins_as_list() {
  std::string first;
  if (const auto line = next_item(lines_); line) first = line->text;
  const auto second = next_item(lines_);
  const bool is_list =
      second && is_puzzle_line(first, source_.from) &&
      (is_puzzle_line(second->text, source_.from) || reads_as_puzzle(first, source_.from));
  lines_.rewind();
  return is_list;
}

std::optional<Entry> ListReader::only_entry() {
  if (std::exchange(is_given_, true)) return {};
  Entry entry{source_.id, source_.name, std::move(whole_)};
  const int line = second_puzzle_line(entry.text, source_.from);
  if (line > 0) {
    entry.error =
        InputError({source_.name, line, 1},
                   "expected one puzzle below its rules, got a list: --rules takes lists");
  }
  return entry;
}

std::optional<Entry> ListReader::line_entry() {
  const auto line = next_item(lines_);
  if (!line) return {};
  Entry entry = entry_of_line(line->number);
  entry.text = line->text;
  return entry;
}

}  // namespace p2c
