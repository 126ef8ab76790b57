#include "cli/rows/merged_rows.hpp"

#include "cli/rows/number_list.hpp"
#include "instances/formats/json_text.hpp"

namespace puzzle2cnf {

MergedRows::MergedRows(const std::vector<std::string>& paths, const Stop& stop) {
  for (const std::string& path : paths) files_.emplace_back(path, stop);
  for (const RowIndex& file : files_) compare_header(file);
  if (!faults_.empty()) return;
  find_shards();
  for (const RowIndex& file : files_) {
    add(file, file.faults());
    if (const NumberList missing = file.missing(); !missing.empty()) {
      add(file, {"there is no row for n " + missing.str()});
    }
    compare_entries(file);
  }
}

std::int64_t MergedRows::entries() const { return files_.front().end()->entries; }

void MergedRows::add(const RowIndex& file, const std::vector<std::string>& faults) {
  for (const std::string& fault : faults) faults_.push_back(file.name() + ": " + fault);
}

void MergedRows::compare_header(const RowIndex& file) {
  const RowIndex& first = files_.front();
  add(file, header_differences(file.header(), first.header()));
  const RowShard& shard = file.shard();
  const RowShard& wanted = first.shard();
  if (shard.of == wanted.of) return;
  add(file, {"it is shard " + shard.str() + ", and " + first.name() + " is " + wanted.str()});
}

// A place in the list for each, in the order of their numbers.
void MergedRows::find_shards() {
  const auto of = files_.front().shard().of;
  shards_.resize(static_cast<std::size_t>(of));
  for (const RowIndex& file : files_) {
    const RowShard& shard = file.shard();
    const RowIndex*& place = shards_[static_cast<std::size_t>(shard.k - 1)];
    if (place != nullptr) add(file, {"shard " + shard.str() + " is also in " + place->name()});
    place = &file;
  }
  NumberList missing;
  for (std::int64_t k = 1; k <= of; ++k) {
    if (shards_[static_cast<std::size_t>(k - 1)] == nullptr) missing.add(k);
  }
  if (missing.empty()) return;
  faults_.push_back(std::to_string(missing.size()) + " of " + std::to_string(of) +
                    " shards are missing: " + missing.str());
}

void MergedRows::compare_entries(const RowIndex& file) {
  const RowIndex& first = files_.front();
  if (!file.end() || !first.end() || file.end()->entries == first.end()->entries) return;
  add(file, {"it counts " + std::to_string(file.end()->entries) + " entries, and " + first.name() +
             " " + std::to_string(first.end()->entries)});
}

void MergedRows::write(const ByteWriter& write) const {
  TextBuffer out(write);
  const auto add_line = [&](std::string_view line) {
    out.text(line);
    out.text("\n");
  };
  add_line(whole_header(files_.front().header()));
  for (std::int64_t n = 0; n < entries(); ++n) {
    const RowIndex& file = *shards_[static_cast<std::size_t>(n % shards())];
    add_line(file.text(file.rows()[static_cast<std::size_t>(n / shards())]));
  }
  add_line(Json(JsonMembers{{"end", true}, {"rows", entries()}, {"entries", entries()}}).text());
  out.flush();
}

}  // namespace puzzle2cnf
