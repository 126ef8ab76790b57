#include "cli/report_page/plot.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <string_view>

#include "cli/page/html.hpp"

namespace p2c {
namespace {

std::string fixed(double value, int decimals) {
  std::array<char, 512> text{};
  const auto end = std::to_chars(text.data(), text.data() + text.size(), value,
                                 std::chars_format::fixed, decimals)
                       .ptr;
  return {text.data(), end};
}

std::string without_zeros(std::string text) {
  if (text.find('.') == std::string::npos) return text;
  text.resize(text.find_last_not_of('0') + 1);
  if (text.ends_with('.')) text.pop_back();
  return text;
}

std::string grid_line(double x1, double y1, double x2, double y2) {
  return "<path class=\"grid\" d=\"M" + picture_number(x1) + " " + picture_number(y1) + "L" +
         picture_number(x2) + " " + picture_number(y2) + "\"/>\n";
}

std::string label_at(double x, double y, const char* anchor, const std::string& words) {
  return "<text x=\"" + picture_number(x) + "\" y=\"" + picture_number(y) + "\" text-anchor=\"" +
         anchor + "\">" + html_text(words) + "</text>\n";
}

// 1, 2 or 5 times a power of ten, so that there are at most 8 of them.
std::int64_t step_for(std::int64_t most) {
  constexpr std::int64_t kTicks = 8;
  std::int64_t power = 1;
  while (true) {
    for (const std::int64_t digit : {1, 2, 5}) {
      if (most / (digit * power) <= kTicks) return digit * power;
    }
    power *= 10;
  }
}

constexpr std::array<std::string_view, 8> kLight = {"#1c6fc4", "#d9480f", "#2b8a3e", "#9c36b5",
                                                    "#b08900", "#c2255c", "#0b7285", "#5f3dc4"};
constexpr std::array<std::string_view, 8> kDark = {"#4dabf7", "#ff922b", "#69db7c", "#da77f2",
                                                   "#ffd43b", "#f783ac", "#3bc9db", "#9775fa"};
constexpr std::array<std::string_view, 3> kDashes = {"none", "7 4", "2 4"};

std::string colours(const std::array<std::string_view, 8>& values) {
  std::string css = ":root {";
  for (std::size_t i = 0; i < values.size(); ++i) {
    css.append(" --run").append(std::to_string(i)).append(": ").append(values[i]).append(";");
  }
  return css + " }\n";
}

}  // namespace

std::string picture_number(double value) { return without_zeros(fixed(value, 1)); }

std::string seconds_text(double seconds) {
  if (seconds <= 0) return "0";
  constexpr int kDigits = 3;
  constexpr int kMostDecimals = 6;
  const int magnitude = static_cast<int>(std::floor(std::log10(seconds))) + 1;
  const int decimals = std::clamp(kDigits - magnitude, 0, kMostDecimals);
  if (decimals == 0) return count_text(std::llround(seconds));
  return fixed(seconds, decimals);
}

std::string count_text(std::int64_t count) {
  std::string text = std::to_string(count);
  for (auto at = static_cast<std::ptrdiff_t>(text.size()) - 3; at > 0; at -= 3) {
    text.insert(static_cast<std::size_t>(at), ",");
  }
  return text;
}

Axis::Axis(bool is_log, double low, double high, double from, double to)
    : is_log_(is_log), low_(low), high_(high), from_(from), to_(to) {}

Axis Axis::of_times(double least, double most, double from, double to) {
  constexpr double kLeast = 1e-6;
  const int low = static_cast<int>(std::floor(std::log10(std::max(least, kLeast))));
  const int high =
      std::max(low + 1, static_cast<int>(std::ceil(std::log10(std::max(most, kLeast)))));
  Axis axis(true, std::pow(10, low), std::pow(10, high), from, to);
  constexpr int kMostLabels = 8;
  const int step = (high - low) / kMostLabels + 1;
  for (int power = low; power <= high; ++power) {
    const double value = std::pow(10, power);
    const std::string label = power < 0 ? fixed(value, -power) : count_text(std::llround(value));
    axis.tick(value, (power - low) % step == 0 ? label : "");
  }
  return axis;
}

Axis Axis::of_counts(std::int64_t most, double from, double to) {
  Axis axis(false, 0, static_cast<double>(std::max<std::int64_t>(most, 1)), from, to);
  const std::int64_t step = step_for(most);
  for (std::int64_t value = 0; value <= most; value += step) {
    axis.tick(static_cast<double>(value), count_text(value));
  }
  return axis;
}

double Axis::share(double value) const {
  if (!is_log_) return (value - low_) / (high_ - low_);
  return std::log10(std::clamp(value, low_, high_) / low_) / std::log10(high_ / low_);
}

double Axis::at(double value) const { return from_ + share(value) * (to_ - from_); }

std::string plot_svg(const Frame& frame, const Axis& across, const Axis& up,
                     const std::string& across_name, const std::string& up_name,
                     const std::string& about, const std::string& shapes) {
  std::string svg = "<svg class=\"plot\" viewBox=\"0 0 " + picture_number(frame.width) + " " +
                    picture_number(frame.height) + "\" role=\"img\" aria-label=\"" +
                    html_text(about) + "\">\n";
  for (const auto& [at, label] : across.ticks()) {
    svg += grid_line(at, frame.top, at, frame.bottom) +
           label_at(at, frame.bottom + 18, "middle", label);
  }
  for (const auto& [at, label] : up.ticks()) {
    svg += grid_line(frame.left, at, frame.right, at) +
           label_at(frame.left - 6, at + 4.5, "end", label);
  }
  svg += label_at((frame.left + frame.right) / 2, frame.bottom + 38, "middle", across_name);
  svg += label_at(2, frame.top - 10, "start", up_name);
  return svg + shapes + "</svg>\n";
}

std::string look_of(std::size_t run) {
  return "run c" + std::to_string(run % kLight.size()) + " d" +
         std::to_string(run / kLight.size() % kDashes.size());
}

std::string look_style() {
  std::string css = colours(kLight);
  css.append("@media (prefers-color-scheme: dark) {\n  ").append(colours(kDark)).append("}\n");
  for (std::size_t i = 0; i < kLight.size(); ++i) {
    const std::string at = std::to_string(i);
    css.append(".c").append(at).append(" { stroke: var(--run").append(at).append("); }\n");
  }
  for (std::size_t i = 0; i < kDashes.size(); ++i) {
    css.append(".d").append(std::to_string(i)).append(" { stroke-dasharray: ");
    css.append(kDashes[i]).append("; }\n");
  }
  return css;
}

}  // namespace p2c
