/**
 * file_storage.js -- checkpoints in files, for Node.
 */
import { NQueensError } from '../core/errors.js';
import { nodeModule } from '../core/node.js';
import { removeClaims, replaceFile } from './file_lock.js';

/** Replaces a file by what `change` makes of its bytes. */
export const update = async (path, change) => replaceFile(await behindLinks(path), change);

/** Removes what processes left there that died. */
export const clean = async (path) => removeClaims(await behindLinks(path).catch(() => path));

const fileSystem = () => nodeModule('node:fs/promises');

/** A file's bytes, or null. */
export async function readIfThere(path) {
  const { readFile } = await fileSystem();
  try {
    return new Uint8Array(await readFile(path));
  } catch (error) {
    if (error.code !== 'ENOENT') throw unusable(path, 'read', error);
    await refuseIfUnwritable(path);
    return null;
  }
}

/** Better now than after hours of counting, of which nothing could be kept. */
async function refuseIfUnwritable(path) {
  const { access, constants } = await fileSystem();
  const { dirname } = await nodeModule('node:path');
  try {
    await access(dirname(path), constants.W_OK);
  } catch (error) {
    throw unusable(path, 'written', error);
  }
}

function unusable(path, done, cause) {
  const message = `the checkpoint ${path} cannot be ${done}: ${cause.message}`;
  return new NQueensError(message, { code: 'storage', cause });
}

const MOST_LINKS = 40; // as many as Linux follows

/** The file that a symbolic link names, though it may not be there yet; the link stays. */
async function behindLinks(name) {
  const { readlink } = await fileSystem();
  const { dirname, resolve } = await nodeModule('node:path');
  let path = name;
  for (let links = 0; links < MOST_LINKS; links++) {
    const target = await readlink(path).catch(() => null);
    if (target === null) return path;
    path = resolve(dirname(path), target);
  }
  throw new Error(`${name} is a symbolic link that leads to itself`);
}
