#include "cli/process_stop.hpp"

namespace p2c {
namespace {

Stop the_stop;

}  // namespace

Stop& process_stop = the_stop;

}  // namespace p2c
