/**
 * mutate.mjs -- would the tests notice a mistake? Make every small one, and see.
 *
 *     node tests/native/mutation/mutate.mjs                 all mutants
 *     node tests/native/mutation/mutate.mjs --sample 300    so many of them, drawn by --seed (1)
 *     node tests/native/mutation/mutate.mjs --only TEXT     those whose description holds the text; again
 *                                             and again: one of the texts
 *
 * A mutant is src/ with one operator replaced: < by <=, == by !=, && by ||, << by >>,
 * + 1 by - 1, a condition by its opposite. All of them are compiled once, each behind a
 * number that the environment chooses when a test starts. Clang's syntax tree says where
 * the operators and their operands are. Code that comes out of a macro stays as it is.
 *
 * First every native test runs once, to see how long it takes and which mutants it meets;
 * those that take more than two seconds are not asked. Then the tests that meet a mutant
 * are set upon it, until one fails, crashes or does not come to an end: the quickest first,
 * then these once more, guarded by the sanitizers that npm test uses, too, as they see a
 * step over the end of an array that does no harm, then the others. What still lives must be
 * in tests/native/mutation/equivalent.json, below the reason why it makes no difference.
 */
import { spawn, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join, normalize } from 'node:path';
import { parseArgs } from 'node:util';

import { filesUnder } from '../../../scripts/files.mjs';
import { isMain, main, ROOT, run, say, UserError } from '../../../scripts/say.mjs';
import { setUp } from '../../../scripts/setup.mjs';
import { unityFolder } from '../../../scripts/unity.mjs';
import { randomFrom } from '../../random.mjs';

const FOLDER = join(ROOT, 'build', 'mutate');
const NATIVE = join(ROOT, 'tests', 'native');
const EQUIVALENT = join(NATIVE, 'mutation', 'equivalent.json');

/** Seconds of processor time; tests that take longer are not asked. */
const LONGEST = 2;
const QUICK = 0.1;

/** All is compiled twice: as it is, and guarded by sanitizers. */
const PLAIN = { name: 'plain', flags: '', patience: 5 };
const GUARDED = {
  name: 'guarded',
  flags: '-DNQ_GUARDED -fsanitize=address,undefined -fno-sanitize-recover=all',
  patience: 20,
};

/** As in mutant.c. */
const MOST = 1 << 12;

/** At most as many as the shared machine has cores. */
const LANES = 2;

const OPERATORS = {
  '<': ['LT', '<='],
  '<=': ['LE', '<'],
  '>': ['GT', '>='],
  '>=': ['GE', '>'],
  '==': ['EQ', '!='],
  '!=': ['NE', '=='],
  '<<': ['SHL', '>>'],
  '>>': ['SHR', '<<'],
  '+': ['ADD', '-'],
  '-': ['SUB', '+'],
  '&&': ['AND', '||'],
  '||': ['OR', '&&'],
};

// ---- Where the mutants are ----

const cSources = () => filesUnder('src', /\.c$/).filter((file) => !file.startsWith('src/wasm/'));

/** Clang's tree of a file. It names a file only where it changes, in the order of the text. */
function treeOf(file) {
  const words = ['-std=gnu11', '-Iinclude', '-Isrc', '-fsyntax-only', '-Xclang', '-ast-dump=json'];
  const { status, stdout } = spawnSync('clang', [...words, file], {
    cwd: ROOT,
    encoding: 'utf8',
    maxBuffer: 1 << 29,
  });
  if (status !== 0) throw new UserError(`clang cannot read ${file}`);
  const tree = JSON.parse(stdout);
  nameFiles(tree, { file });
  return tree;
}

function nameFiles(value, last) {
  if (value === null || typeof value !== 'object') return;
  if (typeof value.offset === 'number') {
    if (value.file) last.file = normalize(value.file);
    value.file = last.file;
  }
  for (const part of Object.values(value)) nameFiles(part, last);
}

