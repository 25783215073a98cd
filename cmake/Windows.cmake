# SPDX-License-Identifier: MIT
# For Windows, by mingw-w64 (packaging/windows): FILE_windows.c takes the place of FILE.c, and a program carries its
# manifest, its icon and its version.

# hall_choose(NAME): of the files in the list of this name, those that Windows needs.
function(hall_choose name)
  set(chosen ${${name}})
  foreach(file IN LISTS chosen)
    if(file MATCHES "_windows\\.c$")
      string(REPLACE "_windows.c" ".c" brother ${file})
      list(REMOVE_ITEM chosen ${brother})
    endif()
  endforeach()
  set(${name} ${chosen} PARENT_SCOPE)
endfunction()

enable_language(RC)
# The layout of structures is that of the other systems: states are hashed as they lie in memory. printf is the standard's
# (warnings about it are the other builds' matter: this compiler knows only the system's own); access asks what there is.
target_compile_options(hall_flags INTERFACE -mno-ms-bitfields -Wno-format -Wno-format-extra-args)
target_compile_definitions(hall_flags INTERFACE __USE_MINGW_ANSI_STDIO=1 __USE_MINGW_ACCESS=1)
# As much stack as elsewhere. The compiler's libraries go into the program, the hour it was linked at does not
# (strip would write its own).
target_link_options(hall_flags INTERFACE -static -s LINKER:--stack,8388608,--no-insert-timestamp)
target_link_libraries(hall_flags INTERFACE winpthread) # clock_gettime

# The pictures of the icon as they are, behind one another: PNG files with a table of contents before them.
set(hall_icon ${CMAKE_BINARY_DIR}/generated/hordehall.ico)
find_package(Python3 REQUIRED COMPONENTS Interpreter)
set(sizes 16 24 32 48 64 256)
list(TRANSFORM sizes PREPEND ${CMAKE_SOURCE_DIR}/packaging/icons/hordehall- OUTPUT_VARIABLE pictures)
list(TRANSFORM pictures APPEND .png)
execute_process(COMMAND ${Python3_EXECUTABLE} ${CMAKE_SOURCE_DIR}/packaging/windows/icon.py ${hall_icon} ${pictures} COMMAND_ERROR_IS_FATAL ANY)
configure_file(${CMAKE_SOURCE_DIR}/packaging/windows/hordehall.rc.in ${CMAKE_BINARY_DIR}/generated/hordehall.rc @ONLY)
add_library(hall_resources OBJECT ${CMAKE_BINARY_DIR}/generated/hordehall.rc)
