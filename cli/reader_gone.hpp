// Nobody reads stdout any more, as after "| head": the command ends as other tools do, silently
// and by SIGPIPE, but without unfinished files.
#pragma once

namespace p2c {

/// Asks for an end, as TERM does; nothing is printed from here on.
void note_reader_gone();
bool is_reader_gone();

/// Ends the process by SIGPIPE. Safe to call from a signal handler.
[[noreturn]] void die_without_reader();

}  // namespace p2c
