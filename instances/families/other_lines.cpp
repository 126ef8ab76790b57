#include "instances/families/other_lines.hpp"

#include <algorithm>
#include <set>

#include "instances/documents/document.hpp"
#include "instances/families/spec_words.hpp"

namespace p2c {
namespace {

constexpr int kMostKept = 1'000'000'000;

// Items, in any order, each once.
class ItemReader {
 public:
  ItemReader(TextReader& in, FamilyLine& line, std::vector<std::string_view> items)
      : in_(in), line_(line), items_(std::move(items)) {}

  void read() {
    while (!in_.line_done()) {
      const std::string name(in_.token("an item"));
      if (std::find(items_.begin(), items_.end(), name) == items_.end()) {
        fail_word(in_, items_, name);
      }
      if (!given_.insert(name).second) in_.fail_as("expected '" + name + "' once");
      read_item(name);
    }
  }

 private:
  void read_item(const std::string& name) {
    if (name == "as") {
      line_.word = name_word(in_, "a word for the names of files");
    } else if (name == "prove") {
      line_.prove = true;
    } else if (name == "keep") {
      line_.keep = in_.number(1, kMostKept);
    } else if (name == "source") {
      line_.source = in_.token("a source, such as an address");
    } else {
      line_.licence = in_.token("a licence, such as CC-BY-4.0");
    }
  }

  TextReader& in_;
  FamilyLine& line_;
  std::vector<std::string_view> items_;
  std::set<std::string, std::less<>> given_;
};

// The name of a file as a word for names: what is none becomes a hyphen.
std::string word_of_path(std::string_view path) {
  std::string_view base = path.substr(path.rfind('/') + 1);
  base = base.substr(0, std::min(base.find('.'), base.size()));
  std::string word;
  for (const char c : base) {
    const char small = c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
    const std::string one(1, small);
    word += is_name(one) ? one : word.empty() || word.back() == '-' ? "" : "-";
  }
  while (word.ends_with('-')) word.pop_back();
  return word.substr(0, 60);
}

// A board that the reader of the kind takes.
void expect_board(const FamilyLine& line, const CraftedBoard& board) try {
  read_document(board.text, "the board", {"text"});
} catch (const InputError& error) {
  throw InputError(line.place, "expected numbers that give a board: " + error.message());
}

}  // namespace

FamilyLine read_file_line(TextReader& in, const FamilyLimits& limits, bool collection) {
  FamilyLine line;
  line.limits = limits;
  line.variant = Variant::kFile;
  line.collection = collection;
  line.path = in.token(collection ? "a file with puzzles" : "a file with a puzzle");
  line.place = in.place();
  line.word = word_of_path(line.path);
  std::vector<std::string_view> items = {"as", "prove", "source", "licence"};
  if (collection) items.emplace_back("keep");
  ItemReader(in, line, items).read();
  if (line.word.empty()) {
    throw InputError(line.place, "expected 'as WORD': the name of the file gives no word");
  }
  return line;
}

FamilyLine read_crafted_line(TextReader& in, const FamilyLimits& limits,
                             const CraftedSeries& series) {
  FamilyLine line;
  line.limits = limits;
  line.variant = Variant::kCrafted;
  line.kind = find_kind(series.kind);
  line.series = &series;
  line.place = in.place();
  line.word = series.word;
  for (const auto& [name, least, most] : series.numbers) {
    line.numbers.push_back(in.number(least, most));
  }
  ItemReader(in, line, {"as", "prove"}).read();
  if (line.word != series.word) line.word = std::string(series.word) + "-" + line.word;
  const CraftedBoard board = series.make(line.numbers);
  expect_board(line, board);
  line.rows = board.rows;
  line.cols = board.cols;
  return line;
}

}  // namespace p2c
