#include "cli/batch/member_differences.hpp"

#include <algorithm>

namespace p2c {
namespace {

using Members = std::vector<std::pair<std::string, std::string>>;

const std::string& json_of(const Members& members, const std::string& key) {
  static const std::string missing = "missing";
  const auto found = std::find_if(members.begin(), members.end(),
                                  [&](const auto& member) { return member.first == key; });
  return found == members.end() ? missing : found->second;
}

}  // namespace

std::vector<MemberDifference> member_differences(const Members& here, const Members& there) {
  Members all = here;
  for (const auto& member : there) {
    const auto same = [&](const auto& other) { return other.first == member.first; };
    if (std::none_of(here.begin(), here.end(), same)) all.push_back(member);
  }
  std::vector<MemberDifference> found;
  for (const auto& member : all) {
    const std::string& key = member.first;
    const std::string& ours = json_of(here, key);
    const std::string& theirs = json_of(there, key);
    if (ours != theirs) found.push_back({key, ours, theirs});
  }
  return found;
}

}  // namespace p2c
