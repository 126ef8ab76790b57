// batch --resume: the rows become what an undisturbed batch writes, or stay as they are.
#include <filesystem>

#include "tests/board_count.hpp"
#include "tests/program/batch/whole_batch.hpp"

namespace p2c {

TEST_CASE("batch: a torn last line is cut off, wherever it ends") {
  const Batch batch(12);
  const auto step = static_cast<std::size_t>(fewer_if_sanitized(97, 397));
  for (std::size_t bytes = 0; bytes < batch.text.size(); bytes += step) {
    CAPTURE(bytes);
    batch.leave(bytes);
    CHECK(batch.with({"--resume", "--quiet"}).code == 0);
    CHECK(batch.is_whole());
    std::filesystem::remove(batch.rows);
  }
  batch.leave(batch.text.size());  // only its name was missing
  CHECK(batch.with({"--resume"}).code == 0);
  CHECK(batch.is_whole());
}

TEST_CASE("batch: without a file to go on with, --resume begins; with a complete one it ends") {
  const Batch batch(5);
  CHECK(batch.with({"--resume"}).code == 0);
  CHECK(batch.is_whole());
  const std::string text = read_file(batch.rows);
  const Finished again = batch.with({"--resume"});
  CHECK(again.code == 0);
  CHECK(again.err.find("is complete: there is nothing to do") != std::string::npos);
  CHECK(read_file(batch.rows) == text);
  // The exit code is that of the rows.
  const std::string bad = batch.dir.write("bad", "hashi\n1 1\nx\n");
  const Words words = {"batch", "--do=solve", "--resume", "-o", batch.dir.path("bad.rows"), bad};
  CHECK(run(words).code == 3);
  CHECK(run(words).code == 3);
}

TEST_CASE("batch: a file of a batch that has not ended is in the way, unless it is to go on") {
  const Batch batch(4);
  batch.leave(batch.text.size() / 2);
  const Finished finished = batch.with({});
  CHECK(finished.code == 5);
  CHECK(finished.err.find("--resume to go on with it, or --force to begin again") !=
        std::string::npos);
  CHECK(read_file(batch.part) == batch.text.substr(0, batch.text.size() / 2));
  CHECK(batch.with({"--force"}).code == 0);
  CHECK(batch.is_whole());
}

TEST_CASE("batch: rows of another batch are refused, and the difference is named") {
  const Batch batch(4);
  batch.leave(batch.text.size() / 2);
  const std::pair<Words, const char*> others[] = {
      {{"--seed", "1"}, "\"options\" is {} there and {\"seed\":1} here"},
      {{"--shard=1/2"}, "\"shard\" is \"1/1\" there and \"1/2\" here"},
      {{data_file("kenken-4x4.txt")}, "\"inputs\" is "},
  };
  for (auto [options, message] : others) {
    options.emplace_back("--resume");
    const Finished finished = batch.with(options);
    CHECK(finished.code == 3);
    CAPTURE(finished.err);
    CHECK(finished.err.find(batch.part + ":1:1: these are rows of another batch: " + message) !=
          std::string::npos);
  }
  const Finished other_work =
      run({"batch", "--do=solve", "--jobs=2", "-o", batch.rows, batch.list, "--resume"});
  CHECK(other_work.code == 3);
  CHECK(other_work.err.find("\"do\" is \"unique\" there and \"solve\" here") != std::string::npos);
  CHECK(read_file(batch.part) == batch.text.substr(0, batch.text.size() / 2));
}

TEST_CASE("batch: inputs that have changed are refused") {
  const Batch batch(6);
  const std::string lines = tiny_list(6);
  const auto refuse = [&](const std::string& list) {
    batch.leave(batch.text.rfind("{\"end\""));
    batch.dir.write("list.urls", list);
    const Finished finished = batch.with({"--resume"});
    CHECK(finished.code == 3);
    CHECK_FALSE(std::filesystem::exists(batch.rows));
    return finished.err;
  };
  std::string other = lines;
  other[other.find("6/6/2") + 4] = '3';
  CHECK(refuse(other).find("the row with \"n\":0 is of another puzzle than " + batch.list + ":1") !=
        std::string::npos);
  CHECK(refuse("no puzzle\n" + lines.substr(lines.find('\n') + 1)).find("\"n\":0") !=
        std::string::npos);
  CHECK(refuse(tiny_list(4)).find("has 2 rows of puzzles that the inputs do not have any more") !=
        std::string::npos);
  CHECK(refuse(tiny_list(5)).find("has 1 row of puzzles") != std::string::npos);
  CHECK(refuse("\n").find("has 6 rows of puzzles") != std::string::npos);
  CHECK(read_file(batch.part) == batch.text.substr(0, batch.text.rfind("{\"end\"")));
  batch.dir.write("list.urls", lines);
  CHECK(batch.with({"--resume"}).code == 0);
  CHECK(batch.is_whole());
}

TEST_CASE("batch: a bad line that is not torn is an error with its place") {
  const Batch batch(4);
  const std::size_t second = batch.text.find('\n') + 1;
  const std::size_t third = batch.text.find('\n', second) + 1;
  const std::pair<std::string, const char*> bad[] = {
      {"{\"n\":1,", ":3:"},
      {"{\"n\":1,\"id\":\"a\",\"status\":\"fine\"}", ":3:1: expected 'unique',"},
      {"{\"id\":\"a\",\"status\":\"none\"}", ":3:1: expected a member \"n\", got none"},
      {"{\"n\":-1,\"status\":\"none\"}", ":3:1: expected a number from 0 on for \"n\", got '-1'"},
      {"{\"end\":true,\"rows\":7,\"entries\":7}", ":3:1: expected 1 for \"rows\""},
  };
  for (const auto& [line, message] : bad) {
    const std::string part = batch.text.substr(0, third) + line + "\n" + batch.text.substr(third);
    batch.dir.write("rows.part", part);
    const Finished finished = batch.with({"--resume"});
    CAPTURE(finished.err);
    CHECK(finished.code == 3);
    CHECK(finished.err.find(batch.part + message) != std::string::npos);
    CHECK(read_file(batch.part) == part);
  }
  batch.dir.write("rows.part",
                  batch.text.substr(0, third) + batch.text.substr(second, third - second));
  const Finished twice = batch.with({"--resume"});
  CHECK(twice.code == 3);
  CHECK(twice.err.find("has two rows with \"n\":") != std::string::npos);
}

TEST_CASE("batch: --resume leaves a file alone that no batch wrote") {
  const Batch batch(4);
  const std::string texts[] = {"a text of mine\n", "a text of mine", "{\"batch\":1,\"ver\"",
                               batch.text.substr(0, batch.text.find('\n')) + " and more"};
  for (const std::string& text : texts) {
    CAPTURE(text);
    batch.dir.write("rows.part", text);
    const Finished finished = batch.with({"--resume"});
    CHECK(finished.code == 3);
    CHECK(finished.err.find(batch.part + ":1:") != std::string::npos);
    CHECK(read_file(batch.part) == text);
  }
}

}  // namespace p2c
