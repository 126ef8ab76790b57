#include "instances/documents/registry.hpp"

#include <algorithm>
#include <cassert>

#include "instances/answer_text.hpp"
#include "instances/documents/puzzles.hpp"
#include "instances/documents/wrapped.hpp"
#include "instances/formats/json_format.hpp"
#include "instances/formats/names.hpp"
#include "instances/formats/text.hpp"
#include "instances/text/nearest_word.hpp"

namespace p2c {
namespace {

template <Puzzle P>
AnyFormat wrap_format(const Format<P>& format) {
  AnyFormat any{format.scheme, format.words, format.carries, {}, {}};
  any.read = [read = format.read](TextReader& in) -> AnyContent {
    Content<P> content = read(in);
    return {wrap(std::move(content.puzzle)), std::move(content.givens), std::move(content.answer),
            std::move(content.position)};
  };
  if (format.write == nullptr) return any;
  any.write = [write = format.write](const AnyPuzzle& puzzle, const Givens& givens,
                                     const std::optional<Answer>& answer) {
    assert(puzzle.as<P>() != nullptr);
    return write({*puzzle.as<P>(), givens, answer});
  };
  return any;
}

template <Puzzle P>
PuzzleKind kind() {
  PuzzleKind kind{P::kName,
                  P::kAbout,
                  [](TextReader& in) { return wrap(P::parse(in)); },
                  [](Rng& rng, int rows, int cols) { return wrap(P::random(rng, rows, cols)); },
                  json_schema<P>().of_kind(P::kName),
                  {wrap_format(text_format<P>()), wrap_format(json_format<P>())},
                  RefusesBeginnings<P>};
  if constexpr (SaysItWinds<P>) kind.winds = P::kWinds;
  if constexpr (HasRooms<P>) {
    kind.open_rooms = [](int rows, int cols, const std::vector<int>& clues) {
      return wrap(P::open_rooms(rows, cols, clues));
    };
  }
  if constexpr (HasFormats<P>) {
    for (const Format<P>& format : P::formats()) kind.formats.push_back(wrap_format(format));
  }
  return kind;
}

template <Puzzle... P>
std::vector<PuzzleKind> kinds_of(PuzzleList<P...> /*list*/) {
  return {kind<P>()...};
}

}  // namespace

std::string AnyPuzzle::print_answer(const Answer& answer) const {
  return (is_whole(answer) ? "answer " : "forced ") + std::string(name()) + "\n" +
         print_answer_rows(answer_rows(answer));
}

const std::vector<PuzzleKind>& puzzle_kinds() {
  static const std::vector<PuzzleKind> kinds = kinds_of(AllPuzzles());
  return kinds;
}

const PuzzleKind* find_kind(std::string_view name) {
  const auto& kinds = puzzle_kinds();
  const std::string small = in_small_letters(name);
  const auto found = std::find_if(kinds.begin(), kinds.end(), [&](const PuzzleKind& kind) {
    const std::vector<std::string_view>& names = kind.formats.front().words;
    return std::find(names.begin(), names.end(), small) != names.end();
  });
  return found == kinds.end() ? nullptr : &*found;
}

std::string puzzle_json_schema() {
  std::vector<JsonMembers> schemas;
  for (const PuzzleKind& kind : puzzle_kinds()) schemas.push_back(kind.json_schema);
  return whole_json_schema(schemas);
}

std::string kind_names() {
  std::string names;
  for (const PuzzleKind& kind : puzzle_kinds()) {
    names.append(names.empty() ? "" : ", ").append(kind.name);
  }
  return names;
}

std::string did_you_mean_kind(std::string_view word) {
  std::vector<std::string_view> names;
  for (const PuzzleKind& kind : puzzle_kinds()) {
    const auto& words = kind.formats.front().words;
    names.insert(names.end(), words.begin(), words.end());
  }
  return did_you_mean(word, names);
}

bool is_name_of(const AnyPuzzle& puzzle, std::string_view word) {
  if (word == puzzle.name()) return true;
  const PuzzleKind* kind = find_kind(word);
  return kind != nullptr && kind->name == puzzle.name();
}

}  // namespace p2c
