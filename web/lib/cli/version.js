/**
 * version.js -- the package's own version, as package.json has it (Node only).
 */
import { readFileSync } from 'node:fs';

export function version() {
  return JSON.parse(readFileSync(new URL('../../../package.json', import.meta.url), 'utf8'))
    .version;
}
