// Looking for answers.
#include "solver_glue/search.hpp"

#include <puzzle2cnf/puzzle.hpp>

#include "library/errors.hpp"
#include "library/inside.hpp"
#include "library/user_stop.hpp"

namespace puzzle2cnf {
namespace {

using p2c::decided;
using p2c::Status;

p2c::Search start(const p2c::Document& document, const Options& options, const p2c::Stop& stop) {
  return {*document.puzzle, document.givens, p2c::inside_options(options, stop)};
}

Uniqueness find_two(const p2c::Document& document, const Options& options) {
  const p2c::UserStop stop(options);
  p2c::Search search = start(document, options, stop);
  if (decided(search.next(), stop, options) == Status::kUnsatisfiable) return {};
  const Answer first = search.answer();
  if (decided(search.next(), stop, options) == Status::kUnsatisfiable) {
    return {Verdict::kUnique, first};
  }
  return {Verdict::kSeveral, first, search.answer()};
}

Count take_answers(const p2c::Document& document, const std::function<bool(const Answer&)>& take,
                   const Options& options) {
  const p2c::UserStop stop(options);
  Count counted;
  try {
    p2c::Search search = start(document, options, stop);
    do {
      const Status status = search.next();
      counted.complete = status == Status::kUnsatisfiable;
      if (status != Status::kSatisfiable) break;
      ++counted.count;
    } while (take(search.answer()));
  } catch (const p2c::Stopped&) {  // those found so far are right
  }
  return counted;
}

}  // namespace

std::string solver_name(const Options& options) {
  const p2c::Stop stop;
  return p2c::solver_of(p2c::inside_options(options, stop))->signature();
}

std::optional<Answer> Puzzle::solve(const Options& options) const {
  return p2c::outside([&]() -> std::optional<Answer> {
    const p2c::UserStop stop(options);
    p2c::Search search = start(inside_->document, options, stop);
    if (decided(search.next(), stop, options) == Status::kUnsatisfiable) return {};
    return search.answer();
  });
}

Uniqueness Puzzle::unique(const Options& options) const {
  return p2c::outside([&] { return find_two(inside_->document, options); });
}

Count Puzzle::count(std::int64_t most, const Options& options) const {
  if (most < 0) throw std::invalid_argument("expected a number of answers of 0 or more");
  std::int64_t count = 0;
  return enumerate([&](const Answer&) { return ++count != most; }, options);
}

Count Puzzle::enumerate(const std::function<bool(const Answer&)>& take,
                        const Options& options) const {
  return p2c::outside([&] { return take_answers(inside_->document, take, options); });
}

}  // namespace puzzle2cnf
