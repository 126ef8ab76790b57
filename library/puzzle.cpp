#include <puzzle2cnf/puzzle.hpp>

#include "instances/documents/answer_file.hpp"
#include "instances/documents/format_table.hpp"
#include "instances/drawings/drawing_picture.hpp"
#include "instances/kinds/brought_kind.hpp"
#include "instances/limits/board_size.hpp"
#include "instances/limits/throw_if_stopped.hpp"
#include "instances/text/nearest_word.hpp"
#include "library/errors.hpp"
#include "library/inside.hpp"
#include "library/user_stop.hpp"

namespace p2c {

static_assert(kOpen == puzzle2cnf::kOpen);

PuzzleInside::PuzzleInside(Document read, const Stop* stop)
    : document(std::move(read)), names(any().slots()) {
  constexpr std::size_t kPollEvery = 4096;
  for (const Slot& slot : any().slots()) {
    if (slots.size() % kPollEvery == 0) throw_if_stopped(stop);
    slots.push_back({slot.name, slot.lo, slot.hi});
  }
}

puzzle2cnf::Puzzle puzzle_of(Document document, const Stop* stop) {
  return puzzle2cnf::Puzzle(std::make_shared<const PuzzleInside>(std::move(document), stop));
}

void expect_values(const AnyPuzzle& puzzle, const puzzle2cnf::Answer& values) {
  const std::vector<Slot>& slots = puzzle.slots();
  if (values.size() != slots.size()) {
    throw std::invalid_argument("expected " + counted(slots.size(), "value") + ", got " +
                                std::to_string(values.size()));
  }
  for (std::size_t i = 0; i < slots.size(); ++i) {
    if (values[i] == kOpen || (values[i] >= slots[i].lo && values[i] <= slots[i].hi)) continue;
    throw std::invalid_argument("expected a number from " + std::to_string(slots[i].lo) + " to " +
                                std::to_string(slots[i].hi) + " for " + slots[i].name + ", got " +
                                std::to_string(values[i]));
  }
}

}  // namespace p2c

namespace puzzle2cnf {
namespace {

void expect_format(std::string_view format) {
  if (p2c::find_format(format) != nullptr) return;
  throw std::invalid_argument("expected the name of a format (" + p2c::format_names() + "), got " +
                              p2c::in_quotes(format));
}

Puzzle read_puzzle(std::string_view text, std::string_view format, std::string_view name,
                   bool lenient, const Options& limits, p2c::KindPtr kind) {
  if (!format.empty()) expect_format(format);
  return p2c::outside([&] {
    if (limits.max_cells < 0 || limits.max_cells > p2c::kMostBoardCells) {
      throw std::invalid_argument("expected max_cells from 0 to " +
                                  std::to_string(p2c::kMostBoardCells));
    }
    const p2c::UserStop stop(limits);
    p2c::ReadOptions options;
    options.from = format;
    options.lenient = lenient;
    options.stop = &stop;
    options.most_cells = static_cast<int>(limits.max_cells);
    options.kind = std::move(kind);
    return p2c::puzzle_of(p2c::read_document(text, std::string(name), options), &stop);
  });
}

}  // namespace

Puzzle Puzzle::read(std::string_view text, std::string_view format, std::string_view name,
                    bool lenient, const Options& limits) {
  return read_puzzle(text, format, name, lenient, limits, nullptr);
}

Kind Kind::from_rules(std::string_view text, std::string_view name) {
  return p2c::outside([&] { return Kind(p2c::brought_kind(text, std::string(name))); });
}

const std::string& Kind::name() const { return inside_->name; }

const std::string& Kind::rules() const {
  return inside_->abilities.find<p2c::BroughtRules>()->text;
}

const std::string& Kind::hash() const { return inside_->abilities.find<p2c::BroughtRules>()->hash; }

Puzzle Kind::read(std::string_view text, std::string_view format, std::string_view name,
                  bool lenient, const Options& limits) const {
  return read_puzzle(text, format, name, lenient, limits, inside_);
}

const std::vector<std::string>& Puzzle::warnings() const { return inside_->document.warnings; }

std::string Puzzle::kind() const { return std::string(inside_->any().name()); }

std::string Puzzle::rules() const {
  const auto* brought = inside_->any().kind().abilities.find<p2c::BroughtRules>();
  return brought == nullptr ? "" : brought->text;
}

const std::vector<Slot>& Puzzle::slots() const { return inside_->slots; }

std::string Puzzle::write(std::string_view format) const {
  expect_format(format);
  return p2c::outside([&] { return p2c::write_document(inside_->document, format); });
}

std::string Puzzle::svg(const Answer& answer) const {
  Answer known = answer;
  if (known.empty()) known.assign(slots().size(), kOpen);
  p2c::expect_values(inside_->any(), known);
  return p2c::outside([&] { return p2c::draw_svg({inside_->any().drawing(known)}); });
}

std::string Puzzle::text(const Answer& answer) const {
  p2c::expect_values(inside_->any(), answer);
  return p2c::outside([&] { return inside_->any().print_answer(answer); });
}

Answer Puzzle::answer(std::string_view text) const {
  return p2c::outside([&] { return p2c::read_answer(inside_->any(), text, "answer"); });
}

Answer Puzzle::state(std::string_view text) const {
  return p2c::outside([&] { return p2c::read_position(inside_->any(), text, "state"); });
}

std::optional<std::string> Puzzle::check(const Answer& answer) const {
  p2c::expect_values(inside_->any(), answer);
  if (!p2c::is_whole(answer)) throw std::invalid_argument("expected a whole answer");
  return p2c::outside([&] { return p2c::check_document(inside_->document, answer); });
}

std::vector<std::string> kinds() {
  std::vector<std::string> names;
  for (const p2c::PuzzleKind& kind : p2c::puzzle_kinds()) names.emplace_back(kind.name);
  return names;
}

}  // namespace puzzle2cnf
