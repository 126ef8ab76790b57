// batch: a row for each puzzle, as the verbs report it, with any number of processes.
#include "instances/text/md5.hpp"
#include "tests/program/batch/batch_rows.hpp"
#include "tests/program/samples/sample_files.hpp"

namespace p2c {
namespace {

using nlohmann::json;

json report_of(const std::string& verb, const std::string& file) {
  return json::parse(run({verb, "--json", file}).out);
}

std::string hash_of(const std::string& file) {
  Md5 md5;
  md5.add(run({"convert", "--to", "text", file}).out);
  return md5.finish();
}

// Of the usual samples.
Rows rows_of(const std::string& verb, const TempDir& dir, std::vector<std::string> options = {}) {
  const std::string file = dir.path(verb + ".jsonl");
  options.insert(options.begin(), {"batch", "--do", verb, "-o", file});
  for (const std::string& sample : usual_samples()) options.push_back(sample);
  const Finished finished = run(options);
  CHECK(finished.code == 0);
  CHECK(finished.out.empty());
  return read_rows(file);
}

}  // namespace

TEST_CASE("batch: rows have what the verb reports, in JSON") {
  const TempDir dir;
  const std::pair<const char*, const char*> verbs[] = {
      {"solve", "solved"}, {"unique", "unique"}, {"count", "counted"}};
  for (const auto& [word, status] : verbs) {
    const std::string verb = word;
    CAPTURE(verb);
    const Rows all = rows_of(verb, dir);
    const std::vector<std::string> files = usual_samples();
    CHECK(all.header == json{{"batch", 1},
                             {"version", all.header["version"]},
                             {"do", verb},
                             {"options", json::object()},
                             {"inputs", files},
                             {"shard", "1/1"}});
    CHECK(all.end == json{{"end", true}, {"rows", files.size()}, {"entries", files.size()}});
    REQUIRE(all.rows.size() == files.size());
    for (int n = 0; n < static_cast<int>(files.size()); ++n) {
      CAPTURE(n);
      const std::string& file = files[n];
      const json report = report_of(verb, file);
      const json& row = all.rows.at(n);
      CHECK(row["id"] == file);
      CHECK(row["hash"] == hash_of(file));
      CHECK(row["kind"] == report["puzzle"]);
      CHECK(file.find("-" + row["rows"].dump() + "x" + row["cols"].dump() + ".") != file.npos);
      CHECK(row["status"] == status);
      CHECK(row.value("answer", json()) == report.value("solution", json()));
      CHECK(row.value("count", json()) == report.value("count", json()));
      CHECK(row["clauses"] == report["clauses"]);
    }
  }
}

TEST_CASE("batch: explain gives the level and the number of steps") {
  const TempDir dir;
  const Rows all = rows_of("explain", dir, {"--smallest"});
  CHECK(all.header["options"] == json{{"smallest", true}});
  for (const auto& [n, row] : all.rows) {
    const json report =
        json::parse(run({"explain", "--json", "--stats", "--smallest", row["id"]}).out);
    CHECK(row["status"] == "explained");
    CHECK(row["step_count"] == report["step_count"]);
    CHECK(row.value("level", json()) == report["level"]);
    CHECK(row["unique"] == true);
  }
}

TEST_CASE("batch: encode writes a file for each puzzle, as encode does") {
  const TempDir dir;
  const Rows all =
      rows_of("encode", dir, {"--into", dir.path("cnf"), "--connectivity=elimination"});
  for (const auto& [n, row] : all.rows) {
    const std::string file = row["file"];
    const std::string number = std::to_string(n);
    CHECK(file == std::string(8 - number.size(), '0') + number + "-" +
                      row["kind"].get<std::string>() + ".cnf.xz");
    const std::string same = dir.path("same.cnf.xz");
    REQUIRE(run({"encode", "--connectivity=elimination", "--force", "-o", same, row["id"]}).code ==
            0);
    CHECK(read_file(dir.path("cnf/" + file)) == read_file(same));
  }
  CHECK(std::distance(std::filesystem::directory_iterator(dir.path("cnf")), {}) ==
        static_cast<std::ptrdiff_t>(usual_samples().size()));
  // What is there is not overwritten, unless that is asked for.
  const std::string sample = usual_samples().front();
  const Finished again =
      run({"batch", "--do", "encode", "--into", dir.path("cnf"), "-o", dir.path("again"), sample});
  CHECK(again.code == 5);
  CHECK(again.err.find("already exists") != std::string::npos);
  CHECK(run({"batch", "--do=encode", "--into", dir.path("cnf"), "-o", dir.path("again"), "--force",
             sample})
            .code == 0);
}

TEST_CASE("batch: the rows are the same with any number of processes, and in any order") {
  const TempDir dir;
  const std::string list = dir.write("list.urls", tiny_list(300));
  const auto rows = [&](std::vector<std::string> options) {
    options.insert(options.begin(),
                   {"batch", "--do=unique", "--force", "-o", dir.path("rows"), list});
    REQUIRE(run(options).code == 0);
    return read_rows(dir.path("rows"));
  };
  const Rows one = rows({"--jobs", "1"});
  CHECK(one.rows.size() == 300);
  CHECK(one.rows.at(17)["id"] == list + ":18");
  CHECK(rows({"--jobs", "2"}) == one);
  CHECK(rows({"--jobs", "7"}) == one);
  CHECK(rows({"--jobs", "3", "--order", "longest-first"}) == one);
}

TEST_CASE("batch: longest-first begins with the longest text") {
  const TempDir dir;
  const std::string list = dir.write("list.urls", tiny_list(9));
  REQUIRE(run({"batch", "--do=solve", "--jobs=1", "--order=longest-first", "-o", dir.path("rows"),
               list})
              .code == 0);
  std::istringstream in(read_file(dir.path("rows")));
  std::vector<int> order;
  for (std::string line; std::getline(in, line);) {
    const json row = json::parse(line);
    if (row.contains("n")) order.push_back(row["n"]);
  }
  CHECK(order == std::vector<int>{1, 3, 5, 7, 0, 2, 4, 6, 8});
}

TEST_CASE("batch: what is no puzzle is the error of its row, with its place") {
  const TempDir dir;
  const std::string list =
      dir.write("list.urls", tiny_list(2) + "https://puzz.link/p?hashi/7/7/zzzz!\n" + tiny_list(1));
  const Finished finished =
      run({"batch", "--do", "solve", "-o", dir.path("rows"), list, dir.path("none")});
  CHECK(finished.code == 3);
  const Rows all = read_rows(dir.path("rows"));
  CHECK(all.end["rows"] == 5);
  const json& row = all.rows.at(2);
  CHECK(row["status"] == "error");
  CHECK_FALSE(row.contains("hash"));
  CHECK(row["error"].get<std::string>().starts_with(list + ":3:"));
  CHECK(all.rows.at(4)["error"].get<std::string>().find("none: ") != std::string::npos);
  CHECK(finished.err.find("error             2") != std::string::npos);
}

TEST_CASE("batch: a puzzle without an answer, or with several, is a result") {
  const TempDir dir;
  const std::string none = dir.write("none", "nonogram\n1 1\n1\n0\n");
  const std::string several = dir.write("several", "nonogram\n2 2\n1\n1\n1\n1\n");
  const Finished finished = run({"batch", "--do=unique", "-o", dir.path("rows"), none, several});
  CHECK(finished.code == 0);
  const Rows all = read_rows(dir.path("rows"));
  CHECK(all.rows.at(0)["status"] == "none");
  CHECK(all.rows.at(1)["status"] == "several");
  CHECK(all.rows.at(1)["answer"] != all.rows.at(1)["second"]);
}

TEST_CASE("batch: options go to the verb, and into the header") {
  const TempDir dir;
  const std::string puzzle = dir.write("several", "nonogram\n2 2\n1\n1\n1\n1\n");
  const Finished finished =
      run({"batch", "--do=count", "--limit", "1", "--given", "r1c1=1", "--presolve=off",
           "--time-limit", "7.5", "--jobs=1", "-q", "-o", dir.path("rows"), puzzle});
  CHECK(finished.code == 0);
  CHECK(finished.err.empty());
  const Rows all = read_rows(dir.path("rows"));
  CHECK(all.header["options"] ==
        json{{"given", {"r1c1=1"}}, {"presolve", "off"}, {"limit", 1}, {"time-limit", 7.5}});
  CHECK(all.rows.at(0)["count"] == 1);
  CHECK(all.rows.at(0)["complete"] == false);
}

TEST_CASE("batch: with --json there is a summary on stdout") {
  const TempDir dir;
  const Finished finished =
      run({"batch", "--do=count", "--json", "-o", dir.path("rows"), kDataFolder});
  CHECK(finished.code == 0);
  CHECK(finished.err.find(" files with answers left out\n") != std::string::npos);
  const json summary = json::parse(finished.out);
  const std::size_t count = all_samples().size();
  CHECK(summary["rows"] == count);
  CHECK(summary["entries"] == count);
  CHECK(summary["counts"] == json{{"counted", count}});
}

}  // namespace p2c
