// The rows of a batch as JSON, and puzzles for it.
#pragma once

#include <doctest/doctest.h>

#include <map>
#include <nlohmann/json.hpp>
#include <sstream>
#include <string>
#include <vector>

#include "tests/program/run_program.hpp"

namespace p2c {

/// What is in a file of rows, without times.
struct Rows {
  nlohmann::json header;
  std::map<int, nlohmann::json> rows;  // by their numbers
  nlohmann::json end;                  // null: there is none
};

/// Each line must be whole, and each puzzle has one row.
inline Rows read_rows(const std::string& path) {
  Rows all;
  std::istringstream in(read_file(path));
  for (std::string line; std::getline(in, line);) {
    nlohmann::json json = nlohmann::json::parse(line);
    if (json.contains("batch")) {
      all.header = json;
    } else if (json.contains("end")) {
      all.end = json;
    } else {
      CHECK(json.erase("times") == 1);
      CHECK(all.rows.emplace(json.at("n"), json).second);
    }
  }
  return all;
}

inline bool operator==(const Rows& a, const Rows& b) {
  return a.header == b.header && a.rows == b.rows && a.end == b.end;
}

/// A list of so many puzzles that take no time, a line each.
inline std::string tiny_list(int count) {
  std::string text;
  for (int i = 0; i < count; ++i) {
    text += i % 2 == 0 ? "https://puzz.link/p?heyawake/6/6/266mmlu0v206113120110\n"
                       : "https://puzz.link/p?hashi/7/7/l2h1g1n4h4g455l3134h4j2g63\n";
  }
  return text;
}

/// The puzzle as an entry of a list, on a line.
inline std::string as_json_line(const std::string& text, const std::string& name) {
  const TempDir dir;
  const Finished finished = run({"convert", "--to", "json", dir.write(name, text)});
  REQUIRE(finished.code == 0);
  return nlohmann::json::parse(finished.out).dump() + "\n";
}

}  // namespace p2c
