// verify --rows by the built command: the answers of a batch are judged again, and what is wrong is
// named.
#include <doctest/doctest.h>

#include "tests/program/rows/row_texts.hpp"

namespace p2c {
namespace {

// Four entries: one answer, two, none, and no puzzle. Each is in a file of its own.
class Batch {
 public:
  Batch() {
    std::filesystem::create_directory(dir_.path("in"));
    entry("0.txt", "nonogram\n2 2\n2\n1\n2\n1\n");
    entry("1.txt", "nonogram\n2 2\n1\n1\n1\n1\n");
    entry("2.txt", "nonogram\n2 2\n2\n2\n1\n1\n");
    entry("3.txt", "nonogram\n2 2\n2\n");
    // With one worker the rows are in the order of the entries.
    const Finished batch =
        run({"batch", "-q", "--jobs=1", "--do", "unique", inputs(), "-o", rows()});
    REQUIRE(batch.code == 3);
    text_ = read_file(rows());
  }

  void entry(const std::string& name, const std::string& text) { dir_.write("in/" + name, text); }
  void remove(const std::string& name) { std::filesystem::remove(dir_.path("in/" + name)); }
  std::string inputs() const { return dir_.path("in"); }
  std::string rows() const { return dir_.path("rows.jsonl"); }
  const std::string& text() const { return text_; }
  const TempDir& dir() const { return dir_; }

  Finished verify(const std::vector<std::string>& options = {}) const {
    std::vector<std::string> words = {"verify", "--rows", rows(), inputs()};
    words.insert(words.end(), options.begin(), options.end());
    return run(words);
  }

  // With this text as the rows; what it prints, without the paths of files.
  void check_wrong(const std::string& text, const std::string& printed) const {
    CAPTURE(printed);
    dir_.write("rows.jsonl", text);
    const Finished finished = verify();
    CHECK(finished.code == 1);
    CHECK(finished.err.empty());
    std::string out = finished.out;
    for (std::size_t at; (at = out.find(dir_.path(""))) != std::string::npos;) {
      out.erase(at, dir_.path("").size());
    }
    CHECK(out == printed);
  }

  // Without the row with this number.
  std::string without(int n) const {
    const std::size_t at = text_.find("{\"n\":" + std::to_string(n) + ",");
    std::string rest = text_;
    rest.erase(at, text_.find('\n', at) + 1 - at);
    return with(rest, "\"rows\":4", "\"rows\":3");
  }

