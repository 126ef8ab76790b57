// batch: a row for each puzzle, as the verbs report it, with any number of processes.
#include "cnf_out/md5.hpp"
#include "tests/program/batch/batch_rows.hpp"

namespace puzzle2cnf {
namespace {

using nlohmann::json;
using Words = std::vector<std::string>;

json report_of(const std::string& verb, const std::string& file) {
  return json::parse(run({verb, "--json", file}).out);
}

std::string hash_of(const std::string& file) {
  Md5 md5;
  md5.add(run({"convert", "--to", "text", file}).out);
  return md5.finish();
}

// Runs it on the samples.
Rows rows_of(const std::string& verb, const TempDir& dir, std::vector<std::string> options = {}) {
  const std::string file = dir.path(verb + ".jsonl");
  options.insert(options.begin(), {"batch", "--do", verb, "-o", file, kDataFolder});
  const Finished finished = run(options);
  CHECK(finished.code == 0);
  CHECK(finished.out.empty());
  CHECK(finished.err.find("7 files with answers left out\n") != std::string::npos);
  return read_rows(file);
}

const char* const kSamples[] = {"hashi-12x12", "hashi-7x7",  "heyawake-6x6",  "heyawake-8x8",
                                "kenken-4x4",  "kenken-6x6", "nonogram-12x12"};

}  // namespace

TEST_CASE("batch: rows have what the verb reports, in JSON") {
  const TempDir dir;
  const std::pair<const char*, const char*> verbs[] = {
      {"solve", "solved"}, {"unique", "unique"}, {"count", "counted"}};
  for (const auto& [word, status] : verbs) {
    const std::string verb = word;
    CAPTURE(verb);
    const Rows all = rows_of(verb, dir);
    CHECK(all.header == json{{"batch", 1},
                             {"version", all.header["version"]},
                             {"do", verb},
                             {"options", json::object()},
                             {"inputs", {kDataFolder}},
                             {"shard", "1/1"}});
    CHECK(all.end == json{{"end", true}, {"rows", 7}, {"entries", 7}});
    REQUIRE(all.rows.size() == 7);
    for (int n = 0; n < 7; ++n) {
      CAPTURE(n);
      const std::string file = data_file(std::string(kSamples[n]) + ".txt");
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
    CHECK(file == "0000000" + std::to_string(n) + "-" + row["kind"].get<std::string>() + ".cnf.xz");
    const std::string same = dir.path("same.cnf.xz");
    REQUIRE(run({"encode", "--connectivity=elimination", "--force", "-o", same, row["id"]}).code ==
            0);
    CHECK(read_file(dir.path("cnf/" + file)) == read_file(same));
  }
  CHECK(std::distance(std::filesystem::directory_iterator(dir.path("cnf")), {}) == 7);
  // What is there is not overwritten, unless that is asked for.
  const Finished again = run(
      {"batch", "--do", "encode", "--into", dir.path("cnf"), "-o", dir.path("again"), kDataFolder});
  CHECK(again.code == 5);
  CHECK(again.err.find("already exists") != std::string::npos);
  CHECK(run({"batch", "--do=encode", "--into", dir.path("cnf"), "-o", dir.path("again"), "--force",
             kDataFolder})
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
  const json summary = json::parse(finished.out);
  CHECK(summary["rows"] == 7);
  CHECK(summary["entries"] == 7);
  CHECK(summary["counts"] == json{{"counted", 7}});
}

TEST_CASE("batch: wrong use is refused before anything is done") {
  const TempDir dir;
  const std::string sample = data_file("hashi-7x7.txt");
  const std::pair<std::vector<std::string>, const char*> commands[] = {
      {{"-o", "rows"}, "--do VERB"},
      {{"--do", "solve"}, "-o FILE"},
      {{"--do", "sove", "-o", "rows"}, "did you mean 'solve'?"},
      {{"--do", "count", "-o", "rows", "--solver", "kissat"}, "--solver is not for --do count"},
      {{"--do", "solve", "-o", "rows", "--into", "cnf"}, "--into is not for --do solve"},
      {{"--do", "encode", "-o", "rows"}, "--into DIR"},
      {{"--do", "encode", "-o", "rows", "--into", "cnf", "--connectivity", "cuts"}, "cuts"},
      {{"--do", "solve", "-o", "rows", "--retry"}, "--retry goes with --resume"},
      {{"--do", "solve", "-o", "rows.gz"}, "not compressed"},
      {{"--do", "solve", "-o", "-"}, "a file of their own"},
      {{"--do", "solve", "-o", "/dev/null"}, "a file of their own"},
      {{"--do", "solve", "-o", "rows", "--shard", "0/3"}, "expected K/N"},
      {{"--do", "solve", "-o", "rows", "--shard", "4/3"}, "expected K/N"},
      {{"--do", "solve", "-o", "rows", "--jobs", "0"}, "--jobs"},
      {{"--do", "solve", "-o", "rows", "--solver", "a 'b"}, "--solver"},
  };
  for (const auto& [words, message] : commands) {
    std::vector<std::string> all = {"batch", sample};
    for (const std::string& word : words)
      all.push_back(word == "rows" || word == "cnf" || word == "rows.gz" ? dir.path(word) : word);
    const Finished finished = run(all);
    CAPTURE(finished.err);
    CHECK(finished.code == 2);
    CHECK(finished.err.find(message) != std::string::npos);
    CHECK(dir.names().empty());
  }
}

TEST_CASE("batch: the rows are no input") {
  const TempDir dir;
  const std::string list = dir.write("list.urls", tiny_list(2));
  for (const Words& words : {Words{list}, Words{"--manifest", list}}) {
    Words all = {"batch", "--do=solve", "--force", "-o", dir.path("./list.urls")};
    all.insert(all.end(), words.begin(), words.end());
    const Finished finished = run(all);
    CHECK(finished.code == 2);
    CHECK(finished.err.find("are the same file") != std::string::npos);
    CHECK(read_file(list) == tiny_list(2));
  }
}

TEST_CASE("batch: without a puzzle there is no file") {
  const TempDir dir;
  const std::string list = dir.write("list.urls", "\n");
  const Finished finished = run({"batch", "--do=solve", "-o", dir.path("rows"), list});
  CHECK(finished.code == 3);
  CHECK(finished.err.find("expected a puzzle, got none") != std::string::npos);
  CHECK(dir.names() == std::vector<std::string>{"list.urls"});
}

TEST_CASE("batch: shards share the puzzles, and have rows as one batch has them") {
  const TempDir dir;
  const std::string list = dir.write("list.urls", tiny_list(20));
  const auto rows = [&](const std::string& shard) {
    const Finished finished =
        run({"batch", "--do=unique", "--shard", shard, "--force", "-o", dir.path("rows"), list});
    REQUIRE(finished.code == 0);
    return read_rows(dir.path("rows"));
  };
  const Rows whole = rows("1/1");
  std::map<int, json> together;
  for (const char* shard : {"1/3", "2/3", "3/3"}) {
    const Rows part = rows(shard);
    CHECK(part.header["shard"] == shard);
    CHECK(part.end["entries"] == 20);
    CHECK(part.end["rows"] == part.rows.size());
    for (const auto& [n, row] : part.rows) {
      CHECK(n % 3 == shard[0] - '1');
      CHECK(together.emplace(n, row).second);
    }
  }
  CHECK(together == whole.rows);
}

TEST_CASE("batch: --shard env takes what the launcher says, and no array of Slurm") {
  const TempDir dir;
  const std::string list = dir.write("list.urls", tiny_list(8));
  const auto run_in = [&](const std::string& variables) {
    return run_program("/usr/bin/env", {"-S", variables, kProgram, "batch", "--do=solve",
                                        "--shard=env", "--force", "-o", dir.path("rows"), list});
  };
  for (const char* variables :
       {"OMPI_COMM_WORLD_RANK=1 OMPI_COMM_WORLD_SIZE=4", "PMI_RANK=1 PMI_SIZE=4",
        "SLURM_STEP_ID=0 SLURM_PROCID=1 SLURM_NTASKS=4"}) {
    CAPTURE(variables);
    const Finished finished = run_in(variables);
    CHECK(finished.code == 0);
    CHECK(finished.err.find("shard 2/4, from ") != std::string::npos);
    CHECK(read_rows(dir.path("rows")).header["shard"] == "2/4");
  }
  for (const char* variables :
       {"A=B", "SLURM_ARRAY_TASK_ID=1 SLURM_ARRAY_TASK_COUNT=4", "SLURM_PROCID=0 SLURM_NTASKS=4"}) {
    CHECK(run_in(variables).code == 2);
  }
}

TEST_CASE("batch: rows never take the place of a file, unless that is asked for") {
  const TempDir dir;
  const std::string rows = dir.write("rows", "precious");
  const std::vector<std::string> words = {"batch", "--do=solve", "-o", rows,
                                          data_file("kenken-4x4.txt")};
  const Finished finished = run(words);
  CHECK(finished.code == 5);
  CHECK(finished.err.find("already exists") != std::string::npos);
  CHECK(read_file(rows) == "precious");
  std::vector<std::string> forced = words;
  forced.emplace_back("--force");
  CHECK(run(forced).code == 0);
  CHECK(dir.names() == std::vector<std::string>{"rows"});
  CHECK(read_rows(rows).rows.size() == 1);
}

}  // namespace puzzle2cnf
