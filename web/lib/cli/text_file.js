/**
 * text_file.js -- texts as other programs write them to files.
 *
 * PowerShell's `>` writes UTF-16 or puts a byte order mark in front; both are read.
 */
import { readFileSync } from 'node:fs';

const MARKS = [
  { encoding: 'utf-16le', bytes: [0xff, 0xfe] },
  { encoding: 'utf-16be', bytes: [0xfe, 0xff] },
];

/** The text of these bytes, without its byte order mark. */
function decodedText(bytes) {
  const mark = MARKS.find(({ bytes: first }) => first.every((byte, i) => bytes[i] === byte));
  return new TextDecoder(mark?.encoding ?? 'utf-8').decode(bytes);
}

/** The text of a file. */
export const textOfFile = (path) => decodedText(readFileSync(path));
