/**
 * needs.mjs -- everything the project needs from the machine, as one table.
 *
 * A need is there when its command is on PATH or, where there is no command to look
 * for, when Debian says that the package is installed. (Other systems are trusted.) `for` names the purposes that
 * need it, so that building does not install browsers:
 *
 *   build      the WebAssembly file, the package and the page (`npm start`)
 *   lint       the formatters
 *   test       everything that `npm test` compiles, runs and compares with
 *   browsers   the browser of `npm test`
 *   engines    what `npm run test:engines` adds: other browsers, sanitizers, a queue, Java
 *   full       what only `npm run test:full` runs
 *   targets    compilers and emulators of other machines, for one part of it
 *   blogs      programs that make blogs and notebooks, for another
 *
 * A need that is `optional` is left out where Debian does not have it.
 */

export const PURPOSES = 'build lint test browsers engines full targets blogs'.split(' ');

/** A cross compiler only recommends the C library of its machine. */
const cross = (command, library) => {
  return { command, packages: [`gcc-${command.slice(0, -4)}`, library], for: ['targets'] };
};

export const NEEDS = [
  { command: 'emcc', packages: ['emscripten'], for: ['build'] },
  { command: 'cmake', packages: ['cmake'], for: ['build', 'test'] },
  { command: 'ninja', packages: ['ninja-build'], for: ['build', 'test'] },
  { command: 'cc', packages: ['gcc'], for: ['test'] },
  { installed: 'libc6-dev', packages: ['libc6-dev'], for: ['test'] },
  // Sanitizers, fuzzers and branch coverage; its runtime is a package of its own.
  { command: 'clang', packages: ['clang'], for: ['engines'] },
  { command: 'llvm-cov', packages: ['llvm'], for: ['engines'] },
  { installed: 'libclang-rt-dev', packages: ['libclang-rt-dev'], for: ['engines'] },
  { command: 'clang-format', packages: ['clang-format'], for: ['lint'] },
  // The installed C library is found through it by a test, as a user would.
  { command: 'pkg-config', packages: ['pkg-config'], for: ['engines'] },
  { command: 'python3', packages: ['python3'], for: ['engines'] },
  // Turns the wasm into C, for the recipe that uses it so.
  { command: 'wasm2c', packages: ['wabt'], for: ['test'] },
  { command: 'g++', packages: ['g++'], for: ['engines'] },
  { command: 'javac', packages: ['default-jdk-headless'], for: ['engines'] },
  // Decides the exported CNF formulas independently of our own search.
  { command: 'minisat', packages: ['minisat'], for: ['test'] },
  { command: 'redis-server', packages: ['redis-server'], for: ['engines'] },
  // A certificate for a Redis that speaks TLS.
  { command: 'openssl', packages: ['openssl'], for: ['engines'] },
  // Runs the recipe that is written for it.
  { command: 'parallel', packages: ['parallel'], for: ['test'] },
  { command: 'chromium', packages: ['chromium'], for: ['browsers'] },
  { command: 'firefox-esr', packages: ['firefox-esr'], for: ['engines'] },
  { command: 'WebKitWebDriver', packages: ['webkit2gtk-driver'], for: ['engines'] },
  // xvfb-run calls xauth, but xvfb only recommends it.
  { command: 'xvfb-run', packages: ['xvfb', 'xauth'], for: ['engines'] },
  // Without it every Chinese character of a screenshot is an empty box.
  { installed: 'fonts-noto-cjk', packages: ['fonts-noto-cjk'], for: ['browsers'] },
  { command: 'valgrind', packages: ['valgrind'], for: ['full'] },
  { command: 'clang-tidy', packages: ['clang-tidy'], for: ['full'] },
  cross('aarch64-linux-gnu-gcc', 'libc6-dev-arm64-cross'),
  cross('s390x-linux-gnu-gcc', 'libc6-dev-s390x-cross'),
  cross('i686-linux-gnu-gcc', 'libc6-dev-i386-cross'),
  { command: 'musl-gcc', packages: ['musl-tools'], for: ['targets'] },
  { command: 'qemu-s390x', packages: ['qemu-user'], for: ['targets'] },
  { command: 'x86_64-w64-mingw32-gcc', packages: ['gcc-mingw-w64-x86-64'], for: ['targets'] },
  // Debian 12 has it, Debian 13 does not.
  { command: 'gcc-11', packages: ['gcc-11'], for: ['targets'], optional: true },
  { command: 'hugo', packages: ['hugo'], for: ['blogs'] },
  { command: 'jekyll', packages: ['jekyll'], for: ['blogs'] },
  // Runs a notebook; the second is its Python.
  { command: 'jupyter-nbconvert', packages: ['jupyter-nbconvert'], for: ['blogs'] },
  { installed: 'python3-ipykernel', packages: ['python3-ipykernel'], for: ['blogs'] },
];
