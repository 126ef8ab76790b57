# What `cmake --install` installs, in the components `program`, `runtime` (the shared library) and
# `development`. No installed file has an absolute path in it, so the whole may be moved.
include(GNUInstallDirs)
include(CMakePackageConfigHelpers)
set(package_dir ${CMAKE_INSTALL_LIBDIR}/cmake/puzzle2cnf)

if(PUZZLE2CNF_PROGRAM)
  install(TARGETS p2c_program COMPONENT program)

  # Made by the program, from the tables of its help.
  function(install_made_text name folder)
    set(file ${PROJECT_BINARY_DIR}/manual/${name})
    list(JOIN ARGN " " words)
    add_custom_command(OUTPUT ${file} DEPENDS p2c_program VERBATIM
      COMMAND ${CMAKE_COMMAND} -E make_directory ${PROJECT_BINARY_DIR}/manual
      COMMAND ${CMAKE_COMMAND} -DPROGRAM=$<TARGET_FILE:p2c_program> "-DWORDS=${words}" -DFILE=${file}
        -P ${PROJECT_SOURCE_DIR}/cmake/made_text.cmake)
    add_custom_target(p2c_text_${name} ALL DEPENDS ${file})
    install(FILES ${file} DESTINATION ${folder} COMPONENT program)
  endfunction()
  install_made_text(puzzle2cnf.1 ${CMAKE_INSTALL_MANDIR}/man1 help --man)
  install_made_text(puzzle2cnf-formats.5 ${CMAKE_INSTALL_MANDIR}/man5 help --man formats)
  install_made_text(puzzle2cnf ${CMAKE_INSTALL_DATADIR}/bash-completion/completions help --bash)
  install_made_text(_puzzle2cnf ${CMAKE_INSTALL_DATADIR}/zsh/vendor-completions help --zsh)
endif()

if(TARGET p2c_shared)
  # A file of targets for each, as the static one needs other packages.
  install(TARGETS p2c_shared EXPORT puzzle2cnf_shared
    LIBRARY COMPONENT runtime NAMELINK_COMPONENT development INCLUDES DESTINATION ${CMAKE_INSTALL_INCLUDEDIR})
  install(TARGETS p2c_static EXPORT puzzle2cnf_static
    ARCHIVE COMPONENT development INCLUDES DESTINATION ${CMAKE_INSTALL_INCLUDEDIR})
  foreach(form shared static)
    install(EXPORT puzzle2cnf_${form} NAMESPACE puzzle2cnf:: FILE puzzle2cnf-${form}.cmake
      DESTINATION ${package_dir} COMPONENT development)
  endforeach()
  install(DIRECTORY include/ DESTINATION ${CMAKE_INSTALL_INCLUDEDIR} COMPONENT development
    FILES_MATCHING PATTERN "*.h" PATTERN "*.hpp")

  configure_file(cmake/puzzle2cnfConfig.cmake.in ${PROJECT_BINARY_DIR}/package/puzzle2cnfConfig.cmake @ONLY)
  write_basic_package_version_file(${PROJECT_BINARY_DIR}/package/puzzle2cnfConfigVersion.cmake
    COMPATIBILITY SameMinorVersion)
  install(FILES ${PROJECT_BINARY_DIR}/package/puzzle2cnfConfig.cmake
    ${PROJECT_BINARY_DIR}/package/puzzle2cnfConfigVersion.cmake
    cmake/FindCadical.cmake cmake/FindZstd.cmake
    DESTINATION ${package_dir} COMPONENT development)

  # In Libs.private, as pkg-config demands of everyone what is in Requires.private.
  set(pc_libraries -lcadical)
  if(PUZZLE2CNF_PNG)
    list(APPEND pc_libraries -lpng -ljpeg -lz)
  endif()
  if(PUZZLE2CNF_COMPRESSION)
    list(APPEND pc_libraries -lz -lbz2 -llzma -lzstd)
  endif()
  list(REMOVE_DUPLICATES pc_libraries)
  list(JOIN pc_libraries " " pc_libraries)
  file(RELATIVE_PATH pc_prefix /${CMAKE_INSTALL_LIBDIR}/pkgconfig /)
  string(REGEX REPLACE "/$" "" pc_prefix "${pc_prefix}")
  configure_file(cmake/puzzle2cnf.pc.in ${PROJECT_BINARY_DIR}/package/puzzle2cnf.pc @ONLY)
  install(FILES ${PROJECT_BINARY_DIR}/package/puzzle2cnf.pc
    DESTINATION ${CMAKE_INSTALL_LIBDIR}/pkgconfig COMPONENT development)
endif()
