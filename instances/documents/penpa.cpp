#include "instances/documents/penpa.hpp"

#include <limits>
#include <optional>

#include "instances/documents/format_table.hpp"
#include "instances/formats/penpa/penpa_board.hpp"
#include "instances/kind/reads_penpa.hpp"

namespace p2c {
namespace {

class PenpaKinds {
 public:
  PenpaKinds(const PenpaBoard& board, Place place) : board_(board), place_(std::move(place)) {}

  bool fits(const PuzzleKind& kind) {
    const auto* reads = kind.abilities.find<ReadsPenpa>();
    if (reads == nullptr) return false;
    try {
      const std::string text = kind.name + "\n" + reads->text(board_);
      TextReader in(text, place_.file, kind.formats.front().scheme.rules);
      kind.formats.front().read(in);
      return true;
    } catch (const PenpaRest& rest) {
      note_rest(kind, rest);
      return false;
    } catch (const PenpaMisfit&) {
      return false;
    } catch (const InputError&) {
      return false;
    }
  }

  // The only one that fits.
  const PuzzleKind& only() {
    const PuzzleKind* found = nullptr;
    std::string names;
    for (const PuzzleKind& kind : puzzle_kinds()) {
      if (!fits(kind)) continue;
      names += (names.empty() ? "" : ", ") + kind.name;
      found = names == kind.name ? &kind : nullptr;
    }
    if (names.empty()) fail_unread();
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
  // What a kind leaves that reads more than the others, or several that leave the same.
  struct Rest {
    std::string kinds;
    std::string what;
    std::size_t things = std::numeric_limits<std::size_t>::max();
  };

  void note_rest(const PuzzleKind& kind, const PenpaRest& rest) {
    if (rest.things > rest_.things) return;
    if (rest.things < rest_.things) {
      rest_ = {kind.name + " does", rest.what(), rest.things};
      return;
    }
    rest_.kinds = "the nearest kinds do";
    if (rest_.what != rest.what()) rest_.what.clear();
  }

  [[noreturn]] void fail_unread() const {
    std::string got = "a link that none reads as a whole";
    if (!rest_.what.empty()) got += "; " + rest_.kinds + " not read " + rest_.what;
    throw InputError(place_, "expected --kind with the kind of the puzzle, got " + got);
  }

  const PenpaBoard& board_;
  Place place_;
  Rest rest_;
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

// How the kind reads links.
const AnyFormat* reader_of(const PuzzleKind& kind, const Place& place) {
  const AnyFormat* format = format_of(kind, penpa_scheme().name);
  if (format != nullptr) return format;
  throw InputError(place, "expected a kind that is read from penpa-edit, got " + kind.name);
}

}  // namespace

PenpaKind kind_of_penpa(TextReader& in, const std::string& kind, const PuzzleKind* brought) {
  TextReader ahead = in;
  const PenpaLink link = read_penpa_link(ahead);
  const PuzzleKind* said = brought != nullptr ? brought : kind.empty() ? nullptr : find_kind(kind);
  if (link.is_url()) return {nullptr, url_of(link), said != nullptr ? "option" : "url"};
  const Place place = place_of(in.text(), in.file(), link.at);
  if (said != nullptr) return {reader_of(*said, place), {}, "option"};
  const PenpaBoard board = read_penpa_board(link, place);
  PenpaKinds kinds(board, place);
  if (const PuzzleKind* tagged = kinds.tagged()) {
    in.warn_at(place, "the kind " + tagged->name + " is that of a tag in the link");
    return {reader_of(*tagged, place), {}, "tag"};
  }
  const PuzzleKind& only = kinds.only();
  in.warn_at(place, "the kind " + only.name + " is the only one that reads the whole link");
  return {reader_of(only, place), {}, "layers"};
}

}  // namespace p2c