/** Constants are worked out by the compiler: there is nothing to choose at run time. */
const CONSTANT = new Set([
  'ConstantExpr',
  'EnumDecl',
  'OffsetOfExpr',
  'RecordDecl',
  'StaticAssertDecl',
  'UnaryExprOrTypeTraitExpr',
]);

const isConstant = (node) =>
  CONSTANT.has(node.kind) || (node.kind === 'VarDecl' && node.storageClass === 'static');

/** Which child of a statement decides where it goes. */
function conditionOf(node) {
  const parts = node.inner ?? [];
  if (node.kind === 'IfStmt' || node.kind === 'WhileStmt') return parts.at(0);
  if (node.kind === 'ConditionalOperator') return parts.at(0);
  if (node.kind === 'DoStmt') return parts.at(1);
  if (node.kind === 'ForStmt') return parts.at(2);
  return undefined;
}

function bare(node) {
  return node.kind === 'ImplicitCastExpr' || node.kind === 'ParenExpr' ? bare(node.inner[0]) : node;
}

/** Flipping == is the opposite already; && and || are turned into each other. */
const isFlipped = (node) =>
  node.kind === 'BinaryOperator' && ['==', '!=', '&&', '||'].includes(node.opcode);

const isOne = (node) => bare(node).kind === 'IntegerLiteral' && bare(node).value === '1';

function isMutable(node) {
  if (node.kind !== 'BinaryOperator' || !(node.opcode in OPERATORS)) return false;
  return !['+', '-'].includes(node.opcode) || node.inner.some(isOne);
}

/** Collects from a tree the places that can be mutated, deeper ones after outer ones. */
class Finder {
  constructor(texts) {
    this.texts = texts;
    this.found = new Map();
  }

  /** @param {string} within the function that the node is in */
  visit(node, depth = 0, within = '') {
    if (!node?.kind || isConstant(node)) return;
    const isFunction = node.kind === 'FunctionDecl';
    if (isFunction && !this.isOurs(node)) return;
    const name = isFunction ? node.name : within;
    if (!name && node.kind === 'VarDecl') return;
    if (name) this.look(node, depth, name);
    for (const part of node.inner ?? []) this.visit(part, depth + 2, name);
  }

  isOurs(node) {
    const place = node.loc?.expansionLoc ?? node.loc;
    return place?.file !== undefined && this.text(place.file) !== null;
  }

  look(node, depth, within) {
    if (isMutable(node)) this.add(node, depth + 1, within, node.opcode);
    const condition = conditionOf(node);
    if (condition?.kind && !isFlipped(bare(condition))) this.add(condition, depth, within, 'if');
  }

  add(node, depth, within, operator) {
    const span = this.spanOf(node);
    if (!span) return;
    const at = operator === 'if' ? {} : this.operatorIn(node, operator, span);
    if (!at) return;
    const key = [span.file, span.begin, span.end, operator].join(':');
    if (!this.found.has(key)) this.found.set(key, { ...span, ...at, depth, within, operator });
  }

  /** The text of a node, if it is written in one file and not by one macro. */
  spanOf({ range: { begin, end } }) {
    const from = begin.expansionLoc ?? begin;
    const to = end.expansionLoc ?? end;
    const text = this.text(from.file);
    if (!text || from.file !== to.file) return null;
    if (begin.expansionLoc && end.expansionLoc && from.offset === to.offset) return null;
    return { file: from.file, begin: from.offset, end: this.endOf(text, to, end) };
  }

  /** A macro with arguments ends where its brackets end. */
  endOf(text, place, { expansionLoc }) {
    let end = place.offset + place.tokLen;
    if (!expansionLoc || text[end] !== '(') return end;
    for (let open = 0; ; end++) {
      if (text[end] === '(') open++;
      if (text[end] === ')' && --open === 0) return end + 1;
    }
  }

  operatorIn({ inner: [left, right] }, operator, { file, begin, end }) {
    const first = this.spanOf(left);
    const second = this.spanOf(right);
    const from = first?.end ?? this.endOfMacro(left);
    const to = second?.begin ?? right.range.begin.expansionLoc?.offset;
    if (from === undefined || to === undefined || from < begin || to > end || from > to)
      return null;
    const gap = this.text(file).slice(from, to);
    if (gap.trim() !== operator) return null;
    const at = from + gap.indexOf(operator);
    return { at, after: at + operator.length };
  }

