#include "cli/rows/shards.hpp"

#include <algorithm>
#include <charconv>

#include "instances/formats/json_text.hpp"

namespace puzzle2cnf {
namespace {

constexpr std::int64_t kMostShards = 1'000'000;
constexpr std::string_view kShard = "shard";

// 0 for what is no number.
std::int64_t number_of(std::string_view text) {
  std::int64_t number = 0;
  const char* const end = text.data() + text.size();
  const auto [rest, error] = std::from_chars(text.data(), end, number);
  return error == std::errc{} && rest == end ? number : 0;
}

}  // namespace

RowShard shard_of(const RowHeader& header) {
  const std::string_view text = header.shard;
  const std::size_t slash = std::min(text.find('/'), text.size() - 1);
  const RowShard shard{number_of(text.substr(0, slash)), number_of(text.substr(slash + 1))};
  if (shard.k < 1 || shard.k > shard.of || shard.of > kMostShards) {
    header.fail("expected \"shard\" K/N with K from 1 to N, got " + quoted(text));
  }
  return shard;
}

std::string whole_header(const RowHeader& header) {
  JsonMembers whole;
  for (const auto& [key, json] : header.members) whole[key] = Json::of_text(json);
  whole[kShard] = RowShard{}.str();
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
