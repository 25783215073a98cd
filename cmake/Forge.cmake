# SPDX-License-Identifier: MIT
# The forge paints the pictures of assets/. Nothing else needs it, so it is built on request: -DWITH_FORGE=ON
find_package(Threads REQUIRED)
pkg_check_modules(WEBP REQUIRED IMPORTED_TARGET libwebp)
set(forge ${CMAKE_SOURCE_DIR}/assets/forge)

# Every file of types/ and things/ brings the list of its pictures, under its own name.
file(GLOB forge_pictures CONFIGURE_DEPENDS RELATIVE ${forge} ${forge}/types/*.c ${forge}/things/*.c)
set(forge_lists "/* Made by cmake. */\n")
foreach(file IN LISTS forge_pictures)
  get_filename_component(folder ${file} DIRECTORY)
  get_filename_component(word ${file} NAME_WE)
  file(STRINGS ${forge}/${file} has_list REGEX "${word}_cards\\[\\]")
  if(has_list)
    string(APPEND forge_lists "LIST(\"${folder}\", ${word})\n")
  endif()
endforeach()
file(GENERATE OUTPUT ${CMAKE_BINARY_DIR}/generated/forge_lists.h CONTENT "${forge_lists}")

file(GLOB forge_sources CONFIGURE_DEPENDS ${forge}/*.c ${forge}/engine/*.c ${forge}/post/*.c ${forge}/kit/*.c
     ${forge}/props/*.c ${forge}/types/*.c ${forge}/things/*.c)
list(REMOVE_ITEM forge_sources ${forge}/main.c)
add_library(forge_parts STATIC ${forge_sources})
target_include_directories(forge_parts PUBLIC ${forge} PRIVATE ${CMAKE_BINARY_DIR}/generated)
target_compile_definitions(forge_parts PUBLIC _DEFAULT_SOURCE _POSIX_C_SOURCE=200809L)
# Not the warnings about conversions: a painter writes V(.3, i * .1f, -2) a thousand times.
target_compile_options(forge_parts PUBLIC -Wall -Wextra -Wpedantic -Wshadow -Wstrict-prototypes -Wmissing-prototypes
  -Wold-style-definition -Wvla -Wformat=2 -Wundef -Wpointer-arith -Wwrite-strings -Wno-missing-field-initializers
  $<$<BOOL:${WITH_WERROR}>:-Werror>)
if(WITH_SANITIZERS)
  target_compile_options(forge_parts PUBLIC -O1 -fsanitize=address,undefined -fno-sanitize-recover=all -fno-omit-frame-pointer)
  target_link_options(forge_parts PUBLIC -fsanitize=address,undefined)
  # The pictures' own files only say what stands where; the time goes to the engine.
  foreach(file IN LISTS forge_pictures)
    set_source_files_properties(${forge}/${file} PROPERTIES COMPILE_OPTIONS -O0)
  endforeach()
else()
  # Pictures need not be equal bit by bit between machines: use all the processor has.
  target_compile_options(forge_parts PUBLIC -O3 -march=native -ffast-math -fno-finite-math-only)
endif()
target_link_libraries(forge_parts PUBLIC PkgConfig::WEBP Threads::Threads m)
add_executable(forge ${forge}/main.c)
target_link_libraries(forge PRIVATE forge_parts)
