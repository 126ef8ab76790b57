// The JSON files of the puzzlekit set: one per kind of puzzle, with problems and solutions.
#pragma once

#include <algorithm>
#include <array>
#include <cctype>
#include <map>
#include <nlohmann/json.hpp>
#include <set>
#include <sstream>

#include "instances/documents/answer_file.hpp"
#include "instances/parts/part.hpp"
#include "tests/corpus/corpus.hpp"
#include "tests/corpus/exceptions.hpp"
#include "tests/corpus/stored_answers.hpp"

namespace p2c {

/// The bridges of a solution drawn as a grid: '1' and '2' across, 'a' and 'b' down, '-' on islands
/// and open water. Islands are where the problem has them.
class BridgeGrid {
 public:
  BridgeGrid(const std::string& problem, const std::string& solution)
      : problem_(cells_of(problem)), solution_(cells_of(solution)) {}

  /// In our answer text.
  std::string answer() const {
    std::string text = "answer hashi\n";
    for (std::size_t r = 0; r < problem_.size(); ++r) {
      for (std::size_t c = 0; c < problem_[r].size(); ++c) {
        if (!island(r, c)) continue;
        text += bridge(r, c, 0, 1, {{"1", "1"}, {"2", "2"}});
        text += bridge(r, c, 1, 0, {{"a", "1"}, {"b", "2"}});
      }
    }
    return text;
  }

 private:
  using Cells = std::vector<std::vector<std::string>>;

  static Cells cells_of(const std::string& text) {
    Cells cells;
    std::istringstream lines(text);
    std::string line;
    std::getline(lines, line);  // the size
    while (std::getline(lines, line)) {
      std::istringstream tokens(line);
      cells.emplace_back(std::istream_iterator<std::string>(tokens),
                         std::istream_iterator<std::string>());
    }
    return cells;
  }

  bool inside(std::size_t r, std::size_t c) const {
    return r < problem_.size() && c < problem_[r].size();
  }
  bool island(std::size_t r, std::size_t c) const { return problem_[r][c] != "-"; }

  // The bridge that leaves an island in one direction, as a line; nothing without one.
  std::string bridge(std::size_t row, std::size_t col, std::size_t down, std::size_t right,
                     const std::map<std::string, std::string>& counts) const {
    std::size_t r = row + down;
    std::size_t c = col + right;
    if (!inside(r, c)) return "";
    const auto count = counts.find(solution_[r][c]);
    if (count == counts.end()) return "";
    for (; inside(r, c) && !island(r, c); r += down, c += right) {
      if (solution_[r][c] != count->first) return "";
    }
    if (!inside(r, c)) return "";
    std::string line;
    for (const std::size_t place : {row, col, r, c}) line += std::to_string(place + 1) + " ";
    return line + count->second + "\n";
  }

