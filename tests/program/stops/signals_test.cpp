// Signals end a command with 128 and their number and without leftovers.
#include <doctest/doctest.h>

#include <chrono>
#include <csignal>
#include <filesystem>
#include <thread>

#include "tests/paths.hpp"
#include "tests/program/open_board.hpp"
#include "tests/program/pictures/images.hpp"
#include "tests/program/run_program.hpp"
#include "tests/program/stops/stopped_run.hpp"
#include "tests/program/waiting.hpp"
#include "tests/solver_glue/hard_board.hpp"

namespace p2c {

TEST_CASE("signals end a search with 128 and their number, without a leftover file") {
  for (const auto& end : {std::pair("INT", 130), std::pair("TERM", 143)}) {
    const char* const signal = end.first;
    const int code = end.second;
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

TEST_CASE("a signal at any poll ends every verb, and leaves nothing but what is known") {
  const TempDir dir;
  const std::string board = dir.write("board", open_board(40));
  const std::string small = dir.write("small", open_board(12));
  const std::string hard = dir.write("hard", hard_board_text());
  const std::string image = dir.write("image", noise_image(20));
  struct Command {
    std::vector<std::string> words;
    bool keeps_what_is_known = false;
  };
  const Command commands[] = {
      {{"encode", board}},
      {{"encode", "--connectivity", "elimination", board}},
      {{"encode", "--to", "opb", board}},
      {{"explain-clause", board, "1000000"}},
      {{"solve", hard}},
      {{"unique", hard}},
      {{"hint", hard}},
      {{"explain", hard}},
      {{"generate", "kenken", "--rows", "5", "--count", "1000"}, true},
      {{"count", small}, true},
      {{"solve", "--forced", board}, true},
      {{"enumerate", "--quiet", small}, true},
      {{"picture", "--method", "squares", image}, true},
      {{"picture", "--method", "dither", "--unique", image}, true},
      {{"picture", "--method", "dither", "--repair", image}, true},
  };
  for (const auto& [words, keeps_what_is_known] : commands) {
    const auto& shown_words = words;
    CAPTURE(shown_words);
    for (const long poll : {1, 3, 10, 30, 100, 300}) {
      CAPTURE(poll);
      const TempDir output;
      std::vector<std::string> all = words;
      all.insert(all.end(), {"-o", output.path("out")});
      const StoppedRun run = run_stopped({"TERM", poll}, all);
      CHECK(run.polls == poll);
      CHECK(run.finished.code == 128 + SIGTERM);
      CHECK(run.finished.out.empty());
      CHECK(run.finished.err.ends_with("puzzle2cnf: interrupted\n"));
      if (poll == 1) CHECK(output.names().empty());
      if (poll == 300) CHECK(output.names().empty() != keeps_what_is_known);
    }
  }
}

// These ends are by the clock: a second and a half after the signal.
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
    const auto start = Clock::now();
    REQUIRE(kill(child.pid(), SIGTERM) == 0);
    const Finished finished = child.wait();
    CHECK(finished.code == 128 + SIGTERM);
    CHECK(finished.err == "puzzle2cnf: interrupted\n");
    CHECK(answers.names().empty());
    CHECK(seconds_since(start) < kTenfoldHardEnd);
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
    wait_until_asleep(child.pid());
    const auto start = Clock::now();
    REQUIRE(kill(child.pid(), SIGINT) == 0);
    CHECK(child.wait().code == 128 + SIGINT);
    CHECK(seconds_since(start) < kTenfoldHardEnd);
    CHECK(dir.names().empty());
  }
  close(ends[0]);
  close(ends[1]);
}

// Nobody reads stderr: the last words must not wait for a reader, nor does any later signal give
// respite.
TEST_CASE("signals end a command whose streams are full") {
  int ends[2];
  REQUIRE(pipe(ends) == 0);
  const TempDir dir;
  const std::string board = dir.write("board", open_board(60));
  const std::string script = "exec \"$0\" encode \"$1\" >&" + std::to_string(ends[1]) + " 2>&1";
  Child child("bash", {"-c", script, kProgram, board});  // sh takes no descriptor above 9
  wait_until_full(ends[1]);
  const auto start = Clock::now();
  while (!has_ended(child.pid()) && seconds_since(start) < kTenfoldHardEnd) {
    kill(child.pid(), SIGINT);
    std::this_thread::sleep_for(std::chrono::milliseconds(100));
  }
  REQUIRE(has_ended(child.pid()));
  CHECK(child.wait().code == 128 + SIGINT);
  close(ends[0]);
  close(ends[1]);
}

}  // namespace p2c
