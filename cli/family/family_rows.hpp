// What is kept of a family until its directory is there.
#pragma once

#include <string>

#include "cli/batch/part_file.hpp"
#include "instances/limits/stop.hpp"
#include "solver_glue/families/family_maker.hpp"

namespace p2c {

/// A file beside the directory, DIR.rows.part: a header, and a row for each instance that is done
/// and each run of a solver on one that is not. A family that is interrupted, or fails, leaves it,
/// and one with
/// --resume goes on after it.
class FamilyRows {
 public:
  /// `header` is what the rows depend on. Both references must outlive this.
  FamilyRows(const std::string& directory, std::string header, const Stop& stop);
  /// Leaves no file without rows.
  ~FamilyRows();
  FamilyRows(const FamilyRows&) = delete;
  FamilyRows& operator=(const FamilyRows&) = delete;

  /// Opens it. With `resume` the rows that are there stay; a last one that is torn is cut off.
  /// Throws OutputError where a file is there without `resume`, and InputError where it is not of
  /// this header and spec.
  FamilyDone begin(bool resume, const FamilySpec& spec);
  void add(const InstanceKey& key, const std::optional<FamilyInstance>& made);
  void add_run(const InstanceKey& key, const EndedRun& run);
  /// The directory is there.
  void discard() noexcept { part_.discard(); }

 private:
  FamilyDone read(const FamilySpec& spec);
  void write(const JsonMembers& row);

  PartFile part_;
  std::string header_;
  const Stop& stop_;
  std::int64_t bytes_ = 0;  // of what is read
  bool begun_ = false;
  bool any_ = false;  // there are rows
};

}  // namespace p2c
