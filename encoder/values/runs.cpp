#include "encoder/values/runs.hpp"

#include <cstdint>
#include <string>

namespace p2c {
namespace {

class Line {
 public:
  Line(ClauseSink& out, std::span<const Lit> cells, const std::vector<int>& lengths, NameOf line)
      : cells_(cells), lengths_(lengths) {
    if (!narrow()) return;
    refuse_if_too_large();
    for (int b = 0; b < blocks(); ++b) {
      order_.push_back(out.fresh(rightmost(b) - leftmost(b), [&](int i) {
        const std::string block = "b" + std::to_string(b + 1);
        const std::string cell = std::to_string(leftmost(b) + i + 1);
        return VariableName{name_of("start", {line(), block, cell}), Sense::kBoth};
      }));
    }
    fits_ = true;
  }

  bool fits() const { return fits_; }
  int blocks() const { return static_cast<int>(lengths_.size()); }
  int length(int b) const { return lengths_[b]; }
  int leftmost(int b) const { return first_[b]; }
  int rightmost(int b) const { return last_[b]; }

  // o(b,j). Before the first block lies one that has always started, after the last one that
  // never does.
  Lit started(int b, int j) const {
    if (b < 0) return kTrue;
    if (b >= blocks() || j < leftmost(b)) return kFalse;
    if (j >= rightmost(b)) return kTrue;
    return order_[b][j - leftmost(b)];
  }

  // Block b has ended before cell i.
  Lit ended(int b, int i) const { return b < 0 ? kTrue : started(b, i - length(b)); }

 private:
  int cells() const { return static_cast<int>(cells_.size()); }
  bool is(int cell, Lit constant) const {
    return cell >= 0 && cell < cells() && cells_[cell] == constant;
  }

  // Block b may start at j, as far as the cells that are constant say.
  bool may_start(int b, int j) const {
    if (is(j - 1, kTrue) || is(j + length(b), kTrue)) return false;
    for (int i = j; i < j + length(b); ++i) {
      if (is(i, kFalse)) return false;
    }
    return true;
  }

  // The leftmost and rightmost start of each block; false when there is none.
  bool narrow() {
    long long used = 0;
    for (const int length : lengths_) used += length + 1LL;
    if (used > cells() + 1LL) return false;
    int start = 0;
    for (int b = 0; b < blocks(); ++b) {
      while (start + length(b) <= cells() && !may_start(b, start)) ++start;
      first_.push_back(start);
      start += length(b) + 1;
    }
    last_.resize(lengths_.size());
    int end = cells();
    for (int b = blocks() - 1; b >= 0; --b) {
      start = end - length(b);
      while (start >= leftmost(b) && !may_start(b, start)) --start;
      if (start < leftmost(b)) return false;
      last_[b] = start;
      end = start - 1;
    }
    return true;
  }

  void refuse_if_too_large() const {
    std::int64_t starts = 0;
    for (int b = 0; b < blocks(); ++b) starts += rightmost(b) - leftmost(b);
    if (starts <= ClauseSink::kMostVariables) return;
    throw TooLarge("the blocks of a line need " + std::to_string(starts) + " variables, at most " +
                   std::to_string(ClauseSink::kMostVariables) + " are possible");
  }

  std::span<const Lit> cells_;
  const std::vector<int>& lengths_;
  std::vector<int> first_;
  std::vector<int> last_;
  std::vector<Lits> order_;
  bool fits_ = false;
};

}  // namespace

void blocks_on_line(ClauseSink& out, std::span<const Lit> cells, const std::vector<int>& lengths,
                    NameOf name) {
  const int n = static_cast<int>(cells.size());
  const Line line(out, cells, lengths, name);
  if (!line.fits()) return out.add({});
  for (int b = 0; b < line.blocks(); ++b) {
    for (int j = line.leftmost(b); j < line.rightmost(b); ++j) {
      out.add({!line.started(b, j), line.started(b, j + 1)});
      out.add({!line.started(b + 1, j + line.length(b) + 1), line.started(b, j)});
    }
    for (int i = line.leftmost(b); i < line.rightmost(b) + line.length(b); ++i) {
      out.add({!line.started(b, i), line.ended(b, i), cells[i]});
    }
  }
  for (int b = -1; b < line.blocks(); ++b) {
    const int from = b < 0 ? 0 : line.leftmost(b) + line.length(b);
    const int to = b + 1 == line.blocks() ? n : line.rightmost(b + 1);
    for (int i = from; i < to; ++i) {
      out.add({!line.ended(b, i), line.started(b + 1, i), !cells[i]});
    }
  }
}

}  // namespace p2c
