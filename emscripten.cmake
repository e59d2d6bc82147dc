# The WebAssembly build, with a reason beside every flag. CMakeLists.txt includes this
# file when the compiler is Emscripten's:
#
#     emcmake cmake --preset wasm && cmake --build --preset wasm
#
# It makes bare modules: no import, no generated JavaScript, nothing to call first.

option(NQ_WASM_CHECKED "Also build nqueens-checked.wasm, which traps on undefined behaviour.")
option(NQ_WASM_DEBUG "Also build nqueens-debug.wasm, with symbols and C lines for a debugger.")

# Debian's Emscripten carries its system libraries ready-made in a folder that only root
# may write to; frozen, it uses them instead of building its own. The SDK builds what it
# lacks, so its cache must stay open.
if(EMSCRIPTEN_ROOT_PATH STREQUAL "/usr/share/emscripten")
  set(ENV{EM_FROZEN_CACHE} 1)
  set_property(GLOBAL PROPERTY RULE_LAUNCH_COMPILE "${CMAKE_COMMAND} -E env EM_FROZEN_CACHE=1")
  set_property(GLOBAL PROPERTY RULE_LAUNCH_LINK "${CMAKE_COMMAND} -E env EM_FROZEN_CACHE=1")
endif()

# emcc is a Python program that starts clang, and its own start takes longer than clang needs
# for most files. With -v it prints the command: files are compiled by that, and emcc links.
# Where no such line is found, emcc compiles, too.

# nq_clang(<command> <options> flags...) asks which clang emcc would start with these flags, and
# with which options; they are the flags themselves where it does not tell.
function(nq_clang command options)
  file(WRITE ${PROJECT_BINARY_DIR}/empty.c "")
  execute_process(COMMAND ${CMAKE_C_COMPILER} ${ARGN} -v -c empty.c -o empty.o
    WORKING_DIRECTORY ${PROJECT_BINARY_DIR} OUTPUT_QUIET ERROR_VARIABLE printed)
  if(printed MATCHES "(^|\n) *([^ \n]+) (-[^\n]+) -v -c empty[.]c -o empty[.]o")
    set(${command} "${CMAKE_MATCH_2}" PARENT_SCOPE)
    set(${options} "SHELL:${CMAKE_MATCH_3}" PARENT_SCOPE)
  else()
    set(${command} "" PARENT_SCOPE)
    set(${options} ${ARGN} PARENT_SCOPE)
  endif()
endfunction()

nq_clang(NQ_CLANG NQ_UNUSED)
if(NQ_CLANG)
  set(CMAKE_C_COMPILE_OBJECT "${NQ_CLANG} <DEFINES> <INCLUDES> <FLAGS> -o <OBJECT> -c <SOURCE>")
  set_property(GLOBAL PROPERTY RULE_LAUNCH_COMPILE "")
endif()

set(NQ_WASM_COMPILE
  -Wall -Wextra -Wpedantic -Wconversion -Wshadow  # the same rules as the native build
  -fvisibility=hidden         # only what src/wasm names is exported, so the rest can shrink
  "-ffile-prefix-map=${PROJECT_SOURCE_DIR}/=")  # the same bytes whatever folder it is in

set(NQ_WASM_LINK
  --no-entry                  # a library: there is no main()
  -sSTANDALONE_WASM           # one .wasm file without JavaScript beside it
  -sALLOW_MEMORY_GROWTH       # memory grows when needed; nq_malloc says NULL at the end
  -sINITIAL_MEMORY=131072     # two pages are enough to start; the default is 16 MiB
  -sTOTAL_STACK=65536         # 64 KiB, not 5 MiB; by its old name, which every release knows
  -Wl,--stack-first           # and at address 0, so that running over its end traps
  -sFILESYSTEM=0              # nothing here opens a file
  -Oz)                        # the last pass over the whole module also goes for size

if(NQ_WERROR)
  list(APPEND NQ_WASM_COMPILE -Werror)
endif()

# Every flag stands in this file: the optimisation of a build type would come on top.
set(CMAKE_C_FLAGS_RELEASE -DNDEBUG)

