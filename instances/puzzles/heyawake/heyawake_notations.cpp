// What follows from the one part of a board, rooms with clues: notations, drawing, clues,
// symmetries.
#include "instances/answers/cell_slots.hpp"
#include "instances/described/board_notations.hpp"
#include "instances/notations/penpa/board_penpa.hpp"
#include "instances/notations/penpa/penpa_format.hpp"
#include "instances/puzzles/heyawake/heyawake.hpp"

namespace p2c {
namespace {

const Description& description() {
  static const Description its{
      {"heyawake", "heyawacky"}, {RoomsWithClues{"a number of shaded cells"}}, {ShadedCells()}};
  return its;
}

BoardData data_of(const Heyawake& puzzle) {
  return {puzzle.rows(), puzzle.cols(), {static_cast<const CluedRooms&>(puzzle)}};
}

Heyawake of_data(BoardData data) { return {std::get<CluedRooms>(std::move(data.parts[0]))}; }

Content<Heyawake> content(Content<BoardData> read) {
  return {of_data(std::move(read.puzzle)), {}, std::move(read.answer), std::move(read.position)};
}

Content<Heyawake> read_penpa(TextReader& in) {
  return content(read_penpa_link_of(description(), Heyawake::kName, in));
}
std::string write_penpa_of(const Content<Heyawake>& its) {
  return write_penpa_link_of(description(), std::string(Heyawake::kName), data_of(its.puzzle),
                             its.answer);
}

}  // namespace

std::vector<Slot> Heyawake::slots(const Stop* stop) const {
  return cell_slots(rows(), cols(), 0, 1, stop);
}
std::string Heyawake::says(int value, bool has) { return ShadedCells::says(value, has); }
Drawing Heyawake::drawing(const Answer& shaded) const {
  return drawing_of(description(), data_of(*this), shaded);
}

Heyawake Heyawake::parse(TextReader& in) { return of_data(read_text_board(description(), in)); }
std::string Heyawake::print() const { return print_board(description(), data_of(*this)); }
Heyawake Heyawake::read_json(JsonObject& in) { return of_data(read_json_board(description(), in)); }
std::string Heyawake::write_json() const { return write_json_board(description(), data_of(*this)); }
JsonSchema Heyawake::json_schema() { return schema_of_board(description()); }

std::string Heyawake::text_of_penpa(const PenpaBoard& board) {
  return p2c::text_of_penpa(description(), board);
}

std::vector<Format<Heyawake>> Heyawake::formats() {
  const std::vector<std::string_view> pids(description().pids.begin(), description().pids.end());
  return {{puzzlink_scheme(), pids, kPuzzleOnly,
           [](TextReader& in) { return content(read_board_url(description(), in)); },
           [](const Content<Heyawake>& its) {
             return write_board_url(description(), data_of(its.puzzle));
           }},
          {pzprv3_scheme(), pids, kAnswer,
           [](TextReader& in) { return content(read_board_file(description(), in)); },
           [](const Content<Heyawake>& its) {
             return write_board_file(description(), {data_of(its.puzzle), {}, its.answer});
           }},
          {penpa_scheme(), {}, kAnswer, read_penpa, write_penpa_of}};
}

std::vector<int> Heyawake::clues() const { return clues_of(description().parts, data_of(*this)); }
Heyawake Heyawake::without(const std::vector<int>& clues) const {
  return of_data(without_clues(description().parts, data_of(*this), clues));
}
std::optional<Heyawake> Heyawake::with_clue_changed(Rng& rng) const {
  auto changed = p2c::with_clue_changed(description().parts, data_of(*this), rng);
  if (!changed) return {};
  return of_data(*std::move(changed));
}
Heyawake Heyawake::transposed() const {
  return of_data(p2c::transposed(description().parts, data_of(*this)));
}
Heyawake Heyawake::mirrored() const {
  return of_data(p2c::mirrored(description().parts, data_of(*this)));
}

}  // namespace p2c
