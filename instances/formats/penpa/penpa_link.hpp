// Links of penpa-edit: "#m=edit&p=P" or "#m=solve&p=P", in older ones with '?' for '#'. P is lines
// of text packed by deflate, as base64; or the URL of a puzzle on another site. Source:
// swaroopg92/penpa-edit, docs/js (general.js, class_p.js), and the reader in T0nyX1ang/noqx.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "instances/formats/format.hpp"

namespace p2c {

Scheme penpa_scheme();

struct PenpaLink {
  std::size_t at;  // where P begins in the text
  std::string_view packed;
  std::string_view check = {};  // A in "&a=A", packed: the answer of the site's answer check

  bool is_url() const { return packed.starts_with("http"); }
};

/// The one link of a text. Throws InputError.
PenpaLink read_penpa_link(TextReader& in);

/// What P or A is without packing. Throws InputError.
std::string unpacked_text(std::string_view packed, const Place& place);
/// The lines of P, abbreviations written out. Throws InputError.
std::vector<std::string> unpacked_lines(const PenpaLink& link, const Place& place);

/// A link to these lines, which the site shows for editing; with the text of an answer check for
/// solving.
std::string write_penpa_link(const std::string& lines, const std::string& check);

}  // namespace p2c
