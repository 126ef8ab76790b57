// How a batch begins: with a new file, or with the rows of one that ended early.
#pragma once

#include "cli/batch/batch_options.hpp"
#include "cli/batch/done_rows.hpp"
#include "cli/batch/part_file.hpp"
#include "cli/batch/tally.hpp"
#include "instances/limits/stop.hpp"

namespace p2c {

struct BegunRows {
  DoneRows done;
  Tally tally;            // of these
  bool complete = false;  // there is nothing to do
  bool replaces = false;  // the output may be there already
};

/// Locks the file and leaves it with its header and the rows that count. Throws OutputError for
/// files that are there and must not be, InputError for rows that are not those of this batch.
BegunRows begin_rows(PartFile& part, const std::string& header, const BatchOptions& options,
                     const Stop& stop);

}  // namespace p2c
