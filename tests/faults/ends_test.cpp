// Single faults, and the one end that each must come to.
#include <doctest/doctest.h>

#include <atomic>
#include <chrono>
#include <csignal>
#include <cstdlib>
#include <filesystem>
#include <optional>
#include <set>
#include <thread>

#include "tests/faults/fault.hpp"
#include "tests/paths.hpp"
#include "tests/program/stops/stopped_run.hpp"
#include "tests/program/waiting.hpp"

namespace p2c {
namespace {

std::string sample() { return data_file("heyawake-8x8.txt"); }

// Each call of this kind fails in its turn: every time the command must fail with exit code 5.
int check_each_fails(const Line& line, const std::string& kind, const std::string& words) {
  const Result clean = run_with_fault(line, kind, 0);
  REQUIRE(clean.finished.code <= 1);
  const int calls = std::stoi(clean.mark);
  for (int at = 1; at <= calls; ++at) {
    CAPTURE(at);
    const Result result = run_with_fault(line, kind, at);
    CHECK(result.mark == std::to_string(at));
    CHECK(result.finished.code == 5);
    CHECK(result.finished.err.find(words) != std::string::npos);
    CHECK(result.finished.out.empty());
    for (const auto& [name, text] : result.files) {
      CHECK(line.leaves == Line::kWholeFiles);
      CHECK(clean.files.at(name) == text);
    }
  }
  return calls;
}

// Nothing may last that long. A command that is still there is killed, which shows in its exit
// code.
class Guard {
 public:
  explicit Guard(const Child& child)
      : thread_([this, pid = child.pid()] {
          const auto late = Clock::now() + std::chrono::seconds(60);
          while (!done_ && Clock::now() < late) {
            std::this_thread::sleep_for(std::chrono::milliseconds(20));
          }
          if (!done_) kill(pid, SIGKILL);
        }) {}
  ~Guard() { done_ = true; }
  Guard(const Guard&) = delete;
  Guard& operator=(const Guard&) = delete;

