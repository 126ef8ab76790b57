#include "instances/rules/reader/word_stream.hpp"

#include <algorithm>
#include <array>
#include <charconv>

#include "instances/text/nearest_word.hpp"

namespace p2c {
namespace {

using Kind = RuleWord::Kind;

constexpr std::size_t kLongestName = 100;  // that of a puzzle is in the names of files

// What has such a name could not be said, or would be something else.
constexpr auto kTaken = std::to_array<std::string_view>(
    {"2x2",        "all",      "and",   "around", "boxes", "cells",  "columns",  "count",
     "difference", "distance", "in",    "is",     "lines", "links",  "main",     "margins",
     "neighbours", "not",      "of",    "or",     "pairs", "pieces", "position", "product",
     "quotient",   "ray",      "rows",  "runs",   "seen",  "sides",  "size",     "some",
     "spans",      "sum",      "where", "windows"});

std::string shown(const RuleWord& word) {
  if (word.kind == Kind::kEnd && word.text.empty()) return "the end of the file";
  return in_quotes(word.text);
}

}  // namespace

bool RuleWords::is_next(std::string_view word) const {
  return !at_statement() && peek().kind != Kind::kText && peek().text == word;
}

bool RuleWords::is_after_next(std::string_view word) const {
  if (at_end()) return false;
  const RuleWord& its = (*words_)[at_ + 1];
  return !its.begins_line && its.kind != Kind::kText && its.text == word;
}

bool RuleWords::take_if(std::string_view word) {
  if (!is_next(word)) return false;
  take();
  return true;
}

void RuleWords::expect(std::string_view word) {
  if (!take_if(word)) fail(in_quotes(word));
}

bool RuleWords::statement(std::string_view word) {
  if (at_end() || !peek().begins_line || peek().text != word) return false;
  take();
  return true;
}

void RuleWords::expect_statement(std::string_view word) {
  if (!statement(word)) fail(in_quotes(word) + " at the start of a line", {std::string(word)});
}

std::string RuleWords::name(std::string_view what) {
  if (at_statement() || peek().kind != Kind::kName) fail(std::string(what));
  if (peek().text.size() > kLongestName) fail(std::string(what) + " of at most 100 characters");
  return take().text;
}

std::string RuleWords::new_name(std::string_view what) {
  const RuleWord at = peek();
  std::string its = name(what);
  if (std::find(kTaken.begin(), kTaken.end(), its) != kTaken.end()) {
    throw InputError(at.place, "expected " + std::string(what) + " that is no word of rules, got " +
                                   in_quotes(its));
  }
  return its;
}

std::string RuleWords::text(std::string_view what) {
  if (at_statement() || peek().kind != Kind::kText) fail(std::string(what) + " in quotes");
  return take().text;
}

int RuleWords::number(int lo, int hi) {
  const std::string& text = peek().text;
  int value = 0;
  const bool is_number =
      !at_statement() && peek().kind == Kind::kNumber &&
      std::from_chars(text.data(), text.data() + text.size(), value).ec == std::errc();
  if (!is_number || value < lo || value > hi) {
    fail("a number from " + std::to_string(lo) + " to " + std::to_string(hi));
  }
  take();
  return value;
}

void RuleWords::fail(const std::string& expected, const std::vector<std::string>& known) const {
  std::vector<std::string_view> names(known.begin(), known.end());
  std::erase(names, peek().text);  // known, and not here
  throw InputError(peek().place, "expected " + expected + ", got " + shown(peek()) +
                                     did_you_mean(peek().text, names));
}

}  // namespace p2c
