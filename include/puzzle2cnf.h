/* puzzle2cnf for programs in C. */
#ifndef PUZZLE2CNF_H
#define PUZZLE2CNF_H

#define P2C_API __attribute__((visibility("default")))

#ifdef __cplusplus
extern "C" {
#endif

/* The version, as "0.1.0". */
P2C_API const char* p2c_version(void);

#ifdef __cplusplus
}
#endif

#endif
