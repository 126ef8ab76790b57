#include "instances/described/kind_of_parts.hpp"

#include <cassert>
#include <mutex>
#include <utility>

#include "instances/described/board_generator.hpp"
#include "instances/described/board_notations.hpp"
#include "instances/formats/json_format.hpp"
#include "instances/formats/text.hpp"
#include "instances/kind/reads_penpa.hpp"
#include "instances/notations/penpa/board_penpa.hpp"
#include "instances/notations/penpa/penpa_format.hpp"

namespace p2c {
namespace {

using PartsPtr = std::shared_ptr<const KindOfParts>;
using SlotsPtr = std::shared_ptr<const std::vector<Slot>>;

// An ability of each kind that is made here.
struct MadeOfParts {
  PartsPtr its;
};

const PartsPtr& parts_of(const PuzzleKind& kind) {
  const auto* made = kind.abilities.find<MadeOfParts>();
  assert(made != nullptr);
  return made->its;
}

class BoardOfParts final : public AnyPuzzle {
 public:
  BoardOfParts(KindPtr kind, BoardData board, const Stop* stop)
      : AnyPuzzle(std::move(kind)),
        its_(parts_of(this->kind())),
        board_(std::move(board)),
        slots_(std::make_shared<const std::vector<Slot>>(slots_of(layers(), board_, stop))) {}
  // With the slots of another board.
  BoardOfParts(const BoardOfParts& other, BoardData board)
      : AnyPuzzle(other), its_(other.its_), board_(std::move(board)), slots_(other.slots_) {}
  BoardOfParts(const BoardOfParts& other, KindPtr kind, BoardData board)
      : AnyPuzzle(std::move(kind)),
        its_(parts_of(this->kind())),
        board_(std::move(board)),
        slots_(other.slots_) {}

  std::string print() const override {
    return its_->name + "\n" + print_board(its_->made_of, board_);
  }
  const std::vector<Slot>& slots() const override { return *slots_; }
  Broken check(const Answer& answer) const override { return judge().check(answer); }
  bool possible(const Answer& answer, int slot) const override {
    return !judge().possible || judge().possible(answer, slot);
  }
  std::vector<AnswerRows> answer_rows(const Answer& answer) const override {
    return rows_of(layers(), board_, answer);
  }
  Answer parse_answer(TextReader& in) const override { return parse_layers(layers(), board_, in); }
  Drawing drawing(const Answer& answer) const override {
    return drawing_of(its_->made_of, board_, answer);
  }
  std::string says(int slot, int value, bool has) const override {
    return says_of(layers(), board_, slot, value, has);
  }
  std::optional<SlotCell> cell_of(int slot) const override {
    return p2c::cell_of(layers(), board_, slot);
  }
  std::vector<int> clues() const override { return clues_of(parts(), board_); }
  PuzzlePtr without(const std::vector<int>& clues) const override {
    return std::make_unique<BoardOfParts>(*this, without_clues(parts(), board_, clues));
  }
  PuzzlePtr with_clue_changed(Rng& rng) const override {
    auto changed = p2c::with_clue_changed(parts(), board_, rng);
    if (!changed) return nullptr;
    return std::make_unique<BoardOfParts>(*this, *std::move(changed));
  }

 private:
  const void* key() const override { return &AnyPuzzle::kKey<BoardData>; }
  const void* puzzle() const override { return &board_; }
  // Made when it is first asked.
  const BoardJudge& judge() const {
    std::call_once(*asked_, [&] { judge_ = its_->judge(board_); });
    return judge_;
  }
  const Parts& parts() const { return its_->made_of.parts; }
  const AnswerLayers& layers() const { return its_->made_of.answers; }

