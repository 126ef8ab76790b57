#include <puzzle2cnf.h>

const char* p2c_version(void) { return P2C_VERSION; }
