// Files of other programs through the built command: what solvers print, compressed formulas, lists
// of URLs, icons.
#include <doctest/doctest.h>

#include <nlohmann/json.hpp>
#include <sstream>

#include "tests/instances/images/writing_png.hpp"
#include "tests/program/run_program.hpp"

namespace p2c {
namespace {

using Json = nlohmann::json;

constexpr const char* kDiagonals = "nonogram\n2 2\n1\n1\n1\n1\n";

TEST_CASE("decode: what MaxSAT solvers print is an answer") {
  const TempDir dir;
  const std::string board = dir.write("board", kDiagonals);
  for (const char* output :
       {"c name\no 0\ns OPTIMUM FOUND\nv -1 2 3 -4 0\n", "s OPTIMUM FOUND\no 0\nv 0110\n",
        "o 2\no 0\ns OPTIMUM FOUND\nv x2 x3 -x1 -x4\n", "o 0\nv -1 2 3 -4 0\ns SATISFIABLE\n"}) {
    CAPTURE(output);
    const Finished decoded = run({"decode", board, "-"}, output);
    CHECK(decoded.code == 0);
    CHECK(decoded.out == "answer nonogram\n2 2\n- x\nx -\n");
  }
  for (const char* output : {"o 0\ns OPTIMUM FOUND\nv 011\n", "o 0\ns OPTIMUM\nv 0110\n"}) {
    CHECK(run({"decode", board, "-"}, output).code == 3);
  }
}

TEST_CASE("check-model: a compressed formula is known by its content, whatever its name") {
  const TempDir dir;
  const std::string cnf = "p cnf 2 2\n1 2 0\n-1 -2 0\n";
  const std::string model = dir.write("model", "s SATISFIABLE\nv 1 -2 0\n");
  for (const char* packer : {"gzip", "bzip2", "xz", "zstd"}) {
    CAPTURE(packer);
    const Finished packed = run_program(packer, {"-c", dir.write("f.cnf", cnf)});
    REQUIRE(packed.code == 0);
    CHECK(run({"check-model", dir.write("g.cnf", packed.out), model}).out == "ok\n");
    const std::string cut = dir.write("cut.cnf", packed.out.substr(0, packed.out.size() / 2));
    CHECK(run({"check-model", cut, model}).code == 3);
  }
}

TEST_CASE("batch: JSON lines with the URL of a puzzle") {
  const TempDir dir;
  const auto line = [](const std::string& key, const std::string& url) {
    return "{\"id\": 7, \"" + key + "\": \"https://puzz.link/p?" + url + "\"}\n";
  };
  const std::string list = dir.write(
      "list.jsonl", line("puzzlink_url", "hashi/3/1/1g1") + line("puzzle_url", "shikaku/2/1/g2") +
                        line("url", "nurikabe/2/1/1g#x") + line("url", "hashi/3/1/1g9"));
  const std::string rows = dir.path("rows.jsonl");
  CHECK(run({"batch", list, "--do", "unique", "--jobs", "1", "-q", "-o", rows}).code == 3);
  std::istringstream in(read_file(rows));
  std::vector<std::string> statuses;
  for (std::string text; std::getline(in, text);) {
    const Json row = Json::parse(text);
    if (row.contains("status")) statuses.push_back(row["status"]);
  }
  CHECK(statuses == std::vector<std::string>{"unique", "unique", "unique", "error"});
}

// A ring of pixels on a background, as grey and alpha.
std::string icon(int ring, int ring_alpha, int ground, int ground_alpha) {
  PngPlan plan{4, 4, PNG_COLOR_TYPE_GRAY_ALPHA, 8, false, {}, {}, {}, nullptr};
  for (int i = 0; i < 16; ++i) {
    const bool inside = i / 4 % 3 > 0 && i % 4 % 3 > 0;
    plan.samples.push_back(inside ? ground : ring);
    plan.samples.push_back(inside ? ground_alpha : ring_alpha);
  }
  return written_png(plan);
}

TEST_CASE("picture: icons on a transparent ground, and flat ones") {
  const TempDir dir;
  const std::string ring = "nonogram\n4 4\n4\n1 1\n1 1\n4\n4\n1 1\n1 1\n4\n";
  const auto made = [&](const std::string& png, const std::vector<std::string>& more = {}) {
    std::vector<std::string> words = {"picture", "--threshold", "128", dir.write("icon.png", png)};
    words.insert(words.end(), more.begin(), more.end());
    return run(words);
  };
  const std::string flat = ": no cell is filled; --invert ";
  for (const std::string& white : {icon(255, 255, 255, 0), icon(255, 255, 0, 0)}) {
    CHECK(made(white).err.find(flat) != std::string::npos);
    CHECK(made(white, {"--invert"}).out.ends_with(ring));
  }
  CHECK(made(icon(200, 255, 200, 255)).err.find(flat) != std::string::npos);
  const Finished black = made(icon(0, 255, 0, 0));
  CHECK(black.out.ends_with(ring));
  CHECK(black.err.find("warning") == std::string::npos);
}

TEST_CASE(
    "unique: ids of Loopy, in a file and as a word, with a side of its own and a difficulty") {
  for (const char* id :
       {"5x4t0:32a1a2b111b3c223", "3x6t0dh:b21011113b2e", "3x3dt:a12a0a21a", "3:a12a0a21a"}) {
    CAPTURE(id);
    const Finished read = run({"unique", "--from", "sgt-loopy", "-"}, std::string(id) + "\n");
    CHECK(read.code == 0);
    CHECK(read.out.starts_with("unique\n"));
    CHECK(run({"unique", "--from", "sgt-loopy", id}).out == read.out);
  }
  CHECK(run({"unique", "--from", "sgt-loopy", "3x3t0:i"}).code == 1);  // several
  CHECK(run({"unique", "--from", "sgt-loopy", "3x3t4:i"}).code == 3);
}

TEST_CASE("generate: one operation alone, and those that the help names") {
  for (const std::string signs : {"+", "-", "*", "/", "+*", "+-"}) {
    CAPTURE(signs);
    const Finished made = run({"generate", "kenken", "--rows", "4", "--seed", "2", "--count", "2",
                               "--operations", signs});
    REQUIRE(made.code == 0);
    std::string seen;
    std::istringstream lines(made.out);
    for (std::string line; std::getline(lines, line);) {
      if (!line.starts_with("#")) seen += line;
    }
    for (const char sign : std::string("+-*/")) {
      CAPTURE(sign);
      CHECK((seen.find(sign) != std::string::npos) == (signs.find(sign) != std::string::npos));
    }
  }
  CHECK(run({"generate", "kenken", "--operations", "x"}).code == 2);
}

}  // namespace
}  // namespace p2c
