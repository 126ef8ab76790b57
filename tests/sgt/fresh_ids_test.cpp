// Game ids made on the spot by the programs of Debian's package sgt-puzzles: each is read, has
// exactly one answer, and is written again as it was.
#include <set>

#include "tests/board_count.hpp"
#include "tests/corpus/corpus.hpp"
#include "tests/program/run_program.hpp"

namespace p2c {
namespace {

// The path of a game, or nothing.
std::string game(const std::string& name) {
  for (const char* folder : {"/usr/games/", "/usr/bin/", "/usr/local/bin/"}) {
    if (std::filesystem::exists(folder + name)) return folder + name;
  }
  MESSAGE("no sgt-puzzles: skipped");
  return "";
}

// What follows the parameters.
std::string description(const std::string& id) { return id.substr(id.find(':')); }

// Asks for an id of each `params(i)`; the seed makes it the same one every time. The program may
// have another name than the format.
template <class Params>
void check_ids(const std::string& name, Params params, const std::string& program_name = "") {
  const std::string program = game(program_name.empty() ? name : program_name);
  if (program.empty()) return;
  SetRun run(name);
  std::set<std::string> ids;
  const int count = deep_count(60, 200);
  for (int i = 0; i < count; ++i) {
    const std::string wanted = params(i) + "#puzzle2cnf-" + std::to_string(i);
    const Finished made = run_program(program, {"--generate", "1", wanted});
    REQUIRE(made.code == 0);
    ids.insert(made.out);
    run.take(wanted + " " + made.out, [&]() -> std::string {
      const Document document = read_document(made.out, "id", {name});
      if (!document.warnings.empty()) return document.warnings[0];
      if (description(write_document(document, name)) != description(made.out)) {
        return "written as " + write_document(document, name);
      }
      return Solving{Connectivity::kCuts, true}(document);
    });
  }
  CHECK(static_cast<int>(ids.size()) > count * 9 / 10);  // small boards repeat
  run.report();
}

std::string number(int value) { return std::to_string(value); }

}  // namespace

TEST_CASE("sgt: Bridges, 5x5 to 15x15, one to four bridges, with and without loops") {
  check_ids("sgt-bridges", [](int i) {
    const int cols = 5 + i % 11;
    const int rows = 5 + i * 3 % 11;
    // With one bridge the generator looks for hard boards without end.
    return number(cols) + "x" + number(rows) + "m" + number(1 + i % 4) +
           (i / 4 % 2 == 1 ? "L" : "") + "d" + number(i % 4 == 0 ? 0 : i % 3);
  });
}

TEST_CASE("sgt: Keen, 3 to 9, of every difficulty") {
  check_ids("sgt-keen", [](int i) {
    const char difficulty = "enhx"[i % 4];
    const int n = 3 + i / 4 % 7;
    // Products alone ("m") only where it is easy: the generator takes very long otherwise.
    return number(n) + "d" + (n == 3 ? 'e' : difficulty) + (i % 5 == 4 && i % 4 < 2 ? "m" : "");
  });
}

TEST_CASE("sgt: Pattern, 5x5 to 30x30") {
  check_ids("sgt-pattern", [](int i) { return number(5 + i % 26) + "x" + number(5 + i * 7 % 26); });
}

TEST_CASE("sgt: Loopy with its squares, 3x3 to 12x12, of every difficulty") {
  check_ids("sgt-loopy", [](int i) {
    return number(3 + i % 10) + "x" + number(3 + i * 3 % 10) + "t0d" + "enth"[i % 4];
  });
}

TEST_CASE("sgt: Rectangles, 3x3 to 20x20") {
  check_ids(
      "sgt-rectangles", [](int i) { return number(3 + i % 18) + "x" + number(3 + i * 5 % 18); },
      "sgt-rect");
}

}  // namespace p2c
