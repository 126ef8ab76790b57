// What a group of clauses states, as an object: it can be named, switched off, and be a reason.
#pragma once

#include <string>
#include <string_view>
#include <tuple>
#include <vector>

namespace p2c {

/// Names a rule of a puzzle: "the room of cell 4". No two rules of a puzzle have the same key.
struct RuleKey {
  std::string kind;     // a word
  std::vector<int> at;  // what distinguishes it from others of its kind

  bool operator==(const RuleKey&) const = default;
  // Not <=>, which std::string lacks in older versions of libc++.
  bool operator<(const RuleKey& other) const {
    return std::tie(kind, at) < std::tie(other.kind, other.at);
  }
};

/// A rule means something about the slots of its scope alone. Its clauses, with the definitions of
/// auxiliary variables and "exactly one value", allow exactly what it means; where the clauses of a
/// formula are weaker or stronger than that, a sink that explains gets others.
struct Rule {
  RuleKey key;
  std::vector<int> scope;  // all slots that it speaks of, each once
  std::string words;       // in words for people, one line, without "--"
  /// Of an implied rule: what it follows from, in any puzzle that has all of these.
  std::vector<RuleKey> rests_on = {};
};

}  // namespace p2c
