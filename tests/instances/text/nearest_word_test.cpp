// Which word was meant by a mistyped one.
#include "instances/text/nearest_word.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <random>

namespace p2c {
namespace {

TEST_CASE("nearest word: an edit inserts, drops, replaces or swaps neighbours") {
  CHECK(edit_distance("", "") == 0);
  CHECK(edit_distance("", "abc") == 3);
  CHECK(edit_distance("abc", "") == 3);
  CHECK(edit_distance("solve", "solve") == 0);
  CHECK(edit_distance("solv", "solve") == 1);
  CHECK(edit_distance("soolve", "solve") == 1);
  CHECK(edit_distance("salve", "solve") == 1);
  CHECK(edit_distance("ax", "ba") == 2);  // not swapped: only one of the two is the other's
  CHECK(edit_distance("xa", "ab") == 2);
  CHECK(edit_distance("xyab", std::string_view("ba").substr(1)) == 3);  // "a", whatever is before
  CHECK(edit_distance("sovle", "solve") == 1);
  CHECK(edit_distance("osvle", "solve") == 2);
  CHECK(edit_distance("cuont", "show") == 4);
}

TEST_CASE("nearest word: one edit in a short word, two in a longer one") {
  const std::vector<std::string_view> words{"solve", "count", "enumerate", "encode"};
  CHECK(nearest_word("sovle", words) == "solve");
  CHECK(nearest_word("svole", words).empty());  // two edits of five characters
  CHECK(nearest_word("enumrat", words) == "enumerate");
  CHECK(nearest_word("enumra", words).empty());
  CHECK(nearest_word("puzzle.txt", words).empty());
  CHECK(nearest_word("", words).empty());
  CHECK(nearest_word("so", {"do", "solve"}).empty());
  CHECK(nearest_word(std::string(41, 'a'), {std::string_view("aaaa")}).empty());
}

TEST_CASE("nearest word: capitals count as small letters") {
  CHECK(nearest_word("SOLVE", {"unique", "solve"}) == "solve");
  CHECK(nearest_word("SOVLE", {"unique", "solve"}) == "solve");
  CHECK(in_small_letters("aAzZ09[@\xC3\x84") == "aazz09[@\xC3\x84");
}

TEST_CASE("nearest word: the nearest, and of several the first") {
  CHECK(nearest_word("decoder", {"encoder", "decode"}) == "decode");
  CHECK(nearest_word("rat", {"cat", "hat"}) == "cat");
}

TEST_CASE("nearest word: no word is skipped that is near enough") {
  std::mt19937 random(7);
  const auto any_word = [&random] {
    std::string word;
    for (unsigned length = 1 + random() % 8; length > 0; --length) {
      word += static_cast<char>('a' + random() % 4);
    }
    return word;
  };
  int near = 0;
  for (int i = 0; i < 20'000; ++i) {
    const std::string word = any_word();
    const std::string candidate = any_word();
    const std::size_t most = word.size() < 3 ? 0 : word.size() > 5 ? 2 : 1;
    const bool is_near = word.size() >= 3 && edit_distance(word, candidate) <= most;
    near += is_near ? 1 : 0;
    CAPTURE(word);
    CAPTURE(candidate);
    CHECK(!nearest_word(word, {candidate}).empty() == is_near);
  }
  CHECK(near > 200);
}

TEST_CASE("nearest word: a question, or nothing") {
  CHECK(did_you_mean("sovle", {"solve"}) == "; did you mean 'solve'?");
  CHECK(did_you_mean("frog", {"solve"}).empty());
}

TEST_CASE("alternatives: commas, and 'or' before the last") {
  CHECK(alternatives({"a"}) == "'a'");
  CHECK(alternatives({"a", "b"}) == "'a' or 'b'");
  CHECK(alternatives({"a", "b", "c"}) == "'a', 'b' or 'c'");
}

}  // namespace
}  // namespace p2c
