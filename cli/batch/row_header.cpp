#include "cli/batch/row_header.hpp"

#include <charconv>
#include <optional>

#include "cli/batch/json_line.hpp"

namespace puzzle2cnf {
namespace {

constexpr std::int64_t kMostShards = 1'000'000;

std::optional<std::int64_t> number_of(std::string_view text) {
  std::int64_t number = 0;
  const char* const end = text.data() + text.size();
  const auto [rest, error] = std::from_chars(text.data(), end, number);
  if (error != std::errc{} || rest != end) return {};
  return number;
}

// K/N, K from 1 to N.
std::optional<RowShard> shard_of(std::string_view text) {
  const std::size_t slash = text.find('/');
  if (slash == std::string_view::npos) return {};
  const auto k = number_of(text.substr(0, slash));
  const auto of = number_of(text.substr(slash + 1));
  if (!k || !of || *k < 1 || *k > *of || *of > kMostShards) return {};
  return RowShard{*k, *of};
}

RowShard read_shard(JsonObject& header) {
  const JsonValue& value = header.take("shard");
  const auto shard = shard_of(header.string(value));
  if (!shard) header.fail(value, "a shard K/N with K from 1 to N");
  return *shard;
}

// The text of a value that begins here, up to where the next key or the end of the object begins.
std::string_view value_text(std::string_view line, std::size_t begin, std::size_t next) {
  constexpr std::string_view kBlanks = " \t\r";
  std::string_view text = line.substr(begin, next - begin);
  text = text.substr(0, text.find_last_not_of(kBlanks) + 1);
  if (text.ends_with(',')) text.remove_suffix(1);
  return text.substr(0, text.find_last_not_of(kBlanks) + 1);
}

}  // namespace

RowHeader::RowHeader(const TextLine& line, const std::string& file) {
  read_json_line(line.text, file, line.number, [&](JsonObject header) {
    header.integer(header.take("batch"), 1, 1);
    shard_ = read_shard(header);
    const std::vector<JsonValue>& members = header.members();
    const std::string_view text = header.reader().text();
    for (std::size_t i = 0; i < members.size(); i += 2) {
      const std::size_t begin = members[i + 1].at;
      const bool last = i + 2 == members.size();
      const std::size_t next = last ? text.rfind('}') : members[i + 2].at;
      const std::string_view value = value_text(text, begin, next);
      if (*members[i].text != "shard") {
        members_.push_back({*members[i].text, std::string(value)});
        continue;
      }
      before_shard_ = text.substr(0, begin);
      after_shard_ = text.substr(begin + value.size());
    }
  });
}

std::string RowHeader::whole() const {
  return before_shard_ + "\"" + RowShard{}.str() + "\"" + after_shard_;
}

const std::string* RowHeader::find(const std::string& key) const {
  for (const Member& member : members_) {
    if (member.key == key) return &member.value;
  }
  return nullptr;
}

std::vector<std::string> RowHeader::differences(const RowHeader& other,
                                                const std::string& other_file) const {
  std::vector<std::string> found;
  const auto compare = [&](const std::string& key) {
    const std::string* ours = find(key);
    const std::string* theirs = other.find(key);
    if (ours != nullptr && theirs != nullptr && *ours == *theirs) return;
    found.push_back(json_string(key) + " is " + (ours == nullptr ? "missing" : *ours) + ", in " +
                    other_file + " it is " + (theirs == nullptr ? "missing" : *theirs));
  };
  for (const Member& member : members_) compare(member.key);
  for (const Member& member : other.members_) {
    if (find(member.key) == nullptr) compare(member.key);
  }
  return found;
}

}  // namespace puzzle2cnf
