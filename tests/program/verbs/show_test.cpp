// show, and the drawings of solve and unique, through the built command.
#include <doctest/doctest.h>

#include <filesystem>
#include <nlohmann/json.hpp>

#include "tests/instances/images/reading_png.hpp"
#include "tests/program/run_program.hpp"
#include "tests/program/samples/sample_files.hpp"

namespace p2c {
namespace {

constexpr const char* kTwoAnswers = "nonogram\n2 2\n1\n1\n1\n1\n";
constexpr const char* kNoAnswer = "nonogram\n1 1\n0\n1\n";

constexpr const char* kSolved = R"(
    1 1
  ┏━━━━┓
1 ┃██  ┃
1 ┃  ██┃
  ┗━━━━┛
)";

std::string out_of(const std::vector<std::string>& arguments, std::string_view stdin_text = {}) {
  const Finished finished = run(arguments, stdin_text);
  CHECK(finished.code == 0);
  CHECK(finished.err.empty());
  return finished.out;
}

// SVG that librsvg reads.
void check_svg(const std::string& svg) {
  CHECK(svg.starts_with("<svg xmlns=\"http://www.w3.org/2000/svg\" width="));
  const Finished rendered = run_program("rsvg-convert", {}, svg);
  CHECK(rendered.code == 0);
  CHECK(rendered.err.empty());
  CHECK(read_png(rendered.out).width > 20);
}

void check_failure(const Finished& finished, int code, std::string_view why) {
  CAPTURE(finished.err);
  CHECK(finished.code == code);
  CHECK(finished.out.empty());
  CHECK(finished.err.find(why) != std::string::npos);
}

}  // namespace

TEST_CASE("show draws every sample in every form, with and without its answer") {
  for (const std::string& puzzle : usual_samples()) {
    CAPTURE(puzzle);
    const std::string answer = std::filesystem::path(puzzle).replace_extension(".answer").string();
    for (const char* kind : {"txt", "svg", "png"}) {
      CAPTURE(kind);
      const std::string bare = out_of({"show", "--to", kind, puzzle});
      const std::string solved = out_of({"show", "--to", kind, puzzle, answer});
      CHECK(bare != solved);
      CHECK(solved == out_of({"show", "--to", kind, puzzle, answer}));
      const TempDir dir;
      const std::string file = dir.path(std::string("x.") + kind);
      CHECK(out_of({"show", puzzle, answer, "-o", file}).empty());
      CHECK(read_file(file) == solved);
      if (kind == std::string("svg")) check_svg(solved);
      if (kind == std::string("png")) CHECK(read_png(solved).width > 20);
    }
  }
}

TEST_CASE("show: text in Unicode or ASCII, in colour when asked") {
  const TempDir dir;
  const std::string puzzle = dir.write("two.txt", kTwoAnswers);
  const std::string answer = dir.write("answer", "answer nonogram\n2 2\nx -\n- x\n");
  CHECK("\n" + out_of({"show", puzzle, answer}) == kSolved);
  CHECK(out_of({"show", "--ascii", puzzle, answer}) ==
        "    1 1\n  +----+\n1 |##  |\n1 |  ##|\n  +----+\n");
  const std::string islands = dir.write("islands", "hashi\n1 2\n1 1\n");
  const std::string bridge = dir.write("bridge", "answer hashi\n1 1 1 2 1\n");
  CHECK(out_of({"show", "--color", "always", islands, bridge}) == "(1)\x1b[36m─\x1b[0m(1)\n");
  for (const char* when : {"auto", "never"}) {  // stdout is no terminal
    CHECK(out_of({"show", "--color", when, islands, bridge}) == "(1)─(1)\n");
  }
}

TEST_CASE("show on a terminal: colour unless NO_COLOR is set, and no PNG") {
  const auto on_terminal = [](const std::string& options) {
    const std::string command =
        options + " " + data_file("hashi-7x7.txt") + " " + data_file("hashi-7x7.answer");
    return run_program("script", {"-qec", command, "/dev/null"});
  };
  const std::string show = std::string(kProgram) + " show";
  CHECK(on_terminal("NO_COLOR= " + show).out.find("\x1b[36m") != std::string::npos);
  const Finished plain = on_terminal("NO_COLOR=1 " + show);
  CHECK(plain.out.find("(4)─") != std::string::npos);
  CHECK(plain.out.find('\x1b') == std::string::npos);
  CHECK(on_terminal(show + " --color never").out.find('\x1b') == std::string::npos);
  const Finished png = on_terminal(show + " --to png");
  CHECK(png.code == 2);
  CHECK(png.out.find("a PNG is not for a terminal") != std::string::npos);
}

