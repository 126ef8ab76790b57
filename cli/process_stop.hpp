// The stop that signals ask for.
#pragma once

#include "instances/limits/stop.hpp"

namespace p2c {

/// The one stop of this process: signal handlers can reach nothing else. In a file of its own, so
/// that tests can link one that stops at a certain poll.
extern Stop& process_stop;

}  // namespace p2c
