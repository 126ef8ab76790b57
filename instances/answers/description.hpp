// What the boards and answers of a kind are made of.
#pragma once

#include <string>
#include <vector>

#include "instances/answers/answer_layers.hpp"
#include "instances/parts/part.hpp"

namespace p2c {

struct Description {
  /// Its names in URLs and pzprv3 files; the first is the one that is written. None: it has no such
  /// notations.
  std::vector<std::string> pids;
  /// In the order of texts.
  Parts parts;
  AnswerLayers answers;
};

}  // namespace p2c
