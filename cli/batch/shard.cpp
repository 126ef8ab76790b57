#include "cli/batch/shard.hpp"

#include <array>
#include <charconv>
#include <cstdlib>
#include <optional>
#include <string_view>

#include "cli/options/usage_error.hpp"
#include "instances/text/text_reader.hpp"

namespace p2c {
namespace {

constexpr std::int64_t kMost = 1'000'000'000;

std::optional<std::int64_t> number_in(std::string_view text) {
  std::int64_t number = 0;
  const char* const end = text.data() + text.size();
  const auto [last, error] = std::from_chars(text.data(), end, number);
  if (text.empty() || error != std::errc() || last != end) return {};
  return number;
}

// Where a launcher says which of its processes this is. Of Slurm's variables only those of a step:
// SLURM_ARRAY_TASK_COUNT is 1 where one task of an array is repeated alone.
struct Launcher {
  const char* rank;  // from 0
  const char* size;
  const char* needed;  // another variable, without which these are of something else
};
constexpr std::array<Launcher, 3> kLaunchers = {
    {{"OMPI_COMM_WORLD_RANK", "OMPI_COMM_WORLD_SIZE", nullptr},
     {"PMI_RANK", "PMI_SIZE", nullptr},
     {"SLURM_PROCID", "SLURM_NTASKS", "SLURM_STEP_ID"}}};

std::optional<std::int64_t> number_of(const char* variable) {
  const char* const text = std::getenv(variable);
  return text == nullptr ? std::nullopt : number_in(text);
}

Shard shard_of_environment() {
  for (const auto& [rank, size, needed] : kLaunchers) {
    if (needed != nullptr && std::getenv(needed) == nullptr) continue;
    const std::optional<std::int64_t> number = number_of(rank);
    const std::optional<std::int64_t> count = number_of(size);
    if (!number || !count || *number < 0 || *number >= *count || *count > kMost) continue;
    return {*number + 1, *count, std::string(rank) + " and " + size};
  }
  throw UsageError{
      "--shard env found neither OMPI_COMM_WORLD_RANK and OMPI_COMM_WORLD_SIZE nor PMI_RANK and "
      "PMI_SIZE nor, in a step of srun, SLURM_PROCID and SLURM_NTASKS"};
}

}  // namespace

std::optional<Shard> read_shard(std::string_view text) {
  const std::size_t slash = text.find('/');
  if (slash == std::string_view::npos) return {};
  const std::optional<std::int64_t> number = number_in(text.substr(0, slash));
  const std::optional<std::int64_t> count = number_in(text.substr(slash + 1));
  if (!number || !count || *number < 1 || *number > *count || *count > kMost) return {};
  return Shard{*number, *count, {}};
}

Shard parse_shard(const std::string& word) {
  if (word == "env") return shard_of_environment();
  if (const std::optional<Shard> shard = read_shard(word)) return *shard;
  throw UsageError{"expected K/N with K from 1 to N, or env, for --shard, got " + in_quotes(word)};
}

}  // namespace p2c
