// The words of `batch --do`.
#pragma once

#include <vector>

#include "cli/batch/entry_work.hpp"

namespace puzzle2cnf {

const std::vector<WorkWord>& batch_works();

}  // namespace puzzle2cnf
