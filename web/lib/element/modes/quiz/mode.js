/**
 * mode.js -- quiz: a trace that stops before a step and asks about it.
 *
 * Cells are answered by click, or by arrow keys and Enter; numbers are typed.
 */
import { TraceMode } from '../trace/mode.js';
import { PANES } from '../trace/panes.js';
import { numberRow } from './number-row.js';
import { describeCellOf, describeQuestion, describeVerdict } from './sentences.js';
import { initial, isSolved, lastShown, questionOf, questions, reduce } from './state.js';

/** A cell as `marks` name it, from 0. */
const squareOf = (n, cell) => `r${Math.floor(cell / n)}c${cell % n}`;

/** The search tree would tell the answers. */
const { tree: _tree, ...SAFE_PANES } = PANES;

const isAboutCells = (question) => Boolean(question) && question.kind !== 'count';

export class QuizMode extends TraceMode {
  initial = initial;
  reduce = reduce;
  questions = questions;
  paneClasses = SAFE_PANES;
  #number;
  #rate;

  // ---- Building ----

  build(options) {
    const built = super.build(options);
    this.#number = numberRow(this.host.t, (given) => this.#answer(given));
    const [transport, line, rate] = built.dock;
    this.#rate = rate;
    return { ...built, dock: [transport, this.#number.element, line, rate] };
  }

  stop() {
    this.#pointAt(false);
    super.stop();
  }

  get #question() {
    return questionOf(this.host.state);
  }

  /** What a form says of it; empty when all questions are answered. */
  unsolved() {
    const { t, state } = this.host;
    return isSolved(state) ? '' : t('form.required');
  }

  // ---- Showing ----

  render(state, before) {
    const hasMoved = !before || state.now !== before.now;
    super.render(state, before);
    if (!hasMoved && state.now && state.quiz !== before.quiz) {
      this.showEvent(state);
      this.host.grid.rename();
    }
    const question = questionOf(state);
    const isCount = question?.kind === 'count';
    this.#number.show(isCount);
    this.line.hidden = isCount;
    this.#rate.hidden = isCount;
    this.#pointAt(isAboutCells(question));
    this.#mark(state, question);
  }

  showEvent(state) {
    super.showEvent(state);
    const { t, narrator, view } = this.host;
    const question = questionOf(state);
    const verdict = describeVerdict(t, state);
    if (!question) {
      if (verdict) narrator.more(verdict);
      return;
    }
    const { more, ...asked } = describeQuestion(t, state, question);
    narrator.show({ ...asked, note: this.note(state), more: `${verdict} ${more}`.trim() });
    this.cursorMoved();
    view.reveal(question.cell ?? question.right);
  }

  /** The cell that is asked about, and the answers that were wrong. */
  #mark({ spec, quiz }, question) {
    const { view, settings } = this.host;
    if (!isAboutCells(question)) return;
    const asked = question.cell === undefined ? [] : [[question.cell, 'ring', 'note']];
    const wrong = quiz.wrong.map((cell) => [cell, 'x', 'bad']);
    const own = [...asked, ...wrong].map(([cell, kind, tone]) => {
      return { target: squareOf(spec.n, cell), kind, tone };
    });
    view.marks = [...(settings.marks ?? []), ...own];
  }

  #pointAt(isAsked) {
    this.host.view.element.style.setProperty('cursor', isAsked ? 'pointer' : '');
  }

  /** The future is not shown while it is asked about. */
  walk() {
    const seen = super.walk();
    const { walk, i } = seen ?? {};
    if (!walk || lastShown(this.host.state) > i) return seen;
    return { ...seen, walk: { ...walk, events: walk.events.slice(0, i - walk.from + 1) } };
  }

  hasMap() {
    return false;
  }

  sentence() {
    const { t, state } = this.host;
    const verdict = describeVerdict(t, state);
    const question = this.#question;
    if (!question) return [verdict, super.sentence()].filter(Boolean).join(' ');
    const { kind, text, more } = describeQuestion(t, state, question);
    return [verdict, `${kind}.`, text, more].filter(Boolean).join(' ');
  }

  describe(cell) {
    const { t, state } = this.host;
    const own = describeCellOf(t, state, this.#question, cell);
    return [super.describe(cell), own].filter(Boolean).join(t('a11y.comma'));
  }

  // ---- Asking ----

  answered(event, before) {
    super.answered(event);
    if (event.type === 'quiz:answer') this.#tellNone(event.value);
    const isNew = ['at:answer', 'quiz:answer'].includes(event.type);
    if (!isNew || !this.#question || questionOf(before)) return;
    if (this.host.state.playing) this.pause();
    else if (event.type === 'quiz:answer') this.host.announcer.announce(this.sentence());
  }

  #tellNone(found) {
    if (found.length) return;
    const value = this.host.settings.quiz.join();
    const message = `quiz="${value}" finds nothing to ask from this step on`;
    this.host.emit('nq-error', { key: 'quiz', value, message });
  }

  /** While something is asked there is nothing to play. */
  play() {
    if (this.#question) this.#goToAnswer();
    else super.play();
  }

  reset() {
    this.pause();
    this.host.change({ step: 0 });
    this.forget();
    return this.goTo(0);
  }

  /** All questions are open again, from the step that the settings name. */
  forget() {
    this.host.dispatch({ type: 'again' });
  }

  #answer(given) {
    const { state } = this.host;
    const question = this.#question;
    this.host.batch(() => {
      this.host.dispatch({ type: 'answer', given });
      if (this.host.state !== state) this.#tellAnswer(question, given);
    });
  }

  #tellAnswer({ kind, step, right }, given) {
    const { n } = this.host.state.spec;
    const written = (value) => (kind === 'count' ? value : squareOf(n, value));
    const detail = { question: kind, step, given: written(given), right: written(right) };
    this.host.emit('nq-answer', detail);
    this.#sayVerdict();
  }

  /** Where the board moves on, what it shows then is said with the verdict. */
  #sayVerdict() {
    const { t, state, announcer } = this.host;
    if (state.target) return;
    const isOpen = state.quiz.wrong.length > 0;
    announcer.announce(isOpen ? describeQuestion(t, state, this.#question).more : this.sentence());
  }

  #goToAnswer() {
    if (isAboutCells(this.#question)) this.host.grid.focus();
    else this.#number.focus();
  }

  // ---- Hand and keys ----

  tap(cell) {
    if (!isAboutCells(this.#question)) return;
    this.host.grid.moveTo(cell, { focus: false });
    this.#answer(cell);
  }

  hover(cell) {
    if (isAboutCells(this.#question)) this.host.view.update({ cursor: cell });
  }

  cursorMoved() {
    const { grid, view } = this.host;
    const isShown = grid.focused && isAboutCells(this.#question);
    view.update({ cursor: isShown ? grid.cursor : -1 });
  }

  key(event, where) {
    const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey;
    if (this.#question && isPlain && this.#answerKey(event, where)) return true;
    return super.key(event, where);
  }

  #answerKey(event, where) {
    const { grid } = this.host;
    const isEnter = event.key === 'Enter' || event.key === ' ';
    if (where === 'grid' && isAboutCells(this.#question)) {
      const target = grid.keyTarget(event);
      if (target !== undefined) grid.moveTo(target);
      else if (isEnter) this.#answer(grid.cursor);
      else return false;
      return true;
    }
    if (!isEnter || where === 'button') return false;
    this.#goToAnswer();
    return true;
  }
}
