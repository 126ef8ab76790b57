// What help says of the verb picture.
#pragma once

#include <string_view>

namespace puzzle2cnf {

inline constexpr std::string_view kPictureAbout = "turn an image into a nonogram";

inline constexpr std::string_view kPictureText =
    "IMAGE is PNG, PBM, PGM or PPM; or a solved board: an answer of a nonogram, or a nonogram in "
    "a\n"
    "format that carries its answer. The puzzle may have several answers: --unique says so.\n"
    "What was found stands above the puzzle in comments; with another format than text it goes to\n"
    "stderr.\n"
    "With --method squares the picture comes as near to the image as it can, with a bound how "
    "near\n"
    "any can come; the search ends by itself, or at --time-limit with what it has (exit code 4);\n"
    "with --unique, --repair or --sheet behind it, at half of the limit.\n"
    "--unique gives away cells, --repair changes some; a repair claims no least number of "
    "changes.\n"
    "With --sheet NAME.svg or NAME.png the image, the board, its clues, the board that a solver\n"
    "finds for them, with the cells highlighted that differ, and what that looks like as\n"
    "translucent squares are drawn side by side.";

}  // namespace puzzle2cnf
