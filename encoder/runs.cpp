#include "encoder/runs.hpp"

namespace puzzle2cnf {
namespace {

class Line {
 public:
  Line(ClauseSink& out, int cells, const std::vector<int>& lengths)
      : lengths_(lengths), first_(lengths.size()) {
    long long used = -1;
    for (const int length : lengths) used += length + 1LL;
    slack_ = static_cast<long long>(cells) - (lengths.empty() ? 0 : used);
    if (slack_ < 0) return;
    int start = 0;
    for (std::size_t b = 0; b < lengths.size(); ++b) {
      first_[b] = start;
      start += lengths[b] + 1;
      order_.push_back(out.fresh(static_cast<int>(slack_)));
    }
  }

  bool fits() const { return slack_ >= 0; }
  int blocks() const { return static_cast<int>(lengths_.size()); }
  int length(int b) const { return lengths_[static_cast<std::size_t>(b)]; }
  int leftmost(int b) const { return first_[static_cast<std::size_t>(b)]; }
  int rightmost(int b) const { return leftmost(b) + static_cast<int>(slack_); }

  // o(b,j). Before the first block lies one that has always started, behind the last one that
  // never does.
  Lit started(int b, int j) const {
    if (b < 0) return kTrue;
    if (b >= blocks() || j < leftmost(b)) return kFalse;
    if (j >= rightmost(b)) return kTrue;
    return order_[static_cast<std::size_t>(b)][static_cast<std::size_t>(j - leftmost(b))];
  }

  // Block b has ended before cell i.
  Lit ended(int b, int i) const { return b < 0 ? kTrue : started(b, i - length(b)); }

 private:
  const std::vector<int>& lengths_;
  std::vector<int> first_;  // the leftmost start of each block
  std::vector<Lits> order_;
  long long slack_;  // how far the rightmost start lies behind the leftmost
};

}  // namespace

void blocks_on_line(ClauseSink& out, std::span<const Lit> cells, const std::vector<int>& lengths) {
  const int n = static_cast<int>(cells.size());
  const Line line(out, n, lengths);
  if (!line.fits()) return out.add({});
  for (int b = 0; b < line.blocks(); ++b) {
    for (int j = line.leftmost(b); j < line.rightmost(b); ++j) {
      out.add({!line.started(b, j), line.started(b, j + 1)});
      out.add({!line.started(b + 1, j + line.length(b) + 1), line.started(b, j)});
    }
    for (int i = line.leftmost(b); i < line.rightmost(b) + line.length(b); ++i) {
      out.add({!line.started(b, i), line.ended(b, i), cells[static_cast<std::size_t>(i)]});
    }
  }
  for (int b = -1; b < line.blocks(); ++b) {
    const int from = b < 0 ? 0 : line.leftmost(b) + line.length(b);
    const int to = b + 1 == line.blocks() ? n : line.rightmost(b + 1);
    for (int i = from; i < to; ++i) {
      out.add({!line.ended(b, i), line.started(b + 1, i), !cells[static_cast<std::size_t>(i)]});
    }
  }
}

}  // namespace puzzle2cnf
