// merge by the built command: shards become one file of rows, whatever their number, and what lacks
// is named.
#include <doctest/doctest.h>

#include "tests/program/rows/row_texts.hpp"

namespace p2c {
namespace {

// Files of rows with these texts, and what merging them says.
class Shards {
 public:
  explicit Shards(const std::vector<std::string>& texts) {
    for (std::size_t i = 0; i < texts.size(); ++i) {
      files_.push_back(dir_.write("shard" + std::to_string(i + 1) + ".jsonl", texts[i]));
    }
  }

  const std::string& file(std::size_t number) const { return files_[number - 1]; }
  const TempDir& dir() const { return dir_; }

  Finished merge(std::vector<std::string> options = {}) const {
    options.insert(options.begin(), "merge");
    options.insert(options.end(), files_.begin(), files_.end());
    return run(options);
  }

  // The message, with "shardK.jsonl" for the path of a file.
  void check_refused(int code, const std::string& message) const {
    const std::vector<std::string> before = dir_.names();
    const Finished finished = merge({"-o", dir_.path("all.jsonl")});
    CHECK(finished.code == code);
    CHECK(finished.out.empty());
    std::string said = finished.err;
    const std::string folder = dir_.path("");
    for (std::size_t at; (at = said.find(folder)) != std::string::npos;) {
      said.erase(at, folder.size());
    }
    CHECK(said == message);
    CHECK(dir_.names() == before);
  }

