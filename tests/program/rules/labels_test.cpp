// Labels with letters of other languages in all that prints them.
#include <doctest/doctest.h>

#include <nlohmann/json.hpp>

#include "instances/text/utf8.hpp"
#include "tests/program/rules/brought_rules.hpp"

namespace p2c {
namespace {

const std::string kLabel =
    "gr\xC3\xB6\xC3\x9F"
    "te \xE6\x95\xB0\xE7\x8B\xAC \xD7\xA9\xD7\x9C";

// The rules of the halves; one of them says the label.
std::string rules() {
  const std::string plain = "touches {clue of c} shaded cells";
  std::string text = kHalves;
  return text.replace(text.find(plain), plain.size(), kLabel + " {clue of c}");
}

bool is_utf8(std::string_view text) {
  while (!text.empty()) {
    const bool line = text.front() == '\n' || text.front() == '\t';
    const std::size_t length = line ? 1 : character_length(text);
    if (length == 0) return false;
    text.remove_prefix(length);
  }
  return true;
}

TEST_CASE("rules option: labels in other languages are printed as they are") {
  const BroughtRules in;
  const std::string file = in.dir.write("label.rules", rules());
  const auto run_with = [&](std::vector<std::string> words) {
    words.insert(words.begin() + 1, {"--rules", file});
    return run(words);
  };
  const auto shows = [](const std::string& out) {
    CHECK(is_utf8(out));
    CHECK(out.find("r1c4 " + kLabel + " 3") != std::string::npos);
  };
  shows(run_with({"explain", in.board}).out);
  shows(run_with({"explain", "--json", in.board}).out);
  shows(run_with({"encode", "--annotate", in.board}).out);
  shows(run_with({"encode", "--annotate", "--to", "opb", in.board}).out);
  const std::string page = in.dir.path("a.html");
  CHECK(run_with({"explain", in.board, "-o", page}).code == 0);
  shows(read_file(page));
  const Finished wrong = run_with({"verify", in.board, in.dir.write("wrong", kWrongHalves)});
  CHECK(wrong.out == "r3c1 " + kLabel + " 3: found 2\n");
  CHECK(run({"rules", "--boards", "1", file}).code != 3);
}

TEST_CASE("rules option: a label that shows something else is refused and not printed") {
  const TempDir dir;
  std::string text = rules();
  text.replace(text.find(kLabel), kLabel.size(),
               "a\xE2\x80\xAE"
               "b");
  const Finished its = run({"rules", dir.write("label.rules", text)});
  CHECK(its.code == 3);
  CHECK(its.err.find("\\xe2\\x80\\xae") != std::string::npos);
  CHECK(its.err.find("\xE2\x80\xAE") == std::string::npos);
}

}  // namespace
}  // namespace p2c
