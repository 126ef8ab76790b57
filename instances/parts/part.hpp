// What a part of a puzzle's data is, a member of the puzzle and a description of it; and which
// members descriptions and shapes of answers have.
#pragma once

#include <concepts>
#include <optional>
#include <string>
#include <string_view>
#include <tuple>
#include <vector>

#include "instances/answer_rows.hpp"
#include "instances/drawings/drawing.hpp"
#include "instances/formats/json.hpp"
#include "instances/formats/json_schema.hpp"
#include "instances/formats/puzzlink.hpp"
#include "instances/formats/pzprv3.hpp"
#include "instances/grid.hpp"
#include "instances/puzzle.hpp"

namespace p2c {

/// A member of P, and what it is.
template <class P, class Member, class Description>
struct Part {
  using Is = Description;
  Member P::*member;
  Description is;
  const Member& of(const P& puzzle) const { return puzzle.*member; }
  Member& of(P& puzzle) const { return puzzle.*member; }
};
template <class P, class Member, class Description>
Part(Member P::*, Description) -> Part<P, Member, Description>;

/// A base of P, and what it is.
template <class Description>
struct BasePart {
  using Is = Description;
  using Base = typename Description::Data;
  Description is;
  const Base& of(const Base& puzzle) const { return puzzle; }
  Base& of(Base& puzzle) const { return puzzle; }
};
template <class Description>
BasePart(Description) -> BasePart<Description>;

/// The grid of data that has the size of the board; other types have a function of this name, too.
template <class T>
const Grid<T>& grid_of(const Grid<T>& grid) {
  return grid;
}

/// Calls see(description, member) for each part of a puzzle, which may be const.
template <class P, class See>
void each_part(P& puzzle, See see) {
  std::apply([&](const auto&... part) { (see(part.is, part.of(puzzle)), ...); },
             std::remove_const_t<P>::parts());
}

// --- the members of a description -----------------------------------------------------------

/// Every one reads and writes its `Data` in text and JSON, with the schema of that, and reads it
/// from URLs; blank() is that of a board of which nothing is said.
template <class D>
concept ReadsAndWrites = requires(const D& is, const typename D::Data& data, TextReader& in,
                                  JsonObject& json, PuzzleUrl& url) {
  { is.blank(1, 1) } -> std::same_as<typename D::Data>;
  { is.read_text(in, 1, 1) } -> std::same_as<typename D::Data>;
  { is.print(data) } -> std::same_as<std::string>;
  { is.read_json(json) } -> std::same_as<typename D::Data>;
  { is.write_json(data) } -> std::same_as<std::string>;
  { is.schema() } -> std::same_as<JsonSchema>;
  { is.read_url(url) } -> std::same_as<typename D::Data>;
};

/// A flag has a letter, which in URLs comes before the size.
template <class D>
concept IsFlag = requires(const D& is) {
  { is.letter } -> std::convertible_to<char>;
};

/// Optional: letters before the size of a URL with which its body is another one, which is read.
template <class D>
concept HasBodyFlags = requires {
  { D::kBodyFlags } -> std::convertible_to<std::string_view>;
};

/// Others are written in the body of a URL; first_line names that of their lines in a pzprv3 file.
template <class D>
concept IsInBody = requires(const D& is, const typename D::Data& data) {
  { is.write_url(data) } -> std::same_as<std::string>;
  { is.first_line(0) } -> std::same_as<std::string_view>;
};

/// The lines of a pzprv3 file that are the part's alone.
template <class D>
concept HasOwnLines = requires(const D& is, const typename D::Data& data, PzprFile& file) {
  { is.read_pzpr(file) } -> std::same_as<typename D::Data>;
  { is.write_pzpr(data) } -> std::same_as<std::string>;
};

/// Lines that have the answer, too.
template <class D>
concept HasAnswerInLines = requires(const D& is, const typename D::Data& data, PzprFile& file,
                                    std::optional<Answer>& answer) {
  { is.read_pzpr(file, answer) } -> std::same_as<typename D::Data>;
  { is.write_pzpr(data, answer) } -> std::same_as<std::string>;
};

/// Optional: a pzprv3 file gets this version.
template <class D>
concept HasVersion = requires(const D& is, const typename D::Data& data) {
  { is.version(data) } -> std::same_as<int>;
};

/// Optional: what is drawn of it.
template <class D>
concept IsDrawn = requires(const D& is, Drawing& board, const typename D::Data& data) {
  { is.draw(board, data) } -> std::same_as<void>;
};

/// Optional: clues that may be left out, by number, and a copy with one of them changed; false
/// where there is none.
template <class D>
concept HasClues = requires(const D& is, typename D::Data& data, const std::vector<int>& some,
                            Rng& rng) {
  { is.clues(data) } -> std::same_as<std::vector<int>>;
  { is.without(data, some) } -> std::same_as<typename D::Data>;
  { is.change_one(data, rng) } -> std::same_as<bool>;
};

/// Optional, for what has places: with rows and columns exchanged, or left and right.
template <class D>
concept IsTurned = requires(const D& is, const typename D::Data& data) {
  { is.transposed(data) } -> std::same_as<typename D::Data>;
  { is.mirrored(data) } -> std::same_as<typename D::Data>;
};

/// A description without a misspelt member: what has places is drawn and turned.
template <class D>
concept IsPart = ReadsAndWrites<D> &&
                 (HasOwnLines<D> ||
                  HasAnswerInLines<D>)&&(IsFlag<D> || (IsInBody<D> && IsDrawn<D> && IsTurned<D>)) &&
                 (HasClues<D> || !requires { &D::clues; }) &&
                 (HasVersion<D> || !requires { &D::version; });

/// Whether parts, a std::tuple, are right; of at most one the clues may be left out, and at most
/// one says the version of files.
template <class Parts>
inline constexpr bool kAreParts = false;
template <class... Parts>
inline constexpr bool kAreParts<std::tuple<Parts...>> =
    (IsPart<typename Parts::Is> && ...) && ((HasClues<typename Parts::Is> ? 1 : 0) + ...) <= 1 &&
    ((HasVersion<typename Parts::Is> ? 1 : 0) + ...) <= 1;

/// One of the parts, a std::tuple, has clues that may be left out.
template <class Parts>
inline constexpr bool kHaveClues = false;
template <class... Parts>
inline constexpr bool kHaveClues<std::tuple<Parts...>> = (HasClues<typename Parts::Is> || ...);

/// The type of a puzzle with such a part (described.hpp).
template <class P>
concept WithClues = requires {
  requires P::has_clues();
};

// --- the shape of an answer -----------------------------------------------------------------

/// Values of slots on a board of rows x cols; kVersion is that of the pzprv3 files that have it.
template <class A>
concept IsAnswerShape = requires(const Answer& answer, const std::optional<Answer>& maybe,
                                 TextReader& in, Drawing& board) {
  { A::kVersion } -> std::convertible_to<int>;
  { A::kBytesPerCell } -> std::convertible_to<int>;
  { A::slots(1, 1) } -> std::same_as<std::vector<Slot>>;
  { A::says(1, true) } -> std::same_as<std::string>;
  { A::answer_rows(1, 1, answer) } -> std::same_as<AnswerRows>;
  { A::parse_answer(1, 1, in) } -> std::same_as<Answer>;
  { A::draw(board, answer) } -> std::same_as<void>;
  { A::write_pzpr(1, 1, maybe) } -> std::same_as<std::string>;
};

}  // namespace p2c
