#include "cli/report_page/puzzle_pictures.hpp"

#include <optional>
#include <utility>

#include "cli/batch/puzzle_hash.hpp"
#include "cli/collections/collection.hpp"
#include "instances/documents/document.hpp"
#include "instances/drawings/drawing_picture.hpp"

namespace p2c {
namespace {

// They keep the page below a few megabytes.
constexpr std::size_t kMostBytes = 2'000'000;  // of all pictures
constexpr int kMostCells = 10'000;

class Drawer {
 public:
  explicit Drawer(const std::vector<const Match*>& wanted) {
    pictures_.asked = true;
    pictures_.missing = wanted.size();
    for (const Match* const match : wanted) {
      for (const RunRow* const row : match->rows) {
        if (row == nullptr) continue;
        by_number_.emplace(row->n, match);
        by_id_.emplace(row->id, match);
      }
    }
  }

  // The entry with this number.
  void look_at(const Entry& entry, std::int64_t number, const ReadOptions& options) {
    if (entry.error && pictures_.unread.empty()) pictures_.unread = entry.error->what();
    const auto [first, last] = by_number_.equal_range(number);
    const auto [first_id, last_id] = by_id_.equal_range(entry.id);
    if ((first == last && first_id == last_id) || entry.error) return;
    std::optional<Document> document = read(entry, options);
    if (!document) return;
    const std::string hash = puzzle_hash(*document);
    for (auto at = first; at != last; ++at) draw(*at->second, hash, *document);
    for (auto at = first_id; at != last_id; ++at) draw(*at->second, hash, *document);
  }

  bool is_done() const { return pictures_.missing == 0; }
  PuzzlePictures take() { return std::move(pictures_); }

 private:
  // The hash says whether it is the puzzle, so any reading will do.
  static std::optional<Document> read(const Entry& entry, const ReadOptions& options) {
    try {
      return read_document(entry.text, entry.name, options);
    } catch (const InputError&) {
      return {};
    }
  }

  void draw(const Match& match, const std::string& hash, const Document& document) {
    if (match.first().hash != hash || seen_[&match]) return;
    seen_[&match] = true;
    --pictures_.missing;
    std::string svg = svg_of(document);
    bytes_ += svg.size();
    if (svg.empty() || bytes_ > kMostBytes) {
      ++pictures_.too_large;
    } else {
      pictures_.svgs[&match] = std::move(svg);
    }
  }

  static std::string svg_of(const Document& document) try {
    Answer known(document.puzzle->slots().size(), kOpen);
    for (const auto& [slot, value] : document.givens) known[slot] = value;
    const Drawing board = document.puzzle->drawing(known);
    return board.cells.size() > kMostCells ? "" : draw_svg({board});
  } catch (const DrawingTooLarge&) {
    return "";
  }

  PuzzlePictures pictures_;
  std::multimap<std::int64_t, const Match*> by_number_;
  std::multimap<std::string, const Match*> by_id_;
  std::map<const Match*, bool> seen_;
  std::size_t bytes_ = 0;
};

}  // namespace

PuzzlePictures draw_puzzles(const std::vector<const Match*>& wanted, const ReportOptions& options,
                            const Request& request) {
  if (options.puzzles.empty()) return {};
  Drawer drawer(wanted);
  CollectionInputs inputs;
  inputs.inputs = options.puzzles;
  inputs.from = options.from;
  inputs.takes_folders = !request.common.sandbox;
  Collection puzzles(inputs);
  const ReadOptions reading{
      options.from, true, &request.stop, 1, most_cells(0, request.common), options.rules_kind};
  for (std::int64_t number = 0; !drawer.is_done(); ++number) {
    const std::optional<Entry> entry = puzzles.next(request.stop);
    if (!entry) break;
    drawer.look_at(*entry, number, reading);
  }
  return drawer.take();
}

}  // namespace p2c
