// Texts with words that do not belong there, as strangers bring them: each verb ends by itself or
// by a limit.
#include <doctest/doctest.h>

#include <array>
#include <sstream>

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

// The first board of an indented block.
std::string unindented(const std::string& block) {
  std::istringstream in(block);
  std::string board;
  for (std::string line;
       std::getline(in, line) && line.starts_with("  ") && line.find("answer") == line.npos;) {
    board += line.substr(2) + "\n";
  }
  return board;
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

// What ends within its limits: an error (3), a limit (4), or a result; 2: no boards are made of it.
bool has_ended(int code) { return code >= 0 && code <= 4; }

// The text is judged, a board of it made, and its sample asked for other answers.
std::array<int, 3> codes_of(const TempDir& dir, const std::string& text) {
  const std::string rules = dir.write("text", text);
  const std::size_t sample = text.find("\nsample\n");
  const std::string board = sample == text.npos ? "" : text.substr(sample + 8);
  const auto code_of = [&](std::vector<std::string> words) {
    words.insert(words.begin() + 1, {"--sandbox", "--time-limit", "2", "--memory-limit", "256"});
    return run(words).code;
  };
  return {code_of({"rules", "--boards", "20", rules}),
          code_of({"generate", "--rows", "5", "--rules", rules}),
          code_of({"unique", "--quiet", "--rules", rules, dir.write("board", unindented(board))})};
}

TEST_CASE("rules of strangers: mutated texts end with a judgement, an error or a limit") {
  const TempDir dir;
  Rng rng(39);
  int judged = 0;
  int refused = 0;
  for (int i = 0; i < deep_count(15, 500); ++i) {
    const auto kind = std::array{"kurodoko", "slitherlink", "nurikabe", "lits", "shikaku"}[i % 5];
    std::string text = run({"rules", kind}).out;
    if (chance(rng, 50)) text = text.substr(0, text.find("\nsample\n") + 1);
    text = mutated(text, rng);
    CAPTURE(text);
    const auto [code, made, unique] = codes_of(dir, text);
    CHECK(code != 2);
    CHECK(has_ended(code));
    CHECK(has_ended(made));
    CHECK(has_ended(unique));
    ++(code == 3 ? refused : judged);
  }
  CHECK(judged > 0);
  CHECK(refused > 0);
}

}  // namespace
}  // namespace p2c
