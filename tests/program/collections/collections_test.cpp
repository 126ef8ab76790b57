// Lists, folders and manifests in place of puzzles, through the built command.
#include <doctest/doctest.h>

#include <nlohmann/json.hpp>

#include "tests/board_count.hpp"
#include "tests/program/run_program.hpp"

namespace p2c {
namespace {

constexpr const char* kUrl = "https://puzz.link/p?hashi/3/1/1g2";  // no answer
constexpr const char* kOne = "nonogram\n1 1\n1\n1\n";
constexpr const char* kJson =
    R"({"format": 1, "puzzle": "nonogram", "columns": [[1]], "rows": [[1]]})";

std::string lines(std::initializer_list<std::string> all) {
  std::string text;
  for (const std::string& line : all) text += line + "\n";
  return text;
}

// The names below which results are printed.
std::vector<std::string> headings(const std::string& out) {
  std::vector<std::string> names;
  std::istringstream in(out);
  for (std::string line; std::getline(in, line);) {
    if (line.starts_with("# ") && !line.starts_with("# no")) names.push_back(line.substr(2));
  }
  return names;
}

using Names = std::vector<std::string>;

}  // namespace

TEST_CASE("a list is worked on entry by entry, with the place of each error") {
  const TempDir folder;
  const std::string list = folder.write("a.list", lines({"# two", kJson, "nonsense", kUrl}));
  const Finished counted = run({"count", list});
  CHECK(counted.out ==
        "# " + list + ":2\n1\n# " + list + ":3\n# not solved: error\n# " + list + ":4\n0\n");
  CHECK(counted.err.find(list + ":3:1: expected the name of a puzzle") != std::string::npos);
  CHECK(counted.code == 3);
  const auto report = nlohmann::json::parse(run({"solve", "--json", list}).out);
  REQUIRE(report.size() == 3);
  CHECK(report[0]["status"] == "SATISFIABLE");
  CHECK(report[1]["place"] == list + ":3:1");
  CHECK(report[2]["status"] == "UNSATISFIABLE");
}

TEST_CASE("a list comes from stdin, from a compressed file and with --from ids") {
  const TempDir folder;
  const std::string two = lines({kJson, kJson});
  CHECK(run({"count", "-"}, two).out == "# -:1\n1\n# -:2\n1\n");
  const std::string plain = folder.write("two.jsonl", two);
  REQUIRE(run_program("xz", {plain}).code == 0);
  CHECK(headings(run({"count", plain + ".xz"}).out) == Names{plain + ".xz:1", plain + ".xz:2"});
  const std::string ids = folder.write("ids", "2x2:2d2\n2x2:2d2\n");
  CHECK(headings(run({"count", "--from", "sgt-bridges", ids}).out) ==
        Names{ids + ":1", ids + ":2"});
}

TEST_CASE("a folder is its files and those in its folders, sorted, without answers") {
  const TempDir folder;
  std::filesystem::create_directories(folder.path("all/b/deep"));
  std::filesystem::create_directories(folder.path("all/.hidden"));
  folder.write("all/c.txt", kOne);
  folder.write("all/b/deep/z.txt", kOne);
  folder.write("all/b/a.txt", kOne);
  folder.write("all/b-1.txt", kOne);
  folder.write("all/list.urls", lines({kJson}));
  folder.write("all/c.answer", "answer nonogram\n1 1\nx\n");
  folder.write("all/rows.jsonl", "{\"batch\":1}\n{\"n\":0}\n");
  folder.write("all/rows-2.jsonl.part", "");
  folder.write("all/rows-3.jsonl.part.new", "{\"bat");
  folder.write("all/.dot.txt", "nonsense");
  folder.write("all/.hidden/a.txt", "nonsense");
  std::filesystem::create_directory_symlink(folder.path("all"), folder.path("all/loop"));
  const std::string all = folder.path("all");
  const Finished counted = run({"count", all});
  CHECK(headings(counted.out) == Names{all + "/b-1.txt", all + "/b/a.txt", all + "/b/deep/z.txt",
                                       all + "/c.txt", all + "/list.urls:1"});
  CHECK(counted.err == "puzzle2cnf: 2 files with answers left out\n");
  CHECK(counted.code == 0);
  folder.write("all/notes.md", "some notes\n");
  const Finished with_notes = run({"count", "-q", all});
  CHECK(with_notes.code == 3);
  CHECK(with_notes.err.find(all + "/notes.md:1:1: ") != std::string::npos);
  CHECK(headings(with_notes.out).size() == 6);
}

TEST_CASE("an output in the folder that is read is no input") {
  const TempDir folder;
  std::filesystem::create_directories(folder.path("all"));
  folder.write("all/a.txt", kOne);
  folder.write("all/b.txt", kOne);
  const Finished counted = run({"count", folder.path("all"), "-o", folder.path("all/counts")});
  CHECK(counted.code == 0);
  CHECK(counted.err == "");
  CHECK(headings(read_file(folder.path("all/counts"))).size() == 2);
}

TEST_CASE("a manifest has paths that begin where it is") {
  const TempDir folder;
  std::filesystem::create_directories(folder.path("sets/small"));
  folder.write("sets/small/a.txt", kOne);
  folder.write("sets/b.jsonl", lines({kJson, kJson}));
  const std::string other = folder.write("c.txt", kOne);
  const std::string manifest = folder.write(
      "sets/all", lines({"\xEF\xBB\xBF# some", "b.jsonl\r", "", "missing", "small", other}));
  const std::string sets = folder.path("sets/");
  const Finished counted = run({"count", "--manifest", manifest, other});
  CHECK(headings(counted.out) == Names{other, sets + "b.jsonl:1", sets + "b.jsonl:2",
                                       sets + "missing", sets + "small/a.txt", other});
  CHECK(counted.err.find(sets + "missing: cannot be read") != std::string::npos);
  CHECK(counted.code == 3);
  CHECK(run({"count", "--manifest", folder.path("none")}).code == 3);
}

TEST_CASE("puzzlekit's JSON is worked on entry by entry") {
  const TempDir folder;
  const std::string kit =
      folder.write("kit.json", R"({"name": "Nonogram", "data": {"a": {"problem": "1 1\n1\n1"},)"
                               R"( "b": {"problem": "1 1\n1\nx"}}})");
  const Finished counted = run({"count", kit});
  CHECK(headings(counted.out) == Names{kit + "#a", kit + "#b"});
  CHECK(counted.err.find(kit + "#b:3:1: ") != std::string::npos);
}

TEST_CASE("a verb that takes one puzzle takes a list with one, and refuses two") {
  const TempDir folder;
  const std::string one = folder.write("one.urls", lines({kJson}));
  const std::string two = folder.write("two", lines({kJson, kJson}));
  for (const char* verb : {"encode", "show", "convert", "explain", "hint"}) {
    CAPTURE(verb);
    CHECK(run({verb, one}).code == 0);
    const Finished refused = run({verb, two});
    CHECK(refused.code == 2);
    CHECK(refused.err.find("expected one puzzle, got several in " + two) != std::string::npos);
    CHECK(refused.out.empty());
  }
  CHECK(run({"solve", "-o", folder.path("a.svg"), two}).code == 2);
  CHECK(run({"solve", "--proof", folder.path("a.drat"), two}).code == 2);
  CHECK(run({"solve", "--format", "sat", two}).code == 2);
  CHECK(folder.names() == Names{"one.urls", "two"});
}

TEST_CASE("a collection without puzzles is bad input") {
  const TempDir folder;
  std::filesystem::create_directories(folder.path("empty"));
  for (const std::string& nothing : {folder.path("empty"), folder.write("none.urls", "# none\n")}) {
    const Finished finished = run({"solve", nothing});
    CHECK(finished.code == 3);
    CHECK(finished.err == "puzzle2cnf: " + nothing + ": expected a puzzle, got none\n");
    CHECK(run({"encode", nothing}).code == 3);
  }
}

TEST_CASE("the results of a long list are those of its entries, in order, with any threads") {
  const TempDir folder;
  std::string text;
  const std::string none = R"({"format": 1, "puzzle": "nonogram", "columns": [[]], "rows": [[1]]})";
  for (int i = 0; i < 1000; ++i) text += (i % 7 == 0 ? none : std::string(kJson)) + "\n";
  const std::string list = folder.write("long.jsonl", text);
  const Finished one = run({"count", "--threads", "1", list});
  CHECK(headings(one.out).size() == 1000);
  CHECK(one.out.starts_with("# " + list + ":1\n0\n# " + list + ":2\n1\n"));
  for (const char* threads : {"2", "5", "64"}) {
    CHECK(run({"count", "--threads", threads, list}).out == one.out);
  }
  CHECK(run({"count", "--memory-limit", "500", list}).out == one.out);
}

TEST_CASE("a few puzzles and many threads, again and again") {
  const TempDir folder;
  const std::string two = folder.write("two.jsonl", lines({kJson, kJson}));
  for (int i = 0; i < fewer_if_sanitized(300, 60); ++i) {
    const Finished counted = run({"count", "--threads", "8", two, two});
    CHECK(counted.code == 0);
    CHECK(headings(counted.out).size() == 4);
  }
}

TEST_CASE("limits of a list are each entry's own") {
  const TempDir folder;
  std::string rows;
  for (int i = 0; i < 12; ++i) rows += "[1, 1, 1, 1],";
  rows.back() = ']';
  const std::string many =
      R"({"format": 1, "puzzle": "nonogram", "columns": [)" + rows + R"(, "rows": [)" + rows + "}";
  const std::string list = folder.write("some.jsonl", lines({kJson, many, kJson}));
  const Finished counted = run({"count", "--conflict-limit", "100", list});
  CHECK(counted.code == 4);
  CHECK(headings(counted.out).size() == 3);
  CHECK(counted.out.find("at least") != std::string::npos);
  CHECK(counted.err == "puzzle2cnf: " + list + ":2: the conflict limit was reached\n");
}

}  // namespace p2c
