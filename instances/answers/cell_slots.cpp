#include "instances/answers/cell_slots.hpp"

#include "instances/grid.hpp"
#include "instances/limits/throw_if_stopped.hpp"

namespace p2c {

std::vector<Slot> cell_slots(int rows, int cols, int lo, int hi, const Stop* stop) {
  NowAndThen poll(stop);
  const int cells = rows * cols;
  std::vector<Slot> all;
  all.reserve(static_cast<std::size_t>(cells));
  for (int i = 0; i < cells; ++i) {
    poll.throw_if_stopped();
    all.push_back({lo, hi, cell_name_at(i, cols)});
  }
  return all;
}

}  // namespace p2c
