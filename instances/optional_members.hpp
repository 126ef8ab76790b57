// What a puzzle type may provide beside what `Puzzle` asks for. A member is found by its signature;
// one of the name that does not fit is a compile error, or it would silently count as absent.
#pragma once

#include <concepts>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "instances/odd_sums.hpp"
#include "instances/puzzle.hpp"

namespace p2c {

struct AnswerRows;  // answer_rows.hpp
class JsonObject;   // formats/json.hpp
class JsonSchema;   // formats/json_schema.hpp
template <class P>
struct Format;  // formats/format.hpp
template <class P>
struct Generator;  // generator.hpp

template <class P>
concept Presolves = requires(const P puzzle, const Stop* stop) {
  { puzzle.presolve(stop) } -> std::same_as<std::optional<Implied>>;
};

/// Says why there is no answer that has these values, where that is by sums.
template <class P>
concept FindsOddSums = requires(const P puzzle, const Givens& givens, const Stop* stop) {
  { puzzle.odd_sums(givens, stop) } -> std::same_as<std::optional<OddSums>>;
};

/// Refuses the beginning of an answer: whoever tries all answers need not go on from there.
template <class P>
concept RefusesBeginnings = requires(const P puzzle, const Answer& answer, int slot) {
  { puzzle.possible(answer, slot) } -> std::same_as<bool>;
};

template <class P>
concept HasFormats = requires {
  { P::formats() } -> std::same_as<std::vector<Format<P>>>;
};

/// Other names of the puzzle, in small letters: std::array<std::string_view, N>.
template <class P>
concept HasAliases = requires {
  { P::kAliases[0] } -> std::convertible_to<std::string_view>;
};

template <class P>
concept ReadsJson = requires(JsonObject& in) {
  { P::read_json(in) } -> std::same_as<P>;
};

template <class P>
concept WritesJson = requires(const P puzzle) {
  { puzzle.write_json() } -> std::same_as<std::string>;
};

/// What these read and write; json_schema.hpp.
template <class P>
concept HasJsonSchema = requires {
  { P::json_schema() } -> std::same_as<JsonSchema>;
};

template <class P>
concept HasAnswerRows = requires(const P puzzle, const Answer& answer) {
  { puzzle.answer_rows(answer) } -> std::same_as<AnswerRows>;
};

template <class P>
concept ParsesAnswers = requires(const P puzzle, TextReader& in) {
  { puzzle.parse_answer(in) } -> std::same_as<Answer>;
};

/// What a person says of a slot with this value, or of one that does not have it: "is shaded".
template <class P>
concept SaysValues = requires(int value, bool has) {
  { P::says(value, has) } -> std::same_as<std::string>;
};

/// The clues that may be left out: numbers, ascending; and the puzzle without some of them, which
/// has every answer that it has with them. Other slots or rules it does not have.
template <class P>
concept LeavesOutClues = requires(const P puzzle, const std::vector<int>& clues) {
  { puzzle.clues() } -> std::same_as<std::vector<int>>;
  { puzzle.without(clues) } -> std::same_as<P>;
};

/// The puzzle with one number of a clue one more or one less; nothing where no clue has one.
template <class P>
concept ChangesClues = requires(const P puzzle, Rng& rng) {
  { puzzle.with_clue_changed(rng) } -> std::same_as<std::optional<P>>;
};

/// A board of a room for each clue, side by side from the left, of the same width as far as `cols`
/// can be divided so. There is at least one clue, and no more than columns.
template <class P>
concept HasRooms = requires(int rows, int cols, const std::vector<int>& clues) {
  { P::open_rooms(rows, cols, clues) } -> std::same_as<P>;
};

/// How puzzles of the kind are made.
template <class P>
concept HasGenerator = requires {
  { P::generator() } -> std::same_as<Generator<P>>;
};

/// The optional names, a type for each.
namespace optional_names {
struct Presolve {
  int presolve;
};
struct OddSums {
  int odd_sums;
};
struct Possible {
  int possible;
};
struct Formats {
  int formats;
};
struct Aliases {
  int kAliases;
};
struct ReadJson {
  int read_json;
};
struct WriteJson {
  int write_json;
};
struct JsonSchema {
  int json_schema;
};
struct AnswerRows {
  int answer_rows;
};
struct ParseAnswer {
  int parse_answer;
};
struct Says {
  int says;
};
struct Clues {
  int clues;
};
struct Without {
  int without;
};
struct WithClueChanged {
  int with_clue_changed;
};
struct OpenRooms {
  int open_rooms;
};
struct Generator {
  int generator;
};

/// Where P has the name, too, whatever it is there, the name is ambiguous. &P::name would not do:
/// it is ill-formed for overloads and templates, as if there were none.
template <class P, class Name>
struct Both : P, Name {};

template <class P>
concept HasPresolve = !requires {
  &Both<P, Presolve>::presolve;
};
template <class P>
concept HasOddSums = !requires {
  &Both<P, OddSums>::odd_sums;
};
template <class P>
concept HasPossible = !requires {
  &Both<P, Possible>::possible;
};
template <class P>
concept HasFormats = !requires {
  &Both<P, Formats>::formats;
};
template <class P>
concept HasAliases = !requires {
  &Both<P, Aliases>::kAliases;
};
template <class P>
concept HasReadJson = !requires {
  &Both<P, ReadJson>::read_json;
};
template <class P>
concept HasWriteJson = !requires {
  &Both<P, WriteJson>::write_json;
};
template <class P>
concept HasJsonSchema = !requires {
  &Both<P, JsonSchema>::json_schema;
};
template <class P>
concept HasAnswerRows = !requires {
  &Both<P, AnswerRows>::answer_rows;
};
template <class P>
concept HasParseAnswer = !requires {
  &Both<P, ParseAnswer>::parse_answer;
};
template <class P>
concept HasSays = !requires {
  &Both<P, Says>::says;
};
template <class P>
concept HasClues = !requires {
  &Both<P, Clues>::clues;
};
template <class P>
concept HasWithout = !requires {
  &Both<P, Without>::without;
};
template <class P>
concept HasWithClueChanged = !requires {
  &Both<P, WithClueChanged>::with_clue_changed;
};
template <class P>
concept HasOpenRooms = !requires {
  &Both<P, OpenRooms>::open_rooms;
};
template <class P>
concept HasGenerator = !requires {
  &Both<P, Generator>::generator;
};
}  // namespace optional_names

/// True, or a compile error that says which member does not fit. P must not be final.
template <class P>
constexpr bool optional_members_fit() {
  namespace names = optional_names;
  static_assert(!names::HasPresolve<P> || Presolves<P>,
                "the puzzle's member presolve does not fit, expected: "
                "std::optional<Implied> presolve(const Stop* stop) const");
  static_assert(!names::HasOddSums<P> || FindsOddSums<P>,
                "the puzzle's member odd_sums does not fit, expected: "
                "std::optional<OddSums> odd_sums(const Givens& givens, const Stop* stop) const");
  static_assert(!names::HasPossible<P> || RefusesBeginnings<P>,
                "the puzzle's member possible does not fit, expected: "
                "bool possible(const Answer& answer, int slot) const");
  static_assert(!names::HasFormats<P> || HasFormats<P>,
                "the puzzle's member formats does not fit, expected: "
                "static std::vector<Format<P>> formats()");
  static_assert(!names::HasAliases<P> || HasAliases<P>,
                "the puzzle's member kAliases does not fit, expected: "
                "static constexpr std::array<std::string_view, N> kAliases");
  static_assert(!names::HasReadJson<P> || ReadsJson<P>,
                "the puzzle's member read_json does not fit, expected: "
                "static P read_json(JsonObject& in)");
  static_assert(!names::HasWriteJson<P> || WritesJson<P>,
                "the puzzle's member write_json does not fit, expected: "
                "std::string write_json() const");
  static_assert(!names::HasJsonSchema<P> || HasJsonSchema<P>,
                "the puzzle's member json_schema does not fit, expected: "
                "static JsonSchema json_schema()");
  static_assert(!names::HasAnswerRows<P> || HasAnswerRows<P>,
                "the puzzle's member answer_rows does not fit, expected: "
                "AnswerRows answer_rows(const Answer& answer) const");
  static_assert(!names::HasParseAnswer<P> || ParsesAnswers<P>,
                "the puzzle's member parse_answer does not fit, expected: "
                "Answer parse_answer(TextReader& in) const");
  static_assert(!names::HasSays<P> || SaysValues<P>,
                "the puzzle's member says does not fit, expected: "
                "static std::string says(int value, bool has)");
  static_assert((!names::HasClues<P> && !names::HasWithout<P>) || LeavesOutClues<P>,
                "the puzzle's members clues and without do not fit, expected: "
                "std::vector<int> clues() const, P without(const std::vector<int>& clues) const");
  static_assert(!names::HasWithClueChanged<P> || ChangesClues<P>,
                "the puzzle's member with_clue_changed does not fit, expected: "
                "std::optional<P> with_clue_changed(Rng& rng) const");
  static_assert(!names::HasOpenRooms<P> || HasRooms<P>,
                "the puzzle's member open_rooms does not fit, expected: "
                "static P open_rooms(int rows, int cols, const std::vector<int>& clues)");
  static_assert(!names::HasGenerator<P> || HasGenerator<P>,
                "the puzzle's member generator does not fit, expected: "
                "static Generator<P> generator()");
  static_assert(HasAnswerRows<P> == ParsesAnswers<P>,
                "of the puzzle's members answer_rows and parse_answer one is missing");
  static_assert(ReadsJson<P> == WritesJson<P> && WritesJson<P> == HasJsonSchema<P>,
                "of the puzzle's members read_json, write_json and json_schema one is missing");
  return true;
}

}  // namespace p2c
