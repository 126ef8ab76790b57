#include <algorithm>

#include "encoder/regions/symmetric_regions.hpp"
#include "instances/cells_near.hpp"

namespace p2c {
namespace {

class Reaches {
 public:
  Reaches(const Dots& dots, std::vector<int>& owner, const ClauseSink& out)
      : dots_(dots), places_(dots.places()), owner_(owner), seen_(owner.size(), -1), out_(out) {}

  std::vector<std::vector<int>> all() {
    std::vector<std::vector<int>> reaches;
    std::fill(seen_.begin(), seen_.end(), -1);
    for (std::size_t dot = 0; dot < places_.size(); ++dot) {
      reaches.push_back(of(static_cast<int>(dot)));
    }
    return reaches;
  }

  // False where nothing changed.
  bool settle(const std::vector<std::vector<int>>& reaches) {
    std::vector<int> only(owner_.size(), kNone);
    for (std::size_t dot = 0; dot < reaches.size(); ++dot) {
      for (const int cell : reaches[dot]) {
        only[cell] = only[cell] == kNone ? static_cast<int>(dot) : kSeveral;
      }
    }
    bool changed = false;
    for (std::size_t cell = 0; cell < only.size(); ++cell) {
      if (only[cell] < 0 || owner_[cell] >= 0) continue;
      owner_[cell] = only[cell];
      const int image =
          places_[only[cell]].image(static_cast<int>(cell), dots_.rows(), dots_.cols());
      owner_[image] = only[cell];
      changed = true;
    }
    return changed;
  }

 private:
  static constexpr int kNone = -1;
  static constexpr int kSeveral = -2;

  bool may_have(int cell, int dot) const {
    return cell >= 0 && dots_.has_area(cell) && (owner_[cell] < 0 || owner_[cell] == dot);
  }

  std::vector<int> of(int dot) {
    std::vector<int> reach = places_[dot].cells(dots_.cols());
    for (const int cell : reach) seen_[cell] = dot;
    for (std::size_t i = 0; i < reach.size(); ++i) {
      out_.poll();
      each_beside(dots_.rows(), dots_.cols(), reach[i], [&](int cell) {
        const int image = places_[dot].image(cell, dots_.rows(), dots_.cols());
        if (seen_[cell] == dot || !may_have(cell, dot) || !may_have(image, dot)) return;
        seen_[cell] = dot;
        reach.push_back(cell);
      });
    }
    std::sort(reach.begin(), reach.end());
    return reach;
  }

  const Dots& dots_;
  std::vector<HalfPlace> places_;
  std::vector<int>& owner_;
  std::vector<int> seen_;
  const ClauseSink& out_;
};

}  // namespace

std::vector<std::vector<int>> reach_of_dots(const Dots& dots, std::vector<int>& owner, bool settle,
                                            const ClauseSink& out) {
  Reaches reaches(dots, owner, out);
  std::vector<std::vector<int>> all = reaches.all();
  while (settle && reaches.settle(all)) all = reaches.all();
  return all;
}

}  // namespace p2c
