#include "cli/generate/generated_output.hpp"

#include "cli/draw.hpp"
#include "cli/outcome.hpp"
#include "cli/say.hpp"
#include "instances/drawings/drawing_picture.hpp"

namespace p2c {

GeneratedOutput::GeneratedOutput(const SeriesOptions& series, const GeneratedForm& form,
                                 const Task& task)
    : series_(series),
      form_(form),
      task_(task),
      picture_(kind_by_ending(series.pattern.empty() ? series.output : series.pattern)) {
  if (has_one_picture()) own_stream_.emplace("-", false, &task.stop);
  for (std::int64_t number = 1; has_files() && number <= series.count; ++number) {
    expect_no_file(series.file_name(number), series.force);
  }
}

std::string GeneratedOutput::draw_board(const AnyPuzzle& puzzle, const Answer& answer) const {
  const Answer open(answer.size(), kOpen);
  return draw({puzzle.drawing(form_.answers ? answer : open)}, picture_);
}

void GeneratedOutput::check_picture(const AnyPuzzle& puzzle) const {
  if (picture_ != PictureKind::kPng) return;
  check_png_size({puzzle.drawing(Answer(puzzle.slots().size(), kOpen))});
}

void GeneratedOutput::begin(std::int64_t number) {
  if (has_files()) file_.emplace(series_.file_name(number), series_.force, &task_.stop);
}

void GeneratedOutput::write_file(const std::string& bytes) {
  Output& file = file_ ? *file_ : task_.out;
  file.write(bytes);
  file.commit();
  file_.reset();
}

void GeneratedOutput::add(std::int64_t number, const Generated& made) {
  any_ = true;
  const std::string text = document_text(form_, number, made);
  if (has_pictures()) write_file(draw_board(*made.puzzle, made.answer));
  if (!is_stream()) write_file(text);
  if (task_.common.json) {
    JsonMembers report = generated_report(form_, number, made, text);
    if (has_files()) report["file"] = series_.file_name(number);
    stream().write(to_text(report));
  } else if (is_stream()) {
    stream().write(in_a_line(text, form_.to));
  }
}

bool GeneratedOutput::end_list(std::int64_t made) {
  file_.reset();
  if (!any_) return false;
  const Reached reached{static_cast<std::size_t>(made), static_cast<std::size_t>(series_.count)};
  const bool json = task_.common.json;
  if (json) stream().write(to_text(report_interrupted(reached)));
  if (!json && is_stream()) stream().write(interrupted_line(reached));
  task_.out.keep_at_signal();
  return true;
}

void GeneratedOutput::add_missing(std::int64_t number, const std::string& why) {
  file_.reset();
  if (!task_.common.json) return say(why);
  JsonMembers report = report_error(why, "");
  report["number"] = number;
  stream().write(to_text(report));
}

}  // namespace p2c
