// What is refused leaves no file.
#pragma once

#include <doctest/doctest.h>

#include <string>
#include <string_view>
#include <vector>

#include "tests/program/run_program.hpp"

namespace p2c {

inline void check_refused(const std::vector<std::string>& words, std::string_view image, int code,
                          const std::string& why) {
  const TempDir dir;
  std::vector<std::string> all = words;
  all.insert(all.end(), {dir.write("image", image), "-o", dir.path("out.txt")});
  const std::vector<std::string> before = dir.names();
  const Finished finished = run(all);
  CAPTURE(finished.err);
  CHECK(finished.code == code);
  CHECK(finished.out.empty());
  CHECK(finished.err.find(why) != std::string::npos);
  CHECK(dir.names() == before);
}

}  // namespace p2c
