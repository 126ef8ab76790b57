#include "instances/formats/penpa/penpa_text.hpp"

#include <algorithm>

#include "instances/formats/format.hpp"
#include "instances/formats/json_text.hpp"
#include "instances/formats/penpa/penpa_answer.hpp"
#include "instances/formats/penpa/penpa_cages.hpp"
#include "instances/formats/penpa/penpa_link.hpp"

namespace p2c {
namespace {

constexpr int kPixels = 38;  // of a cell

// Members of a JSON object.
class Layer {
 public:
  void add(const std::string& key, const std::string& value) {
    text_ += (text_.empty() ? "" : ",") + json_string(key) + ":" + value;
  }
  void add(int key, const std::string& value) { add(std::to_string(key), value); }
  std::string text() const { return "{" + text_ + "}"; }

 private:
  std::string text_;
};

// Of the problem or of an answer; what is not named is always empty.
struct Layers {
  Layer surfaces = {};
  Layer numbers = {};
  Layer corners = {};
  Layer symbols = {};
  Layer edges = {};
  Layer dashes = {};
  std::string cages = "[]";

  std::string text() const {
    const std::string none = R"({"__a":[]})";
    return R"({"command_redo":)" + none + R"(,"command_undo":)" + none + R"(,"command_replay":)" +
           none + R"(,"surface":)" + surfaces.text() + R"(,"number":)" + numbers.text() +
           R"(,"numberS":)" + corners.text() + R"(,"symbol":)" + symbols.text() +
           R"(,"freeline":{},"freelineE":{},"thermo":[],"arrows":[],"direction":[],)" +
           R"("squareframe":[],"polygon":[],"line":{},"lineE":)" + edges.text() +
           R"(,"wall":{},"cage":)" + dashes.text() + R"(,"deletelineE":{},"killercages":)" + cages +
           R"(,"nobulbthermo":[]})";
  }
};

class PenpaText {
 public:
  PenpaText(const PenpaBoard& board, const PenpaStyle& style)
      : board_(board),
        style_(style),
        wide_(board.cols + board.left + board.right),
        high_(board.rows + board.top + board.bottom),
        places_{wide_ + 4, high_ + 4, board.top, board.left} {
    if (std::max(wide_, high_) > kMostPenpaSide) throw CannotCarry("a board with a side above 200");
  }

  std::string link() const {
    const bool check = !board_.answer.empty();
    return write_penpa_link(lines(check), check ? checked_answer(board_.answer, places_) : "");
  }

 private:
  std::string lines(bool check) const {
    const std::string empty = Layers().text();
    const std::string settings = check ? what_is_checked(board_.answer) : "{}";
    std::string text = head();
    for (const std::string& line :
         {margins(), check ? solver_mode() : mode(), drawn(), check ? "" : empty, cells(),
          std::string("[]"), settings, std::string("\"x\""), std::string("\"x\""),
          std::string("[3,2,3]"), std::string(), std::string("\"x\""), std::string("0"), empty,
          check ? "x" : empty, std::string("{}"), "[" + json_string(style_.tag) + "]",
          std::string(check ? "false" : "")}) {
      text += "\n" + line;
    }
    return text;
  }

  // Sizes, the place of the middle twice, no boxes, no title, author, source and rules.
  std::string head() const {
    const std::string middle = std::to_string(middle_place());
    return "square," + std::to_string(wide_) + "," + std::to_string(high_) + "," +
           std::to_string(kPixels) + ",0,1,1," + std::to_string((wide_ + 1) * kPixels) + "," +
           std::to_string((high_ + 1) * kPixels) + "," + middle + "," + middle +
           ",0,0,0,0,Title: ,Author: ,,,OFF,false";
  }

  // A cell, a corner, or an edge below or on the right of a cell.
  int middle_place() const {
    const int sort = wide_ % 2 == 1 ? (high_ % 2 == 1 ? 0 : 2) : high_ % 2 == 1 ? 3 : 1;
    const int row = (high_ + 3) / 2;
    const int col = (wide_ + 3) / 2;
    return sort * places_.cells() + row * places_.wide + col;
  }

  std::string margins() const {
    std::string text;
    for (const int side : {board_.top, board_.bottom, board_.left, board_.right}) {
      text += (text.empty() ? "[" : ",") + std::to_string(side);
    }
    return text + "]";
  }

  std::string grid() const { return style_.only_dots ? R"(["3","1","2"])" : R"(["1","2","1"])"; }
  // What is chosen in the menus for the answer; the others are as the site has them.
  std::string mode() const {
    const std::string symbol = style_.symbol.empty() ? "" : R"(,"symbol":)" + symbol_sign();
    return R"({"grid":)" + grid() + R"(,"pu_a":{"edit_mode":)" + json_string(style_.draws) +
           R"(,"surface":["",1],"line":["1",3],"lineE":["1",3],"number":["1",2])" + symbol + "}}";
  }
  std::string solver_mode() const {
    const std::string chosen = style_.draws == "surface"  ? R"(["",1])"
                               : style_.draws == "number" ? R"(["1",2])"
                               : style_.draws == "symbol" ? symbol_sign()
                                                          : R"(["1",3])";
    return grid() + "~" + json_string(style_.draws) + "~" + chosen;
  }

