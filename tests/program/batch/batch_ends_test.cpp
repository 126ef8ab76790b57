// batch: killed, without room or twice at once it leaves what --resume makes whole.
#include <csignal>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <thread>

#include "tests/program/batch/whole_batch.hpp"
#include "tests/program/waiting.hpp"

namespace p2c {
namespace {

// Of a child of the batch, or 0.
pid_t a_worker_of(pid_t batch) {
  const std::string process = "/proc/" + std::to_string(batch);
  std::ifstream children(process + "/task/" + std::to_string(batch) + "/children");
  pid_t pid = 0;
  return children >> pid ? pid : 0;
}

std::uintmax_t size_of(const std::string& path) {
  std::error_code none;
  const std::uintmax_t size = std::filesystem::file_size(path, none);
  return none ? 0 : size;
}

// Or until it is gone, as at the end.
void wait_for_bytes(const std::string& path, std::uintmax_t bytes) {
  const auto start = Clock::now();
  bool seen = false;
  while (size_of(path) < bytes && seconds_since(start) < 20) {
    const bool there = std::filesystem::exists(path);
    if (seen && !there) return;
    seen = seen || there;
    std::this_thread::sleep_for(std::chrono::milliseconds(1));
  }
}

}  // namespace

TEST_CASE("batch: killed at any moment it goes on, and has the rows of an undisturbed one") {
  const bool is_long = std::getenv("PUZZLE2CNF_LONG_TESTS") != nullptr;
  const unsigned kills = is_long ? 200 : 18;
  const Batch batch(is_long ? 10'000 : 3000);
  const int signals[] = {SIGKILL, SIGTERM, SIGINT};
  const unsigned step = static_cast<unsigned>(batch.text.size()) / (kills + kills / 2);
  unsigned killed = 0;
  unsigned workers = 0;
  std::uintmax_t last = 0;
  for (unsigned i = 0; i < 2 * kills && killed < kills; ++i) {
    CAPTURE(i);
    Child child(kProgram, batch.words({"--resume", "--retry", "--quiet"}));
    wait_for_bytes(batch.part, last + 7919U * i % step);
    // The others go on without it.
    const pid_t worker = i % 2 == 0 ? a_worker_of(child.pid()) : 0;
    if (worker > 0 && kill(worker, signals[i / 2 % 3]) == 0) {
      ++workers;
      wait_for_bytes(batch.part, size_of(batch.part) + 1);
    }
    kill(child.pid(), signals[i % 3]);
    const int code = child.wait().code;
    killed += code >= 128 ? 1 : 0;
    CHECK((code == 0 || code == 5 || code == 128 + signals[i % 3]));
    if (std::filesystem::exists(batch.rows)) break;
    // Each makes progress; rows of crashes, which are made again, may be shorter.
    constexpr std::uintmax_t kCrashes = 2000;
    CHECK(size_of(batch.part) + kCrashes >= last);
    last = size_of(batch.part);
  }
  CHECK(killed >= (is_long ? kills : 5));
  CHECK(workers >= (is_long ? kills / 4 : 3));
  MESSAGE(killed, " batches and ", workers, " workers were killed");
  // A row of a killed worker is made again.
  CHECK(batch.with({"--resume", "--retry"}).code == 0);
  CHECK(batch.is_whole());
}

TEST_CASE("batch: a signal says how to go on") {
  const Batch batch(20);
  batch.leave(batch.text.size() / 2);
  const TempDir slow;
  const std::string pipe = slow.path("pipe.urls");
  REQUIRE(run_program("mkfifo", {pipe}).code == 0);
  for (const int signal : {SIGINT, SIGTERM}) {
    Child child(kProgram, {"batch", "--do=unique", "-o", slow.path("rows"), batch.list, pipe});
    // Nobody writes to the pipe, so it waits; the other rows come all the same.
    const auto start = Clock::now();
    while (seconds_since(start) < 20) {
      if (std::filesystem::exists(slow.path("rows.part")) &&
          read_rows(slow.path("rows.part")).rows.size() == 20) {
        break;
      }
      std::this_thread::sleep_for(std::chrono::milliseconds(20));
    }
    kill(child.pid(), signal);
    const Finished finished = child.wait();
    CHECK(finished.code == 128 + signal);
    CHECK(finished.err.find("20 rows in " + slow.path("rows.part") +
                            ": the same command with --resume goes on") != std::string::npos);
    CHECK(slow.names() == Words{"pipe.urls", "rows.part"});
    std::filesystem::remove(slow.path("rows.part"));
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
