// Mistakes of beginners: each is called by its name, with what to do.
#include <doctest/doctest.h>

#include "tests/program/run_program.hpp"

namespace p2c {
namespace {

// In a folder with a puzzle, its answer and no other file.
class Desk {
 public:
  Desk() {
    puzzle = dir_.write("x.txt", "hashi\n1 3\n1 - 1\n");
    answer = dir_.write("x.answer", "answer hashi\n1 1 1 3 1\n");
  }

  // Stderr, after the name of the program; the exit code must be this one.
  std::string error(int code, const std::vector<std::string>& words) const {
    const Finished finished = run(words);
    CAPTURE(finished.err);
    CHECK(finished.code == code);
    CHECK(finished.out.empty());
    const std::string name = "puzzle2cnf: ";
    REQUIRE(finished.err.starts_with(name));
    return finished.err.substr(name.size());
  }
  std::string write(const std::string& name, std::string_view text) {
    return dir_.write(name, text);
  }

  std::string puzzle;
  std::string answer;

 private:
  TempDir dir_;
};

const std::string kSeeHelp = " (see 'puzzle2cnf help')\n";

TEST_CASE("mistakes: a verb that is mistyped or called otherwise") {
  const Desk desk;
  CHECK(desk.error(2, {"sovle", desk.puzzle}) ==
        "no verb 'sovle' and no such file; did you mean 'solve'?" + kSeeHelp);
  CHECK(desk.error(2, {"check", desk.puzzle}) ==
        "no verb 'check' and no such file; did you mean 'verify'?" + kSeeHelp);
  CHECK(desk.error(2, {"xyzzy", desk.puzzle}) == "no verb 'xyzzy' and no such file" + kSeeHelp);
  CHECK(desk.error(2, {"encod"}) ==
        "no verb 'encod' and no such file; did you mean 'encode'?" + kSeeHelp);
  CHECK(desk.error(2, {"help", "sovle"}) ==
        "expected a verb after 'help', got 'sovle'; did you mean 'solve'?" + kSeeHelp);
}

TEST_CASE("mistakes: a verb in capitals") {
  const Desk desk;
  CHECK(desk.error(2, {"SOLVE", desk.puzzle}) ==
        "no verb 'SOLVE' and no such file; did you mean 'solve'?" + kSeeHelp);
}

TEST_CASE("mistakes: a verb after options") {
  const Desk desk;
  // An option that encode takes, with a value or without, and one that only the verb takes.
  for (const char* first : {"-q", "--seed", "--forced"}) {
    CHECK(desk.error(2, {first, "solve", desk.puzzle}) ==
          "the verb comes first: 'puzzle2cnf solve " + std::string(first) + " ...'" + kSeeHelp);
  }
  CHECK(desk.error(2, {"--time-limit", "3", "solve", desk.puzzle}) ==
        "the verb comes first: 'puzzle2cnf solve --time-limit ...'" + kSeeHelp);
  CHECK(run({"--json", "solve", desk.puzzle})
            .out.starts_with(
                R"({"format":1,"error":"the verb comes first: 'puzzle2cnf solve --json ...')"));
}

TEST_CASE("mistakes: options without a verb are those of encode") {
  const TempDir dir;
  const std::string file = dir.write("solve", "nonogram\n1 1\n1\n1\n");
  CHECK(run({"--count-only", file}).out.starts_with("variables 1\n"));
  const Finished missing = run({"--count-only", dir.path("none")});
  CHECK(missing.code == 3);
  const Finished wrong = run({"--forced", file});
  CHECK(wrong.code == 2);
  CHECK(wrong.err.starts_with("puzzle2cnf: unrecognised option '--forced'"));
}

TEST_CASE("mistakes: a missing file is no verb") {
  const Desk desk;
  CHECK(desk.error(3, {"nothing.txt"}) ==
        "nothing.txt: cannot be read: No such file or directory\n");
}

TEST_CASE("mistakes: a file may be called like a mistyped verb") {
  const TempDir dir;
  const std::string file = dir.write("sovle", "nonogram\n1 1\n1\n1\n");
  const Finished bare = run({file});
  CHECK(bare.code == 0);
  CHECK(bare.out.starts_with("c puzzle2cnf "));
}

TEST_CASE("mistakes: a verb in second place") {
  const Desk desk;
  CHECK(desk.error(2, {desk.puzzle, "solve"}) ==
        "the verb comes first: 'puzzle2cnf solve " + desk.puzzle + "'" + kSeeHelp);
  CHECK(desk.error(2, {desk.puzzle, "unique", "--frog"}).starts_with("the verb comes first"));
}

TEST_CASE("mistakes: an option that is mistyped") {
  const Desk desk;
  CHECK(desk.error(2, {"solve", "--timelimit", "3", desk.puzzle}) ==
        "unrecognised option '--timelimit'; did you mean '--time-limit'?" + kSeeHelp);
  CHECK(desk.error(2, {"count", "--tread", "3", desk.puzzle}) ==
        "unrecognised option '--tread'; did you mean '--threads'?" + kSeeHelp);
  CHECK(desk.error(2, {"solve", "--frobnicate", desk.puzzle}) ==
        "unrecognised option '--frobnicate'" + kSeeHelp);
  for (const char* kept : {"--forse", "--inputs"}) {  // what overwrites, and what is no option
    CHECK(desk.error(2, {"encode", kept, desk.puzzle}) ==
          "unrecognised option '" + std::string(kept) + "'" + kSeeHelp);
  }
}

TEST_CASE("mistakes: the word of an option that is mistyped") {
  const Desk desk;
  const std::string forms = "expected 'network', 'totalizer', 'direct' or 'auto' for --cardinality";
  CHECK(desk.error(2, {"encode", "--cardinality", "netwrok", desk.puzzle}) ==
        forms + ", got 'netwrok'; did you mean 'network'?" + kSeeHelp);
  CHECK(desk.error(2, {"encode", "--cardinality", "Network", desk.puzzle}) ==
        forms + ", got 'Network'; did you mean 'network'?" + kSeeHelp);
  CHECK(desk.error(2, {"encode", "--cardinality", "tree", desk.puzzle}) ==
        forms + ", got 'tree'" + kSeeHelp);
  CHECK(desk.error(2, {"convert", "--to", "puzlink", desk.puzzle})
            .ends_with("for --to, got 'puzlink'; did you mean 'puzzlink'?" + kSeeHelp));
  CHECK(desk.error(2, {"convert", "--from", "txt", desk.puzzle})
            .ends_with("for --from, got 'txt'; did you mean 'text'?" + kSeeHelp));
}

TEST_CASE("mistakes: a word of any length, and one that turns the line, in a message") {
  const Desk desk;
  const std::string longest(5000, 'a');
  const std::vector<std::string> calls[] = {
      {"solve", "--" + longest}, {"solve", "--from", longest}, {"solve", longest}, {longest}};
  for (const auto& words : calls) CHECK(run(words).err.size() < 1000);
  CHECK(desk.error(2, {"solve", "--x\u202Ey"}) ==
        "unrecognised option '--x\\xe2\\x80\\xaey'" + kSeeHelp);
  CHECK(desk.error(2, {"solve", "--from", "\u2066y"})
            .ends_with("for --from, got '\\xe2\\x81\\xa6y'" + kSeeHelp));
}

TEST_CASE("mistakes: a picture's name for a text") {
  const Desk desk;
  const TempDir dir;
  for (const char* verb : {"encode", "count", "enumerate", "convert", "verify", "decode"}) {
    for (const char* name : {"y.png", "y.svg", "y.jpg"}) {
      CAPTURE(verb);
      std::vector<std::string> words{verb, desk.puzzle, "-o", dir.path(name)};
      if (verb == std::string("decode")) words.insert(words.begin() + 2, desk.answer);
      const std::string error = desk.error(2, words);
      CHECK(error.find(": 'puzzle2cnf show PUZZLE -o NAME.svg' or NAME.png draws") !=
            std::string::npos);
      CHECK(dir.names().empty());
    }
  }
}

TEST_CASE("mistakes: the number of an answer without answers") {
  const Desk desk;
  for (const char* verb : {"verify", "show", "convert"}) {
    CHECK(desk.error(2, {verb, "--answer", "1", desk.puzzle}) ==
          "--answer takes one of the answers in ANSWER, and none is named" + kSeeHelp);
  }
  CHECK(run({"verify", "--answer", "1", desk.puzzle, desk.answer}).out == "ok\n");
}

TEST_CASE("mistakes: puzzle and answer swapped") {
  const Desk desk;
  const std::string swapped = ": are the inputs swapped? The puzzle comes first\n";
  for (const char* verb : {"verify", "show", "convert"}) {
    CHECK(desk.error(3, {verb, desk.answer, desk.puzzle}) ==
          desk.answer + ":1:1: expected a puzzle, got an answer" + swapped);
  }
  Desk other;
  const std::string output = other.write("output", "s SATISFIABLE\nv 1 0\n");
  CHECK(other.error(3, {"decode", output, other.puzzle}) ==
        output + ":1:1: expected a puzzle, got the output of a solver" + swapped);
  CHECK(desk.error(3, {"solve", desk.answer}) ==
        desk.answer + ":1:1: expected a puzzle, got an answer\n");
}

TEST_CASE("mistakes: slots of another kind") {
  const Desk desk;
  CHECK(desk.error(2, {"solve", desk.puzzle, "--given", "r9c9=1"}) ==
        "--given r9c9=1: expected a slot (r1c1-r1c3 to r1c1-r1c3) before '=', got 'r9c9=1'" +
            kSeeHelp);
  CHECK(desk.error(2, {"solve", desk.puzzle, "--given", "r1c3-r1c1=1"}) ==
        "--given r1c3-r1c1=1: expected the smaller end first (r1c1-r1c3) before '=', "
        "got 'r1c3-r1c1=1'" +
            kSeeHelp);
}

TEST_CASE("mistakes: a slot that is given twice") {
  const Desk desk;
  const std::string warning = "puzzle2cnf: warning: " + desk.puzzle +
                              ": r1c1-r1c3 is given as 0 and as 2, so there is no answer\n";
  const std::vector<std::string> words{"--given", "r1c1-r1c3=0", "--given", "r1c1-r1c3=2",
                                       desk.puzzle};
  const auto with = [&](std::vector<std::string> first) {
    first.insert(first.end(), words.begin(), words.end());
    return run(first);
  };
  CHECK(with({"solve"}).code == 1);
  CHECK(with({"solve"}).err == warning + "puzzle2cnf: no solution\n");
  CHECK(with({"count"}).out == "0\n");
  CHECK(with({"count"}).err == warning);
  CHECK(with({"count", "-q"}).err.empty());
  CHECK(
      run({"count", "--given", "r1c1-r1c3=1", "--given", "r1c1-r1c3=1", desk.puzzle}).err.empty());
  Desk other;
  const std::string lines =
      other.write("lines", "hashi\n1 3\n1 - 1\ngiven r1c1-r1c3=1\ngiven r1c1-r1c3=0\n");
  CHECK(run({"count", lines})
            .err.ends_with("r1c1-r1c3 is given as 0 and as 1, so there is no answer\n"));
}

TEST_CASE("mistakes: sizes with a sign between them") {
  Desk desk;
  for (const char* head : {"hashi\n7x9\n", "heyawake\n7,9\n", "nonogram\n7x9\n", "kenken\n7x9\n"}) {
    const std::string file = desk.write("size", head);
    const std::string error = desk.error(3, {"solve", file});
    CHECK(error.starts_with(file + ":2:1: expected rows and columns with a blank between them, "
                                   "'7 9', got '7"));
  }
}

TEST_CASE("mistakes: images that are not read") {
  Desk desk;
  const std::string gif = desk.write("image.gif", "GIF89a\1\1\1");
  CHECK(desk.error(3, {"picture", gif}) ==
        gif + ": expected an image (PNG, JPEG, PBM, PGM or PPM), got GIF: convert it to PNG\n");
  CHECK(desk.error(3, {"encode", gif, "--to", "wcnf"}) ==
        gif +
            ": expected a puzzle, got GIF: only images that are PNG, JPEG, PBM, PGM or PPM become "
            "puzzles\n");
}

TEST_CASE("mistakes: links that are not read") {
  const Desk desk;
  CHECK(desk.error(3, {"solve", "https://sudokupad.app/abc"}) ==
        "url:1:1: expected a URL of puzz.link or pzpr, got a link to SudokuPad, which is not "
        "read: type the puzzle as text\n");
  CHECK(desk.error(3, {"solve", "https://swaroopg92.github.io/penpa-edit/#m=edit&p=7VRN"}) ==
        "url:1:51: expected packed lines after 'p=', got a link that is cut or changed\n");
  CHECK(desk.error(3, {"solve", "https://puzz.link/p?nope/5/5/g1g"}).ends_with("got 'nope'\n"));
}

TEST_CASE("mistakes: a name for --kind that no kind has") {
  const Desk desk;
  const std::string board = data_file("kenken-4x4.txt");
  CHECK(desk.error(2, {"solve", "--kind", "kenkin", board}) ==
        board +
            ": expected a kind of puzzle for --kind (see 'puzzle2cnf puzzles'), got 'kenkin'; "
            "did you mean 'kenken'?\n");
}

TEST_CASE("mistakes: a link that many kinds read needs --kind") {
  const Desk desk;
  const std::string link =
      "https://swaroopg92.github.io/penpa-edit/#m=edit&p="
      "vc89C8IwEAbgvb9CMt/Q9EPLbVLNJApaEQlFOkQUCmI/loT+d9OXQl1d5ODh4N5wl/"
      "bdV42hyFecUUjyq8KpimdXG17Quu8er8"
      "Y3RAel6F7VrQn0lCoDNwTOHtnZG+tyIHue22xuT+y8e3ZCJoK1iITfJKQYZxKzK1QwgoV/"
      "SjaGGxjCFO6Q2cILzGECl8isxuU/"
      "nfeHc7RM/N9TkuUH";
  CHECK(desk.error(2, {"solve", link}).starts_with("url:1:51: expected --kind with one of "));
  for (const char* verb : {"solve", "hint", "explain"}) {
    CAPTURE(verb);
    const std::string report = run({verb, "--json", "--kind", "nurikabe", link}).out;
    CHECK(report.find("\"kind_by\":\"option\"") != std::string::npos);
  }
}

}  // namespace
}  // namespace p2c
