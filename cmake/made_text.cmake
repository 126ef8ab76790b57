# Writes what PROGRAM prints for WORDS into FILE: cmake -DPROGRAM=... -DWORDS=... -DFILE=... -P
separate_arguments(words UNIX_COMMAND "${WORDS}")
execute_process(COMMAND ${PROGRAM} ${words} OUTPUT_FILE ${FILE}.part COMMAND_ERROR_IS_FATAL ANY)
file(RENAME ${FILE}.part ${FILE})
