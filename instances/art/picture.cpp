#include "instances/art/picture.hpp"

#include <algorithm>
#include <array>
#include <cassert>
#include <limits>

namespace p2c {
namespace {

// `from` pixels and `to` pixels of one length: how long pixel `source` and pixel `target` lie upon
// each other, where the whole length is from * to.
struct Overlap {
  int source;
  int target;
  long long length;
};

// In order of both; at most from + to - 1.
std::vector<Overlap> overlaps(int from, int to) {
  std::vector<Overlap> all;
  long long at = 0;
  for (int source = 0, target = 0; source < from && target < to;) {
    const long long source_end = (source + 1LL) * to;
    const long long target_end = (target + 1LL) * from;
    const long long end = std::min(source_end, target_end);
    all.push_back({source, target, end - at});
    at = end;
    if (source_end == end) ++source;
    if (target_end == end) ++target;
  }
  return all;
}

using Sums = std::vector<long long>;

// What the pixels of a row add to each column of the scaled image.
void sum_row(const GreyImage& image, int row, const std::vector<Overlap>& across, Sums& sums) {
  std::fill(sums.begin(), sums.end(), 0);
  const unsigned char* pixels = &image.cells[image.index(row, 0)];
  for (const Overlap& part : across) {
    sums[part.target] += part.length * pixels[part.source];
  }
}

void write_means(const Sums& sums, long long area, int row, GreyImage& out) {
  for (int col = 0; col < out.cols; ++col) {
    const long long sum = sums[col];
    out(row, col) = static_cast<unsigned char>((2 * sum + area) / (2 * area));
  }
}

// given * part / whole, rounded.
int in_proportion(int given, int part, int whole) {
  const long long rounded = (2LL * given * part + whole) / (2LL * whole);
  return static_cast<int>(std::clamp<long long>(rounded, 1, std::numeric_limits<int>::max()));
}

}  // namespace

PictureSize fitted(const GreyImage& image, int rows, int cols) {
  if (rows == 0 && cols == 0) return {image.rows, image.cols};
  if (rows == 0) return {in_proportion(cols, image.rows, image.cols), cols};
  if (cols == 0) return {rows, in_proportion(rows, image.cols, image.rows)};
  return {rows, cols};
}

// Each row of the image is added up once, then shared out among the rows that it is part of.
GreyImage scaled(const GreyImage& image, int rows, int cols) {
  assert(image.size() > 0 && rows > 0 && cols > 0);
  const std::vector<Overlap> across = overlaps(image.cols, cols);
  const long long area = static_cast<long long>(image.rows) * image.cols;
  GreyImage out(rows, cols);
  Sums row_sums(static_cast<std::size_t>(cols));
  Sums sums(static_cast<std::size_t>(cols));
  int summed = -1;
  int target = 0;
  for (const Overlap& part : overlaps(image.rows, rows)) {
    if (part.source != summed) sum_row(image, part.source, across, row_sums);
    summed = part.source;
    if (part.target != target) {
      write_means(sums, area, target, out);
      std::fill(sums.begin(), sums.end(), 0);
      target = part.target;
    }
    for (std::size_t c = 0; c < sums.size(); ++c) sums[c] += part.length * row_sums[c];
  }
  write_means(sums, area, target, out);
  return out;
}

namespace {

// Pixels of some grey values, and the sum of these.
struct Greys {
  long long count = 0;
  long long sum = 0;
  double mean() const { return static_cast<double>(sum) / static_cast<double>(count); }
};

// The variance between two classes, but for a factor that is the same for all: n0 n1 (m1 - m0)^2.
// It contains no sum of products, so every machine rounds it alike.
double variance_between(const Greys& dark, const Greys& light) {
  const double apart = light.mean() - dark.mean();
  return static_cast<double>(dark.count) * static_cast<double>(light.count) * apart * apart;
}

std::array<Greys, 256> histogram(const GreyImage& image) {
  std::array<Greys, 256> all{};
  for (const unsigned char grey : image.cells) ++all[grey].count;
  for (std::size_t grey = 0; grey < 256; ++grey) {
    all[grey].sum = all[grey].count * static_cast<long long>(grey);
  }
  return all;
}

}  // namespace

int otsu_threshold(const GreyImage& image) {
  const std::array<Greys, 256> greys = histogram(image);
  Greys dark;
  Greys light;
  for (const Greys& grey : greys) light = {light.count + grey.count, light.sum + grey.sum};
  double best = 0;
  int threshold = 128;
  for (std::size_t t = 1; t < 256; ++t) {
    const Greys& moved = greys[t - 1];
    dark = {dark.count + moved.count, dark.sum + moved.sum};
    light = {light.count - moved.count, light.sum - moved.sum};
    // Separates them as t - 1 does, or not at all.
    if (moved.count == 0 || light.count == 0) continue;
    const double variance = variance_between(dark, light);
    if (variance <= best) continue;
    best = variance;
    std::size_t last = t;  // any threshold up to here separates them alike
    while (greys[last].count == 0) ++last;
    threshold = static_cast<int>((t + last) / 2);
  }
  return threshold;
}

Picture below_threshold(const GreyImage& image, int threshold) {
  Picture picture(image.rows, image.cols);
  for (int i = 0; i < image.size(); ++i) picture[i] = image[i] < threshold ? 1 : 0;
  return picture;
}

// Fractions are cut off; the remainder goes to the right, so that nothing is lost inside.
Picture dithered(const GreyImage& image) {
  constexpr int kWhite = 255 * 16;
  Picture picture(image.rows, image.cols);
  const auto cols = static_cast<std::size_t>(image.cols);
  std::vector<int> below(cols + 2);  // what the next row gets, column c in place c + 1
  for (int r = 0; r < image.rows; ++r) {
    std::vector<int> here(cols + 2);
    here.swap(below);
    for (int c = 0; c < image.cols; ++c) {
      const auto at = static_cast<std::size_t>(c) + 1;
      const int light = image(r, c) * 16 + here[at];
      const bool filled = 2 * light < kWhite;
      const int error = light - (filled ? 0 : kWhite);
      picture(r, c) = filled ? 1 : 0;
      below[at - 1] += error * 3 / 16;
      below[at] += error * 5 / 16;
      below[at + 1] += error / 16;
      here[at + 1] += error - error * 3 / 16 - error * 5 / 16 - error / 16;
    }
  }
  return picture;
}

}  // namespace p2c