  PartsPtr its_;
  BoardData board_;
  SlotsPtr slots_;
  std::unique_ptr<std::once_flag> asked_ = std::make_unique<std::once_flag>();
  mutable BoardJudge judge_;
};

const BoardData& data_of(const AnyPuzzle& puzzle) {
  const auto* board = puzzle.as<BoardData>();
  assert(board != nullptr);
  return *board;
}

// A kind's functions make puzzles of it: they hold it weakly, as it holds them.
using WeakKind = std::weak_ptr<const PuzzleKind>;

AnyContent any_content(const WeakKind& kind, Content<BoardData> content, const Stop* stop) {
  return {board_of(kind.lock(), std::move(content.puzzle), stop), std::move(content.givens),
          std::move(content.answer), std::move(content.position)};
}

// A format that has the kind's own words, and given slots.
AnyFormat with_its_words(Scheme scheme, const KindOfParts& its) {
  AnyFormat format{scheme, {its.name}, kGivens, {}, {}};
  format.words.insert(format.words.end(), its.aliases.begin(), its.aliases.end());
  return format;
}

// The slots that given ones are looked up in.
auto slots_by(const PartsPtr& its, const Stop* stop) {
  return
      [its, stop](const BoardData& board) { return slots_of(its->made_of.answers, board, stop); };
}

AnyFormat text_of_parts(const PartsPtr& its, const WeakKind& kind) {
  AnyFormat format = with_its_words(text_scheme(), *its);
  format.read = [its, kind](TextReader& in) {
    return any_content(
        kind,
        read_text(
            in, [&](TextReader& lines) { return read_text_board(its->made_of, lines); },
            slots_by(its, in.stop())),
        in.stop());
  };
  format.write = [its](const AnyPuzzle& puzzle, const Givens& givens,
                       const std::optional<Answer>& /*answer*/) {
    return write_text(its->name, print_board(its->made_of, data_of(puzzle)), puzzle.slots(),
                      givens);
  };
  return format;
}

AnyFormat json_of_parts(const PartsPtr& its, const WeakKind& kind) {
  AnyFormat format = with_its_words(json_scheme(), *its);
  format.read = [its, kind](TextReader& in) {
    return any_content(
        kind,
        read_json_object(
            in, [&](JsonObject& members) { return read_json_board(its->made_of, members); },
            slots_by(its, in.stop())),
        in.stop());
  };
  format.write = [its](const AnyPuzzle& puzzle, const Givens& givens,
                       const std::optional<Answer>& /*answer*/) {
    return write_json_object(its->name, write_json_board(its->made_of, data_of(puzzle)),
                             puzzle.slots(), givens);
  };
  return format;
}

AnyFormat url_of_parts(const PartsPtr& its, const WeakKind& kind) {
  AnyFormat format{puzzlink_scheme(), its->made_of.pids, kPuzzleOnly, {}, {}};
  format.read = [its, kind](TextReader& in) {
    return any_content(kind, read_board_url(its->made_of, in), in.stop());
  };
  format.write = [its](const AnyPuzzle& puzzle, const Givens& /*givens*/,
                       const std::optional<Answer>& /*answer*/) {
    return write_board_url(its->made_of, data_of(puzzle));
  };
  return format;
}

AnyFormat file_of_parts(const PartsPtr& its, const WeakKind& kind) {
  AnyFormat format{pzprv3_scheme(), its->made_of.pids, kAnswer, {}, {}};
  format.read = [its, kind](TextReader& in) {
    return any_content(kind, read_board_file(its->made_of, in), in.stop());
  };
  format.write = [its](const AnyPuzzle& puzzle, const Givens& /*givens*/,
                       const std::optional<Answer>& answer) {
    return write_board_file(its->made_of, {data_of(puzzle), {}, answer});
  };
  return format;
}

AnyFormat penpa_of_parts(const PartsPtr& its, const WeakKind& kind) {
  AnyFormat format{penpa_scheme(), {}, carried_by_penpa(its->made_of), {}, {}};
  format.read = [its, kind](TextReader& in) {
    return any_content(kind, read_penpa_link_of(its->made_of, its->name, in), in.stop());
  };
  format.write = [its](const AnyPuzzle& puzzle, const Givens& /*givens*/,
                       const std::optional<Answer>& answer) {
    return write_penpa_link_of(its->made_of, its->name, data_of(puzzle), answer);
  };
  return format;
}

AnyFormat further_format(const Format<BoardData>& its, const WeakKind& kind) {
  AnyFormat format{its.scheme, {its.words.begin(), its.words.end()}, its.carries, {}, {}};
  format.read = [kind, read = its.read](TextReader& in) {
    return any_content(kind, read(in), in.stop());
  };
  if (its.write == nullptr) return format;
  format.write = [write = its.write](const AnyPuzzle& puzzle, const Givens& givens,
                                     const std::optional<Answer>& answer) {
    return write({data_of(puzzle), givens, answer});
  };
  return format;
}

}  // namespace

KindPtr kind_of(KindOfParts parts) {
  const auto its = std::make_shared<const KindOfParts>(std::move(parts));
  const Description& made_of = its->made_of;
  const auto kind = std::make_shared<PuzzleKind>();
  const WeakKind weak = kind;
  kind->name = its->name;
  kind->about = its->about;
  kind->parse = [its, weak](TextReader& in) {
    return board_of(weak.lock(), read_text_board(its->made_of, in), in.stop());
  };
  if (its->random) {
    kind->random = [its, weak](Rng& rng, int rows, int cols) {
      return board_of(weak.lock(), its->random(rng, rows, cols));
    };
  }
  kind->json_schema = [its] { return schema_of_board(its->made_of).of_kind(its->name); };
  kind->formats = {text_of_parts(its, weak), json_of_parts(its, weak)};
  if (!made_of.pids.empty() && has_urls(made_of)) kind->formats.push_back(url_of_parts(its, weak));
  if (!made_of.pids.empty() && has_pzpr_files(made_of)) {
    kind->formats.push_back(file_of_parts(its, weak));
  }
  for (const Format<BoardData>& further : its->formats) {
    kind->formats.push_back(further_format(further, weak));
  }
  kind->refuses_beginnings = its->refuses_beginnings;
  kind->winds = its->winds;
  kind->abilities = its->abilities;
  kind->abilities.add(MadeOfParts{its});
  if (has_penpa_boards(made_of)) {
    kind->formats.push_back(penpa_of_parts(its, weak));
    kind->abilities.add(
        ReadsPenpa{[its](const PenpaBoard& board) { return text_of_penpa(its->made_of, board); }});
  }
  if (its->generator || its->around_answers) {
    kind->abilities.add(MakesPuzzles{[its, weak] { return board_generator(its, weak); }});
  }
  return kind;
}

PuzzlePtr board_of(const KindPtr& kind, BoardData board, const Stop* stop) {
  return std::make_unique<BoardOfParts>(kind, std::move(board), stop);
}

PuzzlePtr board_on_slots_of(const AnyPuzzle& other, const KindPtr& kind, BoardData board) {
  assert(other.as<BoardData>() != nullptr);
  return std::make_unique<BoardOfParts>(static_cast<const BoardOfParts&>(other), kind,
                                        std::move(board));
}

}  // namespace p2c