  endOfMacro({ range: { end } }) {
    const place = end.expansionLoc;
    return place && this.endOf(this.text(place.file), place, end);
  }

  /** The text of a file of src/, as bytes, whose numbers clang's offsets are; or null. */
  text(file) {
    if (!this.texts.has(file)) {
      const ours = file.startsWith('src/');
      this.texts.set(file, ours ? readFileSync(join(ROOT, file), 'latin1') : null);
    }
    return this.texts.get(file);
  }
}

/** All mutants, numbered from 1, in the order of files and lines. */
function findMutants() {
  const texts = new Map();
  const finder = new Finder(texts);
  for (const file of cSources()) finder.visit(treeOf(file));
  const all = [...finder.found.values()].map((mutant) => describe(mutant, texts));
  all.sort((a, b) => a.file.localeCompare(b.file) || a.begin - b.begin || a.depth - b.depth);
  return all.map((mutant, i) => ({ ...mutant, id: i + 1, name: told(mutant, all.slice(0, i)) }));
}

/** The same change twice in a function: the second one has a number. */
function told({ name }, before) {
  const same = before.filter((mutant) => mutant.name === name).length;
  return same > 0 ? `${name} (${same + 1})` : name;
}

/** Its name stays the same when other lines of the file change. */
function describe(mutant, texts) {
  const text = texts.get(mutant.file);
  const clean = (part) => Buffer.from(part, 'latin1').toString().replace(/\s+/g, ' ');
  const code = clean(text.slice(mutant.begin, mutant.end));
  const line = text.slice(0, mutant.begin).split('\n').length;
  const [, other] = OPERATORS[mutant.operator] ?? [];
  const change =
    mutant.operator === 'if'
      ? `!(${code})`
      : `${clean(text.slice(mutant.begin, mutant.at))}${other}${clean(text.slice(mutant.after, mutant.end))}`;
  const file = mutant.file.slice('src/'.length);
  return { ...mutant, line, name: `${file} ${mutant.within}: ${code} -> ${change}` };
}

// ---- Writing and compiling them ----

/** A text with every mutant in it, told apart by its number. */
function mutated(text, mutants) {
  const edits = mutants.flatMap(({ id, begin, at, after, end, depth, operator }) => {
    const name = OPERATORS[operator]?.[0] ?? 'IF';
    return [
      { from: begin, to: begin, text: `NQ_${name}(${id}, (`, order: depth },
      ...(at ? [{ from: at, to: after, text: '), (', order: 0 }] : []),
      { from: end, to: end, text: '))', order: -depth, closes: true },
    ];
  });
  edits.sort(
    (a, b) => a.from - b.from || Number(!!b.closes) - Number(!!a.closes) || a.order - b.order,
  );
  let done = 0;
  let result = '';
  for (const edit of edits) {
    result += text.slice(done, edit.from) + edit.text;
    done = edit.to;
  }
  return result + text.slice(done);
}

function writeSources(mutants) {
  rmSync(join(FOLDER, 'src'), { recursive: true, force: true });
  cpSync(join(ROOT, 'src'), join(FOLDER, 'src'), { recursive: true });
  cpSync(join(ROOT, 'include'), join(FOLDER, 'include'), { recursive: true });
  for (const file of new Set(mutants.map((mutant) => mutant.file))) {
    const own = mutants.filter((mutant) => mutant.file === file);
    const text = readFileSync(join(ROOT, file), 'latin1');
    writeFileSync(join(FOLDER, file), mutated(text, own), 'latin1');
  }
}

