# SPDX-License-Identifier: MIT
# The version and the day of its release, told once: by the first heading of CHANGELOG.md, "## 1.0.0 (2026-11-26)". A
# version that is still to come, "## 1.1.0 (unreleased)", has the day of the one before it. tests/tools/release_test.sh
# holds what packagers need in files of their own, debian/changelog and the metainfo, to the same.
set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${CMAKE_CURRENT_SOURCE_DIR}/CHANGELOG.md)
file(STRINGS ${CMAKE_CURRENT_SOURCE_DIR}/CHANGELOG.md headings REGEX "^## [0-9]")
string(REGEX MATCH "^## ([0-9]+\\.[0-9]+\\.[0-9]+) " found "${headings}")
set(hall_version "${CMAKE_MATCH_1}")
string(REGEX MATCH "\\(([0-9]+-[0-9][0-9]-[0-9][0-9])\\)" dated "${headings}")
set(hall_date "${CMAKE_MATCH_1}")
if(NOT found OR NOT dated)
  message(FATAL_ERROR "CHANGELOG.md has no heading like \"## 1.0.0 (2026-11-26)\"")
endif()
