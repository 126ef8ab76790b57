// In place of codecs.cpp where PUZZLE2CNF_COMPRESSION is OFF.
#include "cnf_out/compressed/stream_codec.hpp"

namespace p2c {

bool has_compression() { return false; }

std::unique_ptr<Decoder> new_decoder(Compression) { return nullptr; }
std::unique_ptr<Encoder> new_encoder(Compression) { return nullptr; }

}  // namespace p2c
