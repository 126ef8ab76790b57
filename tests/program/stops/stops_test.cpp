// Limits end a long run soon, with exit code 4 and without leftovers.
#include <doctest/doctest.h>
#include <sys/stat.h>

#include <algorithm>
#include <chrono>
#include <csignal>
#include <filesystem>
#include <nlohmann/json.hpp>
#include <thread>

#include "tests/paths.hpp"
#include "tests/program/open_board.hpp"
#include "tests/program/pictures/images.hpp"
#include "tests/program/run_program.hpp"
#include "tests/program/stops/stopped_run.hpp"
#include "tests/program/waiting.hpp"
#include "tests/solver_glue/hard_board.hpp"

namespace p2c {

TEST_CASE("the time limit ends a search with exit code 4") {
  for (const char* verb : {"solve", "unique"}) {
    CAPTURE(verb);
    const auto start = Clock::now();
    const Finished finished = run({verb, "--time-limit", "0.5", "-"}, hard_board_text());
    CHECK(finished.code == 4);
    CHECK(finished.out.empty());
    CHECK(finished.err == "puzzle2cnf: the time limit was reached\n");
    CHECK(seconds_since(start) < 20);
  }
}

TEST_CASE("the time limit ends an encoding, and leaves no file") {
  const TempDir dir;
  const auto start = Clock::now();
  const Finished finished =
      run({"encode", "--time-limit", "0.5", "-o", dir.path("cnf"), "-"}, open_board(150));
  CHECK(finished.code == 4);
  CHECK(finished.err == "puzzle2cnf: the time limit was reached\n");
  CHECK(dir.names().empty());
  CHECK(seconds_since(start) < 20);
}

TEST_CASE("a formula that no solver can hold is refused at once, with its size") {
  const TempDir dir;
  const Finished finished = run({"encode", "-o", dir.path("cnf"), "-"}, open_board(400));
  CHECK(finished.code == 4);
  CHECK(finished.err ==
        "puzzle2cnf: connectivity as 106932 layers needs about 17109120000 variables, at most "
        "1073741824 are possible\n");
  CHECK(dir.names().empty());
}

TEST_CASE("the conflict limit ends a search, the same each time, with what is known") {
  const Finished first = run({"solve", "--conflict-limit", "100", "-"}, hard_board_text());
  CHECK(first.code == 4);
  CHECK(first.out.empty());
  CHECK(first.err == "puzzle2cnf: the conflict limit was reached\n");
  const auto count = [](const char* limit) {
    return run({"count", "--conflict-limit", limit, "-"}, open_board(6));
  };
  const Finished some = count("200");
  CHECK(some.code == 4);
  CHECK(some.out.starts_with("at least "));
  CHECK(some.out == count("200").out);
  CHECK(some.out.size() <= count("2000").out.size());
  CHECK(run({"solve", "--conflict-limit", "0", "-"}, open_board(6)).code == 2);
}

TEST_CASE("unique under a limit gives no verdict, whichever of its two searches reached it") {
  const std::string file = data_file("heyawake-6x6.txt");
  int with_answer = 0;
  int without = 0;
  for (int limit = 1; limit < 100; ++limit) {
    CAPTURE(limit);
    const std::vector<std::string> words = {"unique",           "--presolve",          "off",
                                            "--conflict-limit", std::to_string(limit), file};
    const Finished finished = run(words);
    if (finished.code == 0) {
      CHECK(finished.out.starts_with("unique\n"));
      break;
    }
    REQUIRE(finished.code == 4);
    CHECK(finished.out.empty());
    CHECK(finished.err == "puzzle2cnf: the conflict limit was reached\n");
    std::vector<std::string> asked = words;
    asked.emplace_back("--json");
    const Finished reported = run(asked);
    CHECK(reported.code == 4);
    const auto report = nlohmann::json::parse(reported.out);
    CHECK(report["unique"].is_null());
    CHECK(report["proven"] == "unchecked");
    const bool found = report["status"] == "SATISFIABLE";
    CHECK(found == report.contains("solution"));
    ++(found ? with_answer : without);
  }
  CHECK(with_answer > 0);
  CHECK(without > 0);
}

TEST_CASE("the memory limit ends a search, and refuses a formula before it is made") {
  const Finished refused =
      run({"solve", "--connectivity", "layers", "--memory-limit", "400", "-"}, open_board(50));
  CHECK(refused.code == 4);
  CHECK(refused.err.find("variables and ") != std::string::npos);
  CHECK(refused.err.find(" MB, above the limit of 400 MB\n") != std::string::npos);
  const Finished grown = run({"count", "--memory-limit", "40", "-"}, open_board(60));
  CHECK(grown.code == 4);
  CHECK(grown.err == "puzzle2cnf: the memory limit was reached\n");
}

TEST_CASE("the end at a memory limit leaves no file and says why, also as JSON") {
  const TempDir dir;
  // More pigeons than holes: no search ends before the limit.
  std::string ones = "nonogram\n60 60\n0\n";
  for (int line = 1; line < 120; ++line) ones += "1\n";
  const std::string file = dir.write("ones.txt", ones);
  const TempDir answers;
  for (const char* megabytes : {"6", "7", "8", "9"}) {
    CAPTURE(megabytes);
    const Finished finished =
        run({"solve", "--memory-limit", megabytes, "-o", answers.path("answer"), file});
    CHECK(finished.code == 4);
    CHECK(finished.err == "puzzle2cnf: the memory limit was reached\n");
    CHECK(answers.names().empty());
    const Finished several =
        run({"solve", "--memory-limit", megabytes, "-o", answers.path("answer"), "--proof",
             answers.path("proof.drat"), file});
    CHECK(several.err == finished.err);
    CHECK(answers.names().empty());
    const Finished json = run({"solve", "--json", "--memory-limit", megabytes, file});
    CHECK(json.code == 4);
    CHECK(nlohmann::json::parse(json.out).contains("version"));
  }
}

#ifndef PUZZLE2CNF_SANITIZED  // the sanitizers take more than is left
TEST_CASE("memory that runs out without a limit is called so") {
  const Finished finished = run_program(
      "bash", {"-c", "ulimit -v 60000; exec \"$0\" count -", kProgram}, open_board(120));
  CHECK(finished.code == 4);
  CHECK(finished.err == "puzzle2cnf: out of memory\n");
}
#endif

TEST_CASE("the time limit leaves no unfinished answer file") {
  const TempDir dir;
  for (const long poll : {20, 200, 2000}) {
    const StoppedRun run =
        run_stopped({"time", poll}, {"solve", "-o", dir.path("answer"), "-"}, hard_board_text());
    CHECK(run.polls == poll);
    CHECK(run.finished.code == 4);
    CHECK(dir.names().empty());
  }
}

TEST_CASE("limits hold from the first poll on, while a board is read too, and leave no file") {
  const TempDir dir;
  const std::string board = dir.write("board", open_board(60));
  const TempDir answers;
  for (const auto& [limit, words] : {std::pair("time", "the time limit was reached"),
                                     std::pair("memory", "the memory limit was reached")}) {
    const auto& shown_limit = limit;
    CAPTURE(shown_limit);
    const std::string message = words;
    for (const long poll : {1, 2, 3, 5, 8}) {
      CAPTURE(poll);
      for (const char* verb : {"solve", "unique", "enumerate"}) {
        CAPTURE(verb);
        const StoppedRun run =
            run_stopped({limit, poll}, {verb, "-o", answers.path("answer"), board});
        CHECK(run.polls == poll);
        CHECK(run.finished.code == 4);
        CHECK(run.finished.out.empty());
        CHECK(run.finished.err == "puzzle2cnf: " + message + "\n");
        CHECK(answers.names().empty());
      }
      const Finished json = run_stopped({limit, poll}, {"unique", "--json", board}).finished;
      CHECK(json.code == 4);
      CHECK(json.err.empty());
      CHECK(nlohmann::json::parse(json.out)["error"] == message);
      const StoppedRun sat = run_stopped({limit, poll}, {"solve", "--format", "sat", board});
      CHECK(sat.finished.code == 0);
      CHECK(sat.finished.out == "s UNKNOWN\n");
    }
  }
}

TEST_CASE("limits hold while a large board is read") {
  const TempDir dir;
  const std::string board = dir.write("board", open_board(1500));
  for (const auto& [option, value] :
       {std::pair("--time-limit", "0.1"), std::pair("--memory-limit", "100")}) {
    const auto& shown_option = option;
    CAPTURE(shown_option);
    const Finished finished = run({"solve", option, value, "-o", dir.path("answer"), board});
    CHECK(finished.code == 4);
    CHECK(finished.out.empty());
    CHECK(finished.err.ends_with(" limit was reached\n"));
    CHECK(dir.names() == std::vector<std::string>{"board"});
  }
}

TEST_CASE("a board that is too large for a memory limit is refused by its size") {
  const TempDir answers;
  const std::string message =
      "a board of 3000 x 3000 takes at least 360 MB, above the limit of 300 MB";
  const std::vector<std::string> words = {
      "unique",      "--memory-limit", "300", "-o", answers.path("answer"),
      "--max-cells", "9000000",        "-"};
  const Finished finished = run(words, "nonogram\n3000 3000\n");
  CHECK(finished.code == 4);
  CHECK(finished.err == "puzzle2cnf: " + message + "\n");
  CHECK(answers.names().empty());
}

TEST_CASE("the time limit ends what asks for no stop: decoding a large image") {
  const TempDir dir;
  const std::string head = "P5 14000 14000 255\n";
  const std::string image = dir.write("image.pgm", head);
  std::filesystem::resize_file(image, head.size() + 196'000'000U);  // a hole: takes no space
  for (const bool json : {false, true}) {
    std::vector<std::string> words = {"picture", "--rows", "9", "--time-limit", "0.3", image};
    if (json) words.emplace_back("--json");
    const Finished finished = run(words);
    CHECK(finished.code == 4);
    CHECK(finished.err == (json ? "" : "puzzle2cnf: the time limit was reached\n"));
    CHECK(finished.out.starts_with(json ? R"({"format":1,"error":"the time limit was reached",)"
                                        : ""));
    CHECK(finished.out.empty() == !json);
  }
}

TEST_CASE("the time limit ends a wait for input, of one puzzle and of several") {
  int ends[2];
  REQUIRE(pipe(ends) == 0);
  const std::string input = "/dev/fd/" + std::to_string(ends[0]);
  const Finished one = run({"solve", "--time-limit", "0.3", input});
  CHECK(one.code == 4);
  CHECK(one.err == "puzzle2cnf: the time limit was reached\n");
  const Finished two = run({"solve", "--time-limit", "2", input, data_file("kenken-4x4.txt")});
  CHECK(two.code == 4);
  CHECK(two.err == "puzzle2cnf: " + input + ": the time limit was reached\n");
  CHECK(two.out.find("answer kenken") != std::string::npos);
  close(ends[0]);
  close(ends[1]);
  const TempDir dir;
  const std::string fifo = dir.path("fifo");
  REQUIRE(mkfifo(fifo.c_str(), 0600) == 0);
  for (const char* verb : {"solve", "enumerate"}) {
    const Finished late = run({verb, "--time-limit", "2", fifo, data_file("kenken-4x4.txt")});
    CHECK(late.code == 4);
    CHECK(late.err == "puzzle2cnf: " + fifo + ": the time limit was reached\n");
    CHECK(late.out.find("answer kenken") != std::string::npos);
  }
}

}  // namespace p2c
