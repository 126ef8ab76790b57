#include "instances/documents/registry.hpp"

#include <algorithm>
#include <cassert>

#include "instances/answer_text.hpp"
#include "instances/documents/puzzles.hpp"
#include "instances/formats/json_format.hpp"
#include "instances/formats/text.hpp"

namespace puzzle2cnf {
namespace {

template <Puzzle P>
class Wrapped final : public AnyPuzzle {
 public:
  explicit Wrapped(P puzzle) : puzzle_(std::move(puzzle)), slots_(puzzle_.slots()) {}

  std::string_view name() const override { return P::kName; }
  std::string print() const override { return std::string(P::kName) + "\n" + puzzle_.print(); }
  const std::vector<Slot>& slots() const override { return slots_; }
  Broken check(const Answer& answer) const override { return puzzle_.check(answer); }
  std::optional<Givens> presolve(const Stop* stop) const override {
    if constexpr (requires { puzzle_.presolve(stop); }) {
      return puzzle_.presolve(stop);
    } else {
      return Givens();
    }
  }
  std::string print_answer(const Answer& answer) const override {
    const bool open = std::find(answer.begin(), answer.end(), kOpen) != answer.end();
    return (open ? "forced " : "answer ") + std::string(P::kName) + "\n" +
           puzzle2cnf::print_answer(puzzle_, slots_, answer);
  }
  Answer parse_answer(TextReader& in) const override {
    return puzzle2cnf::parse_answer(puzzle_, slots_, in);
  }
  std::string answer_json(const Answer& answer) const override {
    return puzzle2cnf::answer_json(puzzle_, slots_, answer);
  }
  Drawing drawing(const Answer& answer) const override { return puzzle_.drawing(answer); }

 private:
  const void* key() const override { return &AnyPuzzle::kKey<P>; }
  const void* puzzle() const override { return &puzzle_; }

  P puzzle_;
  std::vector<Slot> slots_;
};

template <Puzzle P>
PuzzlePtr wrap(P puzzle) {
  return std::make_unique<Wrapped<P>>(std::move(puzzle));
}

template <Puzzle P>
AnyFormat wrap_format(const Format<P>& format) {
  AnyFormat any{format.scheme, format.words, format.carries, {}, {}};
  any.read = [read = format.read](TextReader& in) -> AnyContent {
    Content<P> content = read(in);
    return {wrap(std::move(content.puzzle)), std::move(content.givens), std::move(content.answer)};
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
                  {wrap_format(text_format<P>()), wrap_format(json_format<P>())}};
  if constexpr (requires { P::formats(); }) {
    for (const Format<P>& format : P::formats()) kind.formats.push_back(wrap_format(format));
  }
  if constexpr (requires(const Picture& filled) { P::of_picture(filled); }) {
    kind.from_picture =
        FromPicture{[](const Picture& filled) { return wrap(P::of_picture(filled)); },
                    [](const Picture& filled, const Stop* stop) {
                      return P::of_picture(filled).open_cells(stop);
                    }};
  }
  return kind;
}

template <Puzzle... P>
std::vector<PuzzleKind> kinds_of(PuzzleList<P...> /*list*/) {
  return {kind<P>()...};
}

}  // namespace

const std::vector<PuzzleKind>& puzzle_kinds() {
  static const std::vector<PuzzleKind> kinds = kinds_of(AllPuzzles());
  return kinds;
}

const PuzzleKind* find_kind(std::string_view name) {
  const auto& kinds = puzzle_kinds();
  const auto found =
      std::find_if(kinds.begin(), kinds.end(), [&](const auto& kind) { return kind.name == name; });
  return found == kinds.end() ? nullptr : &*found;
}

}  // namespace puzzle2cnf
