// No output replaces an input, however that is found: in a folder, in a manifest, in a folder in
// it, by a link.
#include <doctest/doctest.h>
#include <sys/stat.h>

#include <filesystem>

#include "tests/paths.hpp"
#include "tests/program/run_program.hpp"
#include "tests/program/verbs/made_rows.hpp"

namespace p2c {
namespace {

namespace fs = std::filesystem;

// A folder with a puzzle, a manifest that names it, and where it may be an output.
struct Club {
  TempDir dir;
  TempDir other;
  std::string puzzle = dir.write("k.txt", read_file(data_file("kenken-4x4.txt")));
  std::string folder = dir.path("");
  std::string manifest = other.write("manifest", puzzle + "\n");
  std::string rows = other.write("rows.jsonl", rows_text(made_rows(3, 1), rows_head()));
};

void check_refused(const Club& club, const std::vector<std::string>& words,
                   const std::string& input = "k.txt") {
  const std::string before = read_file(club.puzzle);
  struct stat old {};
  REQUIRE(stat(club.puzzle.c_str(), &old) == 0);
  const Finished finished = run(words);
  CAPTURE(words);
  CAPTURE(finished.err);
  CHECK(finished.code == 2);
  CHECK(finished.err.find(input + " are the same file") != std::string::npos);
  struct stat now {};
  REQUIRE(stat(club.puzzle.c_str(), &now) == 0);
  CHECK(now.st_ino == old.st_ino);
  CHECK(read_file(club.puzzle) == before);
  fs::remove(club.puzzle + ".part");  // a batch's rows so far
  CHECK(club.dir.names() == std::vector<std::string>{"k.txt"});
}

}  // namespace

TEST_CASE("an output is no file of a folder or a manifest, for any verb") {
  const Club club;
  const std::string& out = club.puzzle;
  for (const std::string& input : {club.folder, "--manifest=" + club.manifest}) {
    for (const char* const verb : {"solve", "count", "unique", "enumerate"}) {
      check_refused(club, {verb, input, "-o", out, "--force"});
    }
    check_refused(club, {"verify", "--rows", club.rows, input, "-o", out, "--force"});
  }
  for (const char* const verb : {"encode", "explain", "hint", "show"}) {
    check_refused(club, {verb, club.folder, "-o", out, "--force"});
  }
  check_refused(club, {"convert", "--to", "json", club.folder, "-o", out, "--force"});
  check_refused(club, {"generate", "--like", club.folder, "-o", out, "--force"});
  check_refused(club, {"encode", club.folder, "--map", out, "-o", club.other.path("c"), "--force"});
  check_refused(club, {"report", club.rows, "--puzzles", club.folder, "--csv", out, "-o",
                       club.other.path("page"), "--force"});
  check_refused(club, {"report", club.rows, "--puzzles", club.folder, "-o", out, "--force"});
}

TEST_CASE("nor is a batch's, nor its FILE.part") {
  const Club club;
  const std::string& out = club.puzzle;
  for (const std::string& input : {club.folder, "--manifest=" + club.manifest}) {
    check_refused(club, {"batch", "--do=solve", input, "-o", out, "--force"});
  }
  const std::string part = club.other.write("rows2.part", read_file(club.puzzle));
  const std::string list = club.other.write("parts", part + "\n");
  const std::string file = club.other.path("rows2");
  const Finished finished = run({"batch", "--do=solve", "--manifest", list, "-o", file, "--force"});
  CHECK(finished.code == 2);
  CHECK(finished.err.find(".part are the same file") != std::string::npos);
  CHECK(read_file(part) == read_file(club.puzzle));
}

TEST_CASE("nor by links or in folders in the folder, but other files may be written there") {
  const Club club;
  fs::create_symlink(club.puzzle, club.other.path("link"));
  const std::string links = club.other.write("links", club.other.path("link") + "\n");
  check_refused(club, {"solve", "--manifest", links, "-o", club.puzzle, "--force"}, "link");
  check_refused(club, {"solve", club.folder, "-o", club.other.path("link"), "--force"});
  const TempDir above;
  fs::create_directory(above.path("in"));
  const std::string inner = above.write("in/p.txt", read_file(club.puzzle));
  const std::string hard = above.path("in/hard.txt");
  fs::create_hard_link(inner, hard);
  CHECK(run({"solve", above.path(""), "-o", hard, "--force"}).code == 2);
  CHECK(read_file(inner) == read_file(club.puzzle));
  fs::remove(hard);
  CHECK(run({"solve", above.path(""), "-o", above.path("in/new.txt")}).code == 0);
}

TEST_CASE("a FILE.part that is no file is refused, and no row is lost") {
  const Club club;
  const std::string out = club.other.path("rows3");
  REQUIRE(mkfifo((out + ".part").c_str(), 0600) == 0);
  for (const char* const force : {"--quiet", "--force"}) {
    const Finished finished = run({"batch", "--do=solve", club.puzzle, "-o", out, force});
    CHECK(finished.code == 2);
    CHECK(finished.err.find("rows need a file of their own, got " + out + ".part") !=
          std::string::npos);
    CHECK_FALSE(fs::exists(out));
  }
}

TEST_CASE("a directory of a family may have a name as long as a name may be") {
  const TempDir dir;
  const std::string spec =
      dir.write("spec", "family f\npuzzle heyawake 3 3 variant room clues 2\n");
  const std::string longest(255, 'd');
  CHECK(run({"family", spec, "-o", dir.path(longest)}).code == 0);
  CHECK(fs::exists(dir.path(longest + "/index.csv")));
  for (const char* const verb : {"family", "encode"}) {
    const std::string& input = verb == std::string("family") ? spec : data_file("kenken-4x4.txt");
    const Finished finished = run({verb, input, "-o", dir.path(longest + "d")});
    CHECK(finished.code == 5);
    CHECK(finished.err.find("File name too long") != std::string::npos);
  }
}

}  // namespace p2c
