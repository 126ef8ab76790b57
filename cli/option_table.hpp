// The options of the command line, as they are read and as help shows them.
#pragma once

#include <boost/program_options.hpp>

#include "cli/arguments.hpp"

namespace puzzle2cnf {

/// The options of these groups; values go into `arguments`, which must outlive it.
boost::program_options::options_description options_of(unsigned groups, Arguments& arguments);

}  // namespace puzzle2cnf
