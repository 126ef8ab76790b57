#include "encoder/values/runs.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <utility>

#include "encoder/values/block_ranges.hpp"
#include "encoder/values/run_chances.hpp"

namespace p2c {
namespace {

class Line {
 public:
  Line(ClauseSink& out, std::span<const Lit> cells, const std::vector<int>& lengths, NameOf line)
      : cells_(cells), lengths_(lengths) {
    if (!narrow()) return;
    refuse_if_too_large();
    for (int b = 0; b < blocks(); ++b) {
      const auto names = [&](const char* word, int from) {
        return [=](int i) {
          const std::string block = "b" + std::to_string(b + 1);
          return VariableName{name_of(word, {line(), block, std::to_string(from + i + 1)}),
                              Sense::kBoth};
        };
      };
      starts_.push_back(out.fresh(rightmost(b) - leftmost(b), names("start", leftmost(b))));
      ends_.push_back(has_open_length(b)
                          ? out.fresh(last_end(b) - first_end(b), names("finish", first_end(b)))
                          : Lits());
    }
    fits_ = true;
  }

  bool fits() const { return fits_; }
  int blocks() const { return static_cast<int>(lengths_.size()); }
  bool has_open_length(int b) const { return lengths_[b] == kOpenLength; }
  int leftmost(int b) const { return ranges_.first[b]; }
  int rightmost(int b) const { return ranges_.last[b]; }

  // The cell after the block, or the number of cells.
  int first_end(int b) const { return leftmost(b) + shortest(lengths_[b]); }
  int last_end(int b) const {
    if (!has_open_length(b)) return rightmost(b) + lengths_[b];
    return b + 1 < blocks() ? rightmost(b + 1) - 1 : static_cast<int>(cells_.size());
  }

  // o(b,j). Before the first block lies one that has always started, after the last one that
  // never does.
  Lit started(int b, int j) const {
    if (b < 0) return kTrue;
    if (b >= blocks() || j < leftmost(b)) return kFalse;
    if (j >= rightmost(b)) return kTrue;
    return starts_[b][j - leftmost(b)];
  }

  const BlockRanges& ranges() const { return ranges_; }

  // Block b has ended before cell i.
  Lit ended(int b, int i) const {
    if (b < 0) return kTrue;
    if (!has_open_length(b)) return started(b, i - lengths_[b]);
    if (i < first_end(b)) return kFalse;
    return i >= last_end(b) ? kTrue : ends_[b][i - first_end(b)];
  }

 private:
  // The leftmost and rightmost start of each block; false when there is none.
  bool narrow() {
    std::optional<BlockRanges> ranges = block_ranges(
        lengths_, static_cast<int>(cells_.size()), [&](int i) { return cells_[i] != kFalse; },
        [&](int i) { return cells_[i] != kTrue; });
    if (ranges) ranges_ = std::move(*ranges);
    return ranges.has_value();
  }

  void refuse_if_too_large() const {
    std::int64_t starts = 0;
    for (int b = 0; b < blocks(); ++b) {
      starts += rightmost(b) - leftmost(b);
      if (has_open_length(b)) starts += last_end(b) - first_end(b);
    }
    if (starts <= ClauseSink::kMostVariables) return;
    throw TooLarge("the blocks of a line need " + std::to_string(starts) + " variables, at most " +
                   std::to_string(ClauseSink::kMostVariables) + " are possible");
  }

  std::span<const Lit> cells_;
  const std::vector<int>& lengths_;
  BlockRanges ranges_;
  std::vector<Lits> starts_;
  std::vector<Lits> ends_;
  bool fits_ = false;
};

// Each start is at j or before it, or after it, whichever is likelier.
void guess_starts(ClauseSink& out, const Line& line, const std::vector<int>& lengths,
                  std::span<const double> filled) {
  RunChances chances;
  if (!chances.find(lengths, line.ranges(), filled)) return;
  for (int b = 0; b < line.blocks(); ++b) {
    double started = 0;
    for (int j = line.leftmost(b); j < line.rightmost(b); ++j) {
      started += chances.starts(b, j);
      out.guess(started > 0.5 ? line.started(b, j) : !line.started(b, j));
    }
  }
}

// The end of a block of an open length.
void end_somewhere(ClauseSink& out, const Line& line, int b) {
  for (int i = line.first_end(b); i < line.last_end(b); ++i) {
    out.add({!line.ended(b, i), line.ended(b, i + 1)});
    out.add({!line.ended(b, i), line.started(b, i - 1)});
    out.add({!line.started(b + 1, i + 1), line.ended(b, i)});
  }
}

}  // namespace

void blocks_on_line(ClauseSink& out, std::span<const Lit> cells, const std::vector<int>& lengths,
                    NameOf name, std::span<const double> filled) {
  const int n = static_cast<int>(cells.size());
  const Line line(out, cells, lengths, name);
  if (!line.fits()) return out.add({});
  if (!filled.empty()) guess_starts(out, line, lengths, filled);
  for (int b = 0; b < line.blocks(); ++b) {
    for (int j = line.leftmost(b); j < line.rightmost(b); ++j) {
      out.add({!line.started(b, j), line.started(b, j + 1)});
      if (line.has_open_length(b)) continue;
      out.add({!line.started(b + 1, j + lengths[b] + 1), line.started(b, j)});
    }
    if (line.has_open_length(b)) end_somewhere(out, line, b);
    for (int i = line.leftmost(b); i < line.last_end(b); ++i) {
      out.add({!line.started(b, i), line.ended(b, i), cells[i]});
    }
  }
  for (int b = -1; b < line.blocks(); ++b) {
    const int from = b < 0 ? 0 : line.first_end(b);
    const int to = b + 1 == line.blocks() ? n : line.rightmost(b + 1);
    for (int i = from; i < to; ++i) {
      out.add({!line.ended(b, i), line.started(b + 1, i), !cells[i]});
    }
  }
}

}  // namespace p2c
