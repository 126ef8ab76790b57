#include "instances/answer_text.hpp"

#include <algorithm>

namespace p2c {
namespace {

bool is_shaded_board(const std::vector<Slot>& slots) {
  return std::all_of(slots.begin(), slots.end(),
                     [](const Slot& slot) { return slot.lo == 0 && slot.hi == 1; });
}

// "x", "-" or "?" for a shaded board, else the number.
std::string cell_text(bool shaded, int value) {
  if (value == kOpen) return "?";
  if (value == kNoValue) return "-";
  if (shaded) return value == 1 ? "x" : "-";
  return std::to_string(value);
}

std::string value_text(const AnswerRows& rows, int value) {
  const bool is_word = value >= 0 && !rows.words.empty();
  return is_word ? rows.words[static_cast<std::size_t>(value)]
                 : cell_text(rows.form == AnswerRows::Form::kShaded, value);
}

std::string print_rows(const AnswerRows& rows) {
  const auto width = static_cast<std::size_t>(rows.width);
  std::string out;
  if (rows.form != AnswerRows::Form::kItems) {
    out = std::to_string(rows.values.size() / width) + " " + std::to_string(width) + "\n";
  }
  for (std::size_t i = 0; i < rows.values.size(); ++i) {
    out += value_text(rows, rows.values[i]);
    out += (i + 1) % width == 0 ? '\n' : ' ';
  }
  return out;
}

// After the line of the size; read() gives the value of the next cell.
template <class Read>
Answer parse_cells(int rows, int cols, TextReader& in, Read read) {
  read_answer_size(rows, cols, in);
  Answer answer;
  for (int r = 0; r < rows; ++r) {
    in.next_line("row " + std::to_string(r + 1) + " of the answer");
    for (int c = 0; c < cols; ++c) answer.push_back(read(answer.size()));
    in.end_line();
  }
  return answer;
}

}  // namespace

std::string print_answer_rows(const std::vector<AnswerRows>& layers) {
  std::string out;
  for (const AnswerRows& layer : layers) {
    if (&layer != &layers.front()) out += layer.name + "\n";
    out += print_rows(layer);
  }
  return out;
}

AnswerRows grid_answer_rows(int cols, const std::vector<Slot>& slots, const Answer& answer) {
  using Form = AnswerRows::Form;
  return {is_shaded_board(slots) ? Form::kShaded : Form::kNumbers, "grid", cols, answer};
}

void read_answer_size(int rows, int cols, TextReader& in) {
  in.next_line("the number of rows and of columns");
  const std::string what = std::to_string(rows) + " rows and " + std::to_string(cols) + " columns";
  in.to_number(in.token(what), rows, rows, what);
  in.to_number(in.token(what), cols, cols, what);
  in.end_line();
}

Answer parse_grid_answer(int rows, int cols, const std::vector<Slot>& slots, TextReader& in) {
  return is_shaded_board(slots) ? parse_marked_grid(rows, cols, slots, in)
                                : parse_number_grid(rows, cols, slots, in);
}

Answer parse_marked_grid(int rows, int cols, const std::vector<Slot>& slots, TextReader& in) {
  return parse_cells(rows, cols, in, [&](std::size_t cell) {
    const bool fixed = slots[cell].lo == slots[cell].hi;
    const std::string_view what = fixed ? "'-' in a cell that can have no mark" : "'x' or '-'";
    const std::string_view token = in.token(what);
    if ((token != "x" || fixed) && token != "-" && token != "?") in.fail(what);
    return token == "?" ? kOpen : token == "x" ? 1 : 0;
  });
}

Answer parse_word_grid(int rows, int cols, const std::vector<Slot>& slots,
                       const std::vector<std::string>& words, TextReader& in) {
  return parse_cells(rows, cols, in, [&](std::size_t cell) {
    const auto first = words.begin() + slots[cell].lo;
    const auto end = words.begin() + slots[cell].hi + 1;
    std::string what;
    for (auto word = first; word != end; ++word) {
      what += (word == first ? "'" : word + 1 == end ? " or '" : ", '") + *word + "'";
    }
    const std::string_view token = in.token(what);
    if (token == "?") return kOpen;
    const auto found = std::find(first, end, token);
    if (found == end) in.fail(what);
    return static_cast<int>(found - words.begin());
  });
}

Answer parse_number_grid(int rows, int cols, const std::vector<Slot>& slots, TextReader& in) {
  return parse_cells(rows, cols, in, [&](std::size_t cell) {
    const auto& [lo, hi, name] = slots[cell];
    if (lo <= hi) return read_value(in, lo, hi);
    constexpr std::string_view kNone = "'-' in a cell that has no number";
    const std::string_view token = in.token(kNone);
    if (token != "-" && token != "?") in.fail(kNone);
    return kOpen;
  });
}

}  // namespace p2c