TEST_CASE("show draws givens, and how two answers differ") {
  const TempDir dir;
  const std::string puzzle = dir.write("two.txt", kTwoAnswers);
  const std::string a = dir.write("a", "answer nonogram\n2 2\nx -\n- x\n");
  const std::string b = dir.write("b", "answer nonogram\n2 2\n- x\nx -\n");
  CHECK(out_of({"show", "--given", "r1c2=0", "--given", "r2c2=1", puzzle}) ==
        "    1 1\n  ┏━━━━┓\n1 ┃   ·┃\n1 ┃  ██┃\n  ┗━━━━┛\n");
  CHECK(out_of({"show", puzzle, a, b}) ==
        "    1 1\n  ┏━━━━┓\n1 ┃*█* ┃\n1 ┃* *█┃\n  ┗━━━━┛\n"
        "\n"
        "    1 1\n  ┏━━━━┓\n1 ┃* *█┃\n1 ┃*█* ┃\n  ┗━━━━┛\n");
}

TEST_CASE("show: what a position leaves open does not differ") {
  const TempDir dir;
  const std::string puzzle = dir.write("two.txt", kTwoAnswers);
  const std::string state = dir.write("state", "forced nonogram\n2 2\n? x\n- ?\n");
  const std::string answer = dir.write("answer", "answer nonogram\n2 2\n- x\nx -\n");
  const std::string open = "    1 1\n  ┏━━━━┓\n1 ┃  ██┃\n1 ┃*·  ┃\n  ┗━━━━┛\n";
  const std::string whole = "    1 1\n  ┏━━━━┓\n1 ┃  ██┃\n1 ┃*█  ┃\n  ┗━━━━┛\n";
  CHECK(out_of({"show", puzzle, state, answer}) == open + "\n" + whole);
  CHECK(out_of({"show", puzzle, answer, state}) == whole + "\n" + open);
}

TEST_CASE("show draws the answer that a file or a URL carries") {
  const TempDir dir;
  const std::string bare = dir.write("bare", "hashi\n1 2\n1 1\n");
  const std::string saved = dir.write("saved", "pzprv3/hashikake/1/2/1 1 /1 /");
  const std::string url = "https://puzz.link/p?pzprv3/hashikake/1/2/1%201%20/1%20/";
  for (const std::string& puzzle : {saved, url}) CHECK(out_of({"show", puzzle}) == "(1)─(1)\n");
  for (const std::string& answer : {saved, url}) {
    CHECK(out_of({"show", bare, answer}) == "(1)─(1)\n");
    CHECK(out_of({"verify", bare, answer}) == "ok\n");
  }
  CHECK(out_of({"show", bare}) == "(1) (1)\n");
}

TEST_CASE("show draws a wrong answer, and says that it is one") {
  const TempDir dir;
  const std::string puzzle = dir.write("two.txt", kTwoAnswers);
  const std::string wrong = dir.write("wrong", "answer nonogram\n2 2\nx x\n- x\n");
  const Finished shown = run({"show", puzzle, wrong});
  CHECK(shown.code == 0);
  CHECK(shown.out.find("┃████┃") != std::string::npos);
  CHECK(shown.err.starts_with("puzzle2cnf: warning: " + wrong + ": row 1 has"));
  CHECK(run({"show", "-q", puzzle, wrong}).err.empty());
}

TEST_CASE("show: wrong usage, wrong input, too large") {
  const std::string file = data_file("nonogram-12x12.txt");
  check_failure(run({"show", "--to", "gif", file}), 2, "'txt', 'svg' or 'png' for --to, got 'gif'");
  check_failure(run({"show", "--color", "blue", file}), 2, "--color, got 'blue'");
  check_failure(run({"show", file, file, file, file}), 2, "got 4 inputs");
  check_failure(run({"show", file, file}), 3, "expected 'answer nonogram'");
  check_failure(run({"show", "-"}, "heyawake\n"), 3, "<stdin>:");
  check_failure(run({"solve", "--to", "svg", file}), 2, "'--to'");
  std::string wide = "hashi\n1 1000001\n";
  for (int i = 0; i < 1'000'001; ++i) wide += "- ";
  check_failure(run({"show", "-"}, wide), 4, "is not drawn");
  CHECK(run({"solve", "-"}, wide).out == "answer hashi\n");  // without a drawing
}

TEST_CASE("show --json sums up the picture in a file") {
  const TempDir dir;
  const std::string file = data_file("heyawake-6x6.txt");
  const Finished nowhere = run({"show", "--json", file});
  CHECK(nowhere.code == 2);
  const auto report =
      nlohmann::json::parse(out_of({"show", "--json", file, "-o", dir.path("x.svg")}));
  CHECK(report["puzzle"] == "heyawake");
  CHECK(report["to"] == "svg");
  CHECK(report["rows"] == 6);
  CHECK(report["cols"] == 6);
  check_svg(read_file(dir.path("x.svg")));
}

TEST_CASE("the ending of a picture's name, in any case; other kinds are wrong usage") {
  const TempDir dir;
  const std::string puzzle = data_file("kenken-4x4.txt");
  for (const char* verb : {"show", "solve", "unique"}) {
    CAPTURE(verb);
    CHECK(run({verb, puzzle, "--force", "-o", dir.path("z.PNG")}).code == 0);
    CHECK(read_png(read_file(dir.path("z.PNG"))).width > 20);
    for (const char* name : {"z.jpg", "z.JPEG", "z.gif", "z.pdf", "z.svgz"}) {
      check_failure(run({verb, puzzle, "-o", dir.path(name)}), 2, "ends in .svg or .png");
    }
  }
  for (const char* name : {"z.svg", "z.PNG", "z.pdf"}) {
    check_failure(run({"convert", puzzle, "--force", "-o", dir.path(name)}), 2,
                  "'puzzle2cnf show PUZZLE -o NAME.svg'");
  }
  CHECK(dir.names() == std::vector<std::string>{"z.PNG"});
}