/** Both libraries, as the tests want them, and the tests themselves, by Ninja. */
async function compile(tests, { name, flags: guard }) {
  const unity = unityFolder();
  const folder = join(FOLDER, name);
  const lines = [
    `rule cc\n  command = clang -std=gnu11 -O1 -w ${guard} $flags -c $in -o $out`,
    `rule link\n  command = clang ${guard} $in -o $out`,
    'rule ar\n  command = rm -f $out && ar rcs $out $in',
  ];
  const including = (folder) => `-I${join(folder, 'include')} -I${join(folder, 'src')}`;
  const mutate = `${including(FOLDER)} -include ${join(NATIVE, 'mutation', 'mutant.h')}`;
  // Tests that look into a header test it, too.
  const plain = `${mutate} -I${unity} -DUNITY_SUPPORT_64`;
  const chosen = '-DUnityDefaultTestRun=nq_mutant_run_test';
  const objects = (kind, extra) =>
    cSources().map((file) => {
      const object = `${kind}/${file.replaceAll('/', '_')}.o`;
      lines.push(`build ${object}: cc ${join(FOLDER, file)}\n  flags = ${mutate} ${extra}`);
      return object;
    });
  lines.push(`build core.a: ar ${objects('core', '').join(' ')}`);
  lines.push(`build heap.a: ar ${objects('heap', '-DNQ_CUSTOM_ALLOC').join(' ')}`);
  lines.push(`build unity.o: cc ${join(unity, 'unity.c')}\n  flags = ${plain}`);
  lines.push(`build mutant.o: cc ${join(NATIVE, 'mutation', 'mutant.c')}\n  flags = ${plain}`);
  for (const test of tests) {
    const library = test.startsWith('test_memory') ? 'heap.a' : 'core.a';
    lines.push(`build ${test}.o: cc ${join(NATIVE, `${test}.c`)}\n  flags = ${plain} ${chosen}`);
    lines.push(`build ${test}: link ${test}.o unity.o mutant.o ${library}`);
  }
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'build.ninja'), `${lines.join('\n')}\n`);
  await run('ninja', ['-C', folder, '--quiet', '-j', String(LANES)]);
}

// ---- Running them ----

/** Whether a program's tests pass; the environment tells it what to do. */
function passes(program, { name }, env) {
  return new Promise((resolve) => {
    const child = spawn(join(FOLDER, name, program), [], {
      cwd: NATIVE,
      env: { ...process.env, ASAN_OPTIONS: 'hard_rss_limit_mb=1024', ...env },
      stdio: 'ignore',
    });
    child.on('close', (code) => resolve(code === 0));
  });
}

/** The tests of a program: how long each one takes, and which mutants it meets. */
async function measure(program) {
  const file = join(FOLDER, `${program}.met`);
  rmSync(file, { force: true });
  if (!(await passes(program, PLAIN, { NQ_MUTANTS_MET: file }))) {
    throw new UserError(`${program} fails although nothing was mutated`);
  }
  const lines = readFileSync(file, 'utf8').trimEnd().split('\n');
  const tests = lines.map((line) => {
    const [name, microseconds, met] = line.split(' ');
    return { name, seconds: Number(microseconds) / 1e6, met };
  });
  const quick = tests.filter(({ seconds }) => seconds <= LONGEST);
  return { program, tests, quick, seconds: sumOf(quick) };
}

const sumOf = (tests) => tests.reduce((sum, { seconds }) => sum + seconds, 0);

/** All programs, quickest first. */
async function measureAll(programs) {
  const measured = [];
  for (const program of programs) measured.push(await measure(program));
  const tests = measured.flatMap(({ tests }) => tests);
  const quick = measured.flatMap(({ quick }) => quick);
  say(`  ${quick.length} of ${tests.length} tests take at most ${LONGEST} s`);
  return measured.sort((a, b) => a.seconds - b.seconds);
}

/** What a mutant has to outlive, as builds and seconds. Most die of the quickest tests. */
const ROUNDS = [
  [PLAIN, -1, QUICK],
  [GUARDED, -1, QUICK],
  [PLAIN, QUICK, LONGEST],
];

