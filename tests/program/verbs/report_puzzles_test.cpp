// report: pictures of the hardest puzzles, and puzzles of which runs contradict each other.
#include <doctest/doctest.h>

#include "instances/text/md5.hpp"
#include "tests/program/verbs/made_rows.hpp"
#include "tests/program/verbs/report_pages.hpp"

namespace p2c::report_puzzles_test {
namespace {

using Json = nlohmann::json;

constexpr std::array<const char*, 4> kPuzzles = {"hashi-7x7.txt", "heyawake-6x6.txt",
                                                 "kenken-4x4.txt", "nonogram-12x12.txt"};

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

}  // namespace
}  // namespace p2c::report_puzzles_test
