// One write or one allocation of the built command fails, each in its turn. Whatever it is: no file
// under the final name that is not whole, no leftover, no exit code that promises an answer which
// did not arrive, no signal.
//
// PUZZLE2CNF_FAULTS=all tries each of the first 2,000 calls; else it is a sample after 60, of
// allocations after 20 unless PUZZLE2CNF_DEEP=1.
#include <doctest/doctest.h>

#include <cstdlib>
#include <sstream>

#include "cnf_out/compressed/compressed_file.hpp"
#include "tests/board_count.hpp"
#include "tests/faults/fault.hpp"
#include "tests/program/open_board.hpp"
#include "tests/program/run_program.hpp"
#include "tests/program/verbs/made_rows.hpp"

namespace p2c {
namespace {

bool promises_an_answer(int code) { return code == 0 || code == 1 || code == 10 || code == 20; }

// Nothing that the clean run does not say, but for why there is no more.
bool is_part_of(const Result& result, const Result& clean) {
  std::istringstream in(result.files.begin()->second);
  const std::string& whole = clean.files.begin()->second;
  for (std::string line; std::getline(in, line);) {
    if (line.starts_with("# not solved: ")) continue;
    if (whole.find(line + "\n") == std::string::npos) return false;
  }
  return true;
}

// Takes away the rows of a family that has not ended: whole lines, for --resume.
void take_rows(std::map<std::string, std::string>& files) {
  const auto rows = files.find("OUT.rows.part");
  if (rows == files.end()) return;
  CHECK(rows->second.ends_with("}\n"));
  files.erase(rows);
}

void check_failure(const Line& line, const Result& clean, Result result, int code) {
  take_rows(result.files);
  CHECK(result.finished.code == code);
  CHECK_FALSE(result.finished.err.empty());
  if (code == 4 && line.leaves == Line::kOthers && result.files.size() == 1) {
    CHECK(is_part_of(result, clean));
    return;
  }
  if (line.leaves == Line::kWholeFiles) {
    for (const auto& [name, text] : result.files) CHECK(clean.files.at(name) == text);
    return;
  }
  const bool all = line.leaves == Line::kAllFiles && !result.files.empty();
  CHECK(result.files == (all ? clean.files : std::map<std::string, std::string>()));
}

// How often a fault was of no consequence, and how often not.
struct Tally {
  int arrived = 0;
  int failed = 0;
};

void check_result(const Line& line, const Result& clean, const Result& result, int code,
                  Tally& tally) {
  if (promises_an_answer(result.finished.code)) {
    ++tally.arrived;
    CHECK(result.finished.code == clean.finished.code);
    CHECK(result.finished.out == clean.finished.out);
    CHECK(result.files == clean.files);
  } else {
    ++tally.failed;
    check_failure(line, clean, result, code);
  }
}

bool tries_all() {
  const char* wanted = std::getenv("PUZZLE2CNF_FAULTS");
  return wanted != nullptr && std::string_view(wanted) == "all";
}

// Of the thousands of allocations fewer are tried, as those of all commands begin alike.
long step_after(long at, const std::string& kind) {
  const bool few = (kind == "memory" || kind == "no-more") && !is_deep();
  if (at < (tries_all() ? 2000 : few ? 20 : 60)) return 1;
  if (at < 60) return 7;
  return at < 2000 ? (few ? 97 : 61) : 997;
}

// A program that the shim cannot reach, as one with a C library of its own, makes no calls at all:
// a test of it would show nothing.
long calls_seen(const Result& clean) {
  REQUIRE_FALSE(clean.mark.empty());
  const long calls = std::stol(clean.mark);
  REQUIRE(calls > 0);
  return calls;
}

// Every call, or a sample of them; the failures end with this code.
Tally fail_each_call(const Line& line, const std::string& kind, int code) {
  std::string shown = kind;
  for (const std::string& argument : line.arguments) shown += " " + argument;
  CAPTURE(shown);
  const Result clean = run_with_fault(line, kind, 0);
  REQUIRE(promises_an_answer(clean.finished.code));
  const long calls = calls_seen(clean);
  Tally tally;
  int tries = 0;
  int reached = 0;
  for (long at = 1; at <= calls; at += step_after(at, kind)) {
    CAPTURE(at);
    ++tries;
    const Result result = run_with_fault(line, kind, at);
    if (!result.mark.empty()) ++reached;
    check_result(line, clean, result, code, tally);
  }
  CHECK(reached >= tries * 9 / 10);  // threads do not make the same calls each time
  MESSAGE(shown, ": ", calls, " calls, ", tries, " faults, ", tally.failed, " ended it");
  return tally;
}

std::string sample() { return data_file("heyawake-8x8.txt"); }

std::vector<Line> lines() {
  const std::string other = data_file("hashi-7x7.txt");
  const std::string image = data_file("../../tests/fuzz/seeds/png/rgba16-interlaced");
  const std::string photo = data_file("../../tests/fuzz/seeds/jpeg/colour-progressive");
  static const TempDir dir;
  const std::string proof = dir.path("p.drat");
  run({"unique", "--force", "--proof", proof, sample()});
  const std::string rows = dir.write("rows.jsonl", rows_text(made_rows(12, 1), rows_head()));
  return {
      {{"encode", sample()}},
      {{"encode", "-o", "OUT.cnf", sample()}},
      {{"encode", "-o", "OUT.cnf.gz", sample()}},
      {{"encode", "-o", "OUT.cnf.bz2", sample()}},
      {{"encode", "-o", "OUT.cnf.zst", sample()}},
      {{"encode", "--to", "opb", "-o", "OUT.opb.xz", sample()}},
      {{"encode", "-o", "OUT.cnf", "--map", "OUT.map", sample()}, Line::kWholeFiles},
      {{"solve", "-o", "OUT", sample()}},
      {{"solve", "--connectivity", "elimination", "-o", "OUT", sample()}},
      {{"solve", "-o", "OUT.svg", sample()}, Line::kWholeFiles},
      {{"solve", "-o", "OUT", sample(), other}, Line::kOthers},
      {{"solve", "--solver", "cadical -q", "-o", "OUT", sample()}},
      {{"unique", sample()}},
      {{"enumerate", "-o", "OUT", sample(), other}, Line::kOthers},
      {{"unique", "--proof", "OUT.drat", other}, Line::kWholeFiles},
      {{"unique", "--connectivity", "layers", "--proof", "OUT.drat", other}, Line::kWholeFiles},
      {{"unique", "--solver", "cadical -q", "--proof", "OUT.drat", other}, Line::kWholeFiles},
      {{"check-proof", "--trim", "OUT.drat", "--lrat", "OUT.lrat", dir.path("p.cnf"), proof},
       Line::kWholeFiles},
      {{"count", sample()}},
      {{"picture", "--unique", "--sheet", "OUT.png", "-o", "OUT.txt", image}, Line::kWholeFiles},
      {{"picture", "--method", "squares", "--rows", "3", "-o", "OUT", image}},
      {{"picture", "-o", "OUT", photo}},
      {{"encode", "--to", "wcnf", "--rows", "4", "-o", "OUT", image}},
      {{"generate", "heyawake", "--rows", "4", "-o", "OUT"}},
      {{"generate", "kenken", "--rows", "3", "--count", "2", "--threads", "1", "-o", "OUT-%.txt"},
       Line::kWholeFiles},
      {{"report", rows, "--puzzles", sample(), "--csv", "OUT.csv", "-o", "OUT.html"},
       Line::kWholeFiles}};
}

}  // namespace

TEST_CASE("faults: each write, sync, close and link fails") {
  for (const Line& line : lines()) {
    CHECK(fail_each_call(line, "output", 5).failed > 0);
  }
}

TEST_CASE("faults: a write takes half of its bytes, and the rest follows") {
  for (const Line& line : lines()) {
    const Tally tally = fail_each_call(line, "short", 0);
    CHECK(tally.arrived > 0);
    CHECK(tally.failed == 0);
  }
}

TEST_CASE("faults: each allocation fails") {
  for (const Line& line : lines()) CHECK(fail_each_call(line, "memory", 4).failed > 20);
}

TEST_CASE("faults: each allocation fails while a compressed puzzle is read") {
  const std::string text = read_file(sample());
  for (const char* ending : {".gz", ".bz2", ".xz", ".zst"}) {
    const TempDir dir;
    std::string bytes;
    Compressor out(compression_of(ending), [&](std::string_view more) { bytes += more; });
    out.write(text);
    out.finish();
    const Line line{{"encode", dir.write(std::string("board") + ending, bytes)}};
    CHECK(fail_each_call(line, "memory", 4).failed > 20);
    CHECK(fail_each_call(line, "large", 4).failed > 0);  // all that a codec makes
  }
}

TEST_CASE("faults: from some allocation on each fails") {
  for (const Line& line : lines()) CHECK(fail_each_call(line, "no-more", 4).failed > 20);
}

TEST_CASE("faults: each of many writes") {
  const TempDir dir;
  const std::string board = dir.write("board", open_board(18));
  for (const Line& line : {Line{{"encode", board}}, Line{{"encode", "-o", "OUT.cnf", board}}}) {
    CHECK(fail_each_call(line, "output", 5).failed >= 3);
    CHECK(fail_each_call(line, "short", 0).arrived >= 3);
  }
}

TEST_CASE("faults: a directory of files is whole or not there") {
  const TempDir dir;
  const std::string spec = dir.write("spec",
                                     "family f\n"
                                     "puzzle heyawake 3 3 variant room clues 2\n"
                                     "puzzle heyawake 3 4 variant room clues 1 1\n");
  const Line line{{"family", spec, "-o", "OUT"}, Line::kAllFiles};
  CHECK(run_with_fault(line, "output", 0).files.size() == 6);  // and the directory
  CHECK(fail_each_call(line, "output", 5).failed > 0);
  CHECK(fail_each_call(line, "short", 0).failed == 0);
  CHECK(fail_each_call(line, "memory", 4).failed > 20);
  CHECK(fail_each_call(line, "no-more", 4).failed > 20);
  const Result alone = run_with_fault(line, "thread", 1);
  CHECK(alone.mark == "1");
  CHECK(alone.finished.code == 0);
}

TEST_CASE("faults: no second thread can be started") {
  for (const char* ending : {"", ".gz", ".bz2", ".xz", ".zst"}) {
    const Line line{{"encode", "-o", std::string("OUT.cnf") + ending, sample()}};
    const Result clean = run_with_fault(line, "thread", 0);
    CHECK(clean.finished.code == 0);
    CHECK(clean.mark == "0");  // it starts none
  }
  const Line two{{"solve", "--threads", "2", "-o", "OUT", sample(), data_file("hashi-7x7.txt")}};
  const Result clean = run_with_fault(two, "thread", 0);
  CHECK(calls_seen(clean) > 0);
  const Result alone = run_with_fault(two, "thread", 1);
  CHECK(alone.mark == "1");
  CHECK(alone.finished.code == 0);
  CHECK(alone.files == clean.files);
}

TEST_CASE("faults: the shim does what it says") {
  const Line line{{"encode", "-o", "OUT", sample()}};
  const Result clean = run_with_fault(line, "output", 0);
  CHECK(clean.finished.code == 0);
  CHECK(clean.files.count("OUT") == 1);
  CHECK(std::stol(clean.mark) >= 5);  // open, write, sync, close, link
  CHECK(run_with_fault(line, "output", 1).mark == "1");
  CHECK(run_with_fault(line, "output", 1'000'000).mark == "");
  CHECK(std::stol(run_with_fault(line, "memory", 0).mark) > 500);
}

}  // namespace p2c
