#include "instances/documents/penpa.hpp"

#include <optional>

#include "instances/documents/registry.hpp"
#include "instances/formats/penpa/penpa_board.hpp"
#include "instances/kind/reads_penpa.hpp"

namespace p2c {
namespace {

// All of it is at one place.
Respelt at(std::size_t place, std::string text) {
  Respelt out{std::move(text), {}};
  out.origin.assign(out.text.size() + 1, place);
  return out;
}

class PenpaKinds {
 public:
  PenpaKinds(const PenpaBoard& board, Place place) : board_(board), place_(std::move(place)) {}

  // Throws PenpaMisfit and InputError.
  std::string text_of(const PuzzleKind& kind) const {
    const auto* reads = kind.abilities.find<ReadsPenpa>();
    if (reads == nullptr) {
      throw InputError(place_, "expected a kind that is read from penpa-edit, got " + kind.name);
    }
    try {
      return kind.name + "\n" + reads->text(board_);
    } catch (const PenpaMisfit& misfit) {
      throw InputError(place_,
                       "expected what " + kind.name + " reads of penpa-edit, got " + misfit.what());
    }
  }

  bool fits(const PuzzleKind& kind) const {
    if (kind.abilities.find<ReadsPenpa>() == nullptr) return false;
    try {
      const std::string text = text_of(kind);
      TextReader in(text, place_.file, kind.formats.front().scheme.rules);
      kind.formats.front().read(in);
      return true;
    } catch (const InputError&) {
      return false;
    }
  }

  // The only one that fits.
  const PuzzleKind& only() const {
    const PuzzleKind* found = nullptr;
    std::string names;
    for (const PuzzleKind& kind : puzzle_kinds()) {
      if (!fits(kind)) continue;
      names += (names.empty() ? "" : ", ") + kind.name;
      found = names == kind.name ? &kind : nullptr;
    }
    if (names.empty()) {
      throw InputError(place_,
                       "expected --kind with the kind of the puzzle, got a link that none "
                       "reads as a whole");
    }
    if (found != nullptr) return *found;
    throw KindNotSaid(
        place_, "expected --kind with one of " + names + ", got a link that does not say its kind");
  }

  // That of a tag, if only one tag names one.
  const PuzzleKind* tagged() const {
    const PuzzleKind* found = nullptr;
    for (const std::string& tag : board_.tags) {
      const PuzzleKind* kind = find_kind(tag);
      if (kind == nullptr || kind == found) continue;
      if (found != nullptr) return nullptr;
      found = kind;
    }
    return found;
  }

 private:
  const PenpaBoard& board_;
  Place place_;
};

// "https%3A%2F%2F..." where it is coded.
Respelt url_of(const PenpaLink& link) {
  Respelt out;
  const bool coded = link.packed.find("://") == std::string_view::npos;
  for (std::size_t i = 0; i < link.packed.size(); ++i) {
    out.origin.push_back(link.at + i);
    const std::string_view three = link.packed.substr(i, 3);
    const bool slash = three == "%2F" || three == "%2f";
    const bool colon = three == "%3A" || three == "%3a";
    const bool asks = three == "%3F" || three == "%3f";
    const bool sign = coded && (slash || colon || asks);
    out.text += !sign ? link.packed[i] : slash ? '/' : colon ? ':' : '?';
    if (sign) i += 2;
  }
  out.origin.push_back(link.at + link.packed.size());
  return out;
}

}  // namespace

PenpaText text_of_penpa(TextReader& in, const std::string& kind, const PuzzleKind* brought) {
  const PenpaLink link = read_penpa_link(in);
  if (link.is_url()) return {url_of(link), true, "url"};
  const Place place = place_of(in.text(), in.file(), link.at);
  const PenpaBoard board = read_penpa_board(link, place);
  const PenpaKinds kinds(board, place);
  if (board.has_answer) in.warn_at(place, "the answer in the link is not read");
  const auto text = [&](const PuzzleKind& its, std::string by) {
    return PenpaText{at(link.at, kinds.text_of(its)), false, std::move(by)};
  };
  if (brought != nullptr) return text(*brought, "option");
  if (const PuzzleKind* said = kind.empty() ? nullptr : find_kind(kind))
    return text(*said, "option");
  if (const PuzzleKind* tagged = kinds.tagged()) {
    in.warn_at(place, "the kind " + tagged->name + " is that of a tag in the link");
    return text(*tagged, "tag");
  }
  const PuzzleKind& only = kinds.only();
  in.warn_at(place, "the kind " + only.name + " is the only one that reads the whole link");
  return text(only, "layers");
}

}  // namespace p2c
