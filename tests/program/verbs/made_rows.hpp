// Files of rows as batch writes them, with known content.
#pragma once

#include <algorithm>
#include <array>
#include <cmath>
#include <nlohmann/json.hpp>
#include <random>
#include <string>
#include <vector>

namespace p2c {

inline constexpr std::array<const char*, 7> kResults = {"unique",  "several", "none",     "solved",
                                                        "counted", "encoded", "explained"};
inline constexpr std::array<const char*, 4> kFailures = {"error", "crash", "memout", "limit"};

struct MadeRow {
  int n;
  std::string id;
  std::string hash;  // empty: it was not read
  std::string status;
  double cpu;
  double wall;

  bool is_failure() const {
    for (const char* const failure : kFailures) {
      if (status == failure) return true;
    }
    return false;
  }
};

/// Rows in a random order, of two lists and a folder. The puzzles are the same for every seed.
inline std::vector<MadeRow> made_rows(int count, unsigned seed) {
  std::mt19937 random(seed);
  std::vector<MadeRow> rows;
  for (int n = 0; n < count; ++n) {
    const std::string number = std::to_string(n);
    const std::array<std::string, 3> ids = {"sets/a.urls:" + number, "sets/b/" + number + ".txt",
                                            "c.json#" + number};
    const double cpu = std::pow(10, static_cast<double>(random() % 50'000) / 10'000 - 3.5);
    MadeRow row{n, ids[n % 3], "hash" + number, kResults[random() % 7], cpu, 2 * cpu};
    if (random() % 5 == 0) row.status = kFailures[random() % 4];
    if (n % 40 == 7) row.status = "error";
    if (n % 40 == 7) row.hash.clear();
    rows.push_back(row);
  }
  std::shuffle(rows.begin(), rows.end(), random);
  return rows;
}

inline std::string row_line(const MadeRow& row) {
  nlohmann::ordered_json line{{"n", row.n}, {"id", row.id}};
  if (!row.hash.empty()) {
    line.update({{"hash", row.hash}, {"kind", "hashi"}, {"rows", 7}, {"cols", 8}});
  }
  line["status"] = row.status;
  if (row.status == "error") line["error"] = "it is <wrong> & \"odd\"";
  if (row.status == "limit") line["limit"] = "time";
  line["times"] = {{"cpu", row.cpu}, {"wall", row.wall}};
  return line.dump() + "\n";
}

/// The header. Without a limit its options have none.
inline std::string rows_head(double limit = 0, const std::string& inputs = "sets",
                             const std::string& version = "0.1.0",
                             const std::string& shard = "1/1") {
  nlohmann::ordered_json options = nlohmann::ordered_json::object();
  if (limit > 0) options["time-limit"] = limit;
  const nlohmann::ordered_json head{{"batch", 1},         {"version", version}, {"do", "unique"},
                                    {"options", options}, {"inputs", {inputs}}, {"shard", shard}};
  return head.dump() + "\n";
}

inline std::string rows_text(const std::vector<MadeRow>& rows, const std::string& head) {
  std::string text = head;
  for (const MadeRow& row : rows) text += row_line(row);
  const std::string count = std::to_string(rows.size());
  return text + "{\"end\":true,\"rows\":" + count + ",\"entries\":" + count + "}\n";
}

}  // namespace p2c
