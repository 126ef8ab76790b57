// How two lines of rows differ.
#pragma once

#include <string>
#include <utility>
#include <vector>

namespace p2c {

/// A member whose JSON is not the same in both; "missing" where there is none.
struct MemberDifference {
  std::string key;
  std::string here;
  std::string there;
};

/// In the order of `here`, then what only `there` has.
std::vector<MemberDifference> member_differences(
    const std::vector<std::pair<std::string, std::string>>& here,
    const std::vector<std::pair<std::string, std::string>>& there);

}  // namespace p2c
