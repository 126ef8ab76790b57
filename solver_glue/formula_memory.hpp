// How much memory a formula will take, said before the work.
#pragma once

#include <cstdint>
#include <functional>

#include "encoder/clauses/clause_sink.hpp"
#include "instances/limits/stop.hpp"

namespace p2c {

/// Throws TooLarge, with the figures, when CaDiCaL would take more than `limit` bytes for what
/// `fill` writes; 0: no limit. Graph constraints do not count. Throws Stopped when `stop` says so.
void refuse_over(std::int64_t limit, const std::function<void(ClauseSink&)>& fill,
                 const Stop* stop);

}  // namespace p2c
