// One write or one allocation of a batch fails: what is left are whole rows, to go on with, or the
// file is complete.
#include <doctest/doctest.h>

#include <algorithm>
#include <nlohmann/json.hpp>
#include <set>
#include <sstream>

#include "tests/board_count.hpp"
#include "tests/faults/fault.hpp"
#include "tests/program/run_program.hpp"

namespace p2c {
namespace {

// The lines without times, which must be whole, in any order.
std::multiset<std::string> lines_of(const std::string& text) {
  std::multiset<std::string> lines;
  std::istringstream in(text);
  for (std::string line; std::getline(in, line);) {
    nlohmann::json json = nlohmann::json::parse(line);
    json.erase("times");
    lines.insert(json.dump());
  }
  return lines;
}

bool is_part_of(const std::string& text, const std::multiset<std::string>& clean) {
  CHECK((text.empty() || text.ends_with('\n')));
  const std::multiset<std::string> lines = lines_of(text);
  return std::includes(clean.begin(), clean.end(), lines.begin(), lines.end());
}

void check_files(const Result& result, const std::multiset<std::string>& clean) {
  for (const auto& [file, text] : result.files) {
    const std::string name = file;
    CAPTURE(name);
    CHECK((name == "OUT.jsonl" || name == "OUT.jsonl.part"));
    if (name == "OUT.jsonl") CHECK(lines_of(text) == clean);
    CHECK(is_part_of(text, clean));
  }
}

// What is left, in a directory of its own, becomes what an undisturbed batch writes.
void check_resumed(const Line& line, const Result& result,
                   const std::multiset<std::string>& clean) {
  const TempDir dir;
  for (const auto& [file, text] : result.files) dir.write(file, text);
  std::vector<std::string> words = line.arguments;
  for (std::string& word : words) {
    if (word == "OUT.jsonl") word = dir.path(word);
  }
  words.emplace_back("--resume");
  const Finished finished = run(words);
  CAPTURE(finished.err);
  CHECK(finished.code == 0);
  CHECK(dir.names() == std::vector<std::string>{"OUT.jsonl"});
  CHECK(lines_of(read_file(dir.path("OUT.jsonl"))) == clean);
}

}  // namespace

TEST_CASE("batch: whatever call fails, what is there are whole rows") {
  const TempDir dir;
  std::string list;
  for (int i = 0; i < 12; ++i) list += "https://puzz.link/p?hashi/7/7/l2h1g1n4h4g455l3134h4j2g63\n";
  const Line line{{"batch", "--do=unique", "--jobs=1", "--quiet", "-o", "OUT.jsonl",
                   dir.write("list.urls", list)}};
  const std::multiset<std::string> clean =
      lines_of(run_with_fault(line, "output", 0).files.at("OUT.jsonl"));
  CHECK(clean.size() == 14);
  const std::pair<std::string, int> kinds[] = {{"output", 5},  {"short", 5},  {"sync", 5},
                                               {"no-name", 5}, {"memory", 4}, {"no-more", 4}};
  for (const auto& [word, code] : kinds) {
    const std::string kind = word;
    const long calls = std::stol(run_with_fault(line, kind, 0).mark);
    CAPTURE(kind);
    int failed = 0;
    for (long at = 1; at <= calls; at += calls > 100 ? calls / deep_count(20, 50) : 1) {
      CAPTURE(at);
      const Result result = run_with_fault(line, kind, at);
      CAPTURE(result.finished.err);
      CHECK((result.finished.code == 0 || result.finished.code == code));
      if (result.finished.code == 0) CHECK(result.files.contains("OUT.jsonl"));
      failed += result.finished.code == 0 ? 0 : 1;
      check_files(result, clean);
      if (failed % 4 == 1) check_resumed(line, result, clean);
    }
    MESSAGE(kind, ": ", calls, " calls, ", failed, " ended it");
  }
}

}  // namespace p2c
