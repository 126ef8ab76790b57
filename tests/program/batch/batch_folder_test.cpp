// batch: of the files in a folder of formulas only those that have its names are its own.
#include "tests/program/batch/batch_rows.hpp"

namespace p2c {

TEST_CASE("batch: encode removes what it left unfinished in a folder, and nothing else") {
  const TempDir dir;
  const std::string list = dir.write("list.urls", tiny_list(2));
  std::filesystem::create_directory(dir.path("cnf"));
  const std::string unfinished = "cnf/00000000-heyawake.cnf.xz.part17-0";
  const std::vector<std::string> others = {
      "cnf/0000000-heyawake.cnf.xz.part17-0", "cnf/0000000x-heyawake.cnf.xz.part17-0",
      "cnf/holidays-2026.cnf.xz.part", "cnf/holidays-2026.cnf.xz"};
  dir.write(unfinished, "");
  for (const std::string& name : others) dir.write(name, "mine");
  const Finished finished =
      run({"batch", "--do=encode", "--into", dir.path("cnf"), "-o", dir.path("rows"), list});
  CAPTURE(finished.err);
  CHECK(finished.code == 0);
  CHECK_FALSE(std::filesystem::exists(dir.path(unfinished)));
  for (const std::string& name : others) CHECK(read_file(dir.path(name)) == "mine");
}

}  // namespace p2c
