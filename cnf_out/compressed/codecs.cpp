// Every library of compression.
#include <array>

#include "cnf_out/compressed/stream_codec.hpp"

namespace p2c {
namespace {

struct Codec {
  std::unique_ptr<Decoder> (*decoder)();
  std::unique_ptr<Encoder> (*encoder)();
};

// In the order of Compression, without kNone.
constexpr std::array<Codec, 4> kCodecs = {{{gzip_decoder, gzip_encoder},
                                           {bzip2_decoder, bzip2_encoder},
                                           {xz_decoder, xz_encoder},
                                           {zstd_decoder, zstd_encoder}}};

const Codec& codec_of(Compression how) { return kCodecs[static_cast<std::size_t>(how) - 1]; }

}  // namespace

bool has_compression() { return true; }

std::unique_ptr<Decoder> new_decoder(Compression how) { return codec_of(how).decoder(); }
std::unique_ptr<Encoder> new_encoder(Compression how) { return codec_of(how).encoder(); }

}  // namespace p2c
