#include "instances/formats/borders.hpp"

namespace p2c {
namespace {

constexpr std::string_view kDigits = "0123456789abcdefghijklmnopqrstuv";
constexpr int kBits = 5;

void read_part(Characters& in, Grid<char>& lines) {
  for (int i = 0; i < lines.size(); i += kBits) {
    const std::size_t digit = in.done() ? std::string_view::npos : kDigits.find(in.peek());
    if (digit == std::string_view::npos) {
      in.odd("a digit from 0 to v for the lines");
      if (in.done()) return;
    }
    const std::size_t bits = digit == std::string_view::npos ? 0 : digit;
    for (int k = 0; k < kBits; ++k) {
      const bool drawn = (bits >> static_cast<unsigned>(kBits - 1 - k) & 1U) != 0;
      if (i + k < lines.size()) {
        lines[i + k] = drawn ? 1 : 0;
      } else if (drawn) {
        in.odd("a digit without lines beyond the board");
      }
    }
    in.take();
  }
}

std::string write_part(const Grid<char>& lines) {
  std::string out;
  for (int i = 0; i < lines.size(); i += kBits) {
    std::size_t digit = 0;
    for (int k = 0; k < kBits; ++k) {
      digit = digit * 2 + (i + k < lines.size() && lines[i + k] != 0 ? 1 : 0);
    }
    out += kDigits[digit];
  }
  return out;
}

// Calls visit(line, a, b) for each place of a line, between the cells a and b.
template <class B, class Visit>
void for_each_line(B& borders, Visit visit) {
  const int rows = borders.right.rows;
  const int cols = borders.below.cols;
  for (int r = 0; r < rows; ++r) {
    for (int c = 0; c < cols; ++c) {
      const int i = r * cols + c;
      if (c + 1 < cols) visit(borders.right(r, c), i, i + 1);
      if (r + 1 < rows) visit(borders.below(r, c), i, i + cols);
    }
  }
}

}  // namespace

Borders read_borders(Characters& in, int rows, int cols) {
  Borders borders(rows, cols);
  read_part(in, borders.right);
  read_part(in, borders.below);
  return borders;
}

std::string write_borders(const Borders& borders) {
  return write_part(borders.right) + write_part(borders.below);
}

Borders borders_of(const Grid<int>& ids) {
  Borders borders(ids.rows, ids.cols);
  for_each_line(borders, [&](char& line, int a, int b) { line = ids[a] != ids[b] ? 1 : 0; });
  return borders;
}

Grid<int> rooms_of(const Borders& borders) {
  Grid<int> rooms(borders.right.rows, borders.below.cols, -1);
  Pieces pieces(rooms.size());
  for_each_line(borders, [&](char line, int a, int b) {
    if (line == 0) pieces.join(a, b);
  });
  std::vector<int> number(rooms.cells.size(), -1);
  int count = 0;
  for (int i = 0; i < rooms.size(); ++i) {
    int& room = number[pieces.find(i)];
    if (room < 0) room = count++;
    rooms[i] = room;
  }
  return rooms;
}

std::vector<std::pair<int, int>> inner_lines(const Borders& borders, const Grid<int>& rooms) {
  std::vector<std::pair<int, int>> found;
  for_each_line(borders, [&](char line, int a, int b) {
    if (line != 0 && rooms[a] == rooms[b]) found.emplace_back(a, b);
  });
  return found;
}

void draw_line(Borders& borders, int a, int b) {
  const int cols = borders.below.cols;
  Grid<char>& lines = b == a + cols ? borders.below : borders.right;
  lines(a / cols, a % cols) = 1;
}

}  // namespace p2c
