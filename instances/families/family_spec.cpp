#include "instances/families/family_spec.hpp"

#include <algorithm>
#include <array>
#include <set>

#include "instances/documents/any_generator.hpp"
#include "instances/limits/board_size.hpp"
#include "instances/text/nearest_word.hpp"
#include "instances/text/size_line.hpp"

namespace puzzle2cnf {
namespace {

constexpr std::array<std::string_view, 4> kVariants = {"puzzle", "blocked", "clue", "room"};
constexpr int kMostSeconds = 1'000'000'000;
constexpr std::int64_t kMostSeed = 1'000'000'000;

// "a, b or c", and a word that was perhaps meant.
std::string one_of(const std::vector<std::string_view>& words, std::string_view got) {
  std::string text;
  for (std::size_t i = 0; i < words.size(); ++i) {
    if (i > 0) text += i + 1 < words.size() ? ", " : " or ";
    text += words[i];
  }
  return text + ", got " + quoted(got) + did_you_mean(got, words);
}

[[noreturn]] void fail_word(const TextReader& in, const std::string& what,
                            const std::vector<std::string_view>& words, std::string_view got) {
  in.fail_as("expected " + what + one_of(words, got));
}

std::string_view name_word(TextReader& in, std::string_view what) {
  const std::string expected = std::string(what) + ": small letters, digits and hyphens";
  const std::string_view word = in.token(expected);
  const bool fits = std::all_of(word.begin(), word.end(), [](char c) {
    return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-';
  });
  constexpr std::size_t kLongest = 60;
  if (!fits || word.front() == '-' || word.size() > kLongest) in.fail(expected);
  return word;
}

const PuzzleKind& read_kind(TextReader& in) {
  const std::string_view word = in.token("a kind of puzzle");
  const PuzzleKind* kind = find_kind(word);
  if (kind != nullptr) return *kind;
  std::vector<std::string_view> names;
  for (const PuzzleKind& one : puzzle_kinds()) names.push_back(one.name);
  fail_word(in, "", names, word);
}

// "3-7", or "3" for one alone.
std::pair<std::int64_t, std::int64_t> read_seeds(TextReader& in) {
  constexpr std::string_view kWhat = "two numbers FIRST-LAST up to 10^9";
  const std::string_view word = in.token(kWhat);
  const std::size_t hyphen = std::min(word.find('-'), word.size());
  const auto number = [&](std::string_view digits) {
    return in.to_number(digits, 0, static_cast<int>(kMostSeed), kWhat);
  };
  const int first = number(word.substr(0, hyphen));
  const int last = hyphen == word.size() ? first : number(word.substr(hyphen + 1));
  if (last < first) in.fail(kWhat);
  return {first, last};
}

// The items of one line "puzzle ...", in any order, each once.
class LineReader {
 public:
  LineReader(TextReader& in, const FamilyLimits& limits) : in_(in) {
    line_.limits = limits;
    line_.place = in.place();
  }

  FamilyLine read() {
    line_.kind = &read_kind(in_);
    line_.rows = read_rows(in_, kMostBoardCells);
    line_.cols = in_.number(1, kMostBoardCells);
    if (const auto generator = generator_of(*line_.kind)) styles_ = generator->styles;
    check_board_size(in_, line_.rows, line_.cols);
    while (!in_.line_done()) read_item();
    finish();
    return std::move(line_);
  }

 private:
  static constexpr std::array<std::string_view, 6> kItems = {"seeds", "keep", "variant",
                                                             "clues", "as",   "prove"};

  void read_item() {
    const std::string name(in_.token("an item"));
    if (!given_.insert(name).second) in_.fail_as("expected '" + name + "' once");
    if (name == "seeds") {
      line_.seeds = read_seeds(in_);
    } else if (name == "keep") {
      line_.keep = in_.number(1, static_cast<int>(kMostSeed));
    } else if (name == "variant") {
      read_variant();
    } else if (name == "clues") {
      read_clues();
    } else if (name == "as") {
      line_.word = name_word(in_, "a word for the names of files");
    } else if (name == "prove") {
      line_.prove = true;
    } else {
      read_style(name);
    }
  }

  void read_variant() {
    const std::string_view word = in_.token("a variant");
    const auto found = std::find(kVariants.begin(), kVariants.end(), word);
    if (found == kVariants.end()) fail_word(in_, "", {kVariants.begin(), kVariants.end()}, word);
    line_.variant = static_cast<Variant>(found - kVariants.begin());
  }

  // Numbers as long as there are any.
  void read_clues() {
    do {
      line_.clues.push_back(in_.number(0, kMostBoardCells));
      if (static_cast<int>(line_.clues.size()) > line_.cols) {
        in_.fail_as("expected no more clues of rooms than columns, " + std::to_string(line_.cols));
      }
    } while (next_is_number());
  }

  bool next_is_number() const {
    TextReader ahead = in_;
    if (ahead.line_done()) return false;
    const char first = ahead.token("a word").front();
    return first >= '0' && first <= '9';
  }

  void read_style(const std::string& name) {
    const auto found = std::find_if(styles_.begin(), styles_.end(),
                                    [&](const StyleItem& item) { return item.name == name; });
    if (found == styles_.end()) fail_item(name);
    if (!line_.style) line_.style.emplace(styles_);
    line_.style->set(found->name, style_value(*found));
  }

