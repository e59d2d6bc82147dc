/**
 * say.mjs -- how every script of this folder talks and runs other programs.
 *
 * Only `node:` modules are used here: the set-up runs before any package is there.
 */
import { spawn, spawnSync } from 'node:child_process';
import { accessSync, constants, statSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { Writable } from 'node:stream';
import { fileURLToPath } from 'node:url';

/** The folder of the project, whatever folder a script was started from. */
export const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** Anything a person can mend; shown without a stack. */
export class UserError extends Error {}

export function say(text) {
  process.stdout.write(`${text}\n`);
}

/** The full path of a program on PATH, or null. */
export function find(command) {
  for (const folder of (process.env.PATH ?? '').split(delimiter)) {
    const path = join(folder || '.', command);
    try {
      accessSync(path, constants.X_OK);
      if (statSync(path).isFile()) return path;
    } catch {
      // Not in this folder: look in the next one.
    }
  }
  return null;
}

/** What a program prints, or null when it is missing or fails. */
export function ask(command, ...args) {
  const { status, stdout } = spawnSync(command, args, { encoding: 'utf8' });
  return status === 0 ? stdout : null;
}

/** Run a program, its output going to `output` (a WriteStream) or to the terminal. */
export function run(command, args, { cwd = ROOT, env = {}, output } = {}) {
  const stdio = output ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'];
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd, env: { ...process.env, ...env }, stdio });
    child.stdout?.on('data', (bytes) => output.write(bytes));
    child.stderr?.on('data', (bytes) => output.write(bytes));
    child.on('error', (error) => reject(new UserError(`cannot run ${command}: ${error.message}`)));
    child.on('close', (code, signal) => {
      if (code === 0) resolve();
      else
        reject(
          new UserError(`${command} ${args[0] ?? ''} ended with ${signal ?? `exit code ${code}`}`),
        );
    });
  });
}

/** Keeps what it is told, and passes it on at once when `live`. */
export class Transcript extends Writable {
  text = '';

  constructor({ live = false } = {}) {
    super();
    this.live = live;
  }

  _write(bytes, _encoding, done) {
    this.text += bytes;
    if (this.live) process.stdout.write(bytes);
    done();
  }

  /** Most programs say last what they found. */
  get lastLine() {
    return this.text.trimEnd().split('\n').at(-1);
  }
}

/** Run a program that talks too much: only when it fails is it heard. */
export async function runQuietly(command, args, options = {}) {
  const output = new Transcript();
  try {
    await run(command, args, { ...options, output });
  } catch (error) {
    process.stderr.write(output.text);
    throw error;
  }
}

/** Run a script's main function; what goes wrong ends the process with 1 and a sentence. */
export async function main(work) {
  try {
    await work();
  } catch (error) {
    process.stderr.write(`${error instanceof UserError ? error.message : error.stack}\n`);
    process.exitCode = 1;
  }
}

/** Was this module started by a person, rather than imported? */
export function isMain(url) {
  return process.argv[1] !== undefined && fileURLToPath(url) === process.argv[1];
}
