// report: the page as a file, what is refused, pictures, contradictions.
#include <doctest/doctest.h>

#include <algorithm>

#include "cnf_out/md5.hpp"
#include "tests/program/run_program.hpp"
#include "tests/program/verbs/made_rows.hpp"

namespace puzzle2cnf {
namespace {

using Json = nlohmann::json;

constexpr std::array<const char*, 4> kPuzzles = {"hashi-7x7.txt", "heyawake-6x6.txt",
                                                 "kenken-4x4.txt", "nonogram-12x12.txt"};

int count(const std::string& text, std::string_view part) {
  int found = 0;
  for (std::size_t at = text.find(part); at != std::string::npos; at = text.find(part, at + 1)) {
    ++found;
  }
  return found;
}

void check_page(const std::string& page) {
  const std::string html = read_file(page);
  CHECK(html.starts_with("<!DOCTYPE html>\n"));
  CHECK(html.ends_with("</html>\n"));
  for (const char* const outside : {"src=", "@import", "url(", "<link", "href="}) {
    CHECK(html.find(outside) == std::string::npos);
  }
  const Finished xml = run_program(
      "python3", {"-c", "import sys, xml.dom.minidom; xml.dom.minidom.parse(sys.argv[1])", page});
  CAPTURE(xml.err);
  CHECK(xml.code == 0);
}

std::string page_of(const TempDir& dir, std::vector<std::string> arguments) {
  const std::string page = dir.path("page.html");
  arguments.insert(arguments.begin(), "report");
  arguments.insert(arguments.end(), {"-o", page, "--force"});
  const Finished finished = run(arguments);
  CAPTURE(finished.err);
  REQUIRE(finished.code == 0);
  check_page(page);
  return read_file(page);
}

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

// Rows of the samples, the last one the hardest.
std::vector<MadeRow> sample_rows() {
  std::vector<MadeRow> rows;
  for (std::size_t i = 0; i < kPuzzles.size(); ++i) {
    Md5 md5;
    md5.add(run({"convert", "--to", "text", data_file(kPuzzles[i])}).out);
    const auto n = static_cast<int>(i);
    rows.push_back({n, kPuzzles[i], md5.finish(), "unique", 1.0 + n, 1.0 + n});
  }
  return rows;
}

TEST_CASE("report: the hardest puzzles are drawn, found by number or id") {
  const TempDir dir;
  const std::string file = dir.write("rows.jsonl", rows_text(sample_rows(), rows_head()));
  std::vector<std::string> in_order = {file};
  for (const char* const name : kPuzzles) {
    in_order.insert(in_order.end(), {"--puzzles", data_file(name)});
  }
  const std::string page = page_of(dir, in_order);
  CHECK(count(page, "<svg xmlns") == 4);
  CHECK(page.find("<b>1. nonogram-12x12.txt</b>") < page.find("<b>4. hashi-7x7.txt</b>"));
  in_order.insert(in_order.end(), {"--hardest", "1"});
  const std::string one = page_of(dir, in_order);
  CHECK(count(one, "<svg xmlns") == 1);
  CHECK(one.find("Not found") == std::string::npos);
  // In another order only ids help, and they are those of the command line.
  std::vector<MadeRow> rows = sample_rows();
  for (MadeRow& row : rows) row.n += 7;
  rows[0].id = data_file(kPuzzles[0]);
  const std::string other = dir.write("other.jsonl", rows_text(rows, rows_head()));
  const Finished finished = run({"report", other, "--puzzles", data_file(kPuzzles[1]), "--puzzles",
                                 data_file(kPuzzles[0]), "-o", dir.path("other.html")});
  CHECK(finished.code == 0);
  CHECK(finished.err == "puzzle2cnf: warning: not found in --puzzles: 3 puzzles of the hardest\n");
  CHECK(count(read_file(dir.path("other.html")), "<svg xmlns") == 1);
}

TEST_CASE("report: inputs of --puzzles that cannot be read") {
  const TempDir dir;
  const std::string file = dir.write("rows.jsonl", rows_text(sample_rows(), rows_head()));
  const std::string none = dir.path("none.urls");
  const Finished finished = run({"report", file, "--puzzles", none, "-o", dir.path("page.html")});
  CHECK(finished.code == 0);
  CHECK(finished.err == "puzzle2cnf: warning: not found in --puzzles: 4 puzzles of the hardest; " +
                            none + ": cannot be read: No such file or directory\n");
}

TEST_CASE("report: a puzzle with another hash is not the one of the row") {
  const TempDir dir;
  const std::string file = dir.write("rows.jsonl", rows_text(sample_rows(), rows_head()));
  const std::string page = page_of(dir, {file, "--puzzles", data_file(kPuzzles[3])});
  CHECK(count(page, "<svg xmlns") == 0);
  CHECK(page.find("</code>: 4 puzzles of the hardest.") != std::string::npos);
}

TEST_CASE("report: runs of other inputs match by hash, and contradictions are named") {
  const TempDir dir;
  std::vector<MadeRow> rows = sample_rows();
  const std::string a = dir.write("a.jsonl", rows_text(rows, rows_head()));
  for (MadeRow& row : rows) row.n = 3 - row.n;
  const std::string b = dir.write("b.jsonl", rows_text(rows, rows_head(0, "others")));
  const std::string page = dir.path("page.html");
  const auto contradictions = [&](const std::string& other) {
    const Finished finished = run({"report", a, other, "--json", "-o", page, "--force"});
    const Json report = Json::parse(finished.out);
    CHECK(report["puzzles"] == 4);
    CHECK(finished.err.empty() == (report["contradictions"] == 0));
    return report["contradictions"].get<int>();
  };
  CHECK(contradictions(b) == 0);
  rows[0].status = "none";
  rows[1].status = "several";
  rows[2].status = "crash";
  rows[3].status = "solved";
  CHECK(contradictions(dir.write("c.jsonl", rows_text(rows, rows_head(0, "others")))) == 2);
  check_page(page);
  CHECK(read_file(page).find("<h2 id=\"contradictions\">") != std::string::npos);
}

TEST_CASE("report: only answers that differ contradict each other") {
  const TempDir dir;
  const auto file = [&](const std::string& name, const std::string& status, int answer) {
    return dir.write(name, rows_head() + R"({"n":0,"id":"x","hash":"h","status":")" + status +
                               R"(","answer":{"grid":[[)" + std::to_string(answer) +
                               "]]},\"times\":{\"cpu\":1,\"wall\":1}}\n");
  };
  const auto contradictions = [&](const std::string& a, const std::string& b) {
    const Finished finished =
        run({"report", a, b, "-q", "--json", "-o", dir.path("page.html"), "--force"});
    return Json::parse(finished.out)["contradictions"].get<int>();
  };
  const std::string one = file("one", "unique", 1);
  CHECK(contradictions(one, file("same", "unique", 1)) == 0);
  CHECK(contradictions(one, file("other", "unique", 2)) == 1);
  CHECK(contradictions(file("solved", "solved", 2), one) == 1);
  CHECK(contradictions(file("solved", "solved", 2), file("another", "solved", 3)) == 0);
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
}  // namespace puzzle2cnf
