// count, enumerate, solve --forced and givens through the built command.
#include <doctest/doctest.h>

#include <nlohmann/json.hpp>

#include "tests/program/run_program.hpp"

namespace p2c {
namespace {

// Six answers: the permutations of three.
constexpr const char* kSix = "nonogram\n3 3\n1\n1\n1\n1\n1\n1\n";
constexpr const char* kNone = "nonogram\n1 1\n0\n1\n";

}  // namespace

TEST_CASE("count prints the number of answers") {
  const TempDir folder;
  const std::string file = folder.write("six.txt", kSix);
  CHECK(run({"count", file}).out == "6\n");
  CHECK(run({"count", "--limit", "4", file}).out == "at least 4\n");
  CHECK(run({"count", "--limit", "7", file}).out == "6\n");
  CHECK(run({"count", "--given", "r1c1=1", file}).out == "2\n");
  CHECK(run({"count", "--given", "r1c1=1", "--given", "r2c2=0", file}).out == "1\n");
  const Finished none = run({"count", folder.write("none.txt", kNone)});
  CHECK(none.out == "0\n");
  CHECK(none.code == 0);
}

TEST_CASE("enumerate prints each answer once") {
  const TempDir folder;
  const std::string file = folder.write("six.txt", kSix);
  const std::string first =
      run({"solve", "-q", "--given", "r1c1=1", "--given", "r2c2=1", file}).out;
  CHECK(first == "answer nonogram\n3 3\nx - -\n- x -\n- - x\n");
  const std::string all = run({"enumerate", file}).out;
  CHECK(all.size() == 6 * first.size());
  CHECK(all.find(first) != std::string::npos);
  CHECK(run({"enumerate", "--limit", "2", file}).out.size() == 2 * first.size());
  const auto report = nlohmann::json::parse(run({"enumerate", "--json", file}).out);
  CHECK(report["count"] == 6);
  CHECK(report["complete"] == true);
  CHECK(report["solutions"].size() == 6);
  CHECK(run({"enumerate", "--limit", "0", file}).code == 2);
}

TEST_CASE("forced shows what all answers share, '?' for the rest") {
  const TempDir folder;
  const std::string file = folder.write("six.txt", kSix);
  CHECK(run({"solve", "-q", "--forced", "--given", "r1c1=1", file}).out ==
        "forced nonogram\n3 3\nx - -\n- ? ?\n- ? ?\n");
  const Finished unique = run({"solve", "-q", "--forced", data_file("hashi-7x7.txt")});
  CHECK(unique.out == read_file(data_file("hashi-7x7.answer")));
  const std::string islands = folder.write("islands.txt", "hashi\n2 2\n? ?\n- 2\n");
  CHECK(run({"solve", "-q", "--forced", islands}).out == "forced hashi\n1 1 1 2 ?\n1 2 2 2 2\n");
}

TEST_CASE("forced under a limit: what is proved, and how many slots are not decided") {
  const TempDir folder;
  std::string board = "nonogram\n20 20\n";
  for (int line = 0; line < 40; ++line) board += "1 1 1 1\n";
  const std::string file = folder.write("open.txt", board);
  const Finished finished = run({"solve", "--forced", "--conflict-limit", "50", file});
  CHECK(finished.code == 4);
  CHECK(finished.out.find("forced nonogram\n20 20\n") != std::string::npos);
  CHECK(finished.err.find("the conflict limit was reached; of the slots shown as '?', ") !=
        std::string::npos);
  CHECK(finished.err.find(" undecided\n") != std::string::npos);
  const auto report = nlohmann::json::parse(
      run({"solve", "--json", "--forced", "--conflict-limit", "50", file}).out);
  CHECK(report["status"] == "UNKNOWN");
  CHECK(report["proven"] == "unchecked");
  CHECK(report["undecided"] > 0);
  CHECK(report["solution"].is_object());
  const auto whole = nlohmann::json::parse(run({"solve", "--json", "--forced", file}).out);
  CHECK_FALSE(whole.contains("undecided"));
}

TEST_CASE("givens stand in the file or on the command line, and answers must keep them") {
  const TempDir folder;
  const std::string file = folder.write("given.txt", std::string(kSix) + "given r1c1=1\n");
  CHECK(run({"count", file}).out == "2\n");
  CHECK(run({"count", "--given", "r1c1=0", file}).out == "0\n");
  const std::string answer =
      folder.write("answer.txt", "answer nonogram\n3 3\n- x -\nx - -\n- - x\n");
  const Finished wrong = run({"verify", file, answer});
  CHECK(wrong.code == 1);
  CHECK(wrong.out == "r1c1 is 0, given is 1\n");
  CHECK(run({"verify", folder.write("six.txt", kSix), answer}).out == "ok\n");
  const std::string cnf = run({"encode", file}).out;
  CHECK(cnf.find("\n1 0\n") != std::string::npos);
}

TEST_CASE("a wrong --given is wrong usage") {
  const TempDir folder;
  const std::string file = folder.write("six.txt", kSix);
  for (const char* given : {"r9c9=1", "r1c1", "r1c1=2", "r1c1=x", "=1", ""}) {
    CAPTURE(given);
    const Finished finished = run({"solve", "--given", given, file});
    CHECK(finished.code == 2);
    CHECK(finished.err.find("--given") != std::string::npos);
  }
}

}  // namespace p2c
