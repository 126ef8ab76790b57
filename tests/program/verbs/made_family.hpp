// A family that the built command has made, and ways to look at it and to spoil it.
#pragma once

#include <doctest/doctest.h>

#include <algorithm>
#include <filesystem>
#include <map>
#include <string>
#include <utility>
#include <vector>

#include "cnf_out/compressed/compressed_file.hpp"
#include "tests/program/run_program.hpp"

namespace p2c {

using Names = std::vector<std::string>;

inline constexpr const char* kSpec =
    "family tiny\n"
    "measure cadical-seconds 100\n"
    "puzzle kenken 4 4 seeds 1-2 variant puzzle\n"
    "puzzle kenken 4 4 seeds 1 variant blocked prove\n"
    "puzzle hashi 5 5 seeds 1 variant clue\n"
    "puzzle heyawake 4 6 variant room clues 4 3\n";

/// No solver makes anything of it in the time of a test, nor anything depends on its speed.
inline constexpr const char* kQuickSpec =
    "family quick\n"
    "puzzle kenken 4 4 seeds 1-5 variant puzzle\n"
    "puzzle nonogram 5 5 seeds 1-5 variant clue\n"
    "puzzle heyawake 4 6 variant room clues 4 3\n";

inline constexpr const char* kFirst = "tiny-kenken-4x4-s1-puzzle.cnf.xz";

/// Of a spec, as the directory `name`.
inline Finished make(const TempDir& dir, const std::string& spec, const std::string& name,
                     const Names& more = {}) {
  Names words = {"family", dir.write("spec.txt", spec), "-o", dir.path(name)};
  words.insert(words.end(), more.begin(), more.end());
  return run(words);
}

/// A family that is whole.
class Family {
 public:
  Family() {
    const Finished finished = make(dir_, kSpec, "out");
    REQUIRE(finished.err.empty());
    REQUIRE(finished.code == 0);
  }

  std::string path(const std::string& name) const { return dir_.path("out/" + name); }
  void write(const std::string& name, const std::string& bytes) const {
    dir_.write("out/" + name, bytes);
  }
  std::string text(const std::string& name) const {
    const std::string bytes = read_file(path(name));
    std::string plain;
    std::size_t given = 0;
    decompress(
        compression_of(name),
        [&] { return std::exchange(given, 1) == 0 ? bytes : std::string_view(); },
        [&](std::string_view piece) { plain += piece; });
    return plain;
  }
  std::string index() const { return read_file(path("index.csv")); }
  Finished check() const { return run({"family", "--check", dir_.path("out")}); }

  /// What is broken is said in one line, with this end, and nothing else is wrong.
  void check_broken(const std::string& file, const std::string& end) const {
    const Finished finished = check();
    CHECK(finished.code == 1);
    CHECK(finished.err.empty());
    CHECK(finished.out.starts_with(file + ": "));
    INFO(finished.out);
    CHECK(finished.out.ends_with(end + "\n"));
    CHECK(std::count(finished.out.begin(), finished.out.end(), '\n') == 1);
  }

 private:
  TempDir dir_;
};

inline std::string replaced(std::string text, const std::string& from, const std::string& to) {
  const std::size_t at = text.find(from);
  REQUIRE(at != std::string::npos);
  return text.replace(at, from.size(), to);
}

/// All files of a directory.
inline std::map<std::string, std::string> files_of(const std::string& directory) {
  std::map<std::string, std::string> files;
  for (const auto& entry : std::filesystem::directory_iterator(directory)) {
    files[entry.path().filename().string()] = read_file(entry.path().string());
  }
  return files;
}

}  // namespace p2c
