// A part of a puzzle's data: a rule that some boards have and others do not.
//
//   text   a line with its word      URL      a letter before the size
//   JSON   true, or left out         pzprv3   a line with that letter
#pragma once

#include <string>
#include <string_view>

#include "instances/formats/json.hpp"
#include "instances/formats/json_schema.hpp"
#include "instances/formats/puzzlink.hpp"

namespace p2c {

struct BoardFlag {
  using Data = bool;

  std::string_view word;    // in text
  std::string_view member;  // of JSON
  char letter;              // of puzz.link and pzpr

  Data blank(int /*rows*/, int /*cols*/) const { return false; }

  Data read_text(TextReader& in, int rows, int cols) const;
  std::string print(Data on) const { return on ? std::string(word) + "\n" : ""; }

  Data read_json(JsonObject& in) const;
  std::string write_json(Data on) const;
  JsonSchema schema() const;

  Data read_url(const PuzzleUrl& url) const { return url.flags.find(letter) != url.flags.npos; }

  Data read_pzpr(PzprFile& file) const;
  std::string write_pzpr(Data on) const { return on ? std::string(1, letter) + "\n" : ""; }
};

}  // namespace p2c
