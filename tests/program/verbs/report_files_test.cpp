// report: the page as a file, its inputs, what is refused. Puzzles are in report_puzzles_test.cpp.
#include <doctest/doctest.h>

#include "tests/program/verbs/made_rows.hpp"
#include "tests/program/verbs/report_pages.hpp"

namespace p2c::report_files_test {
namespace {

using Json = nlohmann::json;

TEST_CASE("report: a page is well-formed, self-contained, and the same each time") {
  const TempDir dir;
  std::vector<MadeRow> rows = made_rows(500, 3);
  rows[0].id = "a<b>&\"c\"\x01.txt";
  rows[0].status = "crash";
  const std::string file = dir.write("rows <&\".jsonl", rows_text(rows, rows_head()));
  const std::string page = page_of(dir, {file});
  CHECK(page == page_of(dir, {file}));
  CHECK(page.find("it is &lt;wrong&gt; &amp; &quot;odd&quot;") != std::string::npos);
  CHECK(page.find("a&lt;b&gt;&amp;&quot;c&quot;\\x01.txt") != std::string::npos);
  CHECK(page.find("With <code>--puzzles INPUT</code>") != std::string::npos);
  CHECK(page.find("class=\"scatter\"") == std::string::npos);
  const std::string empty = dir.write("empty.jsonl", rows_text({}, rows_head()));
  page_of(dir, {empty});
  page_of(dir, {empty, file});
}

TEST_CASE("report: pages of many rows stay small") {
  const TempDir dir;
  const std::string a = dir.write("a.jsonl", rows_text(made_rows(20'000, 4), rows_head(10)));
  const std::string b = dir.write("b.jsonl", rows_text(made_rows(20'000, 5), rows_head(10)));
  CHECK(page_of(dir, {a, b}).size() < 1'000'000);
}

TEST_CASE("report: rows of different versions are refused unless asked for") {
  const TempDir dir;
  const std::vector<MadeRow> rows = made_rows(20, 1);
  const std::string a = dir.write("a.jsonl", rows_text(rows, rows_head()));
  const std::string b = dir.write("b.jsonl", rows_text(rows, rows_head(0, "sets", "0.0.9")));
  const Finished finished = run({"report", a, b, "-o", dir.path("page.html")});
  CHECK(finished.code == 3);
  CHECK(finished.err == "puzzle2cnf: " + b + ":1:1: expected rows of version 0.1.0, as in " + a +
                            ", got '0.0.9'; --any-version takes both\n");
  CHECK(dir.names() == std::vector<std::string>{"a.jsonl", "b.jsonl"});
  CHECK(page_of(dir, {a, b, "--any-version"}).find("<td>0.0.9</td>") != std::string::npos);
}

TEST_CASE("report: shards that are not merged are refused") {
  const TempDir dir;
  const std::vector<MadeRow> rows = made_rows(20, 1);
  const std::string whole = dir.write("a.jsonl", rows_text(rows, rows_head()));
  const std::string one =
      dir.write("b.jsonl", rows_text(rows, rows_head(0, "sets", "0.1.0", "2/3")));
  for (const std::vector<std::string>& files : {std::vector{one}, {whole, one}}) {
    std::vector<std::string> words = {"report", "-o", dir.path("page.html")};
    words.insert(words.end(), files.begin(), files.end());
    const Finished finished = run(words);
    CHECK(finished.code == 3);
    CHECK(finished.err == "puzzle2cnf: " + one +
                              ":1:1: expected the rows of a whole batch, got those of shard 2/3; "
                              "'merge' makes one file of all shards\n");
    CHECK(dir.names() == std::vector<std::string>{"a.jsonl", "b.jsonl"});
  }
}

TEST_CASE("report: compressed rows, and rows from stdin") {
  const TempDir dir;
  const std::string text = rows_text(made_rows(50, 1), rows_head());
  const std::string file = dir.write("rows.jsonl", text);
  const auto figures = [&](const std::string& input, const std::string& name) {
    const Finished finished =
        run({"report", input, "--json", "--force", "-o", dir.path("page.html")}, text);
    CAPTURE(finished.err);
    REQUIRE(finished.code == 0);
    const Json report = Json::parse(finished.out);
    CHECK(report["runs"][0]["name"] == name);
    return report["runs"][0]["figures"];
  };
  const Json plain = figures(file, "rows");
  CHECK(plain["entries"] == 50);
  CHECK(figures("-", "<stdin>") == plain);
  REQUIRE(run_program("xz", {"-k", file}).code == 0);
  CHECK(figures(file + ".xz", "rows") == plain);
}

TEST_CASE("report: a bad line is an error with its place, and leaves no file") {
  const TempDir dir;
  const std::string rows = rows_head() + row_line(made_rows(1, 1)[0]);
  const auto error = [&](const std::string& text) {
    const std::string file = dir.write("rows.jsonl", text);
    const Finished finished =
        run({"report", file, "-o", dir.path("page.html"), "--csv", dir.path("t.csv")});
    CHECK(finished.code == 3);
    CHECK(dir.names() == std::vector<std::string>{"rows.jsonl"});
    return finished.err.substr(0, finished.err.find(": expected")) + "|" + file;
  };
  const auto at = [&](const std::string& place) {
    return "puzzle2cnf: " + dir.path("rows.jsonl") + place + "|" + dir.path("rows.jsonl");
  };
  CHECK(error(rows + "{\"n\":1,\"id\":\"x\",\"status\":\"odd\"}\n") == at(":3:1"));
  CHECK(error(rows + "{\"n\":1,]\n") == at(":3:8"));
  CHECK(error(row_line(made_rows(1, 1)[0])) == at(":1:1"));
  CHECK(error("") == at(":1:1"));
}

TEST_CASE("report: rows without an end, and the last of several rows of an entry") {
  const TempDir dir;
  std::vector<MadeRow> rows = made_rows(10, 1);
  MadeRow again = rows[3];
  again.status = "solved";
  std::string text = rows_head();
  rows[3].status = "crash";
  for (const MadeRow& row : rows) text += row_line(row);
  const std::string file = dir.write("rows.jsonl.part", text + row_line(again) + "{\"n\":1");
  const Finished finished = run({"report", file, "--json", "-o", dir.path("page.html")});
  CHECK(finished.code == 0);
  CHECK(finished.err ==
        "puzzle2cnf: warning: " + file + ": the rows have no end: the batch is unfinished\n");
  const Json report = Json::parse(finished.out);
  CHECK(report["runs"][0]["name"] == "rows");
  CHECK(report["runs"][0]["complete"] == false);
  CHECK(report["runs"][0]["figures"]["entries"] == 10);
  CHECK(run({"report", "-q", file}).err.empty());
}

TEST_CASE("report: what is refused") {
  const TempDir dir;
  const std::string file = dir.write("rows.jsonl", rows_text(made_rows(5, 1), rows_head()));
  CHECK(run({"report"}).code == 2);
  CHECK(run({"report", file, "--json"}).code == 2);
  CHECK(run({"report", file, "-o", dir.path("x.png")}).code == 2);
  CHECK(run({"report", file, "--csv", dir.path("x.svg")}).code == 2);
  CHECK(run({"report", file, "-o", dir.path("x.csv"), "--csv", dir.path("x.csv")}).code == 2);
  CHECK(run({"report", file, "--time", "user"}).code == 2);
  CHECK(run({"report", file, "--hardest", "501"}).code == 2);
  CHECK(run({"report", file, "--from", "odd"}).code == 2);
  CHECK(run({"report", file, "-o", file}).code == 2);
  CHECK(run({"report", dir.path("none.jsonl")}).code == 3);
  CHECK(dir.names() == std::vector<std::string>{"rows.jsonl"});
  CHECK(run({"report", file}).out == page_of(dir, {file}));
  CHECK(run({"report", file, "-o", dir.path("page.html")}).code == 5);
}

}  // namespace
}  // namespace p2c::report_files_test