 private:
  TempDir dir_;
  std::string text_;
};

}  // namespace

TEST_CASE("verify --rows: the rows of a batch are right") {
  const Batch batch;
  const Finished finished = batch.verify();
  CHECK(finished.code == 0);
  CHECK(finished.err.empty());
  CHECK(finished.out == "ok: 4 rows, 3 answers, 1 error, 1 none\n");
  const Finished json = batch.verify({"--json"});
  CHECK(json.code == 0);
  CHECK(json.out == R"({"format":1,"ok":true,"broken":[],"rows":4,"answers":3,)"
                    R"("without_answer":{"error":1,"none":1},"version":"0.1.0"})"
                    "\n");
}

TEST_CASE("verify --rows: one shard, compressed rows, a manifest, rows from stdin") {
  const Batch batch;
  const TempDir& dir = batch.dir();
  const std::string shard = dir.path("shard.jsonl");
  REQUIRE(
      run({"batch", "-q", "--do", "unique", batch.inputs(), "--shard", "2/3", "-o", shard}).code ==
      0);
  CHECK(run({"verify", "--rows", shard, batch.inputs()}).out == "ok: 1 row, 2 answers\n");
  REQUIRE(run_program("xz", {"-k", batch.rows()}).code == 0);
  CHECK(run({"verify", "--rows", batch.rows() + ".xz", batch.inputs()}).code == 0);
  const std::string list = dir.write("list", "in/0.txt\nin/1.txt\nin/2.txt\nin/3.txt\n");
  CHECK(run({"verify", "--rows", batch.rows(), "--manifest", list}).code == 0);
  CHECK(run({"verify", "--rows", "-", batch.inputs()}, batch.text()).code == 0);
}

TEST_CASE("verify --rows: answers that are wrong") {
  const Batch batch;
  const std::string answer = R"("answer":{"grid":["##","#."]})";
  const auto check = [&](const std::string& other, const std::string& fault) {
    batch.check_wrong(with(batch.text(), answer, other), "in/0.txt (n 0): " + fault + "\n");
  };
  check(R"("answer":{"grid":["##","##"]})", "row 2 has the blocks 2, but its clue is 1");
  check(R"("answer":{"grid":["##"]})", "expected a list of 2 rows, got 1");
  check(R"("answer":{"grid":["#?","#."]})",
        "expected a whole answer, got one with 1 open slot; 'solve --position' says whether an "
        "answer continues it");
  check(R"("answer":null)", "the row is unique, without an answer");
  check(answer + R"(,"second":{"grid":["##","#."]})",
        "the row is unique, with a second answer\n"
        "in/0.txt (n 0): the second answer is the first one again");
  batch.check_wrong(
      with(batch.text(), "\"second\":{\"grid\":[\"#.", "\"second\":{\"grid\":[\"##"),
      "in/1.txt (n 1): the second answer: row 1 has the blocks 2, but its clue is 1\n");
  batch.check_wrong(with(batch.text(), "\"unique\",\"answer", "\"several\",\"answer"),
                    "in/0.txt (n 0): the row is several, without a second answer\n");
  batch.check_wrong(with(batch.text(), "\"none\"", "\"solved\""),
                    "in/2.txt (n 2): the row is solved, without an answer\n");
  batch.check_wrong(with(batch.text(), "\"unique\",\"answer", "\"none\",\"answer"),
                    "in/0.txt (n 0): the row is none, with an answer\n");
}

TEST_CASE("verify --rows: a row without its hash, of another kind, or an error with an answer") {
  const Batch batch;
  const std::string& text = batch.text();
  const std::size_t hash = text.find("\"hash\"", text.find("{\"n\":0,"));
  const std::string member = text.substr(hash, text.find(',', hash) + 1 - hash);
  const auto check = [&](const std::string& part, const std::string& other,
                         const std::string& fault) {
    batch.check_wrong(with(text, part, other), "in/0.txt (n 0): " + fault + "\n");
  };
  check(member, "", "the row has no hash");
  check(member + R"("kind":"nonogram")", member + R"("kind":"chess")",
        "the puzzle is of the kind nonogram, its row says 'chess'");
  check(R"("unique","answer)", R"("error","answer)", "the row is error, with an answer");
}

TEST_CASE("verify --rows: givens count, and change the hash") {
  const Batch batch;
  const Finished other = batch.verify({"--given", "r1c1=1"});
  CHECK(other.code == 1);
  CHECK(other.out.find("(n 0): the puzzle has the hash ") != std::string::npos);
  const std::string rows = batch.dir().path("given.jsonl");
  const std::vector<std::string> given = {batch.inputs(), "--given", "r1c1=1"};
  std::vector<std::string> words = {"batch", "-q", "--do", "unique", "-o", rows};
  words.insert(words.end(), given.begin(), given.end());
  REQUIRE(run(words).code == 3);
  const std::string text = read_file(rows);
  words = {"verify", "--rows", rows};
  words.insert(words.end(), given.begin(), given.end());
  CHECK(run(words).out == "ok: 4 rows, 2 answers, 1 error, 1 none\n");
  batch.dir().write("given.jsonl", with(text, R"(["#.",".#"])", R"([".#","#."])"));
  const Finished broken = run(words);
  CHECK(broken.code == 1);
  CHECK(broken.out.ends_with("(n 1): r1c1 is 0, given is 1\n"));
}

TEST_CASE("verify --rows: other puzzles than those of the batch") {
  Batch batch;
  const std::string first = read_file(batch.inputs() + "/0.txt");
  batch.entry("0.txt", "nonogram\n2 2\n1\n2\n1\n2\n");
  const Finished changed = batch.verify();
  CHECK(changed.code == 1);
  CHECK(changed.out.find("0.txt (n 0): the puzzle has the hash ") != std::string::npos);
  CHECK(changed.out.ends_with(", its row has 0772ea8484c5b9400d0a595d2af44034\n"));
  batch.entry("0.txt", "nonogram\n2 2\n");
  CHECK(batch.verify().out.find("(n 0): the puzzle cannot be read: ") != std::string::npos);
  batch.entry("0.txt", first);
  batch.entry("3.txt", first);
  batch.check_wrong(batch.text(),
                    "in/3.txt (n 3): the row says that the puzzle cannot be read, but it can\n");
  batch.remove("3.txt");
  batch.check_wrong(batch.text(),
                    "rows.jsonl: there are 3 entries, and a row for n 3\n"
                    "rows.jsonl: there are 3 entries, and the end line counts 4\n");
}

TEST_CASE("verify --rows: rows that are missing, or too many") {
  const Batch batch;
  const std::string& text = batch.text();
  batch.check_wrong(batch.without(1), "in/1.txt (n 1): there is no row\n");
  batch.check_wrong(with(text, "\"n\":3", "\"n\":7"),
                    "in/3.txt (n 3): there is no row\n"
                    "rows.jsonl: there are 4 entries, and a row for n 7\n");
  batch.check_wrong(with(text, "\"n\":3", "\"n\":2"),
                    "rows.jsonl: there is more than one row for n 2\n"
                    "in/3.txt (n 3): there is no row\n");
  batch.check_wrong(text.substr(0, text.find("{\"end\"")),
                    "rows.jsonl: there is no end line: the batch has not ended\n");
  batch.check_wrong(with(text, "\"shard\":\"1/1\"", "\"shard\":\"1/2\""),
                    "rows.jsonl: there are rows of other shards: n 1, 3\n");
  const Finished json = batch.verify({"--json"});
  CHECK(json.code == 1);
  CHECK(json.out.find(R"("ok":false,"broken":[")") != std::string::npos);
}

TEST_CASE("verify --rows: wrong use") {
  const Batch batch;
  CHECK(batch.verify({"--rows", batch.rows()}).code == 2);
  CHECK(batch.verify({"--answer", "2"}).code == 2);
  CHECK(run({"verify", "a", "b", "c"}).code == 2);
  CHECK(run({"verify"}).err ==
        "puzzle2cnf: expected 'puzzle2cnf verify PUZZLE [ANSWER]', got 0 inputs (see 'puzzle2cnf "
        "help')\n");
  CHECK(run({"verify", "--rows", batch.rows()}).err ==
        "puzzle2cnf: expected 'puzzle2cnf verify --rows FILE PUZZLE...', got 0 inputs "
        "(see 'puzzle2cnf help')\n");
  CHECK(run({"verify", "--manifest", "a", "b"}).code == 2);
  CHECK(run({"verify", "--rows", batch.inputs() + "/0.txt", batch.inputs()}).code == 3);
}

}  // namespace p2c
