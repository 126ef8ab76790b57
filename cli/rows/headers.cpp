#include "cli/rows/headers.hpp"

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
  const auto compare = [&](const std::string& key) {
    const std::string* here = header.find(key);
    const std::string* there = first.find(key);
    if (key == kShard || (here != nullptr && there != nullptr && *here == *there)) return;
    found.push_back(json_string(key) + " is " + (here == nullptr ? "missing" : *here) + ", in " +
                    first.place.file + " it is " + (there == nullptr ? "missing" : *there));
  };
  for (const auto& member : header.members) compare(member.first);
  for (const auto& member : first.members) {
    if (header.find(member.first) == nullptr) compare(member.first);
  }
  return found;
}

}  // namespace puzzle2cnf
