// What one verb prints, another reads.
#include <doctest/doctest.h>

#include "tests/program/run_program.hpp"

namespace p2c {
namespace {

constexpr const char* kTwo = "nonogram\n2 2\n1\n1\n1\n1\n";

TEST_CASE("what solve, unique and enumerate print of each sample is an answer, JSON too") {
  const TempDir folder;
  for (const char* const name : {"hashi-7x7", "heyawake-6x6", "nonogram-12x12", "kenken-4x4"}) {
    const std::string file = data_file(std::string(name) + ".txt");
    const std::string drawn = run({"show", file, data_file(std::string(name) + ".answer")}).out;
    for (const char* const verb : {"solve", "unique", "enumerate"}) {
      for (const char* const form : {"--json", "--quiet"}) {
        INFO(name << " " << verb << " " << form);
        const std::string answer = folder.write("answer", run({verb, form, file}).out);
        CHECK(run({"verify", file, answer}).out == "ok\n");
        CHECK(run({"show", file, answer}).out == drawn);
      }
    }
    const std::string drawing = folder.write("drawing", run({"solve", file}).out);
    CHECK(run({"verify", file, drawing}).out == "ok\n");
  }
}

TEST_CASE("--answer takes another answer") {
  const TempDir folder;
  const std::string file = folder.write("two.txt", kTwo);
  for (const char* const verb : {"unique", "enumerate"}) {
    for (const bool json : {false, true}) {
      std::vector<std::string> words = {verb, file};
      if (json) words.insert(words.begin() + 1, "--json");
      const std::string both = folder.write("both", run(words).out);
      INFO(read_file(both));
      const std::string first = run({"convert", file, both, "--to", "pzprv3"}).out;
      const std::string second =
          run({"convert", "--answer", "2", file, both, "--to", "pzprv3"}).out;
      CHECK(first.ends_with("1 + # \n1 # + \n"));
      CHECK(second.ends_with("1 # + \n1 + # \n"));
      CHECK(run({"show", file, both}).out != run({"show", "--answer", "2", file, both}).out);
      CHECK(run({"verify", "--answer", "2", file, both}).out == "ok\n");
      const Finished third = run({"verify", "--answer", "3", file, both});
      CHECK(third.code == 3);
      CHECK(third.err == "puzzle2cnf: " + both + ": expected at least 3 answers, got 2\n");
    }
  }
  CHECK(run({"verify", "--answer", "0", file, file}).code == 2);
}

TEST_CASE("the output for several puzzles holds an answer for each") {
  const TempDir folder;
  const std::string file = folder.write("two.txt", kTwo);
  const std::string one = folder.write("one.txt", std::string(kTwo) + "given r1c1=1\n");
  for (const char* const form : {"--json", "--quiet"}) {
    const std::string all = folder.write("all", run({"solve", form, file, one}).out);
    CHECK(run({"verify", one, all}).out == "r1c1 is 0, given is 1\n");
    CHECK(run({"verify", "--answer", "2", one, all}).out == "ok\n");
  }
}

TEST_CASE("the output for puzzles of two kinds holds the answers of both") {
  const TempDir folder;
  const std::string hashi = data_file("hashi-7x7.txt");
  const std::string nonogram = data_file("nonogram-12x12.txt");
  for (const char* const form : {"--json", "--quiet"}) {
    const std::string both = folder.write("both", run({"solve", form, nonogram, hashi}).out);
    CHECK(run({"verify", nonogram, both}).out == "ok\n");
    CHECK(run({"verify", "--answer", "2", hashi, both}).out == "ok\n");
    CHECK(run({"verify", hashi, both}).code == 3);
  }
}

TEST_CASE("verify without an answer checks the one that the file of the puzzle carries") {
  const TempDir folder;
  const std::string file = data_file("heyawake-6x6.txt");
  const std::string both = folder.path("both");
  REQUIRE(
      run({"convert", file, data_file("heyawake-6x6.answer"), "--to", "pzprv3", "-o", both}).code ==
      0);
  CHECK(run({"verify", both}).out == "ok\n");
  const Finished none = run({"verify", file});
  CHECK(none.code == 3);
  CHECK(none.err ==
        "puzzle2cnf: " + file + ": expected an answer in the file of the puzzle, got none\n");
}

TEST_CASE("rows of # and . are an answer") {
  const TempDir folder;
  const std::string file = folder.write("two.txt", kTwo);
  CHECK(run({"verify", file, "-"}, "# mine\n#.\n.#\n").out == "ok\n");
  CHECK(run({"verify", file, "-"}, "##\n.#\n").out ==
        "row 1 has the blocks 2, but its clue is 1\n");
  CHECK(run({"verify", file, "-"}, "#.\n.#.\n").code == 3);
}

TEST_CASE("what solve --forced prints is drawn, and refused where an answer must be whole") {
  const TempDir folder;
  const std::string file = folder.write("two.txt", kTwo);
  const std::string six = folder.write("six.txt", "nonogram\n3 3\n1\n1\n1\n1\n1\n1\n");
  for (const char* const form : {"--json", "--quiet"}) {
    const std::string forced =
        folder.write("forced", run({"solve", "--forced", form, "--given", "r1c1=1", six}).out);
    const std::string drawn = run({"solve", "--forced", "--given", "r1c1=1", six}).out;
    const Finished shown = run({"show", six, forced});
    CHECK(shown.code == 0);
    CHECK(shown.err.empty());
    CHECK(drawn.find(shown.out.substr(0, shown.out.find('\n'))) != std::string::npos);
    CHECK(shown.out.find("\xC2\xB7") != std::string::npos);  // the dot of a cell that is empty
    for (const std::vector<std::string>& words : {std::vector<std::string>{"verify", six, forced},
                                                  {"encode", "--block", forced, six},
                                                  {"convert", six, forced, "--to", "pzprv3"}}) {
      const Finished refused = run(words);
      CHECK(refused.code == 3);
      CHECK(refused.err.starts_with("puzzle2cnf: " + forced + ":"));
      CHECK(
          refused.err.ends_with(": expected a whole answer, got one with 4 open slots; "
                                "'solve --position' says whether an answer continues it\n"));
    }
  }
}

}  // namespace
}  // namespace p2c
