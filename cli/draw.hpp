// Drawings as the command line asks for them.
#pragma once

#include <string>
#include <vector>

#include "cli/arguments.hpp"
#include "instances/documents/registry.hpp"
#include "instances/drawings/drawing_text.hpp"

namespace puzzle2cnf {

enum class PictureKind { kText, kSvg, kPng };

/// By the ending of the name; text for any but .svg and .png. Throws UsageError for a kind of
/// picture that is not made.
PictureKind kind_by_ending(const std::string& file);

/// As --to says, else by the ending of the output's name; text for any other. Throws UsageError as
/// is_picture_file does.
PictureKind picture_kind(const Arguments& arguments);

/// -o names a file for a picture: NAME.svg or NAME.png. Throws UsageError for a kind of picture
/// that is not made.
bool is_picture_file(const Arguments& arguments);

/// Throws UsageError when -o names a picture of any kind: for a verb that only writes text.
void expect_text_file(const Arguments& arguments);

/// --ascii and --color; by itself colour is for a terminal, unless NO_COLOR is set.
TextStyle text_style(const Arguments& arguments);

/// The boards side by side; as text one below the other. Throws DrawingTooLarge.
std::string draw(const std::vector<Drawing>& boards, PictureKind kind, const Arguments& arguments);

/// The drawing as lines that begin with "# "; nothing where it is too large to look at, which is
/// wider than 200 columns or more than 10^4 cells.
std::string draw_as_comment(const AnyPuzzle& puzzle, const Answer& answer,
                            const Arguments& arguments);

/// Two answers, with the slots highlighted in which they differ.
std::vector<Drawing> draw_difference(const AnyPuzzle& puzzle, const Answer& a, const Answer& b);

}  // namespace puzzle2cnf