/** The program whose tests kill it, or null. */
async function killerOf(mutant, programs, rounds) {
  for (const [build, over, most] of rounds) {
    for (const { program, tests } of programs) {
      const asked = ({ seconds, met }) =>
        seconds > over && seconds <= most && met[mutant.id] === '1';
      if (tests.some(asked) && !(await survives(mutant, program, tests, asked, build)))
        return program;
    }
  }
  return null;
}

function survives({ id }, program, tests, asked, build) {
  return passes(program, build, {
    NQ_MUTANT: String(id),
    NQ_MUTANT_TESTS: tests.map((test) => Number(asked(test))).join(''),
    NQ_MUTANT_SECONDS: String(Math.ceil(build.patience * sumOf(tests.filter(asked))) + 1),
  });
}

/** Those that live. Mutants that are listed have to outlive the first round only. */
async function judge(mutants, programs, equivalent) {
  const waiting = [...mutants];
  const living = [];
  let judged = 0;
  const lane = async () => {
    for (let mutant = waiting.shift(); mutant; mutant = waiting.shift()) {
      const listed = equivalent.has(mutant.name);
      const killer = await killerOf(mutant, programs, listed ? ROUNDS.slice(0, 1) : ROUNDS);
      if (!killer) living.push(mutant);
      if (!killer && !listed) say(`  lives: ${mutant.file}:${mutant.line}: ${mutant.name}`);
      if (++judged % 100 === 0) say(`  ${judged} of ${mutants.length}, ${living.length} live`);
    }
  };
  await Promise.all(Array.from({ length: LANES }, lane));
  return living.sort((a, b) => a.id - b.id);
}

// ---- All of it ----

/** So many of a list, the same for the same seed. */
export function sampleOf(list, size, seed) {
  const pool = [...list];
  const drawn = [];
  const random = randomFrom(seed);
  while (drawn.length < size && pool.length > 0) {
    drawn.push(...pool.splice(Math.floor(random() * pool.length), 1));
  }
  return drawn;
}

/** What became of the mutants: how many there are, were tried, died, make no difference. */
export async function mutate({ sample, seed = 1, only } = {}) {
  mkdirSync(FOLDER, { recursive: true });
  const all = findMutants();
  const names = filesUnder('tests/native', /^test_.*\.c$/).map((file) => basename(file, '.c'));
  if (all.length >= MOST) throw new UserError(`mutant.c has room for ${MOST} mutants only`);
  writeSources(all);
  for (const build of [PLAIN, GUARDED]) await compile(names, build);
  const programs = await measureAll(names);
  let chosen = only ? all.filter(({ name }) => only.some((text) => name.includes(text))) : all;
  if (sample) chosen = sampleOf(chosen, sample, seed);
  say(`  ${chosen.length} of ${all.length} mutants`);

  const equivalent = new Set(Object.values(JSON.parse(readFileSync(EQUIVALENT, 'utf8'))).flat());
  const living = await judge(chosen, programs, equivalent);
  const alive = living.filter(({ name }) => !equivalent.has(name));
  const wrong = chosen.filter((mutant) => equivalent.has(mutant.name) && !living.includes(mutant));
  return {
    all: all.length,
    tried: chosen.length,
    killed: chosen.length - living.length,
    equivalent: living.length - alive.length,
    alive,
    wrong,
  };
}

export function formatMutants({ all, tried, killed, equivalent, alive }) {
  return (
    `mutants: ${tried} of ${all} tried, ${killed} killed, ` +
    `${equivalent} make no difference, ${alive.length} live`
  );
}

if (isMain(import.meta.url)) {
  await main(async () => {
    const text = { type: 'string' };
    const only = { ...text, multiple: true };
    const { values } = parseArgs({ options: { sample: text, seed: text, only } });
    await setUp(['test', 'engines']);
    const result = await mutate({
      sample: values.sample && Number(values.sample),
      seed: Number(values.seed ?? 1),
      only: values.only,
    });
    for (const { file, line, name } of result.alive) say(`lives: ${file}:${line}: ${name}`);
    for (const { name } of result.wrong) say(`listed as making no difference, but dies: ${name}`);
    say(formatMutants(result));
    if (result.alive.length > 0) process.exitCode = 1;
  });
}
