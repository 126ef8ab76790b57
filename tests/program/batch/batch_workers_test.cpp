// batch: what ends a worker, or a limit, costs one puzzle only.
#include <sys/wait.h>

#include <csignal>
#include <filesystem>
#include <fstream>

#include "tests/program/batch/batch_rows.hpp"
#include "tests/program/open_board.hpp"
#include "tests/program/stops/stopped_run.hpp"
#include "tests/program/waiting.hpp"
#include "tests/solver_glue/hard_board.hpp"

namespace p2c {
namespace {

using nlohmann::json;
using Words = std::vector<std::string>;

// Many that take no time around one that never ends.
std::string list_with_hard_one() {
  return tiny_list(10) + as_json_line(hard_board_text(), "hard") + tiny_list(10);
}

// The process that works on the hard one: no other is left, or it is the one that takes time.
std::vector<pid_t> workers_of(pid_t batch) {
  std::istringstream pids(run_program("/usr/bin/pgrep", {"-P", std::to_string(batch)}).out);
  std::vector<pid_t> all;
  for (pid_t pid = 0; pids >> pid;) all.push_back(pid);
  return all;
}

#ifndef PUZZLE2CNF_SANITIZED
// The most memory that a process has had so far, in KB.
long peak_of(pid_t pid) {
  std::ifstream status("/proc/" + std::to_string(pid) + "/status");
  for (std::string word; status >> word;) {
    long size = 0;
    if (word == "VmHWM:" && status >> size) return size;
  }
  return 0;
}
#endif

void wait_for_rows(const std::string& path, std::size_t count) {
  wait_until([&] {
    if (!std::filesystem::exists(path)) return false;
    const std::string text = read_file(path);
    return static_cast<std::size_t>(std::count(text.begin(), text.end(), '\n')) > count;
  });
}

void check_others(const Rows& all) {
  CHECK(all.rows.size() == 21);
  for (const auto& [n, row] : all.rows) {
    if (n != 10) CHECK(row["status"] == "unique");
  }
}

}  // namespace

TEST_CASE("batch: a worker that is killed costs one row, and --retry makes it again") {
  const TempDir dir;
  const std::string list = dir.write("list.jsonl", list_with_hard_one());
  const std::string rows = dir.path("rows");
  const Words words = {"batch", "--do=unique", "--jobs=2", "-o", rows, list};
  Child child(kProgram, words);
  wait_for_rows(rows + ".part", 20);  // all but the hard one
  for (const pid_t pid : workers_of(child.pid())) kill(pid, SIGSEGV);
  const Finished finished = child.wait();
  CHECK(finished.code == 5);
  const Rows all = read_rows(rows);
  check_others(all);
  const json& row = all.rows.at(10);
  CHECK(row["status"] == "crash");
#ifndef PUZZLE2CNF_SANITIZED  // the sanitizers have a handler, which reports more
  CHECK(row["error"] == "the worker was killed by signal 11");
#endif
  CHECK(row["kind"] == "nonogram");
  CHECK(row["hash"].get<std::string>().size() == 32);
  CHECK(finished.err.find("crash             1") != std::string::npos);

  // The row stays, unless that is asked for; then the file is as it was until there is another.
  Words again = words;
  again.emplace_back("--resume");
  CHECK(run(again).code == 5);
  CHECK(read_rows(rows) == all);
  again.emplace_back("--retry");
  Child second(kProgram, again);
  wait_for_rows(rows + ".part", 20);
  kill(second.pid(), SIGTERM);
  CHECK(second.wait().code == 143);
  CHECK(read_rows(rows) == all);
  CHECK(read_rows(rows + ".part").rows.size() == 20);
}

TEST_CASE("batch: limits are each puzzle's own") {
  const TempDir dir;
  const std::string list = dir.write("list.jsonl", list_with_hard_one());
  const std::pair<Words, json> limits[] = {
      {{"--time-limit", "3"}, "time"},
      {{"--conflict-limit", "500"}, "conflicts"},
  };
  for (const auto& [options, limit] : limits) {
    Words words = {"batch", "--do=unique", "--jobs=2", "--force", "-o", dir.path("rows"), list};
    words.insert(words.end(), options.begin(), options.end());
    CHECK(run(words).code == 4);
    const Rows all = read_rows(dir.path("rows"));
    check_others(all);
    CHECK(all.rows.at(10)["status"] == "limit");
    CHECK(all.rows.at(10)["limit"] == limit);
    CHECK_FALSE(all.rows.at(10).contains("error"));
  }
}

TEST_CASE("batch: a puzzle that takes too much memory is a row, and the next have all of it") {
  const TempDir dir;
  const std::string list =
      dir.write("list.jsonl", tiny_list(5) + as_json_line(open_board(60), "open") + tiny_list(15));
  CHECK(run({"batch", "--do=solve", "--connectivity=layers", "--memory-limit", "120", "--jobs=1",
             "-o", dir.path("rows"), list})
            .code == 4);
  const Rows all = read_rows(dir.path("rows"));
  REQUIRE(all.rows.size() == 21);
  for (const auto& [n, row] : all.rows) {
    CHECK(row["status"] == (n == 5 ? "memout" : "solved"));
  }
  CHECK(all.rows.at(5)["limit"] == "memory");
}

#ifndef PUZZLE2CNF_SANITIZED  // the sanitizers keep what was freed
TEST_CASE("batch: its memory does not grow with its length") {
  const TempDir dir;
  const std::string pipe = dir.path("pipe.jsonl");
  REQUIRE(run_program("mkfifo", {pipe}).code == 0);
  Child child(kProgram,
              {"batch", "--do=solve", "--jobs=2", "--quiet", "-o", dir.path("rows"), pipe});
  // 3 KB each, so that 10,000 of them would be seen.
  const std::string entry = R"({"format":1,"puzzle":"nonogram",)" + std::string(3000, ' ') +
                            R"("columns":[[1]],"rows":[[1]]})" + "\n";
  std::ofstream out(pipe);
  const auto peak_after = [&](int count) {
    for (int i = 0; i < count; ++i) out << entry;
    out.flush();
    long peak = peak_of(child.pid());
    for (const pid_t worker : workers_of(child.pid())) peak += peak_of(worker);
    return peak;
  };
  const long small = peak_after(1000);
  const long large = peak_after(10'000);
  out.close();
  CHECK(child.wait().code == 0);
  CHECK(read_rows(dir.path("rows")).rows.size() == 11'000);
  MESSAGE(small, " KB, then ", large, " KB");
  CHECK(small > 1000);
  CHECK(large < small + 10'000);
}
#endif

TEST_CASE("batch: a worker that does not end at its time limit is killed") {
  const TempDir dir;
  // A shell that ignores TERM, as does what it starts.
  const std::string solver = dir.write("stuck", "#!/bin/sh\ntrap '' TERM\nsleep 100\n");
  std::filesystem::permissions(solver, std::filesystem::perms::owner_all);
  const std::string list = dir.write("list.urls", tiny_list(2));
  const auto start = Clock::now();
  CHECK(run({"batch", "--do=solve", "--solver", solver + " {cnf}", "--time-limit", "0.2",
             "--jobs=2", "-o", dir.path("rows"), list})
            .code == 4);
  CHECK(seconds_since(start) < 20);
  const Rows all = read_rows(dir.path("rows"));
  REQUIRE(all.rows.size() == 2);
  for (const auto& [n, row] : all.rows) {
    CHECK(row["status"] == "limit");
    CHECK(row["limit"] == "time");
  }
}

TEST_CASE("batch: a stopped worker is killed after its limit and a second") {
  const TempDir dir;
  const std::string list = dir.write("list.jsonl", list_with_hard_one());
  Child child(kProgram, {"batch", "--do=unique", "--jobs=2", "--time-limit", "3", "-o",
                         dir.path("rows"), list});
  wait_for_rows(dir.path("rows.part"), 20);
  for (const pid_t pid : workers_of(child.pid())) kill(pid, SIGSTOP);
  CHECK(child.wait().code == 4);
  const Rows all = read_rows(dir.path("rows"));
  check_others(all);
  CHECK(all.rows.at(10)["status"] == "limit");
  CHECK(all.rows.at(10)["limit"] == "time");
}

TEST_CASE("batch: an outside solver that fails is a crash, its answers are rows like others") {
  const TempDir dir;
  const std::string list = dir.write("list.urls", tiny_list(4));
  CHECK(
      run({"batch", "--do=solve", "--solver=/bin/false", "--jobs=2", "-o", dir.path("rows"), list})
          .code == 5);
  const Rows all = read_rows(dir.path("rows"));
  REQUIRE(all.rows.size() == 4);
  for (const auto& [n, row] : all.rows) {
    CHECK(row["status"] == "crash");
    CHECK(row["error"].get<std::string>().find("false") != std::string::npos);
  }
}

TEST_CASE("batch: workers end with the batch, and leave nothing") {
  for (const int signal : {SIGKILL, SIGTERM}) {
    const TempDir dir;
    const std::string list = dir.write("list.jsonl", list_with_hard_one());
    Child child(kProgram,
                {"batch", "--do=unique", "--jobs=2", "--force", "-o", dir.path("rows"), list});
    wait_for_rows(dir.path("rows.part"), 20);
    const std::vector<pid_t> workers = workers_of(child.pid());
    CHECK(workers.size() == 2);
    kill(child.pid(), signal);
    CHECK(child.wait().code == 128 + signal);
    for (const pid_t pid : workers) wait_until([&] { return has_ended(pid); });
  }
}

TEST_CASE("batch: formulas of a killed batch are whole, and none is left unfinished") {
  const TempDir dir;
  std::string lines;
  for (int i = 0; i < 40; ++i) lines += as_json_line(open_board(8 + i % 5), "open");
  const std::string list = dir.write("list.jsonl", lines);
  const Words words = {"batch",         "--do=encode", "--jobs=2", "--resume",       "--into",
                       dir.path("cnf"), "--quiet",     "-o",       dir.path("rows"), list};
  for (int i = 0; i < 10; ++i) run_stopped({i % 2 == 0 ? "KILL" : "TERM", 1 + 5 * i}, words);
  REQUIRE(run(words).code == 0);
  const Rows all = read_rows(dir.path("rows"));
  std::size_t files = 0;
  for (const auto& entry : std::filesystem::directory_iterator(dir.path("cnf"))) {
    CHECK(entry.path().string().ends_with("-heyawake.cnf.xz"));
    CHECK(run_program("xz", {"-t", entry.path().string()}).code == 0);
    ++files;
  }
  CHECK(files == 40);
  CHECK(all.rows.size() == 40);
}

}  // namespace p2c
