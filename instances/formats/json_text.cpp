#include "instances/formats/json_text.hpp"

#include <algorithm>

namespace p2c {

Json Json::of_text(std::string text) {
  Json value;
  value.text_ = std::move(text);
  return value;
}

JsonMembers::JsonMembers(std::initializer_list<std::pair<std::string_view, Json>> members) {
  for (const auto& [key, value] : members) (*this)[key] = value;
}

Json& JsonMembers::operator[](std::string_view key) {
  const auto found = std::find_if(members_.begin(), members_.end(),
                                  [&](const auto& member) { return member.first == key; });
  if (found != members_.end()) return found->second;
  return members_.emplace_back(key, nullptr).second;
}

const Json* JsonMembers::find(std::string_view key) const {
  const auto found = std::find_if(members_.begin(), members_.end(),
                                  [&](const auto& member) { return member.first == key; });
  return found == members_.end() ? nullptr : &found->second;
}

void JsonMembers::update(const JsonMembers& other) {
  for (const auto& [key, value] : other.members_) (*this)[key] = value;
}

JsonMembers::operator Json() const {
  std::string text = "{";
  for (const auto& [key, value] : members_) {
    if (text.size() > 1) text += ',';
    text += json_string(key);
    text += ':';
    text += value.text();
  }
  text += '}';
  return Json::of_text(std::move(text));
}

}  // namespace p2c
