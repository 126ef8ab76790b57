// enumerate and limits over several puzzles: each has its own, and the output has one owner.
#include <doctest/doctest.h>

#include "tests/paths.hpp"
#include "tests/program/open_board.hpp"
#include "tests/program/run_program.hpp"
#include "tests/solver_glue/hard_board.hpp"

namespace p2c {
namespace {

// A room of 2 x 2 without a clue: seven answers.
constexpr const char* kSeven = "heyawake\n2 2\n- -\n- -\n1 1\n1 1\n";

std::size_t occurrences(const std::string& text, const std::string& words) {
  std::size_t count = 0;
  for (std::size_t at = text.find(words); at != std::string::npos; at = text.find(words, at + 1)) {
    ++count;
  }
  return count;
}

}  // namespace

TEST_CASE("enumerate prints each puzzle's answers below its name, the same each time") {
  const TempDir dir;
  const std::string seven = dir.write("seven", kSeven);
  const std::string sample = data_file("kenken-4x4.txt");
  std::vector<std::string> words = {"enumerate"};
  std::string expected;
  for (int round = 0; round < 20; ++round) {
    for (const std::string& path : {seven, sample}) {
      words.push_back(path);
      expected += "# " + path + "\n" + run({"enumerate", path}).out;
    }
  }
  for (int round = 0; round < 5; ++round) CHECK((run(words).out == expected));
}

TEST_CASE("enumerate of a hundred puzzles fills a compressed file that is whole") {
  const TempDir dir;
  const std::string seven = dir.write("seven", kSeven);
  for (const char* ending : {".gz", ".xz", ".zst", ".bz2"}) {
    CAPTURE(ending);
    const std::string out = dir.path(std::string("all") + ending);
    std::vector<std::string> words = {"enumerate", "-o", out};
    words.insert(words.end(), 100, seven);
    CHECK(run(words).code == 0);
    // Reading it back as an answer says nothing of its compression.
    CHECK(run({"verify", seven, out}).code == 0);  // the first answer
    CHECK(run({"verify", seven, out}).err.find("data") == std::string::npos);
  }
}

TEST_CASE("enumerate on a full disk leaves the old file as it was") {
  const TempDir dir;
  const std::string seven = dir.write("seven", kSeven);
  const std::string open = dir.write("open",
                                     "heyawake\n4 4\n- - - -\n- - - -\n- - - -\n- - - -\n"
                                     "1 1 1 1\n1 1 1 1\n1 1 1 1\n1 1 1 1\n");
  const std::string out = dir.write("out", "old\n");
  const std::string script = "ulimit -f 8; exec \"$0\" \"$@\"";
  for (const auto& inputs : {std::vector{seven, open}, std::vector{open, seven}}) {
    std::vector<std::string> words = {"-c", script, kProgram, "enumerate", "--force", "-o", out};
    words.insert(words.end(), inputs.begin(), inputs.end());
    const Finished finished = run_program("/bin/sh", words);
    CHECK(finished.code == 5);
    CHECK(read_file(out) == "old\n");
    CHECK(dir.names() == std::vector<std::string>{"open", "out", "seven"});
  }
}

TEST_CASE("a memory limit means the same with any number of threads") {
  const TempDir dir;
  const std::string board = dir.write("board", open_board(200));
  std::vector<std::string> words = {"count", "--limit", "3", "--memory-limit", "80"};
  words.insert(words.end(), 4, board);
  words.insert(words.end(), {"--threads", "1"});
  const Finished one = run(words);
  words.back() = "4";
  const Finished four = run(words);
  CHECK(four.code == one.code);
  CHECK(four.out == one.out);
  CHECK(four.err == one.err);
}

TEST_CASE("a memory limit below the size of an idle process stops every puzzle") {
  const std::string easy = data_file("kenken-4x4.txt");
  for (int round = 0; round < 20; ++round) {
    CHECK(run({"unique", "--memory-limit", "1", easy}).code == 4);
  }
  CHECK(run({"unique", "--memory-limit", "1", easy, easy}).code == 4);
}

TEST_CASE("limits are each puzzle's own, and the others go on") {
  const TempDir dir;
  const std::string hard = dir.write("hard", hard_board_text());
  const std::string easy = data_file("kenken-4x4.txt");
  for (const char* threads : {"1", "2"}) {
    const Finished finished = run(
        {"solve", "-q", "--threads", threads, "--conflict-limit", "100", hard, easy, hard, easy});
    CHECK(finished.code == 4);
    CHECK(occurrences(finished.out, "answer kenken") == 2);
    const std::string message = "puzzle2cnf: " + hard + ": the conflict limit was reached\n";
    CHECK(finished.err == message + message);
  }
  const Finished text = run({"solve", "-q", "--time-limit", "3", hard, easy});
  CHECK(text.code == 4);
  CHECK(occurrences(text.out, "answer kenken") == 1);
  CHECK(text.err == "puzzle2cnf: " + hard + ": the time limit was reached\n");
  const Finished json = run({"solve", "--json", "--time-limit", "3", hard, easy});
  CHECK(json.code == 4);
  CHECK(json.err.empty());
  CHECK(occurrences(json.out, "\"error\":\"the time limit was reached\"") == 1);
  CHECK(occurrences(json.out, "\"solution\"") == 1);
}

TEST_CASE("the memory limit ends the puzzle that is too large, and the others go on") {
  const TempDir dir;
  // Short to read, and above the limit also with what the sanitizers take.
  const std::string large = dir.write("large", "nonogram\n3000 3000\n");
  const std::string easy = data_file("kenken-4x4.txt");
  for (const char* verb : {"solve", "count", "enumerate"}) {
    CAPTURE(verb);
    std::vector<std::string> words = {
        verb, "--memory-limit=300", "--max-cells=9000000", large, easy, large, easy};
    const Finished finished = run(words);
    CHECK(finished.code == 4);
    CHECK(occurrences(finished.err,
                      "large: a board of 3000 x 3000 takes at least 360 MB, above "
                      "the limit of 300 MB\n") == 2);
    CHECK(occurrences(finished.out, easy) == 2);
  }
}

TEST_CASE("count under a limit says something for every puzzle, also one that is still encoded") {
  const TempDir dir;
  const std::string open = dir.write("open", open_board(60));
  const std::string huge = dir.write("huge", open_board(200));
  const std::vector<std::string> limited = {"count", "--connectivity", "layers", "--time-limit",
                                            "0.7"};
  std::vector<std::string> words = limited;
  words.insert(words.end(), {open, huge, open});
  const Finished finished = run(words);
  CHECK(finished.code == 4);
  CHECK(occurrences(finished.out, "at least ") == 3);
  CHECK(finished.out.find("# " + huge + "\nat least 0\n") != std::string::npos);
  words = limited;
  words.push_back(huge);
  CHECK(run(words).code == 4);
  CHECK(run(words).out == "at least 0\n");
}

TEST_CASE("warnings of several puzzles come in their order, whatever the threads") {
  const TempDir dir;
  std::vector<std::string> words = {"solve"};
  for (int i = 0; i < 30; ++i) {
    words.push_back(dir.write("board" + std::to_string(i) + ".has", "1 3 9\n1 0 1\n"));
  }
  const Finished one = run(words);
  CHECK(one.code == 0);
  CHECK(occurrences(one.err, "warning: ") == 30);
  words.insert(words.begin() + 1, {"--threads", "7"});
  for (int round = 0; round < 5; ++round) CHECK((run(words).err == one.err));
}

}  // namespace p2c
