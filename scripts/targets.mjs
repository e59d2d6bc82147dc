/**
 * targets.mjs -- the C library on other machines: `npm run test:full -- targets`.
 *
 * Debian's cross compilers build the native tests, qemu runs them. Two compilers only
 * build the library: an older GCC, and one for Windows.
 */
import { buildFolder, runTests } from './native.mjs';
import { find } from './say.mjs';

/** Machines whose tests are run; the processor is 32 or 64 bits wide, little- or big-endian. */
const MACHINES = [
  { name: 'aarch64', compiler: 'aarch64-linux-gnu-gcc', emulator: 'qemu-aarch64' },
  { name: 's390x', compiler: 's390x-linux-gnu-gcc', emulator: 'qemu-s390x' },
  { name: 'i386', compiler: 'i686-linux-gnu-gcc', emulator: 'qemu-i386' },
  { name: 'musl', compiler: 'musl-gcc' },
];

/** A test that starts another program, which the emulator cannot do. */
const STARTS_PROGRAMS = 'kill_resume';

const WINDOWS = [
  '-DCMAKE_SYSTEM_NAME=Windows',
  '-DCMAKE_SYSTEM_PROCESSOR=AMD64',
  '-DCMAKE_C_COMPILER=x86_64-w64-mingw32-gcc',
];

/** Compilers that build the library without its tests. */
const COMPILERS = [
  { name: 'gcc-11', command: 'gcc-11', options: ['-DCMAKE_C_COMPILER=gcc-11'] },
  { name: 'mingw-w64', command: 'x86_64-w64-mingw32-gcc', options: WINDOWS },
  {
    name: 'mingw-w64 as a DLL',
    command: 'x86_64-w64-mingw32-gcc',
    options: [...WINDOWS, '-DBUILD_SHARED_LIBS=ON'],
  },
];

function crossOptions({ name, compiler, emulator }) {
  const options = [`-DCMAKE_C_COMPILER=${compiler}`, '-DCMAKE_EXE_LINKER_FLAGS=-static'];
  if (!emulator) return options;
  const machine = ['-DCMAKE_SYSTEM_NAME=Linux', `-DCMAKE_SYSTEM_PROCESSOR=${name}`];
  return [...options, ...machine, `-DCMAKE_CROSSCOMPILING_EMULATOR=${emulator}`];
}

async function testMachine(machine, output) {
  const where = await buildFolder(`targets/${machine.name}`, output, crossOptions(machine));
  await runTests(where, output, { options: ['--exclude-regex', STARTS_PROGRAMS] });
}

/** Run everything; the result in one line. */
export async function testTargets(output) {
  for (const machine of MACHINES) await testMachine(machine, output);
  const built = [];
  const skipped = [];
  for (const { name, command, options } of COMPILERS) {
    if (!find(command)) {
      skipped.push(name);
      continue;
    }
    const folder = `targets/${name.replaceAll(' ', '-')}`;
    await buildFolder(folder, output, [...options, '-DNQ_TESTS=OFF']);
    built.push(name);
  }
  const names = MACHINES.map(({ name }) => name).join(', ');
  const missing = skipped.length > 0 ? `; skipped, not installed: ${skipped.join(', ')}` : '';
  return `all native tests but ${STARTS_PROGRAMS} pass on ${names}; compiles with ${built.join(', ')}${missing}`;
}
