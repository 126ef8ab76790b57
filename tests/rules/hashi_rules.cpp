#include "tests/rules/hashi_rules.hpp"

#include <set>
#include <stdexcept>

namespace p2c {
namespace {

bool ends_at(const Hashi::Span& span, int island) {
  return span.from == island || span.to == island;
}

Verdict island_sum(const Hashi& puzzle, int island, const Answer& bridges) {
  int left = puzzle.islands[island].clue;
  int most = 0;
  for (std::size_t i = 0; i < bridges.size(); ++i) {
    if (!ends_at(puzzle.spans[i], island)) continue;
    if (bridges[i] == kOpen) {
      most += puzzle.rules.max_bridges;
    } else {
      left -= bridges[i];
    }
  }
  return left < 0 || left > most ? Verdict::kNo : yes_if(most == 0);
}

bool inside(int x, int a, int b) { return a < x && x < b; }

// `across` runs along a row.
bool cross(const Hashi& puzzle, const Hashi::Span& across, const Hashi::Span& down) {
  const Hashi::Island& left = puzzle.islands[across.from];
  const Hashi::Island& right = puzzle.islands[across.to];
  const Hashi::Island& top = puzzle.islands[down.from];
  const Hashi::Island& bottom = puzzle.islands[down.to];
  return left.row == right.row && top.col == bottom.col && inside(top.col, left.col, right.col) &&
         inside(left.row, top.row, bottom.row);
}

Verdict crossing(const Hashi& puzzle, int a, int b, const Answer& bridges) {
  const bool meet = cross(puzzle, puzzle.spans[a], puzzle.spans[b]) ||
                    cross(puzzle, puzzle.spans[b], puzzle.spans[a]);
  if (!meet || bridges[a] == 0 || bridges[b] == 0) return Verdict::kYes;
  return bridges[a] == kOpen || bridges[b] == kOpen ? Verdict::kMaybe : Verdict::kNo;
}

Verdict closed(const Hashi& puzzle, const std::vector<int>& spans, const Answer& bridges) {
  std::set<int> islands;
  bool is_open = false;
  for (const int i : spans) {
    islands.insert({puzzle.spans[i].from, puzzle.spans[i].to});
    is_open = is_open || bridges[i] == kOpen;
  }
  if (islands.size() == puzzle.islands.size()) return Verdict::kYes;
  for (const int island : islands) {
    int left = puzzle.islands[island].clue;
    if (left == Hashi::kUnknown) return Verdict::kYes;
    for (const int i : spans) {
      if (!ends_at(puzzle.spans[i], island)) continue;
      left -= bridges[i] == kOpen ? puzzle.rules.max_bridges : bridges[i];
    }
    if (left > 0) return Verdict::kYes;
  }
  return is_open ? Verdict::kMaybe : Verdict::kNo;
}

// Joins the islands at spans one after the other, as in a painting: a piece is a colour.
class Colours {
 public:
  explicit Colours(std::size_t islands) {
    for (std::size_t i = 0; i < islands; ++i) colour_.push_back(static_cast<int>(i));
  }
  // False: they had the same colour.
  bool join(const Hashi::Span& span) {
    const int kept = colour_[span.from];
    const int gone = colour_[span.to];
    std::replace(colour_.begin(), colour_.end(), gone, kept);
    return kept != gone;
  }
  bool is_one() const { return std::set<int>(colour_.begin(), colour_.end()).size() <= 1; }

 private:
  std::vector<int> colour_;
};

// Joined by bridges, and by open spans where they count as bridges.
bool are_connected(const Hashi& puzzle, const Answer& bridges, bool with_open) {
  Colours colours(puzzle.islands.size());
  for (std::size_t i = 0; i < bridges.size(); ++i) {
    if (bridges[i] == kOpen ? with_open : bridges[i] > 0) colours.join(puzzle.spans[i]);
  }
  return colours.is_one();
}

bool has_loop(const Hashi& puzzle, const Answer& bridges) {
  Colours colours(puzzle.islands.size());
  for (std::size_t i = 0; i < bridges.size(); ++i) {
    if (bridges[i] > 0 && !colours.join(puzzle.spans[i])) return true;
  }
  return false;
}

}  // namespace

Verdict holds(const Hashi& puzzle, const RuleKey& key, const Answer& bridges) {
  if (key.kind == "island") return island_sum(puzzle, key.at[0], bridges);
  if (key.kind == "crossing") return crossing(puzzle, key.at[0], key.at[1], bridges);
  if (key.kind == "closed") return closed(puzzle, key.at, bridges);
  if (key.kind == "no-cycles") {
    return has_loop(puzzle, bridges) ? Verdict::kNo : yes_if(is_whole(bridges));
  }
  if (key.kind != "connected") throw std::invalid_argument(std::string(key.kind));
  if (!are_connected(puzzle, bridges, true)) return Verdict::kNo;
  return yes_if(are_connected(puzzle, bridges, false));
}

}  // namespace p2c
