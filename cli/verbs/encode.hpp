// What `encode` writes.
#pragma once

#include "cli/formula_work.hpp"
#include "cli/options/form_options.hpp"
#include "cli/options/names_options.hpp"
#include "cli/options/size_options.hpp"
#include "cnf_out/dimacs.hpp"

namespace p2c {

using EncodeArguments = Arguments<OutputOptions, FormOptions, SizeOptions, PuzzleOptions,
                                  FormulaOptions, NamesOptions, LimitOptions>;

/// The formula in the form that is asked for.
FormulaSize write_puzzle(const FormulaWork& work, const EncodeArguments& arguments,
                         const Request& request, Output& out);

}  // namespace p2c
