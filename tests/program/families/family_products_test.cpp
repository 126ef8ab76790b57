// What a submission is made of: an archive, and a description.
#include <doctest/doctest.h>

#include "tests/program/verbs/made_family.hpp"

namespace p2c {
namespace {

namespace fs = std::filesystem;

Finished check(const TempDir& dir, const Names& more) {
  Names words = {"family", "--check", dir.path("out")};
  words.insert(words.end(), more.begin(), more.end());
  return run(words);
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
  CHECK(check(dir, {"--tar", dir.path("a.tar")}).code == 5);  // it is there
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
  CHECK(std::count(tex.begin(), tex.end(), '{') == std::count(tex.begin(), tex.end(), '}'));
}

}  // namespace p2c