TEST_CASE("solve puts its drawing above the answer, as comments") {
  const TempDir dir;
  const std::string puzzle = dir.write("two.txt", kTwoAnswers);
  const std::vector<std::string> given = {"solve", "--given", "r1c1=1", puzzle};
  const auto with = [&](std::vector<std::string> options) {
    options.insert(options.begin(), given.begin(), given.end());
    return out_of(options);
  };
  const std::string answer = "answer nonogram\n2 2\nx -\n- x\n";
  CHECK(with({}) == "#     1 1\n#   ┏━━━━┓\n# 1 ┃██  ┃\n# 1 ┃  ██┃\n#   ┗━━━━┛\n" + answer);
  CHECK(with({"--ascii"}) ==
        "#     1 1\n#   +----+\n# 1 |##  |\n# 1 |  ##|\n#   +----+\n" + answer);
  CHECK(with({"--color", "always"}).find("# 1 ┃") != std::string::npos);
  CHECK(with({"--quiet"}) == answer);
  CHECK(nlohmann::json::parse(with({"--json"}))["status"] == "SATISFIABLE");
  CHECK(out_of({"verify", puzzle, "-"}, with({"--color", "always"})) == "ok\n");
  CHECK(out_of({"show", puzzle, "-"}, with({})) ==
        "    1 1\n  ┏━━━━┓\n1 ┃██  ┃\n1 ┃  ██┃\n  ┗━━━━┛\n");
}

TEST_CASE("solve leaves a drawing out that is too large to look at") {
  const auto comments = [](int rows, int cols) {
    std::string puzzle = "nonogram\n" + std::to_string(rows) + " " + std::to_string(cols) + "\n";
    for (int k = 0; k < rows + cols; ++k) puzzle += "0\n";
    return out_of({"solve", "-"}, puzzle).starts_with("#");
  };
  CHECK(comments(1, 81));        // 2 + 162 + 18 columns and more
  CHECK(comments(1, 89));        // 2 + 178 + 19
  CHECK_FALSE(comments(1, 91));  // 2 + 182 + 20
  CHECK(comments(10'000, 1));
  CHECK_FALSE(comments(10'001, 1));
}

TEST_CASE("solve and unique draw into a file, with the text on stdout") {
  const TempDir dir;
  const std::string puzzle = data_file("kenken-4x4.txt");
  const std::string answer = read_file(data_file("kenken-4x4.answer"));
  for (const char* kind : {"svg", "png"}) {
    CAPTURE(kind);
    const std::string drawn =
        out_of({"show", "--to", kind, puzzle, data_file("kenken-4x4.answer")});
    const std::string file = dir.path(std::string("solved.") + kind);
    CHECK(without_comments(out_of({"solve", puzzle, "-o", file})) == answer);
    CHECK(read_file(file) == drawn);
    CHECK(out_of({"unique", puzzle, "--force", "-o", file}) == "unique\n" + answer);
    CHECK(read_file(file) == drawn);
    const std::string json = out_of({"unique", "--json", puzzle, "--force", "-o", file});
    CHECK(nlohmann::json::parse(json)["unique"] == true);
    check_failure(run({"solve", puzzle, "-o", file}), 5, "--force");
  }
}

TEST_CASE("unique draws two answers with their differences highlighted") {
  const TempDir dir;
  const std::string file = dir.path("two.svg");
  const Finished several = run({"unique", "-", "-o", file}, kTwoAnswers);
  CHECK(several.code == 1);
  CHECK(several.out.starts_with("several\nanswer nonogram\n"));
  check_svg(read_file(file));
  CHECK(read_file(file).find("fill=\"#ffcd56\"") != std::string::npos);  // the highlight
  CHECK(run({"unique", "-", "-o", dir.path("none.svg")}, kNoAnswer).out == "none\n");
  CHECK(run({"solve", "-", "-o", dir.path("none.svg")}, kNoAnswer).code == 1);
  CHECK(dir.names() == std::vector<std::string>{"two.svg"});
  const std::string before = read_file(file);
  const Finished none = run({"unique", "-", "-o", file, "--force"}, kNoAnswer);
  CHECK(none.err == "puzzle2cnf: no answer to draw: " + file + " is not written\n");
  CHECK(read_file(file) == before);
  CHECK(run({"unique", "-q", "-", "-o", file, "--force"}, kNoAnswer).err.empty());
  const std::string one = data_file("kenken-4x4.txt");
  check_failure(run({"unique", one, one, "-o", dir.path("x.svg")}), 2, "one puzzle for a picture");
}

}  // namespace p2c
