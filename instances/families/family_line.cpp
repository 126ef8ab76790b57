#include "instances/families/family_line.hpp"

#include <algorithm>
#include <array>
#include <set>

#include "instances/documents/board_sides.hpp"
#include "instances/documents/registry.hpp"
#include "instances/families/spec_words.hpp"
#include "instances/limits/board_size.hpp"
#include "instances/style_words.hpp"
#include "instances/text/size_line.hpp"

namespace p2c {
namespace {

constexpr int kMostSeed = 1'000'000'000;

const PuzzleKind& read_kind(TextReader& in, const PuzzleKind* brought) {
  const std::string_view word = in.token("a kind of puzzle");
  if (brought != nullptr && brought->name == word) return *brought;
  const PuzzleKind* kind = find_kind(word);
  if (kind != nullptr) return *kind;
  std::vector<std::string_view> names;
  if (brought != nullptr) names.push_back(brought->name);
  for (const PuzzleKind& one : puzzle_kinds()) names.push_back(one.name);
  fail_word(in, names, word);
}

// "3-7", or "3" for one alone.
std::pair<std::int64_t, std::int64_t> read_seeds(TextReader& in) {
  constexpr std::string_view kWhat = "two numbers FIRST-LAST up to 10^9";
  const std::string_view word = in.token(kWhat);
  const std::size_t hyphen = std::min(word.find('-'), word.size());
  const auto number = [&](std::string_view digits) {
    return in.to_number(digits, 0, kMostSeed, kWhat);
  };
  const int first = number(word.substr(0, hyphen));
  const int last = hyphen == word.size() ? first : number(word.substr(hyphen + 1));
  if (last < first) in.fail(kWhat);
  return {first, last};
}

// The items of one line "puzzle ...", in any order, each once.
class LineReader {
 public:
  LineReader(TextReader& in, const FamilyLimits& limits, const PuzzleKind* brought)
      : in_(in), brought_(brought) {
    line_.limits = limits;
    line_.place = in.place();
  }

  FamilyLine read() {
    line_.kind = &read_kind(in_, brought_);
    line_.rows = read_rows(in_, kMostBoardCells);
    size_place_ = in_.place();
    line_.cols = in_.number(1, kMostBoardCells);
    generator_ = generator_of(*line_.kind);
    if (generator_) styles_ = generator_->styles;
    check_board_size(in_, line_.rows, line_.cols, 0);  // none is made here
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
      line_.keep = in_.number(1, kMostSeed);
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
    std::vector<std::string_view> variants = variant_words();
    variants.resize(static_cast<std::size_t>(Variant::kFile));  // others have lines of their own
    const auto found = std::find(variants.begin(), variants.end(), word);
    if (found == variants.end()) fail_word(in_, variants, word);
    line_.variant = static_cast<Variant>(found - variants.begin());
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
    const StyleItem* item = find_style_item(styles_, name);
    if (item == nullptr) fail_item(name);
    if (!line_.style) line_.style.emplace(styles_);
    const std::string_view word = in_.token(style_words(*item) + " for " + name);
    try {
      line_.style->set(item->name, style_value(*item, word, name));
    } catch (const WrongStyle& error) {
      in_.fail_as(error.what());
    }
  }

  [[noreturn]] void fail_item(std::string_view name) const {
    std::vector<std::string_view> words(kItems.begin(), kItems.end());
    for (const StyleItem& item : styles_) words.push_back(item.name);
    fail_word(in_, words, name);
  }

  bool has(const char* item) const { return given_.contains(item); }

  void finish() {
    const auto expect = [&](bool right, const std::string& what) {
      if (!right) throw InputError(line_.place, "expected " + what);
    };
    expect(has("variant"), "'variant' and one of puzzle, blocked, clue or room in this line");
    const std::string words(word_of(line_.variant));
    if (line_.variant == Variant::kRoom) {
      expect(line_.kind->abilities.find<OpenRooms>() != nullptr,
             "a kind with rooms for the variant room, got " + std::string(line_.kind->name));
      expect(has("clues"), "'clues' and the clue of each room for the variant room");
      expect(!has("seeds") && !has("keep") && !line_.style,
             "no seeds, keep or style for the variant room, which is not random");
    } else {
      expect(has("seeds"), "'seeds' and FIRST-LAST for the variant " + words);
      expect(!has("clues"), "'clues' only with the variant room");
      expect(generator_.has_value(), "a kind that can be generated for the variant " + words);
      const std::string wrong = wrong_sides(*generator_, *line_.kind, line_.rows, line_.cols);
      if (!wrong.empty()) throw InputError(size_place_, wrong);
      if (!line_.style) line_.style.emplace(styles_);
    }
  }

  TextReader& in_;
  const PuzzleKind* brought_;
  FamilyLine line_;
  Place size_place_;
  std::optional<AnyGenerator> generator_;
  std::vector<StyleItem> styles_;
  std::set<std::string, std::less<>> given_;
};

}  // namespace

FamilyLine read_family_line(TextReader& in, const FamilyLimits& limits, const PuzzleKind* brought) {
  return LineReader(in, limits, brought).read();
}

}  // namespace p2c
