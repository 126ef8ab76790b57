// The command's conventions: usage, inputs, outputs, exit codes.
#include <doctest/doctest.h>

#include "tests/paths.hpp"
#include "tests/program/open_board.hpp"
#include "tests/program/run_program.hpp"
#include "tests/solver_glue/hard_board.hpp"

namespace p2c {
namespace {

constexpr const char* kTwoAnswers = "nonogram\n2 2\n1\n1\n1\n1\n";
constexpr const char* kNoAnswer = "nonogram\n1 1\n0\n1\n";
constexpr const char* kOneAnswer = "nonogram\n1 2\n1\n0\n1\n";
constexpr const char* kItsAnswer = "answer nonogram\n1 2\nx -\n";

bool contains(const std::string& text, std::string_view part) {
  return text.find(part) != std::string::npos;
}

// A failure says why on stderr, in a line of ours, and leaves stdout empty.
void check_failure(const Finished& finished, int code, std::string_view why) {
  CAPTURE(finished.err);
  CHECK(finished.code == code);
  CHECK(finished.out.empty());
  CHECK(finished.err.starts_with("puzzle2cnf: "));
  CHECK(contains(finished.err, why));
}

}  // namespace

TEST_CASE("a bare file is encoded") {
  const std::string file = data_file("nonogram-12x12.txt");
  const Finished bare = run({file});
  CHECK(bare.code == 0);
  CHECK(bare.out.starts_with("c puzzle2cnf "));
  CHECK(bare.out == run({"encode", file}).out);
}

TEST_CASE("wrong usage is exit code 2") {
  const std::string file = data_file("nonogram-12x12.txt");
  check_failure(run({}), 2, "expected a verb or a puzzle");
  check_failure(run({"frobnicate", file}), 2, "no verb 'frobnicate'");
  check_failure(run({"solve"}), 2, "got 0 inputs");
  check_failure(run({"encode", file, file}), 2, "got 2 inputs");
  check_failure(run({"decode", file}), 2, "got 1 input (");
  check_failure(run({"decode", file, file, file}), 2, "got 3 inputs");
  check_failure(run({"puzzles", file}), 2, "got 1 input (");
  check_failure(run({"solve", "--frobnicate", file}), 2, "'--frobnicate'");
  check_failure(run({"solve", "--connect", "cuts", file}), 2, "'--connect'");
  check_failure(run({"solve", "--jso", file}), 2, "'--jso'");
  check_failure(run({"encode", "--seed", "1", file}), 2, "'--seed'");
  check_failure(run({"solve", "--connectivity", "rope", file}), 2, "'rope'");
  check_failure(run({"solve", "--seed", "-1", file}), 2, "--seed");
  check_failure(run({"solve", "--seed", "one", file}), 2, "one");
  check_failure(run({"solve", "--time-limit", "0", file}), 2, "--time-limit");
  check_failure(run({"solve", "--time-limit", "-1", file}), 2, "--time-limit");
  check_failure(run({"solve", "--time-limit", "nan", file}), 2, "--time-limit");
  check_failure(run({"verify", "-", "-"}, kOneAnswer), 2, "once");
  check_failure(run({"help", "frobnicate"}), 2, "'frobnicate'");
}

TEST_CASE("a missing input is exit code 3, with its name") {
  const TempDir dir;
  check_failure(run({dir.path("none.txt")}), 3, dir.path("none.txt") + ": cannot be read");
  check_failure(run({"solve", dir.path("none.txt")}), 3, "cannot be read");
  check_failure(run({"solve", dir.path("")}), 3, "expected a puzzle, got none");
}

TEST_CASE("'-' is stdin, named so in messages") {
  CHECK(without_comments(run({"solve", "-"}, kOneAnswer).out) == kItsAnswer);
  CHECK(run({"-"}, kOneAnswer).out == run({"encode", "-"}, kOneAnswer).out);
  check_failure(run({"solve", "-"}, "crossword\n"), 3, "<stdin>:1:1: expected ");
  const TempDir dir;
  const std::string puzzle = dir.write("puzzle.txt", kOneAnswer);
  CHECK(run({"verify", puzzle, "-"}, kItsAnswer).out == "ok\n");
  CHECK(run({"solve", "-q", "-o", "-", puzzle}).out == kItsAnswer);
}

TEST_CASE("an existing output file is kept, unless forced") {
  const TempDir dir;
  const std::string puzzle = dir.write("puzzle.txt", kOneAnswer);
  const std::string out = dir.write("out", "precious");
  const std::vector<std::string> names = dir.names();
  for (const char* verb : {"encode", "solve", "unique"}) {
    CAPTURE(verb);
    check_failure(run({verb, puzzle, "-o", out}), 5, "--force");
    CHECK(read_file(out) == "precious");
    CHECK(dir.names() == names);
  }
  CHECK(run({"solve", "-q", puzzle, "--force", "-o", out}).code == 0);
  CHECK(read_file(out) == kItsAnswer);
  CHECK(dir.names() == names);
}

TEST_CASE("a failure leaves an existing output file alone, and no other file") {
  const TempDir dir;
  const std::string bad = dir.write("bad.txt", "nonogram\n1 1\nx\n1\n");
  const std::string old = dir.write("old", "precious");
  const std::vector<std::string> names = dir.names();
  check_failure(run({"solve", bad, "--force", "-o", old}), 3, "bad.txt:3:1: expected ");
  CHECK(read_file(old) == "precious");
  check_failure(run({"encode", bad, "-o", dir.path("new")}), 3, "bad.txt:3:1: expected ");
  CHECK(dir.names() == names);
}

TEST_CASE("output that cannot be written is exit code 5") {
  const std::string file = data_file("nonogram-12x12.txt");
  const TempDir dir;
  CHECK(run({"solve", file, "-o", "/dev/null"}).code == 0);
  for (const char* verb : {"encode", "solve", "unique"}) {
    CAPTURE(verb);
    check_failure(run({verb, file, "-o", "/dev/full"}), 5, "cannot be written");
    check_failure(run({verb, file, "-o", dir.path("none/out")}), 5, "cannot be written");
  }
  CHECK(run_program("sh", {"-c", "\"$0\" solve \"$1\" > /dev/full", kProgram, file}).code == 5);
  CHECK(run_program("sh", {"-c", "\"$0\" --version > /dev/full", kProgram}).code == 5);
  for (const char* verb : {"encode", "solve", "verify", "show", "formats"}) {
    CAPTURE(verb);
    const std::string words = std::string("exec \"$0\" ") + verb + " ";
    const std::string inputs = verb == std::string("formats")  ? ""
                               : verb == std::string("verify") ? "\"$1\" \"$2\""
                                                               : "\"$1\"";
    const std::string answer = data_file("nonogram-12x12.answer");
    CHECK(run_program("sh", {"-c", words + inputs + " >&-", kProgram, file, answer}).code == 5);
  }
}

TEST_CASE("--force writes what a link names, and keeps the permissions") {
  const TempDir dir;
  const std::string old = dir.write("old", "precious");
  const std::string link = dir.path("link");
  std::filesystem::create_symlink("old", link);
  std::filesystem::permissions(old, std::filesystem::perms(0640));
  const std::string file = data_file("nonogram-12x12.txt");
  check_failure(run({"solve", file, "-o", link}), 5, "already exists");
  CHECK(run({"solve", file, "-o", link, "--force"}).code == 0);
  CHECK(std::filesystem::is_symlink(link));
  CHECK(read_file(old) == run({"solve", file}).out);
  CHECK(std::filesystem::status(old).permissions() == std::filesystem::perms(0640));
  CHECK(dir.names() == std::vector<std::string>{"link", "old"});
}

TEST_CASE("several inputs: each is named, and the highest code wins") {
  const TempDir dir;
  const std::string one = dir.write("one.txt", kOneAnswer);
  const std::string none = dir.write("none.txt", kNoAnswer);
  const std::string two = dir.write("two.txt", kTwoAnswers);
  const Finished solved = run({"solve", none, one});
  CHECK(solved.code == 1);
  CHECK(solved.out == "# " + none + "\n# no answer\n# " + one + "\n" + run({"solve", one}).out);
  CHECK(without_comments(solved.out) == kItsAnswer);
  CHECK(solved.err == "puzzle2cnf: " + none + ": no solution\n");
  CHECK(run({"solve", one, one}).code == 0);
  CHECK(run({"unique", one, two}).code == 1);
  CHECK(run({"solve", dir.path("missing"), none, one}).code == 3);
  CHECK(contains(run({"solve", dir.path("missing"), one}).out, kItsAnswer));
}

TEST_CASE(
    "several inputs: one that fails, whatever the reason, does not keep others from an answer") {
  const TempDir dir;
  const std::string one = dir.write("one.txt", kOneAnswer);
  const std::string large = dir.write("large.txt", open_board(400));
  const std::string ours = run({"solve", one}).out;
  const Finished limited = run({"solve", "--connectivity", "layers", large, one});
  CHECK(limited.code == 4);
  CHECK(contains(limited.err, "large.txt: connectivity as "));
  CHECK(limited.out == "# " + large + "\n# not solved: memory\n# " + one + "\n" + ours);
  const std::string hard = dir.write("hard.txt", hard_board_text());
  for (const char* threads : {"1", "2"}) {
    const Finished stopped =
        run({"solve", "-q", "--threads", threads, "--conflict-limit", "100", one, hard, one});
    CHECK(stopped.code == 4);
    CHECK(stopped.out.starts_with("# " + one + "\n" + kItsAnswer));
    CHECK(stopped.out.ends_with(kItsAnswer));
    CHECK(stopped.err == "puzzle2cnf: " + hard + ": the conflict limit was reached\n");
  }
  const Finished fault = run({"solve", "--solver", "false", one, one});
  CHECK(fault.code == 5);
  const std::string block = "# " + one + "\n# not solved: error\n";
  CHECK(fault.out == block + block);
  const Finished wrong = run({"solve", dir.path("missing"), one, "--json"});
  CHECK(wrong.code == 3);
  CHECK(contains(wrong.out, "missing"));
}

TEST_CASE("no solution is exit code 1") {
  const TempDir dir;
  CHECK(run({"solve", "-", "-o", dir.path("out")}, kNoAnswer).code == 1);
  CHECK(dir.names().empty());  // no answer is not an empty answer
  check_failure(run({"solve", "-"}, kNoAnswer), 1, "no solution");
  const Finished quiet = run({"solve", "-q", "-"}, kNoAnswer);
  CHECK(quiet.code == 1);
  CHECK(quiet.err.empty());
  const Finished none = run({"unique", "-"}, kNoAnswer);
  CHECK(none.code == 1);
  CHECK(none.out == "none\n");
}

TEST_CASE("unique shows two answers and the slots that differ") {
  const Finished several = run({"unique", "-"}, kTwoAnswers);
  CHECK(several.code == 1);
  const std::string a = "answer nonogram\n2 2\nx -\n- x\n";
  const std::string b = "answer nonogram\n2 2\n- x\nx -\n";
  const std::string names = "differs r1c1 r1c2 r2c1 r2c2\n";
  CHECK((several.out == "several\n" + a + b + names || several.out == "several\n" + b + a + names));

  const Finished bridges = run({"unique", "-"}, "hashi\n2 2\n? 1\n? -\n");
  CHECK(bridges.code == 1);
  CHECK(contains(bridges.out, "1 1 1 2 1\n1 1 2 1 1\n"));
  CHECK(contains(bridges.out, "1 1 1 2 1\n1 1 2 1 2\n"));
  CHECK(bridges.out.ends_with("differs r1c1-r2c1\n"));
}

TEST_CASE("verify names the broken rule") {
  const TempDir dir;
  const std::string puzzle = dir.write("puzzle.txt", kOneAnswer);
  const Finished broken = run({"verify", puzzle, "-"}, "answer nonogram\n1 2\n- x\n");
  CHECK(broken.code == 1);
  CHECK(broken.out == "column 1 has the blocks 0, but its clue is 1\n");
}

TEST_CASE("decode takes what solvers say, and believes no wrong model") {
  const TempDir dir;
  const std::string puzzle = dir.write("puzzle.txt", kOneAnswer);
  const auto decode = [&](const char* output) { return run({"decode", puzzle, "-"}, output); };
  CHECK(decode("c hello\ns SATISFIABLE\nv 1\nv -2 0\n").out == kItsAnswer);
  CHECK(decode("SAT\n1 -2 0\n").out == kItsAnswer);
  check_failure(decode("s UNSATISFIABLE\n"), 1, "no solution");
  check_failure(decode("UNSAT\n"), 1, "no solution");
  check_failure(decode("s UNKNOWN\n"), 4, "no answer");
  check_failure(decode("INDET\n"), 4, "no answer");
  check_failure(decode("s SATISFIABLE\nv -1 2 0\n"), 5,
                "column 1 has the blocks 0, but its clue is 1");
  check_failure(decode("s SATISFIABLE\nv 1 0\nv -2 0\n"), 3, "<stdin>:3:");
  check_failure(decode("hello\n"), 3, "<stdin>:1:1: expected ");
  const std::string digits = dir.write("kenken.txt", "kenken\n1 1\n1\n1\n");
  CHECK(run({"decode", digits, "-"}, "s SATISFIABLE\nv 1 0\n").out == "answer kenken\n1 1\n1\n");
}

TEST_CASE("decode wants a value for each variable of the slots that is in a clause") {
  const TempDir dir;
  const auto decode = [&](const std::string& puzzle, const char* output) {
    return run({"decode", dir.write("puzzle.txt", puzzle), "-"}, output);
  };
  const std::string empty = "nonogram\n2 2\n0\n0\n0\n0\n";  // "all false" is its answer
  for (const char* output : {"s SATISFIABLE\nv 0\n", "SAT\n0\n", "s SATISFIABLE\nv 5 0\n"}) {
    CAPTURE(output);
    check_failure(decode(empty, output), 3,
                  "<stdin>: expected a value for variable 1 (r1c1=1), got none");
  }
  check_failure(decode(empty, "SAT\n-1 -2 -4 0\n"), 3, "variable 3 (r2c1=1)");
  check_failure(decode(kOneAnswer, "s SATISFIABLE\nv 1 0\n"), 3, "variable 2 (r1c2=1)");
  check_failure(decode("heyawake\n1 2\n- -\n1 1\n", "SAT\n0\n"), 3, "variable 1 (r1c1=1)");
  CHECK(decode(empty, "SAT\n-1 -2 -3 -4 0\n").code == 0);
  CHECK(decode("hashi\n1 1\n?\n", "SAT\n0\n").code == 0);  // no slots
  // MiniSat leaves out the variables after the last one that is in a clause.
  CHECK(decode("heyawake\n1 1\n-\n1\n", "SAT\n0\n").out == "answer heyawake\n1 1\n-\n");
}

TEST_CASE("a model without exactly one value in a slot is a lie") {
  const TempDir dir;
  const std::string puzzle = dir.write("hashi.txt", "hashi\n1 2\n1 1\n");
  const auto decode = [&](const char* output) { return run({"decode", puzzle, "-"}, output); };
  CHECK(decode("s SATISFIABLE\nv -1 2 -3 0\n").out == "answer hashi\n1 1 1 2 1\n");
  check_failure(decode("s SATISFIABLE\nv -1 -2 -3 0\n"), 5, "r1c1-r1c2 has no value");
  check_failure(decode("s SATISFIABLE\nv -1 2 3 0\n"), 5, "r1c1-r1c2 has several values");
}

}  // namespace p2c
