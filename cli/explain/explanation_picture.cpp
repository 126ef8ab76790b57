#include "cli/explain/explanation_picture.hpp"

#include <array>
#include <set>

#include "cli/explain/explanation_board.hpp"
#include "instances/formats/json_text.hpp"

namespace p2c {
namespace {

std::string number(double value) { return json_number(value); }

constexpr const char* kConclusion =
    "fill=\"#e8590c\" fill-opacity=\".3\" stroke=\"#e8590c\" stroke-width=\"3\"";
constexpr const char* kFact =
    "fill=\"#1c7ed6\" fill-opacity=\".2\" stroke=\"#1c7ed6\" stroke-width=\"2\"";
constexpr const char* kScope =
    "fill=\"none\" stroke=\"#7048e8\" stroke-width=\"3.5\" stroke-dasharray=\"7 4\"";

class StepPicture {
 public:
  explicit StepPicture(const Explained& explained)
      : course_(course_of(explained)), pictures_(explained.puzzle, course_.values) {
    for (int i = 0; i < static_cast<int>(course_.values.size()); ++i) {
      slots_.push_back(pictures_(i));
      const bool is_known = course_.shown[i] >= 0;
      below_ += is_known ? slots_.back().below : slots_.back().open;
      if (is_known) above_ += slots_.back().above;
    }
  }

  void mark(const std::vector<int>& slots, const char* look) {
    constexpr double kInset = 2;
    for (const int slot : slots) {
      const SlotPicture& at = slots_[slot];
      marks_ += "<rect x=\"" + number(at.x + kInset) + "\" y=\"" + number(at.y + kInset) +
                "\" width=\"" + number(at.width - 2 * kInset) + "\" height=\"" +
                number(at.height - 2 * kInset) + "\" rx=\"2\" " + look + "/>\n";
    }
  }

  // A side that two of the slots share is inside.
  void outline(const std::vector<int>& slots) {
    using Side = std::array<double, 4>;
    std::set<Side> sides;
    for (const int slot : slots) {
      const SlotPicture& at = slots_[slot];
      const double right = at.x + at.width;
      const double bottom = at.y + at.height;
      for (const Side& side : {Side{at.x, at.y, right, at.y}, Side{at.x, bottom, right, bottom},
                               Side{at.x, at.y, at.x, bottom}, Side{right, at.y, right, bottom}}) {
        if (!sides.insert(side).second) sides.erase(side);
      }
    }
    marks_ += std::string("<path ") + kScope + " d=\"";
    for (const auto& [x1, y1, x2, y2] : sides) {
      marks_ += "M" + number(x1) + " " + number(y1) + "L" + number(x2) + " " + number(y2);
    }
    marks_ += "\"/>\n";
  }

  std::string svg() const {
    const std::string width = number(pictures_.painter().width());
    const std::string height = number(pictures_.painter().height());
    return "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"" + width + "\" height=\"" + height +
           "\" viewBox=\"0 0 " + width + " " + height +
           "\">\n<rect width=\"100%\" height=\"100%\" fill=\"" + svg_colour(Scene::Paint::kPaper) +
           "\"/>\n" + below_ + pictures_.painter().board() + above_ + marks_ + "</svg>\n";
  }

 private:
  Course course_;
  SlotPictures pictures_;
  std::vector<SlotPicture> slots_;
  std::string below_;
  std::string above_;
  std::string marks_;
};

// What the rules of a step are about: of a graph rule the rings.
void outline_rules(const Explained& explained, std::size_t step, StepPicture& picture) {
  std::set<int> with_ring;
  const Explanation& found = explained.found;
  if (step < found.rings.size()) {
    for (const Ring& ring : found.rings[step]) {
      with_ring.insert(ring.rule);
      picture.outline(ring.closed);
    }
  }
  for (const int rule : found.steps[step].rules) {
    if (!with_ring.contains(rule)) picture.outline(explained.book.rule(rule).rule.scope);
  }
}

}  // namespace

std::string explanation_svg(const Explained& explained) {
  StepPicture picture(explained);
  if (explained.first < explained.end) {
    const Step& step = explained.found.steps[explained.end - 1];
    outline_rules(explained, explained.end - 1, picture);
    picture.mark(slots_of(step.facts), kFact);
    picture.mark(slots_of(step.concludes), kConclusion);
  }
  return picture.svg();
}

}  // namespace p2c
