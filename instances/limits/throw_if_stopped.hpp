// For work that asks for a stop now and then.
#pragma once

#include "instances/limits/stop.hpp"

namespace p2c {

/// Throws Stopped when a stop was asked for.
inline void throw_if_stopped(const Stop* stop) {
  if (is_stopped(stop)) throw Stopped(stop->reason());
}

}  // namespace p2c
