// Signals end a command soon, with 128 and their number and without leftovers.
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
#include "tests/program/run_program.hpp"
#include "tests/program/stopped_run.hpp"
#include "tests/program/verbs/noise_image.hpp"
#include "tests/program/waiting.hpp"
#include "tests/solver_glue/hard_board.hpp"

namespace p2c {

TEST_CASE("signals end a search with 128 and their number, without a leftover file") {
  for (const auto& [signal, code] : {std::pair("INT", 130), std::pair("TERM", 143)}) {
    for (const long poll : {1, 2, 5, 100, 2000}) {
      CAPTURE(signal);
      CAPTURE(poll);
      const TempDir dir;
      const StoppedRun run =
          run_stopped({signal, poll}, {"solve", "-o", dir.path("answer"), "-"}, hard_board_text());
      CHECK(run.polls == poll);
      CHECK(run.finished.code == code);
      CHECK(run.finished.out.empty());
      CHECK(run.finished.err == "puzzle2cnf: interrupted\n");
      CHECK(dir.names().empty());
    }
  }
}

TEST_CASE("signals end every verb within two seconds, and leave nothing") {
  const TempDir dir;
  const std::string board = dir.write("board", open_board(150));
  const std::string large = dir.write("large", open_board(300));  // ten times the wait below
  const std::string huge = dir.write("huge", open_board(600));
  const std::string hard = dir.write("hard", hard_board_text());
  const std::string image = dir.write("image", noise_image(150));
  const std::vector<std::string> commands[] = {
      {"encode", board},
      {"encode", "--connectivity", "elimination", large},
      {"encode", "--to", "opb", board},
      {"explain-clause", board, "1000000000"},
      {"solve", hard},
      {"unique", hard},
      {"count", board},
      {"solve", "--forced", huge},
      {"enumerate", "--quiet", board},
      {"picture", "--method", "squares", image},
      {"picture", "--method", "dither", "--unique", image},
      {"picture", "--method", "dither", "--repair", image},
  };
  std::vector<double> seconds;
  for (std::vector<std::string> command : commands) {
    CAPTURE(command[0]);
    command.insert(command.end(), {"-o", dir.path(command[0]), "--force"});
    Child child(kProgram, command);
    std::this_thread::sleep_for(std::chrono::milliseconds(800));
    const auto start = Clock::now();
    REQUIRE(kill(child.pid(), SIGTERM) == 0);
    CHECK(child.wait().code == 128 + SIGTERM);
    seconds.push_back(seconds_since(start));
    CHECK(seconds.back() < 2);
  }
  std::sort(seconds.begin(), seconds.end());
  MESSAGE("from the signal to the end: median ", seconds[seconds.size() / 2], " s, longest ",
          seconds.back(), " s");
  // What was found so far; of what is forced something only if there was time for an answer.
  std::filesystem::remove(dir.path("solve"));
  CHECK(dir.names() == std::vector<std::string>{"board", "count", "enumerate", "hard", "huge",
                                                "image", "large", "picture"});
}

TEST_CASE("a signal ends what asks for no stop: decoding a large image, drawing a large board") {
  const TempDir dir;
  const TempDir answers;
  const std::string head = "P5 14000 14000 255\n";
  const std::string image = dir.write("image.pgm", head);
  std::filesystem::resize_file(image, head.size() + 196'000'000U);  // a hole: takes no space
  const std::string board = dir.write("board", open_board(900));
  for (std::vector<std::string> words : {std::vector<std::string>{"picture", "--rows", "9", image},
                                         std::vector<std::string>{"show", board}}) {
    CAPTURE(words[0]);
    words.insert(words.end(), {"-o", answers.path("answer.png")});
    if (words[0] == "picture") words.back() = answers.path("answer");
    Child child(kProgram, words);
    wait_for_file(answers);
    std::this_thread::sleep_for(std::chrono::milliseconds(300));
    const auto start = Clock::now();
    REQUIRE(kill(child.pid(), SIGTERM) == 0);
    const Finished finished = child.wait();
    CHECK(finished.code == 128 + SIGTERM);
    CHECK(finished.err == "puzzle2cnf: interrupted\n");
    CHECK(answers.names().empty());
    CHECK(seconds_since(start) < 2);
  }
}

TEST_CASE("a signal ends any verb's wait for input") {
  int ends[2];
  REQUIRE(pipe(ends) == 0);
  const TempDir dir;
  const std::string input = "/dev/fd/" + std::to_string(ends[0]);
  for (const char* verb :
       {"encode", "explain-clause", "hint", "explain", "solve", "unique", "count", "enumerate",
        "decode", "verify", "check-proof", "check-model", "show", "convert", "picture"}) {
    CAPTURE(verb);
    std::vector<std::string> words = {verb, "-o", dir.path("out"), input};
    const std::string_view name = verb;
    if (name == "explain-clause") words.emplace_back("1");
    if (name == "decode" || name == "verify" || name.starts_with("check-")) words.push_back(input);
    if (name == "convert") words.insert(words.end(), {"--to", "json"});
    Child child(kProgram, words);
    wait_for_file(dir);
    std::this_thread::sleep_for(std::chrono::milliseconds(50));
    const auto start = Clock::now();
    REQUIRE(kill(child.pid(), SIGINT) == 0);
    CHECK(child.wait().code == 128 + SIGINT);
    CHECK(seconds_since(start) < 2);
    CHECK(dir.names().empty());
  }
  close(ends[0]);
  close(ends[1]);
}

// Nobody reads stderr: the last words must not wait for a reader, nor a second signal give respite.
TEST_CASE("signals end a command whose streams are full") {
  int ends[2];
  REQUIRE(pipe(ends) == 0);
  const TempDir dir;
  const std::string board = dir.write("board", open_board(60));
  const std::string script = "exec \"$0\" encode \"$1\" >&" + std::to_string(ends[1]) + " 2>&1";
  Child child("bash", {"-c", script, kProgram, board});  // sh takes no descriptor above 9
  std::this_thread::sleep_for(std::chrono::milliseconds(300));
  const auto start = Clock::now();
  REQUIRE(kill(child.pid(), SIGINT) == 0);
  for (int i = 0; i < 2; ++i) {
    std::this_thread::sleep_for(std::chrono::milliseconds(500));
    kill(child.pid(), SIGINT);
  }
  CHECK(child.wait().code == 128 + SIGINT);
  CHECK(seconds_since(start) < 2);
  close(ends[0]);
  close(ends[1]);
}

}  // namespace p2c
