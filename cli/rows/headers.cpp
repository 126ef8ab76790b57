#include "cli/rows/headers.hpp"

#include "cli/batch/member_differences.hpp"
#include "instances/formats/json_text.hpp"

namespace p2c {
namespace {

constexpr std::string_view kShard = "shard";

std::string words_of(const MemberDifference& member, const std::string& file) {
  return json_string(member.key) + " is " + member.here + ", in " + file + " it is " + member.there;
}

}  // namespace

Shard shard_of(const RowHeader& header) {
  if (const std::optional<Shard> shard = read_shard(header.shard)) return *shard;
  header.fail("expected \"shard\" K/N with K from 1 to N, got " + in_quotes(header.shard));
}

std::string whole_header(const RowHeader& header) {
  JsonMembers whole;
  for (const auto& [key, json] : header.members) whole[key] = Json::of_text(json);
  whole[kShard] = Shard{}.text();
  return Json(whole).text();
}

std::vector<std::string> header_differences(const RowHeader& header, const RowHeader& first) {
  std::vector<std::string> found;
  for (const MemberDifference& member : member_differences(header.members, first.members)) {
    if (member.key != kShard) found.push_back(words_of(member, first.place.file));
  }
  return found;
}

}  // namespace p2c
