// The formula of a puzzle: into a sink of the user, and as DIMACS.
#include <puzzle2cnf/puzzle.hpp>

#include "cnf_out/dimacs.hpp"
#include "encoder/encode_puzzle.hpp"
#include "encoder/formula_comments.hpp"
#include "library/encode_options.hpp"
#include "library/errors.hpp"
#include "library/inside.hpp"
#include "library/outside_sink.hpp"
#include "library/user_stop.hpp"
#include "solver_glue/formula_search.hpp"

namespace puzzle2cnf {
namespace {

p2c::EncodeOptions inside_options(const p2c::AnyPuzzle& puzzle, const EncodeOptions& options) {
  return {
      options.connectivity ? p2c::inside_form(*options.connectivity) : p2c::form_in_files(puzzle),
      p2c::inside_form(options.counting)};
}

// For each value the literal that says it; of a slot with two values for the higher one.
std::vector<Name> names_of(const p2c::PuzzleInside& puzzle, p2c::OutsideSink& sink) {
  std::vector<Name> names;
  const std::vector<Slot>& slots = puzzle.slots;
  for (std::size_t i = 0; i < slots.size(); ++i) {
    for (int value = slots[i].lo; value <= slots[i].hi; ++value) {
      const p2c::Lit x = puzzle.names.literal(i, value);
      if (x.positive()) names.push_back({puzzle.names(x), sink.outside(x)});
    }
  }
  return names;
}

// The literals of the slots' variables alone.
p2c::Model model_of(std::span<const int> literals, int variables) {
  p2c::Model model;
  for (const int literal : literals) {
    if (literal == 0 || literal == INT_MIN) {
      throw std::invalid_argument("expected a literal, got " + std::to_string(literal));
    }
    const p2c::Lit x(literal);
    if (x.variable() <= variables) model.set(x);
  }
  return model;
}

}  // namespace

std::vector<Name> Puzzle::encode(ClauseSink& out, const EncodeOptions& options) const {
  return p2c::outside([&] {
    p2c::OutsideSink sink(out);
    p2c::encode_all(inside_->any(), inside_->document.givens,
                    inside_options(inside_->any(), options), sink);
    sink.number_all();
    return names_of(*inside_, sink);
  });
}

std::string Puzzle::dimacs(const EncodeOptions& options, const Options& limits) const {
  return p2c::outside([&] {
    const p2c::EncodeOptions inside = inside_options(inside_->any(), options);
    const p2c::UserStop stop(limits);
    const p2c::FormulaHead head{
        p2c::formula_comments(inside_->any(), inside, false, false, &stop), {}, false};
    const auto fill = [&](p2c::ClauseSink& sink) {
      sink.stop_with(&stop);
      p2c::encode_all(inside_->any(), inside_->document.givens, inside, sink);
    };
    std::string text;
    p2c::write_dimacs([&](std::string_view bytes) { text += bytes; }, head, fill);
    return text;
  });
}

Answer Puzzle::decode(std::span<const int> model) const {
  return p2c::outside([&] {
    p2c::CountingSink unused;
    const p2c::Unknowns x(unused, inside_->any().slots(), inside_->document.givens);
    p2c::ModelAnswer read = p2c::answer_of(inside_->document, x, model_of(model, x.variables()));
    if (read.broken) throw p2c::CheckFailed("the model is wrong: " + *read.broken);
    return std::move(read.answer);
  });
}

}  // namespace puzzle2cnf