  int style_value(const StyleItem& item) {
    if (item.words.empty()) return in_.number(item.least, item.most);
    const std::string_view word = in_.token("a word after '" + std::string(item.name) + "'");
    const auto found = std::find(item.words.begin(), item.words.end(), word);
    if (found == item.words.end()) fail_word(in_, "", item.words, word);
    return static_cast<int>(found - item.words.begin());
  }

  [[noreturn]] void fail_item(std::string_view name) const {
    std::vector<std::string_view> words(kItems.begin(), kItems.end());
    for (const StyleItem& item : styles_) words.push_back(item.name);
    fail_word(in_, "", words, name);
  }

  bool has(const char* item) const { return given_.contains(item); }

  void finish() {
    const auto expect = [&](bool right, const std::string& what) {
      if (!right) throw InputError(line_.place, "expected " + what);
    };
    expect(has("variant"), "'variant' and one of puzzle, blocked, clue or room in this line");
    const std::string words(word_of(line_.variant));
    if (line_.variant == Variant::kRoom) {
      expect(line_.kind->open_rooms != nullptr,
             "a kind with rooms for the variant room, got " + std::string(line_.kind->name));
      expect(has("clues"), "'clues' and the clue of each room for the variant room");
      expect(!has("seeds") && !has("keep") && !line_.style,
             "no seeds, keep or style for the variant room, which is not random");
    } else {
      expect(has("seeds"), "'seeds' and FIRST-LAST for the variant " + words);
      expect(!has("clues"), "'clues' only with the variant room");
      expect(generator_of(*line_.kind).has_value(),
             "a kind that can be generated for the variant " + words);
      if (!line_.style) line_.style.emplace(styles_);
    }
  }

  TextReader& in_;
  FamilyLine line_;
  std::vector<StyleItem> styles_;
  std::set<std::string, std::less<>> given_;
};

// "filter minisat-seconds 60 cadical-seconds 600", "measure cadical-seconds 600", "measure
// nothing".
FamilyLimits read_limits(TextReader& in, bool filters) {
  FamilyLimits limits;
  if (!filters) {
    const std::string_view word = in.token("cadical-seconds or nothing");
    if (word == "cadical-seconds") {
      limits.cadical_seconds = in.number(1, kMostSeconds);
    } else if (word != "nothing") {
      fail_word(in, "", {"cadical-seconds", "nothing"}, word);
    }
    in.end_line();
    return limits;
  }
  do {
    const std::string_view word = in.token("minisat-seconds or cadical-seconds");
    if (word != "minisat-seconds" && word != "cadical-seconds") {
      fail_word(in, "", {"minisat-seconds", "cadical-seconds"}, word);
    }
    int& seconds = word == "minisat-seconds" ? limits.minisat_seconds : limits.cadical_seconds;
    if (seconds != 0) in.fail_as("expected '" + std::string(word) + "' once");
    seconds = in.number(1, kMostSeconds);
  } while (!in.line_done());
  limits.solved = limits.cadical_seconds > 0;
  return limits;
}

class SpecReader {
 public:
  SpecReader(std::string_view text, const std::string& file) : in_(text, file) {}

  FamilySpec read() {
    in_.next_line("'family' and a name");
    if (in_.token("'family'") != "family") in_.fail("'family' and a name");
    spec_.name = name_word(in_, "the family's name");
    in_.end_line();
    while (!in_.at_end()) read_line();
    if (spec_.lines.empty()) {
      in_.next_line("a line 'puzzle KIND ROWS COLS ...'");
    }
    return std::move(spec_);
  }

 private:
  void read_line() {
    in_.skip_blank_lines();
    in_.next_line("a line");
    const std::string_view word = in_.token("a line");
    if (word == "puzzle") {
      add(LineReader(in_, limits_).read());
    } else if (word == "filter" || word == "measure") {
      limits_ = read_limits(in_, word == "filter");
    } else {
      fail_word(in_, "", {"puzzle", "filter", "measure"}, word);
    }
  }

  // Two lines may give instances of one name only with seeds that differ.
  void add(FamilyLine line) {
    for (const FamilyLine& other : spec_.lines) {
      const bool apart =
          line.last_seed() < other.first_seed() || other.last_seed() < line.first_seed();
      if (apart || instance_name(spec_, line, 0) != instance_name(spec_, other, 0)) continue;
      throw InputError(line.place, "expected other names of files than those of line " +
                                       std::to_string(other.place.line) +
                                       ": 'as WORD' puts a word into them");
    }
    spec_.lines.push_back(std::move(line));
  }

  TextReader in_;
  FamilySpec spec_;
  FamilyLimits limits_;
};

}  // namespace

std::string_view word_of(Variant variant) { return kVariants[static_cast<std::size_t>(variant)]; }

FamilySpec read_family_spec(std::string_view text, const std::string& file) {
  return SpecReader(text, file).read();
}

std::string instance_name(const FamilySpec& family, const FamilyLine& line, std::int64_t seed) {
  std::string name = family.name;
  const auto add = [&](std::string_view part) { name.append("-").append(part); };
  add(line.kind->name);
  add(std::to_string(line.rows));
  name.append("x").append(std::to_string(line.cols));
  if (!line.word.empty()) add(line.word);
  for (const int clue : line.clues) {
    add("k");
    name += std::to_string(clue);
  }
  if (line.seeds) {
    add("s");
    name += std::to_string(seed);
  }
  add(word_of(line.variant));
  return name;
}

}  // namespace puzzle2cnf
