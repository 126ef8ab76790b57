// batch: killed, without room or twice at once it leaves what --resume makes whole.
#include <csignal>
#include <filesystem>

#include "tests/board_count.hpp"
#include "tests/program/batch/whole_batch.hpp"
#include "tests/program/stops/stopped_run.hpp"
#include "tests/program/waiting.hpp"

namespace p2c {
namespace {

// At first after few polls, so that runs end early, then after more, so that they end.
long later(long poll) { return poll + poll / 2 + 1; }

}  // namespace

TEST_CASE("batch: killed at any poll it goes on, and has the rows of an undisturbed one") {
  const Batch batch(is_deep() ? 3000 : 150);
  const std::pair<const char*, int> ends[] = {{"KILL", 137}, {"TERM", 143}, {"INT", 130}};
  int runs = 0;
  std::uintmax_t last = 0;
  for (long poll = 1; !std::filesystem::exists(batch.rows); poll = later(poll)) {
    const char* const by = ends[runs % 3].first;
    const int code = ends[runs++ % 3].second;
    CAPTURE(by);
    CAPTURE(poll);
    const StoppedRun run = run_stopped({by, poll}, batch.words({"--resume", "--quiet"}));
    if (run.polls < poll) break;  // it had nothing more to do
    CHECK(run.finished.code == code);
    if (!std::filesystem::exists(batch.part)) continue;
    CHECK(std::filesystem::file_size(batch.part) >= last);
    last = std::filesystem::file_size(batch.part);
  }
  CHECK(runs > 3);
  CHECK(batch.with({"--resume"}).code == 0);
  CHECK(batch.is_whole());
}

TEST_CASE("batch: workers that are killed at any poll cost a row each, until it is made again") {
  const Batch batch(24);
  for (const long poll : {5, 60, 200}) {
    CAPTURE(poll);
    const Words words = batch.words({"--resume", "--retry", "--quiet"});
    const StoppedRun run = run_stopped({"KILL", poll, "workers"}, words);
    CHECK(run.finished.code == 5);
    CHECK(read_rows(batch.rows).rows.size() == 24);
  }
  // One that is asked to end gives its puzzle to another.
  CHECK(
      run_stopped({"TERM", 1000, "workers"}, batch.words({"--resume", "--retry"})).finished.code ==
      0);
  CHECK(batch.is_whole());
}

TEST_CASE("batch: a signal says how to go on") {
  const Batch batch(20);
  const TempDir slow;
  const std::string pipe = slow.path("pipe.urls");
  const std::string part = slow.path("rows.part");
  REQUIRE(run_program("mkfifo", {pipe}).code == 0);
  for (const int signal : {SIGINT, SIGTERM}) {
    Child child(kProgram, {"batch", "--do=unique", "-o", slow.path("rows"), batch.list, pipe});
    // Nobody writes to the pipe, so it waits; the other rows come all the same.
    wait_until([&] { return std::filesystem::exists(part) && read_rows(part).rows.size() == 20; });
    kill(child.pid(), signal);
    const Finished finished = child.wait();
    CHECK(finished.code == 128 + signal);
    CHECK(finished.err.find("20 rows in " + part + ": the same command with --resume goes on") !=
          std::string::npos);
    CHECK(slow.names() == Words{"pipe.urls", "rows.part"});
    std::filesystem::remove(part);
  }
}

TEST_CASE("batch: rows that --retry was copying do not stay") {
  const Batch batch(40);
  std::string text = batch.text.substr(0, batch.text.rfind("{\"end\""));
  text.replace(text.find("\"status\":\"unique\""), 17, "\"status\":\"crash\"");
  batch.dir.write("rows.part", text);
  Words words = {"-c", "ulimit -f 2; exec \"$@\"", "bash", kProgram};
  const Words own = batch.words({"--resume", "--retry"});
  words.insert(words.end(), own.begin(), own.end());
  CHECK(run_program("bash", words).code == 5);
  CHECK(batch.dir.names() == Words{"list.urls", "rows.part"});
  CHECK(read_file(batch.part) == text);
  batch.dir.write("rows.part.new", "{\"batch\"");  // after kill -9
  CHECK(batch.with({"--resume", "--retry"}).code == 0);
  CHECK(batch.is_whole());
}

TEST_CASE("batch: two at once on one output are refused, naming host and process") {
  const Batch batch(2);
  const TempDir dir;
  const std::string pipe = dir.path("pipe.urls");
  REQUIRE(run_program("mkfifo", {pipe}).code == 0);
  Child child(kProgram, {"batch", "--do=unique", "-o", batch.rows, pipe});
  wait_for_files(batch.dir, 3);
  for (const char* option : {"--resume", "--force"}) {
    const Finished second = batch.with({option});
    CHECK(second.code == 5);
    CHECK(second.err.find("rows.part: is being written by process " + std::to_string(child.pid()) +
                          " on ") != std::string::npos);
  }
  kill(child.pid(), SIGTERM);
  CHECK(child.wait().code == 143);
}

TEST_CASE("batch: where the disk is full it ends, and goes on where there is room again") {
  const Batch batch(60);
  int full = 0;
  for (const char* blocks : {"1", "2", "3", "7", "9"}) {  // of 1024 bytes
    const std::string script = std::string("ulimit -f ") + blocks + "; exec \"$@\"";
    Words words = {"-c", script, "bash", kProgram};
    const Words own = batch.words({"--resume", "--quiet"});
    words.insert(words.end(), own.begin(), own.end());
    const Finished finished = run_program("bash", words);
    CAPTURE(finished.err);
    CHECK(finished.code == 5);
    CHECK(finished.err.find("rows.part: cannot be written: ") != std::string::npos);
    const std::string left = read_file(batch.part);
    CHECK((left.empty() || left.ends_with('\n')));  // the torn line is cut off
    ++full;
  }
  CHECK(full == 5);
  CHECK(batch.with({"--resume"}).code == 0);
  CHECK(batch.is_whole());
}

}  // namespace p2c
