#include "instances/nonogram_lines.hpp"

#include <utility>

namespace puzzle2cnf {
namespace {

constexpr std::size_t kLargestTable = 1'000'000;

std::size_t at(int i) { return static_cast<std::size_t>(i); }

// One line, with tables for a prefix of blocks in a prefix of cells.
class LineSolver {
 public:
  // Answers for this clue and line until the next call.
  bool solve(const Nonogram::Clue& clue, std::vector<Cell>& line) {
    const int n = static_cast<int>(line.size());
    const int blocks = static_cast<int>(clue.size());
    if (at(blocks) * at(n) > kLargestTable) return true;  // says nothing rather than take long
    fill(prefix_, clue, line);
    if (prefix_[index(blocks, n, n)] == 0) return false;
    const Nonogram::Clue backward(clue.rbegin(), clue.rend());
    const std::vector<Cell> mirrored(line.rbegin(), line.rend());
    fill(suffix_, backward, mirrored);
    mark(clue, line);
    for (int i = 0; i < n; ++i) {
      if (line[at(i)] != Cell::kUnknown) continue;
      const bool filled = covered_[at(i)] > 0;
      if (filled != (can_be_empty_[at(i)] != 0)) {
        line[at(i)] = filled ? Cell::kFilled : Cell::kEmpty;
      }
    }
    return true;
  }

 private:
  static std::size_t index(int block, int cell, int n) {
    return at(block) * (at(n) + 1) + at(cell);
  }

  // table[b][i]: the first b blocks fit into the first i cells, which all other cells leave empty,
  // and cell i - 1 is empty or the end of block b.
  static void fill(std::vector<char>& table, const Nonogram::Clue& clue,
                   const std::vector<Cell>& line) {
    const int n = static_cast<int>(line.size());
    const int blocks = static_cast<int>(clue.size());
    table.assign((at(blocks) + 1) * (at(n) + 1), 0);
    for (int b = 0; b <= blocks; ++b) {
      int run = 0;  // cells before i that are not known to be empty
      for (int i = 0; i <= n; ++i) {
        bool fits = b == 0 && i == 0;
        if (i > 0) {
          const Cell last = line[at(i - 1)];
          run = last == Cell::kEmpty ? 0 : run + 1;
          fits = last != Cell::kFilled && table[index(b, i - 1, n)] != 0;
        }
        if (b > 0 && !fits) fits = ends_block(table, clue[at(b - 1)], line, b, i, run);
        table[index(b, i, n)] = fits ? 1 : 0;
      }
    }
  }

  // Block b ends right before cell i: its cells are free, and so is the gap before it.
  static bool ends_block(const std::vector<char>& table, int length, const std::vector<Cell>& line,
                         int b, int i, int run) {
    const int n = static_cast<int>(line.size());
    if (run < length) return false;
    const int start = i - length;
    if (start == 0) return b == 1;
    if (line[at(start - 1)] == Cell::kFilled) return false;
    return table[index(b - 1, start - 1, n)] != 0;
  }

  // Which cells some way covers (by counting starts and ends) and which some way leaves empty.
  void mark(const Nonogram::Clue& clue, const std::vector<Cell>& line) {
    const int n = static_cast<int>(line.size());
    const int blocks = static_cast<int>(clue.size());
    covered_.assign(at(n) + 1, 0);
    can_be_empty_.assign(at(n), 0);
    for (int b = 0; b <= blocks; ++b) {
      for (int i = 0; i < n; ++i) {
        if (line[at(i)] == Cell::kFilled || can_be_empty_[at(i)] != 0) continue;
        can_be_empty_[at(i)] = prefix_[index(b, i, n)] & suffix_[index(blocks - b, n - i - 1, n)];
      }
      if (b < blocks) mark_block(clue[at(b)], line, b, blocks);
    }
    for (int i = 1; i < n; ++i) covered_[at(i)] += covered_[at(i - 1)];
  }

  void mark_block(int length, const std::vector<Cell>& line, int b, int blocks) {
    const int n = static_cast<int>(line.size());
    int run = 0;
    for (int end = 1; end <= n; ++end) {
      run = line[at(end - 1)] == Cell::kEmpty ? 0 : run + 1;
      const int start = end - length;
      if (run < length || !left_fits(line, b, start)) continue;
      if (!right_fits(line, blocks - b - 1, end)) continue;
      ++covered_[at(start)];
      --covered_[at(end)];
    }
  }

  bool left_fits(const std::vector<Cell>& line, int before, int start) const {
    const int n = static_cast<int>(line.size());
    if (start == 0) return before == 0;
    return line[at(start - 1)] != Cell::kFilled && prefix_[index(before, start - 1, n)] != 0;
  }

  bool right_fits(const std::vector<Cell>& line, int behind, int end) const {
    const int n = static_cast<int>(line.size());
    if (end == n) return behind == 0;
    return line[at(end)] != Cell::kFilled && suffix_[index(behind, n - end - 1, n)] != 0;
  }

  std::vector<char> prefix_;
  std::vector<char> suffix_;
  std::vector<int> covered_;
  std::vector<char> can_be_empty_;
};

}  // namespace

bool solve_line(const Nonogram::Clue& clue, std::vector<Cell>& line) {
  return LineSolver().solve(clue, line);
}

std::optional<Givens> Nonogram::presolve(const std::function<bool()>& stop) const {
  const std::vector<std::vector<int>> lines = board_lines(rows(), cols());
  std::vector<Cell> cells(at(rows()) * at(cols()), Cell::kUnknown);
  std::vector<int> queue(lines.size());
  std::iota(queue.begin(), queue.end(), 0);
  std::vector<char> waiting(lines.size(), 1);
  LineSolver solver;
  std::vector<Cell> line;
  for (std::size_t next = 0; next < queue.size() && !stop(); ++next) {
    const int k = queue[next];
    waiting[at(k)] = 0;
    line.clear();
    for (const int i : lines[at(k)]) line.push_back(cells[at(i)]);
    if (!solver.solve(clue(k), line)) return {};
    for (std::size_t j = 0; j < line.size(); ++j) {
      Cell& cell = cells[at(lines[at(k)][j])];
      if (cell == line[j]) continue;
      cell = line[j];
      const int crossing = k < rows() ? rows() + static_cast<int>(j) : static_cast<int>(j);
      if (std::exchange(waiting[at(crossing)], 1) == 0) queue.push_back(crossing);
    }
  }
  Givens givens;
  for (std::size_t i = 0; i < cells.size(); ++i) {
    if (cells[i] == Cell::kUnknown) continue;
    givens.emplace_back(static_cast<int>(i), cells[i] == Cell::kFilled ? 1 : 0);
  }
  return givens;
}

}  // namespace puzzle2cnf