  // "tents 2" as ["tents",2].
  std::string symbol_sign() const {
    const std::size_t blank = style_.symbol.find(' ');
    return "[" + json_string(style_.symbol.substr(0, blank)) + "," +
           style_.symbol.substr(blank + 1) + "]";
  }

  // Each as the step from the one before.
  std::string cells() const {
    std::string text;
    int before = 0;
    for (int r = 0; r < board_.rows; ++r) {
      for (int c = 0; c < board_.cols; ++c) {
        const int cell = places_.cell({r, c});
        text += (text.empty() ? "[" : ",") + std::to_string(cell - before);
        before = cell;
      }
    }
    return text + "]";
  }

  std::string cages() const {
    std::string all;
    for (const auto& cage : board_.cages) {
      std::string cells;
      for (const PenpaSpot& spot : cage) {
        cells += (cells.empty() ? "" : ",") + std::to_string(places_.cell(spot));
      }
      all += (all.empty() ? "[" : ",[") + cells + "]";
    }
    return "[" + all + "]";
  }

  Layer dashes() const {
    Layer lines;
    const auto number = [&](const PenpaBoard::Small& end) {
      return std::to_string(4 * (places_.cell(end.spot) + places_.cells()) + end.at);
    };
    for (const auto& [from, to] : dashes_of(board_.cages)) {
      lines.add(number(from) + "," + number(to), "10");
    }
    return lines;
  }

  std::string drawn() const {
    Layers all;
    for (const auto& [spot, colour] : board_.surfaces) {
      all.surfaces.add(places_.cell(spot), std::to_string(colour));
    }
    for (const auto& [spot, text] : board_.numbers) {
      all.numbers.add(places_.cell(spot), number(spot, text));
    }
    for (const PenpaSpot& spot : board_.blanks)
      all.numbers.add(places_.cell(spot), R"(["",1,"2"])");
    for (const auto& [spot, text] : board_.vertices) {
      all.numbers.add(places_.cells() + places_.cell(spot),
                      "[" + json_string(text.text) + R"(,6,"1"])");
    }
    for (const auto& [small, text] : board_.corners) {
      const int sort = 1 + small.at / 4;
      const bool dark = board_.symbols.count(small.spot) > 0;
      all.corners.add(4 * (places_.cell(small.spot) + sort * places_.cells()) + small.at % 4,
                      "[" + json_string(text.text) + (dark ? ",4]" : ",1]"));
    }
    for (const auto& [spot, its] : board_.symbols) all.symbols.add(places_.cell(spot), symbol(its));
    for (const auto& [spot, its] : board_.between)
      all.symbols.add(place_between(spot), symbol(its));
    all.edges = walls();
    all.dashes = dashes();
    all.cages = cages();
    return all.text();
  }

  static std::string symbol(const std::string& its) {
    const std::size_t blank = its.find(' ');
    return "[" + its.substr(blank + 1) + "," + json_string(its.substr(0, blank)) + ",1]";
  }
  // Of a corner, of the edge below a cell or of that on its right.
  int place_between(const PenpaSpot& spot) const {
    const int sort = spot.row % 2 == 0 ? 3 : spot.col % 2 == 0 ? 2 : 1;
    return sort * places_.cells() + places_.cell({spot.row / 2, spot.col / 2});
  }

  // White on dark cells; "2_1" has an arrow.
  std::string number(const PenpaSpot& spot, const PenpaBoard::Text& text) const {
    const std::size_t way = std::string_view("^<>v").find(text.way);
    const bool arrow = text.way != 0;
    const std::string word = arrow ? text.text + "_" + std::to_string(way) : text.text;
    const bool dark = board_.surfaces.count(spot) > 0;
    const std::string mode = arrow ? R"("2"])" : text.is_list ? R"("4"])" : R"("1"])";
    return "[" + json_string(word) + (dark ? ",4," : ",1,") + mode;
  }

  Layer walls() const {
    Layer edges;
    const auto add = [&](int row, int col, bool right) {
      const int corner = places_.cells() + places_.cell({row, col});
      const int before = corner - (right ? places_.wide : 1);
      edges.add(std::to_string(before) + "," + std::to_string(corner), "2");
    };
    const Borders& walls = board_.walls;
    for (int r = 0; r < board_.rows; ++r) {
      for (int c = 0; c < board_.cols; ++c) {
        if (c + 1 < board_.cols && walls.right(r, c) == 1) add(r, c, true);
        if (r + 1 < board_.rows && walls.below(r, c) == 1) add(r, c, false);
      }
    }
    return edges;
  }

  const PenpaBoard& board_;
  const PenpaStyle& style_;
  int wide_;  // with the margins
  int high_;
  PenpaPlaces places_;
};

}  // namespace

std::string write_penpa(const PenpaBoard& board, const PenpaStyle& style) {
  return PenpaText(board, style).link();
}

}  // namespace p2c
