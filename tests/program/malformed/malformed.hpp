// Malformed inputs through the built command: exit code 3, the place and the words, nothing left.
#pragma once

#include <doctest/doctest.h>

#include <string>
#include <vector>

#include "tests/program/run_program.hpp"

namespace p2c {

struct Malformed {
  std::string what;
  std::string text;
  const char* place;     // after the file's name
  std::string expected;  // the message is "expected EXPECTED, got GOT"
  std::string got;       // may be empty: "expected EXPECTED"
};

inline const std::string kLineEnd = "the end of the line";
inline const std::string kFileEnd = "the end of the file";
inline const std::string kSides = "a number from 1 to 10000000";
inline const std::string kSize = "the number of rows and of columns";

/// Runs the verb on `inputs`, of which `bad` cannot be read.
inline void check_refused(const std::string& verb, const TempDir& dir,
                          const std::vector<std::string>& inputs, const std::string& bad,
                          const std::string& message) {
  const std::vector<std::string> before = dir.names();
  std::vector<std::string> words = {verb};
  words.insert(words.end(), inputs.begin(), inputs.end());
  words.insert(words.end(), {"-o", dir.path("out")});
  const Finished finished = run(words);
  CHECK(finished.code == 3);
  CHECK(finished.err == "puzzle2cnf: " + bad + message + "\n");
  CHECK(finished.out.empty());
  CHECK(dir.names() == before);  // no output, and no part of it
}

inline std::string message_of(const Malformed& malformed) {
  return std::string(malformed.place) + ": expected " + malformed.expected +
         (malformed.got.empty() ? "" : ", got " + malformed.got);
}

/// Encodes each text from a file with this name.
inline void check_puzzles(const std::string& name, const std::vector<Malformed>& cases) {
  for (const Malformed& malformed : cases) {
    CAPTURE(malformed.what);
    const TempDir dir;
    const std::string file = dir.write(name, malformed.text);
    check_refused("encode", dir, {file}, file, message_of(malformed));
  }
}

/// Gives each text as second input to the verb; the first is this puzzle.
inline void check_second_inputs(const std::string& verb, const std::string& puzzle,
                                const std::vector<Malformed>& cases) {
  for (const Malformed& malformed : cases) {
    CAPTURE(malformed.what);
    const TempDir dir;
    const std::string first = dir.write("puzzle.txt", puzzle);
    const std::string second = dir.write("second.txt", malformed.text);
    check_refused(verb, dir, {first, second}, second, message_of(malformed));
  }
}

}  // namespace p2c
