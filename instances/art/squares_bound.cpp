#include "instances/art/squares_bound.hpp"

#include <algorithm>
#include <cmath>

namespace p2c {
namespace {

constexpr int kScale = 16;          // prices count in sixteenths of an error
constexpr double kMostSteps = 1e9;  // of all strips of a round: some seconds
constexpr double kMostAlone = 2e9;  // of a strip that is the whole image: 256 MB
constexpr int kMostHeight = 5;      // of a strip's pixels: higher ones need too long for a round
constexpr int kPatience = 3;        // rounds without a better bound until steps get shorter
constexpr double kLeastBoldness = 0.01;
// A cell changes the errors of nine pixels by a square each: a higher price decides nothing more.
constexpr int kHighestPrice = 9 * 85 * kScale;

// A strip alone needs no seams, so it may be higher.
int height_of_strips(const GreyImage& image, bool quick) {
  if (quick) return 2;
  const bool low = image.rows <= SquaresWindow::kMostRows;
  if (low && std::pow(4.0, image.rows + 1) * image.size() <= kMostAlone) return image.rows;
  double steps = 1024.0 * image.size();
  int height = 2;
  while (height < kMostHeight && (steps *= 4) <= kMostSteps) ++height;
  return height;
}

}  // namespace

SquaresBound::SquaresBound(const GreyImage& image, Speed speed)
    : image_(image), window_(image_, kScale), picture_(image.rows, image.cols) {
  for (Half& half : halves_) half = {picture_, SquaresWindow::Prices(image.rows, image.cols)};
  const int height = height_of_strips(image, speed == Speed::kQuick);
  for (int top = 0; top < image.rows; top += height) {
    const int bottom = std::min(top + height, image.rows);
    strips_.push_back({{top, bottom, 0, image.cols},
                       {std::max(top - 1, 0), std::min(bottom + 1, image.rows), 0, image.cols}});
  }
}

bool SquaresBound::round(std::int64_t error, const Stop* stop) {
  std::int64_t sum = 0;
  if (!solve_strips(sum, stop)) return false;
  take(sum);
  const int apart = disagreements();
  if (apart == 0 || boldness_ < kLeastBoldness) {
    done_ = true;
    return true;
  }
  const double away = static_cast<double>(error * kScale - sum);
  move_prices(static_cast<int>(std::clamp<double>(boldness_ * away / apart, 1, kHighestPrice)));
  return true;
}

bool SquaresBound::solve_strips(std::int64_t& sum, const Stop* stop) {
  for (std::size_t s = 0; s < strips_.size(); ++s) {
    auto& [picture, prices] = halves_[s % 2];
    const Rectangle& own = strips_[s].pixels;
    const auto least = window_.solve(strips_[s].cells, own, picture, &prices, stop);
    if (!least) return false;
    sum += *least;
    for (int r = own.top; r < own.bottom; ++r) {
      for (int c = 0; c < own.right; ++c) picture_(r, c) = picture(r, c);
    }
  }
  return true;
}

void SquaresBound::take(std::int64_t sum) {
  const std::int64_t bound = sum > 0 ? (sum + kScale - 1) / kScale : 0;  // errors are whole
  if (bound > bound_) {
    bound_ = bound;
    idle_ = 0;
  } else if (++idle_ == kPatience) {
    boldness_ *= 0.7;
    idle_ = 0;
  }
}

// Each cell that two strips share.
template <class Visit>
void SquaresBound::visit_seams(Visit visit) const {
  for (std::size_t s = 0; s + 1 < strips_.size(); ++s) {
    for (int r = strips_[s + 1].cells.top; r < strips_[s].cells.bottom; ++r) {
      for (int c = 0; c < image_.cols; ++c) visit(image_.index(r, c));
    }
  }
}

int SquaresBound::disagreements() const {
  int apart = 0;
  visit_seams([&](int cell) {
    if (halves_[0].picture[cell] != halves_[1].picture[cell]) ++apart;
  });
  return apart;
}

// Where only one strip fills a cell, the price rises for that strip and falls for the other.
void SquaresBound::move_prices(int by) {
  Half& even = halves_[0];
  Half& odd = halves_[1];
  visit_seams([&](int cell) {
    const int moved = even.prices[cell] + by * (even.picture[cell] - odd.picture[cell]);
    even.prices[cell] = std::clamp(moved, -kHighestPrice, kHighestPrice);
    odd.prices[cell] = -even.prices[cell];
  });
}

}  // namespace p2c
