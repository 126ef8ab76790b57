// More than 200 texts that are no rules, each with the place of its mistake and what was expected.
#include <doctest/doctest.h>

#include <filesystem>
#include <fstream>
#include <set>

#include "instances/rules/reader/rule_reader.hpp"
#include "tests/paths.hpp"

namespace p2c {
namespace {

struct WrongText {
  std::string above;  // right lines above it
  std::string text;
  std::string error;  // "line:col: expected ...", its first line is 1
};

// "\n" is the end of a line.
std::string with_lines(std::string text) {
  for (std::size_t at = text.find("\\n"); at != text.npos; at = text.find("\\n", at)) {
    text.replace(at, 2, "\n");
  }
  return text.ends_with('\n') ? text : text + "\n";
}

// Of each two lines the first is a text and the second, which is indented, what is wrong in it.
// Lines with "= " are above all further texts, and those with "# " are comments.
std::vector<WrongText> wrong_texts() {
  const auto file =
      std::filesystem::path(kDocsFolder).parent_path() / "tests/instances/rules/wrong_texts.txt";
  std::ifstream in(file);
  std::vector<WrongText> all;
  std::string above;
  for (std::string line; std::getline(in, line);) {
    if (line.starts_with("# ")) continue;
    if (line.starts_with("= ")) {
      above += line.substr(2) + "\n";
      continue;
    }
    WrongText its{above, with_lines(line), {}};
    std::getline(in, its.error);
    REQUIRE(its.error.starts_with("  "));
    its.error.erase(0, 2);
    all.push_back(std::move(its));
  }
  return all;
}

std::string error_of_text(const WrongText& its) {
  const auto lines = static_cast<int>(std::count(its.above.begin(), its.above.end(), '\n'));
  try {
    read_rules(its.above + its.text, "f");
  } catch (const InputError& error) {
    const Place& at = error.place();
    return std::to_string(at.line - lines) + ":" + std::to_string(at.col) + ": " + error.message();
  }
  return "no error";
}

TEST_CASE("rules: wrong texts have a place and say what was expected") {
  const std::vector<WrongText> all = wrong_texts();
  std::set<std::string> texts;
  for (const WrongText& its : all) {
    CAPTURE(its.text);
    CHECK(error_of_text(its) == its.error);
    CHECK(its.error.find(": expected ") != std::string::npos);
    texts.insert(its.above + its.text);
  }
  CHECK(texts.size() == all.size());
  CHECK(all.size() >= 200);
}

}  // namespace
}  // namespace p2c
