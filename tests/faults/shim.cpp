// A library for LD_PRELOAD that lets one call fail, as a full disk or a full memory would.
//
//   FAULT_KIND=output  FAULT_AT=N    the N-th call that writes, opens for writing, syncs, closes,
//                                    links or renames fails
//   FAULT_KIND=short   FAULT_AT=N    the N-th write takes half of its bytes
//   FAULT_KIND=memory  FAULT_AT=N    the N-th allocation fails
//   FAULT_KIND=no-more FAULT_AT=N    so do all after it
//   FAULT_KIND=large   FAULT_AT=N    the N-th allocation of 4 kB or more fails
//   FAULT_KIND=thread  FAULT_AT=N    the N-th thread and all after it cannot be started
//   FAULT_KIND=close   FAULT_AT=N    the N-th close of a file that was opened for writing fails
//   FAULT_KIND=sync    FAULT_AT=N    the N-th sync fails
//   FAULT_KIND=link    FAULT_AT=N    the N-th link or rename fails
//   FAULT_KIND=no-name FAULT_AT=N    so do all after it
//   FAULT_KIND=no-link FAULT_AT=N    the N-th link or rename without replacing, and all after it,
//                                    are refused, as by file systems that have neither
//   FAULT_KIND=one-way FAULT_AT=N    the same of renames without replacing alone
//   FAULT_KIND=lost    FAULT_AT=N    the N-th write to such a file is lost, and nobody says so
//   FAULT_KIND=crash   FAULT_AT=N    it crashes when the N-th file was opened for writing
//   FAULT_KIND=hang    FAULT_AT=N    the N-th read never ends, whatever signals come
//
// FAULT_MARK is a file that is made when the fault happens; with FAULT_AT=0 it gets the number of
// calls, at the end. Calls count from main on: what a library does before that is not the
// program's. The calls of the C library itself, such as the writes of stdio, do not come here, nor
// those of programs that it starts.
#include <dlfcn.h>
#include <fcntl.h>
#include <pthread.h>
#include <sys/syscall.h>
#include <sys/uio.h>
#include <unistd.h>

#include <atomic>
#include <cerrno>
#include <csignal>
#include <cstdarg>
#include <cstdlib>
#include <cstring>

// The allocator of glibc under its second name.
extern "C" {
void* __libc_malloc(std::size_t size);
void* __libc_calloc(std::size_t count, std::size_t size);
void* __libc_realloc(void* old, std::size_t size);
void* __libc_memalign(std::size_t alignment, std::size_t size);
}

