#include "cli/rows/merged_rows.hpp"

#include "cli/rows/number_list.hpp"
#include "instances/formats/json_text.hpp"

namespace p2c {

MergedRows::MergedRows(const std::vector<std::string>& paths, const Stop& stop) {
  for (const std::string& path : paths) files_.emplace_back(path, stop);
  for (const RowIndex& file : files_) compare_header(file);
  if (!faults_.empty()) return;
  find_shards();
  for (const RowIndex& file : files_) {
    add(file, file.faults());
    add(file, file.gaps());
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
  const Shard& shard = file.shard();
  const Shard& wanted = first.shard();
  if (shard.count == wanted.count) return;
  add(file, {"it is shard " + shard.text() + ", and " + first.name() + " is " + wanted.text()});
}

void MergedRows::find_shards() {
  for (const RowIndex& file : files_) {
    const Shard& shard = file.shard();
    const auto [same, is_new] = shards_.try_emplace(shard.number, &file);
    if (is_new) continue;
    const std::string& other = same->second->name();
    add(file, {other == file.name() ? "it is named twice"
                                    : "shard " + shard.text() + " is also in " + other});
  }
  NumberList missing;
  std::int64_t next = 1;
  for (const auto& shard : shards_) {
    missing.add(next, shard.first, 1);
    next = shard.first + 1;
  }
  const std::int64_t count = files_.front().shard().count;
  missing.add(next, count + 1, 1);
  if (missing.empty()) return;
  faults_.push_back(std::to_string(missing.size()) + " of " + std::to_string(count) +
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
    const RowIndex& file = *shards_.at(n % shards() + 1);
    add_line(file.text(file.rows()[static_cast<std::size_t>(n / shards())]));
  }
  add_line(Json(JsonMembers{{"end", true}, {"rows", entries()}, {"entries", entries()}}).text());
  out.flush();
}

}  // namespace p2c
