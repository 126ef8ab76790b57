#include "cli/rows/headers.hpp"

#include "cli/batch/member_differences.hpp"
#include "instances/formats/json_text.hpp"

namespace puzzle2cnf {
namespace {

constexpr std::string_view kShard = "shard";

}  // namespace

Shard shard_of(const RowHeader& header) {
  if (const std::optional<Shard> shard = read_shard(header.shard)) return *shard;
  header.fail("expected \"shard\" K/N with K from 1 to N, got " + quoted(header.shard));
}

std::string whole_header(const RowHeader& header) {
  JsonMembers whole;
  for (const auto& [key, json] : header.members) whole[key] = Json::of_text(json);
  whole[kShard] = Shard{}.text();
  return Json(whole).text();
}

std::vector<std::string> header_differences(const RowHeader& header, const RowHeader& first) {
  std::vector<std::string> found;
  for (const auto& [key, here, there] : member_differences(header.members, first.members)) {
    if (key == kShard) continue;
    found.push_back(json_string(key) + " is " + here + ", in " + first.place.file + " it is " +
                    there);
  }
  return found;
}

}  // namespace puzzle2cnf
