// A plain file as a text that comes in pieces.
#pragma once

#include <string>

#include "instances/collections/line_stream.hpp"
#include "instances/limits/stop.hpp"
#include "solver_glue/outside/descriptor.hpp"

namespace p2c {

/// Opens it, even where it is an output of this command. Throws InputError; the pieces throw it,
/// too, where the file cannot be read, and Stopped by `stop`, which must outlive them.
NextPiece pieces_of_file(const std::string& path, const Stop& stop);
/// The same of an open file, from where it is, with this name.
NextPiece pieces_of_file(Descriptor file, const std::string& path, const Stop& stop);

}  // namespace p2c
