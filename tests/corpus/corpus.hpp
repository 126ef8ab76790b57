// Real puzzles: where they are, which of them are taken, what a run over a set found.
#pragma once

#include <doctest/doctest.h>

#include <algorithm>
#include <chrono>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <optional>
#include <string>
#include <vector>

#include "instances/documents/document.hpp"
#include "solver_glue/search.hpp"
#include "tests/board_count.hpp"

namespace p2c {

/// The folder that PUZZLE2CNF_CORPUS names, or nothing.
inline std::optional<std::filesystem::path> corpus_folder() {
  const char* folder = std::getenv("PUZZLE2CNF_CORPUS");
  if (folder != nullptr && *folder != '\0') return folder;
  MESSAGE("no corpus: skipped");
  return {};
}

/// Every how many-th puzzle of a set is taken: PUZZLE2CNF_CORPUS_STEP, or 40.
inline std::size_t corpus_step() {
  const char* step = std::getenv("PUZZLE2CNF_CORPUS_STEP");
  return step == nullptr ? 40 : std::max<std::size_t>(1, std::strtoul(step, nullptr, 10));
}

/// The same of puzzles that are solved alone, which is cheap: more of them, and all where rare
/// faults are looked for.
inline std::size_t step_of_solved() {
  return is_deep() ? 1 : std::max<std::size_t>(1, corpus_step() / 4);
}

/// The files with this ending in a folder and below it, sorted.
inline std::vector<std::string> files_below(const std::filesystem::path& folder,
                                            std::string_view ending) {
  std::vector<std::string> files;
  for (const auto& entry : std::filesystem::recursive_directory_iterator(folder)) {
    if (entry.path().extension() == ending) files.push_back(entry.path().string());
  }
  std::sort(files.begin(), files.end());
  return files;
}

inline std::string text_of(const std::string& path) {
  std::ifstream in(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(in), {}};
}

/// Counts and times the puzzles of one set.
class SetRun {
 public:
  explicit SetRun(std::string name) : name_(std::move(name)) {}

  /// `work` returns what is wrong with the puzzle, nothing when all is well.
  template <class Work>
  void take(const std::string& id, Work work) {
    CAPTURE(id);
    const auto start = std::chrono::steady_clock::now();
    std::string wrong;
    try {
      wrong = work();
    } catch (const std::exception& error) {
      wrong = error.what();
    }
    const std::chrono::duration<double> time = std::chrono::steady_clock::now() - start;
    ++count_;
    seconds_ += time.count();
    if (time.count() > slowest_seconds_) {
      slowest_seconds_ = time.count();
      slowest_ = id;
    }
    if (!wrong.empty()) ++exceptions_;
    CHECK(wrong == "");
  }

  int count() const { return count_; }

  void report() const {
    MESSAGE(name_, ": ", count_, " puzzles, ", exceptions_, " exceptions, ", seconds_,
            " s; slowest ", slowest_, " ", slowest_seconds_, " s");
    CHECK(count_ > 0);
  }

 private:
  std::string name_;
  int count_ = 0;
  int exceptions_ = 0;
  double seconds_ = 0;
  double slowest_seconds_ = 0;
  std::string slowest_;
};

inline constexpr const char* kSecondAnswer = "a second answer: SATISFIABLE";

/// Solves a puzzle and checks the answer. What went wrong, or nothing.
struct Solving {
  Connectivity how = Connectivity::kCuts;
  bool unique = false;               // there must be no other answer
  const Answer* expected = nullptr;  // the answer must be this one

  std::string operator()(const Document& document) const {
    constexpr auto kLimit = std::chrono::minutes(10);
    Stop stop;
    stop.set_deadline(std::chrono::steady_clock::now() + kLimit);
    SearchOptions options;
    options.encode.connectivity = how;
    options.stop = &stop;
    Search search(*document.puzzle, document.givens, options);
    const Status status = search.next();
    if (status != Status::kSatisfiable) return "no answer: " + std::string(status_name(status));
    if (const Broken broken = check_document(document, search.answer())) return *broken;
    if (expected != nullptr && search.answer() != *expected) return "not the stored answer";
    if (!unique) return "";
    const Status second = search.next();
    return second == Status::kUnsatisfiable
               ? ""
               : "a second answer: " + std::string(status_name(second));
  }
};

}  // namespace p2c
