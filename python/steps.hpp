// Facts, steps and explanations as Python has them.
#pragma once

#include <pybind11/pybind11.h>

#include <optional>
#include <string>
#include <vector>

#include "python/answer.hpp"

namespace p2c::python {

struct Fact {
  std::string slot;
  int value;
  bool is;
};

struct Step {
  std::string sentence;
  std::vector<Fact> concludes;
  std::vector<std::string> rules;
  std::vector<Fact> facts;
};

struct Explanation {
  std::optional<std::string> verdict;
  std::vector<Step> steps;
  PuzzleAnswer known;
  std::vector<std::string> wrong;
  std::optional<Step> contradiction;
  int level;
  bool level_is_exact;
  bool limited;
};

std::vector<Fact> facts_of(const puzzle2cnf::Puzzle& puzzle,
                           const std::vector<puzzle2cnf::Fact>& facts);
std::vector<Step> steps_of(const puzzle2cnf::Puzzle& puzzle,
                           const std::vector<puzzle2cnf::Step>& steps);

void add_steps(pybind11::module_& module);

}  // namespace p2c::python
