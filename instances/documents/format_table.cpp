#include "instances/documents/format_table.hpp"

#include <algorithm>

#include "instances/documents/janko.hpp"
#include "instances/documents/kinds.hpp"
#include "instances/documents/penpa.hpp"
#include "instances/documents/task.hpp"
#include "instances/formats/foreign.hpp"
#include "instances/text/nearest_word.hpp"
#include "instances/text/respelt.hpp"

namespace p2c {
namespace {

void append(std::string& list, std::string_view word) {
  list += (list.empty() ? "" : ", ") + std::string(word);
}

FormatRow& row_of(const Scheme& scheme, std::vector<FormatRow>& rows) {
  for (FormatRow& row : rows) {
    if (row.scheme.name == scheme.name) return row;
  }
  return rows.emplace_back(FormatRow{scheme, {}});
}

void add_formats(const PuzzleKind& kind, std::vector<FormatRow>& rows) {
  for (const AnyFormat& format : kind.formats) {
    row_of(format.scheme, rows).kinds.push_back({&kind, &format});
  }
}

// Of any kind, or of most: their texts become our own before they are read.
const AnyFormat& tasks() {
  static const AnyFormat format{task_scheme(), {}, kPuzzleOnly, {}, {}};
  return format;
}
const AnyFormat& jankos() {
  static const AnyFormat format{janko_scheme(), {}, kAnswer, {}, {}};
  return format;
}
FormatRow row_of_all(const AnyFormat& format) {
  FormatRow row{format.scheme, {}};
  for (const PuzzleKind& kind : puzzle_kinds()) row.kinds.push_back({&kind, &format});
  return row;
}

// Every kind has our own formats, and has them first: they come first in the table, too; last come
// those that do not say the kind, or of most kinds alike.
std::vector<FormatRow> make_table() {
  std::vector<FormatRow> rows;
  for (const PuzzleKind& kind : puzzle_kinds()) add_formats(kind, rows);
  const auto penpa = std::find_if(rows.begin(), rows.end(), [](const FormatRow& row) {
    return row.scheme.name == penpa_scheme().name;
  });
  std::rotate(penpa, penpa + 1, rows.end());
  rows.insert(rows.end() - 1, row_of_all(jankos()));
  rows.push_back(row_of_all(tasks()));
  return rows;
}

// "expected --from ...": for a text that may be in several formats that look alike.
[[noreturn]] void fail_without_name(TextReader in, std::string_view text, std::string_view file) {
  std::string names;
  for (const FormatRow& row : format_table()) {
    if (row.scheme.needs_name && row.scheme.detect(text, file)) append(names, row.scheme.name);
  }
  in.skip_blank_lines();
  in.next_line("");
  in.token("");
  in.fail("--from with one of " + names + " for a text that does not name its game");
}

// The first word, in small letters; nothing in a text without one.
std::string beginning(TextReader in) {
  in.skip_blank_lines();
  if (in.at_end()) return "";
  in.next_line("");
  return in_small_letters(in.token(""));
}

std::vector<std::string_view> words_of(const FormatRow& row) {
  std::vector<std::string_view> words;
  for (const FormatRow::Kind& kind : row.kinds) {
    words.insert(words.end(), kind.format->words.begin(), kind.format->words.end());
  }
  return words;
}

// They are too many for a message.
constexpr const char* kNameOfPuzzle = "the name of a puzzle (see 'puzzle2cnf puzzles')";

bool reads_task(const FormatRow::Kind& kind, const TextReader& in, int rows) {
  try {
    TextReader task(in.text(), in.file());
    const Respelt text = text_of_task(task, {kind.kind->name, rows});
    TextReader lines(text.text, in.file(), kind.format->scheme.rules);
    kind.format->read(lines);
    return true;
  } catch (const InputError&) {
    return false;
  }
}

// "--kind with one of ...", where the text may be a task string: the first kinds that read it.
std::string kinds_of_task(const FormatRow& own, const TextReader& in, std::string_view word) {
  constexpr std::size_t kLongest = 10'000;
  constexpr int kNamed = 8;
  if (in.text().size() > kLongest || word.find_first_of("0123456789") == std::string_view::npos) {
    return "";
  }
  const auto lines =
      static_cast<int>(std::min<std::ptrdiff_t>(std::count(word.begin(), word.end(), '/'), 100));
  for (int rows = 0; rows <= lines; ++rows) {
    std::string kinds;
    int count = 0;
    for (const FormatRow::Kind& kind : own.kinds) {
      if (reads_task(kind, in, rows) && ++count <= kNamed) append(kinds, kind.kind->name);
    }
    if (count == 0) continue;
    if (count > kNamed) kinds += " and " + std::to_string(count - kNamed) + " more";
    return "--kind with one of " + kinds + (rows > 0 ? ", and --rows," : "");
  }
  return "";
}

// The text is in no format: says what it is instead, as far as that can be guessed.
[[noreturn]] void fail_unknown(const FormatRow& own, TextReader in, std::string_view text) {
  in.skip_blank_lines();
  in.next_line("a puzzle");
  const std::string_view word = in.token("a puzzle");
  const std::string_view other = other_content(text);
  if (!other.empty()) {
    std::string message = "expected a puzzle, got ";
    in.fail_as(message.append(other));
  }
  if (const std::string kinds = kinds_of_task(own, in, word); !kinds.empty()) {
    in.fail(kinds + " for a task string");
  }
  const std::string wanted = kNameOfPuzzle;
  if (word[0] >= '0' && word[0] <= '9') in.fail(wanted + " in a line above the size");
  in.fail_as("expected " + wanted + ", got " + in_quotes(word) + did_you_mean(word, words_of(own)));
}

}  // namespace

const std::vector<FormatRow>& format_table() {
  static const std::vector<FormatRow> table = make_table();
  return table;
}

const FormatRow* find_format(std::string_view name) {
  const std::vector<FormatRow>& rows = format_table();
  const auto found = std::find_if(rows.begin(), rows.end(),
                                  [&](const FormatRow& row) { return row.scheme.name == name; });
  return found == rows.end() ? nullptr : &*found;
}

const AnyFormat* format_of(const PuzzleKind& kind, std::string_view name) {
  for (const AnyFormat& format : kind.formats) {
    if (format.scheme.name == name) return &format;
  }
  return nullptr;
}

bool is_format(std::string_view name) {
  return format_of(*listed_kinds().front().kind(), name) != nullptr || find_format(name) != nullptr;
}

std::string format_names() {
  std::string names;
  for (const FormatRow& row : format_table()) append(names, row.scheme.name);
  return names;
}

std::string formats_with_givens(const AnyPuzzle& puzzle) {
  std::string names;
  for (const FormatRow& row : format_table()) {
    const AnyFormat* format = format_of(puzzle.kind(), row.scheme.name);
    if (format == nullptr || !format->write) continue;
    if ((format->carries & kGivens) != 0) append(names, row.scheme.name);
  }
  return names;
}

namespace {

// Null where the text is in none of these, whatever its first word. JSON that other programs write
// is JSON, too, so ours is asked last.
const FormatRow* detected(const std::vector<FormatRow>& rows, std::string_view text,
                          const std::string& file) {
  constexpr std::size_t kOwn = 2;  // text and JSON come first
  const FormatRow* own = nullptr;
  for (std::size_t i = 0; i < rows.size(); ++i) {
    const FormatRow& row = rows[i];
    if (!row.scheme.detect(text, file)) continue;
    if (row.scheme.needs_name) fail_without_name(TextReader(text, file), text, file);
    if (i >= kOwn) return &row;
    own = &row;
  }
  return own;
}

}  // namespace

namespace {

bool begins_with_name(const FormatRow& own, std::string_view text, const std::string& file) {
  const std::vector<std::string_view> words = words_of(own);
  return std::find(words.begin(), words.end(), beginning(TextReader(text, file))) != words.end();
}

}  // namespace

bool is_detected(const std::vector<FormatRow>& rows, std::string_view text,
                 const std::string& file) {
  return begins_with_name(rows.front(), text, file) ||
         std::any_of(rows.begin(), rows.end(),
                     [&](const FormatRow& row) { return row.scheme.detect(text, file); });
}

const FormatRow& detect_format(const std::vector<FormatRow>& rows, std::string_view text,
                               const std::string& file) {
  const TextReader in(text, file);
  const FormatRow& own = rows.front();
  if (begins_with_name(own, text, file)) return own;
  const FormatRow* row = detected(rows, text, file);
  if (row == nullptr) fail_unknown(own, in, text);
  return *row;
}

namespace {

// A kind that is a text is not made for that.
bool may_have_word(const ListedKind& its, const std::string& word) {
  return its.names.empty() || is_among_words(its.names, word) || is_among_words(its.pids, word);
}

bool has_word(const PuzzleKind& kind, const Scheme& scheme, const std::string& word) {
  const AnyFormat* its = format_of(kind, scheme.name);
  return its != nullptr &&
         std::find(its->words.begin(), its->words.end(), word) != its->words.end();
}

// Nothing where it says none; that is an error where the text is read.
std::string word_of(const Scheme& scheme, TextReader in) {
  try {
    return scheme.find_word(in).word;
  } catch (const InputError&) {
    return "";
  }
}

// By the word of the forms that nearly all kinds have. Null where the others have to be asked.
const PuzzleKind* kind_by_word(std::string_view text, const std::string& file) {
  constexpr std::size_t kLongest = 100'000;  // reading it takes longer than making all kinds
  if (text.size() > kLongest) return nullptr;
  for (const AnyFormat& format : listed_kinds().front().kind()->formats) {
    const Scheme& scheme = format.scheme;
    if (scheme.find_word == nullptr || !scheme.detect(text, file)) continue;
    const std::string word = word_of(scheme, TextReader(text, file, scheme.rules));
    return find_listed([&](const ListedKind& its) {
      return may_have_word(its, word) && has_word(*its.kind(), scheme, word);
    });
  }
  return nullptr;
}

}  // namespace

std::vector<FormatRow> format_table_of(std::string_view text, const std::string& file) {
  std::vector<FormatRow> rows;
  const PuzzleKind* kind = find_kind(beginning(TextReader(text, file)));
  if (kind == nullptr) kind = kind_by_word(text, file);
  if (kind != nullptr) add_formats(*kind, rows);
  return rows;
}

std::vector<FormatRow> format_table_with(const PuzzleKind& kind) {
  std::vector<FormatRow> rows = format_table();
  for (FormatRow& row : rows) {
    std::erase_if(row.kinds,
                  [&](const FormatRow::Kind& its) { return its.kind->name == kind.name; });
    for (const AnyFormat& format : kind.formats) {
      if (format.scheme.name != row.scheme.name) continue;
      row.kinds.insert(row.kinds.begin(), {&kind, &format});
    }
  }
  std::erase_if(rows, [](const FormatRow& row) { return row.kinds.empty(); });
  return rows;
}

const FormatRow::Kind& kind_in(const FormatRow& row, TextReader in) {
  if (row.scheme.find_word == nullptr) return row.kinds.front();
  const PuzzleWord found = row.scheme.find_word(in);
  for (const FormatRow::Kind& kind : row.kinds) {
    for (const std::string_view word : kind.format->words) {
      if (word == found.word) return kind;
    }
  }
  throw InputError(found.place, std::string("expected ") + kNameOfPuzzle + ", got " +
                                    in_quotes(found.word) +
                                    did_you_mean(found.word, words_of(row)));
}

}  // namespace p2c
