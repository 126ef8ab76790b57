#include "cli/command.hpp"

int main(int argc, char** argv) { return p2c::run_command(argc, argv); }
