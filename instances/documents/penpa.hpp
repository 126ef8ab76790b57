// Links of penpa-edit. A link names no kind: it is the one that is said beside it, that of a URL in
// it, that of a tag, or else the only one that reads all that is drawn.
#pragma once

#include <optional>
#include <string>

#include "instances/formats/penpa/penpa_link.hpp"
#include "instances/kind/puzzle_kind.hpp"
#include "instances/text/respelt.hpp"

namespace p2c {

/// The text does not say its kind, and neither does anything else.
class KindNotSaid : public InputError {
 public:
  using InputError::InputError;
};

struct PenpaKind {
  const AnyFormat* format;     // of the kind; null: it is that of a URL
  std::optional<Respelt> url;  // of another site
  std::string by;              // how the kind is known: "option", "url", "tag" or "layers"
};

/// The kind is `brought`, or that with the name `kind`; null and empty: it is not said. Throws
/// InputError, KindNotSaid too.
PenpaKind kind_of_penpa(TextReader& in, const std::string& kind, const PuzzleKind* brought);

}  // namespace p2c
