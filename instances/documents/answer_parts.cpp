#include "instances/documents/answer_parts.hpp"

#include <algorithm>
#include <array>
#include <string>

#include "instances/documents/answer_shape.hpp"

namespace p2c {
namespace {

constexpr std::string_view kBlanks = " \t\r";

// Calls see(line, offset) for each line until it returns false.
template <class See>
void for_each_line(std::string_view text, std::size_t begin, std::size_t end, See see) {
  while (begin < end) {
    const std::size_t stop = std::min(text.find('\n', begin), end);
    if (!see(text.substr(begin, stop - begin), begin)) return;
    begin = stop + 1;
  }
}

// The words of a line with one blank between them.
std::string plain(std::string_view line) {
  std::string out;
  while (true) {
    const std::size_t begin = line.find_first_not_of(kBlanks);
    if (begin == std::string_view::npos) return out;
    line.remove_prefix(begin);
    const std::size_t end = std::min(line.find_first_of(kBlanks), line.size());
    if (!out.empty()) out += ' ';
    out += line.substr(0, end);
    line.remove_prefix(end);
  }
}

std::string_view first_word(std::string_view line) {
  const std::size_t begin = std::min(line.find_first_not_of(kBlanks), line.size());
  line.remove_prefix(begin);
  return line.substr(0, line.find_first_of(kBlanks));
}

bool is_head(std::string_view word) { return word == "answer" || word == "forced"; }

// What `unique` prints before and after answers.
bool is_verdict(std::string_view word) {
  constexpr std::array<std::string_view, 4> kVerdicts = {"unique", "several", "none", "differs"};
  return std::find(kVerdicts.begin(), kVerdicts.end(), word) != kVerdicts.end();
}

[[noreturn]] void fail_at(const TextReader& in, std::size_t at, const AnyPuzzle& puzzle) {
  TextReader here = in;
  here.skip_to(at);
  here.next_line("");
  here.token("");
  here.fail("'answer " + std::string(puzzle.name()) + "'");
}

bool is_made_of(std::string_view line, std::string_view signs) {
  return !line.empty() && line.find_first_not_of(signs) == std::string_view::npos;
}

constexpr std::string_view kDigits = "0123456789";

std::string_view without_blanks_after(std::string_view line) {
  return line.substr(0, line.find_last_not_of(kBlanks) + 1);
}

// The lines of these signs, '#' and '.' or digits; nothing where the part holds more than these, a
// head and comments.
class MarkedLines {
 public:
  MarkedLines(const AnyPuzzle& puzzle, std::string_view text, const AnswerPart& part,
              std::string_view signs)
      : puzzle_(puzzle), signs_(signs) {
    for_each_line(text, part.begin, part.end, [&](std::string_view line, std::size_t at) {
      return is_plain_ = take(without_blanks_after(line), at);
    });
  }

  // Those that are rows of a board of this size, if there is one for each row.
  std::vector<AnswerPart> rows_of(std::size_t rows, std::size_t cols) {
    std::erase_if(lines_, [&](const AnswerPart& line) { return line.end - line.begin != cols; });
    const std::string size = std::to_string(rows) + " " + std::to_string(cols);
    const bool fits = lines_.size() == rows && shortest_dot_ >= cols && longest_dot_ <= cols;
    if (!fits || (!size_.empty() && size_ != size)) return {};
    return lines_;
  }
  bool any() const { return is_plain_ && !lines_.empty(); }

 private:
  bool take(std::string_view line, std::size_t at) {
    if (is_made_of(line, signs_)) {
      lines_.push_back({at, at + line.size()});
      if (line[0] == '#') return true;  // else it is no comment, whatever its length
      shortest_dot_ = std::min(shortest_dot_, line.size());
      longest_dot_ = std::max(longest_dot_, line.size());
      return true;
    }
    if (line.empty() || line[0] == '#' || !lines_.empty()) return line.empty() || line[0] == '#';
    const std::string words = plain(line);
    if (head_.empty() && is_head(first_word(line))) {
      head_ = words;
      return is_name_of(puzzle_, std::string_view(words).substr(words.rfind(' ') + 1));
    }
    if (!size_.empty()) return false;
    size_ = words;
    return true;
  }

  const AnyPuzzle& puzzle_;
  std::string_view signs_;
  std::vector<AnswerPart> lines_;
  std::size_t shortest_dot_ = std::string_view::npos;
  std::size_t longest_dot_ = 0;
  std::string head_;
  std::string size_;
  bool is_plain_ = true;
};

}  // namespace

std::vector<AnswerPart> answer_parts(const TextReader& in, const AnyPuzzle& puzzle) {
  const std::string_view text = in.text();
  std::vector<AnswerPart> parts;
  bool inside = false;
  std::size_t stray = text.size();  // the first line that belongs to no answer
  for_each_line(text, 0, text.size(), [&](std::string_view line, std::size_t at) {
    const std::string_view word = first_word(line);
    if (word.empty() || line[0] == '#') return true;
    if (inside && (is_head(word) || is_verdict(word))) parts.back().end = at;
    if (is_head(word)) {
      parts.push_back({at, text.size()});
    } else if (!is_verdict(word) && !inside) {
      stray = std::min(stray, at);
    }
    inside = is_head(word) || (inside && !is_verdict(word));
    return true;
  });
  if (!parts.empty() && stray < text.size()) fail_at(in, stray, puzzle);
  if (parts.empty()) parts.push_back({0, text.size()});
  return parts;
}

std::optional<Respelt> respell_marks(const AnyPuzzle& puzzle, std::string_view text,
                                     const AnswerPart& part) {
  const std::vector<AnswerShape> shapes = answer_shapes(puzzle);
  const AnswerShape& shape = shapes[0];
  if (shapes.size() > 1 || shape.form == AnswerRows::Form::kItems || !shape.words.empty())
    return {};
  const bool shaded = shape.form == AnswerRows::Form::kShaded;
  for (const std::string_view signs : {std::string_view("#."), shaded ? "01" : kDigits}) {
    if (!shaded && signs != kDigits) continue;
    MarkedLines lines(puzzle, text, part, signs);
    if (!lines.any()) continue;
    const std::vector<AnswerPart> rows = lines.rows_of(shape.rows, shape.width);
    if (rows.empty()) continue;
    RespeltRows out;
    out.begin(shape, true, 0);
    for (const auto& [begin, end] : rows) {
      for (std::size_t at = begin; at < end; ++at) {
        shaded ? out.add_mark(text[at], at) : out.add(text.substr(at, 1), at);
      }
      out.end_row(end);
    }
    return std::move(out).take(text.size());
  }
  return {};
}

}  // namespace p2c
