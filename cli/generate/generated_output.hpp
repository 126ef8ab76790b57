// Where puzzles that are made go: one stream of all, or a file for each.
#pragma once

#include <optional>

#include "cli/generate/generated_text.hpp"
#include "cli/options/output_options.hpp"
#include "cli/options/picture_kind.hpp"
#include "cli/verbs.hpp"

namespace p2c {

/// Documents go to the stream, or reports with --json. Where there are files of their own, they get
/// the documents, or else pictures, and the stream what is not in them.
class GeneratedOutput {
 public:
  /// Throws OutputError where a file is there that may not be replaced.
  GeneratedOutput(const SeriesOptions& series, const GeneratedForm& form, const Task& task);

  /// The documents follow one another in one output.
  bool is_stream() const { return !has_files() || has_pictures(); }
  bool has_pictures() const { return picture_ != PictureKind::kText; }
  /// One picture for all.
  bool has_one_picture() const { return has_pictures() && !has_files(); }
  void check_picture(const AnyPuzzle& puzzle) const;

  /// Before the work on a puzzle: what cannot be written is known then.
  void begin(std::int64_t number);
  void add(std::int64_t number, const Generated& made);
  /// There is none, and why.
  void add_missing(std::int64_t number, const std::string& why);
  /// A signal ended the work after so many of them. False where nothing of it is kept.
  bool end_list(std::int64_t made);

 private:
  bool has_files() const { return !series_.pattern.empty(); }
  std::string draw_board(const AnyPuzzle& puzzle, const Answer& answer) const;
  void write_file(const std::string& bytes);
  Output& stream() { return own_stream_ ? *own_stream_ : task_.out; }

  const SeriesOptions& series_;
  const GeneratedForm& form_;
  const Task& task_;
  PictureKind picture_;
  bool any_ = false;                  // of the puzzles was printed
  std::optional<Output> own_stream_;  // where the task's output is a picture
  std::optional<Output> file_;        // of the next puzzle
};

}  // namespace p2c
