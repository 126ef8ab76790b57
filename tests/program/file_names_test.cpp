// Two names of one file on the command line: refused before the work, whatever the names.
#include <doctest/doctest.h>

#include <map>

#include "tests/paths.hpp"
#include "tests/program/run_program.hpp"

namespace p2c {
namespace {

namespace fs = std::filesystem;

constexpr const char* kPuzzle = "nonogram\n1 2\n1\n0\n1\n";
constexpr const char* kAnswer = "answer nonogram\n1 2\nx -\n";

bool contains(const std::string& text, std::string_view part) {
  return text.find(part) != std::string::npos;
}

// All that is in a directory, and what links name.
std::map<std::string, std::string> state_of(const TempDir& dir) {
  std::map<std::string, std::string> state;
  for (const auto& entry : fs::recursive_directory_iterator(dir.path(""))) {
    const std::string path = entry.path().string();
    state[path] = entry.is_symlink()        ? "-> " + fs::read_symlink(path).string()
                  : entry.is_regular_file() ? read_file(path)
                                            : "a directory";
  }
  return state;
}

// Exit code 2 with and without --force, the words, and nothing has changed.
void check_refused(const TempDir& dir, std::vector<std::string> words,
                   const std::vector<std::string>& said) {
  const auto before = state_of(dir);
  for (const bool force : {false, true}) {
    if (force) words.push_back("--force");
    CAPTURE(words);
    const Finished finished = run(words);
    CAPTURE(finished.err);
    CHECK(finished.code == 2);
    CHECK(finished.out.empty());
    CHECK(contains(finished.err, "are the same file"));
    for (const std::string& part : said) CHECK(contains(finished.err, part));
    CHECK(state_of(dir) == before);
  }
}

// Other names of a file in the directory, which need not be there.
std::vector<std::string> other_names(const TempDir& dir, const std::string& name) {
  fs::create_directory(dir.path("folder"));
  fs::create_directory_symlink(".", dir.path("linked"));
  fs::create_symlink(name, dir.path("link"));
  fs::create_symlink(dir.path("link"), dir.path("folder/link"));
  std::vector<std::string> names = {dir.path("./" + name),
                                    dir.path("folder/../" + name),
                                    dir.path("linked/" + name),
                                    dir.path("link"),
                                    dir.path("folder/link"),
                                    dir.path("linked/linked/link"),
                                    fs::relative(dir.path(name)).string()};
  if (fs::exists(dir.path(name))) {
    fs::create_hard_link(dir.path(name), dir.path("hard"));
    names.push_back(dir.path("hard"));
  }
  return names;
}

}  // namespace

TEST_CASE("two outputs are not one file, by no name that it has") {
  for (const bool exists : {false, true}) {
    CAPTURE(exists);
    const TempDir dir;
    const std::string puzzle = dir.write("p.txt", kPuzzle);
    if (exists) dir.write("m", "precious");
    for (const std::string& other : other_names(dir, "m")) {
      check_refused(dir, {"encode", puzzle, "--map", other, "-o", dir.path("m")},
                    {"--map " + other, "-o " + dir.path("m")});
      check_refused(dir, {"encode", puzzle, "--map", dir.path("m"), "-o", other}, {"--map "});
    }
  }
}

TEST_CASE("a proof and its CNF are outputs, too") {
  for (const char* name : {"q.cnf", "q.drat"}) {
    const TempDir dir;
    const std::string puzzle = dir.write("p.txt", kPuzzle);
    for (const std::string& other : other_names(dir, name)) {
      for (const char* verb : {"unique", "solve"}) {
        check_refused(dir, {verb, puzzle, "--proof", dir.path("q.drat"), "-o", other},
                      {"-o " + other, dir.path(name), "--proof " + dir.path("q.drat")});
      }
    }
  }
  const TempDir dir;
  const std::string puzzle = dir.write("q.cnf", kPuzzle);
  check_refused(dir, {"unique", puzzle, "--proof", dir.path("./q.drat")},
                {"the CNF of --proof", "the input " + puzzle});
}

TEST_CASE("a sheet is an output, too") {
  const TempDir dir;
  const std::string board = dir.write("p.txt", std::string(kAnswer));
  for (const std::string& other : other_names(dir, "s.svg")) {
    check_refused(dir, {"picture", board, "--sheet", dir.path("s.svg"), "-o", other}, {"--sheet "});
  }
}

TEST_CASE("no verb writes over its input") {
  const TempDir dir;
  const std::string puzzle = dir.write("p.txt", kPuzzle);
  const std::string answer = dir.write("answer", kAnswer);
  const std::string model = dir.write("model", "s SATISFIABLE\nv 1 -2 0\n");
  const std::string cnf = dir.write("f.cnf", "p cnf 1 2\n1 0\n-1 0\n");
  const std::string proof = dir.write("f.drat", "0\n");
  const std::vector<std::vector<std::string>> lines = {
      {puzzle},
      {"encode", puzzle},
      {"explain-clause", puzzle, "1"},
      {"hint", puzzle, answer},
      {"explain", puzzle, answer},
      {"solve", puzzle},
      {"solve", puzzle, puzzle},
      {"unique", puzzle},
      {"count", puzzle},
      {"enumerate", puzzle},
      {"decode", puzzle, model},
      {"verify", puzzle, answer},
      {"check-proof", cnf, proof},
      {"check-model", cnf, dir.write("out", "s UNSATISFIABLE\n")},
      {"show", puzzle, answer},
      {"convert", puzzle, answer, "--to", "pzprv3"},
      {"picture", answer},
      {"encode", puzzle, "--block", answer},
      {"unique", puzzle, "--position", answer},
  };
  for (const std::vector<std::string>& line : lines) {
    REQUIRE(run(line).code < 2);
    for (const std::string& input : line) {
      if (!input.starts_with('/')) continue;
      std::vector<std::string> words = line;
      words.insert(words.end(), {"-o", input});
      check_refused(dir, words, {"-o " + input});
    }
  }
  for (const std::string& other : other_names(dir, "p.txt")) {
    check_refused(dir, {"solve", puzzle, "-o", other}, {"-o " + other, "the input " + puzzle});
    check_refused(dir, {"encode", puzzle, "--map", other}, {"--map " + other});
  }
}

TEST_CASE("stdin and stdout are files where a shell opened them as such") {
  const TempDir dir;
  dir.write("p.txt", kPuzzle);
  dir.write("log", "precious\n");
  const auto before = state_of(dir);
  const auto in_shell = [&](const std::string& line) {
    return run_program("sh", {"-c", "cd \"$1\"; \"$0\" " + line, kProgram, dir.path("")});
  };
  for (const char* line :
       {"solve - -o p.txt --force < p.txt", "solve -o p.txt --force /dev/stdin < p.txt",
        "solve - < p.txt >> p.txt", "solve p.txt >> p.txt", "solve p.txt >> p.txt --json",
        "solve p.txt -o ./log --force --json >> log", "encode p.txt --map log --force >> log",
        "encode p.txt --map /dev/fd/3 3<>log 1<>log",
        "encode p.txt --map log -o /proc/$$/fd/3 --force 3<>log",
        "solve p.txt -o /proc/$$/fd/3 3>>p.txt", "encode p.txt --map /dev/stdout",
        "encode p.txt -o /dev/stdout --map /dev/fd/1"}) {
    CAPTURE(line);
    const Finished finished = in_shell(line);
    CHECK(finished.code == 2);
    CHECK(contains(finished.err, "same file"));
    CHECK(finished.out.empty());
    CHECK(state_of(dir) == before);
  }
  CHECK(in_shell("encode p.txt -o m --map m --json").out.find("same file") != std::string::npos);
}

TEST_CASE("what is no file, or another file, may be named") {
  const TempDir dir;
  const std::string puzzle = dir.write("p.txt", kPuzzle);
  const std::string url = "hashi/1/2/11";
  fs::create_directory(dir.path("folder"));
  dir.write("folder/p.txt", "precious");
  const auto in_shell = [&](const std::string& line) {
    const Finished finished =
        run_program("sh", {"-c", "cd \"$1\"; \"$0\" " + line, kProgram, dir.path("")});
    CAPTURE(line);
    CAPTURE(finished.err);
    CHECK(finished.code == 0);
    return finished;
  };
  in_shell("encode p.txt -o /dev/null --map /dev/null");
  in_shell("solve " + url + " -o out1");
  in_shell("solve 3x3:1a1f --from sgt-bridges -o 3x3:1a1f");
  in_shell("solve p.txt p.txt");
  in_shell("solve p.txt -o folder/p.txt --force");
  in_shell("verify p.txt - -o out2 < folder/p.txt");
  in_shell("solve p.txt -o folder/p.txt --force > out3");
  in_shell("encode p.txt -o out4 --map out5 2>> out6 >> out6");
  in_shell("encode p.txt --map /dev/fd/3 3>> both >> both");
  in_shell("encode p.txt --map /dev/fd/3 > shared 3>&1");
  CHECK(read_file(dir.path("both")) == read_file(dir.path("out4")) + read_file(dir.path("out5")));
  CHECK(read_file(dir.path("shared")) == read_file(dir.path("both")));
  in_shell("help solve > solve");
  CHECK(read_file(puzzle) == kPuzzle);
  CHECK(read_file(dir.path("folder/p.txt")) == run({"solve", puzzle}).out);
  CHECK(in_shell("encode p.txt -o out7 --map /dev/stdout").out == read_file(dir.path("out5")));
}

}  // namespace p2c
