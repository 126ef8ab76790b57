# The libraries of a page in a browser. Those of the machine are of no use to it, except nlohmann-json,
# which is headers alone; they get a folder of their own, as /usr/include also has the C library's.
# CaDiCaL is used where CADICAL_INCLUDE_DIR and CADICAL_LIBRARY name one that em++ compiled. Without it
# pages can read, encode, decode and check, and one that calls a search does not link.
find_path(P2C_JSON nlohmann/json.hpp PATHS /usr/include REQUIRED NO_CMAKE_FIND_ROOT_PATH)
mark_as_advanced(P2C_JSON)
file(MAKE_DIRECTORY ${PROJECT_BINARY_DIR}/json)
file(CREATE_LINK ${P2C_JSON}/nlohmann ${PROJECT_BINARY_DIR}/json/nlohmann SYMBOLIC)
add_library(p2c_json INTERFACE)
target_include_directories(p2c_json INTERFACE $<BUILD_INTERFACE:${PROJECT_BINARY_DIR}/json>)
add_library(nlohmann_json::nlohmann_json ALIAS p2c_json)

set(P2C_LEFT_OUT "/solver_glue/(outside|families)/|")
if(CADICAL_INCLUDE_DIR AND CADICAL_LIBRARY)
  find_package(Cadical REQUIRED)
else()
  string(APPEND P2C_LEFT_OUT "/solver_glue/cadical/|")
endif()

if(EMSCRIPTEN)
  add_compile_options(-fexceptions)  # off there by default
  add_link_options(-fexceptions)
endif()
