// What a formula means: encode --annotate, --varnames and --map, explain-clause.
#include <doctest/doctest.h>

#include <nlohmann/json.hpp>
#include <set>
#include <sstream>

#include "tests/program/run_program.hpp"

namespace p2c::explain_test {
namespace {

const std::string kBoard = "heyawake\n1 3\n1 - -\n1 1 2\n";

std::vector<std::string> lines_of(const std::string& text) {
  std::vector<std::string> lines;
  std::istringstream in(text);
  for (std::string line; std::getline(in, line);) lines.push_back(line);
  return lines;
}

// The clauses of a DIMACS text, without its comments.
std::vector<std::string> clauses_of(const std::string& text) {
  std::vector<std::string> lines = lines_of(text);
  std::erase_if(lines, [](const std::string& line) { return line.starts_with("c"); });
  return lines;
}

TEST_CASE("annotations are comments between the same clauses") {
  for (const char* sample : {"heyawake-8x8.txt", "hashi-7x7.txt", "kenken-4x4.txt"}) {
    CAPTURE(sample);
    const std::string plain = run({"encode", data_file(sample)}).out;
    const std::string annotated = run({"encode", "--annotate", data_file(sample)}).out;
    CHECK(clauses_of(annotated) == clauses_of(plain));
    CHECK(lines_of(annotated).size() > lines_of(plain).size() + 5);
  }
}

TEST_CASE("an annotation comes above its clauses") {
  const std::string text = run({"encode", "--annotate", "-"}, kBoard).out;
  CHECK(text.find("c r1c1 and r1c2 are not both shaded\n-1 -2 0\n") != std::string::npos);
  CHECK(text.find("c the room of r1c1: 1 shaded cell\n") != std::string::npos);
}

// After the four lines of the head.
std::vector<std::string> annotations_of(const std::string& puzzle) {
  std::vector<std::string> lines = lines_of(run({"encode", "--annotate", "-"}, puzzle).out);
  std::erase_if(lines, [](const std::string& line) { return !line.starts_with("c"); });
  REQUIRE(lines.size() > 4);
  return {lines.begin() + 4, lines.end()};
}

TEST_CASE("each rule of a puzzle is named above its clauses") {
  using Lines = std::vector<std::string>;
  CHECK(annotations_of("nonogram\n2 3\n1\n0\n2\n1 1\n1\n") ==
        Lines{"c row 1: the blocks 1 1", "c row 2: the blocks 1", "c column 1: the blocks 1",
              "c column 2: the blocks 0", "c column 3: the blocks 2"});
  CHECK(annotations_of("kenken\n2 2\n3+ .\n2/ .\na a\nb b\n") ==
        Lines{"c row 1: each number once", "c row 2: each number once",
              "c column 1: each number once", "c column 2: each number once",
              "c the cage of r1c1: 3+", "c the cage of r2c1: 2/"});
  CHECK(annotations_of("hashi\n1 3\n1 - 1\n") ==
        Lines{"c r1c1-r1c3 has exactly one value", "c island r1c1: 1 bridge",
              "c island r1c3: 1 bridge",
              "c connectivity: a node that only ends paths has a neighbour"});
  CHECK(annotations_of("nonogram\n1 1\n1\n1\ngiven r1c1=1\n") == Lines{"c given: r1c1=1"});
}

TEST_CASE("names of variables") {
  const std::string text = run({"encode", "--varnames", "-"}, kBoard).out;
  CHECK(text.find("c var 1 r1c1=1\nc var 2 r1c2=1\nc var 3 r1c3=1\nc var 4 ") != std::string::npos);
  CHECK(clauses_of(text) == clauses_of(run({"encode", "-"}, kBoard).out));
}

TEST_CASE("the map says what every variable is for") {
  const TempDir dir;
  const std::string cnf = dir.path("x.cnf");
  CHECK(run({"encode", "-", "-o", cnf, "--map", dir.path("x.json")}, kBoard).code == 0);
  const auto map = nlohmann::json::parse(read_file(dir.path("x.json")));
  CHECK(map["puzzle"] == "heyawake");
  CHECK(map["slots"][1] == nlohmann::json::parse(R"({"name":"r1c2","values":{"0":-2,"1":2}})"));
  const std::string header = clauses_of(read_file(cnf))[0];
  CHECK(header == "p cnf " + map["variables"].dump() + " " + map["clauses"].dump());
  int next = 4;  // after the three slots
  std::set<std::string> names;
  for (const auto& each : map["auxiliary"]) {
    CHECK(each["variable"] == next++);
    CHECK(names.insert(each["name"]).second);
    CHECK(std::set<std::string>{"<=>", "=>", "<="}.contains(each["sense"]));
    CHECK_FALSE(each["rule"].get<std::string>().empty());
  }
  CHECK(next == map["variables"].get<int>() + 1);
  CHECK(names.contains("pair(r1c1,r1c2)"));
}

TEST_CASE("the map and the formula need two places, and neither is overwritten unasked") {
  const TempDir dir;
  const std::string kept = dir.write("kept", "kept");
  const std::string cnf = dir.path("x.cnf");
  CHECK(run({"encode", "-", "--map", "-"}, kBoard).code == 2);
  CHECK(run({"encode", "-", "-o", cnf, "--map", cnf}, kBoard).code == 2);
  CHECK(run({"encode", "-", "-o", cnf, "--map", dir.path("./x.cnf"), "--force"}, kBoard).code == 2);
  CHECK(run({"encode", "-", "-o", cnf, "--map", kept}, kBoard).code == 5);
  CHECK(run({"encode", "-", "-o", kept, "--map", dir.path("x.json")}, kBoard).code == 5);
  CHECK(read_file(kept) == "kept");
  CHECK(dir.names() == std::vector<std::string>{"kept"});
}

// A contract: maps change with the minor number of the version only.
TEST_CASE("the map of a small board") {
  const TempDir dir;
  const std::string map = dir.path("map.json");
  const std::string board = "heyawake\n1 2\n1 -\n1 1\n";
  CHECK(run({"encode", "-", "-o", dir.path("cnf"), "--map", map}, board).code == 0);
  const std::string text = read_file(map);
  CHECK(text.substr(0, text.find(",\"version\"")) ==
        R"({"format":1,"puzzle":"heyawake","connectivity":"layers","cardinality":"network",)"
        R"("variables":4,"clauses":8,"slots":[{"name":"r1c1","values":{"0":-1,"1":1}},)"
        R"({"name":"r1c2","values":{"0":-2,"1":2}}],"auxiliary":[{"variable":3,)"
        R"_("name":"pair(r1c1,r1c2)","sense":"<=>",)_"
        R"("rule":"the room of r1c1: a new variable is true when one of two cells is shaded"},)"
        R"_({"variable":4,"name":"root(r1c2)","sense":"=>",)_"
        R"("rule":"connectivity: the root is the first true one of r1c1, r1c2"}],)"
        R"("lists":[{"name":"roots","names":["r1c1","r1c2"]}])");
}

TEST_CASE("connectivity is in the map and in comments only where something must be connected") {
  const TempDir dir;
  const auto encode = [&](const std::string& sample) {
    const std::string map = dir.path(sample);
    const Finished done =
        run({"encode", "--connectivity", "paper", "--map", map, data_file(sample)});
    CHECK(done.code == 0);
    const bool says = done.out.find("\nc connectivity: ") != std::string::npos;
    CHECK(says == nlohmann::json::parse(read_file(map)).contains("connectivity"));
    return says;
  };
  CHECK(encode("heyawake-6x6.txt"));
  CHECK(encode("hashi-7x7.txt"));
  CHECK_FALSE(encode("kenken-4x4.txt"));
  CHECK_FALSE(encode("nonogram-12x12.txt"));
}

// The comments that name variables, and the numbers of the variables above the slots.
std::pair<std::vector<std::string>, int> names_in(const std::string& form) {
  const std::string text =
      run({"encode", "--varnames", "--to", form, data_file("heyawake-8x8.txt")}).out;
  std::vector<std::string> names;
  for (const std::string& line : lines_of(text)) {
    if (line.size() > 6 && line.substr(1, 5) == " var ") names.push_back(line.substr(6));
  }
  const std::string count =
      run({"encode", "--count-only", "--to", form, data_file("heyawake-8x8.txt")}).out;
  return {names, std::stoi(count.substr(std::string("variables ").size()))};
}

TEST_CASE("comments name all variables, in every form of file") {
  for (const char* form : {"cnf", "opb", "wcnf", "wcnf-old"}) {
    CAPTURE(form);
    const auto [names, variables] = names_in(form);
    REQUIRE(static_cast<int>(names.size()) == variables);
    for (int i = 0; i < variables; ++i) {
      CHECK(names[i].starts_with(std::to_string(i + 1) + " "));
      CHECK((i < 64) == names[i].ends_with("=1"));
    }
  }
  CHECK(names_in("opb").second < names_in("cnf").second);
  CHECK(names_in("wcnf") == names_in("cnf"));
}

TEST_CASE("explain-clause says what auxiliary variables stand for") {
  CHECK(
      run({"explain-clause", "-", "3"}, kBoard).out ==
      "clause 3: -1 4 0\n"
      "  says: r1c1=0, or v4\n"
      "  rule: the room of r1c1: a new variable is true when one of two cells is shaded\n"
      "  v4 <=> pair(r1c1,r1c2): auxiliary, for: the room of r1c1: a new variable is true when one "
      "of two cells is shaded\n");
  const auto report =
      nlohmann::json::parse(run({"explain-clause", "--json", "-", "3"}, kBoard).out);
  const auto& auxiliary = report["clauses"][0]["auxiliary"][0];
  CHECK(auxiliary["variable"] == 4);
  CHECK(auxiliary["name"] == "pair(r1c1,r1c2)");
  CHECK(auxiliary["sense"] == "<=>");
}

TEST_CASE("a blocked answer is in the map's size, in annotations and in explanations") {
  const TempDir dir;
  const std::string board = dir.write("board", kBoard);
  const std::string answer = dir.write("answer", run({"solve", "-q", board}).out);
  const std::string map = dir.path("map.json");
  const std::string text = run({"encode", "--annotate", "--block", answer, board}).out;
  CHECK(text.find("c not the answer of " + answer + "\n") != std::string::npos);
  CHECK(run({"encode", "--block", answer, "--map", map, "-o", dir.path("cnf"), board}).code == 0);
  const std::string last = nlohmann::json::parse(read_file(map))["clauses"].dump();
  CHECK(clauses_of(text)[0].ends_with(" " + last));
  CHECK(run({"explain-clause", "--block", answer, board, last})
            .out.ends_with("  rule: not the answer of " + answer + "\n"));
  CHECK(run({"explain-clause", board, last}).code == 2);
}

TEST_CASE("explain-clause spells a clause and names its rule") {
  CHECK(run({"explain-clause", "-", "1"}, kBoard).out ==
        "clause 1: -1 -2 0\n"
        "  says: r1c1=0, or r1c2=0\n"
        "  rule: r1c1 and r1c2 are not both shaded\n");
  const auto report =
      nlohmann::json::parse(run({"explain-clause", "--json", "-", "2", "3"}, kBoard).out);
  CHECK(report["clauses"].size() == 2);
  CHECK(report["clauses"][0]["clause"] == 2);
  CHECK(report["clauses"][0]["literals"][0] ==
        nlohmann::json::parse(R"({"literal":-2,"name":"r1c2=0"})"));
}

TEST_CASE("explain-clause and encode number alike") {
  const std::vector<std::string> clauses = clauses_of(run({"encode", "-"}, kBoard).out);
  std::vector<std::string> words = {"explain-clause", "-"};
  for (std::size_t i = 1; i < clauses.size(); ++i) words.push_back(std::to_string(i));
  std::vector<std::string> lines = lines_of(run(words, kBoard).out);
  std::erase_if(lines, [](const std::string& line) { return line.starts_with(" "); });
  REQUIRE(lines.size() == clauses.size() - 1);
  for (std::size_t i = 1; i < clauses.size(); ++i) {
    CHECK(lines[i - 1] == "clause " + std::to_string(i) + ": " + clauses[i]);
  }
}

// What explain-clause says of all clauses.
std::string rules_of(const std::string& puzzle, std::vector<std::string> options) {
  std::vector<std::string> words = {"encode", "-"};
  words.insert(words.end(), options.begin(), options.end());
  const std::size_t clauses = clauses_of(run(words, puzzle).out).size() - 1;
  words[0] = "explain-clause";
  for (std::size_t i = 1; i <= clauses; ++i) words.push_back(std::to_string(i));
  const Finished finished = run(words, puzzle);
  CHECK(finished.code == 0);
  return finished.out;
}

TEST_CASE("explain-clause names crossings, islands shut off, and givens") {
  const std::string crossing =
      rules_of("hashi\n3 3\n- 1 -\n1 - 1\n- 1 -\n", {"--given", "r2c1-r2c3=1"});
  for (const char* rule : {"r2c1-r2c3 and r1c2-r3c2 do not cross", "given: r2c1-r2c3=1"}) {
    CAPTURE(rule);
    CHECK(crossing.find(std::string("  rule: ") + rule + "\n") != std::string::npos);
  }
  CHECK(rules_of("hashi\n1 7\n1 - 2 - 1 - 1\n", {})
            .find("the islands of r1c1-r1c3 and r1c3-r1c5 are not shut off from the others") !=
        std::string::npos);
}

TEST_CASE("explain-clause takes a blocked answer, and refuses a wrong one") {
  const TempDir dir;
  const std::string right = dir.write("right", "answer heyawake\n1 3\nx - -\n");
  const std::string wrong = dir.write("wrong", "answer heyawake\n1 3\nx x -\n");
  CHECK(run({"explain-clause", "--block", right, "-", "1"}, kBoard).code == 0);
  const Finished refused = run({"explain-clause", "--block", wrong, "-", "1"}, kBoard);
  CHECK(refused.code == 1);
  CHECK(refused.err.find("wrong: the answer is wrong: ") != std::string::npos);
}

TEST_CASE("a clause that is not there") {
  CHECK(run({"explain-clause", "-", "0"}, kBoard).code == 2);
  CHECK(run({"explain-clause", "-", "x"}, kBoard).code == 2);
  const Finished beyond = run({"explain-clause", "-", "100000"}, kBoard);
  CHECK(beyond.code == 2);
  CHECK(beyond.err.find("expected the number of a clause, from 1 to ") != std::string::npos);
}

}  // namespace
}  // namespace p2c::explain_test
