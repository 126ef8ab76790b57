// `count --solver`: fake counters, and one that tries all models of the file.
#include <doctest/doctest.h>

#include <nlohmann/json.hpp>

#include "tests/program/run_program.hpp"
#include "tests/solver_glue/outside/fake_solver.hpp"

namespace p2c {
namespace {

using Json = nlohmann::json;

class Counters {
 public:
  Counters() { setenv("TMPDIR", temporary_.path("").c_str(), 1); }
  ~Counters() {
    CHECK(temporary_.names().empty());
    unsetenv("TMPDIR");
  }
  // `count --solver` of a script.
  Finished count(const std::string& body, const std::vector<std::string>& more = {}) const {
    std::vector<std::string> words = {"count", "--solver", fake_solver(scripts_, "counter", body),
                                      data_file("kenken-4x4.txt")};
    words.insert(words.end(), more.begin(), more.end());
    return run(words);
  }
  std::string says(const std::string& words) const {
    return "puzzle2cnf: counter '" + scripts_.path("counter") + "' " + words + "\n";
  }

 private:
  TempDir temporary_;
  TempDir scripts_;
};

constexpr const char* kLong = "123456789012345678901234567890";

}  // namespace

TEST_CASE("count --solver: the number has as many digits as it has") {
  const Counters counters;
  const std::string body = std::string("echo s SATISFIABLE; echo c s exact arb int ") + kLong;
  const Finished text = counters.count(body);
  CHECK(text.code == 0);
  CHECK(text.out == std::string(kLong) + "\n");
  const Finished json = counters.count(body, {"--json"});
  const Json report = Json::parse(json.out);
  CHECK(report["count"] == kLong);
  CHECK(report["complete"] == true);
  CHECK(report["proven"] == "unchecked");
  CHECK(report["status"] == "SATISFIABLE");
}

TEST_CASE("count --solver: what is no exact count, or contradicts itself, is refused") {
  const Counters counters;
  const std::vector<std::pair<std::string, std::string>> refused = {
      {"echo s SATISFIABLE; echo c s approx arb int 12",
       "gave no exact count, a line 'c s exact arb int N', but 'c s approx arb int 12'"},
      {"echo s mc 12", "gave no exact count, a line 'c s exact arb int N', but 's mc 12'"},
      {"echo s SATISFIABLE", "gave no count"},
      {"echo s SATISFIABLE; echo c s exact arb int 0",
       "contradicts itself: it says SATISFIABLE, and counts 0"},
      {"echo s UNSATISFIABLE; echo c s exact arb int 3",
       "contradicts itself: it says UNSATISFIABLE, and counts answers"},
      {"echo c s exact arb int 5; echo c s exact arb int 7",
       "contradicts itself: it gives two counts"},
      {"echo s UNKNOWN; echo c s exact arb int 5",
       "contradicts itself: it says UNKNOWN, and counts answers"},
      {"echo c s exact arb int 5; exit 3", "gave a count, and exit code 3"},
      {"echo wrong option >&2; exit 3", "gave no count, and exit code 3, saying 'wrong option'"},
      {"kill -SEGV $$", "was killed by signal 11 (Segmentation fault)"}};
  for (const auto& refusal : refused) {
    const std::string& body = refusal.first;
    CAPTURE(body);
    const Finished finished = counters.count(body);
    CHECK(finished.code == 5);
    CHECK(finished.out.empty());
    CHECK(finished.err == counters.says(refusal.second));
  }
}

TEST_CASE("count --solver: a counter that does not know, or is too slow, leaves the count open") {
  const Counters counters;
  for (const char* body : {"echo s UNKNOWN", ":"}) {
    const Finished finished = counters.count(body, {"--json"});
    CHECK(finished.code == 4);
    CHECK(Json::parse(finished.out)["complete"] == false);
  }
  const Finished slow = counters.count("sleep 600", {"--time-limit", "0.2"});
  CHECK(slow.code == 4);
  CHECK(slow.out == "at least 0\n");
}

TEST_CASE("count --solver: several puzzles in threads, into a file that is there") {
  const Counters counters;
  TempDir folder;
  const std::string counter = fake_solver(folder, "counter", "echo c s exact arb int 7");
  const std::string out = folder.write("out", "old\n");
  std::vector<std::string> words = {
      "count", "--solver",  counter, data_file("kenken-4x4.txt"), data_file("hashi-7x7.txt"), "-o",
      out,     "--threads", "2"};
  CHECK(run(words).code == 5);
  CHECK(read_file(out) == "old\n");
  words.emplace_back("--force");
  CHECK(run(words).code == 0);
  const std::string in_two = read_file(out);
  CHECK(in_two.find("7\n") != in_two.rfind("7\n"));
  words[words.size() - 2] = "1";
  CHECK(run(words).code == 0);
  CHECK(read_file(out) == in_two);
}

TEST_CASE("count --solver: a batch has rows with what a counter says") {
  const Counters counters;
  TempDir folder;
  const std::string counter =
      fake_solver(folder, "counter", std::string("echo c s exact arb int ") + kLong);
  const Finished finished =
      run({"batch", "--do", "count", "--solver", counter, data_file("kenken-4x4.txt"),
           data_file("hashi-7x7.txt"), "-o", folder.path("rows")});
  CHECK(finished.code == 0);
  const std::string rows = read_file(folder.path("rows"));
  const std::string count = std::string("\"count\":\"") + kLong + "\"";
  CHECK(rows.find(count) != rows.rfind(count));
  CHECK(run({"merge", folder.path("rows"), "-o", folder.path("merged")}).code == 0);
}

TEST_CASE("count --solver: none is a count, too") {
  const Counters counters;
  for (const char* body : {"echo s UNSATISFIABLE; exit 20", "echo c s exact arb int 0"}) {
    const Finished finished = counters.count(body);
    CHECK(finished.code == 0);
    CHECK(finished.out == "0\n");
  }
}

TEST_CASE("count --solver: the counter gets the formula that encode --project writes") {
  const Counters counters;
  TempDir folder;
  const Finished finished =
      counters.count("cp $1 " + folder.path("its.cnf") + "; echo c s exact arb int 1");
  CHECK(finished.code == 0);
  const Finished encoded =
      run({"encode", "--project", data_file("kenken-4x4.txt"), "-o", folder.path("ours.cnf")});
  REQUIRE(encoded.code == 0);
  std::string ours = read_file(folder.path("ours.cnf"));
  CHECK(read_file(folder.path("its.cnf")) == ours.substr(ours.find("c t pmc")));
}

TEST_CASE("count --solver: what cannot be is wrong usage") {
  for (const std::vector<std::string>& more :
       std::vector<std::vector<std::string>>{{"--limit", "3"},
                                             {"--conflict-limit", "3"},
                                             {"--presolve", "off"},
                                             {"--connectivity", "cuts"}}) {
    std::vector<std::string> words = {"count", "--solver", "true", data_file("kenken-4x4.txt")};
    words.insert(words.end(), more.begin(), more.end());
    CHECK(run(words).code == 2);
  }
  CHECK(run({"count", "--solver", "minisat", data_file("kenken-4x4.txt")}).code == 2);
  CHECK(run({"count", "--solver", "'", data_file("kenken-4x4.txt")}).code == 2);
  const TempDir folder;
  for (const char* command : {"true {cnf} {out}", "true {out}", "true {proof}"}) {
    CHECK(run({"batch", "--do", "count", "--solver", command, data_file("kenken-4x4.txt"), "-o",
               folder.path("rows")})
              .code == 2);
  }
  CHECK(folder.names().empty());
}

}  // namespace p2c
