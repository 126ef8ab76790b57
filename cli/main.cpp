#include "cli/command.hpp"

int main(int argc, char** argv) { return puzzle2cnf::run_command(argc, argv); }
