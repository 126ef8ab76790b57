#include "instances/families/family_spec.hpp"

#include <algorithm>
#include <array>

#include "instances/families/family_line.hpp"
#include "instances/families/other_lines.hpp"
#include "instances/families/spec_words.hpp"
#include "instances/text/nearest_word.hpp"

namespace p2c {
namespace {

constexpr std::array<std::string_view, 6> kVariants = {"puzzle", "blocked", "clue",
                                                       "room",   "file",    "crafted"};
constexpr std::array<std::string_view, 4> kConnectivities = {"layers", "elimination", "frontier",
                                                             "paper"};
constexpr std::array<std::string_view, 4> kCardinalities = {"network", "totalizer", "direct",
                                                            "auto"};
constexpr int kMostShuffle = 1'000'000'000;
constexpr int kMostSeconds = 1'000'000'000;

// "filter minisat-seconds 60 cadical-seconds 600", "measure cadical-seconds 600", "measure
// nothing".
FamilyLimits read_limits(TextReader& in, bool filters) {
  FamilyLimits limits;
  if (!filters) {
    const std::string_view word = in.token("cadical-seconds or nothing");
    if (word == "cadical-seconds") {
      limits.cadical_seconds = in.number(1, kMostSeconds);
    } else if (word != "nothing") {
      fail_word(in, {"cadical-seconds", "nothing"}, word);
    }
    in.end_line();
    return limits;
  }
  do {
    const std::string_view word = in.token("minisat-seconds or cadical-seconds");
    if (word != "minisat-seconds" && word != "cadical-seconds") {
      fail_word(in, {"minisat-seconds", "cadical-seconds"}, word);
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
  SpecReader(std::string_view text, const std::string& file, const PuzzleKind* brought)
      : in_(text, file), brought_(brought) {}

  FamilySpec read() {
    in_.next_line("'family' and a name");
    if (in_.token("'family'") != "family") in_.fail("'family' and a name");
    spec_.name = name_word(in_, "the family's name");
    in_.end_line();
    while (!in_.at_end()) read_line();
    // Blank lines are all that is left, and the end of the file is an error.
    while (spec_.lines.empty()) in_.next_line("a line 'puzzle KIND ROWS COLS ...'");
    return std::move(spec_);
  }

 private:
  void read_line() {
    in_.skip_blank_lines();
    in_.next_line("a line");
    const std::string_view word = in_.token("a line");
    if (word == "puzzle") {
      add(read_family_line(in_, limits_, brought_));
    } else if (word == "file" || word == "collection") {
      add(read_file_line(in_, limits_, word == "collection"));
    } else if (word == "filter" || word == "measure") {
      limits_ = read_limits(in_, word == "filter");
    } else if (word == "connectivity") {
      form_.connectivity = read_word(connectivity_words());
    } else if (word == "cardinality") {
      form_.cardinality = read_word(cardinality_words());
    } else if (word == "shuffle") {
      read_shuffle();
    } else if (SolverLines::is_word(word)) {
      solvers_.read(std::string(word), in_);
      spec_.solvers = solvers_.solvers();
    } else if (const std::vector<std::string_view> words = series_words(word); !words.empty()) {
      const std::string kind(word);
      add(read_crafted_line(in_, limits_, *find_series(kind, one_of(words))));
    } else {
      fail_word(in_, first_words(), word);
    }
  }

  // "shuffle seed 5", "shuffle nothing".
  void read_shuffle() {
    const bool seed = one_of({"seed", "nothing"}) == "seed";
    shuffle_ = seed ? in_.number(0, kMostShuffle) : -1;
    in_.end_line();
  }

  // The next word, one of these.
  std::string one_of(const std::vector<std::string_view>& words) {
    const std::string_view word = in_.token(alternatives(words));
    if (std::find(words.begin(), words.end(), word) == words.end()) fail_word(in_, words, word);
    return std::string(word);
  }

  std::string read_word(const std::vector<std::string_view>& words) {
    std::string word = one_of(words);
    in_.end_line();
    return word;
  }

  // Of the series of a kind.
  static std::vector<std::string_view> series_words(std::string_view kind) {
    std::vector<std::string_view> words;
    for (const CraftedSeries* series : crafted_series()) {
      if (series->kind == kind) words.push_back(series->word);
    }
    return words;
  }

  static std::vector<std::string_view> first_words() {
    std::vector<std::string_view> words = {"puzzle",  "file",         "collection",  "filter",
                                           "measure", "connectivity", "cardinality", "shuffle"};
    for (const std::string_view word : SolverLines::words()) words.push_back(word);
    return words;
  }

  // Two lines may give instances of one name only with seeds that differ.
  void add(FamilyLine line) {
    line.form = form_;
    line.shuffle = shuffle_;
    line.runs = solvers_.runs();
    if (line.variant == Variant::kFile) return spec_.lines.push_back(std::move(line));
    check_length(line);
    for (const FamilyLine& other : spec_.lines) {
      const bool apart =
          line.last_seed() < other.first_seed() || other.last_seed() < line.first_seed();
      if (apart || other.variant == Variant::kFile ||
          instance_name(spec_, line, 0) != instance_name(spec_, other, 0))
        continue;
      throw InputError(line.place, "expected other names of files than those of line " +
                                       std::to_string(other.place.line) +
                                       ": 'as WORD' puts a word into them");
    }
    spec_.lines.push_back(std::move(line));
  }

  void check_length(const FamilyLine& line) const {
    expect_short_name(line, instance_name(spec_, line, line.last_seed()));
  }

  TextReader in_;
  const PuzzleKind* brought_;
  FamilySpec spec_;
  FamilyLimits limits_;
  FamilyForm form_;
  std::int64_t shuffle_ = -1;
  SolverLines solvers_;
};

}  // namespace

std::string_view word_of(Variant variant) { return kVariants[static_cast<std::size_t>(variant)]; }

std::vector<std::string_view> variant_words() { return {kVariants.begin(), kVariants.end()}; }

std::vector<std::string_view> connectivity_words() {
  return {kConnectivities.begin(), kConnectivities.end()};
}

std::vector<std::string_view> cardinality_words() {
  return {kCardinalities.begin(), kCardinalities.end()};
}

// File systems take 255 bytes, endings among them.
void expect_short_name(const FamilyLine& line, const std::string& name) {
  constexpr std::size_t kLongest = 200;
  if (name.size() <= kLongest) return;
  throw InputError(line.place, "expected a name of files of at most " + std::to_string(kLongest) +
                                   " characters, got " + std::to_string(name.size()));
}

FamilySpec read_family_spec(std::string_view text, const std::string& file,
                            const PuzzleKind* brought) {
  return SpecReader(text, file, brought).read();
}

std::string instance_name(const FamilySpec& family, const FamilyLine& line, std::int64_t seed) {
  std::string name = family.name;
  const auto add = [&](std::string_view part) { name.append("-").append(part); };
  const bool given = line.variant == Variant::kFile;
  add(given ? line.given(seed).kind : line.kind->name);
  add(std::to_string(given ? line.given(seed).rows : line.rows));
  name.append("x").append(std::to_string(given ? line.given(seed).cols : line.cols));
  if (!line.word.empty()) add(line.word);
  for (std::size_t i = 0; i < line.numbers.size(); ++i) {
    add(line.series->numbers[i].name);
    name += std::to_string(line.numbers[i]);
  }
  for (const int clue : line.clues) {
    add("k");
    name += std::to_string(clue);
  }
  if (line.shuffle >= 0) {
    add("shuffle");
    name += std::to_string(line.shuffle);
  }
  if (line.seeds) {
    add("s");
    name += std::to_string(seed);
  }
  add(word_of(line.variant));
  return name;
}

}  // namespace p2c
