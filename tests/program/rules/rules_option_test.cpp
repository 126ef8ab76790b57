// --rules: a kind that a text describes, in all verbs that take puzzles.
#include <doctest/doctest.h>

#include <nlohmann/json.hpp>

#include "instances/text/md5.hpp"
#include "tests/program/rules/brought_rules.hpp"

namespace p2c::rules_option_test {
namespace {

using nlohmann::json;

std::string md5(const std::string& text) {
  Md5 md5;
  md5.add(text);
  return md5.finish();
}

TEST_CASE("rules option: each verb reads a board of the kind") {
  const BroughtRules in;
  const Finished solved = in.run({"solve", "--quiet", in.board});
  CHECK(without_comments(solved.out) == kHalvesAnswer);
  CHECK(without_comments(in.run({"unique", in.board}).out) ==
        "unique\n" + std::string(kHalvesAnswer));
  CHECK(in.run({"count", in.board}).out == "1\n");
  CHECK(in.run({"enumerate", in.board}).out == kHalvesAnswer);
  CHECK(in.run({"verify", in.board, in.answer}).out == "ok\n");
  CHECK(in.run({"show", in.board, in.answer}).code == 0);
  CHECK(in.run({"convert", in.board, "--to", "text"}).out ==
        "# rules " + md5(kHalves) + "\n" + kHalvesBoard);
  CHECK(in.run({"explain", in.board}).out.find("r1c4 touches 3 shaded cells") != std::string::npos);
  CHECK(in.run({"hint", in.board}).code == 0);
  const Finished wrong = in.run({"verify", in.board, in.dir.write("wrong", kWrongHalves)});
  CHECK(wrong.code == 1);
  CHECK(wrong.out == "r3c1 touches 3 shaded cells: found 2\n");
}

TEST_CASE("rules option: what the program writes of the board names the rules by their hash") {
  const BroughtRules in;
  const std::string hash = md5(kHalves);
  for (const char* verb : {"solve", "unique", "count", "enumerate", "explain", "hint", "verify"}) {
    CAPTURE(verb);
    std::vector<std::string> words = {verb, "--json", in.board};
    if (words[0] == "verify") words.push_back(in.answer);
    CHECK(json::parse(in.run(words).out).at("rules") == hash);
  }
  CHECK(in.run({"encode", in.board}).out.find("\nc rules " + hash + "\n") != std::string::npos);
  CHECK(in.run({"encode", in.board, "--to", "opb"}).out.find("\n* rules " + hash + "\n") !=
        std::string::npos);
  const std::string map = in.dir.path("map.json");
  CHECK(in.run({"encode", in.board, "--map", map, "-o", in.dir.path("a.cnf")}).code == 0);
  CHECK(json::parse(read_file(map)).at("rules") == hash);
  const Finished page = in.run({"explain", in.board, "-o", in.dir.path("a.html")});
  CHECK(read_file(in.dir.path("a.html")).find(hash) != std::string::npos);
  // Of a kind of the list nothing is said, with the option or without.
  CHECK(
      !json::parse(in.run({"solve", "--json", data_file("kenken-4x4.txt")}).out).contains("rules"));
}

TEST_CASE("rules option: a model is decoded, and a proof checked") {
  const BroughtRules in;
  const std::string cnf = in.dir.path("a.cnf");
  REQUIRE(in.run({"encode", in.board, "-o", cnf}).code == 0);
  const std::string model =
      in.dir.write("model", in.run({"solve", "--format", "sat", in.board}).out);
  CHECK(in.run({"decode", in.board, model}).out == kHalvesAnswer);
  const std::string proof = in.dir.path("p.drat");
  REQUIRE(in.run({"unique", in.board, "--proof", proof}).code == 0);
  CHECK(run({"check-proof", in.dir.path("p.cnf"), proof}).out == "verified\n");
  const Finished clause = in.run({"explain-clause", in.board, "1"});
  CHECK(clause.out.find("rule: half of ") != std::string::npos);
}

TEST_CASE(
    "rules option: a kind with a name of the list comes before it, others are read as before") {
  const BroughtRules in;
  std::string text = kHalves;
  text.replace(text.find("puzzle halves"), 13, "puzzle kurodoko");
  const std::string own = in.dir.write("own.rules", text);
  const std::string board = in.dir.write("k.txt", "kurodoko" + std::string(kHalvesBoard).substr(6));
  CHECK(run({"count", board}).out == "0\n");
  CHECK(run({"count", "--rules", own, board}).out == "1\n");
  const Finished both = run({"count", "--rules", own, board, data_file("hashi-7x7.txt")});
  CHECK(without_comments(both.out) == "1\n1\n");
  const Finished unknown = run({"count", "--rules", own, in.board});
  CHECK(unknown.code == 3);
  CHECK(unknown.err.find(":1:1: expected the name of a puzzle (see ") != std::string::npos);
  const Finished style = run({"generate", "--rules", own, "--room-size", "5"});
  CHECK(style.code == 2);
  CHECK(style.err.find(", not with the rules of kurodoko that were given") != std::string::npos);
}

TEST_CASE("rules option: a puzzle may follow its rules") {
  const BroughtRules in;
  const std::string whole = in.dir.write("whole.txt", kHalves + std::string(kHalvesBoard));
  const json found = json::parse(run({"unique", "--json", whole}).out);
  CHECK(found.at("unique") == true);
  CHECK(found.at("rules") == md5(kHalves));
  CHECK(run({"unique", "--sandbox", whole}).code == 0);
  CHECK(run({"unique", "--kind", "halves", whole}).code == 0);
  CHECK(run({"unique", "--kind", "half", whole}).code == 0);
  const Finished other = run({"unique", "--kind", "thirds", whole});
  CHECK(other.code == 3);
  CHECK(other.err.find("expected a puzzle of the kind thirds, got one of the kind halves") !=
        std::string::npos);
  const auto error_of = [&](const std::string& text) {
    const std::string file = in.dir.write("bad.txt", text);
    const Finished bad = run({"solve", file});
    CHECK(bad.code == 3);
    return bad.err.substr(bad.err.find("bad.txt") + 7);
  };
  // Places count from the first line of the file.
  CHECK(error_of(kHalves + std::string("halves\n1 2\n- x\n")) ==
        ":11:3: expected '-', '?' or a number of cells from 0 to 8, got 'x'\n");
  CHECK(error_of("rules 1\npuzzle a \"a\"\nanswer x: shading on cell\na\n1 1\n-\n")
            .starts_with(":3:22: expected "));
  CHECK(error_of(kHalves) == ":9:1: expected a puzzle below its rules, got no more lines\n");
}

TEST_CASE("rules option: a text that is converted can be read again") {
  const BroughtRules in;
  const std::string text = std::string(kHalves) + "# its board\n" + kHalvesBoard;
  const std::string whole = in.dir.write("whole.txt", text);
  const Finished once = run({"convert", whole});
  CHECK(once.out == text);
  CHECK(run({"convert", "--rules", in.rules, whole}).out == text);  // its own come first
  CHECK(p2c::run({"convert", "-"}, once.out).out == text);
  CHECK(json::parse(run({"convert", "--json", whole}).out).at("text") == text);
  const auto report = [](const std::vector<std::string>& words, const std::string& input = "") {
    return json::parse(p2c::run(words, input).out);
  };
  CHECK(report({"unique", "--json", "-"}, once.out).at("rules") ==
        report({"unique", "--json", whole}).at("rules"));
  const std::string board = in.run({"convert", in.board}).out;
  CHECK(p2c::run({"convert", "--rules", in.rules, "-"}, board).out == board);
  // Other formats have no place for rules, and kinds of the list need none.
  CHECK(json::parse(run({"convert", "--to", "json", whole}).out).size() == 3);
  CHECK(run({"convert", data_file("kenken-4x4.txt")}).out.starts_with("kenken\n"));
}

TEST_CASE("rules option: what is wrong with the file is bad input with its place") {
  const BroughtRules in;
  const auto fails = [&](const std::string& file, const std::string& message) {
    const Finished bad = run({"unique", "--rules", file, in.board});
    CHECK(bad.code == 3);
    CHECK(bad.out.empty());
    CHECK(bad.err == "puzzle2cnf: " + file + message + "\n");
  };
  fails(in.dir.path("none"), ": cannot be read: No such file or directory");
  fails(in.board, ":1:1: expected 'rules' at the start of a line, got 'halves'");
  fails(in.dir.write("empty", ""),
        ":1:1: expected 'rules' at the start of a line, got the end of the file");
  fails(in.dir.write("long", std::string(200'000, '#')),
        ": expected rules of at most 100,000 bytes, got more");
  fails(in.dir.write("name", "rules 1\npuzzle " + std::string(101, 'a') + " \"a\"\n"),
        ":2:8: expected the name of the puzzle of at most 100 characters, got '" +
            std::string(40, 'a') + "...'");
  const Finished json_error = run({"unique", "--json", "--rules", in.board, in.board});
  CHECK(json::parse(json_error.out).at("place") == in.board + ":1:1");
}

TEST_CASE("rules option: the rules may be stdin, once") {
  const BroughtRules in;
  CHECK(p2c::run({"count", "--rules", "-", in.board}, kHalves).out == "1\n");
  CHECK(without_comments(p2c::run({"count", "--rules", "-", in.board, in.board}, kHalves).out) ==
        "1\n1\n");
  CHECK(p2c::run({"count", "--rules", "-", "-"}, kHalves).code == 2);
  CHECK(run({"count", "--rules", "", in.board}).code == 2);
  // And it is no place for an output.
  CHECK(run({"encode", "--rules", in.rules, in.board, "--force", "-o", in.rules}).code == 2);
  CHECK(read_file(in.rules) == kHalves);
}

TEST_CASE("rules option: rules of a stranger come to a limit or an error") {
  const TempDir dir;
  const std::string head = "rules 1\npuzzle b \"b\"\nanswer s: shading on cells\nrule r ";
  const std::string board = dir.write("board", "b\n50 50\n");
  const auto code_of = [&](const std::string& rule) {
    const std::string rules = dir.write("rules", head + rule + "\n");
    return run({"unique", "--sandbox", "--time-limit", "1", "--memory-limit", "100", "--rules",
                rules, board})
        .code;
  };
  CHECK(code_of("\"r\": each a in cells, b in cells, c in cells: a is s or b is s or c is s") == 4);
  CHECK(code_of("\"r\": all a in cells: all b in cells: a is s or b is s") == 4);
  CHECK(code_of("\"r\": count a in cells where (s in cells > 3) = 5") == 4);
  CHECK(code_of("\"" + std::string(90'000, 'x') + "\": all a in cells: a is s") == 3);
  std::string deep = "\"r\": each a in cells: ";
  for (int i = 0; i < 60; ++i) deep += "not ";
  CHECK(code_of(deep + std::string(60'000, '(')) == 3);
}

TEST_CASE("rules option: a family of a text has its rules in the index") {
  const BroughtRules in;
  const std::string spec = in.dir.write("spec",
                                        "family f\npuzzle halves 4 4 seeds 1-2 variant puzzle\n"
                                        "puzzle halves 4 4 seeds 1-1 variant blocked\n"
                                        "file board.txt source x licence y\n");
  const std::string one = in.dir.path("one");
  CHECK(in.run({"family", spec, "-o", one}).code == 0);
  CHECK(run({"family", "--check", one}).code == 0);
  const std::string beside = one + "/halves-" + md5(kHalves) + ".rules";
  CHECK(read_file(beside) == kHalves);
  CHECK(read_file(one + "/index.csv").find("," + md5(kHalves) + ",") != std::string::npos);
  const std::string again = in.dir.path("again");
  CHECK(run({"family", one + "/index.csv", "-o", again}).code == 0);
  CHECK(read_file(one + "/index.csv") == read_file(again + "/index.csv"));
  CHECK(read_file(again + "/halves-" + md5(kHalves) + ".rules") == kHalves);
  for (const std::string& other : {std::string(32, '0'), std::string()}) {
    std::string index = read_file(one + "/index.csv");
    index.replace(index.find("," + md5(kHalves) + ","), 34, "," + other + ",");
    const std::string bad = in.dir.write("bad.csv", index);
    const Finished refused = run({"family", bad, "-o", in.dir.path("bad")});
    CHECK(refused.code == 3);
    CHECK(refused.err.starts_with("puzzle2cnf: " + bad + ":2:1: f-halves-4x4-s1-puzzle.cnf.xz: "));
    CHECK(refused.err.ends_with(": the MD5 of the rules is " + md5(kHalves) +
                                ", but the index says " + (other.empty() ? "none" : other) + "\n"));
  }
  in.dir.write("one/" + beside.substr(one.size() + 1), "rules 1\n");
  CHECK(run({"family", "--check", one}).out ==
        "halves-" + md5(kHalves) + ".rules: does not have the MD5 of its name\n");
  const Finished unknown = run({"family", spec, "-o", in.dir.path("none")});
  CHECK(unknown.code == 3);
}

}  // namespace
}  // namespace p2c::rules_option_test
