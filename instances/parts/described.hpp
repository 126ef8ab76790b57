// A puzzle that says its data once. `Described<P>` gives the type P, which derives from it, all
// that follows from the parts of its data and the shape of its answer: text, JSON, URLs, pzprv3
// files, slots, drawing, and the clues that may be left out. P says
//
//   static auto parts()   a std::tuple of Part and BasePart in the order of texts; the first is a
//                         Grid of the whole board, or P says its rows() and cols()
//   Answers               the shape of its answer: lattice_lines.hpp, shaded_cells.hpp
//   kPids                 its names in URLs and pzprv3 files; the first is the one that is written
//
// and rules, clauses and random boards, as every puzzle does. It may have a member of its own in
// place of each of these. What a part is: cell_clues.hpp, regions.hpp, clued_rooms.hpp and
// board_flag.hpp have the same members; a flag has a `letter`, and what other parts have besides is
// optional.
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
#include "instances/formats/puzzlink.hpp"
#include "instances/givens.hpp"
#include "instances/limits/board_size.hpp"
#include "instances/parts/board_flag.hpp"
#include "instances/parts/cell_clues.hpp"
#include "instances/puzzle.hpp"

namespace p2c {

/// A member of P, and what it is.
template <class P, class Data, class Description>
struct Part {
  Data P::*member;
  Description is;
  const Data& of(const P& puzzle) const { return puzzle.*member; }
  Data& of(P& puzzle) const { return puzzle.*member; }
};
template <class P, class Data, class Description>
Part(Data P::*, Description) -> Part<P, Data, Description>;

/// A base of P, and what it is.
template <class Description>
struct BasePart {
  using Data = typename Description::Data;
  Description is;
  const Data& of(const Data& puzzle) const { return puzzle; }
  Data& of(Data& puzzle) const { return puzzle; }
};
template <class Description>
BasePart(Description) -> BasePart<Description>;

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
    each_part([&](const auto& part, const auto& data) {
      if constexpr (requires { part.draw(drawn, data); }) part.draw(drawn, data);
    });
    return drawn;
  }

  // --- notations ----------------------------------------------------------------------------

  static P parse(TextReader& in) {
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
    return puzzle;
  }

  std::string write_json() const {
    std::string out;
    each_part([&](const auto& part, const auto& data) {
      const std::string member = part.write_json(data);
      if (!member.empty()) out += (out.empty() ? "" : ",\n") + member;
    });
    return out;
  }

  static std::vector<Format<P>> formats() {
    const std::vector<std::string_view> pids(P::kPids.begin(), P::kPids.end());
    return {{puzzlink_scheme(), pids, kPuzzleOnly, read_puzzlink, write_puzzlink},
            {pzprv3_scheme(), pids, kAnswer,
             [](TextReader& in) { return read_pzpr_file(in, read_file); }, write_pzprv3}};
  }

  // --- clues --------------------------------------------------------------------------------

  std::vector<int> clues() const {
    std::vector<int> all;
    each_part([&](const auto& part, const auto& data) {
      if constexpr (requires { part.clues(data); }) all = part.clues(data);
    });
    return all;
  }

  P without(const std::vector<int>& clues) const {
    P fewer = self();
    fewer.each_part([&](const auto& part, auto& data) {
      if constexpr (requires { part.without(data, clues); }) data = part.without(data, clues);
    });
    return fewer;
  }

  // --- symmetries ---------------------------------------------------------------------------

  P transposed() const {
    P other = self();
    other.each_part([&](const auto& part, auto& data) {
      if constexpr (requires { part.transposed(data); }) data = part.transposed(data);
    });
    return other;
  }

  P mirrored() const {
    P other = self();
    other.each_part([&](const auto& part, auto& data) {
      if constexpr (requires { part.mirrored(data); }) data = part.mirrored(data);
    });
    return other;
  }

  std::optional<P> with_clue_changed(Rng& rng) const {
    P changed = self();
    bool any = false;
    changed.each_part([&](const auto& part, auto& data) {
      if constexpr (requires { part.change_one(data, rng); }) any = part.change_one(data, rng);
    });
    if (!any) return {};
    return changed;
  }

 private:
  const P& self() const { return static_cast<const P&>(*this); }
  const auto& board() const { return std::get<0>(P::parts()).of(self()); }

  template <class See>
  void each_part(See see) const {
    std::apply([&](const auto&... part) { (see(part.is, part.of(self())), ...); }, P::parts());
  }
  template <class See>
  void each_part(See see) {
    P& all = static_cast<P&>(*this);
    std::apply([&](const auto&... part) { (see(part.is, part.of(all)), ...); }, P::parts());
  }
  template <class Read>
  void set_each_part(Read read) {
    each_part([&](const auto& part, auto& data) { data = read(part); });
  }
  template <class Write>
  std::string joined(Write write) const {
    std::string out;
    each_part([&](const auto& part, const auto& data) { out += write(part, data); });
    return out;
  }

  static std::string flags() {
    std::string letters;
    P().each_part([&](const auto& part, const auto& /*data*/) {
      if constexpr (requires { part.letter; }) letters += part.letter;
    });
    return letters;
  }

  static Content<P> read_puzzlink(TextReader& in) {
    return read_either_url(in, read_body, read_file, flags());
  }

  static Content<P> read_body(PuzzleUrl& url) {
    P puzzle;
    puzzle.set_each_part([&](const auto& part) { return part.read_url(url); });
    return {std::move(puzzle)};
  }

  static std::string write_puzzlink(const Content<P>& content) {
    std::string body;
    std::string letters;
    content.puzzle.each_part([&](const auto& part, const auto& data) {
      if constexpr (requires { part.letter; }) {
        if (data) letters += part.letter;
      } else {
        body += part.write_url(data);
      }
    });
    return write_url(P::kPids[0], content.puzzle.rows(), content.puzzle.cols(), body, letters);
  }

  // With the answer, where that is in the same grid.
  static auto read_part(const auto& part, PzprFile& file, std::optional<Answer>& answer) {
    if constexpr (requires { part.read_pzpr(file, answer); }) {
      return part.read_pzpr(file, answer);
    } else {
      return part.read_pzpr(file);
    }
  }

  // In files the flags come first.
  static Content<P> read_file(PzprFile& file) {
    Content<P> content;
    P& puzzle = content.puzzle;
    bool cut = false;
    bool has_answer = false;  // in the grid of a part
    const auto first = std::get<0>(P::parts()).is;
    for (const bool flags : {true, false}) {
      if (!flags) cut = file.is_cut_before(first.first_line(file.version()));
      puzzle.each_part([&](const auto& part, auto& data) {
        if (requires { part.letter; } != flags) return;
        has_answer = has_answer || requires { part.read_pzpr(file, content.answer); };
        data = cut ? part.blank(file.rows(), file.cols()) : read_part(part, file, content.answer);
      });
    }
    if (!file.done() && !has_answer) P::Answers::read_pzpr(file, content);
    return content;
  }

  static std::string write_pzprv3(const Content<P>& content) {
    const P& puzzle = content.puzzle;
    int version = P::Answers::kVersion;
    std::string flags;
    std::string boards;
    std::string answer = P::Answers::write_pzpr(puzzle.rows(), puzzle.cols(), content.answer);
    puzzle.each_part([&](const auto& part, const auto& data) {
      if constexpr (requires { part.version(data); }) version = part.version(data);
      if constexpr (requires { part.write_pzpr(data, content.answer); }) {
        boards += part.write_pzpr(data, content.answer);
        answer.clear();
      } else {
        (requires { part.letter; } ? flags : boards) += part.write_pzpr(data);
      }
    });
    return write_pzpr_head(P::kPids[0], puzzle.rows(), puzzle.cols(), version) + flags + boards +
           answer;
  }
};

}  // namespace p2c
