#include "tests/solver_glue/words/mutated_rules.hpp"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <sstream>

#include "tests/paths.hpp"

namespace p2c {
namespace {

using Lines = std::vector<std::string>;

Lines lines_of(const std::string& text) {
  Lines lines;
  std::istringstream in(text);
  for (std::string line; std::getline(in, line);) lines.push_back(line);
  return lines;
}

std::string joined(const Lines& lines) {
  std::string text;
  for (const std::string& line : lines) text += line + "\n";
  return text;
}

bool begins_rule(const std::string& line) { return line.starts_with("rule "); }
// Of a line that begins a rule, what comes after its label.
std::size_t end_of_label(const std::string& line) {
  return begins_rule(line) ? line.find("\":") + 2 : 0;
}

struct Change {
  std::string from;
  std::vector<std::string> to;
};

const std::vector<Change> kChanges{
    {" = ", {" <= ", " >= ", " != "}},
    {" <= ", {" = ", " >= "}},
    {" >= ", {" = ", " <= "}},
    {" < ", {" <= "}},
    {" != ", {" = "}},
    {" and ", {" or "}},
    {" or ", {" and "}},
    {" not ", {" "}},
    {" neighbours of ", {" around "}},
    {" connected ", {" apart ", " connected not "}},
    {" apart ", {" connected ", " apart not "}},
    {" with ", {" without "}},
    {" without ", {" with "}},
    {" through all where every-vertex", {""}},
};

void add_words(const Lines& lines, std::size_t at, std::vector<MutatedRules>& all) {
  const std::string& line = lines[at];
  const auto add = [&](std::size_t place, std::size_t length, const std::string& to) {
    Lines changed = lines;
    changed[at] = line.substr(0, place) + to + line.substr(place + length);
    all.push_back({"line " + std::to_string(at + 1) + ": '" + to + "' for '" +
                       line.substr(place, length) + "'",
                   joined(changed)});
  };
  for (const Change& change : kChanges) {
    for (std::size_t place = line.find(change.from, end_of_label(line)); place != line.npos;
         place = line.find(change.from, place + 1)) {
      for (const std::string& to : change.to) add(place, change.from.size(), to);
    }
  }
  for (std::size_t place = end_of_label(line); place + 1 < line.size(); ++place) {
    if (line[place] != ' ' || line[place + 1] < '0' || line[place + 1] > '9') continue;
    if (place + 2 < line.size() && line[place + 2] == 'x') continue;  // 2x2
    const int number = line[place + 1] - '0';
    for (const int other : {number - 1, number + 1}) {
      if (other >= 0) add(place + 1, 1, std::to_string(other));
    }
  }
}

void add_without_rule(const Lines& lines, std::size_t at, std::vector<MutatedRules>& all) {
  Lines changed = lines;
  std::size_t end = at + 1;
  while (end < lines.size() && lines[end].starts_with(" ")) ++end;
  changed.erase(changed.begin() + static_cast<std::ptrdiff_t>(at),
                changed.begin() + static_cast<std::ptrdiff_t>(end));
  all.push_back({"line " + std::to_string(at + 1) + ": no such rule", joined(changed)});
}

}  // namespace

std::vector<std::pair<std::string, std::string>> texts_of_kinds() {
  std::vector<std::pair<std::string, std::string>> all;
  const auto folder = std::filesystem::path(kDataFolder).parent_path() / "kinds";
  for (const auto& file : std::filesystem::directory_iterator(folder)) {
    if (file.path().extension() != ".rules") continue;
    std::ifstream in(file.path());
    all.emplace_back(file.path().stem(), std::string(std::istreambuf_iterator<char>(in), {}));
  }
  std::sort(all.begin(), all.end());
  return all;
}

std::string without_boards(const std::string& text) {
  const std::size_t end = text.find("\nsample\n");
  return end == std::string::npos ? text : text.substr(0, end + 1);
}

std::vector<MutatedRules> mutated_rules(const std::string& text) {
  const Lines lines = lines_of(text);
  std::vector<MutatedRules> all;
  bool in_rules = false;
  for (std::size_t at = 0; at < lines.size() && lines[at] != "sample"; ++at) {
    in_rules = in_rules || begins_rule(lines[at]);
    if (!in_rules) continue;
    add_words(lines, at, all);
    if (begins_rule(lines[at])) add_without_rule(lines, at, all);
  }
  return all;
}

std::vector<std::string> wrong_texts(const std::string& text) {
  std::vector<std::string> all;
  const auto is_word = [&](std::size_t at) { return text[at] != ' ' && text[at] != '\n'; };
  for (std::size_t at = 0; at < text.size(); ++at) {
    if (!is_word(at) || (at > 0 && is_word(at - 1))) continue;
    const std::size_t end = std::min(text.find_first_of(" \n", at), text.size());
    const std::string word = text.substr(at, end - at);
    for (const std::string& other : {std::string(), word + " " + word, std::string("cells"),
                                     std::string("("), std::string("1000001"), word + "x"}) {
      all.push_back(text.substr(0, at) + other + text.substr(end));
    }
  }
  return all;
}

}  // namespace p2c