  Cells problem_;
  Cells solution_;
};

/// The bound of what is inside a loop ('x'), row by row, in our answer text. What follows the rows
/// does not count.
inline std::string loop_around(const std::string& solution) {
  std::istringstream in(solution);
  int rows = 0;
  int cols = 0;
  in >> rows >> cols;
  Grid<char> inside(rows, cols, 0);
  for (char& cell : inside.cells) {
    std::string token;
    in >> token;
    cell = token == "x" ? 1 : 0;
  }
  const auto is_in = [&](int r, int c) { return inside.inside(r, c) && inside(r, c) == 1; };
  std::string text = "answer slitherlink\n";
  for (int r = 0; r <= rows; ++r) {
    for (int c = 0; c <= cols; ++c) {
      const std::string from = std::to_string(r + 1) + " " + std::to_string(c + 1) + " ";
      const auto line = [&](int row, int col) {
        text += from + std::to_string(row + 1) + " " + std::to_string(col + 1) + " 1\n";
      };
      if (is_in(r - 1, c) != is_in(r, c)) line(r, c + 1);
      if (is_in(r, c - 1) != is_in(r, c)) line(r + 1, c);
    }
  }
  return text;
}

/// The number of lines below the head of a text, without blank ones at its end.
inline int lines_below_head(std::string text) {
  while (!text.empty() && text.back() == '\n') text.pop_back();
  return static_cast<int>(std::count(text.begin(), text.end(), '\n'));
}

/// The size of the grid below the head of a text.
struct GridSize {
  int rows;
  int cols;
};
inline GridSize size_below_head(const std::string& text) {
  std::istringstream in(text);
  std::string line;
  std::getline(in, line);
  std::getline(in, line);
  std::istringstream words(line);
  const auto cols = std::distance(std::istream_iterator<std::string>(words), {});
  return {lines_below_head(text), static_cast<int>(cols)};
}

/// The first rows of a grid, below a head that says its size: other text follows some grids.
inline std::string with_head(const std::string& text, GridSize size) {
  std::istringstream in(text);
  std::string line;
  std::getline(in, line);
  std::string grid = std::to_string(size.rows) + " " + std::to_string(size.cols) + "\n";
  for (int r = 0; r < size.rows && std::getline(in, line); ++r) grid += line + "\n";
  return grid;
}

/// Some of these grids have the head of a larger one.
inline bool has_wrong_heads(std::string_view kind) {
  return kind == "nurikabe" || kind == "lits" || kind == "shakashaka";
}

/// The letters of tetrominoes as shaded cells, in our answer text.
inline std::string shaded_letters(std::string solution) {
  for (char& sign : solution) {
    if (std::string_view("LITS").find(sign) != std::string_view::npos) sign = 'x';
  }
  return "answer lits\n" + solution;
}

/// Of black cells with a number the source has that in the answer, too: '-' where there is no slot.
inline std::string in_slots(const AnyPuzzle& puzzle, const std::string& solution) {
  std::set<std::string> names;
  for (const Slot& slot : puzzle.slots()) names.insert(slot.name);
  Stored its = stored_in(solution);
  for (std::size_t r = 0; r < its.lines.size(); ++r) {
    for (std::size_t c = 0; c < its.lines[r].size(); ++c) {
      const std::string name = "r" + std::to_string(r + 1) + "c" + std::to_string(c + 1);
      if (!names.contains(name)) its.lines[r][c] = "-";
    }
  }
  return its.size + joined(its.lines);
}

/// The answer of a kind whose rules are a text, in our answer text.
inline std::string stored_answer(const AnyPuzzle& puzzle, const BoardData& board,
                                 const std::string& kind, const std::string& solution) {
  const bool lines = puzzle.slots().front().name.find('-') != std::string::npos;
  const int frame = kind == "kakuro" ? 1 : 0;
  const std::string whole = with_head(solution, {board.rows + frame, board.cols + frame});
  return answer_in_our_form(kind, lines, kind == "str8ts" ? in_slots(puzzle, whole) : whole);
}

struct StoredPuzzle {
  std::string id;
  Document document;
  Answer answer;
};

/// With the head as it is, or one that says the size of the grid.
inline Document read_problem(const std::string& kind, const std::string& id,
                             const nlohmann::json& entry, bool its_head = false) {
  auto problem = entry["problem"].get<std::string>();
  std::replace(problem.begin(), problem.end(), '#', '@');
  if (!its_head && has_wrong_heads(kind)) problem = with_head(problem, size_below_head(problem));
  return read_document(kind + "\n" + problem_in_our_form(kind, problem), id);
}

inline StoredPuzzle read_stored(const std::string& kind, const std::string& id,
                                const nlohmann::json& entry) {
  const auto problem = entry["problem"].get<std::string>();
  auto solution = entry["solution"].get<std::string>();
  if (has_wrong_heads(kind)) solution = with_head(solution, size_below_head(problem));
  Document document = read_problem(kind, id, entry);
  const auto* board = document.puzzle->as<BoardData>();
  const std::string text = kind == "hashi"         ? BridgeGrid(problem, solution).answer()
                           : kind == "slitherlink" ? loop_around(solution)
                           : kind == "lits"        ? shaded_letters(solution)
                           : board != nullptr
                               ? stored_answer(*document.puzzle, *board, kind, solution)
                               : "answer " + kind + "\n" + solution;
  Answer answer = read_answer(*document.puzzle, text, id + " (solution)");
  return {id, std::move(document), std::move(answer)};
}

/// The file of a kind, named by any of its names: in a folder of its own, or with those of others.
inline std::string puzzlekit_file(const std::filesystem::path& corpus, std::string_view kind) {
  const std::filesystem::path own = corpus / kind / "puzzlekit";
  const auto folder = std::filesystem::is_directory(own) ? own : corpus / "other" / "puzzlekit";
  if (!std::filesystem::is_directory(folder)) return "";
  const std::vector<std::string>& names = find_kind(kind)->names();
  for (const std::string& file : files_below(folder, ".json")) {
    std::string name = std::filesystem::path(file).filename().string();
    for (char& sign : name) sign = static_cast<char>(std::tolower(sign));
    const bool is_its = std::any_of(names.begin(), names.end(), [&](const std::string& its) {
      return name == its + "_dataset.json";
    });
    if (is_its) return file;
  }
  return "";
}

/// The entries of a kind by their ids, with "problem" and "solution", which may be empty; none
/// where the corpus does not have the kind.
inline nlohmann::json puzzlekit_entries(const std::filesystem::path& corpus,
                                        std::string_view kind) {
  const std::string file = puzzlekit_file(corpus, kind);
  return file.empty() ? nlohmann::json::object() : nlohmann::json::parse(text_of(file))["data"];
}

/// Calls take(id, read) for each every-th puzzle of a kind; read() gives the StoredPuzzle, or
/// throws. Malformed entries and those without a stored solution are left out. Nothing where the
/// corpus does not have the kind.
template <class Take>
void for_each_puzzlekit(const std::filesystem::path& corpus, std::string_view kind, Take take,
                        std::size_t every = corpus_step()) {
  const std::string name(kind);
  const auto entries = puzzlekit_entries(corpus, kind);
  std::size_t index = 0;
  for (const auto& item : entries.items()) {
    const auto solution = item.value()["solution"].template get<std::string>();
    if (solution.empty() || is_malformed(kind, item.key()) || index++ % every != 0) continue;
    take(item.key(), [&] { return read_stored(name, item.key(), item.value()); });
  }
}

}  // namespace p2c
