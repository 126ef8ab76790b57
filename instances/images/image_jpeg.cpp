// JPEG by libjpeg, which reports errors by a call that may not return: it is called inside
// `guarded` only, with nothing on the way that has a destructor, and what it reports is thrown
// afterwards.
#include <array>
#include <csetjmp>
#include <cstddef>
#include <cstdio>
#include <new>
// These need the headers above.
#include <jerror.h>
#include <jpeglib.h>

#include "instances/images/guarded.hpp"
#include "instances/images/image_formats.hpp"

namespace p2c {
namespace {

// All that libjpeg's callbacks know. None of it has a destructor, since they leave by longjmp.
struct State {
  jpeg_error_mgr errors{};
  jpeg_source_mgr source{};
  jpeg_progress_mgr progress{};
  std::jmp_buf jump{};
  std::array<char, JMSG_LENGTH_MAX> message{};
  bool many_scans = false;
};

State& state_of(j_common_ptr info) { return *static_cast<State*>(info->client_data); }

[[noreturn]] void stop(j_common_ptr info) {
  State& state = state_of(info);
  info->err->format_message(info, state.message.data());
  std::longjmp(state.jump, 1);
}

// A warning is about damaged data (-1); the rest is for the curious.
void refuse_warning(j_common_ptr info, int level) {
  if (level < 0) stop(info);
}

void ignore(j_common_ptr) {}
void do_nothing(j_decompress_ptr) {}

[[noreturn]] void stop_with(j_common_ptr info, int code) {
  info->err->msg_code = code;
  stop(info);
}

j_common_ptr common(j_decompress_ptr info) {
  return static_cast<j_common_ptr>(static_cast<void*>(info));
}

// All bytes are there from the beginning, so whoever wants more has a file that is cut short.
boolean give_more(j_decompress_ptr info) { stop_with(common(info), JERR_INPUT_EOF); }

void skip(j_decompress_ptr info, long count) {
  if (count <= 0) return;
  const auto size = static_cast<std::size_t>(count);
  if (size > info->src->bytes_in_buffer) stop_with(common(info), JERR_INPUT_EOF);
  info->src->next_input_byte += size;
  info->src->bytes_in_buffer -= size;
}

// A scan of few bytes may take as long as the whole image, and a file may have very many.
constexpr int kMostScans = 200;

void refuse_many_scans(j_common_ptr info) {
  const auto* decompress = static_cast<j_decompress_ptr>(static_cast<void*>(info));
  if (decompress->input_scan_number <= kMostScans) return;
  state_of(info).many_scans = true;
  std::longjmp(state_of(info).jump, 1);
}

class JpegReader {
 public:
  JpegReader(std::string_view bytes, const std::string& file) : file_(file) {
    info_.err = jpeg_std_error(&state_.errors);
    state_.errors.error_exit = stop;
    state_.errors.emit_message = refuse_warning;
    state_.errors.output_message = ignore;
    info_.client_data = &state_;
    state_.source.next_input_byte = reinterpret_cast<const JOCTET*>(bytes.data());
    state_.source.bytes_in_buffer = bytes.size();
    state_.source.init_source = do_nothing;
    state_.source.fill_input_buffer = give_more;
    state_.source.skip_input_data = skip;
    state_.source.resync_to_restart = jpeg_resync_to_restart;
    state_.source.term_source = do_nothing;
    state_.progress.progress_monitor = refuse_many_scans;
  }
  JpegReader(const JpegReader&) = delete;
  JpegReader& operator=(const JpegReader&) = delete;
  ~JpegReader() { jpeg_destroy_decompress(&info_); }

  GreyImage read();

 private:
  template <class Call>
  void run(Call call) {
    if (!guarded(state_.jump, call)) fail();
  }
  [[noreturn]] void fail() const;
  [[noreturn]] void fail_with(const std::string& got) const;

  void read_header();
  void check_kind() const;
  void check_length() const;
  void start();

  State state_;
  const std::string& file_;
  jpeg_decompress_struct info_{};
};

void JpegReader::fail() const {
  if (state_.many_scans) fail_with("one of more than " + std::to_string(kMostScans) + " scans");
  const std::string message(state_.message.data());
  switch (state_.errors.msg_code) {
    case JERR_OUT_OF_MEMORY:
      throw std::bad_alloc();
    case JERR_INPUT_EOF:
      fail_with("one that is cut short");
    case JERR_BAD_PRECISION:
    case JERR_SOF_UNSUPPORTED:
    case JERR_IMAGE_TOO_BIG:
      fail_with("one of a kind that is not read: " + message);
    default:
      fail_with("a damaged one: " + message);
  }
}

void JpegReader::fail_with(const std::string& got) const {
  throw InputError({file_}, "expected a whole JPEG image, got " + got);
}

void JpegReader::read_header() {
  run([&] {
    jpeg_CreateDecompress(&info_, JPEG_LIB_VERSION, sizeof info_);
    info_.mem->max_memory_to_use = 0;  // no limit, whatever the environment says
    info_.src = &state_.source;
    info_.progress = &state_.progress;
    jpeg_read_header(&info_, TRUE);
  });
  check_image_size(info_.image_width, info_.image_height, {file_});
  check_kind();
  check_length();
}

// Arithmetic codes would let a short file hold a large image.
void JpegReader::check_kind() const {
  const J_COLOR_SPACE colours = info_.jpeg_color_space;
  const bool is_read = colours == JCS_GRAYSCALE || colours == JCS_YCbCr || colours == JCS_RGB;
  if (colours == JCS_CMYK || colours == JCS_YCCK) fail_with("one in CMYK: convert it to RGB");
  if (!is_read) {
    fail_with("one of a kind that is not read: " +
              counted(static_cast<std::size_t>(info_.num_components), "component"));
  }
  if (info_.arith_code != FALSE) {
    fail_with("one of a kind that is not read: arithmetic coding");
  }
}

// Each block of each component has a bit at least, so a header that announces more than the file
// can hold is found out before its pixels take memory.
void JpegReader::check_length() const {
  std::size_t blocks = 0;
  for (int i = 0; i < info_.num_components; ++i) {
    const jpeg_component_info& component = info_.comp_info[i];
    blocks += static_cast<std::size_t>(component.width_in_blocks) * component.height_in_blocks;
  }
  if (blocks / 8 > state_.source.bytes_in_buffer) fail_with("one that is cut short");
}

// Only what is exact, so that the bytes are the same everywhere.
void JpegReader::start() {
  run([&] {
    info_.out_color_space = JCS_GRAYSCALE;
    info_.dct_method = JDCT_ISLOW;
    info_.do_fancy_upsampling = FALSE;
    info_.do_block_smoothing = FALSE;
    jpeg_start_decompress(&info_);
  });
}

GreyImage JpegReader::read() {
  read_header();
  start();
  GreyImage image(static_cast<int>(info_.output_height), static_cast<int>(info_.output_width));
  for (int row = 0; row < image.rows; ++row) {
    JSAMPROW pixels = &image(row, 0);
    run([&] { jpeg_read_scanlines(&info_, &pixels, 1); });
  }
  run([&] { jpeg_finish_decompress(&info_); });
  return image;  // what follows the image is no part of it
}

}  // namespace

GreyImage read_jpeg_image(std::string_view bytes, const std::string& file) {
  return JpegReader(bytes, file).read();
}

}  // namespace p2c
