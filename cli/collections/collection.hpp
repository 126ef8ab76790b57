// The puzzles that a command line names: files, lists, folders, manifests, URLs, stdin.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "instances/collections/entry.hpp"
#include "instances/limits/stop.hpp"

namespace p2c {

/// What a collection is made of, in this order.
struct CollectionInputs {
  std::vector<std::string> inputs;     // as on a command line
  std::vector<std::string> manifests;  // files with a path in each line
  std::string from;                    // the format of each puzzle; empty: it is detected
  // Files and folders that are being written: left out in folders.
  std::vector<std::string> left_out;
  bool takes_folders = true;  // else a folder is an input that cannot be read
  std::string column = {};    // of tables with puzzles; empty: texts are none
  bool finds_links = false;   // texts are pages
};

/// What is left of a collection.
struct Rest {
  std::size_t puzzles = 0;
  bool is_all = true;  // there are no more for sure
};

/// Throws UsageError where a manifest names a file that is written to; for an output that is
/// emptied before the manifests are read. Looks only at those that can be read twice.
void refuse_written_files(const std::vector<std::string>& manifests, const Stop& stop);

/// Gives puzzles one by one. Lists are read as streams, so it takes the memory of one entry. A text
/// is no list if it has one entry only, unless its name says that it is one.
class Collection {
 public:
  explicit Collection(CollectionInputs inputs);
  ~Collection();
  Collection(const Collection&) = delete;
  Collection& operator=(const Collection&) = delete;

  /// The only input is one puzzle, no list or folder. Reads as far as needed to know that, and
  /// knows it from then on. A stop makes it one; next() throws it.
  bool is_one(const Stop& stop);
  /// The next puzzle; nothing after the last. What cannot be read is an entry with an error. Throws
  /// Stopped by `stop`: the input at hand is then given up.
  std::optional<Entry> next(const Stop& stop);
  /// Reads on, as long as that takes no longer, and says how many there are.
  Rest count_rest(Stop::Clock::duration longest);
  /// The argument, or the file of a folder or a manifest, that was begun last; for messages.
  std::string input_at_hand() const;
  /// Files that were left out in folders, as they have answers, so far.
  std::size_t answer_files() const;

 private:
  struct State;
  std::unique_ptr<State> state_;
};

}  // namespace p2c
