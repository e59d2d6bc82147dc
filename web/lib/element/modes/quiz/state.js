/**
 * state.js -- quiz: a trace that goes no further than the question that is open.
 *
 * What the trace has, and `quiz`:
 *
 *     asked      the kinds of questions, and the last event they may be about
 *     key        of the question to the engine
 *     from       the event from which on there are questions
 *     questions  see questions.js; null while they are not known
 *     wish       the event that is to be shown when they are
 *     done       how many are answered
 *     firsts     how many of these at the first try
 *     wrong      the wrong answers to the open one
 *     last       { question, isRight } of the one before; null at first
 */
import * as trace from '../trace/state.js';
import { findQuestions } from './questions.js';

/** So many wrong answers, and the right one is shown. */
export const TRIES = 3;

export const initial = { ...trace.initial, quiz: null };

const EVENTS = {
  answer: (state, { given }) => answered(state, given),
  again: (state, _event, settings) => ({ ...state, quiz: quizFrom(settings.step, settings) }),
  'quiz:answer': (state, { value }) => known(state, value),
  'quiz:error': (state, { error }) => ({ ...known(state, []), error }),
};

export function reduce(state, event, settings) {
  const own = EVENTS[event.type];
  const after = own
    ? own(state, event, settings)
    : withQuiz(state, trace.reduce(state, event, settings), settings);
  return after === state ? state : heldBack(after);
}

function known(state, found) {
  const { wish, ...quiz } = state.quiz;
  const target = wish === undefined ? state.target : { i: wish };
  return { ...state, target, quiz: { ...quiz, questions: found } };
}

/** Another trace, or other questions: a new quiz, from the step that is shown first. */
function withQuiz(before, after, settings) {
  const { quiz } = before;
  if (!after.spec) return after;
  if (quiz && after.spec === before.spec && quiz.asked === askedBy(settings)) {
    return after.quiz === quiz ? after : { ...after, quiz };
  }
  return { ...after, quiz: quizFrom(trace.stepOf(after) ?? settings.step, settings) };
}

const askedBy = ({ quiz, loop }) => [quiz, loop?.[1]].join(' ');

function quizFrom(from, settings) {
  const none = { key: {}, questions: null, done: 0, firsts: 0, wrong: [], last: null };
  return { ...none, from, asked: askedBy(settings), kinds: settings.quiz, to: settings.loop?.[1] };
}

/** Nothing beyond the open question is shown. */
function heldBack(state) {
  const { target, now } = state;
  const last = lastShown(state);
  if (!target || target.i <= last) return state;
  const held = now?.i === last ? null : { ...target, i: last };
  const quiz = state.quiz.questions ? state.quiz : { ...state.quiz, wish: target.i };
  return { ...state, target: held, quiz };
}

/** The last event that may be shown. */
export function lastShown({ quiz }) {
  if (!quiz) return Number.POSITIVE_INFINITY;
  if (!quiz.questions) return quiz.from;
  return quiz.questions[quiz.done]?.at ?? Number.POSITIVE_INFINITY;
}

/** The question that is asked now. */
export function questionOf({ quiz, now }) {
  const open = quiz?.questions?.[quiz.done];
  return open && open.at === now?.i ? open : undefined;
}

export function isSolved({ quiz }) {
  return Boolean(quiz?.questions?.length) && quiz.done === quiz.questions.length;
}

/** The same wrong answer again is not counted. */
function answered(state, given) {
  const { quiz } = state;
  const question = questionOf(state);
  if (!question || quiz.wrong.includes(given)) return state;
  const isRight = given === question.right;
  const wrong = isRight ? quiz.wrong : [...quiz.wrong, given];
  if (!isRight && wrong.length < TRIES) return { ...state, quiz: { ...quiz, wrong } };
  const firsts = quiz.firsts + (isRight && wrong.length === 0 ? 1 : 0);
  const last = { question, isRight };
  const next = { ...quiz, done: quiz.done + 1, firsts, wrong: [], last };
  const target = question.step === state.now.i ? null : { i: question.step };
  return { ...state, quiz: next, target };
}

/** What the engine is asked: for the trace, but for its map, and for the quiz. */
export function questions(state) {
  const { quiz, spec } = state;
  const isMissing = quiz && !quiz.questions;
  return {
    ...trace.questions(state),
    survey: undefined,
    quiz: isMissing && { key: quiz.key, ask: (engine, on) => ask(engine, spec, quiz, on) },
  };
}

function ask(engine, spec, { kinds, from, to }, on) {
  const known = new Map();
  const read = async (i) => {
    const now = await engine.traceAt(spec, i, { around: 0, variables: false }, on);
    return now?.i === i ? now : undefined;
  };
  const readOnce = (i) => {
    if (!known.has(i)) known.set(i, read(i));
    return known.get(i);
  };
  return findQuestions(readOnce, { n: spec.n, kinds, from, to });
}
