/**
 * program.js -- from the words of a command line to a command, and to an exit code.
 */
import { parseArgs } from 'node:util';

import { load, NQueensError } from '../core/index.js';
import { nearestName } from '../core/unknown_names.js';
import { COMMANDS } from './commands.js';
import { commandHelp, programHelp } from './help.js';
import { Output, OutputError } from './output.js';
import { say, sayError } from './terminal.js';
import { UsageError } from './usage.js';
import { version } from './version.js';

const FINE = 0;
const BAD_USAGE = 2;
const BROKEN = 70; // as sysexits.h has it: the program's own fault,
const NOT_WRITTEN = 74; // or an error of input and output

/** Every command takes these besides its own. */
const COMMON_OPTIONS = {
  json: { type: 'boolean', help: 'print JSON, for other programs' },
  help: { type: 'boolean', short: 'h', help: 'print this help' },
};

/** Run the program; gives back its exit code. */
export async function runProgram(args) {
  const output = new Output(process.stdout);
  process.stderr.on('error', () => {}); // a terminal that was closed hears nothing
  try {
    const code = (await runCommand(args, output)) ?? FINE;
    await output.flush();
    return code;
  } catch (error) {
    if (error.code === 'EPIPE') return FINE; // the reader has seen enough
    return complain(error, args);
  }
}

async function runCommand([word, ...rest], output) {
  if (word === undefined) throw new UsageError('which command?');
  if (word === '--version') return output.line(version());
  if (word === '--help' || word === '-h') return output.line(programHelp(COMMANDS));
  if (word === 'help') return output.line(await helpFor(rest));
  const command = find(word);
  const { values, positionals } = parse(command, rest);
  if (values.help) return output.line(await helpFor([word]));
  return command.run({ nq: await load(), args: positionals, options: values, output });
}

/** @param {string[]} words */
async function helpFor([word]) {
  return word ? commandHelp(await load(), find(word), COMMON_OPTIONS) : programHelp(COMMANDS);
}

function find(word) {
  const command = COMMANDS.find(({ name }) => name === word);
  if (command) return command;
  const names = COMMANDS.map(({ name }) => name);
  const near = nearestName(word, names);
  const advice = near ? `did you mean ${near}?` : `there are ${names.join(', ')}`;
  throw new UsageError(`there is no command "${word}"; ${advice}`);
}

function parse(command, args) {
  /** @type {Record<string, any>} */
  const options = {};
  for (const [name, option] of Object.entries({ ...command.options, ...COMMON_OPTIONS })) {
    const { type, short } = option;
    options[name] = { type, ...(short && { short }) };
  }
  const negative = args.find((word) => /^-\d/.test(word));
  if (negative) throw new UsageError(`${negative} is negative; every number here is 0 or more`);
  try {
    return parseArgs({ args, options, allowPositionals: true });
  } catch (error) {
    throw new UsageError(unknownOption(error, command, Object.keys(options)) ?? error.message);
  }
}

/** Node's sentence about an option that is not there speaks of positional arguments. */
function unknownOption(error, command, names) {
  if (error.code !== 'ERR_PARSE_ARGS_UNKNOWN_OPTION') return undefined;
  const [, word] = /'(-[^' ]*)/.exec(error.message);
  const near = nearestName(word.replace(/^-+/, ''), names);
  const advice = near ? `did you mean --${near}?` : `there are --${names.join(', --')}`;
  return `${command.name} has no option ${word}; ${advice}`;
}

// What the library refuses was asked for on the command line.
function isUsage(error) {
  const kinds = [UsageError, RangeError, NQueensError];
  return kinds.some((kind) => error instanceof kind) && !isMemory(error);
}

const isMemory = (error) => error.code === 'out-of-memory';

function complain(error, [word]) {
  const command = COMMANDS.find(({ name }) => name === word);
  if (error instanceof OutputError) {
    say(`nqueens: ${error.message}`);
    return NOT_WRITTEN;
  }
  if (!isUsage(error)) {
    sayError(error);
    return BROKEN;
  }
  say(`nqueens: ${asTyped(error.message, command)}`);
  say(`Try: nqueens ${command ? `${word} ` : ''}--help`);
  return BAD_USAGE;
}

/** What the library calls by the names of its arguments, as it stands on the command line. */
function asTyped(message, command) {
  const words = message.replace(/^columns\[(\d+)\]/, 'the column in row $1');
  const [name] = /^[a-z]+(?= must )/.exec(words) ?? [];
  return Object.hasOwn(command?.options ?? {}, name) ? `--${words}` : words;
}
