# libpuzzle2cnf, static and, unless for a page, shared, of the same objects as the program: puzzle2cnf::static and
# puzzle2cnf::shared. The names of these targets are the same in a build tree and installed.
set(rooms instances encoder cnf_out solver_glue library)
list(TRANSFORM rooms REPLACE "(.+)" "$<TARGET_OBJECTS:p2c_\\1>" OUTPUT_VARIABLE objects)

add_library(p2c_static STATIC ${objects})
set(forms static)
if(NOT PUZZLE2CNF_WASM)
  add_library(p2c_shared SHARED ${objects})
  list(APPEND forms shared)
endif()
foreach(form IN LISTS forms)
  add_library(puzzle2cnf::${form} ALIAS p2c_${form})
  set_target_properties(p2c_${form} PROPERTIES OUTPUT_NAME puzzle2cnf EXPORT_NAME ${form}
    LINKER_LANGUAGE CXX)
  target_compile_features(p2c_${form} INTERFACE cxx_std_20)
  target_include_directories(p2c_${form} INTERFACE $<BUILD_INTERFACE:${PROJECT_SOURCE_DIR}/include>)
endforeach()
set(P2C_LIBRARIES ${P2C_IMAGES} ${P2C_COMPRESSION})
if(TARGET Cadical::Cadical)
  list(APPEND P2C_LIBRARIES Cadical::Cadical)
endif()
target_link_libraries(p2c_static PRIVATE ${P2C_LIBRARIES})
if(NOT TARGET p2c_shared)
  return()
endif()
# Those who link the shared library need not find what it links.
target_link_libraries(p2c_shared PRIVATE "$<BUILD_INTERFACE:${P2C_LIBRARIES}>")

# Before 1.0 each minor version may change what is linked to.
set_target_properties(p2c_shared PROPERTIES VERSION ${PROJECT_VERSION}
  SOVERSION ${PROJECT_VERSION_MAJOR}.${PROJECT_VERSION_MINOR}
  LINK_DEPENDS ${CMAKE_CURRENT_LIST_DIR}/puzzle2cnf.map)
target_link_options(p2c_shared PRIVATE LINKER:--no-undefined LINKER:--exclude-libs,ALL
  LINKER:--version-script=${CMAKE_CURRENT_LIST_DIR}/puzzle2cnf.map)
