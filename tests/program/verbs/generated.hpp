// What the tests of generate share: reports, documents of a stream, puzzles with a clue less.
#pragma once

#include <nlohmann/json.hpp>
#include <sstream>
#include <string>
#include <vector>

#include "instances/documents/document.hpp"
#include "instances/kind/any_generator.hpp"
#include "tests/program/run_program.hpp"
#include "tests/tested_kinds.hpp"

namespace p2c {

/// Of the kinds whose boards follow from their text two stand for all.
inline std::vector<std::string> generated_kinds() {
  std::vector<std::string> kinds;
  int texts = 0;
  for (const PuzzleKind& kind : tested_kinds()) {
    const auto generator = generator_of(kind);
    if (!generator || (generator->ground && ++texts > 2)) continue;
    kinds.emplace_back(kind.name);
  }
  return kinds;
}

inline bool has_clues(const std::string& kind) {
  return generator_of(*find_kind(kind))->leaves_out_clues;
}

inline std::vector<std::string> with(std::vector<std::string> words,
                                     const std::vector<std::string>& more) {
  words.insert(words.end(), more.begin(), more.end());
  return words;
}

/// A document of JSON a line.
inline std::vector<nlohmann::json> reports_of(const Finished& finished) {
  std::vector<nlohmann::json> reports;
  std::istringstream lines(finished.out);
  for (std::string line; std::getline(lines, line);) {
    reports.push_back(nlohmann::json::parse(line));
  }
  return reports;
}

/// The documents of a stream in our own text, each from its comment "# puzzle" on.
inline std::vector<std::string> documents_of(const std::string& stream) {
  std::vector<std::string> documents;
  std::istringstream lines(stream);
  for (std::string line; std::getline(lines, line);) {
    if (line.starts_with("# puzzle ")) documents.emplace_back();
    documents.back() += line + "\n";
  }
  return documents;
}

/// The words of a line after the last such mark.
inline std::vector<std::string> words_after(const std::string& line, const std::string& mark) {
  std::istringstream rest(line.substr(line.rfind(mark) + mark.size()));
  std::vector<std::string> words;
  for (std::string word; rest >> word;) words.push_back(word);
  return words;
}

inline std::string last_lines(const std::string& text, int count) {
  std::size_t at = text.size();
  for (int i = 0; i <= count; ++i) at = text.rfind('\n', at - 1);
  return text.substr(at + 1);
}

inline std::vector<std::string> texts_with_one_clue_less(const std::string& text) {
  const Document document = read_document(text, "generated");
  std::vector<std::string> texts;
  for (const int clue : document.puzzle->clues()) {
    texts.push_back(document.puzzle->without({clue})->print());
  }
  return texts;
}

/// The answer in the comments below a puzzle, as a text of its own.
inline std::string uncommented_answer(const std::string& text) {
  std::string answer;
  std::istringstream lines(text.substr(text.find("# answer ")));
  for (std::string line; std::getline(lines, line);) answer += line.substr(2) + "\n";
  return answer;
}

/// Of the steps towards the answer, by explain; it is not always proved without --smallest.
inline int level_of(const std::string& text) {
  const std::vector<std::string> words{"explain", "--stats", "--json", "-"};
  const auto report = nlohmann::json::parse(run(words, text).out);
  if (!report["level"].is_null()) return report["level"].get<int>();
  const Finished explained = run(with(words, {"--smallest"}), text);
  return nlohmann::json::parse(explained.out)["level"].get<int>();
}

/// Where the usual puzzles are solvable by a simple method, the options for others.
inline std::vector<std::string> options_for_hard(const std::string& kind) {
  const bool simple = Style(generator_of(*find_kind(kind))->styles).has("solvable");
  return simple ? std::vector<std::string>{"--solvable", "any"} : std::vector<std::string>{};
}

}  // namespace p2c
