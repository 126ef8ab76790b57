include(GNUInstallDirs)
if(PUZZLE2CNF_PROGRAM)
  install(TARGETS p2c_program)
endif()
