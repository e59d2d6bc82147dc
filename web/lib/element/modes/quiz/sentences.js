/**
 * sentences.js -- the questions and verdicts of a quiz in words. Rows and columns count from 0,
 * as everywhere in a trace.
 */
import { isSolved, TRIES } from './state.js';

const placeOf = (n, cell) => ({ r: Math.floor(cell / n), c: cell % n });

/** Which question it is, what it asks, and what came of the last answer. */
export function describeQuestion(t, { spec, quiz }, question) {
  const { kind, cell = 0 } = question;
  const i = t.number(quiz.done + 1);
  const left = TRIES - quiz.wrong.length;
  const how = kind === 'count' ? '' : t('quiz.how');
  return {
    kind: t('quiz.head', { i, n: t.number(quiz.questions.length) }),
    text: t(`quiz.${kind}`, placeOf(spec.n, cell)),
    more: left < TRIES ? t('quiz.wrong', { k: left }) : how,
  };
}

/** What came of the question about the step that is shown; empty where there was none. */
export function describeVerdict(t, state) {
  const { spec, quiz, now } = state;
  const { last } = quiz;
  if (last?.question.step !== now?.i) return '';
  const verdict = last.isRight ? t('quiz.right') : describeAnswer(t, spec, last.question);
  if (!isSolved(state)) return verdict;
  const [k, n] = [quiz.firsts, quiz.questions.length].map((number) => t.number(number));
  return `${verdict} ${t('quiz.done', { k, n })}`;
}

function describeAnswer(t, { n }, { kind, right }) {
  if (kind === 'count') return t('quiz.answer.number', { k: t.number(right) });
  return t('quiz.answer.cell', placeOf(n, right));
}

/** What the quiz has on a cell. */
export function describeCellOf(t, { quiz }, question, cell) {
  if (question?.kind === 'refuser' && question.cell === cell) return t('quiz.asked');
  return question && question.kind !== 'count' && quiz.wrong.includes(cell) ? t('quiz.vain') : '';
}
