// What a submission is made of: an archive, and a description.
#include <doctest/doctest.h>

#include "instances/families/solver_runs.hpp"
#include "tests/program/verbs/made_family.hpp"

namespace p2c {
namespace {

namespace fs = std::filesystem;

Finished check(const TempDir& dir, const Names& more) {
  Names words = {"family", "--check", dir.path("out")};
  words.insert(words.end(), more.begin(), more.end());
  return run(words);
}

// Of an instance with this file.
std::string runs_of(const std::string& file) {
  std::string runs = runs_head();
  const auto add = [&](const std::string& solver, const std::string& version,
                       const std::string& seconds, const std::string& status,
                       const std::string& shuffle) {
    runs += runs_line(file, {solver, version, seconds, "", status, "", shuffle});
  };
  add("kissat", "4.0.4", "1.50", "satisfiable", "1");
  add("kissat", "4.0.4", "9.00", "satisfiable", "2");
  add("kissat", "4.0.4", "2.50", "satisfiable", "3");
  add("kissat", "4.0.4", "900.00", "unknown", "4");
  add("cms", "CMS 5", "3.00", "satisfiable", "");
  add("slow", "", "1.00", "satisfiable", "1");
  add("slow", "", "900.00", "unknown", "2");
  return runs;
}

}  // namespace

TEST_CASE("family: an archive is the same each time, and tar unpacks it") {
  const TempDir dir;
  REQUIRE(make(dir, kSpec, "out").code == 0);
  REQUIRE(check(dir, {"--tar", dir.path("a.tar")}).code == 0);
  fs::last_write_time(dir.path("out/index.csv"), fs::file_time_type::clock::now());
  REQUIRE(check(dir, {"--tar", dir.path("b.tar.xz")}).code == 0);
  REQUIRE(
      run_program("sh", {"-c", "cd \"$0\" && xz -dk b.tar.xz && cmp a.tar b.tar && tar xf a.tar",
                         dir.path("")})
          .code == 0);
  CHECK(files_of(dir.path("tiny")) == files_of(dir.path("out")));
  for (const char* option : {"--tar", "--tex"}) {
    const Finished there = check(dir, {option, dir.path("a.tar")});
    CHECK(there.code == 5);
    CHECK(there.err == "puzzle2cnf: " + dir.path("a.tar") +
                           ": already exists; expected the name of a new file\n");
  }
  CHECK(check(dir, {"--tar", dir.path("new"), "--tex", dir.path("new")}).code == 2);
  CHECK_FALSE(fs::exists(dir.path("new")));
  fs::remove(dir.path("out/" + std::string(kFirst)));
  CHECK(check(dir, {"--tar", dir.path("c.tar")}).code == 1);
  CHECK_FALSE(fs::exists(dir.path("c.tar")));
  CHECK(make(dir, kSpec, "other", {"--tar", dir.path("c.tar")}).code == 2);
}

TEST_CASE("family: a description has the counts of the index, and a point for each time") {
  const TempDir dir;
  REQUIRE(make(dir, kSpec, "out").code == 0);
  REQUIRE(check(dir, {"--tex", dir.path("t.tex")}).code == 0);
  const std::string tex = read_file(dir.path("t.tex"));
  const auto has = [&](const std::string& text) { return tex.find(text) != std::string::npos; };
  CHECK(has("\\documentclass[conference]{IEEEtran}"));
  CHECK(has("\\title{tiny: SAT Instances of Logic Puzzles}"));
  CHECK(has("The family has 5 instances."));
  CHECK(has("kenken & blocked & 0 & 1 & 0 & "));
  CHECK(has("kenken & puzzle & 2 & 0 & 0 & "));
  CHECK(has(" (5,"));
  CHECK_FALSE(has(" (6,"));
  CHECK_FALSE(has("legend pos"));  // it would hide points
  CHECK(std::count(tex.begin(), tex.end(), '{') == std::count(tex.begin(), tex.end(), '}'));
}

TEST_CASE("family: a description shows shuffles as their median, and a solver's name once") {
  const TempDir dir;
  REQUIRE(make(dir, "family f\nnonogram pigeons 3 3\n", "out").code == 0);
  const std::string file = "f-nonogram-3x3-pigeons-n3-m3-crafted.cnf.xz";
  dir.write("out/runs.csv", runs_of(file));
  const std::string index =
      replaced(read_file(dir.path("out/index.csv")), "unknown,open,", "satisfiable,search,");
  dir.write("out/index.csv", index);
  REQUIRE(check(dir, {"--tex", dir.path("t.tex")}).code == 0);
  const std::string tex = read_file(dir.path("t.tex"));
  CHECK(tex.find("{ (1,9.000000)};\n\\addlegendentry{kissat 4.0.4}") != std::string::npos);
  CHECK(tex.find("{ (1,3.000000)};\n\\addlegendentry{CMS 5}") != std::string::npos);
  CHECK(tex.find("slow") == std::string::npos);  // its median has no end
}

TEST_CASE("family: a description says what holds of shuffled formulas and of hashes alone") {
  const TempDir dir;
  dir.write("a.txt", read_file(data_file("kenken-4x4.txt")));
  REQUIRE(make(dir, "family f\nshuffle seed 3\nfile a.txt\n", "out", {"--no-puzzles"}).code == 0);
  REQUIRE(check(dir, {"--tex", dir.path("t.tex")}).code == 0);
  const std::string tex = read_file(dir.path("t.tex"));
  CHECK(tex.find("of some puzzles the index has hashes") != std::string::npos);
  CHECK(tex.find("index.csv -o") == std::string::npos);
  CHECK(tex.find("a map beside") == std::string::npos);
  CHECK(tex.find("are shuffled") != std::string::npos);
}

}  // namespace p2c
