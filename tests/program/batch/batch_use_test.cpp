// batch: what is refused, and which puzzles are a shard's.
#include <filesystem>

#include "tests/program/batch/batch_rows.hpp"

namespace p2c {
namespace {

using nlohmann::json;
using Words = std::vector<std::string>;

}  // namespace

TEST_CASE("batch: wrong use is refused before anything is done") {
  const TempDir dir;
  const std::string sample = data_file("hashi-7x7.txt");
  const std::pair<std::vector<std::string>, const char*> commands[] = {
      {{"-o", "rows"}, "--do VERB"},
      {{"--do", "solve"}, "-o FILE"},
      {{"--do", "sove", "-o", "rows"}, "did you mean 'solve'?"},
      {{"--do", "explain", "-o", "rows", "--solver", "kissat"}, "--solver is not for --do explain"},
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
      {{"--do", "solve", "-o", "rows", "--solver", "no-such-program"}, "not a program in PATH"},
      {{"--do", "solve", "-o", "rows", "--solver", "/no/such"}, "--solver: /no/such: "},
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

TEST_CASE("batch: what it writes to a folder does not count there") {
  const TempDir dir;
  std::filesystem::create_directories(dir.path("all/formulas-here"));
  dir.write("all/a.txt", read_file(data_file("hashi-7x7.txt")));
  dir.write("all/z.txt", read_file(data_file("kenken-4x4.txt")));
  const auto batch = [&](const Words& options) {
    Words words = {"batch", dir.path("all"), "--do=encode", "--into", dir.path("all/formulas")};
    words.insert(words.end(), options.begin(), options.end());
    return run(words).code;
  };
  const std::string rows = dir.path("all/rows");
  CHECK(batch({"-o", rows}) == 0);
  CHECK(read_rows(rows).end["entries"] == 2);
  // As if it had been interrupted.
  std::filesystem::rename(rows, rows + ".part");
  CHECK(batch({"-o", rows, "--resume"}) == 0);
  CHECK(read_rows(rows).end["entries"] == 2);
  for (const std::string shard : {"1/2", "2/2"}) {
    const std::string file = dir.path("all/shard-" + shard.substr(0, 1));
    dir.write("all/shard-3.part", "");
    CHECK(batch({"-o", file, "--shard", shard, "--force"}) == 0);
    const Rows part = read_rows(file);
    CHECK(part.end == json{{"end", true}, {"rows", 1}, {"entries", 2}});
    CHECK(part.rows.begin()->second["id"].get<std::string>().ends_with(shard == "1/2" ? "/a.txt"
                                                                                      : "/z.txt"));
  }
}

TEST_CASE("batch: warnings of --lenient are in the row") {
  const TempDir dir;
  const std::string list = dir.write("a.urls", "https://puzz.link/p?hashi/3/1/1g\n");
  CHECK(run({"batch", "--do=solve", "-o", dir.path("strict"), list}).code == 3);
  CHECK_FALSE(read_rows(dir.path("strict")).rows.at(0).contains("warnings"));
  CHECK(run({"batch", "--do=solve", "--lenient", "-o", dir.path("rows"), list}).code == 0);
  const json warnings = read_rows(dir.path("rows")).rows.at(0)["warnings"];
  REQUIRE(warnings.size() == 1);
  CHECK(warnings[0].get<std::string>().starts_with(
      list + ":1:33: expected a number of bridges or a gap for 1 more items"));
}

TEST_CASE("batch: an option that does not fit a puzzle is an error of its row") {
  const TempDir dir;
  CHECK(run({"batch", "--do=solve", "--given", "nowhere=1", "-o", dir.path("rows"),
             data_file("kenken-4x4.txt")})
            .code == 3);
  const json row = read_rows(dir.path("rows")).rows.at(0);
  CHECK(row["status"] == "error");
  CHECK(row["error"].get<std::string>().find("nowhere") != std::string::npos);
  CHECK(row["error"].get<std::string>().find("help") == std::string::npos);
}

TEST_CASE("batch: --into takes no folder that is an input") {
  const TempDir dir;
  dir.write("a.txt", read_file(data_file("hashi-7x7.txt")));
  const Finished finished =
      run({"batch", dir.path(""), "--do=encode", "--into", dir.path("."), "-o", dir.path("rows")});
  CHECK(finished.code == 2);
  CHECK(finished.err.find("--into needs a folder of its own, got the input ") != std::string::npos);
  CHECK(dir.names() == Words{"a.txt"});
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
  const Finished whole = run({"batch", "--do=solve", "--force", "-o", dir.path("rows"), list});
  CHECK(whole.code == 0);
  CHECK(whole.err.find("shard") == std::string::npos);
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

}  // namespace p2c
