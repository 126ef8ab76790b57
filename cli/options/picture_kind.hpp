// Pictures by their kind, as an option or the ending of a file's name says.
#pragma once

#include <string>

namespace p2c {

enum class PictureKind { kText, kSvg, kPng };

/// Throws UsageError for PNG where the program was built without it.
void expect_drawn(PictureKind kind);

/// By the ending of the name; text for any but .svg and .png. Throws UsageError for a kind of
/// picture that is not made.
PictureKind kind_by_ending(const std::string& file);

/// The file is to be a picture: NAME.svg or NAME.png. Throws UsageError for a kind of picture that
/// is not made.
bool is_picture_file(const std::string& file);

/// The file is to be a page: NAME.html.
bool is_page_file(const std::string& file);

/// The file is to be a table: NAME.csv.
bool is_table_file(const std::string& file);

/// Throws UsageError for a picture of any kind: for a verb that only writes text.
void expect_text_file(const std::string& file);

}  // namespace p2c
