#include "instances/documents/janko.hpp"

#include <algorithm>
#include <array>
#include <map>
#include <string>
#include <vector>

namespace p2c {
namespace {

constexpr std::string_view kBegin = "[begin]";
constexpr int kMostSide = 1'000'000;
constexpr std::array<std::string_view, 7> kSections = {"problem",  "areas", "clabels", "rlabels",
                                                       "solution", "moves", "end"};

bool detect(std::string_view text, std::string_view /*file*/) {
  const std::size_t begin = std::min(text.find_first_not_of(" \t\r\n"), text.size());
  return text.substr(begin).starts_with(kBegin);
}

// A line that is not blank, and where it is.
struct Line {
  std::string_view text;
  int number;
};

struct Said {
  std::string kind;
  Place kind_place;
  int rows = 0;
  int cols = 0;
  Place size_place;
  std::map<std::string_view, std::vector<Line>> sections = {};
};

class JankoText {
 public:
  explicit JankoText(TextReader& in) : in_(in) {}

  Said read() {
    in_.skip_blank_lines();
    in_.next_line("'[begin]'");
    if (in_.token("'[begin]'") != kBegin) in_.fail("'[begin]'");
    for (in_.skip_blank_lines(); !in_.at_end(); in_.skip_blank_lines()) {
      const std::string_view line = in_.next_line("");
      const std::string_view word = in_.token("");
      if (ended_) {
        in_.fail("the end of the file after [end]");
      } else if (word.starts_with('[')) {
        begin_section(word);
      } else if (lines_ != nullptr) {
        add_line(line);
      } else if (in_head_) {
        read_fact(word);
      }
    }
    if (said_.kind.empty()) fail_at_end("a line 'puzzle' with a kind");
    if (said_.rows == 0 || said_.cols == 0) fail_at_end("a line 'size', or 'rows' and 'cols'");
    return std::move(said_);
  }

 private:
  // A page may have a section twice.
  void begin_section(std::string_view word) {
    in_head_ = false;
    if (said_.rows == 0 || said_.cols == 0) {
      in_.fail("a line 'size', or 'rows' and 'cols', before the sections");
    }
    const std::string_view name = word.ends_with(']') ? word.substr(1, word.size() - 2) : "";
    if (std::find(kSections.begin(), kSections.end(), name) == kSections.end()) {
      in_.fail("a section [problem], [areas], [clabels], [rlabels], [solution], [moves] or [end]");
    }
    const bool is_new = name != "moves" && name != "end" && said_.sections.count(name) == 0;
    lines_ = is_new ? &said_.sections[name] : nullptr;
    in_.end_line();
    ended_ = name == "end";
  }

  void read_fact(std::string_view word) {
    if (word == "puzzle") {
      said_.kind = in_.token("a kind of puzzle");
      said_.kind_place = in_.place();
    } else if (word == "size" || word == "rows" || word == "cols") {
      const int side = in_.number(1, kMostSide);
      said_.size_place = in_.place();
      if (word != "cols") said_.rows = side;
      if (word != "rows") said_.cols = side;
      if (word == "size" && !in_.line_done()) said_.cols = in_.number(1, kMostSide);
    }
  }

  void add_line(std::string_view line) {
    const int most = std::max(said_.rows, said_.cols);
    if (lines_->size() == static_cast<std::size_t>(most)) {
      in_.fail("at most " + std::to_string(most) + " lines in a section");
    }
    lines_->push_back({line, in_.place().line});
  }

  [[noreturn]] void fail_at_end(std::string_view expected) {
    while (true) in_.next_line(expected);
  }

  TextReader& in_;
  Said said_;
  std::vector<Line>* lines_ = nullptr;
  bool in_head_ = true;
  bool ended_ = false;
};

class JankoSpelling {
 public:
  explicit JankoSpelling(const TextReader& in) : starts_(in.text()) {}

  void add(std::string_view text, const Place& place, bool moves) {
    const std::size_t at = starts_.offset(place);
    for (std::size_t i = 0; i < text.size(); ++i) out_.origin.push_back(at + (moves ? i : 0));
    out_.origin.push_back(at + (moves ? text.size() : 0));
    out_.text.append(text) += '\n';
  }

  void add(const std::vector<Line>& lines) {
    for (const Line& line : lines) add(line.text, {"", line.number, 1}, true);
  }

  Respelt take(std::size_t end) {
    out_.origin.push_back(end);
    return std::move(out_);
  }

 private:
  LineStarts starts_;
  Respelt out_;
};

}  // namespace

Scheme janko_scheme() {
  return {"janko", "texts of janko.at, with an answer", detect, {false, " \t\r"}};
}

Respelt text_of_janko(TextReader& in) {
  const Said said = JankoText(in).read();
  JankoSpelling text(in);
  text.add(said.kind, said.kind_place, false);
  text.add(std::to_string(said.rows) + " " + std::to_string(said.cols), said.size_place, false);
  for (const std::string_view name : {"problem", "areas", "clabels", "rlabels"}) {
    const auto found = said.sections.find(name);
    if (found != said.sections.end()) text.add(found->second);
  }
  return text.take(in.text().size());
}

JankoSolution solution_of_janko(std::string_view text, const std::string& file) {
  TextReader in(text, file, janko_scheme().rules);
  const Said said = JankoText(in).read();
  JankoSolution solution{said.rows, said.cols, {}};
  const auto found = said.sections.find("solution");
  if (found == said.sections.end()) return solution;
  for (const Line& line : found->second) {
    TextReader row(line.text, file, {false, " \t\r"});
    row.next_line("");
    while (!row.line_done()) {
      const std::string_view word = row.token("");
      solution.words.push_back({word, {file, line.number, row.place().col}});
    }
  }
  return solution;
}

}  // namespace p2c