 private:
  std::atomic<bool> done_ = false;
  std::jthread thread_;
};

// The command reads its input for ever, and gets the signal unless it is 0.
Result hang(const std::vector<std::string>& arguments, int signal) {
  std::optional<Guard> guard;
  Line line{arguments};
  line.arguments.push_back(sample());
  const Result result = run_with_fault(line, "hang", 1, [&](Child& child) {
    guard.emplace(child);
    if (signal == 0) return;
    const std::string mark = std::getenv("FAULT_MARK");
    wait_until([&] { return std::filesystem::exists(mark); });
    kill(child.pid(), signal);
  });
  CHECK(result.mark == "1");
  CHECK(result.files.empty());
  return result;
}

}  // namespace

TEST_CASE("ends: an output that cannot be closed is not there") {
  CHECK(check_each_fails({{"encode", "-o", "OUT", sample()}}, "close",
                         "OUT: cannot be written: Input/output error\n") == 1);
  CHECK(check_each_fails({{"encode", "-o", "OUT.gz", sample()}}, "close",
                         "OUT.gz: cannot be written: Input/output error\n") == 1);
  CHECK(check_each_fails({{"unique", "--proof", "OUT.drat", sample()}, Line::kWholeFiles}, "close",
                         ": cannot be written: Input/output error\n") == 2);
}

TEST_CASE("ends: an output that does not reach the disk is not there") {
  const std::string why = "OUT: cannot be written: Input/output error\n";
  CHECK(check_each_fails({{"encode", "-o", "OUT", sample()}}, "sync", why) == 1);
  CHECK(check_each_fails({{"encode", "--force", "-o", "OUT", sample()}}, "sync", why) == 1);
}

TEST_CASE("ends: an output that cannot get its name is not there") {
  const std::string why = "OUT: cannot be written: Operation not permitted\n";
  CHECK(check_each_fails({{"encode", "-o", "OUT", sample()}}, "no-name", why) == 1);
  CHECK(check_each_fails({{"encode", "--force", "-o", "OUT", sample()}}, "no-name", why) == 1);
  CHECK(check_each_fails({{"unique", "--proof", "OUT.drat", sample()}, Line::kWholeFiles},
                         "no-name", ": cannot be written: Operation not permitted\n") == 2);
}

TEST_CASE("ends: a new output needs neither links nor a rename without replacing") {
  const TempDir dir;
  std::string list;
  for (int i = 0; i < 3; ++i) list += "https://puzz.link/p?hashi/7/7/l2h1g1n4h4g455l3134h4j2g63\n";
  const std::string urls = dir.write("list.urls", list);
  const Line lines[] = {{{"encode", "-o", "OUT", sample()}},
                        {{"solve", "-o", "OUT.gz", sample()}},
                        {{"encode", "-o", "OUT.cnf", "--map", "OUT.map", sample()}},
                        {{"batch", "--do=unique", "--jobs=1", "-q", "-o", "OUT.jsonl", urls}}};
  for (const Line& line : lines) {
    for (const char* const kind : {"one-way", "no-link"}) {
      CAPTURE(kind);
      CAPTURE(line.arguments);
      const Result clean = run_with_fault(line, kind, 0);
      const Result refused = run_with_fault(line, kind, 1);
      CHECK(refused.mark == "1");
      CHECK(refused.finished.code == 0);
      CHECK(refused.finished.err.empty());
      CHECK(refused.files.size() == clean.files.size());
      const bool has_times = line.arguments[0] == "batch";
      if (!has_times) CHECK(refused.files == clean.files);
      for (const auto& [name, text] : refused.files) CHECK(clean.files.contains(name));
    }
  }
}

TEST_CASE("ends: without links, too, a file that came up meanwhile is not replaced") {
  for (const char* const kind : {"", "one-way", "no-link"}) {
    CAPTURE(kind);
    const TempDir dir;
    const Environment environment({{"LD_PRELOAD", PUZZLE2CNF_SHIM},
                                   {"FAULT_KIND", kind},
                                   {"FAULT_AT", "1"},
                                   {"FAULT_MARK", "/dev/null"}});
    const StoppedRun run = run_stopped({"STOP", 1}, {"encode", "-o", dir.path("out"), sample()}, {},
                                       [&](const Child& child) {
                                         wait_for_halt(child);
                                         dir.write("out", "precious");
                                         kill(child.pid(), SIGCONT);
                                       });
    CHECK(run.finished.code == 5);
    CHECK(run.finished.err ==
          "puzzle2cnf: " + dir.path("out") + ": cannot be written: File exists\n");
    CHECK(dir.names() == std::vector<std::string>{"out"});
    CHECK(read_file(dir.path("out")) == "precious");
  }
}

TEST_CASE("ends: a formula or a proof that is not on the disk as it was written is no proof") {
  CHECK(check_each_fails({{"unique", "--proof", "OUT.drat", sample()}}, "lost",
                         "puzzle2cnf: the proof is wrong, nothing is written: ") >= 2);
}

TEST_CASE("ends: a crash just after a file was made leaves no file") {
  for (const Line& line :
       {Line{{"solve", "-o", "OUT", sample()}}, Line{{"encode", "-o", "OUT.gz", sample()}}}) {
    const Result result = run_with_fault(line, "crash", 1);
    CHECK(result.mark == "1");
    CHECK(result.finished.code == 128 + SIGSEGV);
    CHECK(result.files.empty());
  }
}

TEST_CASE("ends: memory that runs out is the limit's where there is one") {
  const auto words_of_faults = [](const std::vector<std::string>& more) {
    Line line{{"encode", "-o", "OUT", sample()}};
    line.arguments.insert(line.arguments.end(), more.begin(), more.end());
    std::set<std::string> said;
    const long calls = std::stol(run_with_fault(line, "memory", 0).mark);
    for (int part = 1; part <= 16; ++part) {
      const Result result = run_with_fault(line, "memory", part * calls / 17);
      if (result.finished.code == 4) said.insert(result.finished.err);
    }
    return said;
  };
  const std::string none = "puzzle2cnf: out of memory\n";
  CHECK(words_of_faults({}) == std::set<std::string>{none});
  const std::set<std::string> limited = words_of_faults({"--memory-limit", "1000"});
  CHECK(limited.contains("puzzle2cnf: the memory limit was reached\n"));
}

TEST_CASE("ends: a signal ends what never asks for a stop") {
  for (const int signal : {SIGINT, SIGTERM}) {
    CAPTURE(signal);
    const Result result = hang({"solve", "-o", "OUT"}, signal);
    CHECK(result.finished.code == 128 + signal);
    CHECK(result.finished.err == "puzzle2cnf: interrupted\n");
    CHECK(result.finished.out.empty());
  }
}

TEST_CASE("ends: the time limit ends what never asks for a stop, in words of each form") {
  const std::string why = "the time limit was reached";
  const Result plain = hang({"solve", "--time-limit", "0.1", "-o", "OUT"}, 0);
  CHECK(plain.finished.code == 4);
  CHECK(plain.finished.err == "puzzle2cnf: " + why + "\n");
  const Result json = hang({"solve", "--time-limit", "0.1", "--json"}, 0);
  CHECK(json.finished.code == 4);
  CHECK(json.finished.err.empty());
  CHECK(json.finished.out.starts_with(R"({"format":1,"error":")" + why + R"(","version":")"));
  CHECK(json.finished.out.ends_with("\"}\n"));
  const Result sat = hang({"solve", "--time-limit", "0.1", "--format", "sat"}, 0);
  CHECK(sat.finished.code == 0);
  CHECK(sat.finished.out == "s UNKNOWN\n");
  CHECK(sat.finished.err.empty());
}

}  // namespace p2c
