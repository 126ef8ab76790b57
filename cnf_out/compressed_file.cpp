#include "cnf_out/compressed_file.hpp"

#include <archive.h>
#include <archive_entry.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstdint>
#include <exception>
#include <new>

namespace puzzle2cnf {
namespace {

struct Kind {
  Compression how;
  const char* ending;
  const char* name;  // for people and for libarchive
  int (*read)(archive*);
  int (*write)(archive*);
};

constexpr std::array<Kind, 4> kKinds = {{
    {Compression::kGzip, ".gz", "gzip", archive_read_support_filter_gzip,
     archive_write_add_filter_gzip},
    {Compression::kBzip2, ".bz2", "bzip2", archive_read_support_filter_bzip2,
     archive_write_add_filter_bzip2},
    {Compression::kXz, ".xz", "xz", archive_read_support_filter_xz, archive_write_add_filter_xz},
    {Compression::kZstd, ".zst", "zstd", archive_read_support_filter_zstd,
     archive_write_add_filter_zstd},
}};

const Kind* kind_by_ending(std::string_view name) {
  for (const Kind& kind : kKinds) {
    if (name.ends_with(kind.ending)) return &kind;
  }
  return nullptr;
}

const Kind& kind_of(Compression how) { return kKinds[static_cast<std::size_t>(how) - 1]; }

// libarchive is C: what our callbacks throw waits here until it has returned.
class Thrown {
 public:
  template <class Work>
  la_ssize_t catch_from(archive* a, Work&& work) {
    try {
      return work();
    } catch (...) {
      error_ = std::current_exception();
      archive_set_error(a, EIO, "stopped");
      return -1;
    }
  }
  void rethrow() const {
    if (error_) std::rethrow_exception(error_);
  }

 private:
  std::exception_ptr error_;
};

constexpr std::array<std::uint32_t, 256> make_crc_table() {
  std::array<std::uint32_t, 256> table{};
  for (std::uint32_t i = 0; i < table.size(); ++i) {
    std::uint32_t rest = i;
    for (int bit = 0; bit < 8; ++bit) rest = (rest >> 1U) ^ ((rest & 1U) * 0xEDB88320U);
    table[i] = rest;
  }
  return table;
}

// libarchive does not look at the checksum and the length at the end of gzip data. A file of
// several gzip streams has one for each; only that of the last could be checked, so it is refused.
class GzipTrailer {
 public:
  void compressed(std::string_view bytes) {
    tail_ += bytes.substr(bytes.size() - std::min(bytes.size(), kSize));
    tail_.erase(0, tail_.size() - std::min(tail_.size(), kSize));
  }
  void text(std::string_view bytes) {
    static constexpr std::array<std::uint32_t, 256> kTable = make_crc_table();
    for (const char byte : bytes) {
      crc_ = kTable[(crc_ ^ static_cast<unsigned char>(byte)) & 0xFFU] ^ (crc_ >> 8U);
    }
    length_ += static_cast<std::uint32_t>(bytes.size());
  }
  bool fits() const { return tail_.size() == kSize && number(0) == ~crc_ && number(4) == length_; }

 private:
  static constexpr std::size_t kSize = 8;

  std::uint32_t number(std::size_t at) const {  // little-endian
    std::uint32_t value = 0;
    for (std::size_t i = 4; i > 0; --i) {
      value = value << 8U | static_cast<unsigned char>(tail_[at + i - 1]);
    }
    return value;
  }

  std::string tail_;  // the last bytes so far
  std::uint32_t crc_ = ~0U;
  std::uint32_t length_ = 0;
};

class Reading {
 public:
  Reading(const Kind& kind, const ByteReader& read)
      : kind_(kind), read_(read), archive_(archive_read_new()) {
    if (archive_ == nullptr) throw std::bad_alloc();
    kind.read(archive_);
    archive_read_support_format_raw(archive_);
    archive_read_support_format_empty(archive_);
  }
  ~Reading() { archive_read_free(archive_); }
  Reading(const Reading&) = delete;
  Reading& operator=(const Reading&) = delete;

  void run(const ByteWriter& take) {
    const bool empty = !open();
    std::array<char, 1U << 16U> buffer{};
    while (!empty) {
      const la_ssize_t count = archive_read_data(archive_, buffer.data(), buffer.size());
      if (count < 0) fail();
      if (count == 0) break;
      const std::string_view text(buffer.data(), static_cast<std::size_t>(count));
      if (kind_.how == Compression::kGzip) trailer_.text(text);
      take(text);
    }
    if (kind_.how == Compression::kGzip && !trailer_.fits()) {
      throw CompressedError("expected one whole gzip stream, got data that its checksum is not of");
    }
    expect_all_used();
  }

 private:
  // libarchive takes what follows a whole bzip2 stream and is none itself for padding.
  void expect_all_used() {
    if (read_().empty() && archive_filter_bytes(archive_, -1) == given_) return;
    throw CompressedError("expected whole " + std::string(kind_.name) +
                          " data, got something else behind it");
  }

