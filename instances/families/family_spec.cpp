#include "instances/families/family_spec.hpp"

#include <array>

#include "instances/families/family_line.hpp"
#include "instances/families/spec_words.hpp"

namespace p2c {
namespace {

constexpr std::array<std::string_view, 4> kVariants = {"puzzle", "blocked", "clue", "room"};
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
    } else if (word == "filter" || word == "measure") {
      limits_ = read_limits(in_, word == "filter");
    } else {
      fail_word(in_, {"puzzle", "filter", "measure"}, word);
    }
  }

  // Two lines may give instances of one name only with seeds that differ.
  void add(FamilyLine line) {
    check_length(line);
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

  // File systems take 255 bytes, endings among them.
  void check_length(const FamilyLine& line) const {
    constexpr std::size_t kLongest = 200;
    const std::size_t length = instance_name(spec_, line, line.last_seed()).size();
    if (length <= kLongest) return;
    throw InputError(line.place, "expected a name of files of at most " + std::to_string(kLongest) +
                                     " characters, got " + std::to_string(length));
  }

  TextReader in_;
  const PuzzleKind* brought_;
  FamilySpec spec_;
  FamilyLimits limits_;
};

}  // namespace

std::string_view word_of(Variant variant) { return kVariants[static_cast<std::size_t>(variant)]; }

std::vector<std::string_view> variant_words() { return {kVariants.begin(), kVariants.end()}; }

FamilySpec read_family_spec(std::string_view text, const std::string& file,
                            const PuzzleKind* brought) {
  return SpecReader(text, file, brought).read();
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

}  // namespace p2c
