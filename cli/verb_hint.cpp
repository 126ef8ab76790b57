#include "cli/verb_hint.hpp"

#include <unistd.h>

#include <algorithm>
#include <array>
#include <string_view>
#include <utility>

#include "cli/options/usage_error.hpp"
#include "cli/verbs.hpp"
#include "instances/formats/puzzlink.hpp"
#include "instances/text/nearest_word.hpp"
#include "instances/text/text_reader.hpp"

namespace p2c {
namespace {

// What people try, and the verb for it.
constexpr std::array<std::pair<std::string_view, std::string_view>, 16> kOtherWords{{
    {"check", "verify"},
    {"validate", "verify"},
    {"draw", "show"},
    {"print", "show"},
    {"display", "show"},
    {"view", "show"},
    {"export", "convert"},
    {"compile", "encode"},
    {"cnf", "encode"},
    {"image", "picture"},
    {"why", "hint"},
    {"proof", "check-proof"},
    {"model", "check-model"},
    {"kinds", "puzzles"},
    {"create", "generate"},
    {"make", "generate"},
}};

bool is_verb(const std::string& word) {
  const auto& all = verbs();
  return std::any_of(all.begin(), all.end(), [&](const Verb& verb) { return verb.name == word; });
}

bool is_file(const std::string& word) { return word == "-" || access(word.c_str(), F_OK) == 0; }

bool is_option(const std::string& word) { return word.starts_with('-') && word != "-"; }

std::string verb_first(const std::string& verb, const std::string& rest) {
  return "the verb comes first: 'puzzle2cnf " + verb + " " + printable(rest) + "'";
}

}  // namespace

std::string meant_verb(const std::string& word) {
  std::vector<std::string_view> names;
  for (const Verb& verb : verbs()) names.push_back(verb.name);
  for (const auto& [other, verb] : kOtherWords) {
    if (word == other) return did_you_mean(verb, {verb});
  }
  return did_you_mean(word, names);
}

std::string verb_after_options(const std::string& first, const std::vector<std::string>& words) {
  const auto later = [](const std::string& word) { return is_verb(word) && !is_file(word); };
  const auto verb = std::find_if(words.begin(), words.end(), later);
  if (!is_option(first) || verb == words.end()) return "";
  return verb_first(*verb, first + " ...");
}

void expect_verb_or_puzzle(const std::vector<std::string>& words) {
  const std::string& first = words[0];
  if (is_verb(first) || is_option(first)) return;
  if (words.size() > 1 && is_verb(words[1]) && !is_file(words[1])) {
    throw UsageError{verb_first(words[1], first)};
  }
  if (is_file(first) || is_puzzle_url(first)) return;
  const std::string hint = meant_verb(first);
  const bool names_a_verb = !hint.empty() || (words.size() > 1 && is_file(words[1]));
  if (names_a_verb) throw UsageError{"no verb " + in_quotes(first) + " and no such file" + hint};
}

}  // namespace p2c
