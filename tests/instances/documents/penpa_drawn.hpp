// Links of penpa-edit for tests: a board as it is drawn, layer by layer.
#pragma once

#include <string>
#include <vector>

#include "instances/text/base64.hpp"
#include "tests/instances/formats/reading.hpp"

namespace p2c {

// Stored blocks, which say the same as packed ones.
inline std::string link_of_lines(const std::string& text) {
  std::string bytes;
  for (std::size_t at = 0; at < text.size(); at += 60'000) {
    const std::string block = text.substr(at, 60'000);
    const auto size = static_cast<unsigned>(block.size());
    bytes += at + 60'000 < text.size() ? '\0' : '\1';
    for (const unsigned number : {size, ~size}) {
      bytes += static_cast<char>(number & 255U);
      bytes += static_cast<char>(number >> 8U & 255U);
    }
    bytes += block;
  }
  return "https://swaroopg92.github.io/penpa-edit/#m=edit&p=" + to_base64(bytes);
}

// A board as it is drawn; cells and corners count from 0.
struct DrawnBoard {
  int rows;
  int cols;
  std::vector<int> margins = {0, 0, 0, 0};  // top, bottom, left, right
  std::string numbers = {};
  std::string corners = {};
  std::string edges = {};
  std::string surfaces = {};
  std::string symbols = {};
  std::string dashes = {};
  std::string others = {};
  std::string answer = "{}";
  std::string tags = "[]";

  int wide() const { return cols + margins[2] + margins[3] + 4; }
  int high() const { return rows + margins[0] + margins[1] + 4; }
  int place(int row, int col) const {
    return (row + 2 + margins[0]) * wide() + col + 2 + margins[2];
  }

  static DrawnBoard of(int rows, int cols) { return DrawnBoard{rows, cols}; }
  static void add(std::string& layer, const std::string& key, const std::string& value) {
    layer += (layer.empty() ? "\"" : ",\"") + key + "\":" + value;
  }
  DrawnBoard& number(int row, int col, const std::string& text, const std::string& mode = "1") {
    add(numbers, std::to_string(place(row, col)), "[\"" + text + "\",1,\"" + mode + "\"]");
    return *this;
  }
  DrawnBoard& corner(int row, int col, const std::string& text, int at = 0) {
    add(corners, std::to_string(4 * (wide() * high() + place(row, col)) + at),
        "[\"" + text + "\",1]");
    return *this;
  }
  DrawnBoard& vertex(int row, int col, const std::string& text) {
    add(numbers, std::to_string(wide() * high() + place(row, col)), "[\"" + text + "\",6,\"1\"]");
    return *this;
  }
  DrawnBoard& surface(int row, int col, int colour) {
    add(surfaces, std::to_string(place(row, col)), std::to_string(colour));
    return *this;
  }
  // Sort 0 is in the cell, 1 at its lower right corner, 2 below it, 3 on its right.
  DrawnBoard& symbol(int row, int col, const std::string& name, int style, int sort = 0) {
    add(symbols, std::to_string(sort * wide() * high() + place(row, col)),
        "[" + std::to_string(style) + ",\"" + name + "\",1]");
    return *this;
  }
  // In the layer "cage": corners 0 to 3 of these cells.
  DrawnBoard& dash(int row, int col, int at, int to_row, int to_col, int to) {
    const auto small = [&](int r, int c, int k) {
      return std::to_string(4 * (wide() * high() + place(r, c)) + k);
    };
    add(dashes, small(row, col, at) + "," + small(to_row, to_col, to), "10");
    return *this;
  }
  // On the right of a cell, or below it.
  DrawnBoard& edge(int row, int col, bool right, int style = 2) {
    const int corners_at = wide() * high();
    const int from = corners_at + (right ? place(row - 1, col) : place(row, col - 1));
    add(edges, std::to_string(from) + "," + std::to_string(corners_at + place(row, col)),
        std::to_string(style));
    return *this;
  }

  std::string cells() const {
    std::string list;
    int before = 0;
    for (int i = 0; i < rows * cols; ++i) {
      const int cell = place(i / cols, i % cols);
      list += (i == 0 ? "" : ",") + std::to_string(cell - before);
      before = cell;
    }
    return "[" + list + "]";
  }
  std::string text() const {
    std::string sides;
    for (const int side : margins) sides += (sides.empty() ? "" : ",") + std::to_string(side);
    return "square," + std::to_string(wide() - 4) + "," + std::to_string(high() - 4) +
           ",38,0,1,1,9,9\n[" + sides + "]\n{}\n{zR:{z_:[]},zN:{" + numbers + "},z1:{" + corners +
           "},zE:{" + edges + "},zS:{" + surfaces + "},zY:{" + symbols + "},zC:{" + dashes +
           "},zT:[]" + others + "}\n" + answer + "\n" + cells() + std::string(12, '\n') + tags +
           "\n";
  }
  std::string link() const { return link_of_lines(text()); }
};

inline ReadOptions of_penpa_kind(const std::string& kind) {
  ReadOptions options;
  options.task.kind = kind;
  return options;
}

// Our text on one line; or the error.
inline std::string text_of_link(const std::string& link, const std::string& kind = "") {
  std::string lines = read_as_text(link, of_penpa_kind(kind));
  for (char& c : lines) {
    if (c == '\n') c = '|';
  }
  return lines;
}

inline std::string kind_known_by(const std::string& link, const std::string& kind = "") {
  return read_document(link, "f", of_penpa_kind(kind)).kind_by;
}

}  // namespace p2c
