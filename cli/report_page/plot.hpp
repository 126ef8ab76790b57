// Parts of plots as SVG.
#pragma once

#include <string>
#include <vector>

namespace p2c {

/// A length or a place in a picture, to a tenth.
std::string picture_number(double value);

/// Seconds for people: three digits, "0.00123", "12.3", "4,567".
std::string seconds_text(double seconds);
/// With commas.
std::string count_text(std::int64_t count);

/// From values to places in a picture.
class Axis {
 public:
  struct Tick {
    double at;
    std::string label;
  };

  /// Powers of ten around these times. Smaller ones, such as 0, are put at its beginning.
  static Axis of_times(double least, double most, double from, double to);
  /// From 0 to a count.
  static Axis of_counts(std::int64_t most, double from, double to);

  double at(double value) const;
  const std::vector<Tick>& ticks() const { return ticks_; }

 private:
  Axis(bool is_log, double low, double high, double from, double to);
  double share(double value) const;
  void tick(double value, std::string label) { ticks_.push_back({at(value), std::move(label)}); }

  bool is_log_;
  double low_;
  double high_;
  double from_;
  double to_;
  std::vector<Tick> ticks_;
};

/// Where the plot itself is in its picture.
struct Frame {
  double width;
  double height;
  double left;
  double top;
  double right;
  double bottom;
};

/// <svg> with grid lines, ticks and names of the axes; `shapes` come above these. `about` describes
/// it in words.
std::string plot_svg(const Frame& frame, const Axis& across, const Axis& up,
                     const std::string& across_name, const std::string& up_name,
                     const std::string& about, const std::string& shapes);

/// The look of a run: class names of CSS. There are kLooks.
inline constexpr std::size_t kLooks = 24;
std::string look_of(std::size_t run);
/// Their rules.
std::string look_style();

}  // namespace p2c
