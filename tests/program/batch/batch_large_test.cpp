// batch and lists with a board of 2000 x 2000 among small ones.
#include "tests/program/batch/batch_rows.hpp"
#include "tests/program/open_board.hpp"

namespace p2c {
namespace {

constexpr const char* kOne = "nonogram\n1 1\n1\n1\n";

}  // namespace

TEST_CASE("batch: a large board comes to its limit, and costs the small ones nothing") {
  const TempDir dir;
  const std::string large = dir.write("a.txt", open_board(2000));
  const std::string small = dir.write("b.txt", kOne);
  const std::string rows = dir.write("rows", "old\n");
  for (const char* verb : {"unique", "count", "encode"}) {
    CAPTURE(verb);
    std::vector<std::string> words = {"batch",        "--do", verb, "--jobs",         "2",
                                      "--time-limit", "3",    "-o", dir.path("rows"), large,
                                      small,          small};
    if (verb == std::string("encode")) words.insert(words.end(), {"--into", dir.path("cnf")});
    CHECK(run(words).code == 5);  // the file is there
    CHECK(read_file(rows) == "old\n");
    words.emplace_back("--force");
    CHECK(run(words).code == 4);
    const Rows all = read_rows(rows);
    REQUIRE(all.rows.size() == 3);
    const nlohmann::json large_status = all.rows.at(0)["status"];
    CHECK((large_status == "limit" || large_status == "memout"));
    CHECK(all.rows.at(1)["status"] == all.rows.at(2)["status"]);
    CHECK(all.rows.at(1)["status"] != "limit");
    dir.write("rows", "old\n");
  }
}

TEST_CASE("a large board in a list comes to its limit, with threads and an output that is there") {
  const TempDir dir;
  dir.write("a.txt", open_board(2000));
  dir.write("b.txt", kOne);
  const std::string manifest = dir.write("all", "a.txt\nb.txt\nb.txt\n");
  const std::string out = dir.write("out", "old\n");
  std::vector<std::string> words = {"count",        "--threads", "2",  "--manifest", manifest,
                                    "--time-limit", "3",         "-o", out};
  CHECK(run(words).code == 5);
  CHECK(read_file(out) == "old\n");
  words.emplace_back("--force");
  CHECK(run(words).code == 4);
  const std::string small = "# " + dir.path("b.txt") + "\n1\n";
  const std::string text = read_file(out);
  CHECK(text.starts_with("# " + dir.path("a.txt") + "\n"));
  CHECK(text.ends_with(small + small));
}

}  // namespace p2c
