// What the tests of hint and explain share: small puzzles, and reports as JSON.
#pragma once

#include <nlohmann/json.hpp>
#include <string>
#include <string_view>
#include <vector>

#include "tests/program/run_program.hpp"

namespace p2c {

using Json = nlohmann::json;

inline constexpr const char* kSamples[] = {"heyawake-6x6", "hashi-7x7", "kenken-4x4",
                                           "nonogram-12x12"};
inline constexpr const char* kLoose = "nonogram\n3 3\n1\n1\n1\n1\n1\n1\n";
inline constexpr const char* kOne = "nonogram\n2 2\n1\n1\n1\n1\ngiven r1c1=1\n";
inline constexpr const char* kNone = "nonogram\n2 2\n2\n1\n1\n1\n";

inline std::string sample(const std::string& name) { return data_file(name + ".txt"); }

inline Json report_of(std::vector<std::string> words, std::string_view stdin_text = {}) {
  words.emplace_back("--json");
  return Json::parse(run(words, stdin_text).out);
}

}  // namespace p2c