namespace {

// Plain and constant at the start: used before and after all constructors.
enum class Kind {
  kNone,
  kOutput,
  kShort,
  kMemory,
  kNoMore,
  kLarge,
  kThread,
  kClose,
  kSync,
  kLink,
  kNoName,
  kNoLink,
  kOneWay,
  kLost,
  kCrash,
  kHang
};
std::atomic<Kind> kind = Kind::kNone;
std::atomic<long> calls = 0;
long fault_at = 0;
const char* mark = nullptr;
std::atomic<bool> written[256];  // descriptors of files that were opened for writing

bool is_written(int fd) { return fd >= 0 && fd < 256 && written[fd]; }

void write_mark(long number) {
  char digits[24];
  char* begin = digits + sizeof digits;
  do {
    *--begin = static_cast<char>('0' + number % 10);
    number /= 10;
  } while (number > 0);
  const long fd = syscall(SYS_openat, AT_FDCWD, mark, O_WRONLY | O_CREAT | O_TRUNC, 0666);
  if (fd < 0) return;
  syscall(SYS_write, fd, begin, digits + sizeof digits - begin);
  syscall(SYS_close, fd);
}

bool fails_now(Kind asked) {
  if (kind.load() != asked) return false;
  const long call = ++calls;
  if (call == fault_at) write_mark(call);
  const bool goes_on = asked == Kind::kNoMore || asked == Kind::kThread || asked == Kind::kNoName ||
                       asked == Kind::kNoLink || asked == Kind::kOneWay;
  return fault_at != 0 && (goes_on ? call >= fault_at : call == fault_at);
}

bool output_fails(int error) {
  if (!fails_now(Kind::kOutput)) return false;
  errno = error;
  return true;
}

bool sync_fails() {
  if (!fails_now(Kind::kSync)) return output_fails(EIO);
  errno = EIO;
  return true;
}

bool link_fails() {
  if (!fails_now(Kind::kLink) && !fails_now(Kind::kNoName)) return false;
  errno = EPERM;  // as a file system without hard links says
  return true;
}

bool refused(Kind asked, int error) {
  if (!fails_now(asked)) return false;
  errno = error;
  return true;
}

bool memory_fails(std::size_t size) {
  const bool large = size >= 4096 && fails_now(Kind::kLarge);
  if (!large && !fails_now(Kind::kMemory) && !fails_now(Kind::kNoMore)) return false;
  errno = ENOMEM;
  return true;
}

Kind kind_named(const char* name) {
  if (name == nullptr) return Kind::kNone;
  if (std::strcmp(name, "output") == 0) return Kind::kOutput;
  if (std::strcmp(name, "short") == 0) return Kind::kShort;
  if (std::strcmp(name, "memory") == 0) return Kind::kMemory;
  if (std::strcmp(name, "large") == 0) return Kind::kLarge;
  if (std::strcmp(name, "thread") == 0) return Kind::kThread;
  if (std::strcmp(name, "close") == 0) return Kind::kClose;
  if (std::strcmp(name, "sync") == 0) return Kind::kSync;
  if (std::strcmp(name, "link") == 0) return Kind::kLink;
  if (std::strcmp(name, "no-name") == 0) return Kind::kNoName;
  if (std::strcmp(name, "no-link") == 0) return Kind::kNoLink;
  if (std::strcmp(name, "one-way") == 0) return Kind::kOneWay;
  if (std::strcmp(name, "lost") == 0) return Kind::kLost;
  if (std::strcmp(name, "crash") == 0) return Kind::kCrash;
  if (std::strcmp(name, "hang") == 0) return Kind::kHang;
  return std::strcmp(name, "no-more") == 0 ? Kind::kNoMore : Kind::kNone;
}

using Main = int (*)(int, char**, char**);
Main program_main = nullptr;

int counted_main(int argc, char** argv, char** environment) {
  const char* at = std::getenv("FAULT_AT");
  mark = std::getenv("FAULT_MARK");
  if (at != nullptr && mark != nullptr) {
    fault_at = std::strtol(at, nullptr, 10);
    kind = kind_named(std::getenv("FAULT_KIND"));
  }
  unsetenv("LD_PRELOAD");  // a solver that it starts is not the one to fail
  const int code = program_main(argc, argv, environment);
  if (fault_at == 0 && mark != nullptr) write_mark(calls);
  return code;
}

int open_at(int folder, const char* path, int flags, unsigned mode) {
  const bool writes = (flags & O_ACCMODE) != O_RDONLY;
  if (writes && output_fails(ENOSPC)) return -1;
  const auto fd = static_cast<int>(syscall(SYS_openat, folder, path, flags, mode));
  if (fd >= 0 && fd < 256) written[fd] = writes;
  if (writes && fails_now(Kind::kCrash)) std::raise(SIGSEGV);
  return fd;
}

}  // namespace

