// `rules` on texts with words that do not belong there: each ends by itself or by a limit.
#include <doctest/doctest.h>

#include <array>

#include "instances/puzzle.hpp"
#include "tests/board_count.hpp"
#include "tests/program/run_program.hpp"

namespace p2c {
namespace {

struct Word {
  std::size_t begin;
  std::size_t end;
};

std::vector<Word> words_of(const std::string& text) {
  std::vector<Word> words;
  for (std::size_t at = text.find_first_not_of(" \n"); at != text.npos;
       at = text.find_first_not_of(" \n", at)) {
    words.push_back({at, std::min(text.find_first_of(" \n", at), text.size())});
    at = words.back().end;
  }
  return words;
}

// One word is gone, there twice, or gives way to another one.
std::string mutated(std::string text, Rng& rng) {
  constexpr std::array<const char*, 8> kOthers{"cells", "not",  "neighbours", "each",
                                               "9",     "with", "pairs",      "connected"};
  const std::vector<Word> words = words_of(text);
  const Word its = words[below(rng, static_cast<int>(words.size()))];
  const Word other = words[below(rng, static_cast<int>(words.size()))];
  const std::string word = text.substr(its.begin, its.end - its.begin);
  const std::array<std::string, 4> all{"", word + " " + word,
                                       text.substr(other.begin, other.end - other.begin),
                                       kOthers[below(rng, 8)]};
  return text.replace(its.begin, word.size(), all[below(rng, 4)]);
}

TEST_CASE("rules FILE: mutated texts end with a judgement, an error or a limit") {
  const TempDir dir;
  Rng rng(39);
  int judged = 0;
  int refused = 0;
  for (int i = 0; i < deep_count(20, 500); ++i) {
    const auto kind = std::array{"kurodoko", "slitherlink", "nurikabe", "lits", "shikaku"}[i % 5];
    std::string text = run({"rules", kind}).out;
    if (chance(rng, 50)) text = text.substr(0, text.find("\nsample\n") + 1);
    const std::string file = dir.write("text", mutated(text, rng));
    const Finished finished =
        run({"rules", "--boards", "20", "--time-limit", "2", "--memory-limit", "256", file});
    CAPTURE(read_file(file));
    const bool ended = finished.code == 0 || finished.code == 1 || finished.code == 4;
    CHECK((ended || finished.code == 3));
    ++(ended ? judged : refused);
  }
  CHECK(judged > 0);
  CHECK(refused > 0);
}

}  // namespace
}  // namespace p2c
