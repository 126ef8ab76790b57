// batch --resume: after any end the rows become what an undisturbed batch writes.
#include <csignal>
#include <filesystem>
#include <thread>

#include "tests/program/batch/batch_rows.hpp"
#include "tests/program/waiting.hpp"

namespace puzzle2cnf {
namespace {

using Words = std::vector<std::string>;

// A batch of a list in a directory, and the rows of an undisturbed one.
struct Batch {
  explicit Batch(int count) {
    list = dir.write("list.urls", tiny_list(count));
    REQUIRE(with({"--force"}).code == 0);
    clean = read_rows(rows);
    text = read_file(rows);
    std::filesystem::remove(rows);
  }

  Words words(const Words& options) const {
    Words all = {"batch", "--do=unique", "--jobs=2", "-o", rows, list};
    all.insert(all.end(), options.begin(), options.end());
    return all;
  }
  Finished with(const Words& options) const { return run(words(options)); }
  // As if a batch had ended after so many bytes.
  void leave(std::size_t bytes) const { dir.write("rows.part", text.substr(0, bytes)); }
  bool is_whole() const {
    return dir.names() == Words{"list.urls", "rows"} && read_rows(rows) == clean;
  }

  TempDir dir;
  std::string list;
  std::string rows = dir.path("rows");
  std::string part = dir.path("rows.part");
  Rows clean;
  std::string text;
};

// Of a child of the batch, or 0.
pid_t a_worker_of(pid_t batch) {
  const std::string pids = run_program("/usr/bin/pgrep", {"-P", std::to_string(batch)}).out;
  return pids.empty() ? 0 : std::stoi(pids);
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
  const Batch batch(3000);
  const int signals[] = {SIGKILL, SIGTERM, SIGINT};
  int killed = 0;
  int workers = 0;
  std::uintmax_t last = 0;
  for (int i = 0; i < 100 && !std::filesystem::exists(batch.rows); ++i) {
    Child child(kProgram, batch.words({"--resume", "--retry", "--quiet"}));
    wait_for_bytes(batch.part, last + 7919U * static_cast<unsigned>(i) % 50'000U);
    last = size_of(batch.part);
    // The others go on without it to the end.
    const pid_t worker = i == 12 ? a_worker_of(child.pid()) : 0;
    kill(worker > 0 ? worker : child.pid(), signals[i % 3]);
    workers += worker > 0 ? 1 : 0;
    const int code = child.wait().code;
    killed += code >= 128 ? 1 : 0;
    CHECK((code == 0 || code == 5 || code == 128 + signals[i % 3]));
  }
  CHECK(killed >= 5);
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

TEST_CASE("batch: a torn last line is cut off, wherever it ends") {
  const Batch batch(12);
  for (std::size_t bytes = 0; bytes < batch.text.size(); bytes += 97) {
    CAPTURE(bytes);
    batch.leave(bytes);
    CHECK(batch.with({"--resume", "--quiet"}).code == 0);
    CHECK(batch.is_whole());
    std::filesystem::remove(batch.rows);
  }
  batch.leave(batch.text.size());  // only its name was missing
  CHECK(batch.with({"--resume"}).code == 0);
  CHECK(batch.is_whole());
}

TEST_CASE("batch: without a file to go on with, --resume begins; with a complete one it ends") {
  const Batch batch(5);
  CHECK(batch.with({"--resume"}).code == 0);
  CHECK(batch.is_whole());
  const std::string text = read_file(batch.rows);
  const Finished again = batch.with({"--resume"});
  CHECK(again.code == 0);
  CHECK(again.err.find("is complete: there is nothing to do") != std::string::npos);
  CHECK(read_file(batch.rows) == text);
  // The exit code is that of the rows.
  const std::string bad = batch.dir.write("bad", "hashi\n1 1\nx\n");
  const Words words = {"batch", "--do=solve", "--resume", "-o", batch.dir.path("bad.rows"), bad};
  CHECK(run(words).code == 3);
  CHECK(run(words).code == 3);
}

TEST_CASE("batch: a file of a batch that has not ended is in the way, unless it is to go on") {
  const Batch batch(4);
  batch.leave(batch.text.size() / 2);
  const Finished finished = batch.with({});
  CHECK(finished.code == 5);
  CHECK(finished.err.find("--resume to go on with it, or --force to begin again") !=
        std::string::npos);
  CHECK(read_file(batch.part) == batch.text.substr(0, batch.text.size() / 2));
  CHECK(batch.with({"--force"}).code == 0);
  CHECK(batch.is_whole());
}

TEST_CASE("batch: rows of another batch are refused, and the difference is named") {
  const Batch batch(4);
  batch.leave(batch.text.size() / 2);
  const std::pair<Words, const char*> others[] = {
      {{"--seed", "1"}, "\"options\" is {} there and {\"seed\":1} here"},
      {{"--shard=1/2"}, "\"shard\" is \"1/1\" there and \"1/2\" here"},
      {{data_file("kenken-4x4.txt")}, "\"inputs\" is "},
  };
  for (auto [options, message] : others) {
    options.emplace_back("--resume");
    const Finished finished = batch.with(options);
    CHECK(finished.code == 3);
    CAPTURE(finished.err);
    CHECK(finished.err.find(batch.part + ":1:1: these are rows of another batch: " + message) !=
          std::string::npos);
  }
  const Finished other_work =
      run({"batch", "--do=solve", "--jobs=2", "-o", batch.rows, batch.list, "--resume"});
  CHECK(other_work.code == 3);
  CHECK(other_work.err.find("\"do\" is \"unique\" there and \"solve\" here") != std::string::npos);
  CHECK(read_file(batch.part) == batch.text.substr(0, batch.text.size() / 2));
}

TEST_CASE("batch: inputs that have changed are refused") {
  const Batch batch(6);
  const std::string lines = tiny_list(6);
  const auto refuse = [&](const std::string& list) {
    batch.leave(batch.text.rfind("{\"end\""));
    batch.dir.write("list.urls", list);
    const Finished finished = batch.with({"--resume"});
    CHECK(finished.code == 3);
    CHECK_FALSE(std::filesystem::exists(batch.rows));
    return finished.err;
  };
  std::string other = lines;
  other[other.find("6/6/2") + 4] = '3';
  CHECK(refuse(other).find("the row with \"n\":0 is of another puzzle than " + batch.list + ":1") !=
        std::string::npos);
  CHECK(refuse("no puzzle\n" + lines.substr(lines.find('\n') + 1)).find("\"n\":0") !=
        std::string::npos);
  CHECK(refuse(tiny_list(4)).find("has 2 rows of puzzles that the inputs do not have any more") !=
        std::string::npos);
  CHECK(refuse(tiny_list(5)).find("has 1 row of puzzles") != std::string::npos);
  CHECK(refuse("\n").find("has 6 rows of puzzles") != std::string::npos);
  CHECK(read_file(batch.part) == batch.text.substr(0, batch.text.rfind("{\"end\"")));
  batch.dir.write("list.urls", lines);
  CHECK(batch.with({"--resume"}).code == 0);
  CHECK(batch.is_whole());
}

TEST_CASE("batch: a bad line that is not torn is an error with its place") {
  const Batch batch(4);
  const std::size_t second = batch.text.find('\n') + 1;
  const std::size_t third = batch.text.find('\n', second) + 1;
  const std::pair<std::string, const char*> bad[] = {
      {"{\"n\":1,", ":3:"},
      {"{\"n\":1,\"id\":\"a\",\"status\":\"fine\"}", ":3:1: expected 'unique',"},
      {"{\"id\":\"a\",\"status\":\"none\"}", ":3:1: expected a member \"n\", got none"},
      {"{\"n\":-1,\"status\":\"none\"}", ":3:1: expected a number from 0 on for \"n\", got '-1'"},
      {"{\"end\":true,\"rows\":7,\"entries\":7}", ":3:1: expected 1 for \"rows\""},
  };
  for (const auto& [line, message] : bad) {
    const std::string part = batch.text.substr(0, third) + line + "\n" + batch.text.substr(third);
    batch.dir.write("rows.part", part);
    const Finished finished = batch.with({"--resume"});
    CAPTURE(finished.err);
    CHECK(finished.code == 3);
    CHECK(finished.err.find(batch.part + message) != std::string::npos);
    CHECK(read_file(batch.part) == part);
  }
  batch.dir.write("rows.part",
                  batch.text.substr(0, third) + batch.text.substr(second, third - second));
  const Finished twice = batch.with({"--resume"});
  CHECK(twice.code == 3);
  CHECK(twice.err.find("has two rows with \"n\":") != std::string::npos);
}

TEST_CASE("batch: --resume leaves a file alone that no batch wrote") {
  const Batch batch(4);
  const std::string texts[] = {"a text of mine\n", "a text of mine", "{\"batch\":1,\"ver\"",
                               batch.text.substr(0, batch.text.find('\n')) + " and more"};
  for (const std::string& text : texts) {
    CAPTURE(text);
    batch.dir.write("rows.part", text);
    const Finished finished = batch.with({"--resume"});
    CHECK(finished.code == 3);
    CHECK(finished.err.find(batch.part + ":1:") != std::string::npos);
    CHECK(read_file(batch.part) == text);
  }
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

}  // namespace puzzle2cnf
