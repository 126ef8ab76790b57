/* puzzle2cnf for programs in C. */
#ifndef PUZZLE2CNF_H
#define PUZZLE2CNF_H

#define P2C_API __attribute__((visibility("default")))

#ifdef __cplusplus
extern "C" {
#endif

/* The version, as "0.1.0". */
P2C_API const char* p2c_version(void);

/* An incremental SAT solver of yours, as IPASIR has it (Balyo, Biere, Iser, Sinz: SAT Race 2015,
   Artificial Intelligence 241, 2016): pointers, so nothing of it is known when this is linked. A
   literal is a DIMACS number. All members but `set_terminate` and `signature` must be there. */
typedef struct p2c_ipasir {
  void* (*init)(void); /* NULL: out of memory */
  void (*release)(void* solver);
  void (*add)(void* solver, int literal_or_0); /* 0 ends a clause */
  void (*assume)(void* solver, int literal);   /* for the next solve only */
  int (*solve)(void* solver);                  /* 10: satisfiable, 20: not, 0: it was stopped */
  int (*val)(void* solver, int literal);       /* the literal, its negation, or 0: either */
  int (*failed)(void* solver, int literal);    /* not 0: this assumption was needed */
  /* From then on the solver calls `terminate` now and then, and stops where it is not 0. Without
     it work under a limit is refused. */
  void (*set_terminate)(void* solver, void* data, int (*terminate)(void* data));
  const char* (*signature)(void); /* its name and version; NULL: "ipasir" */
} p2c_ipasir;

#ifdef __cplusplus
}
#endif

#endif
