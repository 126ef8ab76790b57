// Drawings as the command line asks for them.
#pragma once

#include <string>
#include <vector>

#include "cli/options/output_options.hpp"
#include "cli/options/picture_kind.hpp"
#include "cli/options/text_style_options.hpp"
#include "instances/documents/registry.hpp"
#include "instances/drawings/drawing_text.hpp"

namespace p2c {

/// --ascii and --color; by itself colour is for a terminal, unless NO_COLOR is set.
TextStyle text_style(const TextStyleOptions& options, const OutputOptions& output);

/// The boards side by side; as text one below the other. Throws DrawingTooLarge, and Stopped where
/// there is a stop to ask: without one, what was found before a limit is drawn after it.
std::string draw(const std::vector<Drawing>& boards, PictureKind kind, const TextStyle& style = {},
                 const Stop* stop = nullptr);

/// Lines of text, each with "# " before it.
std::string as_comment(const std::string& text);

/// The drawing as lines that begin with "# "; nothing where it is too large to look at, which is
/// wider than 200 columns or more than 10^4 cells.
std::string draw_as_comment(const AnyPuzzle& puzzle, const Answer& answer, const TextStyle& style);

/// Two answers, with the slots highlighted in which they differ.
std::vector<Drawing> draw_difference(const AnyPuzzle& puzzle, const Answer& a, const Answer& b);

}  // namespace p2c
