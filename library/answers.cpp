// The answers of a puzzle one by one.
#include <memory>
#include <puzzle2cnf/puzzle.hpp>

#include "library/errors.hpp"
#include "library/inside.hpp"
#include "library/user_stop.hpp"
#include "solver_glue/search.hpp"

namespace p2c {

struct AnswersInside {
  AnswersInside(const puzzle2cnf::Puzzle& of, const puzzle2cnf::Options& wanted)
      : puzzle(of),
        options(wanted),
        stop(options),
        search(puzzle.inside().any(), puzzle.inside().document.givens,
               inside_options(options, stop)) {}

  puzzle2cnf::Puzzle puzzle;
  puzzle2cnf::Options options;
  UserStop stop;
  Search search;
};

}  // namespace p2c

namespace puzzle2cnf {

Answers::Answers(const Puzzle& puzzle, const Options& options)
    : inside_(p2c::outside([&] { return std::make_shared<p2c::AnswersInside>(puzzle, options); })) {
}

std::optional<Answer> Answers::next() {
  if (!inside_) return {};
  const auto inside = std::move(inside_);  // unless another answer is found, this is the end
  return p2c::outside([&]() -> std::optional<Answer> {
    const p2c::Status status = inside->search.next();
    if (p2c::decided(status, inside->stop, inside->options) == p2c::Status::kUnsatisfiable) {
      return {};
    }
    inside_ = inside;
    return inside->search.answer();
  });
}

}  // namespace puzzle2cnf