 private:
  TempDir dir_;
  std::vector<std::string> files_;
};

Shards shards_of(int count, int entries) {
  std::vector<std::string> texts;
  for (int k = count; k >= 1; --k) texts.push_back(shard_text(k, count, entries));
  return Shards(texts);
}

std::string merged_text(int entries) {
  std::string rows = header_text("1/1");
  for (int n = 0; n < entries; ++n) rows += row_text(n);
  return rows + end_text(entries, entries);
}

}  // namespace

TEST_CASE("merge: the rows by their numbers, whatever the number of shards") {
  for (const int entries : {0, 1, 5, 12}) {
    const std::string wanted = without_times(merged_text(entries));
    for (const int count : {1, 2, 3, 7}) {
      CAPTURE(entries);
      CAPTURE(count);
      const Finished finished = shards_of(count, entries).merge();
      CHECK(finished.code == 0);
      CHECK(finished.err.empty());
      CHECK(without_times(finished.out) == wanted);
    }
  }
}

TEST_CASE("merge: rows are copied as they are, and what was merged can be merged") {
  const std::string text = merged_text(4);
  CHECK(Shards({text}).merge().out == text);
}

TEST_CASE("merge: 100,000 rows of 3 shards") {
  constexpr int kRows = 100'000;
  const Finished finished = shards_of(3, kRows).merge();
  CHECK(finished.code == 0);
  CHECK((without_times(finished.out) == without_times(merged_text(kRows))));
}

TEST_CASE("merge: compressed files, and a pipe") {
  const Shards shards = shards_of(2, 5);
  const std::string wanted = shards.merge().out;
  REQUIRE(run_program("xz", {"-k", shards.file(1)}).code == 0);
  REQUIRE(run_program("gzip", {"-k", shards.file(2)}).code == 0);
  const std::string all = shards.dir().path("all.jsonl.xz");
  const std::vector<std::string> packed = {shards.file(1) + ".xz", shards.file(2) + ".gz"};
  REQUIRE(run({"merge", packed[1], packed[0], "-o", all}).code == 0);
  CHECK(run_program("xz", {"-dc", all}).out == wanted);
  CHECK(run({"merge", all}).out == wanted);
  const std::string command = "cat " + shards.file(1) + " | " + kProgram + " merge - <(cat " +
                              shards.file(2) + ") -o " + shards.dir().path("piped.jsonl");
  REQUIRE(run_program("bash", {"-c", command}).code == 0);
  CHECK(read_file(shards.dir().path("piped.jsonl")) == wanted);
}

TEST_CASE("merge: as JSON, a summary") {
  const Shards shards = shards_of(2, 5);
  const Finished finished = shards.merge({"--json", "-o", shards.dir().path("all.jsonl")});
  CHECK(finished.code == 0);
  CHECK(finished.out == R"({"format":1,"ok":true,"shards":2,"rows":5,"version":"0.1.0"})"
                        "\n");
  CHECK(shards.merge({"--json"}).code == 2);
  const Finished refused =
      Shards({shard_text(2, 3, 5)}).merge({"--json", "-o", shards.dir().path("no.jsonl")});
  CHECK(refused.code == 1);
  CHECK(refused.out == R"({"format":1,"ok":false,"broken":["2 of 3 shards are missing: 1, 3"],)"
                       R"("version":"0.1.0"})"
                       "\n");
  CHECK_FALSE(std::filesystem::exists(shards.dir().path("no.jsonl")));
}

TEST_CASE("merge: shards that are missing, or there twice") {
  Shards({shard_text(2, 4, 9), shard_text(4, 4, 9)})
      .check_refused(1, "puzzle2cnf: 2 of 4 shards are missing: 1, 3\n");
  Shards({shard_text(1, 2, 9), shard_text(2, 2, 9), shard_text(1, 2, 9)})
      .check_refused(1, "puzzle2cnf: shard3.jsonl: shard 1/2 is also in shard1.jsonl\n");
  const TempDir dir;
  const std::string whole = dir.write("rows.jsonl", shard_text(1, 1, 9));
  CHECK(run({"merge", whole, whole}).err == "puzzle2cnf: " + whole + ": it is named twice\n");
  Shards({shard_text(1, 40, 9)})
      .check_refused(1,
                     "puzzle2cnf: 39 of 40 shards are missing: 2, 3, 4, 5, 6, 7, 8, 9, 10, 11 and "
                     "29 more\n");
}

TEST_CASE("merge: headers that differ") {
  const std::string first = shard_text(1, 2, 9);
  const std::string second = shard_text(2, 2, 9);
  Shards({first, with(second, "\"seed\":0", "\"seed\":7")})
      .check_refused(1,
                     "puzzle2cnf: shard2.jsonl: \"options\" is {\"seed\":7}, in shard1.jsonl it is "
                     "{\"seed\":0}\n");
  Shards({first, with(second, ",\"do\":\"unique\"", "")})
      .check_refused(
          1, "puzzle2cnf: shard2.jsonl: \"do\" is missing, in shard1.jsonl it is \"unique\"\n");
  Shards({first, with(second, "\"inputs\"", "\"more\":[1, 2],\"inputs\"")})
      .check_refused(
          1, "puzzle2cnf: shard2.jsonl: \"more\" is [1, 2], in shard1.jsonl it is missing\n");
  Shards({first, shard_text(2, 3, 9)})
      .check_refused(1, "puzzle2cnf: shard2.jsonl: it is shard 2/3, and shard1.jsonl is 1/2\n");
}

TEST_CASE("merge: a batch that has not ended") {
  const std::string first = shard_text(1, 2, 9);
  const std::string second = shard_text(2, 2, 9);
  const std::string message =
      "puzzle2cnf: shard2.jsonl: there is no end line: the batch has not ended\n";
  Shards({first, second.substr(0, second.find("{\"end\""))}).check_refused(1, message);
  Shards({first, second.substr(0, second.size() - 5)}).check_refused(1, message);
  Shards({first, header_text("2/2")}).check_refused(1, message);
}

TEST_CASE("merge: each n once") {
  const std::string first = shard_text(1, 2, 9);
  const std::string header = header_text("2/2");
  const auto check = [&](const std::string& rows, int count, const std::string& message) {
    CAPTURE(message);
    Shards({first, header + rows + end_text(count, 9)})
        .check_refused(1, "puzzle2cnf: shard2.jsonl: " + message + "\n");
  };
  check(row_text(1) + row_text(3) + row_text(7), 3, "there is no row for n 5");
  check(row_text(1), 1, "there is no row for n 3, 5, 7");
  check(row_text(1) + row_text(3) + row_text(5) + row_text(7) + row_text(3), 5,
        "there is more than one row for n 3");
  check(row_text(1) + row_text(4) + row_text(3) + row_text(5) + row_text(7), 5,
        "there are rows of other shards: n 4");
  check(row_text(1) + row_text(3) + row_text(5) + row_text(7) + row_text(9), 5,
        "the end line counts 9 entries, but there is a row for n 9");
  Shards({first, shard_text(2, 2, 10)})
      .check_refused(1, "puzzle2cnf: shard2.jsonl: it counts 10 entries, and shard1.jsonl 9\n");
}

TEST_CASE("merge: lines that no batch writes") {
  const std::string good = merged_text(3);
  const auto check = [](const std::string& text, const std::string& message) {
    CAPTURE(message);
    const Shards shards({text});
    const Finished finished = shards.merge();
    CHECK(finished.code == 3);
    CHECK(finished.out.empty());
    CHECK(finished.err.starts_with("puzzle2cnf: " + shards.file(1) + message));
  };
  check("", ": expected");
  check("heyawake\n1 1\n", ":1:1: expected JSON, got 'h'");
  check(good.substr(good.find('\n') + 1), ":1:");
  check(with(good, "{\"n\":1,", "{\"n\":1;"), ":3:7: expected JSON, got ';'");
  check(with(good, "{\"n\":1,", "{\"n\":\"1\","), ":3:");
  check(with(good, "{\"n\":1,", "{"), ":3:");
  check(with(good, "\"1/1\"", "\"0/1\""), ":1:");
  check(with(good, "\"1/1\"", "\"2/1\""), ":1:");
  check(with(good, "\"1/1\"", "\"1\""), ":1:");
  check(with(good, "\"rows\":3", "\"rows\":4"), ":5:");
  check(good + row_text(4), ":6:");
  const TempDir dir;
  CHECK(run({"merge", dir.path("nowhere.jsonl")}).code == 3);
  CHECK(run({"merge"}).code == 2);
}

TEST_CASE("merge: the output is none of its inputs, and replaces nothing") {
  const Shards shards = shards_of(1, 3);
  CHECK(shards.merge({"--force", "-o", shards.file(1)}).code == 2);
  const std::string there = shards.dir().write("there.jsonl", "mine");
  CHECK(shards.merge({"-o", there}).code == 5);
  CHECK(read_file(there) == "mine");
  CHECK(shards.merge({"-o", there, "--force"}).code == 0);
}

// A file may be written up to 1 MB: more would be a signal, or a write error.
TEST_CASE("rows: what unpacks to something else is refused while it is unpacked") {
  const TempDir dir;
  const std::string header = header_text("1/1");
  const std::string many(20'000'000, '\n');
  const std::string texts[] = {std::string(20'000'000, '\0'), header + "no row\n" + many,
                               header + many, header + "{\"n\":0}\n" + many};
  const char* const places[] = {":1:1: expected the header of a batch",
                                ":2:2: ", ":2:1: ", ":2:1: "};
  for (int i = 0; i < 4; ++i) {
    const std::string plain = dir.write("rows.jsonl", texts[i]);
    for (const char* packer : {"gzip", "zstd"}) {
      const Finished packed = run_program(packer, {"-c", plain});
      const std::string file =
          dir.write(std::string("rows.jsonl.") + (packer[0] == 'g' ? "gz" : "zst"), packed.out);
      for (const char* verb : {"merge", "report"}) {
        CAPTURE(verb);
        const Finished finished = run_program("prlimit", {"--fsize=1000000", kProgram, verb, file});
        CHECK(finished.code == 3);
        CHECK(finished.err.find(file + places[i]) != std::string::npos);
      }
    }
  }
}

}  // namespace p2c
