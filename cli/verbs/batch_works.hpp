// The words of `batch --do`.
#pragma once

#include <vector>

#include "cli/batch/entry_work.hpp"

namespace p2c {

const std::vector<WorkWord>& batch_works();

}  // namespace p2c
