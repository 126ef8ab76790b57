// generate --rules: boards of a kind that a text describes.
#include <doctest/doctest.h>

#include <nlohmann/json.hpp>

#include "instances/text/md5.hpp"
#include "tests/program/rules/brought_rules.hpp"

namespace p2c {
namespace {

using nlohmann::json;

std::string md5(const std::string& text) {
  Md5 md5;
  md5.add(text);
  return md5.finish();
}

TEST_CASE("generate --rules: boards of a text are made, and name the rules") {
  const BroughtRules in;
  const Finished made = in.run({"generate", "--rows", "4", "--count", "3", "--threads", "2"});
  CHECK(made.code == 0);
  CHECK(made.out == in.run({"generate", "halves", "--rows", "4", "--count", "3"}).out);
  CHECK(made.out.find("# rules " + md5(kHalves) + "\nhalves\n4 4\n") != std::string::npos);
  const std::string lines = in.run({"generate", "--rows", "4", "--count", "3", "--to", "json"}).out;
  const Finished judged = in.run({"unique", "--json", in.dir.write("boards.jsonl", lines)});
  CHECK(judged.code == 0);
  const auto verdicts = json::parse(judged.out);
  CHECK(verdicts.size() == 3);
  for (const auto& verdict : verdicts) CHECK(verdict.at("unique") == true);
  CHECK(in.run({"generate", "lits", "--rows", "5"}).code == 0);
  const auto report = json::parse(in.run({"generate", "--rows", "4", "--json"}).out);
  CHECK(report.at("rules") == md5(kHalves));
  CHECK(report.at("clues").get<int>() > 0);
  const Finished fewest = in.run({"generate", "--rows", "4", "--fewest", "--symmetry", "turn"});
  CHECK(fewest.code == 2);
  CHECK(fewest.err.starts_with("puzzle2cnf: --fewest does not go with --symmetry turn"));
  CHECK(in.run({"generate", "--rows", "4", "--region-size", "4"}).code == 2);
}

TEST_CASE("generate --rules: the comment has the command that makes the puzzle again") {
  const BroughtRules in;
  const std::string made = in.run({"generate", "--rows", "4", "--seed", "2"}).out;
  const std::string first = made.substr(0, made.find('\n'));
  const std::string command = " --rules " + in.rules + " --rows 4 --cols 4 --seed 2 ";
  CHECK(first.find(": generate halves" + command) != std::string::npos);
}

TEST_CASE("generate --rules: a mistyped name may be that of the text") {
  const BroughtRules in;
  const Finished halve = in.run({"generate", "halvs"});
  CHECK(halve.code == 2);
  CHECK(halve.err.find("(halves, heyawake, ") != std::string::npos);
  CHECK(halve.err.find("did you mean 'halves'?") != std::string::npos);
  CHECK(in.run({"generate", "kurodoka"}).err.find("did you mean 'kurodoko'?") != std::string::npos);
}

TEST_CASE("generate --like: a puzzle may have its own rules") {
  const BroughtRules in;
  const std::string whole = in.dir.write("whole.txt", kHalves + std::string(kHalvesBoard));
  const Finished made = run({"generate", "--like", whole});
  CHECK(made.code == 0);
  CHECK(made.out.find("# rules " + md5(kHalves) + "\nhalves\n4 4\n") != std::string::npos);
  CHECK(run({"generate", "half", "--like", whole}).code == 0);
  CHECK(run({"generate", "takuzu", "--like", whole}).code == 2);
  std::string other = kHalves;
  other.replace(other.find("0..8"), 4, "0..3");
  const std::string rules = in.dir.write("other.rules", other);
  CHECK(run({"generate", "--rules", rules, "--like", whole}).out.find(md5(kHalves)) !=
        std::string::npos);
}

TEST_CASE("generate --rules: what is too large is said") {
  const TempDir dir;
  std::string text = kHalves;
  text += "rule many \"m\": each n in 1..20000: shaded in cells >= 1\n";
  const Finished large = run({"generate", "--rules", dir.write("r", text), "--rows", "4"});
  CHECK(large.code == 4);
  CHECK(large.err == "puzzle2cnf: 'each' runs over more than 10,000 numbers\n");
}

TEST_CASE("generate --rules: of a kind that is given nothing no boards are made") {
  const TempDir dir;
  const std::string rules =
      dir.write("free.rules",
                "rules 1\npuzzle free \"f\"\nanswer s: shading on cells\nrule a \"a\": apart s\n");
  const Finished made = run({"generate", "--rules", rules});
  CHECK(made.code == 2);
  CHECK(
      made.err.starts_with("puzzle2cnf: no puzzles of the kind free are made: its boards have "
                           "nothing but a size"));
}

}  // namespace
}  // namespace p2c
