#include "cli/manual/format_facts.hpp"

#include "instances/documents/format_table.hpp"

namespace p2c {
namespace {

constexpr std::size_t kNamedKinds = 8;  // of a format; more are counted

}  // namespace

FormatFacts facts_of(const FormatRow& row) {
  FormatFacts facts;
  for (const FormatRow::Kind& kind : row.kinds) {
    facts.writes = facts.writes || kind.format->write;
    facts.givens = facts.givens || (kind.format->carries & kGivens) != 0;
    facts.answers = facts.answers || (kind.format->carries & kAnswer) != 0;
  }
  return facts;
}

std::string carried_words(const FormatFacts& facts) {
  if (facts.givens && facts.answers) return "givens, answer";
  if (facts.givens) return "givens";
  return facts.answers ? "answer" : "-";
}

std::string kinds_with(const FormatRow& row) {
  if (row.kinds.size() == puzzle_kinds().size()) return "all";
  if (row.kinds.size() > kNamedKinds) return std::to_string(row.kinds.size()) + " kinds";
  std::string kinds;
  for (const FormatRow::Kind& kind : row.kinds) {
    kinds.append(kinds.empty() ? "" : " ").append(kind.kind->name);
  }
  return kinds;
}

}  // namespace p2c
