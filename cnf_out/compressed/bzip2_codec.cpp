// libbz2.
#include <bzlib.h>

#include <algorithm>
#include <new>

#include "cnf_out/compressed/compressed_file.hpp"
#include "cnf_out/compressed/stream_codec.hpp"

namespace p2c {
namespace {

void check(int code) {
  if (code == BZ_MEM_ERROR) throw std::bad_alloc();
  if (code < BZ_OK) throw CompressorError("libbz2 failed");
}

// Its sizes are 32 bits wide.
unsigned size_of(std::size_t size) {
  return static_cast<unsigned>(std::min<std::size_t>(size, std::size_t{1} << 30U));
}

template <class Work>
int run(bz_stream& stream, std::string_view& in, std::span<char>& room, Work&& work) {
  const unsigned in_size = size_of(in.size());
  const unsigned room_size = size_of(room.size());
  stream.next_in = const_cast<char*>(in.data());  // which it does not write
  stream.avail_in = in_size;
  stream.next_out = room.data();
  stream.avail_out = room_size;
  const int code = work();
  in.remove_prefix(in_size - stream.avail_in);
  room = room.subspan(room_size - stream.avail_out);
  return code;
}

class Bzip2Decoder : public Decoder {
 public:
  Bzip2Decoder() { check(BZ2_bzDecompressInit(&stream_, 0, 0)); }
  ~Bzip2Decoder() override { BZ2_bzDecompressEnd(&stream_); }

  State step(std::string_view& in, std::span<char>& room) override {
    const int code = run(stream_, in, room, [this] { return BZ2_bzDecompress(&stream_); });
    if (code == BZ_STREAM_END) return State::kWhole;
    if (code == BZ_DATA_ERROR || code == BZ_DATA_ERROR_MAGIC) return State::kDamaged;
    check(code);
    return State::kGoesOn;
  }

 private:
  bz_stream stream_{};
};

class Bzip2Encoder : public Encoder {
 public:
  Bzip2Encoder() {
    constexpr int kLargestBlock = 9;
    check(BZ2_bzCompressInit(&stream_, kLargestBlock, 0, 0));
  }
  ~Bzip2Encoder() override { BZ2_bzCompressEnd(&stream_); }

  void step(std::string_view& in, std::span<char>& room) override {
    check(run(stream_, in, room, [this] { return BZ2_bzCompress(&stream_, BZ_RUN); }));
  }
  bool finish(std::span<char>& room) override {
    std::string_view none;
    const int code =
        run(stream_, none, room, [this] { return BZ2_bzCompress(&stream_, BZ_FINISH); });
    check(code);
    return code == BZ_STREAM_END;
  }

 private:
  bz_stream stream_{};
};

}  // namespace

std::unique_ptr<Decoder> bzip2_decoder() { return std::make_unique<Bzip2Decoder>(); }
std::unique_ptr<Encoder> bzip2_encoder() { return std::make_unique<Bzip2Encoder>(); }

}  // namespace p2c