# Only the loops that count and search are compiled for speed (at -O3 they are no faster);
# all else for size, and so are the boards of more than 64 columns, which nobody counts.
# The heap is our own: a general one would be a tenth of the file.
file(GLOB NQ_WASM_SOURCES CONFIGURE_DEPENDS src/wasm/*.c)
set(NQ_COLD_SOURCES ${NQ_SOURCES} ${NQ_WASM_SOURCES})
set(NQ_HOT_SOURCES ${NQ_SOURCES})
list(FILTER NQ_COLD_SOURCES EXCLUDE REGEX "/src/base/alloc[.]c$")
list(FILTER NQ_HOT_SOURCES INCLUDE REGEX
  "/src/(count/(fast/(kernel|halves|quadrants|pairs|groups|sorted)|rank)|search/solvers/.*|puzzle/(board|walk))[.]c$")
list(FILTER NQ_HOT_SOURCES EXCLUDE REGEX "(_wide|dancing_links)[.]c$")
list(REMOVE_ITEM NQ_COLD_SOURCES ${NQ_HOT_SOURCES})

# Around the kernel of the fast counter loops are short: as vectors, or unrolled, they are
# no faster, and take 4 kB more.
set(NQ_SHORT_LOOPS ${NQ_HOT_SOURCES})
list(FILTER NQ_SHORT_LOOPS INCLUDE REGEX "/src/count/fast/(halves|quadrants|pairs|groups|sorted)[.]c$")
set_source_files_properties(${NQ_SHORT_LOOPS} PROPERTIES
  COMPILE_OPTIONS "-fno-vectorize;-fno-slp-vectorize;-fno-unroll-loops")

# nq_wasm_objects(<name> <sources> flags...) compiles them.
function(nq_wasm_objects name sources)
  nq_clang(command options ${NQ_WASM_COMPILE} ${ARGN})
  add_library(${name} OBJECT ${sources})
  target_compile_options(${name} PRIVATE ${options})
  target_include_directories(${name} PRIVATE include src)
endfunction()

# nq_wasm_link(<name> <of> flags...) links the objects that were compiled for <of>.
function(nq_wasm_link name of)
  add_executable(${name} $<TARGET_OBJECTS:${of}-cold> $<TARGET_OBJECTS:${of}-hot>)
  target_link_options(${name} PRIVATE ${NQ_WASM_LINK} ${ARGN})
  set_target_properties(${name} PROPERTIES SUFFIX .wasm)
endfunction()

# nq_wasm(<name> COMPILE flags... LINK flags...) makes <name>.wasm.
function(nq_wasm name)
  cmake_parse_arguments(PARSE_ARGV 1 arg "" "" "COMPILE;LINK")
  nq_wasm_objects(${name}-hot "${NQ_HOT_SOURCES}" -O2 ${arg_COMPILE})
  nq_wasm_objects(${name}-cold "${NQ_COLD_SOURCES}" -Oz ${arg_COMPILE})
  nq_wasm_link(${name} ${name} ${arg_LINK})
endfunction()

# nq_board_wasm(<name> flags...) makes <name>.wasm, which is all for size: only the search that
# makes and completes puzzles would be several times slower at -Oz.
function(nq_board_wasm name)
  set(hot ${NQ_SOURCES})
  list(FILTER hot INCLUDE REGEX "/src/puzzle/(board|walk)[.]c$")
  set(cold ${NQ_COLD_SOURCES} ${NQ_HOT_SOURCES})
  list(REMOVE_ITEM cold ${hot})
  nq_wasm_objects(${name}-hot "${hot}" -Os ${ARGN})
  nq_wasm_objects(${name}-cold "${cold}" -Oz ${ARGN})
  nq_wasm_link(${name} ${name} ${NQ_BOARD_FEATURES})
endfunction()

# The module that everybody uses, and one for engines without SIMD.
nq_wasm(nqueens COMPILE -msimd128)
nq_wasm(nqueens-scalar)

# The module of boards: without what shows no board and with "fast" for small ones only, which is
# a third of the file. It has no SIMD; what it has of newer instructions is in all browsers since 2021.
set(NQ_BOARD_FEATURES -mbulk-memory -msign-ext -mnontrapping-fptoint)
nq_board_wasm(nqueens-board
  -DNQ_BOARDS_ONLY
  -flto                       # functions that are called once, from another file, cost no call
  ${NQ_BOARD_FEATURES})

# The element's workers have a module for each desk (web/lib/element/worker/desks), of the objects
# that are there: with the exports of these files of src/wasm, and what of the library they need.
function(nq_desk_wasm name)
  list(JOIN ARGN "|" files)
  set(objects $<TARGET_OBJECTS:nqueens-board-cold>)
  add_executable(${name}
    $<FILTER:${objects},EXCLUDE,src/wasm/>
    "$<FILTER:${objects},INCLUDE,src/wasm/(heap|transport|${files})[.]c>"
    $<TARGET_OBJECTS:nqueens-board-hot>)
  target_link_options(${name} PRIVATE ${NQ_WASM_LINK} ${NQ_BOARD_FEATURES})
  set_target_properties(${name} PROPERTIES SUFFIX .wasm)
endfunction()

nq_desk_wasm(nqueens-positions puzzle completions deductions ranks)
nq_desk_wasm(nqueens-searches algorithms walks solve traces counts checkpoints)
nq_desk_wasm(nqueens-texts formats)

if(NQ_WASM_CHECKED)
  nq_wasm(nqueens-checked
    COMPILE -O1                     # close to the source, and still quick enough to test
            -DNQ_CHECKS             # check the contracts of src/base/assert.h, too
            -fsanitize=undefined    # watch for every undefined behaviour
            -fsanitize-trap=undefined)  # and trap, which needs no import
endif()

# For the debugger of a browser, which shows C lines and variables. Files keep their full
# names, so that they are found.
if(NQ_WASM_DEBUG)
  nq_wasm(nqueens-debug
    COMPILE -msimd128 -O1 -g "-ffile-prefix-map=${PROJECT_SOURCE_DIR}/=${PROJECT_SOURCE_DIR}/"
    LINK -O1 -g)
endif()
