// Makes the fault that its argument names. Under the preset `sanitize` each must end in a report.
#include <climits>
#include <string_view>
#include <vector>

int main(int argc, char** argv) {
  const std::string_view fault = argc > 1 ? argv[1] : "";
  if (fault == "heap") {
    const std::vector<int> cells(static_cast<std::size_t>(argc));
    return cells.data()[argc];  // one past the end
  }
  if (fault == "overflow") {
    const volatile int largest = INT_MAX;
    return largest + argc;
  }
  if (fault == "null") {
    const int* const volatile nothing = nullptr;
    return *nothing;
  }
  if (fault == "object") {
    alignas(8) const short two[] = {1, static_cast<short>(argc)};
    const void* const volatile short_of_eight = two;
    return static_cast<int>(*static_cast<const long long*>(short_of_eight));
  }
  return 0;
}
