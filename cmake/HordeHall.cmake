# SPDX-License-Identifier: MIT
# What every target shares: the language, the warnings, and how a folder becomes a library.
if(WIN32)
  set(PKG_CONFIG_ARGN --static) # libraries that go into the programs, with what they need in turn
endif()
find_package(PkgConfig REQUIRED)
pkg_check_modules(JANSSON REQUIRED IMPORTED_TARGET jansson)

set(CMAKE_C_STANDARD 17)
set(CMAKE_C_STANDARD_REQUIRED ON)
set(CMAKE_C_EXTENSIONS OFF)
set(CMAKE_EXPORT_COMPILE_COMMANDS ON)

add_library(hall_flags INTERFACE)
target_compile_definitions(hall_flags INTERFACE _DEFAULT_SOURCE _POSIX_C_SOURCE=200809L)
# SDL.h would bring the processor's thousands of intrinsic functions into every file, to be read and checked each time.
foreach(header IMMINTRIN MMINTRIN XMMINTRIN EMMINTRIN PMMINTRIN)
  target_compile_definitions(hall_flags INTERFACE SDL_DISABLE_${header}_H)
endforeach()
target_include_directories(hall_flags INTERFACE ${CMAKE_SOURCE_DIR}/src ${CMAKE_BINARY_DIR}/generated)
target_compile_options(hall_flags INTERFACE
  -Wall -Wextra -Wpedantic -Wshadow -Wconversion -Wsign-conversion -Wstrict-prototypes
  -Wmissing-prototypes -Wold-style-definition -Wvla -Wformat=2 -Wundef -Wpointer-arith
  -Wcast-align -Wwrite-strings -Wnull-dereference -Wdouble-promotion $<$<BOOL:${WITH_WERROR}>:-Werror>)
if(CMAKE_C_COMPILER_ID MATCHES Clang)
  # Clang counts every enum without negative values as unsigned: each use as an index would need a cast. gcc looks for
  # the real changes of sign.
  target_compile_options(hall_flags INTERFACE -Wno-sign-conversion)
endif()
if(WITH_SANITIZERS)
  # The screen half, which paints, does without those kinds that check each pointer before it is used: they never found
  # anything there, the address sanitizer sees what they would lead to, and they cost a sixth of compiling and painting.
  set(each_pointer null,alignment,object-size,pointer-overflow,returns-nonnull-attribute)
  target_compile_options(hall_flags INTERFACE -fsanitize=address,undefined -fno-sanitize-recover=all -fno-omit-frame-pointer
    $<$<BOOL:$<TARGET_PROPERTY:HALL_SCREEN>>:-fno-sanitize=${each_pointer}>)
  target_link_options(hall_flags INTERFACE -fsanitize=address,undefined)
endif()
if(WITH_FUZZ)
  target_compile_options(hall_flags INTERFACE -fsanitize=fuzzer-no-link)
endif()

# The version, the day of its release and the place of the data, for programs that print or read them. Written only when
# something of it is new, so that CHANGELOG.md can grow and nothing is compiled again.
file(CONFIGURE OUTPUT ${CMAKE_BINARY_DIR}/generated/hall_version.h CONTENT
  "/* Made by cmake. */\n#define HALL_VERSION \"${PROJECT_VERSION}\"\n#define HALL_DATE \"${hall_date}\"\n#define HALL_DATA_DIR \"${CMAKE_INSTALL_FULL_DATADIR}/hordehall\"\n")

# hall_library(NAME "FOLDER;FOLDER" LIBRARIES...): all C files that lie directly in the folders.
function(hall_library name folders)
  set(sources "")
  foreach(folder IN LISTS folders)
    file(GLOB found CONFIGURE_DEPENDS ${CMAKE_SOURCE_DIR}/${folder}/*.c)
    list(APPEND sources ${found})
  endforeach()
  if(WIN32)
    hall_choose(sources)
  endif()
  add_library(${name} STATIC ${sources})
  target_link_libraries(${name} PUBLIC hall_flags ${ARGN})
endfunction()

# hall_games(NAMES TABLES FOLDERS): the ids of all games of src/games/list.def, of those with a board, and their folders.
function(hall_games names tables folders)
  set(list ${CMAKE_SOURCE_DIR}/src/games/list.def)
  set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${list})
  file(STRINGS ${list} found REGEX "^[A-Z]+\\([a-z0-9]+\\)$")
  set(with_board ${found})
  list(FILTER with_board INCLUDE REGEX "^TABLE")
  list(TRANSFORM with_board REPLACE "^[A-Z]+.(.*).$" "\\1")
  list(TRANSFORM found REPLACE "^[A-Z]+.(.*).$" "\\1")
  set(${tables} ${with_board} PARENT_SCOPE)
  set(${names} ${found} PARENT_SCOPE)
  list(TRANSFORM found PREPEND "src/games/")
  set(${folders} ${found} PARENT_SCOPE)
endfunction()

function(hall_program name main)
  add_executable(${name} ${CMAKE_SOURCE_DIR}/${main})
  target_link_libraries(${name} PRIVATE ${ARGN})
  if(WIN32)
    target_link_libraries(${name} PRIVATE hall_resources)
  endif()
endfunction()
