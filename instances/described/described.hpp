// A puzzle type that says its data once. `Described<P>` gives the type P, which derives from it,
// all that follows from the parts of its data and the shape of its answer. P says
//
//   static auto parts()   a std::tuple of MemberPart and BasePart in the order of texts
//   board()               a grid that has the size of the board
//   Answers               the shape of its answer, a type of answer_layers.hpp
//   kPids                 its names in URLs and pzprv3 files; the first is the one that is written
//
// and rules, clauses and random boards, as every puzzle does. It may have a member of its own in
// place of each of these. A kind without such a type is in kind_of_parts.hpp.
// Source of the idea: the serializers of cspuz_core, which describe both directions at once.
#pragma once

#include <optional>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

#include "instances/answers/description.hpp"
#include "instances/described/board_notations.hpp"
#include "instances/formats/format.hpp"
#include "instances/puzzle.hpp"

namespace p2c {

/// A member of P, and what it is.
template <class P, class Member, class Is>
struct MemberPart {
  using Description = Is;
  Member P::*member;
  Is is;
  const Member& of(const P& puzzle) const { return puzzle.*member; }
  Member& of(P& puzzle) const { return puzzle.*member; }
};
template <class P, class Member, class Is>
MemberPart(Member P::*, Is) -> MemberPart<P, Member, Is>;

/// A base of P, and what it is.
template <class Is>
struct BasePart {
  using Description = Is;
  using Base = typename Is::Data;
  Is is;
  const Base& of(const Base& puzzle) const { return puzzle; }
  Base& of(Base& puzzle) const { return puzzle; }
};
template <class Is>
BasePart(Is) -> BasePart<Is>;

/// One of the parts, a std::tuple, has clues that may be left out; at most one may.
template <class Tuple>
inline constexpr bool kHaveClues = false;
template <class... P>
inline constexpr bool kHaveClues<std::tuple<P...>> = (HasClues<typename P::Description> || ...);
template <class Tuple>
inline constexpr int kCluedParts = 0;
template <class... P>
inline constexpr int kCluedParts<std::tuple<P...>> = ((HasClues<typename P::Description> ? 1 : 0) +
                                                      ... + 0);

/// The type of a puzzle with such a part.
template <class P>
concept WithClues = requires {
  requires P::has_clues();
};

template <class P>
struct Described {
  bool operator==(const Described&) const = default;

  int rows() const { return self().board().rows; }
  int cols() const { return self().board().cols; }

  static const Description& description() {
    static const Description its = [] {
      static_assert(kCluedParts<decltype(P::parts())> <= 1, "two parts have clues to leave out");
      Description all{{P::kPids.begin(), P::kPids.end()}, {}, {typename P::Answers()}};
      std::apply([&](const auto&... part) { (all.parts.emplace_back(part.is), ...); }, P::parts());
      return all;
    }();
    return its;
  }
  BoardData data() const {
    BoardData all{self().rows(), self().cols(), {}};
    std::apply([&](const auto&... part) { (all.parts.emplace_back(part.of(self())), ...); },
               P::parts());
    return all;
  }
  /// A puzzle like this one with other data.
  P with(BoardData data) const {
    P other = self();
    std::size_t next = 0;
    const auto take = [&](const auto& part) {
      auto& member = part.of(other);
      member = std::get<std::remove_cvref_t<decltype(member)>>(std::move(data.parts[next++]));
    };
    std::apply([&](const auto&... part) { (take(part), ...); }, P::parts());
    return other;
  }
  static P of(BoardData data) { return P().with(std::move(data)); }

  // --- the answer ---------------------------------------------------------------------------

  std::vector<Slot> slots(const Stop* stop = nullptr) const {
    return slots_of(description().answers, data(), stop);
  }
  static std::string says(int value, bool has) { return typename P::Answers().says(value, has); }
  std::optional<SlotCell> cell_of(int slot) const {
    return p2c::cell_of(description().answers, data(), slot);
  }
  AnswerRows answer_rows(const Answer& answer) const {
    return rows_of(description().answers, data(), answer)[0];
  }
  Answer parse_answer(TextReader& in) const {
    return parse_layers(description().answers, data(), in);
  }
  Drawing drawing(const Answer& answer) const { return drawing_of(description(), data(), answer); }

  // --- notations ----------------------------------------------------------------------------

  static P parse(TextReader& in) { return of(read_text_board(description(), in)); }
  std::string print() const { return print_board(description(), data()); }
  static P read_json(JsonObject& in) { return of(read_json_board(description(), in)); }
  std::string write_json() const { return write_json_board(description(), data()); }
  static JsonSchema json_schema() { return schema_of_board(description()); }

  static std::vector<Format<P>> formats() {
    const std::vector<std::string_view> pids(P::kPids.begin(), P::kPids.end());
    return {
        {puzzlink_scheme(), pids, kPuzzleOnly,
         [](TextReader& in) { return content(read_board_url(description(), in)); },
         [](const Content<P>& its) { return write_board_url(description(), its.puzzle.data()); }},
        {pzprv3_scheme(), pids, kAnswer,
         [](TextReader& in) { return content(read_board_file(description(), in)); },
         [](const Content<P>& its) {
           return write_board_file(description(), {its.puzzle.data(), {}, its.answer});
         }}};
  }

  // --- clues, where a part has some; symmetries ----------------------------------------------

  static constexpr bool has_clues() { return kHaveClues<decltype(P::parts())>; }

  template <WithClues Q = P>
  std::vector<int> clues() const {
    return clues_of(description().parts, data());
  }
  template <WithClues Q = P>
  P without(const std::vector<int>& clues) const {
    return with(without_clues(description().parts, data(), clues));
  }
  template <WithClues Q = P>
  std::optional<P> with_clue_changed(Rng& rng) const {
    auto changed = p2c::with_clue_changed(description().parts, data(), rng);
    if (!changed) return {};
    return with(*std::move(changed));
  }
  P transposed() const { return with(p2c::transposed(description().parts, data())); }
  P mirrored() const { return with(p2c::mirrored(description().parts, data())); }

 private:
  const P& self() const { return static_cast<const P&>(*this); }

  static Content<P> content(Content<BoardData> read) {
    return {of(std::move(read.puzzle)), {}, std::move(read.answer), std::move(read.position)};
  }
};

}  // namespace p2c