  // False when there is no text at all.
  bool open() {
    int code = archive_read_open(archive_, this, nullptr, on_read, nullptr);
    archive_entry* entry = nullptr;
    // Filters: the one asked for, then the plain file. More is a file compressed twice.
    const bool right = code == ARCHIVE_OK && archive_filter_count(archive_) == 2;
    if (code == ARCHIVE_OK) code = archive_read_next_header(archive_, &entry);
    if (code < ARCHIVE_WARN) fail();
    if (right) return code != ARCHIVE_EOF;
    throw CompressedError("expected " + std::string(kind_.name) + " data, as the name's ending " +
                          kind_.ending + " says, got something else");
  }

  [[noreturn]] void fail() const {
    thrown_.rethrow();
    if (archive_errno(archive_) == ENOMEM) throw std::bad_alloc();
    const char* why = archive_error_string(archive_);
    throw CompressedError("expected whole " + std::string(kind_.name) +
                          " data, got an error: " + (why == nullptr ? "unknown" : why));
  }

  static la_ssize_t on_read(archive* a, void* self, const void** bytes) {
    auto& reading = *static_cast<Reading*>(self);
    return reading.thrown_.catch_from(a, [&] {
      const std::string_view piece = reading.read_();
      if (reading.kind_.how == Compression::kGzip) reading.trailer_.compressed(piece);
      reading.given_ += static_cast<la_int64_t>(piece.size());
      *bytes = piece.data();
      return static_cast<la_ssize_t>(piece.size());
    });
  }

  const Kind& kind_;
  const ByteReader& read_;
  archive* archive_;
  la_int64_t given_ = 0;  // bytes of the file that libarchive has asked for
  GzipTrailer trailer_;
  Thrown thrown_;
};

}  // namespace

Compression compression_of(std::string_view name) {
  const Kind* kind = kind_by_ending(name);
  return kind == nullptr ? Compression::kNone : kind->how;
}

std::string_view without_compressed_ending(std::string_view name) {
  const Kind* kind = kind_by_ending(name);
  if (kind != nullptr) name.remove_suffix(std::string_view(kind->ending).size());
  return name;
}

void decompress(Compression how, const ByteReader& read, const ByteWriter& take) {
  Reading(kind_of(how), read).run(take);
}

struct Compressor::State {
  explicit State(ByteWriter to) : write(std::move(to)), out(archive_write_new()) {
    if (out == nullptr) throw std::bad_alloc();
  }
  ~State() {
    write = nullptr;  // an end that nobody asked for is not written
    archive_write_free(out);
  }
  State(const State&) = delete;
  State& operator=(const State&) = delete;

  void check(la_ssize_t code) const {
    if (code >= ARCHIVE_OK) return;
    thrown.rethrow();
    const char* why = archive_error_string(out);
    // Out of memory, it may not even say so.
    if (why == nullptr || archive_errno(out) == ENOMEM) throw std::bad_alloc();
    throw CompressorError(why);
  }

  static la_ssize_t on_write(archive* a, void* self, const void* bytes, size_t size) {
    auto& state = *static_cast<State*>(self);
    if (!state.write) return -1;
    return state.thrown.catch_from(a, [&] {
      state.write({static_cast<const char*>(bytes), size});
      return static_cast<la_ssize_t>(size);
    });
  }

  ByteWriter write;
  archive* out;
  Thrown thrown;
};

// The number of threads is fixed: xz and zstd cut the text into blocks when there are several, and
// where they cut does not depend on how many there are. Older libraries may not know the option.
Compressor::Compressor(Compression how, ByteWriter write)
    : state_(std::make_unique<State>(std::move(write))) {
  archive* out = state_->out;
  const Kind& kind = kind_of(how);
  state_->check(kind.write(out));
  state_->check(archive_write_set_format_raw(out));
  if (how == Compression::kGzip) {
    state_->check(archive_write_set_filter_option(out, kind.name, "timestamp", nullptr));
  }
  // Level 6 took 30 times as long on a CNF of 17 MB, for half the bytes.
  if (how == Compression::kXz) {
    state_->check(archive_write_set_filter_option(out, kind.name, "compression-level", "1"));
  }
  archive_write_set_filter_option(out, kind.name, "threads", "4");
  archive_write_set_bytes_per_block(out, 1 << 16);
  archive_write_set_bytes_in_last_block(out, 1);  // no padding
  state_->check(archive_write_open(out, state_.get(), nullptr, State::on_write, nullptr));
  const std::unique_ptr<archive_entry, void (*)(archive_entry*)> entry(archive_entry_new(),
                                                                       archive_entry_free);
  if (!entry) throw std::bad_alloc();
  archive_entry_set_filetype(entry.get(), AE_IFREG);
  state_->check(archive_write_header(out, entry.get()));
}

Compressor::~Compressor() = default;

void Compressor::write(std::string_view bytes) {
  if (!bytes.empty()) state_->check(archive_write_data(state_->out, bytes.data(), bytes.size()));
}

void Compressor::finish() { state_->check(archive_write_close(state_->out)); }

}  // namespace puzzle2cnf
