// A puzzle that says its data once. `Described<P>` gives the type P, which derives from it, all
// that follows from the parts of its data and the shape of its answer: text, JSON and its schema,
// URLs, pzprv3 files, slots, drawing, and the clues that may be left out. P says
//
//   static auto parts()   a std::tuple of Part and BasePart in the order of texts; the first has a
//                         grid of the whole board, by grid_of, or P says its rows() and cols()
//   Answers               the shape of its answer: lattice_lines.hpp, region_borders.hpp,
//                         shaded_cells.hpp
//   kPids                 its names in URLs and pzprv3 files; the first is the one that is written
//
// and rules, clauses and random boards, as every puzzle does. It may have a member of its own in
// place of each of these. What the descriptions of parts and the shapes of answers have is in
// part.hpp.
// Source of the idea: the serializers of cspuz_core, which describe both directions at once.
#pragma once

#include <optional>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

#include "instances/answer_rows.hpp"
#include "instances/drawings/drawing.hpp"
#include "instances/formats/format.hpp"
#include "instances/givens.hpp"
#include "instances/limits/board_size.hpp"
#include "instances/parts/board_flag.hpp"
#include "instances/parts/cell_clues.hpp"
#include "instances/parts/described_formats.hpp"
#include "instances/parts/part.hpp"
#include "instances/puzzle.hpp"

namespace p2c {

template <class P>
struct Described {
  bool operator==(const Described&) const = default;

  int rows() const { return board().rows; }
  int cols() const { return board().cols; }

  // --- the answer ---------------------------------------------------------------------------

  std::vector<Slot> slots() const { return P::Answers::slots(self().rows(), self().cols()); }
  static std::string says(int value, bool has) { return P::Answers::says(value, has); }
  AnswerRows answer_rows(const Answer& answer) const {
    return P::Answers::answer_rows(self().rows(), self().cols(), answer);
  }
  Answer parse_answer(TextReader& in) const {
    return P::Answers::parse_answer(self().rows(), self().cols(), in);
  }
  Drawing drawing(const Answer& answer) const {
    Drawing drawn(self().rows(), self().cols());
    P::Answers::draw(drawn, answer);
    each_part(self(), [&](const auto& part, const auto& data) {
      if constexpr (IsDrawn<Is<decltype(part)>>) part.draw(drawn, data);
    });
    return drawn;
  }

  // --- notations ----------------------------------------------------------------------------

  static P parse(TextReader& in) {
    static_assert(kAreParts<decltype(P::parts())>, "the parts do not fit, expected: part.hpp");
    static_assert(IsAnswerShape<typename P::Answers>, "the shape of the answer does not fit");
    const auto [rows, cols] = read_board_size(in, P::Answers::kBytesPerCell);
    P puzzle;
    puzzle.set_each_part([&, height = rows, width = cols](const auto& part) {
      return part.read_text(in, height, width);
    });
    expect_givens_or_end(in);
    return puzzle;
  }

  std::string print() const {
    return std::to_string(self().rows()) + " " + std::to_string(self().cols()) + "\n" +
           joined([](const auto& part, const auto& data) { return part.print(data); });
  }

  static P read_json(JsonObject& in) {
    P puzzle;
    puzzle.set_each_part([&](const auto& part) { return part.read_json(in); });
    each_part(puzzle, [&](const auto& part, const auto& data) {
      if constexpr (requires { grid_of(data); }) puzzle.expect_whole(in, part.name, grid_of(data));
    });
    return puzzle;
  }

  std::string write_json() const {
    std::string out;
    each_part(self(), [&](const auto& part, const auto& data) {
      const std::string member = part.write_json(data);
      if (!member.empty()) out += (out.empty() ? "" : ",\n") + member;
    });
    return out;
  }

  static JsonSchema json_schema() {
    JsonSchema schema;
    std::apply([&](const auto&... part) { (schema.update(part.is.schema()), ...); }, P::parts());
    return schema;
  }

  static std::vector<Format<P>> formats() { return FormatsOfParts<P>::list(); }

  // --- clues, where a part has some ---------------------------------------------------------

  static constexpr bool has_clues() { return kHaveClues<decltype(P::parts())>; }

  template <WithClues Q = P>
  std::vector<int> clues() const {
    std::vector<int> all;
    each_part(self(), [&](const auto& part, const auto& data) {
      if constexpr (HasClues<Is<decltype(part)>>) all = part.clues(data);
    });
    return all;
  }

  template <WithClues Q = P>
  P without(const std::vector<int>& clues) const {
    P fewer = self();
    each_part(fewer, [&](const auto& part, auto& data) {
      if constexpr (HasClues<Is<decltype(part)>>) data = part.without(data, clues);
    });
    return fewer;
  }

  // --- symmetries ---------------------------------------------------------------------------

  P transposed() const {
    P other = self();
    each_part(other, [&](const auto& part, auto& data) {
      if constexpr (IsTurned<Is<decltype(part)>>) data = part.transposed(data);
    });
    return other;
  }

  P mirrored() const {
    P other = self();
    each_part(other, [&](const auto& part, auto& data) {
      if constexpr (IsTurned<Is<decltype(part)>>) data = part.mirrored(data);
    });
    return other;
  }

  template <WithClues Q = P>
  std::optional<P> with_clue_changed(Rng& rng) const {
    P changed = self();
    bool any = false;
    each_part(changed, [&](const auto& part, auto& data) {
      if constexpr (HasClues<Is<decltype(part)>>) any = part.change_one(data, rng);
    });
    if (!any) return {};
    return changed;
  }

 private:
  template <class Description>
  using Is = std::remove_cvref_t<Description>;

  const P& self() const { return static_cast<const P&>(*this); }
  const auto& board() const { return grid_of(std::get<0>(P::parts()).of(self())); }

  // Of JSON each grid is read by itself.
  void expect_whole(JsonObject& in, std::string_view name, const auto& grid) const {
    const auto words = [](int rows, int cols) {
      return std::to_string(rows) + " x " + std::to_string(cols) + " cells";
    };
    if (grid.rows == self().rows() && grid.cols == self().cols()) return;
    throw InputError(in.place(in.take(name)), "expected " + words(self().rows(), self().cols()) +
                                                  ", got " + words(grid.rows, grid.cols));
  }

  template <class Read>
  void set_each_part(Read read) {
    each_part(static_cast<P&>(*this), [&](const auto& part, auto& data) { data = read(part); });
  }
  template <class Write>
  std::string joined(Write write) const {
    std::string out;
    each_part(self(), [&](const auto& part, const auto& data) { out += write(part, data); });
    return out;
  }
};

}  // namespace p2c
