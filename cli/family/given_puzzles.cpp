#include "cli/family/given_puzzles.hpp"

#include <charconv>
#include <set>

#include "cli/input.hpp"
#include "cli/output_place.hpp"
#include "instances/families/family_puzzle.hpp"
#include "instances/text/md5.hpp"

namespace p2c {
namespace {

// The second line of our text has it.
std::pair<int, int> size_of(const AnyPuzzle& puzzle) {
  const std::string text = puzzle.print();
  const char* const begin = text.data() + text.find('\n') + 1;
  std::pair<int, int> size{0, 0};
  const auto rows = std::from_chars(begin, text.data() + text.size(), size.first);
  std::from_chars(rows.ptr + 1, text.data() + text.size(), size.second);
  return size;
}

class GivenReader {
 public:
  GivenReader(FamilySpec& spec, const std::string& spec_name, const FamilyOptions& options,
              const Task& task)
      : spec_(spec), folder_(spec_name == "-" ? "." : directory_of(spec_name)), task_(task) {
    static_cast<RulesOption&>(puzzle_) = options;
    published_ = !options.no_puzzles;
  }

  void read() {
    for (FamilyLine& line : spec_.lines) {
      if (line.variant == Variant::kFile) read_line(line);
    }
  }

 private:
  void read_line(FamilyLine& line) {
    if (published_ && (line.source.empty() || line.licence.empty())) {
      throw InputError(line.place,
                       "expected 'source' and 'licence' in this line, or --no-puzzles, got " +
                           in_quotes(line.path));
    }
    CollectionInputs inputs;
    inputs.inputs = {line.path.starts_with('/') ? line.path : folder_ + "/" + line.path};
    Collection puzzles(std::move(inputs));
    while (const std::optional<Entry> entry = puzzles.next(task_.stop)) add(line, *entry);
    if (line.puzzles.empty()) throw InputError(line.place, "expected a puzzle there, got none");
    if (line.collection) line.seeds = {1, static_cast<std::int64_t>(line.puzzles.size())};
    check_names(line);
  }

  void add(FamilyLine& line, const Entry& entry) const {
    if (!line.collection && !line.puzzles.empty()) {
      throw InputError(line.place, "expected one puzzle there, got several: 'collection' has all");
    }
    const Document document = read_puzzle(entry, puzzle_, task_);
    const auto [rows, cols] = size_of(*document.puzzle);
    line.puzzles.push_back(
        {std::string(document.puzzle->name()), rows, cols, family_puzzle_text(document)});
  }

  void check_names(const FamilyLine& line) {
    for (std::int64_t seed = line.first_seed(); seed <= line.last_seed(); ++seed) {
      const std::string name = instance_name(spec_, line, seed);
      expect_short_name(line, name);
      if (names_.insert(name).second) continue;
      throw InputError(line.place,
                       "expected other names of files than those of another line: "
                       "'as WORD' puts a word into them");
    }
  }

  FamilySpec& spec_;
  const std::string folder_;
  const Task& task_;
  PuzzleOptions puzzle_;
  bool published_ = true;
  std::set<std::string, std::less<>> names_;
};

}  // namespace

void read_given_puzzles(FamilySpec& spec, const std::string& spec_name,
                        const FamilyOptions& options, const Task& task) {
  GivenReader(spec, spec_name, options, task).read();
}

std::string given_hash(const FamilySpec& spec) {
  Md5 md5;
  bool any = false;
  for (const FamilyLine& line : spec.lines) {
    for (const GivenPuzzle& puzzle : line.puzzles) {
      md5.add(puzzle.text);
      any = true;
    }
  }
  return any ? md5.finish() : "";
}

}  // namespace p2c
