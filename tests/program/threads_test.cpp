// Several puzzles at once give what one after the other gives.
#include <doctest/doctest.h>

#include "tests/program/run_program.hpp"

namespace p2c {
namespace {

// The samples over and over, with a file that is none and one that is not there among them.
std::vector<std::string> many_inputs(const TempDir& dir) {
  const std::string bad = dir.write("bad.txt", "hashi\n1 1\nx\n");
  std::vector<std::string> inputs;
  for (int round = 0; round < 6; ++round) {
    for (const char* name : {"kenken-6x6.txt", "hashi-7x7.txt", "heyawake-6x6.txt"}) {
      inputs.push_back(data_file(name));
    }
    inputs.push_back(round % 2 == 0 ? bad : dir.path("missing.txt"));
  }
  return inputs;
}

Finished run_with(const std::string& threads, const std::string& verb, const TempDir& dir) {
  std::vector<std::string> words = many_inputs(dir);
  words.insert(words.begin(), {verb, "--threads", threads});
  return run(words);
}

}  // namespace

TEST_CASE("with any number of threads the output is the same, in the order of the inputs") {
  const TempDir dir;
  for (const char* verb : {"solve", "unique", "count"}) {
    CAPTURE(verb);
    const Finished one = run_with("1", verb, dir);
    CHECK(one.code == 3);
    CHECK(one.err.find("bad.txt:3:1: expected") != std::string::npos);
    for (const char* threads : {"2", "7", "100"}) {
      const Finished several = run_with(threads, verb, dir);
      CHECK(several.code == one.code);
      CHECK(several.out == one.out);
      CHECK(several.err == one.err);
    }
  }
}

TEST_CASE("a given that a puzzle lacks is an error of use, also when found in another thread") {
  const std::string sample = data_file("kenken-6x6.txt");
  const Finished finished = run({"solve", "--given", "r9c9=1", sample, sample, sample});
  CHECK(finished.code == 2);
  CHECK(finished.err.find("--given r9c9=1") != std::string::npos);
}

TEST_CASE("the number of threads is at least one") {
  for (const char* number : {"0", "-1", "1025", "x"}) {
    CHECK(run({"solve", "--threads", number, data_file("kenken-6x6.txt")}).code == 2);
  }
}

}  // namespace p2c
