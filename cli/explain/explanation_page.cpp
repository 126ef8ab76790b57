#include "cli/explain/explanation_page.hpp"

#include <algorithm>
#include <map>
#include <utility>

#include "cli/explain/explanation_board.hpp"
#include "cli/explain/explanation_text.hpp"
#include "cli/explain/page_parts.hpp"
#include "cli/page/html.hpp"
#include "instances/formats/json_text.hpp"
#include "instances/kinds/brought_kind.hpp"

namespace p2c {
namespace {

// JSON in a <script>, where "</" would end it.
std::string escaped_json(const Json& json) {
  std::string out;
  for (const char c : json.text()) c == '<' ? out += "\\u003c" : out += c;
  return out;
}

std::string number(double value) { return Json(value).text(); }

std::string group(const char* look, int slot, const std::string& shapes) {
  if (shapes.empty()) return {};
  return "<g class=\"" + std::string(look) + "\" data-s=\"" + std::to_string(slot) + "\">" +
         shapes + "</g>\n";
}

// The board, and where its slots are.
struct Board {
  std::string svg;
  std::vector<Json> slots;
};

Board board_of(const Explained& explained, const Course& course) {
  SlotPictures pictures(explained.puzzle, course.values);
  const std::vector<Slot>& slots = explained.puzzle.slots();
  Board board;
  std::string below;
  std::string above;
  for (int i = 0; i < static_cast<int>(slots.size()); ++i) {
    const SlotPicture picture = pictures(i);
    below += group("u", i, picture.open);
    if (course.shown[i] >= 0) {
      below += group("v", i, picture.below);
      above += group("v", i, picture.above);
    }
    board.slots.push_back(std::vector<Json>{picture.x, picture.y, picture.width, picture.height,
                                            slots[i].lo, slots[i].hi});
  }
  const SlotPainter& painter = pictures.painter();
  board.svg = "<svg viewBox=\"0 0 " + number(painter.width()) + " " + number(painter.height()) +
              "\" style=\"max-width:" + number(2 * painter.width()) +
              "px\" role=\"img\" aria-label=\"the board\">\n" + below + painter.board() + above +
              "<g id=\"marks\"></g>\n</svg>\n";
  return board;
}

// The steps, each scope once.
class StepData {
 public:
  explicit StepData(const RuleBook& book) : book_(book) {}

  // A rule with rings is about these.
  void add(const Step& step, const std::vector<Ring>& rings) {
    std::vector<Json> concludes;
    for (const SlotFact& fact : step.concludes) {
      concludes.push_back(std::vector<Json>{fact.slot, fact.value, fact.is ? 1 : 0});
    }
    std::vector<int> rules;
    for (const int rule : step.rules) {
      const bool has_ring = std::any_of(rings.begin(), rings.end(),
                                        [&](const Ring& ring) { return ring.rule == rule; });
      if (!has_ring) rules.push_back(number_of(rule));
    }
    std::vector<Json> closed;
    for (const Ring& ring : rings) closed.emplace_back(ring.closed);
    steps_.push_back(
        JsonMembers{{"c", concludes}, {"f", slots_of(step.facts)}, {"r", rules}, {"g", closed}});
  }
  const std::vector<Json>& steps() const { return steps_; }
  const std::vector<Json>& rules() const { return rules_; }

 private:
  int number_of(int rule) {
    const auto [place, is_new] = numbers_.emplace(rule, static_cast<int>(rules_.size()));
    if (is_new) rules_.emplace_back(book_.rule(rule).rule.scope);
    return place->second;
  }

  const RuleBook& book_;
  std::vector<Json> steps_;
  std::vector<Json> rules_;
  std::map<int, int> numbers_;
};

std::string item(std::size_t step, const std::string& words) {
  const std::string at = std::to_string(step);
  return "<li><a href=\"#" + at + "\">" + at + ". " + html_text(words) + "</a></li>\n";
}

// Where there are rules that contradict each other, they are the last step.
struct Steps {
  std::string list;
  Json steps;
  Json rules;
};

Steps steps_of(const Explained& explained) {
  StepData data(explained.book);
  std::string list;
  const std::vector<Ring> no_rings;
  for (std::size_t i = explained.first; i < explained.end; ++i) {
    const Step& step = explained.found.steps[i];
    data.add(step, i < explained.found.rings.size() ? explained.found.rings[i] : no_rings);
    list += item(i + 1, sentence_of(explained, i));
  }
  if (explained.found.contradiction) {
    data.add(explained.found.contradiction->step, no_rings);
    std::string words;
    for (const std::string& line : contradiction_lines(explained)) {
      words.append(words.empty() ? "" : "; ").append(line);
    }
    list += item(explained.end + 1, words);
  }
  return {std::move(list), data.steps(), data.rules()};
}

std::string summary(const Explained& explained) {
  std::string words = heading(explained);
  const bool no_answer = explained.found.answers == Explanation::Answers::kNone;
  const std::string stats = explained.hint || no_answer ? "" : stats_line(explained);
  for (const std::string& more : {ending(explained), stats, explained.outcome}) {
    if (!more.empty()) words.append(words.empty() ? "" : "; ").append(more);
  }
  return words;
}

constexpr std::string_view kControls =
    "<nav><button id=\"home\" aria-label=\"to the start\">\u21e4</button>"
    "<button id=\"back\">\u2190 Back</button><button id=\"next\">Next \u2192</button>"
    "<button id=\"end\" aria-label=\"to the end\">\u21e5</button><output "
    "id=\"at\"></output></nav>\n"
    "<p id=\"sentence\" aria-live=\"polite\"></p>\n"
    "<ul class=\"legend\"><li><i style=\"color:var(--conclusion)\"></i>conclusion</li>"
    "<li><i style=\"color:var(--reason)\"></i>known, and used</li>"
    "<li><i style=\"color:var(--scope);border-style:dashed\"></i>what the rule is about</li>"
    "</ul>\n";

}  // namespace

std::string explanation_page(const Explained& explained) {
  const Course course = course_of(explained);
  const Board board = board_of(explained, course);
  const Steps steps = steps_of(explained);
  const bool lines = !explained.puzzle.drawing(explained.found.start).lines.empty();
  const Json data = JsonMembers{
      {"first", explained.first + 1}, {"start", summary(explained)}, {"lines", lines},
      {"slots", board.slots},         {"shown", course.shown},       {"rules", steps.rules},
      {"steps", steps.steps}};
  const std::string title =
      html_text(explained.puzzle.name()) + (explained.hint ? ", a hint" : ", step by step");
  constexpr std::string_view kWithoutScript =
      "<noscript><style>.v { display: inline; } nav, .legend { display: none; }</style>"
      "</noscript>\n";
  std::string page = page_start(title, kPageStyle, kWithoutScript);
  page += "<main>\n<header><h1>" + title + "</h1>\n<p>";
  const std::string rules = rules_hash(explained.puzzle.kind());
  page += html_text(summary(explained)) + (rules.empty() ? "" : "<br>rules " + rules);
  page += "</p></header>\n<div class=\"layout\">\n<figure>\n";
  page += board.svg + "</figure>\n<section>\n";
  page.append(kControls);
  page += "<ol id=\"steps\">\n" + steps.list + "</ol>\n</section>\n</div>\n</main>\n";
  page += "<script type=\"application/json\" id=\"data\">" + escaped_json(data) + "</script>\n";
  page.append("<script>").append(kPageScript).append("</script>\n</body>\n</html>\n");
  return page;
}

}  // namespace p2c
