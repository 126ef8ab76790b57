// The puzzle of an instance as its index has it.
#pragma once

#include <optional>
#include <string>

#include "instances/documents/document.hpp"
#include "instances/families/family_index.hpp"
#include "instances/families/family_spec.hpp"

namespace p2c {

struct FamilyPuzzle {
  Document document;
  std::optional<Answer> blocked;  // the answer that the formula forbids
  FamilyForm form;                // how the formula is written
  std::string shuffle;            // the seed by which it is shuffled; empty: it is not
  std::string file = {};          // of the formula
};

/// The same of a document: its givens are part of the text.
std::string family_puzzle_text(const Document& document);

/// The text of the index: the rules of a kind that is on no list, the puzzle, and below it the
/// answer that is forbidden, if any.
std::string family_puzzle_text(const AnyPuzzle& puzzle, const std::optional<Answer>& blocked);

/// Reads it, and checks it against the kind and the variant of the instance. Throws InputError, and
/// what read_document throws.
FamilyPuzzle read_family_puzzle(const FamilyInstance& instance, const Stop* stop);

}  // namespace p2c
