// A batch that ends early, and what it has to become.
#pragma once

#include <filesystem>

#include "tests/program/batch/batch_rows.hpp"

namespace p2c {

using Words = std::vector<std::string>;

/// A batch of a list in a directory, and the rows of an undisturbed one.
struct Batch {
  explicit Batch(int count) {
    list = dir.write("list.urls", tiny_list(count));
    REQUIRE(with({"--force"}).code == 0);
    clean = read_rows(rows);
    text = read_file(rows);
    std::filesystem::remove(rows);
  }

  Words words(const Words& options) const {
    Words all = {"batch", "--do=unique", "--jobs=2", "-o", rows, list};
    all.insert(all.end(), options.begin(), options.end());
    return all;
  }
  Finished with(const Words& options) const { return run(words(options)); }
  /// As if a batch had ended after so many bytes.
  void leave(std::size_t bytes) const { dir.write("rows.part", text.substr(0, bytes)); }
  bool is_whole() const {
    return dir.names() == Words{"list.urls", "rows"} && read_rows(rows) == clean;
  }

  TempDir dir;
  std::string list;
  std::string rows = dir.path("rows");
  std::string part = dir.path("rows.part");
  Rows clean;
  std::string text;
};

}  // namespace p2c