extern "C" {

int __libc_start_main(Main main, int argc, char** argv, void (*init)(), void (*fini)(),
                      void (*rtld_fini)(), void* stack_end) {
  program_main = main;
  using Start = int (*)(Main, int, char**, void (*)(), void (*)(), void (*)(), void*);
  const auto start = reinterpret_cast<Start>(dlsym(RTLD_NEXT, "__libc_start_main"));
  return start(counted_main, argc, argv, init, fini, rtld_fini, stack_end);
}

// --- memory ---------------------------------------------------------------------------------

void* malloc(std::size_t size) { return memory_fails(size) ? nullptr : __libc_malloc(size); }

void* calloc(std::size_t count, std::size_t size) {
  return memory_fails(count * size) ? nullptr : __libc_calloc(count, size);
}

void* realloc(void* old, std::size_t size) {
  return memory_fails(size) ? nullptr : __libc_realloc(old, size);
}

void* memalign(std::size_t alignment, std::size_t size) {
  return memory_fails(size) ? nullptr : __libc_memalign(alignment, size);
}

void* aligned_alloc(std::size_t alignment, std::size_t size) { return memalign(alignment, size); }

int posix_memalign(void** memory, std::size_t alignment, std::size_t size) {
  void* const made = memalign(alignment, size);
  if (made == nullptr) return ENOMEM;
  *memory = made;
  return 0;
}

// --- threads --------------------------------------------------------------------------------

int pthread_create(pthread_t* thread, const pthread_attr_t* attributes, void* (*work)(void*),
                   void* argument) {
  if (fails_now(Kind::kThread)) return EAGAIN;
  using Create = int (*)(pthread_t*, const pthread_attr_t*, void* (*)(void*), void*);
  static const auto create = reinterpret_cast<Create>(dlsym(RTLD_NEXT, "pthread_create"));
  return create(thread, attributes, work, argument);
}

// --- input ----------------------------------------------------------------------------------

ssize_t read(int fd, void* bytes, std::size_t size) {
  if (fails_now(Kind::kHang)) {
    while (true) pause();
  }
  return syscall(SYS_read, fd, bytes, size);
}

// --- output ---------------------------------------------------------------------------------

ssize_t write(int fd, const void* bytes, std::size_t size) {
  if (output_fails(ENOSPC)) return -1;
  if (is_written(fd) && fails_now(Kind::kLost)) return static_cast<ssize_t>(size);
  if (size > 1 && fails_now(Kind::kShort)) size /= 2;
  return syscall(SYS_write, fd, bytes, size);
}

ssize_t writev(int fd, const iovec* parts, int count) {
  return output_fails(ENOSPC) ? -1 : syscall(SYS_writev, fd, parts, count);
}

ssize_t pwrite(int fd, const void* bytes, std::size_t size, off_t at) {
  return output_fails(EIO) ? -1 : syscall(SYS_pwrite64, fd, bytes, size, at);
}

int fsync(int fd) { return sync_fails() ? -1 : static_cast<int>(syscall(SYS_fsync, fd)); }

int fdatasync(int fd) { return sync_fails() ? -1 : static_cast<int>(syscall(SYS_fdatasync, fd)); }

// The file is closed anyway, as Linux does it.
int close(int fd) {
  const bool matters = is_written(fd);
  const auto code = static_cast<int>(syscall(SYS_close, fd));
  if (matters && fails_now(Kind::kClose)) {
    errno = EIO;
    return -1;
  }
  return output_fails(EIO) ? -1 : code;
}

int link(const char* from, const char* to) {
  return refused(Kind::kNoLink, EPERM) || link_fails() || output_fails(ENOSPC)
             ? -1
             : static_cast<int>(syscall(SYS_linkat, AT_FDCWD, from, AT_FDCWD, to, 0));
}

int renameat2(int from_folder, const char* from, int to_folder, const char* to, unsigned flags) {
  return refused(Kind::kNoLink, EINVAL) || refused(Kind::kOneWay, EINVAL) || link_fails() ||
                 output_fails(EIO)
             ? -1
             : static_cast<int>(syscall(SYS_renameat2, from_folder, from, to_folder, to, flags));
}

int rename(const char* from, const char* to) {
  return link_fails() || output_fails(EIO)
             ? -1
             : static_cast<int>(syscall(SYS_renameat2, AT_FDCWD, from, AT_FDCWD, to, 0));
}

int ftruncate(int fd, off_t size) {
  return output_fails(EIO) ? -1 : static_cast<int>(syscall(SYS_ftruncate, fd, size));
}

int open(const char* path, int flags, ...) {
  va_list more;
  va_start(more, flags);
  const unsigned mode = va_arg(more, unsigned);
  va_end(more);
  return open_at(AT_FDCWD, path, flags, mode);
}

int openat(int folder, const char* path, int flags, ...) {
  va_list more;
  va_start(more, flags);
  const unsigned mode = va_arg(more, unsigned);
  va_end(more);
  return open_at(folder, path, flags, mode);
}

// Other names of the same, by which libraries call them.
int open64(const char* path, int flags, ...) {
  va_list more;
  va_start(more, flags);
  const unsigned mode = va_arg(more, unsigned);
  va_end(more);
  return open_at(AT_FDCWD, path, flags, mode);
}

ssize_t pwrite64(int fd, const void* bytes, std::size_t size, off_t at) {
  return pwrite(fd, bytes, size, at);
}

}  // extern "C"
